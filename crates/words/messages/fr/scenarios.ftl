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
