# Le plateau d’Invasion.

## Names

planisphere-board-title = Invasion
planisphere-board-people = { $people ->
    [tripods] Tripodes de Mars
    [little-greens] Petits-Verts de Mars
    [amazons] Amazones de Vénus
    [queen] Reine de Vénus
    [pods] Cosses dupliquantes
    [jelly] Gelée d’Antarès
    [scouts] Soucoupes éclaireuses
    [colossus] Colosse de Krontar
    [ice-thing] Chose des glaces
    [brains] Cerveaux de Psychos
    [lianas] Lianes de Rigel
    [ants] Fourmis titans d’Orion
    [mantises] Mantes de Thulé
    [gillmen] Hommes-Branchies de Neptune
    [hexapod] Hexapode abyssal
    [jellyfish] Méduses d’Europe
    [mutants] Mutants d’Ixion
    [fanatics] Fanatiques de Saturne
    [monoliths] Monolithes de Cristal
    [raptor] Rapace d’antimatière
    [selenites] Sélénites fouisseurs
    [spectres] Spectres ioniques
    [vestals] Vestales de Jupiter
   *[androids] Androïdes de Procyon
}
    .form = { $people ->
        [amazons] feminine plural
        [queen] feminine
        [pods] feminine plural
        [jelly] feminine
        [scouts] feminine plural
        [colossus] masculine
        [ice-thing] feminine
        [lianas] feminine plural
        [ants] feminine plural
        [mantises] feminine plural
        [hexapod] masculine
        [jellyfish] feminine plural
        [raptor] masculine
        [vestals] feminine plural
       *[other] masculine plural
    }
planisphere-board-and = { $most } et { $last }
planisphere-board-terrain = { $terrain ->
    [ocean] océan
    [desert] désert
    [forest] forêt
    [mountain] montagne
   *[ice] glace
}
planisphere-board-region = { $region ->
    [us-west] Côte ouest des États-Unis
    [north-africa] Afrique du Nord
    [ussr] U.R.S.S.
    [atlantic] Atlantique
    [south-africa] Afrique du Sud et Madagascar
    [india] Inde
    [mexico] Mexique
    [central-america] Amérique centrale
    [europe] Europe
   *[japan] Japon
}
planisphere-board-continent = { $continent ->
    [north-america] Amérique du Nord
    [south-america] Amérique du Sud
    [europe] Europe
    [africa] Afrique
    [asia] Asie
    [oceania] Océanie
   *[antarctica] Antarctique
}
planisphere-board-map-name = { $name ->
    [north-america] AMÉRIQUE DU NORD
    [south-america] AMÉRIQUE DU SUD
    [africa] AFRIQUE
    [europe] EUROPE
    [ussr] U.R.S.S.
    [asia] ASIE
    [oceania] OCÉANIE
    [antarctica] ANTARCTIQUE
    [atlantic] océan Atlantique
    [pacific] océan Pacifique
    [indian] océan Indien
    [south-seas] mer du Sud
   *[arctic] océan Arctique
}

## The map

planisphere-board-map = Planisphère
planisphere-board-map-pan = Carte à faire défiler
planisphere-board-legend = Planisphère des invasions
planisphere-board-legend-shoals = hauts-fonds (comptent comme la terre voisine)
planisphere-board-zoom-in = Agrandir la carte
planisphere-board-zoom-out = Réduire la carte
planisphere-board-zoom-all = Toute la carte
planisphere-board-units = Unités sur la carte
planisphere-board-unit-name =
    { $unit }, { $me ->
         [yes] à vous
        *[other] à { $name }
     }, { $square }, attaque { $att }, défense { $def }{ $left ->
         [0] { "" }
         [one] , en gestation pour { $left } tour
        *[other] , en gestation pour { $left } tours
     }{ $choices ->
         [0] { "" }
         [one] , { $choices } possibilité
        *[other] , { $choices } possibilités
     }{ $dies ->
         [yes] , condamnée
        *[no] { "" }
     }{ $stuck ->
         [yes] , immobilisée
        *[no] { "" }
     }{ $fined ->
         [yes] , à l’amende
        *[no] { "" }
     }
