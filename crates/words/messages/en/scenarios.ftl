scenario-nav = Scenarios
scenario-many = Published scenarios and cards
scenario-lead = What people built to play with, for everybody. Bots play each of them beside play, which tells how it is balanced.
scenario-none = Nobody has published a scenario yet.
scenario-see-name = See the scenario { $name }
scenario-for =
    { $n ->
        [one] for one player
       *[other] for { $n } players
    }
scenario-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
scenario-plays =
    { $n ->
        [0] never played
        [one] played once
       *[other] played { $n } times
    }
scenario-not-measured = Its balance is not measured yet.
scenario-new = Publish something
scenario-account = To publish something you need an account.
scenario-build-first = Build one first; its page leads back here.
scenario-name = Name
scenario-about = About it
scenario-publish = Publish it
scenario-play = Play it
scenario-vote = I like it
scenario-cards = Its cards
scenario-change = Change it for myself
scenario-remove = Remove the scenario
scenario-remove-means = Its votes are gone. Tables that play it go on.
scenario-remove-yes = Yes, remove it
scenario-first-wins = Among bots, the first seat wins { $won } of { $games } games ({ $low }–{ $high } %).
scenario-all-win = Among bots, { $won } of { $games } games are won ({ $low }–{ $high } %).
scenario-cards-first = Or change the cards of a game:
scenario-cards-of = Every card of { $game }, one line a card. Change values, take lines out or copy them, and say what it is for.
scenario-cards-file = The cards
scenario-cards-mean = What cannot be read or played is refused, with the line.
scenario-players = For how many players
scenario-changed = What is different
scenario-changed-more = { $n ->
        [one] and one card more
       *[other] and { $n } cards more
    }
scenario-card-new = (a card more)
scenario-card-gone = (taken out)
scenario-field-changed = { $field }: { $new } instead of { $own }
scenario-field-new = { $field }: { $new }
scenario-field-gone = { $field }: nothing instead of { $own }
scenario-cards-whole = The whole file
scenario-cards-count = A table with other cards says so, and counts neither for ratings nor in the journal.
scenario-play-friends = Play it with friends
