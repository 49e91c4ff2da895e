# The program in a terminal.

## Help

terminal-heading-usage = Usage:
terminal-heading-commands = Commands
terminal-heading-arguments = Arguments
terminal-heading-options = Options

terminal-about-rempart = Rempart: games about invasions. Without a command it serves the web site.
terminal-about-serve = Serves the web site
terminal-about-config = Shows the settings in force and where each is from
terminal-about-healthy = Asks the server of this machine whether it is well; exit status 1 if not
terminal-healthy = Rempart is well at { $address }.
terminal-unhealthy = Rempart is not well at { $address }: { $why }
terminal-setting-line = command line
terminal-setting-environment = environment
terminal-setting-usual = usual
terminal-serving = Rempart is at { $address } (Ctrl-C stops it; every move is safe)
terminal-metrics = Numbers for Prometheus are at { $address } and /metrics
terminal-data-mended = What is kept in { $folder } was open: others on this machine could read it. Now only its owner can.
terminal-backup-done = Everything is in { $file }. To restore it, stop the server and put it in the place of rempart.db.
terminal-offline-missing = There is no rempart.wasm.gz beside this program. tools/offline builds it.
terminal-offline-done = { $folder } holds the site for solo play. Put its files at the root of a web server with https.

## Admin

terminal-admin-closed = Table { $what } is closed.
terminal-admin-banned = { $what } is banned.
terminal-admin-unbanned = { $what } is not banned any more.
terminal-admin-forgotten = Nothing is kept of { $what } but that somebody was there.
terminal-admin-tables = table | game | status | people | moves | last
terminal-admin-people = person | name | account | tables | signed in | since
terminal-admin-sessions = person | name | since | last
terminal-admin-bans = who | since | why
terminal-about-play = Plays a game here, against or beside bots
terminal-about-simulate = Plays many games between bots and counts what happens
terminal-about-balance = Makes a table of win rates, in Markdown
terminal-about-ladder = Plays every bot against every other and rates them, in Markdown
terminal-about-luck = How often each seat wins when the luck of the games is taken away, and how many games that saves, in Markdown
terminal-about-calibrate = Whether what is shown as a chance comes true, in Markdown; with --fit, curves that make it so
terminal-about-puzzles = Finds positions with a clearly best move in games of bots; with --confirm, weighs again those that come with the program
terminal-about-exam = How many of the kept puzzles each bot solves, in Markdown: those that bots may be tuned on, and those that are held back
terminal-about-accuracy = How good the decisions of each bot are, in Markdown: the accuracy that a review tells
terminal-about-train = Teaches a bot’s network by games against itself; the same seed gives the same weights
terminal-about-replay = Shows a recorded game
terminal-about-verify = Checks that recorded games hold
terminal-about-cards = Lists every card of a game
terminal-about-offline = Writes the site as files, for solo play from any web server
terminal-about-backup = Copies everything into one file, while the server goes on
terminal-about-admin = Looks after tables and people, while the server goes on
terminal-about-tables = Lists the tables
terminal-about-people = Lists the people
terminal-about-sessions = Lists the browsers that are signed in
terminal-about-bans = Lists who is banned
terminal-about-close = Closes a table, which can still be read
terminal-about-ban = Bans a person or an address: they cannot open tables, sit down or speak
terminal-about-unban = Takes a ban back
terminal-about-export = Prints all that is kept of a person, as JSON
terminal-about-forget = Deletes a person: bots take their seats, their name and words are gone

