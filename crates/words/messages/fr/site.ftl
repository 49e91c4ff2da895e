# Le cadre du site.

site-nav = Site
site-nav-play = Jouer
site-nav-tables = Mes tables
site-nav-finished = Parties finies
site-nav-journal = Journal
site-no-name = Choisir un nom
site-name-change = Changer mon nom
site-footer-about = À propos de Rempart
site-footer-fair = Tirages vérifiables
site-footer-privacy = Vie privée
site-footer-names = Crédits et noms
site-footer-api = Pour programmes

# La page d’accueil.

site-home-title = Rempart : les invasions à une même table
site-home-welcome = Il faut bien que quelqu’un tienne le rempart.
site-home-lead = Défiez l’invasion tout de suite avec des robots à vos côtés, ou envoyez un lien et défendez la Terre ensemble. Sans compte, sans rien installer.
site-home-waiting =
    { $n ->
        [0] Personne ne vous attend
        [1] Une table vous attend
       *[other] { $n } tables vous attendent
    }
site-home-games = Les jeux
site-install = Mettre Rempart sur l’écran d’accueil
site-install-means = Rempart peut s’ouvrir par une icône sur cet appareil, qui montre combien de tables vous attendent.
site-install-no = Ne plus proposer
site-shortcut-turns = À moi de jouer
site-home-play-now = Jouer tout de suite
site-home-play-now-game = Jouer tout de suite à { $game }
site-home-play-now-means =
    { $bots ->
        [0] Vous, en solitaire contre l’invasion. La première carte est à un clic.
        [one] Vous et un robot, au niveau habituel. Le premier coup est à un clic.
       *[other] Vous et { $bots } robots, au niveau habituel. La première carte est à un clic.
    }
site-home-daily = Donne du jour
site-home-daily-game = Donne du jour de { $game }
site-home-set-up = Préparer
site-home-set-up-game = Préparer une table : { $game }
site-players = { $from } à { $to } joueurs
site-players-alone = En solitaire
site-open = Tables ouvertes
site-open-new = Nouvelle table
site-around = Autour des parties
site-open-none = Aucune table n’a de place libre en ce moment. Ouvrez-en une et affichez-la ici : quelqu’un viendra.
site-open-host = ouverte par { $host } · { $ago }
site-open-sit = S’asseoir
site-open-sit-with = S’asseoir à la table de { $host }
site-seats-taken = { $taken } { AGREE($taken, "place prise", "places prises") } sur { $seats }

# Les billets : les tables où l’on est assis.

site-ticket-waits = On attend { $whom }
site-ticket-free =
    { $n ->
        [one] Encore une place libre
       *[other] Encore { $n } places libres
    }
site-ticket-with = avec { $with } · { $ago }
site-tables-title = Mes tables
site-tables-lead = Là où vous avez une place. Celles qui vous attendent viennent en premier.
site-tables-none = Vous n’avez encore de place à aucune table.
site-tables-choose = Choisir un jeu

# Préparer une table.

site-new-title = Préparer une table
site-new-game = Quelle invasion ?
site-new-seats = Qui s’assied où ?
site-new-seats-note = { $from } à { $to } places, dans le sens horaire
site-new-swap = Changer de camp
site-new-seat-add = Ajouter une place
site-new-manners = Qui peut venir ?
site-new-open = L’afficher sur la page d’accueil
site-new-watched = Tout le monde peut regarder
site-new-no-hints = Personne ne demande conseil à un robot
site-new-we-talk = On parle français
site-new-more = Autres choix
site-new-go = Ouvrir la table
site-new-after = La partie commence quand toutes les places sont prises. Vous pouvez confier une place libre à un robot à tout moment.
site-seat = Place { $n }
site-seat-me = Moi
site-seat-link = Inviter
site-seat-bot = Robot
site-seat-closed = Aucun
site-seat-free = Place libre
site-seat-link-hint = Vous recevrez un lien à envoyer dès que la table sera ouverte.
site-seat-closed-hint = Cette place n’existe pas à cette table.
site-no-name-yet = Vous
site-bot-level = Niveau du robot
site-bot-levels = Ce que valent les niveaux des robots
site-problem-option = Il faut ici l’une de ces valeurs : { $values }
site-problem-seats = Ce jeu a { $from } à { $to } places, et non { $n }.
site-problem-twice = Vous êtes déjà à une autre place.
site-problem-bot = Il n’y a pas de robot de ce niveau.
site-problems =
    { $n ->
        [one] Un point à corriger :
       *[other] { $n } points à corriger :
    }

