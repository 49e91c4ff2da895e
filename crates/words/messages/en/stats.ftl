# Games that are over, counted.

stats-mine = My results
stats-mine-lead = Your games that are over, those that you played to their end.
stats-none = No game is over yet.
stats-game = Results: { $game }
stats-game-lead = All games that ended on this server. A game is won when somebody won it; bots do not count.
stats-game-none = Nobody has finished a game yet.
stats-table = Results as a table
stats-what = Games
stats-played = Played
stats-won = Won
stats-won-of = { $n } ({ $share }%)
stats-best = Best score
stats-total = All
stats-by-options = By options
stats-by-players = By number of players
stats-by-bots = By bots
stats-players =
    { $n ->
        [one] Alone
       *[other] { $n } players
    }
stats-bots = With { $bots }
stats-no-bots = Without bots
stats-rating =
    { $n ->
        [one] Rating { $rating } ± { $spread }, from one game among people
       *[other] Rating { $rating } ± { $spread }, from { $n } games among people
    }
stats-ranking = Ranking
stats-ranking-means = Every game that tells people apart counts; those that all win or lose together do not, nor does a deal that was played before. Everybody starts at 25. The order is by what each is worth at least, almost surely. Only accounts are listed.
stats-ranking-none = Nobody is listed yet.
stats-rank-means = Your name and rating stand in the ranking of each game, unless you mind.
stats-rank-off = Leave the rankings
stats-rank-on = Join the rankings
