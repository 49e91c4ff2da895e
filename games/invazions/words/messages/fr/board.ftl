# Le plateau d’INVAZIONS

## Les choses

invazions-board-at = { $place ->
    [radio] à la Salle radio
    [hall] au Hall d’entrée
    [hangar] au Hangar
   *[canteen] à la Cantine
}
invazions-board-sort = { $sort ->
    [zombie] Zombie
    [rage] Rage
    [freed] Libéré
    [survivor] Survivant
    [human] Humain
   *[bravery] Bravoure
}

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
    [freed] Ne se joue pas. Cinq à vous tous : victoire.
    [john-frum] Retournez la première carte de la pioche humaine : un Humain est défaussé ; sinon, sacrifiez une carte de main ou reposez-la.
    [legion] +{ $each } par Zombie que sa horde a déjà joué ce tour.
    [swallower] Sacrifiez un autre Zombie de votre main, ou lui-même.
    [vermin] D’abord, sacrifiez { $sacrifices } { AGREE($sacrifices, "Contamination", "Contaminations") } du lieu.
    [swell] Chaque Horde d’un autre lieu pioche { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }.
    [no-survivors] +{ $each } par carte Survivants du lieu.
    [selection] Sacrifiez une carte de main si vous voulez : +{ $draws } { $draws ->
        [one] Carte
       *[other] Cartes
    }.
    [harangue] Prenez en main une Contamination du lieu.
    [sneak] Se sacrifie. Prenez si vous voulez une Contamination du lieu, même sans percer.
   *[other] { "" }
}
invazions-board-text-human = { $card ->
    [survivors] En entrant : piochez { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }. Plusieurs peuvent être sur un même lieu.
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
    [arsonist] En jeu au début du tour : main maximale +{ $hand }.
    [technician] Résistance du lieu +{ $walls }.
    [janitor] En entrant : vous pouvez sacrifier une Contamination du lieu.
    [agent] En entrant : +{ $points } Point Recherche, aussitôt.
    [slash] Sur un lieu, chaque Horde défausse { $amount } cartes ou pose un Membre Blessé sur sa pioche.
    [prophylaxis] Une carte qui devait être dévorée reste en jeu.
    [stand] Les Humains d’un lieu : +{ $amount } Résistance ce tour.
    [charge] Sur un lieu avec un Humain : attaque −{ $amount } par Horde présente.
    [capture] Sur un lieu avec un Humain, sacrifiez un Zombie de la Contamination : +{ $amount } Point.
   *[gift] Défaussez un Survivant près d’une Recherche : +{ $amount } Points.
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
    [infected] , +{ $bonus } avec { $need } { AGREE($need, "Survivant", "Survivants") } ici.
    [immunology] , +{ $bonus } avec { $need } { AGREE($need, "Humain", "Humains") } ici.
    [virus] , +{ $bonus } si le lieu n’est pas percé. Peut être attaqué directement.
   *[equipment] . Les Humains d’ici : +{ $armour } Résistance. Il faut déjà un Humain.
}

## Les verbes des choses

invazions-board-verb-discard = Défausser
invazions-board-verb-keep = Garder
invazions-board-verb-play = Poser
invazions-board-verb-install = Installer
invazions-board-verb-capture = Capturer
invazions-board-verb-gift = Donner
invazions-board-verb-clean = Sacrifier
invazions-board-verb-spare = Épargner
invazions-board-verb-end = Barricade
invazions-board-verb-barricade = Barricade
invazions-board-verb-slash = Bravoure
invazions-board-verb-stand = Bravoure
invazions-board-verb-charge = Bravoure
invazions-board-verb-save = Sauver
invazions-board-verb-decline = Passer
invazions-board-verb-go = Attaquer
invazions-board-verb-drop = Défausser
invazions-board-verb-carry = Prendre
invazions-board-verb-lead = Jouer
invazions-board-verb-yield = Laisser passer
invazions-board-verb-attack = Jouer
invazions-board-verb-sacrifice = Sacrifier
invazions-board-verb-take = Prendre
invazions-board-verb-skip = Passer
invazions-board-verb-done = Fini
invazions-board-verb-wound = Dévorer
invazions-board-verb-announce = Annoncer
invazions-board-verb-wait = Attendre

## Ce qui suit

