# Pourquoi une demande est refusée. Elle n’a rien changé.

error-not-found = Il n’y a rien à cette adresse.
error-broken = Le serveur a failli. Les coups confirmés sont en sûreté ; réessayez dans un instant.
error-store-away = Ce qui est gardé ici est hors d’atteinte pour l’instant. Les coups confirmés sont en sûreté ; tout reprendra de soi-même dans un moment.
error-too-often = C’est trop à la fois. Attendez un moment avant de recommencer.
error-too-many-connections = Trop de connexions viennent de votre adresse. Fermez-en quelques-unes ou attendez un moment.
error-too-many-streams = Vous avez trop de pages de tables ouvertes. Fermez-en quelques-unes.
error-too-slow = La demande n’est pas arrivée en entier à temps.
error-malformed = Cette demande est illisible.
error-method = Cette adresse ne répond pas à ce genre de demande.
error-too-large = C’est trop long pour un formulaire d’ici.
error-origin = Ce formulaire vient d’un autre site : rien n’a été fait.

error-private = Cette table est privée. Demandez le lien d’invitation à ceux qui y jouent.
error-no-seat = Vous n’êtes pas assis à cette table.
error-only-host = Seul celui qui a ouvert la table peut faire cela.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est finie.
error-closed = Cette table est fermée : on peut la lire, on ne peut plus y jouer.
error-closed-rules = Cette table suit une version plus ancienne des règles, que ce programme ne joue plus. On peut la lire et l’exporter.
error-closed-game = Ce programme ne connaît plus le jeu de cette table. On peut la lire et l’exporter.
error-closed-replay = Les coups de cette table ne se rejouent plus avec ce programme. On peut la lire et l’exporter.
error-record-running = Le procès-verbal est publié quand la partie est finie.

error-no-such-seat = Il n’y a pas de telle place à cette table.
error-sits-already = Vous êtes déjà assis à cette table.
error-full = Toutes les places sont prises.
error-taken = Cette place est prise.
error-seats-free = Il reste des places libres. Donnez-les à des robots, ou attendez quelqu’un.
error-level = Ce robot n’existe pas ; il y a recruit, cadet, sergeant, captain et general.

error-game = Il n’y a pas de jeu « { $game } » ici.
error-option = Ce jeu n’a pas d’option « { $key } » ; il a : { $known }.
error-setup = Cette table ne peut pas être ouverte ainsi : { $why }
error-setup-reason = Cette table ne peut pas être ouverte ainsi : { $reason }.

error-stale = La table a changé depuis que votre page a été faite. Rien n’a été joué : regardez, puis choisissez.
error-no-seq = La demande ne dit pas de quel moment de la partie elle part.
error-no-move = La demande ne contient aucun coup, ou beaucoup trop.
error-not-asked = Ce n’est pas à vous de décider en ce moment.
error-unreadable = « { $move } » n’est pas un coup de ce jeu.
error-undo = Ce coup ne peut plus être repris : quelqu’un a joué ou appris quelque chose depuis.
error-unconfirmed = Un tour attend encore d’être confirmé.
error-talk-closed = À ce niveau, personne ne parle en ce moment.
error-words-empty = Il n’y a rien à dire.
error-words-long = C’est trop long : { $most } signes au plus.
error-name-empty = Il faut un nom, même court.
error-name-strange = Ce nom a des signes qu’on ne voit pas, ou des lettres de plusieurs écritures dans un même mot. Choisissez-en un que les autres puissent lire.
error-name-taken = Quelqu’un qui a un compte porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre, ou connectez-vous.
error-name-long = Ce nom est trop long : { $most } signes au plus.

error-closed-given-up = Cette partie a été abandonnée pour rejouer sa donne.
error-relieved = Un robot joue votre place. Reprenez-la d’abord.
error-no-hints = À cette table, personne ne demande conseil à un robot.
error-no-choice = Il n’y a qu’une chose à faire.
error-day-alone = La donne du jour se joue sans aide. Ensuite, vous pourrez regarder un robot la jouer.
error-day-first = Finissez d’abord votre partie : c’est la première qui compte. Ensuite vous pourrez rejouer cette donne.
error-day-secret = C’est la donne du jour. Jouez-la d’abord vous-même, ou revenez demain.
error-record-day = L’enregistrement et le nombre de cette donne sont publiés quand la journée est finie.
error-deal-running = Une donne que d’autres jouent aussi se rejoue quand la partie est finie.
error-review-running = Les décisions se pèsent quand la partie est finie.

error-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
error-login-taken = Ce nom a déjà un compte. Choisissez-en un autre, ou connectez-vous.
error-password-short = Il faut au moins { $n } signes.
error-password-long = C’est trop long : { $n } signes au plus.
error-password-wrong = Ce n’est pas votre mot de passe.
error-not-signed-in = Connectez-vous d’abord.
error-signed-in = Vous êtes déjà connecté.
error-closed-admin = Fermée par les responsables de ce serveur : { $reason }
error-banned = Vous ne pouvez ni ouvrir de table, ni prendre place, ni parler sur ce serveur : { $reason }
error-closed-left = Plus personne ne joue à cette table.
error-closed-agreed = Tous ceux qui jouaient se sont mis d’accord pour en rester là.
error-covered = Passez d’abord l’appareil à celui dont c’est le tour.
error-barred = L’hôte de cette table ne veut pas que vous vous y asseyiez.
error-not-to-send = Il n’y a personne à renvoyer de cette place.
error-hook = Il faut une adresse http:// ou https://, sans nom ni mot de passe dedans.
error-hook-nearby = Cette adresse n’est pas sur Internet : Rempart n’appelle rien dans son propre réseau.
error-push = Votre navigateur n’a donné aucune adresse où le joindre.
error-push-other = Ce navigateur prévient déjà quelqu’un d’autre. Rechargez cette page, puis demandez de nouveau.
error-replay-running = Tant que la partie dure, chacun la revoit avec ses propres yeux. Une fois finie, toutes les places s’ouvrent.
error-replay-end = La partie s’arrête là. Revenez de quelques coups et reprenez à partir de l’un d’eux.

error-token = Ce jeton n’est pas connu ici, ou ne l’est plus.
error-no-token = Dites qui vous êtes : par un jeton, ou par le cookie de la page.
error-record-wrong = Cet enregistrement ne tient pas : { $reason }
error-record-game = il n’y a pas de jeu « { $game } » ici.
error-record-cards = ligne { $line } des cartes : { $what }
error-record-panics = les règles n’en viennent pas à bout.
error-lang = Il y a des pages en français (fr) et en anglais (en).
