# The frame of the site.

site-nav = Site
site-nav-play = Play
site-nav-tables = My tables
site-nav-finished = Finished
site-nav-journal = Journal
site-no-name = Choose a name
site-name-change = Change my name
site-footer-about = About Rempart
site-footer-fair = Deals you can verify
site-footer-privacy = Privacy
site-footer-names = Credits and names
site-footer-api = For programs

# The home page.

site-home-title = Rempart: invasions at one table
site-home-welcome = Somebody has to hold the wall.
site-home-lead = Play at once against the invasion with bots beside you, or send a link and defend the Earth together. No account, nothing to install.
site-home-waiting =
    { $n ->
        [0] Nobody waits for you
        [1] One table waits for you
       *[other] { $n } tables wait for you
    }
site-home-games = The games
site-install = Put Rempart on the home screen
site-install-means = Rempart can open from an icon of its own on this device, and show there how many tables wait for you.
site-install-no = Do not offer this again
site-shortcut-turns = My turns
site-home-play-now = Play now
site-home-play-now-game = Play now: { $game }
site-home-play-now-means =
    { $bots ->
        [0] You alone against the invasion. The first card is a click away.
        [one] You and a bot, at the usual level. The first move is a click away.
       *[other] You and { $bots } bots, at the usual level. The first card is a click away.
    }
site-home-daily = Deal of the day
site-home-daily-game = Deal of the day: { $game }
site-home-set-up = Set up
site-home-set-up-game = Set up a table: { $game }
site-players = { $from }–{ $to } players
site-players-alone = Solo
site-open = Open tables
site-open-new = New table
site-around = Between games
site-open-none = No table has a free seat right now. Open one, and list it here: somebody will come.
site-open-host = opened by { $host } · { $ago }
site-open-sit = Sit down
site-open-sit-with = Sit down at { $host }’s table
site-seats-taken = { $taken } of { $seats } seats taken

# Tickets: tables at which one sits.

site-ticket-waits = Waiting for { $whom }
site-ticket-free =
    { $n ->
        [one] One seat is still free
       *[other] { $n } seats are still free
    }
site-ticket-with = with { $with } · { $ago }
site-tables-title = My tables
site-tables-lead = Where you sit. Those that wait for you come first.
site-tables-none = You sit at no table yet.
site-tables-choose = Choose a game

# Setting up a table.

site-new-title = Set up a table
site-new-game = Which invasion?
site-new-seats = Who sits where?
site-new-seats-note = { $from } to { $to } seats, clockwise
site-new-swap = Swap sides
site-new-seat-add = Add a seat
site-new-manners = Who may come?
site-new-open = List it on the home page
site-new-watched = Anybody may watch
site-new-no-hints = Nobody asks a bot for a hint
site-new-we-talk = We talk in English
site-new-more = More choices
site-new-go = Open the table
site-new-after = The game starts when every seat is taken. You can give a free seat to a bot at any time.
site-seat = Seat { $n }
site-seat-me = Me
site-seat-link = Invite
site-seat-bot = Bot
site-seat-closed = None
site-seat-free = Free seat
site-seat-link-hint = You get a link to send once the table is open.
site-seat-closed-hint = No such seat at this table.
site-no-name-yet = You
site-bot-level = Level of the bot
site-bot-levels = What the levels of bots mean
site-problem-option = This must be one of: { $values }
site-problem-seats = This game has { $from } to { $to } seats, not { $n }.
site-problem-twice = You already sit in another seat.
site-problem-bot = There is no bot of this level.
site-problems =
    { $n ->
        [one] One thing to put right:
       *[other] { $n } things to put right:
    }

# A table that waits for people.

site-lobby-title = { $host }’s table
site-lobby-free =
    { $n ->
        [one] One seat is free. When it is taken, { $host } can start the game.
       *[other] { $n } seats are free. When all are taken, { $host } can start the game.
    }
site-lobby-free-host =
    { $n ->
        [one] One seat is free. When it is taken, you can start the game.
       *[other] { $n } seats are free. When all are taken, you can start the game.
    }
