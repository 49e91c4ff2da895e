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
table-message = Message
table-say = Dire quelque chose
table-send = Envoyer
table-decision = Décision
table-undo = Reprendre le dernier coup
table-you = Vous
table-here-no = (absent)
table-here-bot = (robot)
