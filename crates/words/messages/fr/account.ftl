# Un compte, pour qui veut retrouver ses tables partout.

account-title = Mon compte
account-lead = Vous entrez avec le nom « { $login } » et votre mot de passe, sur n’importe quel appareil.
account-why = Plusieurs appareils ?
account-why-more = Un nom et un mot de passe suffisent pour retrouver partout vos tables, vos parties finies et votre langue. Ce que vous avez déjà ici vous suit.
account-sign-up = Créer un compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-up-title = Créer un compte
account-up-lead = Un nom, un mot de passe, rien d’autre. Vos tables d’ici entrent avec vous.
account-in-title = Se connecter
account-in-lead = Les tables que vous avez commencées ici en invité vous suivent dans votre compte.
account-have-one = Vous avez déjà un compte ?
account-have-none = Pas encore de compte ?
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-hint = Au moins 8 signes. Une phrase que vous n’employez nulle part ailleurs fait l’affaire ; personne ne peut la retrouver pour vous.
account-devices = Appareils
account-devices-n =
    { $n ->
        [one] Vous n’êtes connecté que sur cet appareil.
       *[other] Vous êtes connecté sur { $n } appareils.
    }
account-devices-end = Déconnecter tous les autres
account-another = Changer de mot de passe
account-another-go = Changer le mot de passe
account-kept = Tout ce qui est gardé de vous
account-kept-means = Vos parties et vos coups, ce que vous avez dit, les analyses, les problèmes, les clubs, les tournois, les études et les scénarios, en un seul fichier pour programmes (JSON). Sans votre mot de passe, dont il ne reste qu’une empreinte.
account-kept-save = Enregistrer le fichier
account-delete = Supprimer le compte
account-delete-means = Des robots prennent vos places pour de bon. Votre nom disparaît des parties finies et du Journal, vos messages sont effacés. Rien de tout cela ne peut être défait.
account-delete-go = Supprimer mon compte

# Le temps de réflexion, et à qui le tour.

account-clock = Combien de temps pour réfléchir ?
account-clock-none = Autant qu’on veut
account-clock-live-way = En direct
account-clock-turns-way = Par tours
account-clock-minutes = minutes, puis
account-clock-seconds = secondes par tour
account-clock-days = jours par coup
account-clock-means = Quand le temps de quelqu’un est écoulé, un robot joue à sa place ; il peut la reprendre, avec peu de temps.
account-clock-live = Chacun a { $minutes } min, puis { $seconds } s de plus à chaque tour.
account-clock-turns =
    { $n ->
        [one] Chacun a un jour pour chaque coup.
       *[other] Chacun a { $n } jours pour chaque coup.
    }
account-clock-wrong = Un temps va de 1 à { $minutes } minutes et de 0 à { $seconds } secondes, ou de 1 à { $days } jours.
account-left = Temps restant
account-left-is = Il vous reste { $left }
account-left-hours = { $great } h { $small } min
account-left-days = { $great } j { $small } h
account-waiting =
    { $n ->
        [one] : une table vous attend
       *[other] : { $n } tables vous attendent
    }
account-turns = À vous de jouer ({ $n })
account-others = On attend les autres ({ $n })
account-guides = Premières parties et leçons ({ $n })

# Les rappels.

account-reminders = Rappels
account-reminders-lead = Être prévenu ailleurs quand une table vous attend et que vous ne la regardez pas.

# Les notifications du navigateur.

account-push-title = Sur cet appareil
account-push-means = Le navigateur de cet appareil peut montrer une notification quand une table vous attend, même quand Rempart est fermé. Elle passe par le service de l’éditeur du navigateur, chiffrée : personne ne peut la lire en chemin.
account-push-script = Votre navigateur n’exécute pas le script de cette page ; sans lui, on ne peut rien lui demander.
account-push-insecure = Les navigateurs ne le permettent que si l’adresse commence par https://. Qui tient ce serveur peut lui en donner une.
account-push-impossible = Ce navigateur ne sait pas montrer de notification d’une page fermée. Sur un iPhone ou un iPad, il le sait à partir d’iOS 16.4, une fois Rempart sur l’écran d’accueil : choisissez « Partager », puis « Sur l’écran d’accueil », et rouvrez cette page depuis là. Ailleurs, un autre navigateur le sait peut-être, ou un webhook, plus bas.
account-push-refused = Votre navigateur refuse les notifications de ce site. Permettez-les dans ses réglages pour ce site, puis rechargez cette page.
account-push-is-off = Vous n’êtes pas prévenu sur cet appareil.
account-push-asking = On le demande à votre navigateur...
account-push-failed = Votre navigateur n’a pas pu joindre son service de notifications. Vous n’êtes pas prévenu sur cet appareil ; rien d’autre n’a changé. Réessayez plus tard.
account-push-is-on = Vous êtes prévenu sur cet appareil.
account-push-on = Me prévenir sur cet appareil
account-push-off = Ne plus me prévenir
account-push-all = Tous vos appareils
account-push-this = celui-ci
account-push-since = depuis le { $date }
account-push-some = Un navigateur
account-push-most = Il peut y en avoir { $n } : avec un de plus, le plus ancien cède la place. Là où vous vous déconnectez, vous n’êtes plus prévenu.

# Un webhook.

account-hook-title = Appeler une adresse
account-hook-means = Donnez l’adresse d’un webhook : celui de votre messagerie, de vos notifications, d’un programme à vous. Rempart l’appelle une fois par tour, après un moment, si la table vous attend toujours. Rien n’est envoyé tant que vous ne le demandez pas.
account-hook = Adresse du webhook
account-hook-keep = M’appeler à cette adresse
account-hook-off = Ne plus m’appeler
account-hook-format = Ce qui est envoyé
account-reminder = { $game } : c’est à vous de jouer.