planisphere-board-pick-unit = Choisir : { $unit }
planisphere-board-breed-unit = Mettre en gestation : { $unit }
planisphere-board-crowd-here = Sur la même case
planisphere-board-crowd-targets = À choisir parmi des unités serrées
planisphere-board-crowd-picks = Serrées sur une case
planisphere-board-ways = { $unit } : où aller, sur qui tirer
planisphere-board-way =
    { $square }{ $steps ->
         [0] { "" }
         [one] , { $steps } case
        *[other] , { $steps } cases
     }{ $deadly ->
         [yes] . Case mortelle
        *[no] { "" }
     }
planisphere-board-way-attack =
    Attaque { $foe } : { $result ->
         [won] destruction
         [lost] notre perte
        *[equal] égalité
     }
planisphere-board-way-reached = Peuvent venir ici en l’état : { $units }
planisphere-board-way-shot = À portée de tir depuis leur place : { $units }
planisphere-board-aim = Tirer sur { $unit }, { $square }, force { $force }
planisphere-board-pair = Avec { $unit }, { $square }

## Phases

planisphere-board-phases = Les phases du tour
planisphere-board-phase = { $phase ->
    [draw] Pioche
    [reinforcement] Renfort
    [movement] Déplacement
    [shooting] Tir
    [contact] Contact
    [reproduction] Reproduction
   *[happenings] Événements
}

## Figures

planisphere-board-dis = DIS
planisphere-board-ter = TER
planisphere-board-att = ATT
planisphere-board-def = DEF
planisphere-board-tir = TIR
planisphere-board-rep = REP
planisphere-board-trait = { $trait ->
    [machine] machine
    [flying] volante
    [marine] marine
    [control] contrôle
    [martyr] martyr
   *[swift] célérité
}
planisphere-board-sex = { $sex ->
    [male] ♂ mâle
   *[female] ♀ femelle
}
planisphere-board-power = { $power ->
    [ray] Rayon ardent : +1 à la force de son tir sur une case de forêt.
    [pack] Meute : +1 ATT tant qu’un autre des siens est sur sa case.
    [charm] Charme : ne contrôle que des mâles.
    [duplication] Duplication : quand elle détruit au contact, une carte identique peut se poser aussitôt sur sa case.
    [absorption] Absorption : +1 ATT par victoire au contact, 2 au plus.
    [amorphous] Faiblesse, Amorphe : ne riposte jamais.
    [overheating] Faiblesse, Surchauffe : après une égalité au contact, ne bouge pas au prochain déplacement.
    [fire] Faiblesse, Feu : les tirs contre elle ont +1 en force.
    [grip] Étreinte : qui l’attaque sur une case d’océan a −1 ATT.
    [shield] Bouclier : les tirs contre lui ont −1 en force.
    [burrowing] Fouissage : hors d’atteinte des tirs en montagne et au désert.
    [invisible] Invisible : hors d’atteinte des tirs.
   *[infiltration] Infiltration : les ennemis de sa case ont −1 DEF.
}
planisphere-board-ground-more = +{ $def } DEF sur une case contenant : { $terrain }.
planisphere-board-ground-less = Faiblesse : −{ $def } DEF sur une case contenant : { $terrain }.
planisphere-board-card-about =
    Avance de { $dis }. Terrain interdit : { $ter }. Attaque { $att }, défense { $def }, { $range ->
         [0] pas de tir
        *[other] tir à { $range } de force { $force }
     }, gestation { $rep }.

## Units

