# Choisir un jeu, et en préparer une table.

pulp-name = Pulp Invasion!
pulp-length = 25 min
pulp-kind = Des dés et un sac de cubes
pulp-pitch = L’Hégémonie Cosmique Alien avance, secteur après secteur. Seul aux commandes, engagez ou esquivez ce qui vient, remplissez le sac à vos risques, et trouvez les super armes avant que vos forces ne vous lâchent.
pulp-option-difficulty = Quelle mission ?
pulp-option-difficulty-hint = super armes à trouver
pulp-option-difficulty-simple = Simple
pulp-option-difficulty-simple-badge = 4
pulp-option-difficulty-simple-hint = Moins d’armes à trouver, moins d’échecs dans le sac.
pulp-option-difficulty-normal = Normale
pulp-option-difficulty-normal-badge = 5
pulp-option-difficulty-normal-hint = La mission telle qu’on la raconte.
pulp-option-difficulty-advanced = Avancée
pulp-option-difficulty-advanced-badge = 6
pulp-option-difficulty-advanced-hint = Toutes les armes, et autant d’échecs qui vous attendent.
pulp-option-captain = Qui commande ?
pulp-option-captain-hint = Combat, diplomatie et science au départ, et les dés à bord.
pulp-option-captain-random = Au hasard
pulp-option-captain-random-hint = Le hasard nomme le capitaine.
pulp-option-captain-mina = Mina Tormelson
pulp-option-captain-mina-hint = 6 · 7 · 6, et ses trois dés.
pulp-option-captain-rex = Rex Corrigan
pulp-option-captain-rex-hint = 9 · 6 · 6, forte tête et gros bras.
pulp-option-captain-quill = Doc Selwyn Quill
pulp-option-captain-quill-hint = 6 · 6 · 9, la science avant tout.
pulp-option-captain-zora = Zora Keel
pulp-option-captain-zora-hint = 6 · 9 · 6, elle négocie d’abord.
pulp-option-captain-jax = Jax Halloran
pulp-option-captain-jax-hint = 7 · 7 · 7, bon partout.
pulp-option-captain-astra = Astra Vane
pulp-option-captain-astra-hint = 8 · 6 · 7, et de quoi voir venir.

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
