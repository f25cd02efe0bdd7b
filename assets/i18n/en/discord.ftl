# What only the Discord front end has to say.

# A command was carried out and there is nothing else to say about it.
discord-done = Done.
# A bug: the request broke off.
discord-failed = Something went wrong here. Look at the board with `/{ command-tawlbwrdd } { command-tawlbwrdd-board }` before you try again.
# A button whose wire format this version does not know.
discord-old-button = This button is from another version of the bot. Use a command instead, such as `/{ command-help }`.
# The new board could not be posted. Nothing of the game is lost.
discord-cannot-post = I can't post in the game's channel: there I need the permissions to view it, to send messages and to attach files. The game is kept, and its board command shows the board once I can post.
