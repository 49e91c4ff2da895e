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

# The promise of a fair deal.

table-deal = A deal you can verify
table-deal-promise = The fingerprint of the number that all luck of this game comes from. The number itself is published at the end.
table-deal-kept = The number that all luck came from: its SHA-256 fingerprint is the one that was shown from the start.
table-deal-commitment = Fingerprint
table-deal-seed = Number
table-deal-record = The record of the game, to check with “rempart verify”
