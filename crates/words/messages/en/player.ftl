# The page of a player, and what others see of it.

player-lead = What this player shows of their games here.
player-own-lead = Your page. You see everything on it; others see what you choose.
player-nothing = There is nothing to see here yet.
player-others-see = Others see: { $what }.
player-hidden = Others do not find this page: you show nothing.
player-change = Change that
player-ratings = Ratings
player-course = Rating over time: { $game }
player-as-table = The same as a table
player-when = Day
player-value = Value
player-games = Games
player-game = Game
player-seats = Seats
player-seat = Seat
player-accuracy = Accuracy
player-accuracy-means = From the games whose review was made. 100: decisions as good as those of a captain who has time. 0: as if moves had been drawn by lot.
player-accuracy-lot = Moves drawn by lot
player-accuracy-levels = For comparison: { $list }.
player-accuracy-mean =
    { $n ->
        [one] { $mean } on average, from one game
       *[other] { $mean } on average, from { $n } games
    }
player-accuracy-course = Accuracy over time: { $game }
player-kinds = What decisions gave away, by kind: { $game }
player-kinds-mean = A kind is a chapter of the rules. The lines show, game by game, how many wins in 100 each such decision gave away on average.
player-kind = Kind
player-kind-decisions = decisions
player-kind-mistakes = costly
player-kind-mean = given away in each
player-last = Last games
player-with = with { $names }
player-against = against { $names }
player-bots =
    { $n ->
        [one] one bot ({ $level })
       *[other] { $n } bots ({ $level })
    }
player-older = Older games
player-shown = What others see
player-shown-means = Your page shows your name and whatever you tick here. The last games are those at tables that were open to all. If you tick nothing, nobody else finds the page.
player-to-own = Look at my page
player-shown-keep = Keep this
player-show-ratings = ratings, here and in the rankings
player-show-course = ratings over time
player-show-games = number of games
player-show-seats = seats
player-show-accuracy = accuracy
player-show-last = last games