# Une table qui attend du monde.

site-lobby-title = La table de { $host }
site-lobby-free =
    { $n ->
        [one] Une place est libre. Une fois qu’elle sera prise, { $host } pourra lancer la partie.
       *[other] { $n } places sont libres. Une fois que toutes seront prises, { $host } pourra lancer la partie.
    }
site-lobby-free-host =
    { $n ->
        [one] Une place est libre. Une fois qu’elle sera prise, vous pourrez lancer la partie.
       *[other] { $n } places sont libres. Une fois que toutes seront prises, vous pourrez lancer la partie.
    }
site-lobby-free-challenge =
    { $n ->
        [one] Une place est libre. La partie commence dès qu’elle est prise.
       *[other] { $n } places sont libres. La partie commence dès que toutes sont prises.
    }
site-lobby-full = Tout le monde est là. { $host } lance la partie.
site-lobby-full-host = Tout le monde est là. Ils arrivent : lancez la partie quand vous êtes prêts.
site-lobby-no-hints = À cette table, personne ne demande conseil à un robot.
site-lobby-start = Lancer la partie
site-lobby-you = c’est vous
site-lobby-bot = robot
site-lobby-stand = Se lever
site-lobby-free-seat = Libérer la place
site-lobby-give-to-bot = Confier à un robot
site-lobby-invite = Envoyez ce lien
site-lobby-qr = Code QR, pour un téléphone à côté de vous
site-lobby-qr-label = Code QR de l’invitation
site-lobby-learn = En attendant : apprendre le jeu
site-lobby-link = Lien d’invitation
site-lobby-invite-hint = Qui l’ouvre peut s’asseoir à une place libre, ou regarder.
site-lobby-listed = La table est aussi affichée sur la page d’accueil.
site-lobby-unlisted = Personne d’autre ne voit la table.
site-copy = Copier
site-copied = Copié
site-share = Partager

# Mon nom.

site-name-title = Comment vous appeler ?
site-name-lead = Les autres verront ce nom à vos tables.
site-name-label = Votre nom
site-name-keep = Garder ce nom
site-name-back = Plus tard

# Les parties finies.

site-finished-title = Parties finies
site-finished-lead = Les vôtres et celles des tables affichées à l’accueil. Chaque partie se revoit coup par coup, et son tirage se vérifie.
site-finished-none = Vous n’avez encore fini aucune partie, et aucune table affichée non plus. Les victoires de tous sont au Journal.
site-finished-won = Gagnée
site-finished-lost = Perdue
site-finished-drawn = Nulle
site-finished-see = Revoir
site-finished-record = Transcription
site-finished-older = Parties plus anciennes

# La donne du jour.

site-daily-title = Donne du jour
site-daily-lead = La même pour tout le monde jusqu’à minuit, temps universel. Votre première partie compte ; ni conseils, ni retour au début.
site-daily-past = Cette journée est finie. Les parties de chacun peuvent se revoir, coup par coup.
site-daily-others = Des capitaines tiennent les { $n } autres places, avec la même chance pour tous.
site-daily-guest = Vous pouvez la jouer en visiteur ; au tableau des résultats figurent ceux qui avaient un compte en la commençant.
site-daily-play = La jouer
site-daily-go-on = Reprendre votre partie
site-daily-see = Revoir votre partie
site-daily-today = Vers la donne d’aujourd’hui
site-daily-results = Résultats
site-daily-nobody = Personne ne l’a encore finie.
site-daily-rank = Rang
site-daily-name = Qui
site-daily-result = Résultat
site-daily-score = Score
site-daily-moves = Coups
site-daily-when = Quand
site-league = Le classement de la semaine
site-league-means = Les donnes des jours, du { $from } au { $to }. D’abord comptent les donnes gagnées, puis les points.
site-league-nobody = Personne n’a encore fini de donne de cette semaine.
site-league-won = Gagnées
site-league-points = Points
site-league-played = Donnes
site-daily-earlier = Les jours précédents
site-daily-played =
    { $n ->
        [0] aucun résultat
        [one] un résultat
       *[other] { $n } résultats
    }