planisphere-board-owned-by = { $me ->
    [yes] À vous
   *[other] À { $name }
}
planisphere-board-gestates = { $rounds ->
    [one] En gestation : encore { $rounds } tour. Défend à deux, ne riposte pas.
   *[other] En gestation : encore { $rounds } tours. Défend à deux, ne riposte pas.
}
planisphere-board-dies = { $rounds ->
    [1] Condamnée : détruite à la fin de ce tour.
   *[other] Condamnée : détruite dans { $rounds } { AGREE($rounds, "tour", "tours") }, celui-ci compris.
}
planisphere-board-pinned = Vient d’en remplacer une autre : ne bouge pas à son prochain déplacement.
planisphere-board-fined = Son maître a renoncé à tirer et à attaquer.
planisphere-board-heading = Dernier déplacement : { $heading ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}.
planisphere-board-victories = { $victories ->
    [one] { $victories } victoire.
   *[other] { $victories } victoires.
}
planisphere-board-lent =
    { $me ->
         [yes] Vous revient
        *[other] Revient à { $name }
     } { $rounds ->
         [one] à la fin du tour.
        *[other] dans { $rounds } tours.
     }
planisphere-board-paralysed = Paralysée : ni déplacement, ni tir, ni attaque.
planisphere-board-overheated = Surchauffe : ne bouge pas au prochain déplacement.
planisphere-board-light = Allégée : −1 ATT, −1 DEF, +1 DIS, célérité.
planisphere-board-has-moved = S’est déplacée ce tour-ci.
planisphere-board-has-aimed = A annoncé son tir.

## Contacts

planisphere-board-contact = Contact
planisphere-board-contact-of = Contact : { $unit }, { $target }
planisphere-board-attempt = Contrôle
planisphere-board-attempt-result = { $taken ->
    [yes] { $die } contre { $def } : { LE($target) } { AGREE($target, "change", "changent") } de camp.
   *[no] { $die } contre { $def } : { LE($target) } { AGREE($target, "résiste", "résistent") }.
}
planisphere-board-attacks = attaque
planisphere-board-defends = défend
planisphere-board-sum-attack = Attaque
planisphere-board-sum-back = Riposte
planisphere-board-sum-swift = Frappe d’abord
planisphere-board-shot-word = tir
planisphere-board-verdict = { $result ->
    [won] { $defender } : { AGREE($defender, "détruit", "détruite", "détruits", "détruites") }
    [lost] { $attacker } : { AGREE($attacker, "détruit", "détruite", "détruits", "détruites") }
   *[equal] Égalité
}
planisphere-board-verdict-if = (si personne ne s’en va d’ici là)
planisphere-board-fought = Ce contact a eu lieu ce tour-ci.
planisphere-board-off = { $off ->
    [truce] Pas de combat : personne ne se bat.
    [gestating] Pas de combat : les deux sont en gestation.
    [paralysed] Pas de combat : celle qui est venue est paralysée.
    [fined] Pas de combat : le maître de celle qui est venue a renoncé à attaquer.
    [frightened] Pas de combat : celle qui est venue prendra peur.
   *[guarded] Pas de combat : toutes celles qui sont venues seront téléportées.
}
planisphere-board-do-attack = Attaquer { $target }
planisphere-board-do-control = Contrôler { $target } : { $faces } { AGREE($faces, "chance", "chances") } sur 10, sinon rien
planisphere-board-do-martyr = Martyre : { LE($unit) } { AGREE($unit, "emporte", "emportent") } { LE($target) }
planisphere-board-do-lighten = S’alléger : −1 ATT, −1 DEF, +1 DIS

## Arrivals

planisphere-board-arrival = Arrivée
planisphere-board-never-on = jamais : { $terrain }
planisphere-board-test-passed = Atterrissage autorisé
planisphere-board-test-failed = Atterrissage refusé
planisphere-board-test-odds = Le dé de 20 l’emporte sur le dé de 10 dans { $whole },{ $tenths } % des cas.
planisphere-board-test-dice = Dé de 20 : { $d20 }. Dé de 10 : { $d10 }.
planisphere-board-try-rolled = case tirée
planisphere-board-try-above = au-dessus
planisphere-board-try-right = à droite
planisphere-board-try-below = au-dessous
planisphere-board-try-left = à gauche
planisphere-board-try-good = { $terrains } : elle se pose ici
planisphere-board-try-bad = { $terrains } : interdit
planisphere-board-crashed = La soucoupe s’écrase : la carte va sous la pioche.

