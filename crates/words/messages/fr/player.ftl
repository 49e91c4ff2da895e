# La page d’un joueur, et ce que les autres en voient.

player-lead = Ce que cette personne montre de ses parties ici.
player-own-lead = Votre page. Vous y voyez tout ; les autres y voient ce que vous choisissez.
player-nothing = Il n’y a encore rien à voir ici.
player-others-see = Les autres voient : { $what }.
player-hidden = Les autres ne trouvent pas cette page : vous ne montrez rien.
player-change = Changer cela
player-ratings = Cotes
player-course = La cote au fil du temps : { $game }
player-as-table = La même chose en tableau
player-when = Jour
player-value = Valeur
player-games = Parties
player-game = Jeu
player-seats = Places
player-seat = Place
player-accuracy = Précision
player-accuracy-means = D’après les parties dont l’analyse a été faite. 100 : des décisions aussi bonnes que celles d’un capitaine qui a le temps. 0 : comme si les coups avaient été tirés au sort.
player-accuracy-lot = Coups tirés au sort
player-accuracy-levels = Pour comparer : { $list }.
player-accuracy-mean =
    { $n ->
        [one] { $mean } en moyenne, d’après une partie
       *[other] { $mean } en moyenne, d’après { $n } parties
    }
player-accuracy-course = La précision au fil du temps : { $game }
player-kinds = Ce que les décisions ont cédé, par genre : { $game }
player-kinds-mean = Un genre est un chapitre des règles. Les lignes montrent, partie après partie, combien de victoires sur 100 chaque décision de ce genre a cédées en moyenne.
player-kind = Genre
player-kind-decisions = décisions
player-kind-mistakes = coûteuses
player-kind-mean = cédé à chacune
player-last = Dernières parties
player-with = avec { $names }
player-against = contre { $names }
player-bots =
    { $n ->
        [one] un robot ({ $level })
       *[other] { $n } robots ({ $level })
    }
player-older = Parties plus anciennes
player-shown = Ce que voient les autres
player-shown-means = Votre page montre votre nom et ce que vous cochez ici. Les dernières parties sont celles des tables ouvertes à tous. Si vous ne cochez rien, personne d’autre ne trouve la page.
player-to-own = Voir ma page
player-shown-keep = Garder ce choix
player-show-ratings = les cotes, ici et aux classements
player-show-course = les cotes au fil du temps
player-show-games = le nombre de parties
player-show-seats = les places
player-show-accuracy = la précision
player-show-last = les dernières parties
