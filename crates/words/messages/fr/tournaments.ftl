tournament-many = Tournois
tournament-lead = On se rencontre de ronde en ronde, et un tableau dit où chacun en est. Avec un compte, tout le monde peut en ouvrir un.
tournament-all = Ouverts, en cours et passés
tournament-none = Il n’y a pas encore de tournoi.
tournament-open = Ouvert
tournament-running = En cours
tournament-over = Terminé
tournament-players =
    { $n ->
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
tournament-played = Parties
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-ties = À égalité de points comptent d’abord les points de tous ceux qu’on a rencontrés (Buchholz), puis de ceux qu’on a battus (Sonneborn-Berger), puis les parties gagnées.
tournament-nobody = Personne ne participe encore.
tournament-gone = a quitté le tournoi
tournament-round = Ronde { $n }
tournament-bye = saute la ronde : un point
tournament-plays = partie en cours
tournament-see-table = Voir la table { $n }
tournament-invite = Inviter des gens
