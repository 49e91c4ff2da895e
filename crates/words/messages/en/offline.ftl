offline-title = Play without a network
offline-footer = Without a network
offline-lead = All games fit into your browser: the rules, the bots and these pages. Fetch them once, and play on a train.
offline-all = Against bots of every level, or several people around this device, with hints, undo, replays, reviews, first games, puzzles, rules and cards.
offline-kept = Your games are kept in this browser and nowhere else. They outlast a closed page and a new start, but not the clearing of its data.
offline-not = Friends elsewhere, the deal of the day, duels and the journal need the server.
offline-script = For this your browser must allow scripts.
offline-take = Fetch it ({ $size } MB)
offline-busy = Fetching
offline-ready = It is here. Without a network, this site plays from your browser. You can do so at once, too.
offline-go = Play from this browser now
offline-failed = It could not be fetched. Try again when the network is better.
offline-impossible = This browser cannot do that, or the address of this site is not secure (https).
offline-alone = You play from this browser.
offline-back = Back to the server
offline-home-lead = You play from this browser, without a server. Choose a game.
offline-needs-server = For this the site needs its server and a network.

# A game that goes on elsewhere.
carry-title = Go on elsewhere
carry-means = The game ends here, and you save its file: with it you go on without a network, on another device or at another server. The file holds everything that is hidden, so a game from a file counts in no list.
carry = Take the game with me
carry-save = Save the file of the game
import-title = A game from a file
import-lead = A game that was begun on another device, or at another server, goes on here.
import-file = The file of the game (.rec)
import-send = Open it
import-where = Such a file comes from the menu of a table where you play with bots alone (“Go on elsewhere”), or from a game that is over.
import-moves-made = { $n ->
    [0] No move has been made.
    [one] One move has been made.
   *[other] { $n } moves have been made.
}
import-over = This game is over. You can watch it again, have it weighed and play its deal.
import-seat = Which seat is yours?
import-bots = Bots in the other seats
import-go = Go on with this game
import-look = Put it among my games
import-counts = Whoever has the file can read what is hidden. So this game changes no rating, and is no entry in the journal.
import-unreadable = This file is no game of this site: line { $line } cannot be read. Choose a file of the type “rec”.
import-game = There is no game called “{ $game }” here.
import-rules = This game follows other rules than this program, so it cannot go on here. The program that it was begun with plays it.
import-no-seed = This file does not hold the deal, since the game was still running where it was saved. Take the game with you there first.
import-cards = This game was dealt with cards that are not known here. The program that it was begun with plays it.
import-moves = The moves of this file are not those of a game: it was changed, or is incomplete.
import-large = This file is too large for a game.
