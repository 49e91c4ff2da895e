# Choisir un jeu, et en préparer une table.

planisphere-name = Invasion
planisphere-length = 60 min
planisphere-kind = Guerre sur la carte du monde
planisphere-pitch = Des peuples venus d’ailleurs se disputent la Terre. Faites atterrir vos créatures où le sort les pousse, traversez mers et déserts, tirez, frappez, multipliez-vous, et soyez les derniers debout quand les catastrophes auront fini de rire.
planisphere-option-events = Avec les catastrophes ?
planisphere-option-events-hint = événements possibles à chaque tour
planisphere-option-events-on = Avec les événements
planisphere-option-events-on-badge = 100
planisphere-option-events-on-hint = Les règles étendues : à chaque tour, le monde réserve une surprise.
planisphere-option-events-off = Sans événements
planisphere-option-events-off-badge = 0
planisphere-option-events-off-hint = Les règles de base : rien que les peuples.
planisphere-option-landings = Atterrissages avant le premier tour
planisphere-option-landings-hint = Des unités déjà posées rendent moins fatale la première mauvaise rencontre.
planisphere-option-landings-value =
    { $value ->
        [0] Aucun atterrissage d’avance
        [1] Un atterrissage d’avance
       *[other] { $value } atterrissages d’avance
    }
planisphere-option-rounds = Fin de la partie
planisphere-option-rounds-hint = Au dernier tour, on compte les unités, puis leur force.
planisphere-option-rounds-typed = Dernier tour
planisphere-option-rounds-value =
    { $value ->
        [1] Un seul tour
       *[other] { $value } tours au plus
    }
planisphere-option-rounds-none = Sans limite
planisphere-option-rebirth = Tous anéantis d’un coup ?
planisphere-option-rebirth-hint = Quand plus personne n’est debout.
planisphere-option-rebirth-off = La partie est nulle
planisphere-option-rebirth-on = Tous atterrissent de nouveau
planisphere-option-wrap = Les bords de la carte
planisphere-option-wrap-hint = L’est et l’ouest, le long du Pacifique.
planisphere-option-wrap-off = La carte a des bords
planisphere-option-wrap-on = L’est rejoint l’ouest
planisphere-option-rotation = Qui commence chaque tour ?
planisphere-option-rotation-hint = Jouer en premier n’est pas toujours un avantage.
planisphere-option-rotation-off = Toujours le même joueur
planisphere-option-rotation-on = Chacun à son tour
