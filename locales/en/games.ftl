# Choosing a game, and setting up a table of it.

planisphere-name = Invasion
planisphere-length = 60 min
planisphere-kind = War on the map of the world
planisphere-pitch = Peoples from elsewhere fight over the Earth. Land your creatures where fate pushes them, cross seas and deserts, shoot, strike, multiply, and be the last ones standing when the disasters have stopped laughing.
planisphere-option-events = With disasters?
planisphere-option-events-hint = events that may come each round
planisphere-option-events-on = With events
planisphere-option-events-on-badge = 100
planisphere-option-events-on-hint = The extended rules: each round the world has a surprise.
planisphere-option-events-off = Without events
planisphere-option-events-off-badge = 0
planisphere-option-events-off-hint = The basic rules: nothing but the peoples.
planisphere-option-landings = Landings before the first round
planisphere-option-landings-hint = Units that are there already make the first unlucky meeting less deadly.
planisphere-option-landings-value =
    { $value ->
        [0] No landing in advance
        [1] One landing in advance
       *[other] { $value } landings in advance
    }
planisphere-option-rounds = End of the game
planisphere-option-rounds-hint = After the last round units are counted, then their strength.
planisphere-option-rounds-typed = Last round
planisphere-option-rounds-value =
    { $value ->
        [1] One round
       *[other] { $value } rounds at most
    }
planisphere-option-rounds-none = No limit
planisphere-option-rebirth = All annihilated at once?
planisphere-option-rebirth-hint = When nobody is left standing.
planisphere-option-rebirth-off = The game is a draw
planisphere-option-rebirth-on = All land again
planisphere-option-wrap = The edges of the map
planisphere-option-wrap-hint = East and west, along the Pacific.
planisphere-option-wrap-off = The map has edges
planisphere-option-wrap-on = East meets west
planisphere-option-rotation = Who begins each round?
planisphere-option-rotation-hint = To play first is not always better.
planisphere-option-rotation-off = Always the same player
planisphere-option-rotation-on = Each in turn
