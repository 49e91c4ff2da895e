# Le programme dans un terminal.

## Aide

terminal-heading-usage = Usage :
terminal-heading-commands = Commandes
terminal-heading-arguments = Arguments
terminal-heading-options = Options

terminal-about-rempart = Rempart : des jeux d’invasion. Sans commande, sert le site.
terminal-about-serve = Sert le site
terminal-about-config = Montre les réglages en vigueur et d’où vient chacun
terminal-about-healthy = Demande au serveur de cette machine s’il va bien ; sinon, termine avec 1
terminal-healthy = Rempart va bien, à l’adresse { $address }.
terminal-unhealthy = Rempart ne va pas bien, à l’adresse { $address } : { $why }
terminal-setting-line = ligne de commande
terminal-setting-environment = environnement
terminal-setting-usual = valeur habituelle
terminal-serving = Rempart est à { $address } (Ctrl-C l’arrête ; tous les coups sont en sûreté)
terminal-metrics = Les mesures pour Prometheus sont sous { $address } et /metrics
terminal-data-mended = Ce qui est gardé dans { $folder } était ouvert : d’autres sur cette machine pouvaient le lire. Désormais, seul son propriétaire le peut.
terminal-backup-done = Tout est dans { $file }. Pour le restaurer, arrêtez le serveur et mettez-le à la place de rempart.db.
terminal-offline-missing = Il n’y a pas de rempart.wasm.gz à côté de ce programme. tools/offline le construit.
terminal-offline-done = { $folder } contient le site pour jouer seul. Mettez ses fichiers à la racine d’un serveur web en https.

## Administration

terminal-admin-closed = La table { $what } est fermée.
terminal-admin-banned = { $what } est exclu.
terminal-admin-unbanned = { $what } n’est plus exclu.
terminal-admin-forgotten = De { $what }, il ne reste rien, sinon que quelqu’un était là.
terminal-admin-tables = table | jeu | état | personnes | coups | dernier
terminal-admin-people = personne | nom | compte | tables | connexions | depuis
terminal-admin-sessions = personne | nom | depuis | dernière
terminal-admin-bans = qui | depuis | pourquoi
terminal-about-play = Joue une partie ici, contre ou avec des robots
terminal-about-simulate = Joue beaucoup de parties entre robots et compte ce qui arrive
terminal-about-balance = Fait un tableau des taux de victoire, en Markdown
terminal-about-ladder = Fait jouer chaque robot contre chaque autre et donne leurs cotes, en Markdown
terminal-about-luck = Combien de fois chaque place gagne une fois le hasard des parties ôté, et combien de parties cela épargne, en Markdown
terminal-about-calibrate = Si les chances affichées se réalisent, en Markdown ; avec --fit, les courbes qui y veillent
terminal-about-puzzles = Cherche, dans des parties de robots, des positions où un coup est nettement le meilleur ; avec --confirm, pèse de nouveau celles du programme
terminal-about-exam = Combien des problèmes conservés chaque robot résout, en Markdown : ceux qui peuvent servir aux réglages, et ceux mis de côté
terminal-about-accuracy = Ce que valent les décisions de chaque robot, en Markdown : la précision que dit une analyse
terminal-about-train = Entraîne le réseau d’un robot en le faisant jouer contre lui-même ; même graine, mêmes poids
terminal-about-replay = Montre une partie enregistrée
terminal-about-verify = Vérifie des parties enregistrées
terminal-about-cards = Donne toutes les cartes d’un jeu
terminal-about-offline = Écrit le site en fichiers, pour jouer seul depuis n’importe quel serveur web
terminal-about-backup = Copie tout dans un seul fichier, sans arrêter le serveur
terminal-about-admin = S’occupe des tables et des gens, sans arrêter le serveur
terminal-about-tables = Donne la liste des tables
terminal-about-people = Donne la liste des gens
terminal-about-sessions = Donne la liste des navigateurs connectés
terminal-about-bans = Donne la liste des exclus
terminal-about-close = Ferme une table, qu’on peut encore lire
terminal-about-ban = Exclut une personne ou une adresse : elle ne peut plus ouvrir de table, prendre place ni parler
terminal-about-unban = Lève une exclusion
terminal-about-export = Écrit en JSON tout ce qui est gardé d’une personne
terminal-about-forget = Efface une personne : des robots prennent ses places, son nom et ses mots disparaissent

