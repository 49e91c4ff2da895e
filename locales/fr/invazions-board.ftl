# Le plateau d’INVAZIONS

## Ce que disent les cartes

invazions-board-bring-cards = +{ $n } { $n ->
    [one] Carte
   *[other] Cartes
}
invazions-board-bring-zombies = +{ $n } { $n ->
    [one] Zombie
   *[other] Zombies
}
invazions-board-bring-rages = +{ $n } { $n ->
    [one] Rage
   *[other] Rages
}
invazions-board-bring-recruits = +{ $n } { $n ->
    [one] Recrutement
   *[other] Recrutements
}
invazions-board-bring-contaminations = +{ $n } { $n ->
    [one] Contamination
   *[other] Contaminations
}
invazions-board-text-zombie = { $card ->
    [wounded] Un poids mort, qui se joue comme un Zombie.
    [freed] Ne se joue pas. Cinq à vous tous : victoire.
    [john-frum] Retournez la première carte de la pioche humaine : un Humain est défaussé ; sinon, sacrifiez une carte de main ou reposez-la.
    [legion] +{ $each } par Zombie déjà joué ce tour.
    [swallower] Sacrifiez un autre Zombie de votre main, ou lui-même.
    [vermin] D’abord, sacrifiez { $sacrifices } Contaminations du lieu.
    [swell] Chaque Horde d’un autre lieu pioche 1 carte.
    [no-survivors] +{ $each } par carte Survivants du lieu.
    [selection] Sacrifiez une carte de main si vous voulez : +1 Carte.
    [harangue] Prenez en main une Contamination du lieu.
    [sneak] Se sacrifie. Prenez une Contamination du lieu, même sans pénétrer.
   *[other] { "" }
}
invazions-board-text-human = { $card ->
    [survivors] En entrant : piochez { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }. Peut être en double.
    [soldier] { $first ->
        [yes] Doit être dévoré avant tout le reste.
       *[no] La Recherche du lieu ne peut être dévorée avant lui.
    }
    [guard] Ici, chaque Horde joue { $limit } cartes au plus.
    [sniper] Chaque Horde qui attaque ici prend { $wounded ->
        [one] un Membre Blessé
       *[other] { $wounded } Membres Blessés
    }.
    [cook] +{ $resources } Ressource à chaque tour. Toujours blessé le dernier.
    [arsonist] En jeu au début du tour : main maximale +{ $hand }.
    [technician] Résistance du lieu +{ $walls }.
    [janitor] En entrant : vous pouvez sacrifier une Contamination du lieu.
    [agent] En entrant : +{ $points } Point Recherche, aussitôt.
    [slash] Sur un lieu, chaque Horde défausse { $amount } cartes ou pose un Membre Blessé sur sa pioche.
    [prophylaxis] Une carte qui devait être dévorée reste en jeu.
    [stand] Les Humains d’un lieu : +{ $amount } Résistance ce tour.
    [charge] Sur un lieu avec un Humain : attaque −{ $amount } par Horde présente.
    [capture] Sur un lieu avec un Humain, sacrifiez un Zombie de la Contamination : +{ $amount } Point.
   *[gift] Défaussez un Survivant près d’une Recherche : +{ $amount } Points.
}
invazions-board-hour = { $card ->
    [slash] Après le choix des lieux
    [prophylaxis] Après les blessures
    [stand] Avant les blessures
    [charge] Avant les blessures
   *[other] Pendant votre tour
}
invazions-board-text-research = { $points ->
    [one] { $points } point par tour
   *[other] { $points } points par tour
}{ $card ->
    [infected] , +{ $bonus } avec { $need } Survivants ici.
    [immunology] , +{ $bonus } avec { $need } Humains ici.
    [virus] , +{ $bonus } si le lieu n’est pas percé. Peut être attaqué directement.
   *[equipment] . Les Humains d’ici : +{ $armour } Résistance. Il faut déjà un Humain.
}
