duel-title = Duel
duel-many = Duels
duel-lead = Two sides play the same deal, each in the same seat and against the same bots. Then both games lie side by side.
duel-new = A new duel
duel-against = Against whom?
duel-friend = A friend, by a link
duel-bot = A bot, which has the same seat in a game of its own
duel-bot-level = Level of the bot
duel-others = Bots in the other seats
duel-rules =
    { $rounds ->
        [one] Each side plays one game.
       *[other] Each side plays { $rounds } games: one from each seat, each with a deal of its own.
    } { $bots ->
        [0] A game won beats one that is lost; then points count.
       *[other] Bots in the other seats have the same luck for both. More games won count first, then points.
    } No hints and no help; ratings stay as they are.
duel-levels = Other seats: { $bots }.
duel-open = Open the duel
duel-mine = Your duels
duel-none = You have no duels yet.
duel-nobody-yet = nobody yet
duel-with = with { $name }
duel-see = See
duel-see-with = See the duel with { $name }
duel-won = Won
duel-lost = Lost
duel-even = Even
duel-your-turn = Your turn to play
duel-waits = Waiting
duel-between = { $one } and { $two }
duel-waits-for = { $name } waits for somebody
duel-challenged = { $name } challenges you to a duel.
duel-accept = Take it up
duel-play =
    { $rounds ->
        [one] Play your game
       *[other] Play game { $n } of { $rounds }
    }
duel-go-on =
    { $rounds ->
        [one] Go on with your game
       *[other] Go on with game { $n } of { $rounds }
    }
duel-give-up = Give this game up
duel-give-up-means = A game that you give up counts as lost, without points.
duel-give-up-yes = Yes, give it up
duel-wait-rival = You have played. Now send the link to a friend.
duel-wait = You have played. Now it is up to { $name }.
duel-watch = Two others play this duel. Once all its games are over, you can see them here.
duel-is-even = Nobody has won this duel: both did equally well.
duel-you-won = You have won this duel!
duel-has-won = { $name } has won this duel.
duel-invite = Challenge a friend
duel-invite-hint = Whoever opens this link first and takes up the duel plays against you. You can play before they come.
duel-secret = How the games went is told when all of them are over, so that nobody learns anything about the deal.
duel-played = Games played
duel-played-of = { $n } of { $rounds }
duel-round = Game { $n }, seat { $seat }
duel-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
duel-given-up = given up
duel-no-board = This game was given up; there is no board to look at.
duel-alone-look = Look back
duel-games = Side by side
duel-parts = The games first differ in move { $n }.
duel-to-parting = Show this moment
duel-never-parts = Both games are the same, move by move.
duel-ply = After how many moves
duel-board = The board of { $name }
duel-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
duel-back = To the duel
duel-alone = Everybody plays a duel alone. When all its games are over, they can be looked at.
duel-offer = Challenge to a duel
duel-offer-means = A friend plays the same deal in your seat, against the same bots. Then both games lie side by side.
