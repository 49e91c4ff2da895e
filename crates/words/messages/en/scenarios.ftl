scenario-many = Published scenarios
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
scenario-new = Publish a scenario
scenario-account = To publish a scenario you need an account.
scenario-build-first = Build one first; its page leads back here.
scenario-name = Name
scenario-about = About the scenario
scenario-publish = Publish it
scenario-play = Play it
scenario-vote = I like it
scenario-unvote = I no longer like it
scenario-cards = Its cards
scenario-change = Change it for myself
scenario-remove = Remove the scenario
scenario-remove-means = Its votes are gone. Tables that play it go on.
scenario-remove-yes = Yes, remove it
