duel-title = Duel
duel-many = Duels
duel-lead = Deux camps jouent la même donne, chacun à la même place et contre les mêmes robots. Ensuite les deux parties se regardent côte à côte.
duel-new = Un nouveau duel
duel-against = Contre qui ?
duel-friend = Quelqu’un que vous invitez par un lien
duel-bot = Un robot, assis à la même place que vous dans sa partie
duel-bot-level = Niveau du robot
duel-others = Robots aux autres places
duel-rules =
    { $rounds ->
        [one] Chaque camp joue une partie.
       *[other] Chaque camp joue { $rounds } parties : une à chaque place, chacune avec sa donne.
    } { $bots ->
        [0] Une partie gagnée l’emporte sur une partie perdue ; ensuite comptent les points.
       *[other] Les robots des autres places ont la même chance pour les deux camps. On compte d’abord les parties gagnées, puis les points.
    } Ni conseils ni aide ; les classements ne changent pas.
duel-levels = Autres places : { $bots }.
duel-open = Ouvrir le duel
duel-mine = Vos duels
duel-none = Vous n’avez pas encore de duel.
duel-nobody-yet = personne encore
duel-with = avec { $name }
duel-see = Voir
duel-see-with = Voir le duel avec { $name }
duel-won = Gagné
duel-lost = Perdu
duel-even = À égalité
duel-your-turn = À vous de jouer
duel-waits = En attente
duel-between = { $one } et { $two }
duel-waits-for = { $name } attend quelqu’un
duel-challenged = { $name } vous défie en duel.
duel-accept = Relever le défi
duel-play =
    { $rounds ->
        [one] Jouer votre partie
       *[other] Jouer la partie { $n } sur { $rounds }
    }
duel-go-on =
    { $rounds ->
        [one] Continuer votre partie
       *[other] Continuer la partie { $n } sur { $rounds }
    }
duel-give-up = Abandonner cette partie
duel-give-up-means = Une partie abandonnée compte comme perdue, sans points.
duel-give-up-yes = Oui, l’abandonner
duel-wait-rival = Vous avez joué. Envoyez maintenant le lien à quelqu’un.
duel-wait = Vous avez joué. C’est maintenant à { $name }.
duel-watch = Deux autres camps jouent ce duel. Quand toutes ses parties seront finies, vous pourrez les voir ici.
duel-is-even = Personne ne remporte ce duel : les deux camps sont à égalité.
duel-you-won = Vous remportez ce duel !
duel-has-won = { $name } remporte ce duel.
duel-invite = Lancer le défi
duel-invite-hint = La première personne qui ouvre ce lien et relève le défi joue contre vous. Vous pouvez jouer avant son arrivée.
duel-secret = Les résultats sont donnés quand toutes les parties sont finies, pour que personne n’apprenne rien sur la donne.
duel-played = Parties jouées
duel-played-of = { $n } sur { $rounds }
duel-round = Partie { $n }, place { $seat }
duel-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
duel-given-up = abandonnée
duel-no-board = Cette partie a été abandonnée ; il n’y a pas de plateau à regarder.
duel-alone-look = Revoir
duel-games = Côte à côte
duel-parts = Les parties diffèrent pour la première fois au coup { $n }.
duel-to-parting = Montrer ce moment
duel-never-parts = Les deux parties sont les mêmes, coup par coup.
duel-ply = Après combien de coups
duel-board = Le plateau de { $name }
duel-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
duel-back = Vers le duel
duel-alone = Un duel se joue sans témoins. Quand toutes ses parties seront finies, on pourra les regarder.
duel-offer = Défier en duel
duel-offer-means = Quelqu’un joue la même donne à votre place, contre les mêmes robots. Ensuite les deux parties se regardent côte à côte.
