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
