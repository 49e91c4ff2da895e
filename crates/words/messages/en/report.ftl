# The page that --report writes.

report-balance = { $game }: balance, { $games } { AGREE($games, "game", "games") } of { $bots }
report-ladder = { $game }: ladder of bots, { $games } { AGREE($games, "game", "games") }
report-intervals = A point is what was found, and its line the interval of 95%: it holds the true value 19 times of 20. Without a line, nothing is known of how sure the point is.
report-until = Here intervals hold at every moment, so they may be looked at again and again while games are played.
report-paired = Each deal was played with each bot in each seat. Games of one deal depend on each other, so only the results of the bots have intervals.
report-ratings-mean = A bot that is rated higher by 400 gets 10 points of 11: a whole one where it does better, half a one where both do as well. The mean of the ratings is 0.

report-bots = How often each bot wins, wherever it sits
report-rates = How often each wins
report-scores = Mean score
report-score = Score: { $of }
report-lengths = Moves a game
report-length = Mean number of moves a game
report-endings = How games end
report-ending = Games that end so: { $of }
report-by = How often each wins, by { $of }
report-ratings = Ratings
report-duels = Share of the points in each duel
report-played = What goes together with winning
report-held = Cards in hand that go together with winning
report-held-means = How much more often a seat wins in the games in which it held a card when it was asked something, than in its other games: the { $shown } cards, of { $all }, of which that is surest. What was played is told above; so a card that helps only whoever plays it stands there and not here. Picked from so many, some stand here by chance alone.
report-played-means = How much more often a seat wins in the games in which it played something than in its other games: the { $shown } things, of { $all }, of which that is surest. It says what goes together, not what causes what: whoever is ahead can play more. Picked from so many, some of them stand here by chance alone.
report-facts = Counted
report-again = To make it again
report-table = In numbers

report-what = what
report-estimate = estimate [95%]
report-values = values
report-seats = games of a seat
report-rate = win rate
report-more = more than without [95%]
report-everybody = everybody together
report-seat = seat { $seat }
report-seat-of = seat { $seat }, { $bot }
report-pair = { $one } against { $other }