# Le Journal de l’Espace.

site-journal-title = Le Journal de l’Espace
site-journal-cover = JOURNAL DE L’ESPACE
site-journal-victories =
    { $n ->
        [one] victoire
       *[other] victoires
    }
site-journal-points = points en tout
site-journal-best = meilleure victoire
site-journal-line = { $level } : { $team }, { $points } { AGREE($points, "point", "points") }
site-journal-stamp =
    { $n ->
        [one] point
       *[other] points
    }
site-journal-survivors =
    { $n ->
        [0] aucun survivant
        [one] un survivant
       *[other] { $n } survivants
    }
site-journal-fell = (n’a pas survécu)
site-journal-empty = Pas une seule victoire encore.
site-journal-empty-hint = La première ligne est pour qui détruira la Matrice. Ça les fait bien rire.
site-journal-try = Être les premiers

# À propos de Rempart.

site-about-title = À propos de Rempart
site-about-lead = Des jeux d’invasion, à une même table.
site-about-what = Ce que c’est
site-about-what-1 = Rempart connaît toutes les règles des jeux qu’il propose, joue aux places vides, et permet de jouer seul, dans la même pièce ou à distance. Une table attend aussi longtemps qu’il le faut : fermez la page, revenez la semaine prochaine.
site-about-what-2 = C’est un logiciel libre que chacun peut faire tourner sur sa propre machine ; cette page vient de l’une d’elles.
site-about-fair = Tirages vérifiables
site-about-fair-1 = Tout le hasard d’une partie vient d’un seul nombre. Quand une table commence, l’empreinte de ce nombre est affichée ; quand la partie est finie, le nombre lui-même.
site-about-fair-2 = Chacun peut alors vérifier que les deux vont ensemble et que chaque carte est venue comme elle le devait : personne, pas même le serveur, n’a pu choisir le tirage en cours de route.
site-about-privacy = Vie privée
site-about-privacy-1 = Aucun compte n’est nécessaire. Qui en veut un donne un nom et un mot de passe, dont seule une empreinte est gardée, et peut le supprimer à tout moment. Un seul cookie signé retient vos places, le nom que vous avez choisi et votre langue. Il n’est envoyé qu’à ce serveur.
site-about-privacy-2 = Ni statistiques, ni publicité, ni rien qui vienne d’ailleurs. Ce qui est gardé : les coups, ce qui se dit à une table, les noms, les clubs et ce qui s’écrit dans les études. Qui demande des notifications les reçoit par le service de l’éditeur de son navigateur, qui ne peut pas les lire.
site-about-access = Pour tout le monde
site-about-access-1 = Tout se fait au clavier, se lit avec un lecteur d’écran et se distingue sans les couleurs. Si quelque chose vous arrête, c’est une erreur du programme : dites-le à qui tient ce serveur.
site-about-lasts = Ce qui finit de soi-même
site-about-lasts-lead = Rien de ce dont vous vous servez encore ne finit. Pour le reste, qui tient ce serveur a choisi :
site-about-lasts-lobby = Une table où aucune partie n’a commencé disparaît après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } sans changement.
site-about-lasts-guest = D’un visiteur qui n’est à aucune table et n’a rien dit, le nom est oublié après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
site-about-lasts-talk = Ce qui s’est dit à une table disparaît { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } après la partie ; les coups restent.
site-about-lasts-game = Une partie sans pendule que personne ne regarde s’endort après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, et se réveille dès que quelqu’un vient.
site-about-names = Crédits et noms
site-about-names-1 = Oh no... INVASION!!! est un jeu de Joost Das, publié par Fablesmith en 2012.
site-about-names-2 = Rempart n’est ni affilié aux auteurs et éditeurs des jeux, ni approuvé par eux. Les noms appartiennent à leurs propriétaires. Toutes les images et tous les textes d’ici sont les nôtres. Si un jeu vous plaît, achetez sa boîte.