terminal-arg-lang = La langue : fr ou en (sinon celle du système)
terminal-arg-help = Montre cette aide
terminal-arg-version = Montre la version
terminal-arg-config = Un fichier de réglages (/etc/rempart.toml, s’il existe)
terminal-arg-listen = L’adresse d’écoute (127.0.0.1:8080)
terminal-arg-data = Le dossier qui garde parties et joueurs (rempart-data)
terminal-arg-metrics = Une seconde adresse, où /metrics répond à Prometheus (aucune)
terminal-arg-trusted_proxy = Un serveur web, ou leur réseau, comme 10.0.0.0/24, que l’on croit quand il dit pour qui il demande ; peut être répété (cette machine)
terminal-arg-keep = Après combien de jours finit ce à quoi personne ne touche : lobby=7, guest=180, talk=365 (après la partie), game=14 (elle s’endort) ; peut être répété
terminal-arg-log = La forme du journal : text, ou json avec un objet par ligne (text)
terminal-arg-copy = Le fichier à créer
terminal-arg-folder = Le dossier des fichiers
terminal-arg-most = Le nombre de lignes (100)
terminal-arg-table = La table, telle que son adresse la nomme
terminal-arg-reason = Pourquoi, en quelques mots : les intéressés les liront
terminal-arg-who = Une personne, par son numéro dans la liste ou le nom de son compte ; ou une adresse
terminal-arg-game = Le jeu, par son nom court : oh-no
terminal-arg-players = Le nombre de joueurs (le plus petit possible)
terminal-arg-options = Une option du jeu, comme level=2 ; peut être répétée
terminal-arg-seed = La graine du hasard : un nombre entier, ou 64 chiffres hexadécimaux
terminal-arg-cards = Un fichier de cartes à la place de celles du jeu
terminal-arg-bots = random, recruit, cadet, sergeant, captain, general, l’un d’eux avec un style (captain:bold), search, search:N parties ou search:Nms. Pour simulate, un seul pour toutes les places ou un par place, avec des virgules ; pour ladder, ceux qui se rencontrent (de random à captain)
terminal-arg-over = Ce que le tableau parcourt : une option, une option avec quelques valeurs, ou players=2,3 ; peut être répété
terminal-arg-each = À combien de décisions de chaque partie (6)
terminal-arg-tables = Une table, comme « players=3 level=1 » ; peut être répété, et les tables sont jouées à tour de rôle
terminal-arg-find = Combien de problèmes chercher, avec ceux de --out (10)
terminal-arg-confirm = Combien des problèmes conservés peser de nouveau ; --out reçoit ceux qui tiennent
terminal-arg-out = Où écrire ce qui est trouvé, au fur et à mesure ; un second appel avec le même fichier continue
terminal-arg-tries = Combien de fois chaque problème est posé (1)
terminal-arg-advice = Le nombre de parties qu’imagine un conseil (400)
terminal-arg-fit = Où écrire les courbes qui conviennent à ces parties
terminal-arg-by = Un fichier de courbes : dit aussi combien elles rendraient vraies les mêmes chances
terminal-arg-games = Le nombre de parties (1000, ou sans limite avec --until ; pour balance et calibrate 100 par case, pour ladder 100 par paire de robots)
terminal-arg-until = Joue jusqu’à ce que l’intervalle du taux de victoire du premier robot soit aussi étroit : 0.02 pour deux points sur cent ; ses 95 % sont tenus bien qu’on regarde sans cesse
terminal-arg-paired = Rejoue chaque donne en échangeant les places des robots, pour que le hasard n’en favorise aucun
terminal-arg-threads = Le nombre de fils d’exécution (un par cœur) ; les résultats n’en dépendent pas
terminal-arg-json = Écrit du JSON
terminal-arg-toml = Écrit le fichier de cartes tel quel
terminal-arg-report = Écrit aussi les résultats dans ce fichier : une page de graphiques, qui n’a besoin de rien d’autre
terminal-arg-records = Un dossier où enregistrer chaque partie
terminal-arg-net = Le réseau : pour xeno, duel, peace pour les tables plus grandes, ou invasion pour le mode Invasion
terminal-arg-weights = Où écrire les poids
terminal-arg-batch = Le nombre de parties jouées avec les mêmes poids, sur tous les fils, avant que le réseau n’en apprenne (il apprend après chaque partie, sur un fil)
terminal-arg-resume = Où l’état de l’entraînement est gardé après chaque série ; si le fichier existe déjà, l’entraînement reprend là
terminal-arg-file = Une partie enregistrée
terminal-arg-files = Des parties enregistrées
terminal-arg-ply = Montre la partie après tant de coups (tous)
terminal-arg-seat = La place : A, B, … Pour replay ce qu’elle voit (vue d’un spectateur), pour play la vôtre (A)

