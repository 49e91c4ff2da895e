# Les parties finies, comptées.

stats-mine = Mes résultats
stats-mine-lead = Vos parties finies, celles que vous avez jouées jusqu’au bout.
stats-none = Aucune partie finie pour le moment.
stats-game = Résultats : { $game }
stats-game-lead = Toutes les parties finies sur ce serveur. Une partie est gagnée quand quelqu’un l’a gagnée, les robots ne comptent pas.
stats-game-none = Personne n’a encore fini de partie.
stats-table = Résultats, en tableau
stats-what = Parties
stats-played = Jouées
stats-won = Gagnées
stats-won-of = { $n } ({ $share } %)
stats-best = Meilleur score
stats-total = Toutes
stats-by-options = Selon les réglages
stats-by-players = Selon le nombre de joueurs
stats-by-bots = Selon les robots
stats-players =
    { $n ->
        [one] Seul
       *[other] À { $n }
    }
stats-bots = Avec { $bots }
stats-no-bots = Sans robot
stats-rating =
    { $n ->
        [one] Cote { $rating } ± { $spread }, d’après une partie entre humains
       *[other] Cote { $rating } ± { $spread }, d’après { $n } parties entre humains
    }
stats-ranking = Classement
stats-ranking-means = Compte chaque partie qui départage des gens ; pas celles que tous gagnent ou perdent ensemble, ni une donne déjà jouée. Chacun part de 25. L’ordre est celui de ce que chacun vaut au moins, à coup presque sûr. Seuls les comptes y figurent.
stats-ranking-none = Personne n’y figure encore.
stats-rank-means = Votre nom et votre cote figurent au classement de chaque jeu, sauf si vous ne le voulez pas.
stats-rank-off = Ne plus y figurer
stats-rank-on = Y figurer
