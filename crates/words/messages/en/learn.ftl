# The pages that teach the games.

learn-nav = Rules
learn-title = Learn a game
learn-lead = A first game at a table that tells you what to look at, the rules section by section, and every card.
learn-ways = More about this game
learn-rules = Rules
learn-rules-of = Rules of { $game }
learn-rules-all = All the rules
learn-rules-lead = In our own words. Where the booklet leaves a choice, it says how we read it and why. Every section has its number: the table links to it wherever it decides something.
learn-contents = Contents
learn-short = In short
learn-section = Rules, section { $number }
learn-ruling = Our reading.
learn-why = Why? Rules, § { $number }
learn-cards = Cards
learn-cards-of = Cards of { $game }
learn-cards-all = All the cards
learn-first = First game
learn-first-of = New here? Play the first game: { $game }

# The cards of a game.

learn-cards-lead = Every card as it looks on the table, with all that it does, how many there are, and where its values come from.
learn-lists-lead = Every card that a table of this scenario is played with, and how many of each.
learn-lists-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
learn-cards-found = cards
learn-search = Name or words
learn-search-go = Search
learn-by-any = any
learn-by-attack = Attack
learn-by-colour = Colour
learn-by-cost = Cost
learn-by-good = Good
learn-by-icon = Icon
learn-by-kind = Kind
learn-by-movement = Movement
learn-by-phase = Phase
learn-by-sector = Sector
learn-by-set = Set
learn-by-strength = Strength
learn-by-terrain = Forbidden terrain
learn-by-trait = Trait
learn-copies =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
learn-source-rulebook = from the rulebook
learn-source-known = publicly known
learn-source-ours = our own reconstruction
