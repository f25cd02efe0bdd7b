# What one person alone reads.

joined-any = You sit at { $game }. If you choose no side, the lot decides.
joined-seat = You sit at { $game }: { $seat }.
left = You have left the table of { $game }.
cancelled = { $game } is closed.
choose-piece = What do you want to move?
choose-piece-menu = Choose what to move
choose-square = { $piece } on { $square }: where to?
choose-square-menu = Choose a square
piece-entry = { $square }: { $piece }
piece-goes = { $count ->
    [one] one square: { $squares }
   *[other] { $count } squares: { $squares }
}
piece-takes = can take { $squares }
square-takes = takes { $squares }
piece-attacks = can attack on { $squares }
square-attacks = attacks
square-escapes = the king escapes
square-repeats = draw: the position repeats
moved = You moved `{ $move }`.
confirm-cancel = Do you really want to call the game off? Both set-ups are then gone.
confirm-resign = Do you really want to resign? The game is then lost.
kept-playing = You play on.
resigned = You have resigned.
told = Done: it stands in the channel.
deployed = Changed: see your set-up above.
door-closed = I can't send you direct messages, so your own view does not come to you by itself. `{ $command }` shows it whenever you want; the game goes on as usual.

# One's own view
own-headline = **{ $game }** { $number }: you lead { $seat }. { $channel }
own-your-move = **Your move.**
own-their-move = { $player } is to move.
own-missing = Still to place: { $pieces }.
own-complete = Everything is placed. Press **{ $button }** when you are content.
own-ready = You are ready. Until your opponent is ready too, you can change your mind.
preset-menu = Fill in a ready-made set-up
preset-mirrored = { $name }, mirrored
preset-corner = The flag in a corner behind bombs; more bombs far away
preset-wall = The flag in the middle of the back row, bombs around it
preset-attack = Strong pieces in front, to strike at once
preset-decoy = Bombs guard a corner where no flag is
preset-screen = Bombs in front slow the attack down
preset-scouts = Scouts in front, to learn much soon
preset-flank = All strength on one side
preset-open = No bomb gives the flag away
place-menu = Place, exchange or clear: choose a square
place-entry = { $square }: { $piece }
place-empty = empty
place-left = { $pieces } to place
place-ask = { $place }. What shall stand there?
place-ask-swap = { $place }. Exchange it with another square, or clear it.
place-piece-menu = Put a piece there
place-swap-menu = Exchange it with another square
form-rows = Your set-up, row by row
form-front = Front row (rank { $rank }), from { $left } to { $right }
form-middle = Middle row (rank { $rank }), from { $left } to { $right }
form-back = Back row (rank { $rank }), from { $left } to { $right }
form-rows-hint = F flag, S spy, 1–7, B bomb, . empty
form-name = Save this set-up
form-name-field = Name
form-name-hint = Saving under a known name replaces it
saved-some =
    Your set-ups:
    { $list }
saved-none = You have saved no set-up yet. `{ $command }` saves the one on your board under a name.
saved-load = Load a set-up
saved-forget = Forget a set-up
film-here = { $game } { $number } as a film.
record-here = The record of { $game } { $number }.
settings =
    Your language: { $person }.
    The language of this channel: { $room }.
    `{ $command }` with an option changes it.

more-choices = { $choice } (and { $more } more: type on)

# /games
games-mine = **Your games**
games-none = You are in no game now. These open one: { $command }.
games-here = **In this channel**
games-lobby = { $game } { $number }: waiting for players
games-setup = { $game } { $number }: { $players } – setting up
games-setup-yours = { $game } { $number }: { $players } – **set your pieces up**
games-turn-yours = { $game } { $number }: { $players } – **your turn**
games-turn-other = { $game } { $number }: { $players } – { $player } is to move
games-versus = { $first } against { $second }
games-link = [there]({ $url })

# /help
help-start = **Slagveld** lets you play old battle games here, one move at a time, whenever you have time.
help-direct = Games are opened in a server's channel, where everybody sees the board. Here you see what you alone may know, and can move in your games. `{ $games }` lists them.
help-new = Nobody plays here. These open a game: { $command }; others press **{ $button }**.
help-join = A game is open here. Press **{ $button }** under it, or type `{ $command }`.
help-wait = You sit at the game that is open here. As soon as somebody else joins, press **{ $button }**.
help-begin = Enough have sat down: press **{ $button }** under the game, or type `{ $command }`.
help-setup = Set your pieces up: press **{ $button }**, or begin with `{ $command }`. Nobody else sees what you do.
help-setup-wait = You are ready. The game begins as soon as your opponent is.
help-out = You are out of the game here. You can go on watching.
help-your-turn = It is your turn. Press **{ $button }** under the board, or type `{ $command }` and choose from the list.
help-offer = A draw is offered to you. Answer with the buttons under the board, or with `{ $command }`; a move declines it.
help-other-turn = { $player } is to move. You will be mentioned when it is your turn.
help-watch = { $players } are playing here. For a game of your own open a thread: it counts as a channel of its own.
help-commands = **Commands**
help-command = `{ $command }` { $about }

