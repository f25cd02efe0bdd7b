# What one person alone reads.

joined-any = You sit at { $game }. If you choose no side, the lot decides.
joined-seat = You sit at { $game } with the { $seat }.
left = You have left the table of { $game }.
cancelled = { $game } is closed.
choose-piece = Which piece do you want to move?
choose-piece-menu = Choose a piece
choose-square = Where does the { $piece } on { $square } go?
choose-square-menu = Choose a square
piece-entry = { $square }: { $piece }
piece-goes = { $count ->
    [one] one square: { $squares }
   *[other] { $count } squares: { $squares }
}
piece-takes = can take { $squares }
square-takes = takes { $squares }
square-escapes = the king escapes
square-repeats = draw: the position repeats
moved = You moved `{ $move }`.
confirm-resign = Do you really want to resign? The game is then lost.
kept-playing = You play on.
resigned = You have resigned.
record-here = The record of { $game } { $number }.
settings =
    Your language: { $person }.
    The language of this channel: { $room }.
    `{ $command }` with an option changes it.

more-choices = { $choice } (and { $more } more: type on)

# /games
games-mine = **Your games**
games-none = You are in no game now. `{ $command }` opens one.
games-here = **In this channel**
games-lobby = { $game } { $number }: waiting for players
games-turn-yours = { $game } { $number }: { $players } – **your turn**
games-turn-other = { $game } { $number }: { $players } – { $player } is to move
games-versus = { $first } against { $second }
games-link = [there]({ $url })

# /help
help-start = **Slagveld** lets you play old battle games here, one move at a time, whenever you have time.
help-direct = Games are played in a server's channel, where everybody sees the board. Here I only answer `{ $games }` and `{ $help }`.
help-new = Nobody plays here. `{ $command }` opens a game; others press **{ $button }**.
help-join = A game is open here. Press **{ $button }** under it, or type `{ $command }`.
help-wait = You sit at the game that is open here. As soon as somebody else joins, press **{ $button }**.
help-begin = Both seats are taken: press **{ $button }** under the game, or type `{ $command }`.
help-your-turn = It is your turn. Press **{ $button }** under the board, or type `{ $command }` and choose from the list.
help-offer = Your opponent offers a draw. Answer with the buttons under the board, or with `{ $command }`; a move declines it.
help-other-turn = { $player } is to move. You will be mentioned when it is your turn.
help-watch = { $players } are playing here. For a game of your own open a thread: it counts as a channel of its own.
help-commands = **Commands**
help-command = `{ $command }` { $about }

# Refusals
refused-unreadable = I don't understand that. Choose from the list that appears while you type, or ask `{ $help }`.
refused-direct = Games are played where others see them. Type this in a server's channel.
refused-occupied-lobby = A game of { $game } is already open here: join it with `{ $join }`. For one more, open a thread: it counts as a channel of its own.
refused-occupied-playing = { $game } is already being played here. Open a thread for one more: it counts as a channel of its own.
refused-no-lobby = No game of { $game } is open here. `{ $new }` opens one.
refused-no-game = No game of { $game } has begun here. `{ $new }` opens one; **{ $start }** begins it.
refused-nothing-here = { $game } has never been played here. `{ $new }` opens a game.
refused-unknown-game = There is no game { $number } that you can see here. Choose from the list that appears while you type.
refused-begun = That game of { $game } has begun already.
refused-over = That game of { $game } is over.
refused-closed = That game of { $game } was closed before it began.
refused-full = Both seats at { $game } are taken.
refused-seat-taken = Somebody else leads the { $seat } already. Choose the other side.
refused-already-in = You sit at { $game } already.
refused-not-in = You don't sit at this game of { $game }.
refused-too-few = { $count ->
    [one] One player is missing. As soon as somebody joins you can start.
   *[other] { $count } players are missing.
}
refused-not-host = Only { $host } or a moderator can close this game.
refused-not-playing = You don't play in this game of { $game }.
refused-not-your-turn = It is { $player }'s turn ({ $seat }).
refused-late = The game has moved on since that button appeared. `{ $board }` shows the board as it is now.
refused-no-moves = Nothing of yours can move from { $square }.
refused-offered-already = You have offered a draw already. Your opponent can still answer.
refused-declined-already = Your opponent has declined. You can offer again after your next move.
refused-no-offer = Nobody offers you a draw.
refused-not-moderator = Only those who may manage messages here can change the language of this channel.
refused-store = That could not be saved, so nothing has changed. Try again in a moment; if it stays so, tell whoever runs this bot.
refused-broken = The record of game { $number } can't be played, so nothing has been changed. Tell whoever runs this bot.

# Moves that the rules refuse
rules-unreadable = `{ $typed }` is no move. Type from and to, such as `d11-d9`.
rules-empty = `{ $typed }`: nothing stands on { $square }.
rules-not-yours-attackers = `{ $typed }`: the piece on { $square } is an attacker; you lead the defenders.
rules-not-yours-defenders = `{ $typed }`: the piece on { $square } is a defender; you lead the attackers.
rules-same-square = `{ $typed }`: that piece is on { $square } already.
rules-not-straight = `{ $typed }`: pieces move in a straight line, along a rank or a file.
rules-blocked = `{ $typed }`: there is a piece on { $square }. Nothing jumps.
rules-castle = `{ $typed }`: nobody stops on the castle (f6).
rules-over = `{ $typed }`: the game is over.