# Ce qui tourne mal.

site-error-status = Erreur { $n }
site-error-not-found = Ils l’ont emporté.
site-error-not-found-do = Il y a peut-être eu quelque chose. Demandez un nouveau lien à qui vous l’a envoyé.
site-error-forbidden = Cette porte n’est pas la vôtre.
site-error-forbidden-do = Si vous y aviez une place, votre navigateur n’a plus le cookie qui dit qui vous êtes : ouvrez la table par son lien et asseyez-vous de nouveau.
site-error-conflict = Pas pour l’instant.
site-error-conflict-do = La table a changé depuis que votre page a été faite, ou ce que vous demandez doit attendre ; rien n’a eu lieu. Revenez, regardez, puis choisissez.
site-error-refused = Ça ne passe pas.
site-error-refused-do = Rien n’a été changé. Revenez en arrière et demandez-le autrement.
site-error-too-large = C’est plus que la porte n’en laisse passer.
site-error-too-large-do = Rien n’a été changé. Envoyez-en moins à la fois : le fichier d’une partie n’est jamais aussi long.
site-error-too-often = Pas si vite.
site-error-too-often-do = Rien n’a été changé, et ce que vous aviez est toujours là.
site-error-broken = Il y a une brèche dans le mur.
site-error-broken-do = C’est notre faute, pas la vôtre. Tous les coups confirmés sont en sûreté. Réessayez dans un instant.
site-error-back = Revenir
site-error-home = À la page d’accueil

# Noté à une table, entre les lignes de la conversation.

site-note-hint = { $name } a demandé conseil à un robot.
site-note-relieved = Un robot ({ $bot }) joue à la place { DE($name) }.
site-note-returned = { $name } reprend sa place.

# L’histoire d’une partie en images.

site-comic = L’histoire en six images
site-comic-save = Enregistrer l’image
site-comic-whole = Voir la page entière

# Ce que valaient ses décisions.

site-review-title = Mes décisions, pesées
site-review-back = Revenir à la table
site-review-nothing = Il n’y avait rien à décider dans cette partie.
site-review-progress = Un capitaine réfléchit à chacune de vos décisions : { $done } sur { $total } pour l’instant.
site-review-waits = Les parties sont pesées l’une après l’autre. La vôtre vient après celles qui l’ont précédée.
site-review-more = Voir où il en est
site-review-score = sur 100
site-review-good =
    { $n ->
        [one] bonne décision
       *[other] bonnes décisions
    }
site-review-slips =
    { $n ->
        [one] faux pas
       *[other] faux pas
    }
site-review-mistakes =
    { $n ->
        [one] erreur
       *[other] erreurs
    }
site-review-blunders =
    { $n ->
        [one] gaffe
       *[other] gaffes
    }
