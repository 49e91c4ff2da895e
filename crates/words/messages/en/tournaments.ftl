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
tournament-winner = { $name } wins.
tournament-winners = { $name } share the first place.
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
tournament-played = Games played
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-ties = If points are equal: first the points of all whom one met (Buchholz), then of those whom one beat (Sonneborn-Berger), then games won (Won). Who are equal in all of that share a place.
tournament-nobody = Nobody takes part yet.
tournament-gone = has left
tournament-round = Round { $n }
tournament-byes =
    { $n ->
        [one] one round sat out: one point
       *[other] { $n } rounds sat out: one point each
    }
tournament-byes-mean = When there is no table for everybody, somebody sits a round out. That brings one point, as much as a game won, and is counted neither as played nor as won; among equals it is as if one had beaten somebody with as many points as oneself.
tournament-bye = sits out: one point
tournament-plays = are playing
tournament-see-table = See table { $n }
tournament-invite = Invite people
tournament-deals-rules = Everybody at a table wins or loses together, so groups compete: all of them play the same deals, one after another, each deal all groups at once. What came of a deal is told when all have played it. Bots take seats that stay free. If somebody of a group is not at the table when a game ends, the group gets nothing for it.
tournament-deals = Deals
tournament-seeding = Order in the first round
tournament-by-joining = As people came
tournament-by-rating = By rating; who has none comes last, by name
tournament-is-deals = Groups of up to { $seats } play the same { $rounds ->
        [one] deal.
       *[other] { $rounds } deals.
    }
tournament-is-alone = Everybody plays the same { $rounds ->
        [one] deal.
       *[other] { $rounds } deals.
    }
tournament-deal-of = Deal { $round } of { $rounds }
tournament-group = Group
tournament-won = Won
tournament-best = Best
tournament-deal = Deal { $n }
tournament-deals-ties = Points are those of the game, of all deals together. If they are equal: first games won, then the number of deals of which nobody made more (Best). Who are equal in all of that share a place.
tournament-has-played = has played
tournament-forfeited = not finished
tournament-deal-won = won
tournament-deal-lost = lost
tournament-see-deal = See deal { $n } of { $name }
tournament-groups = Groups
tournament-group-new = A new group
tournament-group-name = Name of the group
tournament-group-form = Form this group
tournament-group-join = Join
tournament-group-join-name = Join the group { $name }
tournament-group-of-club = members of a club
tournament-group-whom = Who may join
tournament-group-all = Everybody
tournament-group-club = Members of the club { $name }
tournament-few-groups = It can begin with { $n } groups.
tournament-group-plays = is playing
tournament-no-groups = Nobody has formed a group yet.