# Refusals
refused-unreadable = I don't understand that. Choose from the list that appears while you type, or ask `{ $help }`.
refused-direct = Games are opened where others see them. Type this in a server's channel.
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
refused-seat-taken = That side is taken already ({ $seat }). Choose the other one.
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
refused-offered-already = You have asked already; the answer is still to come.
refused-declined-already = That was declined. You can ask again after your next move.
refused-no-offer = Nobody offers you a draw.
refused-nothing-to-undo = You have made no move that could be taken back.
refused-revealed = An attack has shown what was hidden since: that can't be taken back.
refused-no-plea = Nobody asks to take anything back.
refused-not-moderator = Only those who may manage messages here can change the language of this channel.
refused-setting-up = { $game } is being set up here: it has not begun, and nobody joins or leaves any more. `{ $cancel }` calls it off.
refused-ready-already = You have said that you are ready. **{ $button }** takes that back.
refused-not-ready = You had not said that you are ready: just go on.
refused-no-saved = You have saved no set-up called { $name }. Choose from the list that appears while you type.
refused-nothing-to-save = Nothing is placed yet: there is nothing to save.
refused-bad-name = A name has 1 to { $most } characters.
refused-too-many-saved = You have { $most } set-ups, which is as many as I keep. Forget one, or save under a name you have.
refused-several = You play { $game } in several channels. Type this in the channel of the game you mean, or use the buttons under its message.
refused-too-early = That takes { $wanted } moves of both sides without an attack; so far there are { $quiet }.
refused-not-arbiter = Only those who may manage messages here can rule that a game is drawn.
refused-store = That could not be saved, so nothing has changed. Try again in a moment; if it stays so, tell whoever runs this bot.
refused-broken = The record of game { $number } can't be played, so nothing has been changed. Tell whoever runs this bot.

# Moves that the rules refuse
rules-unreadable = `{ $typed }` is no move. Type from and to, such as `d11-d9`.
rules-unreadable-veldslag = `{ $typed }` is no move. Type from and to, such as `a3-a4`.
rules-no-word = `{ $typed }`: this game has no such word.
rules-not-yours = `{ $typed }`: the piece on { $square } is not yours.
rules-immobile = `{ $typed }`: the { $piece } never moves.
rules-too-far = `{ $typed }`: the { $piece } moves one square; only scouts go further.
rules-lake = `{ $typed }`: there is a lake on { $square }.
rules-two-squares = `{ $typed }`: this piece has gone to and fro between these two squares three times. Move another piece first, or this one elsewhere.
rules-chase = `{ $typed }`: this would bring back a position of the chase you are in. Chase on another way, or stop.
rules-empty = `{ $typed }`: nothing stands on { $square }.
rules-not-yours-attackers = `{ $typed }`: the piece on { $square } is an attacker; you lead the defenders.
rules-not-yours-defenders = `{ $typed }`: the piece on { $square } is a defender; you lead the attackers.
rules-same-square = `{ $typed }`: it is on { $square } already.
rules-not-straight = `{ $typed }`: pieces move in a straight line, along a rank or a file.
rules-blocked = `{ $typed }`: there is a piece on { $square }. Nothing jumps.
rules-castle = `{ $typed }`: nobody stops on the castle (f6).
rules-over = `{ $typed }`: the game is over.

# Set-ups that can't be
draft-no-square = { $typed } is no square. Type one of your own, such as a1.
draft-not-home = You don't set up on { $square }. Choose a square of your three rows.
draft-no-piece = { $typed } is no piece. The codes are F, S, 1 to 7 and B.
draft-none-left = Every { $piece } you have stands already. Clear one, or exchange it.
draft-empty = Nothing stands on { $square }.
draft-same-square = These are the same square, { $square }. Choose two.
draft-rows = A set-up has three rows; these are { $count }.
draft-length = { $count ->
    [one] Row { $row } has one code; a row has eight. A full stop leaves a square empty.
   *[other] Row { $row } has { $count } codes; a row has eight. A full stop leaves a square empty.
}
draft-too-many = Too many: { $placed } in it, where an army has { $army }.
draft-missing = Not everything is placed yet: { $pieces } to go.
