study-many = Études
study-lead = Des parties finies avec des notes à leurs moments, écrites pour être lues. Avec un compte, tout le monde peut en écrire.
study-own = Vos études
study-listed-ones = Pour tout le monde
study-none = Personne d’autre n’a encore publié d’étude.
study-by = par { $name }
study-unlisted = hors des listes
study-chapters-n =
    { $n ->
        [0] aucun chapitre
        [one] un chapitre
       *[other] { $n } chapitres
    }
study-see-name = Lire l’étude { $name }
study-read = Lire
study-new = Une nouvelle étude
study-account = Pour écrire une étude, il faut un compte.
study-name = Nom
study-about = À propos de l’étude
study-list-it = Tout le monde la trouve ; sinon, seulement qui a son lien
study-begin = Commencer l’étude
study-chapters = Chapitres
study-empty = Cette étude n’a pas encore de chapitre.
study-hidden = Cette partie ne peut pas encore être montrée : quelqu’un a encore sa donne devant soi.
study-whole-game = toute la partie
study-ply = Après combien de coups
study-board = Le plateau à ce moment
study-no-notes = Il n’y a pas encore de note.
study-after-n =
    { $n ->
        [0] Au début
        [one] Après un coup
       *[other] Après { $n } coups
    }
study-marked =
    { $n ->
        [one] Une marque sur le plateau.
       *[other] { $n } marques sur le plateau.
    }
study-note-here = Note à ce moment
study-keep = Garder
study-mark = Marquer des lieux
study-unmark = Ôter les marques
study-mark-means = Tant que « Marquer des lieux » est actif : un lieu cliqué deux fois est entouré, deux lieux sont reliés par une flèche. La même chose encore l’enlève. Une note sans mots ni marques disparaît quand on la garde.
study-edit = Modifier l’étude
study-new-chapter = Un nouveau chapitre
study-chapter-name = Nom du chapitre
study-game = Une de vos dernières parties
study-other-game = Une autre partie, par son lien
study-address = Lien d’une partie finie, si c’en est une autre
study-add = Ajouter le chapitre
study-eyes = Vue par les yeux de
study-spectator = Quelqu’un qui regarde
study-itself = L’étude
study-drop = Enlever ce chapitre
study-drop-means = Ses notes disparaissent aussi. La partie reste.
study-drop-yes = Oui, l’enlever
study-delete = Supprimer l’étude
study-delete-means = Tous ses chapitres et ses notes disparaissent. Les parties restent.
study-delete-yes = Oui, la supprimer
study-share = Partager l’étude
