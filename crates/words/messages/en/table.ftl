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
table-tab-log = Log
table-tab-chat = Chat
table-message = Message
table-say = Say something
table-send = Send
table-film = What others do
table-film-means = Each event is told on the board, one after another. When the others are faster, what they do is told in short, but never what concerns you. The full stop key shows the next one, the comma key all since your last move again.
table-film-slow = Told slowly
table-film-normal = Told at a normal pace
table-film-lively = Told quickly
table-film-none = Not told
table-film-again = All since my last move again
table-film-turn = The last turn again
table-film-since = Show it quickly
table-sound = Sounds
table-sound-means = A short sound for each event, the dice, your turn and the end. None if this device asks for less motion.
table-sound-none = No sound
table-sound-quiet = Quiet
table-sound-normal = Normal
table-sound-loud = Loud
table-film-more = Again
table-film-back = One step back
table-film-pause = Pause
table-film-next = Next step
table-film-speed = How fast it is told
table-film-slow-short = Slow
table-film-normal-short = Normal
table-film-lively-short = Lively
table-film-none-short = None
table-beat-card = card
table-beat-flight = flight
table-beat-pass = passes
table-beat-landing = lands
table-beat-order = order
table-beat-result = effect
table-beat-alarm = alarm
table-decision = Decision
table-undo = Take back the last move
table-you = You
table-here-no = (away)
table-here-bot = (bot)
table-bots = The bots here
table-bot-plays = { $level }{ $styled ->
    [yes] , { $style }
   *[no] { "" }
}: { $means }

# The promise of a fair deal.

table-deal = A deal you can verify
table-deal-promise = The fingerprint of the number that all luck of this game comes from. The number itself is published at the end.
table-deal-kept = The number that all luck came from: its SHA-256 fingerprint is the one that was shown from the start.
table-deal-commitment = Fingerprint
table-deal-seed = Number
table-deal-record = The record of the game, to check with “rempart verify”

# Beside playing: hints, a bot for a while, the same deal again.

table-more = More
table-hint-ask = What would a captain do?
table-hint = What a captain would do
table-hint-more = Why?
table-hint-why = By { $games } games imagined from here, the first wins about { $best } times in 100, the next best { $next }.
table-hint-why-near = By { $games } games imagined from here, the first wins about { $best } times in 100, the next { $next }: hardly a difference.
table-hint-chance = { $n } in 100
table-hint-at-once = { $n } { $what } instead of { $m }, at once
table-hint-later = { $n } { $what } instead of { $m } a little later, on average
table-hint-but = but
table-hint-differs = { $n } { $what } instead of { $m }
table-hint-line-at-once = At once: { $list }.
table-hint-line-later = A little later, on average: { $list }.
table-hint-price-at-once = The price, at once: { $list }.
table-hint-price-later = The price, a little later and on average: { $list }.
table-relieve = Watch it played
table-relieve-means = A bot plays your seat from here on, at the pace of the table. You can take it back at any moment.
table-relieve-go = Let it play
table-relieved = { $bot } plays for you
table-return = Take my seat back
table-same-deal = Play the same deal again
table-challenge = Challenge a friend
table-challenge-means = The same deal for a friend, at a table of their own
table-same-deal-gives-up = The same cards and dice from the start, at a new table. This game is given up.
table-review = Weigh my decisions
table-watch = Let others watch
table-watch-link = Whoever opens this link may watch.
table-mark-again = Same deal again
table-mark-played-on = Past game, on from move { $n }
table-mark-puzzle = Played on from a puzzle
table-mark-duel = Duel
table-mark-cards = Other cards
table-mark-day = Deal of { $day }

table-given-only = Answered for you, since there was nothing else: { $move }
table-given-ordered = Answered for you, as agreed or as your settings are: { $move }

# Between the people at the table.

table-leave = Leave the table
table-leave-means = A bot plays for you at once. The seat is yours again as soon as you open the table.
table-leave-go = Go for now
table-end = Leave it at that
table-end-means = The game ends without a result if all who play agree.
table-end-agree = Leave it at that
table-end-withdraw = Rather play on
table-end-waits = You propose to leave it at that; the others must agree.
table-end-asked = { $names }: shall we leave it at that?
table-resign = Resign
table-resign-means = A bot takes your seat for good; you may still watch. If nobody else plays, the table is closed.
table-resign-go = Resign the game
table-send-away = Send somebody away
table-send-away-means = A bot takes their seat for good, and they cannot sit down here any more.
table-send-away-go = Send { $name } away
table-rematch = Join the rematch
table-cover = Cover the table
table-cover-means = Before you pass the device on: nothing secret is left on the screen.
table-cover-pass = Pass the device to
table-cover-me = I am { $name }
table-cover-pass-on = Pass the device to { $name }
table-cue = A sign when it is my turn
table-cue-means = A short sound, and a dot before the title of the tab. This device remembers.
table-cue-go = Give me a sign
# Looking back

replay-mistake = To the decision before move { $n }, which gave away { $cost } of 100
replay-title = Look back
replay-means = The game move by move, as you saw it.
replay-first = To the start
replay-before = One move back (left arrow)
replay-after = One move on (right arrow)
replay-last = To the end
replay-auto = Play by itself
replay-ply = Move
replay-at = Moves made: { $ply } of { $plies }
replay-go = Go
replay-eyes = Seen by
replay-watcher = Spectators
replay-on = Play on from here
replay-back = To the table
replay-jump = Look at this moment
table-tournament = Tournament
table-tournament-means = This game counts in a tournament. If a bot plays a seat at the end, its player has lost this game.
table-to-tournament = To the tournament
table-club = Club
table-to-club = To the club
replay-study = Study