site-lobby-free-challenge =
    { $n ->
        [one] One seat is free. The game starts when it is taken.
       *[other] { $n } seats are free. The game starts when all are taken.
    }
site-lobby-full = Everybody is here. { $host } starts the game.
site-lobby-full-host = Everybody is here. They are coming: start when you are ready.
site-lobby-no-hints = At this table nobody asks a bot for a hint.
site-lobby-start = Start the game
site-lobby-you = that is you
site-lobby-bot = bot
site-lobby-stand = Stand up
site-lobby-free-seat = Free the seat
site-lobby-give-to-bot = Give to a bot
site-lobby-invite = Send this link
site-lobby-qr = QR code, for a phone beside you
site-lobby-qr-label = QR code of the invitation
site-lobby-learn = Meanwhile: learn the game
site-lobby-link = Invitation link
site-lobby-invite-hint = Whoever opens it may sit down on a free seat, or watch.
site-lobby-listed = The table is also listed on the home page.
site-lobby-unlisted = Nobody else sees the table.
site-copy = Copy
site-copied = Copied
site-share = Share

# My name.

site-name-title = What shall they call you?
site-name-lead = The others at your tables see this name.
site-name-label = Your name
site-name-keep = Keep this name
site-name-back = Not now

# Finished games.

site-finished-title = Finished games
site-finished-lead = Yours, and those of tables that were listed on the home page. Every game can be seen again, move by move, and its deal verified.
site-finished-none = You have finished no game yet, and no listed table has either. The Journal has everybody’s victories.
site-finished-won = Won
site-finished-lost = Lost
site-finished-drawn = Drawn
site-finished-see = See it again
site-finished-record = Record
site-finished-older = Earlier games

# The deal of the day.

site-daily-title = Deal of the day
site-daily-lead = The same for everybody until midnight, universal time. Your first game of it counts; no hints, no going back to the start.
site-daily-past = This day is over. Whoever played it can be watched, move by move.
site-daily-others = Captains play the other { $n } seats, with the same luck for everybody.
site-daily-guest = You may play it as a guest; in the table of results stand those who had an account when they began.
site-daily-play = Play it
site-daily-go-on = Go on with your game
site-daily-see = See your game again
site-daily-today = To the deal of today
site-daily-results = Results
site-daily-nobody = Nobody has finished it yet.
site-daily-rank = Rank
site-daily-name = Who
site-daily-result = Result
site-daily-score = Score
site-daily-moves = Moves
site-daily-when = When
site-league = The league of the week
site-league-means = The deals of the days from { $from } to { $to }: first by deals won, then by points.
site-league-nobody = Nobody has finished a deal of this week yet.
site-league-won = Won
site-league-points = Points
site-league-played = Deals
site-daily-earlier = Earlier days
site-daily-played =
    { $n ->
        [one] one result
       *[other] { $n } results
    }

# The Journal de l'Espace.

site-journal-title = The Space Journal
site-journal-cover = THE SPACE JOURNAL
site-journal-victories =
    { $n ->
        [one] victory
       *[other] victories
    }
site-journal-points = points in all
site-journal-best = best victory
site-journal-line = { $level }: { $team }, { $points } points
site-journal-stamp =
    { $n ->
        [one] point
       *[other] points
    }
site-journal-survivors =
    { $n ->
        [one] one survivor
       *[other] { $n } survivors
    }
site-journal-fell = (fallen)
site-journal-empty = Not one victory yet.
site-journal-empty-hint = The first line is for whoever destroys the Matrice. They find that funny.
site-journal-try = Be the first

# About Rempart.

