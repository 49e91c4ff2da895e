# Choosing a game, and setting up a table of it.

planisphere-option-events-on-badge = 100
planisphere-option-events-off-badge = 0
planisphere-option-landings-value =
    { $value ->
        [0] No landing in advance
        [1] One landing in advance
       *[other] { $value } landings in advance
    }
planisphere-option-rounds-typed = Last round
planisphere-option-rounds-value =
    { $value ->
        [1] One round
       *[other] { $value } rounds at most
    }
planisphere-option-rounds-none = No limit