## News

planisphere-board-news = Actualités
planisphere-board-news-in-force = en vigueur
planisphere-board-no-news = Rien à signaler.
planisphere-board-no-events = Cette partie se joue sans événements.
planisphere-board-lasts = { $rounds ->
    [0] prochain tour
    [1] ce tour
   *[other] { $rounds } tours
}
planisphere-board-lasts-not = aussitôt
planisphere-board-lasts-game = toute la partie

## What threatens

planisphere-board-threats = Ce qui menace
planisphere-board-threats-reach = peut venir
planisphere-board-threats-range = peut tirer
planisphere-board-threats-moves = vos chemins

## What events did

planisphere-board-summary = Les événements du tour { $round }
planisphere-board-summary-toll = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $fallen ->
    [0] personne n’est tombé.
    [one] { $fallen } unité détruite : { $whose }.
   *[other] { $fallen } unités détruites : { $whose }.
}
planisphere-board-summary-mine = à vous
planisphere-board-summary-by = au combat contre { $unit }
planisphere-board-summary-shots = par des tirs
planisphere-board-summary-nothing = Personne n’y a péri.
planisphere-board-summary-ready = Prêt

## Hand

planisphere-board-hand = Réserve
planisphere-board-hand-none = Votre réserve est vide.
planisphere-board-pile = pioche
planisphere-board-destroyed = { AGREE($n, "détruite", "détruites") }
planisphere-board-last-destroyed = dernière : { $unit }, { $square }
planisphere-board-verb-land = Atterrir
planisphere-board-verb-duplicate = Dupliquer
planisphere-board-verb-choose = Choisir
planisphere-board-do-land = Faire atterrir
planisphere-board-do-duplicate = Poser à côté
planisphere-board-do-choose = Choisir cette carte

## Decision