site-about-title = About Rempart
site-about-lead = Games about invasions, at one table.
site-about-what = What it is
site-about-what-1 = Rempart knows every rule of the games it offers, plays the empty seats, and lets people play alone, in one room or far apart. A table waits as long as you like: close the page, come back next week.
site-about-what-2 = It is a free program that anybody can run on their own machine; this page comes from one of them.
site-about-fair = Deals you can verify
site-about-fair-1 = All chance in a game comes from one number. When a table starts, a fingerprint of that number is shown; when the game is over, the number itself.
site-about-fair-2 = Anybody can then check that the two belong together and that every card came as it had to: nobody, not even the server, could choose the deal along the way.
site-about-privacy = Privacy
site-about-privacy-1 = No account is needed. Whoever wants one gives a name and a password, of which only a fingerprint is kept, and can delete it at any time. One signed cookie remembers which seats are yours, the name you chose and your language. It is sent to this server only.
site-about-privacy-2 = No statistics, no advertising, nothing loaded from elsewhere. What is kept: the moves, the words said at a table, the names, clubs, and what is written in studies. Whoever asks for notifications gets them by the service of their browser’s maker, which cannot read them.
site-about-access = For everybody
site-about-access-1 = Everything can be done with the keyboard, read by a screen reader, and told apart without colours. If something stands in your way, that is a fault of the program: tell whoever runs this server.
site-about-lasts = What ends by itself
site-about-lasts-lead = Nothing that you still use ends. Whoever runs this server has chosen what else does:
site-about-lasts-lobby = A table at which no game was begun is gone after { $days ->
        [one] one day
       *[other] { $days } days
    } without a change.
site-about-lasts-guest = Of a guest who sits at no table and said nothing, the name is forgotten after { $days ->
        [one] one day
       *[other] { $days } days
    }.
site-about-lasts-talk = What was said at a table is gone { $days ->
        [one] one day
       *[other] { $days } days
    } after the game; its moves stay.
site-about-lasts-game = A game without a clock that nobody looks at sleeps after { $days ->
        [one] one day
       *[other] { $days } days
    }, and wakes as soon as somebody comes.
site-about-names = Credits and names
site-about-names-1 = Oh no... INVASION!!! is a game by Joost Das, published by Fablesmith in 2012.
site-about-names-2 = Rempart is not affiliated with the authors and publishers of the games, nor endorsed by them. Names belong to their owners. All pictures and texts here are our own. If you like a game, buy its box.

# What goes wrong.

site-error-status = Error { $n }
site-error-not-found = They have carried it off.
site-error-not-found-do = Perhaps there was something once. Ask whoever sent you the link for a new one.
site-error-forbidden = This door is not yours.
site-error-forbidden-do = If you had a seat there, your browser no longer holds the cookie that says who you are. Open the table by its link and sit down again.
site-error-conflict = Not just now.
site-error-conflict-do = The table has changed since your page was made, or what you ask for has to wait; nothing was done. Go back, look again, then choose.
site-error-refused = It does not go through.
site-error-refused-do = Nothing was changed. Go back and ask for it another way.
site-error-too-large = That is more than the gate takes.
site-error-too-large-do = Nothing was changed. Send less at a time; a file of a game is never that long.
site-error-too-often = Not so fast.
site-error-too-often-do = Nothing was changed, and what you had is still there.
site-error-broken = The wall has a hole.
site-error-broken-do = This is our fault, not yours. Every move that was confirmed is safe. Try again in a moment.
site-error-back = Go back
site-error-home = To the home page

# Noted at a table, between the lines of the talk.

site-note-hint = { $name } asked a bot for a hint.
site-note-relieved = A bot ({ $bot }) plays for { $name }.
site-note-returned = { $name } plays again.

# The story of a game in pictures.

site-comic = The story in six pictures
site-comic-save = Save the picture
site-comic-whole = See the whole page

# What one's decisions were worth.

site-review-title = My decisions, weighed
site-review-back = Back to the table
site-review-nothing = There was nothing to decide in this game.
site-review-progress = A captain thinks about each of your decisions: { $done } of { $total } so far.
site-review-waits = One review is made at a time. Yours begins after those before it.
site-review-more = Look how far it is
site-review-score = of 100
site-review-good =
    { $n ->
        [one] good decision
       *[other] good decisions
    }