site-review-means = Un capitaine a imaginé des parties à partir de chacune de vos décisions, sans en voir plus que vous. Une décision est bonne quand presque aucun coup ne gagne plus souvent. 100 veut dire des décisions aussi bonnes que celles d’un capitaine qui a le temps, 0 des coups tirés au sort.
site-review-why = Pourquoi :
site-review-why-uncounted = aucun des nombres que ce jeu compte ne le dit clairement. Dans les parties imaginées, le meilleur coup en gagne { $best } sur 100, le vôtre { $yours }.
site-review-two-measures = Les nombres à côté des coups sont des chances de gagner selon ce que vous pouviez voir. La courbe est mesurée avec toutes les cartes découvertes ; elle peut donc dire autre chose.
site-review-futures = Les deux suites, côte à côte
site-review-futures-mean = Où l’on en était à votre premier choix du tour d’après ; dans un jeu où l’on ne compte pas les tours, à votre choix suivant, après les coups des autres. D’abord ce qui est arrivé. Ensuite, après le meilleur coup, des sergents continuent à toutes les places, avec les cartes là où elles étaient vraiment : une suite possible, non une promesse.
site-review-came = Ce qui est arrivé : { $move }
site-review-might = Ce qui aurait pu arriver : { $move }
site-review-worst = Ce qui a coûté le plus
site-review-replay = Revoir toute la partie
site-review-again = Rejouer
site-review-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
site-review-look = Y regarder
site-review-mistake-before = L’erreur d’avant
site-review-mistake-after = L’erreur suivante
site-review-turn = Le tournant
site-review-did = Ce que vous avez fait
site-review-captain = Ce qu’aurait fait un capitaine
site-review-best = Votre meilleur coup
site-review-lead = vaut { $n } sur 100 de plus que tout autre.
site-review-all =
    { $n ->
        [one] La seule décision
       *[other] Les { $n } décisions
    }
site-review-move = Coup { $n }
site-review-kind-good = bonne
site-review-kind-slip = faux pas : { $n } sur 100
site-review-kind-mistake = erreur : { $n } sur 100
site-review-kind-blunder = gaffe : { $n } sur 100
site-review-yours = vous
site-review-bot = le capitaine
site-luck-title = Le hasard et l’adresse
site-luck-progress = Le hasard se mesure : coup { $done } sur { $total } pour l’instant.
site-luck-curve = Les chances de gagner au fil de la partie, de 0 en bas à 100 en haut
site-luck-dot = Coup { $n } : { $cost } sur 100 cédés
site-luck-chances = Vos chances de gagner
site-luck-begins = la donne
site-luck-slip = faux pas
site-luck-mistake = erreur
site-luck-blunder = gaffe
site-luck-good = de la chance
site-luck-bad = de la malchance
site-luck-moves = coup { $n }
site-luck-group = Votre groupe
site-luck-luck = hasard
site-luck-own = vos coups
site-luck-own-group = coups du groupe
site-luck-theirs = ses coups
site-luck-others = coups des autres
site-luck-sum = Vos chances vont de { $start } sur 100 à { $end } : { $luck } par le hasard, { $decided } par les décisions, les vôtres et celles des autres.
site-luck-sum-alone = Vos chances vont de { $start } sur 100 à { $end } : { $luck } par le hasard, { $decided } par vos décisions.
site-luck-sum-group = Les chances du groupe vont de { $start } sur 100 à { $end } : { $luck } par le hasard, { $decided } par les décisions du groupe.
site-luck-strokes = Là où le hasard a le plus pesé
site-luck-deal = La donne : { $luck } sur 100
site-luck-stroke = Coup { $n } : { $luck } sur 100
site-luck-means = Des robots jouent la suite de chaque position, toutes les mains ouvertes. Le hasard est ce qu’un coup a apporté de plus, ou de moins, que le même coup en moyenne avec d’autres cartes et d’autres dés ; sur beaucoup de parties il ne donne rien à personne. Le reste vient des décisions et de ce que ces robots estiment mal : sur un seul coup, quelques points ne veulent rien dire.
site-note-left = { $name } a quitté la table ; un robot ({ $bot }) joue en attendant son retour.
site-note-resigned = { $name } abandonne ; un robot prend la place.
site-note-sent-away = { $name } a renvoyé { $bot } de la table ; un robot prend la place.
site-note-agrees = { $name } propose d’en rester là.
site-note-objects = { $name } veut finalement continuer.
site-seat-here = Ici aussi
site-seat-here-name = Nom de cette personne
site-problem-here = Pour jouer à plusieurs sur cet appareil, prenez vous-même une place.
site-lobby-here = Jouer ici aussi
site-ticket-pass = Passez l’appareil à { $name }
site-note-out-of-time = Le temps { DE($name) } est écoulé ; un robot ({ $bot }) joue à sa place.