planisphere-board-round = { $round ->
    [0] Avant le premier tour
   *[other] Tour { $round }
}
planisphere-board-who-mine = À vous
planisphere-board-who-waiting = { $names } réfléchit
planisphere-board-who-over = Partie terminée
planisphere-board-ask-reinforcing = { $must ->
    [yes] Quelle unité débarque la première ?
   *[no] Un renfort ?
}
planisphere-board-why-reinforcing = { $tested ->
    [yes] Choisissez une carte de la réserve : le dé de 20 doit battre le dé de 10, puis les dés disent où.
   *[no] Choisissez une carte de la réserve : les dés disent où elle se pose.
}{ $landings ->
    [0] { "" }
    [one] { " " }Une autre pourra atterrir ensuite.
   *[other] { " " }{ $landings } autres pourront atterrir ensuite.
}
planisphere-board-ask-moving = Quelle unité se déplace ?
planisphere-board-why-moving = { $left ->
    [one] Choisissez une unité, puis une case verte. { $left } n’a pas bougé.
   *[other] Choisissez une unité, puis une case verte. { $left } n’ont pas bougé.
}
planisphere-board-ask-aiming = Qui tire sur qui ?
planisphere-board-why-aiming = Choisissez une unité, puis sa cible. Les tirs comptent dans la phase de contact.
planisphere-board-ask-fighting = Quel contact ?
planisphere-board-why-fighting = Le résultat est certain : aucun dé au contact, sauf pour un contrôle.
planisphere-board-ask-duplicating = { $unit } : une carte identique se pose-t-elle à côté ?
planisphere-board-why-duplicating = Choisissez-la dans la réserve.
planisphere-board-ask-breeding = Une gestation ?
planisphere-board-why-breeding = Une unité dont vous tenez la carte jumelle attend sans agir, puis elles sont deux. S’il y a plusieurs jumelles, choisissez-en une dans la réserve.
planisphere-board-ask-over = La partie est finie.
planisphere-board-why-over = La Terre a tranché.
planisphere-board-wait-reinforcing = { $name } choisit un renfort.
planisphere-board-wait-moving = { $name } déplace ses unités.
planisphere-board-wait-aiming = { $name } annonce ses tirs.
planisphere-board-wait-fighting = { $name } règle ses contacts.
planisphere-board-wait-duplicating = { $name } peut poser une carte identique.
planisphere-board-wait-breeding = { $name } peut mettre une unité en gestation.
planisphere-board-wait-over = La partie est finie.
planisphere-board-meanwhile-reinforcing = Les dés décideront de son arrivée.
planisphere-board-meanwhile-moving = Regardez ses unités sur la carte.
planisphere-board-meanwhile-aiming = Les dégâts viennent à la phase de contact.
planisphere-board-meanwhile-fighting = Les sommes sont sur la carte.
planisphere-board-meanwhile-duplicating = Cela ne vaut que pour sa dernière victoire.
planisphere-board-meanwhile-breeding = Deux unités identiques en donnent bientôt deux qui agissent.
planisphere-board-meanwhile-over = La Terre a tranché.
planisphere-board-why-out = Vous n’avez plus d’unité : vous regardez la fin.
planisphere-board-done-reinforcing = Pas de renfort
planisphere-board-done-moving = Fin du déplacement
planisphere-board-done-aiming = Plus de tir
planisphere-board-done-fighting = Fin des contacts
planisphere-board-done-duplicating = Ne rien poser
planisphere-board-done-breeding = Pas de gestation
planisphere-board-done-over = Fin
planisphere-board-ask-continent = Sur quel continent ?
planisphere-board-why-continent = { CAPITAL(LE($unit)) } { AGREE($unit, "s’y pose", "s’y posent") } au hasard, sur une case permise.
planisphere-board-wait-continent = { $name } choisit un continent.
planisphere-board-meanwhile-continent = Les dés feront le reste.
planisphere-board-ask-explosion = { CAPITAL(LE($unit)) } { AGREE($unit, "se sacrifie", "se sacrifient") } ?
planisphere-board-why-explosion = Tout serait détruit à deux cases à la ronde, amis compris. Choisissez l’unité pour le faire.
planisphere-board-wait-explosion = { $name } peut sacrifier { LE($unit) }.
planisphere-board-meanwhile-explosion = Tout serait détruit à deux cases à la ronde.
planisphere-board-done-explosion = Pas de sacrifice
planisphere-board-ask-choosing = { $more ->
    [0] { $event }. { $question }
    [1] { $event }. { $question }
   *[other] { $event }. { $question } Encore { $more } choix.
}{ $chosen ->
    [0] { "" }
   *[other] { " " }Déjà choisi : { $picked }.
}
planisphere-board-why-choosing = { $effect }
planisphere-board-wait-choosing = { $event } : { $name } choisit.
planisphere-board-meanwhile-choosing = { $effect }
planisphere-board-done-choosing = S’en abstenir
planisphere-board-verb-replace = Remplacer
planisphere-board-verb-breed = Gestation
planisphere-board-do-breed = En gestation avec { LE($unit) }, { $square }
planisphere-board-do-replace = À la place { DU($unit) }, { $square }

## Tabs, list, end