## Ce qui ne va pas dans un appel

terminal-usage-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
terminal-usage-argument = « { $given } » n’a pas de sens ici. Ajoutez --help pour voir ce qui en a.
terminal-usage-value = { $argument } ne peut pas être « { $given } » : il faut { $expected }.
terminal-usage-no-value = { $argument } demande une valeur.
terminal-usage-missing = Il manque : { $argument }. Ajoutez --help pour voir l’usage.
terminal-usage-conflict = { $argument } et { $other } s’excluent.
terminal-expected-lang = fr ou en
terminal-expected-log = text ou json
terminal-expected-share = un nombre entre 0 et 1, comme 0.02
terminal-expected-number = un nombre entier, pas trop grand

terminal-error-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
terminal-error-players = { $asked } { AGREE($asked, "joueur", "joueurs") } demandés, mais le jeu se joue de { $least } à { $most }.
terminal-error-key = Il n’y a pas d’option « { $key } ». Il y a : { $known }.
terminal-error-value = L’option « { $key } » ne peut pas valoir « { $value } » : elle accepte { $values }.
terminal-error-pair = Une option s’écrit clé=valeur, et non « { $given } ».
terminal-error-bot = Il n’y a pas de robot « { $given } ». Il y a : { $known }.
terminal-error-bots = { $bots } robots pour { $players } places : donnez-en un pour toutes, ou un par place.
terminal-error-style = Aucun robot de ce jeu ne joue comme « { $given } » ; ses styles : { $known }.
terminal-error-no-style = Les robots de ce jeu n’ont pas de style : donnez « { $given } » sans style.
terminal-error-seed = « { $given } » n’est pas une graine : donnez un nombre entier, ou 64 chiffres hexadécimaux.
terminal-error-seat = « { $given } » n’est pas une place de cette partie : donnez A à { $last }.
terminal-error-ply = La partie a { $plies } { AGREE($plies, "coup", "coups") } : il n’y a pas de position après { $given }.
terminal-error-curves = { $file } ne contient pas que des courbes : « { $line } ». Prenez un fichier écrit par --fit.
terminal-error-over = « { $given } » ne se parcourt pas : nommez une option dont les valeurs se comptent, une option avec ses valeurs comme rounds=20,40, ou players.
terminal-error-games = Il faut jouer au moins une partie.
terminal-error-net = Ce jeu n’a pas de réseau « { $given } ». Il y a : { $known }.
terminal-error-no-nets = Le jeu « { $given } » n’a pas de réseau à entraîner. Il y en a pour : { $known }.
terminal-error-until = Un intervalle ne peut pas avoir la largeur { $given } : --until demande un nombre entre 0 et 1, comme 0.02.
terminal-error-paired = Avec le même robot à toutes les places, il n’y a rien à échanger : --paired demande un autre robot à une place au moins, nommé par --bots.
terminal-error-ladder = Il faut au moins deux robots différents, nommés par --bots.
terminal-error-findings = { $file } contient ce qu’un autre appel a trouvé. Nommez un autre fichier, ou faites le même appel.
terminal-error-threads = Il faut au moins un fil d’exécution.
terminal-error-cards = { $file }, ligne { $line } : { $what }
terminal-error-read = Impossible de lire { $file } : { $why }
terminal-error-write = Impossible d’écrire { $file } : { $why }
terminal-error-resume = { $file } n’est pas l’état de cet entraînement : le jeu, le réseau, --games, --seed et --batch doivent être les mêmes. Indiquez un autre fichier, ou le même appel qu’avant.
terminal-error-record = { $file }, { $why }
terminal-error-settings = { $file } contient des réglages illisibles : { $why }
terminal-error-setting = { $file } : le réglage « { $given } » n’existe pas ; le plus proche est « { $near } ». rempart config les montre tous.
terminal-error-serve = Impossible de servir le site : { $why }
terminal-error-store = Impossible de lire ou de changer ce qui est gardé : { $why }
terminal-error-foreign = { $file } est la base d’un autre programme, ou d’une version plus récente de celui-ci. Rien n’y a été changé ; nommez un autre dossier avec --data.
terminal-error-broken = { $file } n’est pas une base, ou elle est abîmée. Rien n’y a été changé ; mettez à sa place une copie faite par rempart backup, ou nommez un autre dossier avec --data.
terminal-error-in-use = Un autre serveur utilise { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data ; plusieurs serveurs se partagent une base PostgreSQL.
terminal-error-shared = Tout est dans la base que nomme DATABASE_URL : pg_dump la copie sans arrêter le serveur.
terminal-error-table = Il n’y a pas de table « { $given } ».
terminal-error-person = Personne n’est connu comme « { $given } ».
terminal-error-banned = « { $given } » n’est pas exclu.

terminal-record-none = ligne { $line } : ce n’est pas un enregistrement ; la première ligne serait « rempart record 1 ».
terminal-record-expected = ligne { $line } : attendu ici : { $what }.
terminal-record-unexpected = ligne { $line } : « { $what } » n’a rien à faire ici.

terminal-replay-other = ligne { $line } : { $what ->
    [rules] partie jouée sous la révision { $recorded } des règles ; ce programme joue la révision { $here }.
    [cards] partie jouée avec les cartes { $recorded } ; ici ce sont { $here }.
   *[game] enregistrement de { $recorded } ; ici le jeu est { $here }.
}
terminal-replay-sealed = la graine est gardée secrète : la partie était encore en cours à l’enregistrement.
terminal-replay-promise = la graine n’est pas celle qui avait été promise avant la partie.
terminal-replay-unreadable = ligne { $line } : « { $mv } » n’est pas un coup.
terminal-replay-illegal = ligne { $line } : { $seat } ne peut pas jouer « { $mv } » ici.
terminal-replay-outcome = ligne { $line } : l’enregistrement dit « { $recorded } », mais la partie finit « { $here } ».

## Simulate

terminal-train-wrong = après { $games } { AGREE($games, "partie", "parties") } : erreur moyenne { $wrong }
terminal-simulate-progress = {"{wide_bar}"} {"{pos}"}/{"{len}"} parties, encore {"{eta}"}
terminal-simulate-heading =
    { $game }, { $players } { AGREE($players, "joueur", "joueurs") }, { $options }
    { $games } { AGREE($games, "partie", "parties") }, graine { $seed }
terminal-simulate-paired = { $deals } { AGREE($deals, "donne, jouée", "donnes, jouées chacune") } { $times } fois, chaque robot à chaque place
terminal-simulate-until = Les intervalles valent à tout moment ; les parties cessent quand celui du premier robot a une largeur de { $width }.
terminal-simulate-cut = Arrêté après { $games } { AGREE($games, "partie", "parties") }.
terminal-simulate-seat = place
terminal-simulate-bot = robot
terminal-simulate-wins = victoires
terminal-simulate-rate = taux de victoire [95 %]
terminal-simulate-score = score moyen [95 %]
terminal-simulate-worth = valent parties sans échange
terminal-simulate-ending = fin
terminal-simulate-games = parties
terminal-simulate-share = part [95 %]
terminal-simulate-pace =
    { $length } { AGREE($length, "coup", "coups") } par partie, de { $shortest } à { $longest }
    { $moves } { AGREE($moves, "coup", "coups") } en { $seconds } s : { $games } { AGREE($games, "partie", "parties") } et { $speed } { AGREE($speed, "coup", "coups") } par seconde

terminal-balance-length = coups par partie
terminal-balance-fact = compté
terminal-balance-total = total
terminal-balance-per-game = par partie
terminal-ladder-heading = { $game }, { $players } { AGREE($players, "joueur", "joueurs") }, graine { $seed }
terminal-ladder-rating = cote [95 %]
terminal-ladder-against = contre
terminal-ladder-points = part des points [95 %]
terminal-luck-seat = place
terminal-luck-bot = robot
terminal-luck-games = parties
terminal-luck-won = victoires [95 %]
terminal-luck-luck = hasard [95 %]
terminal-luck-without = victoires sans le hasard [95 %]
terminal-luck-left = variance restante
terminal-luck-worth = vaut en parties simples

terminal-calibrate-tables = tables
terminal-calibrate-games = parties
terminal-calibrate-positions = positions
terminal-calibrate-error = erreur [95 %]
terminal-calibrate-by-chance = par le seul hasard
terminal-calibrate-brier = Brier
terminal-calibrate-mean = Brier de la moyenne
terminal-calibrate-shown = affiché
terminal-calibrate-happened = arrivé [95 %]
terminal-puzzles-games = parties
terminal-puzzles-decisions = décisions
terminal-puzzles-looked = regardées
terminal-puzzles-clear = nettes au premier regard
terminal-puzzles-hard = manquées par les cadets
terminal-puzzles-deep = nettes pour un capitaine
terminal-puzzles-confirmed = confirmées
terminal-puzzles-tried = pesés de nouveau
terminal-puzzles-held = tiennent
terminal-puzzles-share = part
terminal-exam-bot = robot
terminal-exam-puzzles = problèmes
terminal-exam-open = résolus [95 %]
terminal-exam-held-back = mis de côté, résolus [95 %]
terminal-accuracy-bot = robot
terminal-accuracy-games = parties
terminal-accuracy-decisions = décisions
terminal-accuracy-accuracy = précision [95 %]

## Play

terminal-play-welcome =
    Vous êtes à la place { $seat }, des robots aux autres. Tapez le numéro d’un coup, ou son texte entre parenthèses.
    ? pour l’aide, p pour la position, u pour reprendre un coup, q pour quitter.
terminal-play-moves = Vos coups :
terminal-play-word = La table attend votre réponse à ce qui est proposé. Vous pouvez dire :
terminal-play-number = Donnez un numéro de 1 à { $most }.
terminal-play-unreadable = « { $given } » n’est pas un coup. Donnez le numéro d’un coup, ou ? pour l’aide.
terminal-play-refused = Impossible : { $why } (règle { $section })
terminal-play-no-undo = Votre dernier coup ne peut être repris : le hasard a parlé, quelqu’un a joué, ou quelqu’un a appris quelque chose.
terminal-play-too-late = La partie est finie.
terminal-play-not-asked = Ce n’est pas à vous de décider maintenant.
terminal-play-help =
    Un numéro joue ce coup de la liste ; son texte entre parenthèses aussi.
    p montre encore la position, u reprend votre dernier coup si personne n’en a rien appris, q quitte, ? montre cette aide.
terminal-play-asides = Vous pouvez aussi dire, en le tapant : { $asides }
terminal-play-over =
    { $verdict ->
        [won] Gagné : { $ending } Score : { $score }.
        [drawn] Partie nulle : { $ending } Score : { $score }.
       *[lost] Perdu : { $ending } Score : { $score }.
    }
terminal-play-seed = Pour rejouer la même donne : --seed { $seed }
terminal-play-left = Vous quittez la partie. Pour rejouer la même donne : --seed { $seed }

## Replay, verify et cards

terminal-replay-heading =
    { $game }, { $players } { AGREE($players, "joueur", "joueurs") }, { $options }
    { $names }
    Après { $ply } { AGREE($ply, "coup", "coups") } sur { $plies } :
terminal-replay-ended = La partie est finie : { $ending }
terminal-replay-waits = La partie attend : { $seats }
terminal-verify-ok = ok, { $moves } { AGREE($moves, "coup", "coups") }, { $ending }
terminal-verify-running = pas finie
terminal-verify-wrong = { $file } : faux, { $why }
terminal-cards-heading = Jeu de cartes { $hash }
