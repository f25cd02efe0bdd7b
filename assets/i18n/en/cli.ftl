# The command line and the start of the bot.

cli-unreadable = { $name } can't be read: { $why }
cli-not-text = { $name } is no UTF-8 text: { $why }
cli-no-game = { $name } holds no game. A record begins with [Game "…"].
cli-viewer = There is no viewer "{ $name }": choose public, { $why }.
cli-game = There is no game "{ $name }": choose { $why }.
cli-other-game = The record is one of { $why }, not of { $name }.
cli-needs-record = A game of { $name } begins with the players' set-ups or decks: name a record with --record.
cli-variant = There is no variant "{ $name }": choose { $why }.
cli-theme = There is no theme "{ $name }": choose { $why }.
cli-language = I don't speak "{ $name }": choose { $why }.
cli-size = A picture can't be { $name } pixels wide: choose 360 to 2160.
cli-picture = { $name } has to end in .png or .gif.
cli-write = { $name } can't be written: { $why }

fault-open-comment = this comment is never closed: a { "}" } is missing
fault-bad-tag = `{ $token }` is no tag: write [Name "value"]
fault-tag-twice = the tag { $token } is there twice
fault-tag-in-moves = a tag stands among the moves
fault-no-game = a record begins with [Game "…"]
fault-unknown-game = no game is called "{ $token }"
fault-no-setup = the tag [{ $tag } "…"] is missing: a record of this game needs both set-ups
fault-bad-setup = the set-up "{ $token }" is wrong. { $why }
fault-hidden-setup = the set-up "{ $token }" has hidden pieces: such a record can't be played, only read
fault-unknown-variant = the game has no variant "{ $token }"
fault-wrong-result = the result is not "{ $token }" but "{ $right }"
fault-no-termination = the game is not over, but the record says how it ended: "{ $token }"
fault-wrong-termination = the game did not end by "{ $token }" but by "{ $right }"
fault-bad-hex = "{ $token }" is not 64 hexadecimal digits
fault-wrong-commit = the commit is not the SHA-256 of the seed
fault-bad-deck = "{ $token }" is no deck: write twelve letters, K Q B B N N R R P P P P in any order
fault-bad-first = "{ $token }" is no seat: South, West, North or East begins
fault-bad-colour = there is no colour "{ $token }": choose red, yellow, green or blue
fault-no-decks = the decks are missing (tags such as [SouthDeck "…"]): a running game's record hides them, and can't be played, only read
fault-players = two to four kingdoms play, each with its deck; here are { $count }
fault-not-opposite = two players camp opposite each other: South and North, or West and East
fault-not-split = with split camps three play: South, West and North, or West, North and East
fault-first-absent = { $seat } begins, but has no deck
fault-wrong-deck = by the seed this deck is not "{ $token }" but "{ $right }"
fault-wrong-first = by the seed { $right } begins
fault-wrong-seats = by the seed the seats that were drawn are not "{ $token }" but "{ $right }"

account-game = { $number }. { $game }:
account-running = The game is not over: { $seat } to move.
account-broken = Up to the error below.
account-over = { $result }: { $reason }.
account-fair = The seed fits its commit, and what was drawn by lot fits the seed.

start-room = Slagveld's local room: { $url } (Ctrl-C ends it; games are kept in { $path })
start-discord = Slagveld connects to Discord. (Ctrl-C ends it.)
start-store-locked = The games in { $path } are in use by another bot. Stop it first, or choose another folder with --data.
start-store-newer = The games in { $path } were kept by a newer bot (version { $found }). Nothing has been changed; use that bot.
start-store-damaged = The games in { $path } are not whole: { $why }. Nothing has been changed. Put back a copy of the folder, or choose another one with --data.
start-store-io = The games in { $path } can't be opened: { $why }
start-no-data = This system has no folder for data. Choose one with --data.
start-room-failed = The local room can't be opened: { $why }
start-discord-token = Discord refuses the token. Copy it anew from https://discord.com/developers/applications.
start-discord-failed = Discord: { $why }

config-unreadable = { $path } can't be read: { $why }
config-syntax = { $path }: { $why }
config-unknown = { $path }: there is no setting "{ $key }". Did you mean "{ $nearest }"?
config-token = The file with the token, { $path }, can't be read: { $why }
