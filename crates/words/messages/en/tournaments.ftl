tournament-many = Tournaments
tournament-lead = People meet in rounds, and a table says who stands where. You need an account to open one.
tournament-all = Open, running and past
tournament-none = There is no tournament yet.
tournament-open = Open
tournament-running = Running
tournament-over = Over
tournament-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
tournament-see-name = See the tournament { $name }
tournament-new = A new tournament
tournament-account = To open a tournament you need an account.
tournament-name = Name
tournament-seats = Seats at a table
tournament-system = Who meets whom
tournament-swiss = Swiss: those who stand alike meet
tournament-all-play-all = All play all
tournament-rounds = Rounds, if Swiss
tournament-listed = Everybody finds it and can look on; otherwise only those who have the link
tournament-rules = A game won is one point, a drawn one half. At larger tables each place has its share. Whoever is not at the table when a game ends has lost it. Whoever sits a round out gets a point.
tournament-open-it = Open the tournament
tournament-is-all = All play all, { $rounds ->
        [one] in one round.
       *[other] in { $rounds } rounds.
    }
tournament-is-swiss = Swiss, { $seats } at a table, { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
tournament-host = Opened by { $name }.
tournament-waits = People can still join.
tournament-round-of = Round { $round } of { $rounds }
tournament-is-over = This tournament is over.
tournament-sign-up = Sign up to take part
tournament-join = Take part
tournament-to-table = To your table
tournament-begin = Begin with those who are here
tournament-few = It can begin with { $n } players.
tournament-leave = Leave the tournament
tournament-leave-means = A game that you are playing is lost. You cannot come back once the tournament has begun.
tournament-leave-yes = Yes, leave
tournament-places = Standings
tournament-place = #
tournament-points = Points
tournament-played = Games
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-ties = If points are equal: first the points of all whom one met (Buchholz), then of those whom one beat (Sonneborn-Berger), then games won.
tournament-nobody = Nobody takes part yet.
tournament-gone = has left
tournament-round = Round { $n }
tournament-bye = sits out: one point
tournament-plays = are playing
tournament-see-table = See table { $n }
tournament-invite = Invite people
