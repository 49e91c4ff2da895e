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
