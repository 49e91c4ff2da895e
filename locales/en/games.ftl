# Choosing a game, and setting up a table of it.

pulp-name = Pulp Invasion!
pulp-length = 25 min
pulp-kind = Dice and a bag of cubes
pulp-pitch = The Alien Cosmic Hegemony comes on, sector after sector. Alone at the controls, engage or evade whatever turns up, fill the bag at your own risk, and find the super weapons before your strength gives out.
pulp-option-difficulty = Which mission?
pulp-option-difficulty-hint = super weapons to find
pulp-option-difficulty-simple = Simple
pulp-option-difficulty-simple-badge = 4
pulp-option-difficulty-simple-hint = Fewer weapons to find, fewer failures in the bag.
pulp-option-difficulty-normal = Normal
pulp-option-difficulty-normal-badge = 5
pulp-option-difficulty-normal-hint = The mission as it is told.
pulp-option-difficulty-advanced = Advanced
pulp-option-difficulty-advanced-badge = 6
pulp-option-difficulty-advanced-hint = Every weapon, and as many failures waiting for you.
pulp-option-captain = Who commands?
pulp-option-captain-hint = Combat, diplomacy and science at the start, and the dice on board.
pulp-option-captain-random = Drawn by lot
pulp-option-captain-random-hint = Chance names the captain.
pulp-option-captain-mina = Mina Tormelson
pulp-option-captain-mina-hint = 6 · 7 · 6, and all three of her dice.
pulp-option-captain-rex = Rex Corrigan
pulp-option-captain-rex-hint = 9 · 6 · 6, he hits first.
pulp-option-captain-quill = Doc Selwyn Quill
pulp-option-captain-quill-hint = 6 · 6 · 9, science above all.
pulp-option-captain-zora = Zora Keel
pulp-option-captain-zora-hint = 6 · 9 · 6, she talks first.
pulp-option-captain-jax = Jax Halloran
pulp-option-captain-jax-hint = 7 · 7 · 7, good at everything.
pulp-option-captain-astra = Astra Vane
pulp-option-captain-astra-hint = 8 · 6 · 7, with something in reserve.

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
