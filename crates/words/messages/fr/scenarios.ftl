scenario-nav = Scénarios
scenario-many = Scénarios et cartes publiés
scenario-lead = De quoi jouer, composé par les uns pour tous. Des robots jouent chaque scénario à côté des parties, ce qui dit s’il est équilibré.
scenario-none = Personne n’a encore publié de scénario.
scenario-see-name = Voir le scénario { $name }
scenario-for =
    { $n ->
        [one] pour une personne
       *[other] pour { $n } personnes
    }
scenario-votes =
    { $n ->
        [0] aucune voix
        [one] une voix
       *[other] { $n } voix
    }
scenario-plays =
    { $n ->
        [0] jamais joué
        [one] joué une fois
       *[other] joué { $n } fois
    }
scenario-not-measured = Son équilibre n’est pas encore mesuré.
scenario-new = Publier quelque chose
scenario-account = Pour publier quelque chose, il faut un compte.
scenario-build-first = Composez-en un d’abord ; sa page ramène ici.
scenario-name = Nom
scenario-about = En quelques mots
scenario-publish = Le publier
scenario-play = Le jouer
scenario-vote = Il me plaît
scenario-cards = Ses cartes
scenario-change = Le changer pour moi
scenario-remove = Retirer le scénario
scenario-remove-means = Ses voix sont perdues. Les tables qui le jouent continuent.
scenario-remove-yes = Oui, le retirer
scenario-first-wins = Entre robots, la première place gagne { $won } fois sur { $games } ({ $low } à { $high } %).
scenario-all-win = Entre robots, on gagne { $won } fois sur { $games } ({ $low } à { $high } %).
scenario-cards-first = Ou changez les cartes d’un jeu :
scenario-cards-of = Toutes les cartes de { $game }, une par ligne. Changez des valeurs, ôtez des lignes ou copiez-en, et dites à quoi cela sert.
scenario-cards-file = Les cartes
scenario-cards-mean = Ce qui ne peut être lu ou joué est refusé, avec la ligne.
scenario-players = Pour combien de joueurs
scenario-changed = Ce qui change
scenario-changed-more = { $n ->
        [one] et une carte encore
       *[other] et { $n } cartes encore
    }
scenario-card-new = (une carte de plus)
scenario-card-gone = (retirée)
scenario-field-changed = { $field } : { $new } au lieu de { $own }
scenario-field-new = { $field } : { $new }
scenario-field-gone = { $field } : rien au lieu de { $own }
scenario-cards-whole = Le fichier entier
scenario-cards-count = Une table avec d’autres cartes le dit, et ne compte ni pour les cotes ni au journal.
scenario-play-friends = Y jouer à plusieurs
# What the fields and the sections of card files are called.
scenario-word-action = Action
scenario-word-aliens = Aliens
scenario-word-amount = Quantité
scenario-word-armour = Blindage
scenario-word-at = À partir de combien d’aliens
scenario-word-att = Attaque
scenario-word-attack = Attaque
scenario-word-bonus = Bonus
scenario-word-bravery = Carte Bravoure
scenario-word-captains = Capitaine
scenario-word-card = Carte
scenario-word-cards = Cartes
scenario-word-chromosome = Chromosome
scenario-word-colour = Couleur
scenario-word-contaminations = Contaminations
scenario-word-copies = Exemplaires
scenario-word-cost = Coût
scenario-word-cube = Cube
scenario-word-cubes = Cubes
scenario-word-def = Défense
scenario-word-defence = Défense
scenario-word-dice = Dés
scenario-word-dis = Déplacement
scenario-word-draws = Cartes piochées
scenario-word-each = Pour chaque
scenario-word-edition-2018 = Édition de 2018
scenario-word-encounters = Rencontre
scenario-word-flight = Vol
scenario-word-free = Si libérée
scenario-word-goods = Ressources
scenario-word-ground = Terrain
scenario-word-hand = Main
scenario-word-hubs = Centre de transport
scenario-word-humans = Humain
scenario-word-icon = Icône
scenario-word-id = Carte
scenario-word-invasion = Invasion
scenario-word-keep = Dés gardés
scenario-word-keywords = Mots-clés
scenario-word-kind = Sorte
scenario-word-limit = Limite
scenario-word-line = Ligne
scenario-word-locations = Lieu
scenario-word-matrix = Alien
scenario-word-modules = Module
scenario-word-most = Maximum
scenario-word-need = Besoin
scenario-word-no = non
scenario-word-number = Numéro
scenario-word-order = Ordre
scenario-word-paid = Si payée
scenario-word-people = Peuple
scenario-word-peoples = Peuple
scenario-word-places = Lieu
scenario-word-planets = Planètes
scenario-word-points = Points
scenario-word-power = Pouvoir
scenario-word-powers = Pouvoirs
scenario-word-preset = Main de départ
scenario-word-rages = Rages
scenario-word-recruits = Recrutements
scenario-word-rep = Tours de gestation
scenario-word-research = Recherche
scenario-word-resistance = Résistance
scenario-word-resources = Ressources
scenario-word-rules = Règles
scenario-word-sacrifices = Sacrifices
scenario-word-scoring = Décompte
scenario-word-sectors = Secteur
scenario-word-set = Boîte
scenario-word-sex = Sexe
scenario-word-shot = Tir
scenario-word-start = Départ
scenario-word-strength = Force
scenario-word-symbols = Signes
scenario-word-ter = Terrain interdit
scenario-word-threat = Menace
scenario-word-token = Jeton
scenario-word-traits = Traits
scenario-word-type = Sorte
scenario-word-used = Vagues utilisées
scenario-word-vp = Points de victoire
scenario-word-walls = Murs
scenario-word-waves = Vagues
scenario-word-weapons = Arme
scenario-word-world = Monde
scenario-word-wounded = Blessés
scenario-word-yes = oui
scenario-word-zombies = Zombies