terminal-arg-lang = The language: fr or en (else that of the system)
terminal-arg-help = Shows this help
terminal-arg-version = Shows the version
terminal-arg-config = A file with settings (/etc/rempart.toml, if it is there)
terminal-arg-listen = The address to listen on (127.0.0.1:8080)
terminal-arg-data = The folder that keeps games and people (rempart-data)
terminal-arg-metrics = A second address, at which /metrics answers Prometheus (none)
terminal-arg-trusted_proxy = A web server or a network of them, such as 10.0.0.0/24, that is believed when it says for whom it asks; may be given several times (this machine)
terminal-arg-keep = After how many days something ends that nobody touches: lobby=7, guest=180, talk=365 (after the game), game=14 (it sleeps); may be given several times
terminal-arg-log = How to log: text, or json with an object a line (text)
terminal-arg-copy = The file to make
terminal-arg-folder = The folder for the files
terminal-arg-most = How many lines (100)
terminal-arg-table = The table, as its address names it
terminal-arg-reason = Why, in one’s own words: those it is about read it
terminal-arg-who = A person, by their number in the list or the name of their account; or an address
terminal-arg-game = The game, by its short name: oh-no
terminal-arg-players = How many play (the fewest that the game takes)
terminal-arg-options = An option of the game, as level=2; may be repeated
terminal-arg-seed = The seed of all luck: a whole number, or 64 hexadecimal digits
terminal-arg-cards = A card file to play with instead of the game’s own
terminal-arg-bots = random, recruit, cadet, sergeant, captain, general, one of them with a style (captain:bold), search, search:N games or search:Nms. For simulate one for all seats, or one for each, with commas; for ladder those that meet (random to captain)
terminal-arg-over = What the table goes over: an option, an option with some of its values, or players=2,3; may be repeated
terminal-arg-each = At how many decisions of a game (6)
terminal-arg-tables = A table, as "players=3 level=1"; may be repeated, and the tables are played in turn
terminal-arg-find = How many puzzles are looked for, with those in --out (10)
terminal-arg-confirm = How many of the kept puzzles are weighed again; --out takes those that hold
terminal-arg-out = Where what is found is written as it is found; a second call with the same file goes on
terminal-arg-tries = How often each puzzle is set (1)
terminal-arg-advice = How many games a hint imagines (400)
terminal-arg-fit = Where the curves are written that fit these games
terminal-arg-by = A file of curves: says too how true they would make the same chances
terminal-arg-games = How many games (1000, or no limit with --until; for balance and calibrate 100 a cell, for ladder 100 for each two bots)
terminal-arg-until = Plays until the interval of how often the first bot wins is so narrow: 0.02 for two points of a hundred; its promise of 95% holds although one looks all the time
terminal-arg-paired = Plays each deal again with the bots in each other’s seats, so that luck favours no bot
terminal-arg-threads = How many threads (one a core); the results do not depend on it
terminal-arg-json = Prints JSON
terminal-arg-toml = Prints the card file itself
terminal-arg-report = Writes the results into this file too, as a page with plots that needs nothing else
terminal-arg-records = A folder for a record of each game
terminal-arg-net = The network: for xeno duel, peace for larger tables, or invasion for the Invasion mode
terminal-arg-weights = Where the weights are written
terminal-arg-batch = How many games are played with the same weights, on all threads, before the network learns from them (it learns after every game, on one thread)
terminal-arg-resume = Where the state of the training is kept after each batch; if the file is there already, the training goes on from it
terminal-arg-file = A recorded game
terminal-arg-files = Recorded games
terminal-arg-ply = Shows the game after so many moves (all of them)
terminal-arg-seat = The seat: A, B, … For replay what it sees (a spectator’s view), for play where you sit (A)

## What is wrong with a call

terminal-usage-command = There is no command “{ $given }”. There are: { $known }.
terminal-usage-argument = “{ $given }” is not understood here. Add --help to see what is.
terminal-usage-value = { $argument } cannot be “{ $given }”: it takes { $expected }.
terminal-usage-no-value = { $argument } needs a value.
terminal-usage-missing = Missing: { $argument }. Add --help to see how it goes.
terminal-usage-conflict = { $argument } and { $other } exclude each other.
terminal-expected-lang = fr or en
terminal-expected-log = text or json
terminal-expected-share = a number between 0 and 1, as 0.02
terminal-expected-number = a whole number, not too big

