# Les pages qui apprennent les jeux.

learn-nav = Règles
learn-title = Apprendre un jeu
learn-lead = Une première partie à une table qui dit quoi regarder, les règles section par section, et toutes les cartes.
learn-ways = Plus sur ce jeu
learn-rules = Règles
learn-rules-of = Règles : { $game }
learn-rules-all = Toutes les règles
learn-rules-lead = Avec nos mots. Là où le livret laisse un choix, on dit comment nous le lisons et pourquoi. Chaque section a son numéro : la table y renvoie partout où elle décide de quelque chose.
learn-contents = Sommaire
learn-short = En bref
learn-section = Règles, section { $number }
learn-ruling = Notre lecture.
learn-why = Pourquoi ? Règles, § { $number }
learn-cards = Cartes
learn-cards-of = Cartes : { $game }
learn-cards-all = Toutes les cartes
learn-first = Première partie
learn-first-of = Nouveau ici ? Jouer la première partie : { $game }

# Les cartes d’un jeu.

learn-cards-lead = Chaque carte comme elle est sur la table, avec tout ce qu’elle fait, son nombre, et d’où viennent ses valeurs.
learn-lists-lead = Toutes les cartes d’une table de ce scénario, et combien de chacune.
learn-lists-players = { $n } { AGREE($n, "joueur", "joueurs") }
learn-cards-found = cartes
learn-search = Nom ou mots
learn-search-go = Chercher
learn-by-any = peu importe
learn-by-attack = Attaque
learn-by-colour = Couleur
learn-by-cost = Coût
learn-by-good = Ressource
learn-by-icon = Icône
learn-by-kind = Sorte
learn-by-movement = Déplacement
learn-by-phase = Phase
learn-by-sector = Secteur
learn-by-set = Boîte
learn-by-strength = Force
learn-by-terrain = Terrain interdit
learn-by-trait = Trait
learn-copies =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
learn-source-rulebook = d’après le livret
learn-source-known = connu de tous
learn-source-ours = notre reconstitution