invazions-board-then-charge = attaque { $before } → { $after }, { $holds ->
    [yes] le mur tient
   *[no] toujours percé
}
invazions-board-then-charge-later = l’attaque à venir −{ $n }
invazions-board-then-stand = { $humans ->
    [one] un Humain
   *[other] { $humans } Humains
} +{ $amount }{ $risk ->
    [0] { "" }
   *[other] , { $risk } à portée
}
invazions-board-then-slash = { $names } : { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}, ou un Membre Blessé
invazions-board-then-attack = { $after } contre { $resistance } : { $holds ->
    [yes] tient encore
   *[no] percé
}
invazions-board-then-walls = Résistance { $before } → { $n }
invazions-board-then-breaks = mains qui percent : { $now } % → { $then } %, { $most } au plus
invazions-board-then-worst = avec { $most }, le plus qui puisse venir, { $falls ->
    [0] personne ne tombe
   *[other] { $cards } tombent
}
invazions-board-then-worst-one = avec { $most }, le plus qui puisse venir, { $card } { AGREE($card, "tombe", "tombent") }
invazions-board-then-humans = { $there } { AGREE($there, "Humain", "Humains") } sur { $most }
invazions-board-then-announce = { $n } { AGREE($n, "Zombie Libéré", "Zombies Libérés") }
invazions-board-then-go = { $barricade ->
    [yes] Seul. Il faut { $resistance }
   *[no] { $hordes ->
        [0] Il faut { $resistance }
        [one] Avec une horde. Il faut { $resistance }
       *[other] Avec { $hordes } hordes. Il faut { $resistance }
    }
}

## L’immeuble

invazions-board-harvest = { $n ->
    [one] { $n } point à la fin du tour
   *[other] { $n } points à la fin du tour
}
invazions-board-humans = Les Humains d’ici
invazions-board-defender-name = { $card }, Résistance { $resistance }{ $doomed ->
    [yes] , à portée
   *[no] { "" }
}
invazions-board-in-reach = à portée
invazions-board-fallen = { AGREE($card, "dévoré", "dévorée", "dévorés", "dévorées") }
invazions-board-fallen-name = { $card }, { AGREE($card, "dévoré", "dévorée", "dévorés", "dévorées") }
invazions-board-no-research = Pas de recherche
invazions-board-nobody-outside = Aucune horde ici
invazions-board-agreed = Convenu : { $plan }
invazions-board-played-by = { $me ->
    [yes] Vos cartes
   *[no] Les cartes { DE($name) }
}
invazions-board-played-name = { $card }, attaque { $attack }{ $sacrificed ->
    [yes] , { AGREE($card, "sacrifié", "sacrifiée", "sacrifiés", "sacrifiées") }
   *[no] { "" }
}
invazions-board-just-played = { $me ->
    [yes] Vous venez de jouer { $card }
   *[no] { $name } vient de jouer { $card }
}
invazions-board-horde-finished = a fini
invazions-board-horde-left = { $limit ->
    [99] reste { $zombies } Z · { $rages } R
   *[other] reste { $zombies } Z · { $rages } R, { $limit } en tout
}
invazions-board-contamination = Contamination
invazions-board-clean = Aucune
invazions-board-attack = Attaque
invazions-board-resistance = Résistance
invazions-board-wall = { $state ->
    [over] Percé, { $over } de trop
    [broken] Percé, rien de trop
    [barred] Barricade : une Horde au plus
    [calm] Tranquille
   *[holds] Tient, il manque { $missing }
}{ $charge ->
    [0] { "" }
   *[other] { " " }(assaut −{ $charge })
}{ $stand ->
    [0] { "" }
   *[other] { " " }(Humains +{ $stand })
}

invazions-board-wall-ahead = { $barred ->
    [yes] Barricade, une horde : { $chance } %, { $most } au plus
   *[no] { $one ->
        [yes] Une horde perce : { $chance } %. Toutes : { $most } au plus
       *[no] Mains qui percent : { $chance } %, { $most } au plus
    }
}

## L’état de la partie

invazions-board-turn = Tour { $n }
invazions-board-antidote = Antidote
invazions-board-antidote-about = { $points } { AGREE($points, "point", "points") } sur { $goal } ; { $after } à la fin du tour si rien ne bouge
invazions-board-resources = Ressources
invazions-board-freed = Libérés
invazions-board-of = { $n } sur { $most }
invazions-board-step-start = Début
invazions-board-step-humans = Humains
invazions-board-step-places = Lieux
invazions-board-step-combat = Combat
invazions-board-step-wounds = Blessures
invazions-board-step-recruitment = Recrutement
invazions-board-step-end = Fin

