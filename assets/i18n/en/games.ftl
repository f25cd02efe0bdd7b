# What everybody reads: lobbies, moves, results.

game-tawlbwrdd = Tawlbwrdd
game-veldslag = Veldslag

seat-attackers = attackers
seat-defenders = defenders
seat-red = Red
seat-blue = Blue
piece-attacker = attacker
piece-defender = defender
piece-king = king
piece-flag = flag
piece-spy = spy
piece-scout = scout
piece-miner = miner
piece-lieutenant = lieutenant
piece-captain = captain
piece-major = major
piece-colonel = colonel
piece-general = general
piece-bomb = bomb
piece-hidden = hidden piece
pieces-flag = { $count ->
    [one] one flag
   *[other] { $count } flags
}
pieces-spy = { $count ->
    [one] one spy
   *[other] { $count } spies
}
pieces-scout = { $count ->
    [one] one scout
   *[other] { $count } scouts
}
pieces-miner = { $count ->
    [one] one miner
   *[other] { $count } miners
}
pieces-lieutenant = { $count ->
    [one] one lieutenant
   *[other] { $count } lieutenants
}
pieces-captain = { $count ->
    [one] one captain
   *[other] { $count } captains
}
pieces-major = { $count ->
    [one] one major
   *[other] { $count } majors
}
pieces-colonel = { $count ->
    [one] one colonel
   *[other] { $count } colonels
}
pieces-general = { $count ->
    [one] one general
   *[other] { $count } generals
}
pieces-bomb = { $count ->
    [one] one bomb
   *[other] { $count } bombs
}
layout-serif = cross with serifs
layout-bell = pentagons, after Bell

# The lobby
lobby-open = **{ $game }**: { $host } opens a game{ $variant }. Sit down with a button, or with `{ $command }`.
lobby-seat = { $seat }: { $player }
lobby-either = Either side: { $player }
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = **{ $game }**: { $host } opens a game{ $variant }.
lobby-ready = Both seats are taken. **{ button-start }** begins the game.
lobby-ready-lots = Both seats are taken. **{ button-start }** begins the game; sides that nobody chose are drawn by lot.
lobby-closed = **{ $game }**: { $closer } closed the game before it began.
lobby-begun = **{ $game }**: the game has begun, see below.

# The game
game-started-tawlbwrdd = **{ $game }** begins: { $first } leads the attackers, { $second } the king's men.
game-started-veldslag = **{ $game }** begins: { $first } leads Red, { $second } leads Blue.
game-to-move = { $player } ({ $seat }), your move.
game-moved = { $player } ({ $seat }) moves `{ $move }`.
game-moved-taking = { $player } ({ $seat }) moves `{ $move }` and takes { $taken }.
game-attacked = { $player } ({ $seat }) attacks, `{ $move }`: { $clash }
clash-attacker = { $attacker } takes { $defender }.
clash-defender = { $attacker } falls to { $defender }.
clash-both = { $attacker } meets { $defender }, both fall.
game-quiet-ruling = { $count } moves each without an attack: a moderator may rule that the game is drawn.
game-quiet-claim = { $count } moves each without an attack: either player may claim a draw, with the button or `{ $command }`.
taken-soldiers = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
taken-king = the king
taken-king-and = the king and { $soldiers }
game-draw-offered = { $player } ({ $seat }) offers a draw. { $opponent }, do you accept?
game-offer-lapses = Moving without an answer declines the offer.
game-offer-lapsed = That declines the draw offer.
game-offer-stands = { $player } offers a draw; a move declines it.
game-draw-declined = { $player } ({ $seat }) declines the draw. { $next } ({ $nextseat }) is to move.
game-undo-asked = { $player } ({ $seat }) would like to take the last move back. { $opponent }, do you agree? A move declines that.
game-next = { $player } ({ $seat }) is to move.
game-undo-stands = { $player } would like to take the last move back; a move declines that.
game-undo-declined = { $player } ({ $seat }) declines: the move stands.
game-undo-done = { $player } ({ $seat }) has taken the last move back.
game-board = **{ $game }** { $number }: { $player } ({ $seat }) is to move.
game-board-over = **{ $game }** { $number }, as it ended.
fair-commit = Proof of a fair lot – SHA-256 of the seed: { $commit }
fair-seed = Proof of a fair lot – the seed: { $seed }