terminal-error-game = There is no game “{ $given }”. There are: { $known }.
terminal-error-players = { $asked } { AGREE($asked, "player", "players") } were asked for, but the game takes { $least } to { $most }.
terminal-error-key = There is no option “{ $key }”. There are: { $known }.
terminal-error-value = The option “{ $key }” cannot be “{ $value }”: it takes { $values }.
terminal-error-pair = An option is written key=value, not “{ $given }”.
terminal-error-bot = There is no bot “{ $given }”. There are: { $known }.
terminal-error-bots = { $bots } bots for { $players } seats: give one bot for all, or one for each seat.
terminal-error-style = No bot of this game plays like “{ $given }”; its styles: { $known }.
terminal-error-no-style = Bots of this game have no styles: give “{ $given }” without one.
terminal-error-seed = “{ $given }” is no seed: give a whole number, or 64 hexadecimal digits.
terminal-error-seat = “{ $given }” is no seat of this game: give A to { $last }.
terminal-error-ply = The game has { $plies } { AGREE($plies, "move", "moves") }, so there is no position after { $given }.
terminal-error-curves = { $file } cannot be read as curves: “{ $line }”. Take a file that --fit wrote.
terminal-error-over = “{ $given }” cannot be gone over: name an option whose values can be listed, an option with values as rounds=20,40, or players.
terminal-error-games = At least one game must be played.
terminal-error-net = There is no network “{ $given }” of this game. There is: { $known }.
terminal-error-no-nets = No network has been trained for the game “{ $given }”. There are some for: { $known }.
terminal-error-until = An interval cannot be { $given } wide: --until takes a number between 0 and 1, as 0.02.
terminal-error-paired = With the same bot in every seat there is nothing to swap: --paired needs another bot in one seat at least, named by --bots.
terminal-error-ladder = A ladder needs at least two different bots, named by --bots.
terminal-error-findings = { $file } holds what another call has found. Name another file, or make the same call.
terminal-error-threads = At least one thread must play.
terminal-error-cards = { $file }, line { $line }: { $what }
terminal-error-read = { $file } cannot be read: { $why }
terminal-error-write = { $file } cannot be written: { $why }
terminal-error-resume = { $file } is not the state of this training: the game, the network, --games, --seed and --batch must be the same. Name another file, or the same call as before.
terminal-error-record = { $file }, { $why }
terminal-error-settings = { $file } has settings that cannot be read: { $why }
terminal-error-setting = { $file }: there is no setting “{ $given }”; the nearest is “{ $near }”. rempart config shows all of them.
terminal-error-serve = The site cannot be served: { $why }
terminal-error-store = What is kept cannot be read or changed: { $why }
terminal-error-foreign = { $file } is a database of another program, or of a later version of this one. Nothing in it was changed; name another folder with --data.
terminal-error-broken = { $file } is no database, or it is damaged. Nothing in it was changed; put a copy in its place that rempart backup made, or name another folder with --data.
terminal-error-in-use = Another server is using { $folder }. Stop it, or name another folder with --data; several servers share a PostgreSQL.
terminal-error-shared = Everything is in the database that DATABASE_URL names: pg_dump copies it while the server goes on.
terminal-error-table = There is no table “{ $given }”.
terminal-error-person = Nobody is known as “{ $given }”.
terminal-error-banned = “{ $given }” is not banned.

terminal-record-none = line { $line }: this is no record; the first line of one is “rempart record 1”.
terminal-record-expected = line { $line }: expected here: { $what }.
terminal-record-unexpected = line { $line }: “{ $what }” does not belong here.

terminal-replay-other = line { $line }: { $what ->
    [rules] this was played under revision { $recorded } of the rules; this program plays revision { $here }.
    [cards] this was played with the cards { $recorded }; here they are { $here }.
   *[game] this is a record of { $recorded }; here the game is { $here }.
}
terminal-replay-sealed = the seed is kept back: the game was still being played when this was written.
terminal-replay-promise = the seed is not the one that was promised before the game.
terminal-replay-unreadable = line { $line }: “{ $mv }” is no move.
terminal-replay-illegal = line { $line }: { $seat } may not play “{ $mv }” here.
terminal-replay-outcome = line { $line }: the record says “{ $recorded }”, but the game ends “{ $here }”.

## Simulate

terminal-train-wrong = after { $games } games: wrong by { $wrong } on average
terminal-simulate-progress = {"{wide_bar}"} {"{pos}"}/{"{len}"} games, {"{eta}"} left
terminal-simulate-heading =
    { $game }, { $players } { AGREE($players, "player", "players") }, { $options }
    { $games } { AGREE($games, "game", "games") }, seed { $seed }
