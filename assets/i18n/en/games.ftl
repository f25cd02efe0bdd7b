# What everybody reads: lobbies, moves, results.

game-tawlbwrdd = Tawlbwrdd

seat-attackers = attackers
seat-defenders = defenders
piece-attacker = attacker
piece-defender = defender
piece-king = king
layout-serif = cross with serifs
layout-bell = pentagons, after Bell

# The lobby
lobby-open = **{ $game }**: { $host } opens a game ({ $layout }). Sit down with a button, or with `{ $command }`.
lobby-seat = { $seat }: { $player }
lobby-either = either side: { $player }
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = **{ $game }**: { $host } opens a game ({ $layout }).
lobby-ready = Both seats are taken. **{ button-start }** begins the game.
lobby-ready-lots = Both seats are taken. **{ button-start }** begins the game; sides that nobody chose are drawn by lot.
lobby-closed = **{ $game }**: the game was closed before it began.
lobby-begun = **{ $game }**: the game has begun, see below.

# The game
game-started = **{ $game }** begins: { $attackers } leads the attackers, { $defenders } the king's men.
game-to-move = { $player } ({ $seat }), your move.
game-moved = { $player } ({ $seat }) moves `{ $move }`.
game-moved-taking = { $player } ({ $seat }) moves `{ $move }` and takes { $taken }.
taken-soldiers = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
taken-king = the king
taken-king-and = the king and { $soldiers }
game-draw-offered = { $player } ({ $seat }) offers a draw. { $opponent }, do you accept?
game-offer-lapses = A move declines the offer.
game-offer-lapsed = That declines the draw offer.
game-offer-stands = { $player } offers a draw; a move declines it.
game-draw-declined = { $player } ({ $seat }) declines the draw. { $next } ({ $nextseat }) is to move.
game-board = **{ $game }** { $number }: { $player } ({ $seat }) is to move.
game-board-over = **{ $game }** { $number }, as it ended.
fair-commit = Proof of a fair lot – SHA-256 of the seed: { $commit }
fair-seed = Proof of a fair lot – the seed: { $seed }

# Results
result-won = **{ $player } wins** ({ $seat }): { $reason }.
result-drawn = **Drawn**: { $reason }.
reason-king-escaped = the king has reached the edge
reason-king-captured = the king is captured
reason-repetition = the position has occurred before
reason-no-legal-move = the player to move has no legal move
reason-resigned = the opponent resigns
reason-time = the opponent ran out of time
reason-agreed = the players agree

# In the picture
picture-to-move-attackers = Attackers to move
picture-to-move-defenders = Defenders to move
picture-won-attackers = Attackers win
picture-won-defenders = Defenders win
picture-drawn = Drawn
picture-start = The start
picture-captured-attackers = Captured attackers
picture-captured-defenders = Captured defenders

# Alt texts
alt-tawlbwrdd = { $game }, 11 by 11. { $status } { $last } { $king } { $ways } { $threats } Attackers ({ $attackers }): { $attackersquares }. Defenders ({ $defenders }): { $defendersquares }.
alt-to-move = { $seat } to move.
alt-won = { $seat } have won: { $reason }.
alt-drawn = Drawn: { $reason }.
alt-no-move = No move has been made.
alt-last = Last move: { $seat } { $from } to { $to }.
alt-last-taking = Last move: { $seat } { $from } to { $to }, taking { $squares }.
alt-king = King on { $square }.
alt-king-castle = King on the castle, { $square }.
alt-king-captured = The king is captured.
alt-ways = A straight way to the edge lies open for him: { $squares }.
alt-no-way = No straight way to the edge lies open for him.
alt-threats = The side to move can take: { $squares }.
alt-no-threats = The side to move can take nothing.
nobody = none

# Buttons
button-join = Join
button-join-attackers = Join: attackers
button-join-defenders = Join: defenders
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-move = Move
button-draw = Offer a draw
button-accept = Accept the draw
button-decline = Decline
button-resign = Resign
button-really-resign = Yes, I resign
button-keep-playing = Keep playing
button-again = Play again
button-other-piece = Another piece
button-rules = Rules