# The set-ups, as everybody may know them
setup-open = **{ $game }** { $number }: both sides set up, each in secret – in the direct message from me, with the button here, or with `{ $command }`. When both are ready, Red begins.
setup-is-busy = { $player } ({ $seat }) is setting up.
setup-is-ready = { $player } ({ $seat }) is ready.

# Results
result-won = **{ $player } wins** ({ $seat }): { $reason }.
result-drawn = **Drawn**: { $reason }.
reason-king-escaped = the king has reached the edge
reason-king-captured = the king is captured
reason-repetition = the position has occurred before
reason-no-legal-move = the player to move has no legal move
reason-flag-captured = the flag is taken
reason-no-mobile-pieces = nobody has a piece that can move
reason-resigned = the opponent resigns
reason-time = the opponent ran out of time
reason-agreed = the players agree
reason-claimed = claimed after a long time without an attack
reason-declared = a moderator has ruled so

# In the picture
picture-to-move-attackers = Attackers to move
picture-to-move-defenders = Defenders to move
picture-to-move-red = Red to move
picture-to-move-blue = Blue to move
picture-won-attackers = Attackers win
picture-won-defenders = Defenders win
picture-won-red = Red wins
picture-won-blue = Blue wins
picture-drawn = Drawn
picture-start = The start
picture-captured-attackers = Captured attackers
picture-captured-defenders = Captured defenders
picture-score-red = Red has taken
picture-score-blue = Blue has taken
picture-setup-red = Red's set-up
picture-setup-blue = Blue's set-up
picture-all-placed = Everything is placed
picture-to-place = Still to place

# In the pictures of Bosworth
picture-to-move-south = South to move
picture-to-move-west = West to move
picture-to-move-north = North to move
picture-to-move-east = East to move
picture-won-south = South wins
picture-won-west = West wins
picture-won-north = North wins
picture-won-east = East wins
bosworth-picture-name-south = South
bosworth-picture-name-west = West
bosworth-picture-name-north = North
bosworth-picture-name-east = East
bosworth-picture-own-hand = Your hand
bosworth-picture-hands = Hands
bosworth-picture-captured = Captured cards

# Alt texts
alt-tawlbwrdd = { $game }, 11 by 11. { $status } { $last } { $king } { $ways } { $threats } Attackers ({ $attackers }): { $attackersquares }. Defenders ({ $defenders }): { $defendersquares }.
alt-to-move = { $seat } to move.
alt-won-tawlbwrdd = { $seat } have won: { $reason }.
alt-won-veldslag = { $seat } has won: { $reason }.
alt-veldslag = { $game }, 8 by 8, lakes on c4 c5 f4 f5. { $status } { $last } Red: { $red }. Blue: { $blue }. { $known } { $fallen } Score: Red { $redscore }, Blue { $bluescore }. { $setups }
alt-setups = Set-ups, row by row from the front: Red { $red }, Blue { $blue }.
alt-went = Last move: { $seat } { $move }.
alt-attacked = Last move: { $seat } { $move }, { $clash }
alt-hidden = hidden { $squares }
alt-known = The opponent knows your { $squares }.
alt-none-known = The opponent knows none of your pieces.
alt-fallen = Fallen: Red { $red }; Blue { $blue }.
alt-none-fallen = Nobody has fallen.
alt-draft = { $seat }'s set-up: { $placed }. Still to place: { $missing }.
alt-film = The game as a film, { $count } positions. The last one: { $last }
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
button-join-red = Join: Red
button-join-blue = Join: Blue
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-move = Move
button-draw = Offer a draw
button-accept = Accept the draw
button-decline = Decline
button-resign = Resign
button-really-resign = Yes, I resign
button-really-cancel = Yes, call it off
button-keep-playing = Keep playing
button-again = Play again
button-other-piece = Another piece
button-rules = Rules
button-set-up = Set up my pieces
button-army = My pieces
button-undo = Take back
button-accept-undo = Let it be taken back
button-decline-undo = The move stands
button-claim = Claim a draw
button-ready = Ready
button-unready = Change it again
button-form = Type it
button-mirror = Mirror
button-clear-all = Clear all
button-clear = Clear this square
button-save = Save as…
button-saved = My set-ups
button-back = Back