## La main et les piles

invazions-board-hand = Votre main
invazions-board-hand-theirs = Main
invazions-board-hand-empty = Aucune carte en main
invazions-board-laboratory = Laboratoire : les Recherches à installer
invazions-board-zombie-name = { $freed ->
    [yes] { $card }
   *[no] { $card }, { $sort }, attaque { $attack }
}
invazions-board-human-name = { $human ->
    [yes] { $card }, { $sort }, coût { $cost }, Résistance { $resistance }
   *[no] { $card }, { $sort }, coût { $cost }
}
invazions-board-research-name = { $card }, Recherche, coût { $cost }
invazions-board-might = { " " }dans votre main
invazions-board-might-theirs = { " " }en main
invazions-board-bring = Ce que les hordes peuvent amener
invazions-board-bring-sum = { $me ->
    [yes] Vous amenez { $mean } en moyenne, { $most } au plus.
   *[no] { $name } amène { $mean } en moyenne, { $most } au plus.
}
invazions-board-bring-about = L’attaque d’une main tirée du paquet connu, d’après les valeurs des cartes. Ce que les cartes font piocher ou comptent vient en plus.
invazions-board-list = Les cartes du scénario
invazions-board-list-by-lot = Tirées au sort à l’ouverture de la table : voici les cartes qui peuvent venir.
invazions-board-list-humans = Humains
invazions-board-list-bravery = Bravoure
invazions-board-list-research = Recherche
invazions-board-list-zombies = Zombies
invazions-board-list-rages = Rages
invazions-board-copies = × { $n }
invazions-board-at-hand = { $n } en main
invazions-board-at-play = { $n } en jeu
invazions-board-at-discard = { $n } en défausse
invazions-board-at-deck = { $n } en pioche
invazions-board-at-hand-or-deck = { $n } en main ou en pioche
invazions-board-at-laboratory = au laboratoire
invazions-board-at-hordes = { $n } chez les hordes
invazions-board-at-below = { $n } sous les lieux
invazions-board-at-pile = { $n } dans la pile
invazions-board-at-box = { $n } hors du jeu
invazions-board-pile-contamination = contamination
invazions-board-pile-wounded = blessés
invazions-board-piles-about = Main { $hand }, pioche { $deck }, défausse { $discard }{ $freed ->
    [0] .
   *[other] , Zombies Libérés { $freed }.
}
invazions-board-known-hand = Connu de la main :
invazions-board-discard = Défausse :
invazions-board-lacks = { $topic ->
    [zombies] aucun Zombie
    [rages] aucune Rage
   *[freed] aucun Zombie Libéré
}
invazions-board-stops = Continuer sans me demander
invazions-board-stops-button = Continuer sans me demander : { $n ->
    [0] jamais
    [one] { $n } moment
   *[other] { $n } moments
}
invazions-board-stops-about = À chacun de ces moments, on vous demande si vous jouez une Bravoure, quoi que vous ayez en main, ou bien la partie continue aussitôt sans vous demander. Les autres n’en sont pas informés, mais la vitesse du jeu peut le leur laisser deviner.
invazions-board-idle-order = Ne plus demander quand je ne peux rien jouer
invazions-board-stop-on = Me demander
invazions-board-stop-off = Continuer

## La décision

