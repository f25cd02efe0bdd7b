### The local room: the page's labels, and answers to lines that are no commands.
### The texts of the games are in other files.

## The page

web-title = Slagveld
web-skip = Skip to the message box
web-channel = Channel
web-channel-name = battlefield
web-channel-topic = Everybody at this bot reads along here
web-direct = Direct messages
# $name: the person whose conversation with the bot it is.
web-direct-topic = Only { $name } and the bot read this
web-rooms = Conversations
web-people = At this computer
web-add = Add a person
web-add-title = Add a person
web-add-text = Friends can share this page: each person has a name, a language and private messages.
web-name = Name
web-language = Language
web-add-confirm = Add
web-cancel = Cancel
web-close = Close
# $name: the person who is speaking now.
web-speaks-as = Speaking as { $name }
# $name: somebody else at this computer.
web-switch-to = Speak as { $name }
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-bot = Slagveld
web-bot-tag = BOT
web-messages = Messages
web-only-you = Only you can see this
web-dismiss = Dismiss
# $name: who gave the command; $command: its name without the slash.
web-used = { $name } used /{ $command }
# $room: the channel's name; $name: the person who is speaking.
web-composer = Message or command in { $room } as { $name }
# $room: the channel's name.
web-hint-channel = Type / for a command
web-hint-direct = Type / for a command
web-send = Send
web-suggestions = Suggestions
web-suggestions-hint = ↑ ↓ to choose · Tab or Enter to take · Esc to close
# $count: how many suggestions there are.
web-suggestion-count = Suggestions: { $count }
web-picture-open = Show the picture full size
web-picture = Picture
# $name: a file's name.
web-download = Download { $name }
web-new-messages = New messages
# $count: how many messages are unread.
web-unread = unread: { $count }
# $name: the person at this computer whom it is for; $room: the conversation.
web-news = New for { $name } in { $room }
web-form-send = Confirm
web-form-empty = Please fill this in.
# $least: how many characters belong in a field.
web-form-short = At least { $least } characters belong here.
web-working = Slagveld is at work …
web-lost = The connection is lost. Trying again …
web-back = Connected again.
web-failed = That did not work. Please try again.
web-not-yours = That belongs to somebody else.
web-gone = That is no longer there.

## Before there is anybody

web-welcome-title = Welcome to the battlefield
web-welcome-text = Here people play old battle games by message. Who are you?

## Before anything has been said

web-empty-title = Nothing has been said yet
web-empty-text = A game takes two people (Bosworth up to four) and four steps:
web-empty-add = Add the second person, if you share this computer.
web-empty-new = Open a game of one of three kinds:
web-empty-join = The others join, and somebody starts the game.
web-empty-help = From then on the bot says whose turn it is. Wherever you are lost:
web-empty-direct-title = Your conversation with the bot
web-empty-direct-text = Nobody else reads along. Try one of these:

## Why nobody can be added

web-name-empty = Please write a name.
web-name-long = A name has at most 32 characters.
web-name-unreadable = A name can't have control characters in it.
web-name-taken = Somebody here already has that name.
web-room-full = The room is full.

## Answers to lines that can't be read

# $help: the command that helps.
web-only-commands = I only understand commands. Begin with `/`: `/{ $help }` tells what there is.
# $typed: the word that is no command; $help: the command that helps.
web-unknown-command = There is no command `/{ $typed }`. Type `/` to see all, or try `/{ $help }`.
# $nearest: the command that looks most like it.
web-unknown-command-near = There is no command `/{ $typed }`. Did you mean `/{ $nearest }`?
# $command: a command; $subcommands: what can follow it.
web-no-subcommand = `/{ $command }` needs to know what to do: { $subcommands }.
web-unknown-subcommand = There is no `/{ $command } { $typed }`. Type `/{ $command }` and a space to see what there is.
web-unknown-subcommand-near = There is no `/{ $command } { $typed }`. Did you mean `/{ $command } { $nearest }`?
# $typed: the word that is no option.
web-unknown-option = I don't know what to do with `{ $typed }` here.
web-unknown-option-near = There is no option `{ $typed }` here. Did you mean `{ $nearest }:`?
# $option: an option's name.
web-missing-option = `{ $option }:` has to be given.
# $usage: the command with its options; those in brackets can be left out.
web-usage = This is how it is written: `/{ $usage }`
web-option-twice = `{ $option }:` is given twice.
# $typed: what was typed; $choices: what it can be.
web-no-choice = `{ $option }:` can't be `{ $typed }`. It can be { $choices }.
