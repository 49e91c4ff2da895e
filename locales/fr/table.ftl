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

# La promesse d’une donne honnête.

table-deal = Donne vérifiable
table-deal-promise = L’empreinte du nombre dont vient tout le hasard de cette partie. Le nombre lui-même est publié à la fin.
table-deal-kept = Le nombre dont venait tout le hasard : son empreinte SHA-256 est celle qui était affichée depuis le début.
table-deal-commitment = Empreinte
table-deal-seed = Nombre
table-deal-record = Le procès-verbal de la partie, à vérifier avec « rempart verify »