terminal-simulate-paired = { $deals } { AGREE($deals, "deal", "deals") }, played { $times } times each, with each bot in each seat
terminal-simulate-until = Intervals hold at every moment; the games end when that of the first bot is { $width } wide.
terminal-simulate-cut = Stopped after { $games } { AGREE($games, "game", "games") }.
terminal-simulate-seat = seat
terminal-simulate-bot = bot
terminal-simulate-wins = wins
terminal-simulate-rate = win rate [95%]
terminal-simulate-score = mean score [95%]
terminal-simulate-worth = worth unpaired games
terminal-simulate-ending = ending
terminal-simulate-games = games
terminal-simulate-share = share [95%]
terminal-simulate-pace =
    { $length } moves a game, from { $shortest } to { $longest }
    { $moves } moves in { $seconds } s: { $games } games and { $speed } moves a second

terminal-balance-length = moves a game
terminal-balance-fact = counted
terminal-balance-total = total
terminal-balance-per-game = a game
terminal-ladder-heading = { $game }, { $players } { AGREE($players, "player", "players") }, seed { $seed }
terminal-ladder-rating = rating [95%]
terminal-ladder-against = against
terminal-ladder-points = share of points [95%]
terminal-luck-seat = seat
terminal-luck-bot = bot
terminal-luck-games = games
terminal-luck-won = wins [95%]
terminal-luck-luck = luck [95%]
terminal-luck-without = wins without luck [95%]
terminal-luck-left = variance left
terminal-luck-worth = worth plain games

terminal-calibrate-tables = tables
terminal-calibrate-games = games
terminal-calibrate-positions = positions
terminal-calibrate-error = error [95%]
terminal-calibrate-by-chance = by chance alone
terminal-calibrate-brier = Brier
terminal-calibrate-mean = Brier of the mean
terminal-calibrate-shown = shown
terminal-calibrate-happened = happened [95%]
terminal-puzzles-games = games
terminal-puzzles-decisions = decisions
terminal-puzzles-looked = looked at
terminal-puzzles-clear = clear at a look
terminal-puzzles-hard = missed by cadets
terminal-puzzles-deep = clear to a captain
terminal-puzzles-confirmed = confirmed
terminal-puzzles-tried = weighed again
terminal-puzzles-held = hold
terminal-puzzles-share = share
terminal-exam-bot = bot
terminal-exam-puzzles = puzzles
terminal-exam-open = solved [95%]
terminal-exam-held-back = held back, solved [95%]
terminal-accuracy-bot = bot
terminal-accuracy-games = games
terminal-accuracy-decisions = decisions
terminal-accuracy-accuracy = accuracy [95%]

## Play

terminal-play-welcome =
    You sit in seat { $seat }, bots in the others. Type the number of a move, or its text in brackets.
    ? for help, p for the position, u to take a move back, q to quit.
terminal-play-moves = Your moves:
terminal-play-word = The table waits for your word on what is proposed. You may say:
terminal-play-number = Give a number from 1 to { $most }.
terminal-play-unreadable = “{ $given }” is no move. Give the number of a move, or ? for help.
terminal-play-refused = Not possible: { $why } (rule { $section })
terminal-play-no-undo = Your last move cannot be taken back: luck was drawn, somebody moved, or somebody learnt something.
terminal-play-too-late = The game is over.
terminal-play-not-asked = It is not for you to decide now.
terminal-play-help =
    A number plays that move of the list; so does its text in brackets.
    p shows the position again, u takes your last move back if nobody learnt anything from it, q quits, ? shows this help.
terminal-play-asides = You may also say, by typing it: { $asides }
terminal-play-over =
    { $verdict ->
        [won] You won: { $ending } Score: { $score }.
        [drawn] A draw: { $ending } Score: { $score }.
       *[lost] You lost: { $ending } Score: { $score }.
    }
terminal-play-seed = To play the same deal again: --seed { $seed }
terminal-play-left = You left the game. To play the same deal again: --seed { $seed }

## Replay, verify and cards

terminal-replay-heading =
    { $game }, { $players } { AGREE($players, "player", "players") }, { $options }
    { $names }
    After { $ply } of { $plies } moves:
terminal-replay-ended = The game is over: { $ending }
terminal-replay-waits = The game waits for: { $seats }
terminal-verify-ok = ok, { $moves } { AGREE($moves, "move", "moves") }, { $ending }
terminal-verify-running = not finished
terminal-verify-wrong = { $file }: wrong, { $why }
terminal-cards-heading = Set of cards { $hash }