planisphere-board-tabs = Sous la carte
planisphere-board-tab-situation = Situation
planisphere-board-tab-hand = Réserve
planisphere-board-tab-news = Actus
planisphere-board-list = Toutes les unités
planisphere-board-list-unit = Unité
planisphere-board-list-owner = Joueur
planisphere-board-list-square = Case
planisphere-board-list-values = DIS · ATT/DEF
planisphere-board-list-can = Peut aller, viser
planisphere-board-end = Fin de partie
planisphere-board-end-of-world = Fin du monde
planisphere-board-end-round = Tour { $round }
planisphere-board-end-position = { $units ->
    [one] La dernière position : { $units } unité
   *[other] La dernière position : { $units } unités
}
planisphere-board-end-won = { $me ->
    [yes] La Terre est à vous !
   *[other] La Terre est à { $name }.
}
planisphere-board-end-drawn = La Terre n’est à personne.
planisphere-board-ending = { $ending ->
    [last-standing] Tous les autres ont perdu leurs dernières unités.
    [annihilation] Toutes les unités ont été détruites d’un coup.
    [round-limit] Le dernier tour est joué : le plus d’unités l’emporte, puis la plus grande force.
   *[round-limit-drawn] Le dernier tour est joué : autant d’unités et de force pour { $names }.
}
planisphere-board-camp = { $units ->
     [one] { $units } unité
    *[other] { $units } unités
 }, force { $strength }
planisphere-board-camp-before = { $units ->
    [one] { $units } unité avant
   *[other] { $units } unités avant
}
planisphere-board-drawn = partie nulle
planisphere-board-end-home = Accueil
planisphere-board-end-journal = Journal
planisphere-board-end-again = Rejouer
planisphere-board-note =
    { $units ->
         [one] { $units } unité
        *[other] { $units } unités
     } · { $cards ->
         [one] { $cards } carte
        *[other] { $cards } cartes
     }{ $fined ->
         [yes] { " " }· à l’amende
        *[no] { "" }
     }
planisphere-board-note-out = éliminé
planisphere-board-moment-over = Partie terminée
planisphere-board-moment-mine = À vous
planisphere-board-moment-wait = En attente
planisphere-board-moment-watch = En spectateur

## The rules on one page

planisphere-board-rules = Les règles
planisphere-board-rules-aim = Chaque joueur mène une armée d’extraterrestres. Qui n’a plus d’unité sur la carte est éliminé, quelles que soient ses cartes ; le dernier debout est le maître de la Terre.
planisphere-board-rules-round = Un tour
planisphere-board-rules-round-1 = Pioche : une carte chacun, quatre la première fois.
planisphere-board-rules-round-2 = Renfort : une carte peut atterrir si le dé de 20 bat le dé de 10. Deux dés donnent la case ; si son terrain interdit s’y trouve, on essaie au-dessus, à droite, au-dessous, à gauche, et sinon la soucoupe s’écrase.
planisphere-board-rules-round-3 = Déplacement : chaque unité avance de DIS cases au plus, sans jamais entrer sur son terrain interdit.
planisphere-board-rules-round-4 = Tir : chacun annonce les cibles de ses tireurs. Les dégâts viennent à la phase suivante.
planisphere-board-rules-round-5 = Contact : qui est venu attaque. ATT et les tirs des alliés contre DEF : plus grand, le défenseur est détruit ; égal, rien ; plus petit, il riposte.
planisphere-board-rules-round-6 = Reproduction : une unité dont on tient la jumelle entre en gestation. REP tours plus tard elles sont deux.
planisphere-board-rules-round-7 = Événements : chacun jette un dé de 100 ; ce qui sort vaut pour tous, d’ordinaire le temps du tour suivant.
planisphere-board-rules-map = La carte
planisphere-board-rules-map-1 = Une case contient un terrain ou plusieurs : même en petite quantité, il compte.
planisphere-board-rules-map-2 = La mer d’une case sans océan est dessinée en hauts-fonds ; une terre laissée blanche ne compte pas.
planisphere-board-rules-map-3 = Distances et déplacements se comptent de côté en côté, jamais en diagonale.
planisphere-board-rules-peoples = Les peuples

## The gallery
planisphere-board-gallery-people = Peuples
planisphere-board-gallery-event = Événements
