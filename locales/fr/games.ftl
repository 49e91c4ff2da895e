# Choisir un jeu, et en préparer une table.

planisphere-option-events-on-badge = 100
planisphere-option-events-off-badge = 0
planisphere-option-landings-value =
    { $value ->
        [0] Aucun atterrissage d’avance
        [1] Un atterrissage d’avance
       *[other] { $value } atterrissages d’avance
    }
planisphere-option-rounds-typed = Dernier tour
planisphere-option-rounds-value =
    { $value ->
        [1] Un seul tour
       *[other] { $value } tours au plus
    }
planisphere-option-rounds-none = Sans limite