invazions-board-who-interrupt = Interruption ?
invazions-board-who-my-turn = À vous.
invazions-board-who-my-word = On attend votre réponse.
invazions-board-who-waiting = On attend { $names }.
invazions-board-who-over = La partie est finie
invazions-board-why-wait = { "" }
invazions-board-why-word = Ce dont toutes les hordes conviennent est fait. Si l’une refuse, { $name } décide sans les autres.
invazions-board-ask-discarding = Défausser une carte ?
invazions-board-wait-discarding = { $name } peut défausser une carte.
invazions-board-why-discarding = Ensuite vous piochez jusqu’à { $hand } cartes.
invazions-board-ask-acting = Posez des Humains, installez des Recherches.
invazions-board-wait-acting = { $name } défend l’abri.
invazions-board-why-acting = { $resources ->
    [0] Plus de Ressource.
    [one] Il reste 1 Ressource ; ce que vous ne dépensez pas reste.
   *[other] Il reste { $resources } Ressources ; ce que vous ne dépensez pas reste.
}
invazions-board-ask-cleaning = Quelle Contamination l’Agent d’entretien sacrifie-t-il { $at } ?
invazions-board-wait-cleaning = { $name } : l’Agent d’entretien nettoie { $at }.
invazions-board-why-cleaning = Un Zombie Libéré retourne dans la pioche.
invazions-board-ask-barricading = Où va la barricade ?
invazions-board-wait-barricading = { $name } déplace la barricade.
invazions-board-why-barricading = Jamais au même lieu qu’au tour d’avant. Une Horde au plus peut y aller.
invazions-board-ask-going = Où va votre horde ?
invazions-board-wait-going = { $name } choisit un lieu.
invazions-board-why-going = Sous chaque lieu se trouve ce que vous recruterez si vous percez.
invazions-board-ask-bravery-places = Les hordes ont choisi. Bravoure ?
invazions-board-wait-bravery-places = Les humains peuvent interrompre.
invazions-board-why-bravery-places = Trancher dans le vif ne se joue que maintenant.
invazions-board-ask-bravery-cards = { $last }. Bravoure ?
invazions-board-wait-bravery-cards = { $last } : les humains peuvent interrompre.
invazions-board-why-bravery-early = { $later ->
    [yes] Ce que vous pouvez jouer maintenant pourra encore se jouer avant les blessures.
   *[no] Avant les blessures, la partie continue sans vous demander, comme vous l’avez ordonné.
}
invazions-board-ask-bravery-wounds = Les blessures suivent. Bravoure ?
invazions-board-wait-bravery-wounds = Avant les blessures : les humains peuvent interrompre.
invazions-board-why-bravery-wounds = Dernier moment : pendant les blessures, rien ne se joue.
invazions-board-ask-bravery-recruitment = Le recrutement commence. Bravoure ?
invazions-board-wait-bravery-recruitment = Avant le recrutement : les humains peuvent interrompre.
invazions-board-why-bravery-recruitment = Prophylaxie garde une carte qui vient d’être dévorée.
invazions-board-why-bravery-nothing = Rien de ce que vous avez en main ne peut se jouer maintenant ; les autres ne le voient pas.
invazions-board-ask-slashed = { $dropped ->
    [yes] { $left ->
        [one] Défaussez encore une carte.
       *[other] Défaussez encore { $left } cartes.
    }
    [must] { $left ->
        [one] Défaussez une carte.
       *[other] Défaussez { $left } cartes.
    }
   *[no] { $left ->
        [one] Défausser une carte, ou poser un Membre Blessé sur votre pioche ?
       *[other] Défausser { $left } cartes, ou poser un Membre Blessé sur votre pioche ?
    }
}
invazions-board-wait-slashed = { $name } défausse ou prend un Membre Blessé.
invazions-board-why-slashed = Les humains tranchent dans le vif { $at }.
invazions-board-ask-ordering = Votre horde joue-t-elle maintenant ?
invazions-board-wait-ordering = { $name } joue maintenant ou laisse passer d’autres hordes.
invazions-board-why-ordering = Qui commence joue toutes ses cartes avant la suivante. Si personne ne commence, l’ordre des sièges décide.
invazions-board-ask-attacking = Jouez vos cartes { $at }.
invazions-board-wait-attacking = { $name } attaque { $at }.
invazions-board-why-attacking = { $attack } contre { $resistance }. Il reste { $zombies ->
    [one] { $zombies } Zombie
   *[other] { $zombies } Zombies
} et { $rages } Rage{ $limit ->
    [99] .
   *[other] , { $limit } cartes en tout à cause du Garde.
}
invazions-board-ask-frum = John Frum retourne { $card }. Sacrifier une carte de main pour la défausser ?
invazions-board-wait-frum = { $name } décide du sort de cette carte : { $card }.
invazions-board-why-frum = Sinon elle revient sur la pioche des humains.
invazions-board-ask-swallowing = Quel Zombie l’Avaleur avale-t-il ?
invazions-board-wait-swallowing = { $name } nourrit l’Avaleur.
invazions-board-why-swallowing = Sinon il est sacrifié lui-même ; son attaque compte.
invazions-board-ask-selecting = Sacrifier une carte de main et en piocher une autre ?
invazions-board-wait-selecting = { $name } sélectionne, naturellement.
invazions-board-why-selecting = Une carte faible de moins, c’est une forte plus tôt.
invazions-board-ask-gnawing = Quelle Contamination les Vermines rongent-elles ?
invazions-board-wait-gnawing = Les Vermines { DE($name) } rongent { $at }.
invazions-board-why-gnawing = { $left ->
    [one] Encore { $left } carte.
   *[other] Encore { $left } cartes.
}
invazions-board-ask-haranguing = Quelle Contamination prenez-vous en main ?
invazions-board-wait-haranguing = { $name } harangue { $at }.
invazions-board-why-haranguing = Vous pourrez la jouer ce tour.
invazions-board-ask-sneaking = Quelle Contamination emportez-vous ?
invazions-board-wait-sneaking = { $name } se faufile { $at }.
invazions-board-why-sneaking = Elle va dans votre défausse, que vous perciez ou non.
invazions-board-ask-wounding = Qui est dévoré { $at } ?
invazions-board-wait-wounding = { $name } choisit qui est dévoré { $at }.
invazions-board-why-wounding = { $points ->
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points.
} Il faut toute la Résistance de la carte choisie.
invazions-board-ask-recruiting = Qui recrutez-vous { $at } ?
invazions-board-wait-recruiting = { $name } recrute { $at }.
invazions-board-why-recruiting = { $picks ->
    [one] Une carte, dans votre défausse.
   *[other] { $picks } cartes, dans votre défausse.
}
invazions-board-ask-announcing = Annoncer cinq Zombies Libérés ?
invazions-board-wait-announcing = Les hordes peuvent annoncer.
invazions-board-why-announcing = Vous en avez { $freed } sur { $goal }, à vous toutes. Une fausse annonce perd la partie.
invazions-board-sure-announce = Vous avez { $freed } { AGREE($freed, "Zombie Libéré", "Zombies Libérés") } sur { $goal }, à vous toutes. S’il en manque, les humains gagnent.
invazions-board-sure-no = Revenir
invazions-board-ask-over = La partie est finie.
invazions-board-wait-over = La partie est finie.

