# The frame of every table.

table-skip = Skip to the decision
table-lost = Connection lost. Trying again…
table-refused = That move was not accepted.
table-board = Board
table-players = Players
table-rules = Rules
table-talk = Log and chat
table-close = Close
table-log = Log of the game
table-chat = Chat
table-message = Message
table-say = Say something
table-send = Send
table-decision = Decision
table-undo = Take back the last move
table-you = You
table-here-no = (away)
table-here-bot = (bot)
