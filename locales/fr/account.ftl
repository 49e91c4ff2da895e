# Un compte, pour qui veut retrouver ses tables partout.

account-title = Mon compte
account-lead = Vous entrez avec le nom « { $login } » et votre mot de passe, sur n’importe quel appareil.
account-why = Plusieurs appareils ?
account-why-more = Un nom et un mot de passe suffisent pour retrouver partout vos tables, vos parties finies et votre langue. Ce que vous avez déjà ici vous suit.
account-sign-up = Créer un compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-up-title = Créer un compte
account-up-lead = Un nom, un mot de passe, rien d’autre. Vos tables d’ici entrent avec vous.
account-in-title = Se connecter
account-in-lead = Les tables que vous avez commencées ici en invité vous suivent dans votre compte.
account-have-one = Vous avez déjà un compte ?
account-have-none = Pas encore de compte ?
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-hint = Au moins 8 signes. Une phrase que vous n’employez nulle part ailleurs fait l’affaire ; personne ne peut la retrouver pour vous.
account-devices = Appareils
account-devices-n =
    { $n ->
        [one] Vous n’êtes connecté que sur cet appareil.
       *[other] Vous êtes connecté sur { $n } appareils.
    }
account-devices-end = Déconnecter tous les autres
account-another = Changer de mot de passe
account-another-go = Changer le mot de passe
account-delete = Supprimer le compte
account-delete-means = Des robots prennent vos places pour de bon. Votre nom disparaît des parties finies et du Journal, vos messages sont effacés. Rien de tout cela ne peut être défait.
account-delete-go = Supprimer mon compte
