# Le cadre de toutes les tables.

table-skip = Aller à la décision
table-lost = Connexion perdue. Nouvel essai en cours…
table-refused = Ce coup n’a pas été accepté.
table-board = Plateau
table-players = Joueurs
table-rules = Règles
table-talk = Récit et discussion
table-close = Fermer
table-log = Récit de la partie
table-chat = Discussion
table-tab-log = Récit
table-tab-chat = Discussion
table-message = Message
table-say = Dire quelque chose
table-send = Envoyer
table-film = Ce que font les autres
table-film-means = Chaque évènement est raconté sur le plateau, l’un après l’autre. Quand les autres vont plus vite, ce qu’ils font est résumé, mais jamais ce qui vous concerne. La touche du point montre le suivant, celle de la virgule tout ce qui s’est passé depuis votre dernier coup.
table-film-slow = Raconté lentement
table-film-normal = Raconté à un rythme normal
table-film-lively = Raconté vite
table-film-none = Pas raconté
table-film-again = Revoir tout depuis mon dernier coup
table-film-turn = Revoir le dernier tour
table-film-since = Le montrer en accéléré
table-sound = Sons
table-sound-means = Un son bref pour chaque évènement, les dés, votre tour et la fin. Aucun si cet appareil demande moins de mouvement.
table-sound-none = Aucun son
table-sound-quiet = Bas
table-sound-normal = Normal
table-sound-loud = Fort
table-film-more = Revoir
table-film-back = Le temps d’avant
table-film-pause = Pause
table-film-next = Le temps d’après
table-film-speed = Vitesse du récit
table-film-slow-short = Lent
table-film-normal-short = Normal
table-film-lively-short = Vif
table-film-none-short = Sans
table-beat-card = carte
table-beat-flight = vol
table-beat-pass = passe
table-beat-landing = pose
table-beat-order = ordre
table-beat-result = effet
table-beat-alarm = alerte
table-decision = Décision
table-undo = Reprendre le dernier coup
table-you = Vous
table-here-no = (absent)
table-here-bot = (robot)
table-bots = Les robots de cette table
table-bot-plays = { $level }{ $styled ->
    [yes] , { $style }
   *[no] { "" }
} : { $means }

# La promesse d’une donne honnête.

table-deal = Donne vérifiable
table-deal-promise = L’empreinte du nombre dont vient tout le hasard de cette partie. Le nombre lui-même est publié à la fin.
table-deal-kept = Le nombre dont venait tout le hasard : son empreinte SHA-256 est celle qui était affichée depuis le début.
table-deal-commitment = Empreinte
table-deal-seed = Nombre
table-deal-record = Le procès-verbal de la partie, à vérifier avec « rempart verify »

# À côté du jeu : conseils, un robot pour un temps, la même donne.

table-more = Plus
table-hint-ask = Que ferait un capitaine ?
table-hint = Ce que ferait un capitaine
table-hint-more = Pourquoi ?
table-hint-why = D’après les { $games } parties imaginées à partir d’ici, le premier choix gagne environ { $best } fois sur 100, le suivant { $next }.
table-hint-why-near = D’après les { $games } parties imaginées à partir d’ici, le premier choix gagne environ { $best } fois sur 100, le suivant { $next } : presque aucune différence.
table-hint-chance = { $n } sur 100
table-hint-at-once = { $n } { $what } au lieu de { $m }, aussitôt
table-hint-later = { $n } { $what } au lieu de { $m } un peu plus tard, en moyenne
table-hint-but = mais
table-hint-differs = { $n } { $what } au lieu de { $m }
table-hint-line-at-once = Aussitôt : { $list }.
table-hint-line-later = Un peu plus tard, en moyenne : { $list }.
table-hint-price-at-once = Le prix, aussitôt : { $list }.
table-hint-price-later = Le prix, un peu plus tard et en moyenne : { $list }.
table-relieve = Regarder jouer
table-relieve-means = Un robot joue votre place à partir d’ici, au rythme de la table. Vous pouvez la reprendre à tout moment.
table-relieve-go = Le laisser jouer
table-relieved = { $bot } joue pour vous
table-return = Reprendre ma place
table-same-deal = Rejouer la même donne
table-challenge = Défier un ami
table-challenge-means = La même donne pour un ami, à une table de son côté
table-same-deal-gives-up = Les mêmes cartes et les mêmes dés depuis le début, à une nouvelle table. Cette partie-ci est abandonnée.
table-review = Peser mes décisions
table-watch = Laisser regarder
table-watch-link = Qui ouvre ce lien peut regarder.
table-mark-again = Même donne
table-mark-played-on = Partie passée, reprise au coup { $n }
table-mark-puzzle = Suite d’un problème
table-mark-duel = Duel
table-mark-cards = Autres cartes
table-mark-day = Donne du { $day }

table-given-only = Répondu pour vous, faute d’autre choix : { $move }
table-given-ordered = Répondu pour vous, comme convenu ou selon vos réglages : { $move }

# Entre les gens de la table.

table-leave = Quitter la table
table-leave-means = Un robot joue à votre place tout de suite. Elle redevient la vôtre dès que vous rouvrez la table.
table-leave-go = Partir pour le moment
table-end = En rester là
table-end-means = La partie s’arrête sans résultat si tous ceux qui jouent sont d’accord.
table-end-agree = En rester là
table-end-withdraw = Continuer plutôt
table-end-waits = Vous proposez d’en rester là ; les autres doivent être d’accord.
table-end-asked = { $names } : on en reste là ?
table-resign = Abandonner
table-resign-means = Un robot prend votre place pour de bon ; vous pourrez encore regarder. Si personne d’autre ne joue, la table est fermée.
table-resign-go = Abandonner la partie
table-send-away = Renvoyer quelqu’un
table-send-away-means = Un robot prend sa place pour de bon, et cette personne ne peut plus s’asseoir ici.
table-send-away-go = Renvoyer { $name }
table-rematch = Rejoindre la revanche
table-cover = Cacher la table
table-cover-means = Avant de passer l’appareil : plus rien de secret à l’écran.
table-cover-pass = Passez l’appareil à
table-cover-me = Je suis { $name }
table-cover-pass-on = Passer l’appareil à { $name }
table-cue = Signal quand c’est à moi
table-cue-means = Un son bref, et un point devant le titre de l’onglet. Cet appareil s’en souvient.
table-cue-go = Me faire signe
# Revoir la partie

replay-mistake = À la décision d’avant le coup { $n }, qui a cédé { $cost } sur 100
replay-title = Revoir la partie
replay-means = La partie coup par coup, telle que vous l’avez vue.
replay-first = Au début
replay-before = Un coup en arrière (flèche gauche)
replay-after = Un coup en avant (flèche droite)
replay-last = À la fin
replay-auto = Défiler toute seule
replay-ply = Coup
replay-at = Coups joués : { $ply } sur { $plies }
replay-go = Aller
replay-eyes = Vue par
replay-watcher = Spectateurs
replay-on = Reprendre d’ici
replay-back = À la table
replay-jump = Voir ce moment
table-tournament = Tournoi
table-tournament-means = Cette partie compte pour un tournoi. Si un robot tient une place à la fin, la personne à qui elle était a perdu cette partie.
table-to-tournament = Vers le tournoi
table-club = Club
table-to-club = Vers le club
replay-study = Étude