site-review-slips =
    { $n ->
        [one] slip
       *[other] slips
    }
site-review-mistakes =
    { $n ->
        [one] mistake
       *[other] mistakes
    }
site-review-blunders =
    { $n ->
        [one] blunder
       *[other] blunders
    }
site-review-means = A captain imagined games from each of your decisions, seeing no more than you did. A decision is good when hardly any move wins more often. 100 stands for decisions as good as a captain’s who has time, 0 for moves drawn by lot.
site-review-why = Why:
site-review-why-uncounted = no number that this game counts says it clearly. In the imagined games the best move wins { $best } of 100, yours { $yours }.
site-review-two-measures = The numbers beside the moves are chances to win as far as you could see. The curve is measured with all cards open, so it may say otherwise.
site-review-futures = Both futures, side by side
site-review-futures-mean = How it stood when you were first asked in the next round or turn; in a game without rounds, when you were asked again after others had moved. First as it came. Then sergeants play on in every seat after the better move, with the cards where they really lay: one way it might have gone, not a promise.
site-review-came = What came: { $move }
site-review-might = What might have come: { $move }
site-review-worst = What cost most
site-review-replay = The whole game again
site-review-again = Play again
site-review-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
site-review-look = Look there
site-review-mistake-before = The mistake before
site-review-mistake-after = The next mistake
site-review-turn = The turning point
site-review-did = What you did
site-review-captain = What a captain would have done
site-review-best = Your best move
site-review-lead = is worth { $n } in 100 more than any other.
site-review-all =
    { $n ->
        [one] The one decision
       *[other] All { $n } decisions
    }
site-review-move = Move { $n }
site-review-kind-good = good
site-review-kind-slip = slip: { $n } in 100
site-review-kind-mistake = mistake: { $n } in 100
site-review-kind-blunder = blunder: { $n } in 100
site-review-yours = yours
site-review-bot = the captain’s
site-luck-title = Luck and skill
site-luck-progress = Luck is being measured: { $done } of { $total } moves so far.
site-luck-curve = The chances to win over the game, from 0 at the bottom to 100 at the top
site-luck-dot = Move { $n }: gave away { $cost } in 100
site-luck-chances = Your chance to win
site-luck-begins = the deal
site-luck-slip = slip
site-luck-mistake = mistake
site-luck-blunder = blunder
site-luck-good = lucky
site-luck-bad = unlucky
site-luck-moves = move { $n }
site-luck-group = Your group
site-luck-luck = luck
site-luck-own = your moves
site-luck-own-group = the group’s moves
site-luck-theirs = their moves
site-luck-others = others’ moves
site-luck-sum = From { $start } chances in 100 to { $end }: { $luck } by luck, { $decided } by decisions, yours and those of the others.
site-luck-sum-alone = From { $start } chances in 100 to { $end }: { $luck } by luck, { $decided } by your decisions.
site-luck-sum-group = From { $start } chances in 100 to { $end }: { $luck } by luck, { $decided } by the group’s decisions.
site-luck-strokes = Where luck weighed most
site-luck-deal = The deal: { $luck } in 100
site-luck-stroke = Move { $n }: { $luck } in 100
site-luck-means = Bots play on from every position, with all hands open. Luck is what a move brought beyond what the same move brings on average with other cards and dice; over many games it gives nobody anything. The rest comes from decisions, and from what these bots judge badly: a few points in a single move mean nothing.
site-note-left = { $name } left the table; a bot ({ $bot }) plays until they are back.
site-note-resigned = { $name } resigns; a bot takes the seat.
site-note-sent-away = { $name } sent { $bot } away; a bot takes the seat.
site-note-agrees = { $name } proposes to leave it at that.
site-note-objects = { $name } wants to play on after all.
site-seat-here = Here too
site-seat-here-name = Name of that person
site-problem-here = To play together on this device, take a seat yourself.
site-lobby-here = Play here too
site-ticket-pass = Pass the device to { $name }
site-note-out-of-time = { $name } is out of time; a bot ({ $bot }) plays instead.
