tournament-many = Tournois
tournament-lead = On se rencontre de ronde en ronde, et un tableau dit où chacun en est. Avec un compte, tout le monde peut en ouvrir un.
tournament-all = Ouverts, en cours et passés
tournament-none = Il n’y a pas encore de tournoi.
tournament-open = Ouvert
tournament-running = En cours
tournament-over = Terminé
tournament-players =
    { $n ->
        [0] aucune inscription
        [one] une inscription
       *[other] { $n } inscriptions
    }
tournament-see-name = Voir le tournoi { $name }
tournament-new = Un nouveau tournoi
tournament-account = Pour ouvrir un tournoi, il faut un compte.
tournament-name = Nom
tournament-seats = Places par table
tournament-system = Qui rencontre qui
tournament-swiss = Système suisse : on rencontre qui est au même niveau
tournament-all-play-all = Toutes rondes : chacun rencontre chacun
tournament-rounds = Nombre de rondes, au système suisse
tournament-listed = Tout le monde le trouve et peut regarder ; sinon, seulement qui a le lien
tournament-rules = Une partie gagnée vaut un point, une nulle un demi-point. Aux tables plus grandes, chaque rang a sa part. Qui n’est pas à la table quand la partie finit l’a perdue. Qui saute une ronde reçoit un point.
tournament-open-it = Ouvrir le tournoi
tournament-is-all = Chacun rencontre chacun, { $rounds ->
        [one] en une ronde.
       *[other] en { $rounds } rondes.
    }
tournament-is-swiss = Système suisse, { $seats } par table, { $rounds ->
        [one] une ronde.
       *[other] { $rounds } rondes.
    }
tournament-host = Ouvert par { $name }.
tournament-waits = Les inscriptions sont ouvertes.
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-is-over = Ce tournoi est terminé.
tournament-winner = { $name } gagne.
tournament-winners = Première place partagée : { $name }.
tournament-sign-up = Créer un compte pour participer
tournament-join = Participer
tournament-to-table = Vers votre table
tournament-begin = Commencer avec les inscrits
tournament-few = Il peut commencer à partir de { $n } { AGREE($n, "inscription", "inscriptions") }.
tournament-leave = Quitter le tournoi
tournament-leave-means = Une partie en cours est alors perdue. Une fois le tournoi commencé, on ne peut pas revenir.
tournament-leave-yes = Oui, le quitter
tournament-places = Classement
tournament-place = №
tournament-points = Points
tournament-played = Parties jouées
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-ties = À égalité de points comptent d’abord les points de tous ceux qu’on a rencontrés (Buchholz), puis de ceux qu’on a battus (Sonneborn-Berger), puis les parties gagnées (Gagnées). Qui reste à égalité partage sa place.
tournament-nobody = Personne ne participe encore.
tournament-gone = a quitté le tournoi
tournament-round = Ronde { $n }
tournament-byes =
    { $n ->
        [one] une ronde sautée : un point
       *[other] { $n } rondes sautées : un point chacune
    }
tournament-byes-mean = Quand il n’y a pas de table pour tous, quelqu’un saute la ronde. Cela vaut un point, autant qu’une partie gagnée, sans compter comme jouée ni gagnée ; entre ex æquo, c’est comme si l’on avait battu quelqu’un qui a autant de points que soi.
tournament-bye = saute la ronde : un point
tournament-plays = partie en cours
tournament-see-table = Voir la table { $n }
tournament-invite = Inviter des gens
tournament-deals-rules = À ce jeu, toute la table gagne ou perd ensemble ; ce sont donc des groupes qui se mesurent. Tous jouent les mêmes donnes, l’une après l’autre, et chacune en même temps. Ce qu’une donne a valu se dit quand tous l’ont jouée. Des robots prennent les places restées libres. Si quelqu’un du groupe n’est pas à la table quand la partie finit, le groupe n’en tire rien.
tournament-deals = Nombre de donnes
tournament-seeding = Ordre à la première ronde
tournament-by-joining = Celui des inscriptions
tournament-by-rating = Celui des cotes ; les joueurs sans cote viennent à la fin, par nom
tournament-is-deals = Des groupes de { $seats } au plus jouent { $rounds ->
        [one] la même donne.
       *[other] les mêmes { $rounds } donnes.
    }
tournament-is-alone = Chacun joue { $rounds ->
        [one] la même donne.
       *[other] les mêmes { $rounds } donnes.
    }
tournament-deal-of = Donne { $round } sur { $rounds }
tournament-group = Groupe
tournament-won = Gagnées
tournament-best = Meilleures
tournament-deal = Donne { $n }
tournament-deals-ties = Les points sont ceux du jeu, toutes donnes réunies. À égalité comptent d’abord les parties gagnées, puis les donnes dont personne n’a tiré davantage (Meilleures). Qui reste à égalité partage sa place.
tournament-has-played = a joué
tournament-forfeited = pas finie
tournament-deal-won = gagnée
tournament-deal-lost = perdue
tournament-see-deal = Voir la donne { $n } de { $name }
tournament-groups = Groupes
tournament-group-new = Un nouveau groupe
tournament-group-name = Nom du groupe
tournament-group-form = Former ce groupe
tournament-group-join = Entrer
tournament-group-join-name = Entrer dans le groupe { $name }
tournament-group-of-club = pour les membres d’un club
tournament-group-whom = Qui peut entrer
tournament-group-all = Tout le monde
tournament-group-club = Les membres du club { $name }
tournament-few-groups = Il peut commencer à partir de { $n } groupes.
tournament-group-plays = partie en cours
tournament-no-groups = Personne n’a encore formé de groupe.