## Parler

invazions-board-talk-tell = Dire ce que j’ai
invazions-board-talk-ask = Demander aux hordes
invazions-board-talk-propose = Proposer un plan
invazions-board-talk-propose-these = Proposer ce qui est coché
invazions-board-proposal = Une proposition
invazions-board-votes = ({ $agreed } pour, { $disagreed } contre, { $waiting } sans réponse)

## Autour

invazions-board-moment-over = Partie finie
invazions-board-moment-mine = À vous
invazions-board-moment-wait = Patience
invazions-board-moment-watch = Vous regardez
invazions-board-note-mine = à vous
invazions-board-note-asked = réfléchit
invazions-board-note-human = humains
invazions-board-note-horde = horde { $n }
invazions-board-end = La fin
invazions-board-end-won = Victoire !
invazions-board-end-lost = Défaite
invazions-board-end-humans = Les humains gagnent
invazions-board-end-hordes = Les hordes gagnent
invazions-board-end-antidote = L’antidote est prêt : trente points.
invazions-board-end-breakthrough = Une percée : l’antidote est prêt avant la fin de la nuit.
invazions-board-end-freed = Cinq Zombies Libérés, et les hordes le savaient.
invazions-board-end-false-alarm = Les hordes ont crié victoire trop tôt : elles n’avaient pas cinq Zombies Libérés.
invazions-board-end-exhausted = Cent nuits : le camp le plus proche du but gagne.
invazions-board-end-points = { $n ->
    [one] point
   *[other] points
}
invazions-board-end-freed-count = { $n ->
    [one] libéré
   *[other] libérés
}
invazions-board-end-in = { $me ->
    [yes] gagnez
   *[no] gagne
}
invazions-board-end-out = { $me ->
    [yes] perdez
   *[no] perd
}
invazions-board-end-home = Accueil
invazions-board-end-journal = Le Journal
invazions-board-end-again = Rejouer

## Les règles

