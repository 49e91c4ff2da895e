# Why a request is refused. It changed nothing.

error-not-found = There is nothing at this address.
error-broken = The server failed. Confirmed moves are safe; try again in a moment.
error-store-away = What is kept here cannot be reached right now. Confirmed moves are safe; this goes on by itself in a moment.
error-too-often = That is too much at once. Wait a while before you go on.
error-too-many-connections = Too many connections come from your address. Close some, or wait a moment.
error-too-many-streams = You have too many pages of tables open. Close some of them.
error-too-slow = The request did not come as a whole in time.
error-malformed = This request cannot be read.
error-method = This address does not answer that kind of request.
error-too-large = That is too long for a form of ours.
error-origin = This form comes from another site: nothing was done.

error-private = This table is private. Ask those who play there for the invitation link.
error-no-seat = You have no seat at this table.
error-only-host = Only the one who opened the table can do that.
error-started = The game has already begun.
error-not-started = The game has not begun yet.
error-over = The game is over.
error-closed = This table is closed: it can be read, but no longer played.
error-closed-rules = This table follows an older revision of the rules, which this program no longer plays. It can be read and exported.
error-closed-game = This program no longer knows the game of this table. It can be read and exported.
error-closed-replay = The moves of this table no longer replay with this program. It can be read and exported.
error-record-running = The record is published when the game is over.

error-no-such-seat = There is no such seat at this table.
error-sits-already = You already sit at this table.
error-full = All seats are taken.
error-taken = This seat is taken.
error-seats-free = There are free seats left. Give them to bots, or wait for somebody.
error-level = There is no such bot; choose a recruit, cadet, sergeant, captain or general.

error-game = There is no game “{ $game }” here.
error-option = This game has no option “{ $key }”; it has: { $known }.
error-setup = A table cannot be opened like this: { $why }
error-setup-reason = A table cannot be opened like this: { $reason }.

error-stale = The table has changed since your page was made. Nothing was played: look, then choose.
error-no-seq = The request does not say from which moment of the game it starts.
error-no-move = The request holds no move, or far too many.
error-not-asked = It is not for you to decide right now.
error-unreadable = “{ $move }” is no move of this game.
error-undo = This move can no longer be taken back: somebody has moved or learnt something since.
error-unconfirmed = A turn still waits to be confirmed.
error-talk-closed = At this level nobody talks at this moment.
error-words-empty = There is nothing to say.
error-words-long = That is too long: { $most } characters at most.
error-name-empty = A name is needed, even a short one.
error-name-strange = This name has characters that cannot be seen, or letters of several scripts in one word. Choose one that others can read.
error-name-taken = Somebody with an account has this name, or one that looks like it. Choose another, or sign in.
error-name-long = This name is too long: { $most } characters at most.

error-closed-given-up = This game was given up to play its deal again.
error-relieved = A bot plays your seat. Take it back first.
error-no-hints = At this table nobody asks a bot for a hint.
error-no-choice = There is only one thing to do.
error-day-alone = At the deal of the day you play alone. Afterwards you can watch a bot play it.
error-day-first = Finish your game first: the first one counts. Then you can play this deal again.
error-day-secret = This is the deal of the day. Play it yourself first, or come back tomorrow.
error-record-day = The record and the number of this deal are published when the day is over.
error-deal-running = A deal that others play too can be played again when the game is over.
error-review-running = Decisions are weighed when the game is over.

error-sign-in = This name and this password do not belong together.
error-login-taken = This name has an account already. Choose another, or sign in.
error-password-short = At least { $n } characters are needed.
error-password-long = This is too long: { $n } characters at most.
error-password-wrong = This is not your password.
error-not-signed-in = Sign in first.
error-signed-in = You are signed in already.
error-closed-admin = Closed by those who run this server: { $reason }
error-banned = You cannot open tables, sit down or speak on this server: { $reason }
error-closed-left = Nobody plays at this table any more.
error-closed-agreed = All who played agreed to leave it at that.
error-covered = First pass the device to the one whose turn it is.
error-barred = The host of this table does not want you to sit here.
error-not-to-send = There is nobody to send away from that seat.
error-hook = This must be an http:// or https:// address without a name or password in it.
error-hook-nearby = This address is not on the Internet: Rempart calls nothing in its own network.
error-push = Your browser gave no address at which it can be reached.
error-push-other = This browser reminds somebody else already. Load this page again, then ask once more.
error-replay-running = While a game runs, everybody looks back by their own eyes. When it is over, all seats are open.
error-replay-end = The game ends there. Go back a few moves and play on from one of them.

error-token = This token is not known here, or no longer.
error-no-token = Say who you are: with a token, or with the cookie of the page.
error-record-wrong = This record does not hold: { $reason }
error-record-game = there is no game “{ $game }” here.
error-record-cards = line { $line } of the cards: { $what }
error-record-panics = the rules give up on it.
error-lang = There are pages in French (fr) and in English (en).