invazions-board-rules = INVAZIONS en bref
invazions-board-rules-goal = Les humains gagnent avec 30 points de Recherche. Les hordes gagnent quand elles possèdent ensemble cinq Zombies Libérés et le disent.
invazions-board-rules-turn-1 = Début : une carte Contamination sous chaque lieu. Les humains peuvent défausser une carte, piochent jusqu’à leur limite et reçoivent 2 Ressources par horde. Chaque horde pioche 5 cartes.
invazions-board-rules-turn-2 = Les humains posent des Humains et installent des Recherches en payant leur coût : { $humans } { AGREE($humans, "Humain", "Humains") } et 1 Recherche au plus par lieu, aucun Humain en double sauf les Survivants. Puis la barricade change de place.
invazions-board-rules-turn-3 = Chaque horde va sur un lieu ; à la barricade, il n’y a place que pour une.
invazions-board-rules-turn-4 = Combat : l’une après l’autre, les hordes jouent jusqu’à 3 Zombies et 1 Rage. Les humains peuvent interrompre par une Bravoure.
invazions-board-rules-turn-5 = Blessures : autant d’attaque que de Résistance, et le lieu est percé. Le reste dévore les Humains, l’un après l’autre, chacun pour toute sa Résistance ; puis la Recherche. Trop peu : chaque horde du lieu prend un Membre Blessé.
invazions-board-rules-turn-6 = Recrutement : chaque horde qui a percé peut prendre une carte Contamination du lieu. Puis les hordes peuvent annoncer cinq Zombies Libérés ; si c’est faux, elles perdent.
invazions-board-rules-turn-7 = Fin : les Recherches rapportent leurs points. Une Recherche dévorée coûte un de plus chaque fois : son dé le dit.
invazions-board-rules-words = Une carte défaussée revient quand on remélange ; une carte détruite ou sacrifiée quitte la partie.
invazions-board-rules-two = À deux, une attaque ratée ne donne pas de Membre Blessé, au premier tour la horde recrute de toute façon, et les humains commencent avec 4 Ressources.
invazions-board-rules-humans = Les cartes des humains
invazions-board-rules-hordes = Les cartes des hordes

## L’atelier

invazions-board-workshop-title = Un scénario à soi
invazions-board-workshop-about = Cochez des sortes, comptez des exemplaires ; chaque vérification dit ce qui manque. Un scénario est une ligne de texte : partagez-la par un lien ou un fichier, et jouez-la.
invazions-board-workshop-faults = On ne peut pas le jouer ainsi :
invazions-board-workshop-fits = On peut le jouer.
invazions-board-workshop-players = Joueurs
invazions-board-workshop-zombies = Zombies, cinq exemplaires de chaque
invazions-board-workshop-rages = Rages, cinq exemplaires de chaque
invazions-board-workshop-humans = Humains
invazions-board-workshop-bravery = Bravoure
invazions-board-workshop-research = Recherche
invazions-board-workshop-locations = Lieux
invazions-board-workshop-of = { $there } sur { $needed }
invazions-board-workshop-cards = { $there ->
    [one] { $there } carte
   *[other] { $there } cartes
}
invazions-board-workshop-attack = attaque { $n }
invazions-board-workshop-cost = coût { $n }
invazions-board-workshop-deck = Pioche humaine : { $there } cartes, de { $least } à { $most } permises. Zombies Libérés : { $freed }.
invazions-board-workshop-check = Vérifier
invazions-board-workshop-play = Le jouer
invazions-board-workshop-publish = Le publier ici
invazions-board-workshop-share = Garder et partager
invazions-board-workshop-link = Un lien vers ce scénario
invazions-board-workshop-download = En fichier
invazions-board-workshop-text = Le scénario en texte, une rubrique par ligne ; on peut en mettre un autre, avec les noms des cartes
invazions-board-workshop-open = Ouvrir ce texte
invazions-board-workshop-file = Un fichier gardé
invazions-board-workshop-upload = Ouvrir ce fichier
invazions-board-workshop-unread = Ce texte ne peut pas se jouer tel quel. Chaque faute est dite sous sa ligne ; ce qui se lit est coché plus bas.
invazions-board-workshop-players-strange = « { $text } » : il faut deux, trois ou quatre joueurs.
invazions-board-workshop-meant = Vouliez-vous dire { $name } ?
invazions-board-workshop-stories = Partir d’un scénario du livret
invazions-board-workshop-for = { $n } { AGREE($n, "joueur", "joueurs") }
invazions-board-workshop-by-lot = Les cartes de ce scénario sont tirées au hasard quand la partie commence : il n’y a rien à y changer ici.
invazions-board-workshop-resistance = Résistance { $n }
invazions-board-workshop-worth = Coût moyen : { $cost }. Résistance : { $humans } pour les Humains, { $walls } pour les lieux.

## La galerie
invazions-board-gallery-human = Humains
invazions-board-gallery-bravery = Bravoure
invazions-board-gallery-research = Recherche
