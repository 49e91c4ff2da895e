# Le plateau de Race for the Galaxy : Xeno Invasion

## Les cartes

xeno-board-damaged = endommagé

## La table

xeno-board-name = Xeno Invasion
xeno-board-moment-over = Partie terminée
xeno-board-moment-mine = À vous
xeno-board-moment-wait = Les autres choisissent
xeno-board-moment-watch = En spectateur
xeno-board-note-mine = à vous
xeno-board-note-asked = choisit…
xeno-board-note-ready = prêt
xeno-board-note-places = { $card }
xeno-board-round = { $n ->
    [0] Départ
   *[other] Tour { $n }
}
xeno-board-phases = Phases du tour { $n }
xeno-board-phase-pick = Actions
xeno-board-phase-explore = Explorer
xeno-board-phase-develop = Développer
xeno-board-phase-settle = Coloniser
xeno-board-phase-consume = Consommer
xeno-board-phase-produce = Produire
xeno-board-phase-limit = Limite de main
xeno-board-phase-invasion = Invasion
xeno-board-nobody = personne
xeno-board-for-all = sans bonus
xeno-board-bonus-explore-5 = +5
xeno-board-bonus-explore-1-1 = +1 +1
xeno-board-bonus-develop = coût −1
xeno-board-bonus-settle = +1 carte
xeno-board-bonus-trade = une vente
xeno-board-bonus-double = PV ×2
xeno-board-bonus-produce = trouvaille
xeno-board-bonus-repair = 2 réparations
xeno-board-invasion = Étape d’invasion
xeno-board-step-admirals = Amiraux
xeno-board-step-threat = Menace
xeno-board-step-cards = Cartes
xeno-board-step-fights = Combats
xeno-board-step-damage = Dégâts
xeno-board-together = Ensemble { $n }
xeno-board-threat = Menace { $n }
xeno-board-track = La menace est de { $threat }, tous les empires ensemble ont { $total }. { $disks }
xeno-board-chips-left = PV sur { $most }
xeno-board-defeats = sur 2 déroutes
xeno-board-deck = en pioche
xeno-board-wave = Vague { $n }
xeno-board-wave-left = reste { $n }
xeno-board-waves = Les cartes Invasion
xeno-board-waves-about = Barrée : a déjà attaqué. Des vagues 1 et 2, toutes ne sont pas en jeu ; celles de la vague 3 reviennent quand il n’en reste plus.
xeno-board-best-admiral = Meilleur amiral
xeno-board-best-effort = Meilleur effort de guerre
xeno-board-wave-from = dès le tour 3

## Les empires

xeno-board-my-empire = Votre empire
xeno-board-stat-military = force militaire
xeno-board-stat-xenos = force contre les Xenos
xeno-board-stat-xenos-and-defence = force contre les Xenos, et défense permanente contre les invasions
xeno-board-stat-defence = défense permanente contre les invasions
xeno-board-stat-hand = cartes en main
xeno-board-stat-points = points pour l’instant
xeno-board-of-twelve = { $n } / 12
xeno-board-card-there = { $card }{ $good ->
    [yes] , avec une ressource
   *[no] { "" }
}{ $damaged ->
    [yes] , monde endommagé
   *[no] { "" }
}
xeno-board-worth-now = Vaut { $n } maintenant.
xeno-board-look = Lire les cartes : { $name }
xeno-board-tableau = Cartes posées
xeno-board-sums = { $points } { AGREE($points, "point", "points") } pour l’instant, dont { $chips } en jetons ({ $effort } pour l’effort de guerre) et { $awards } en récompenses. { $cards } { AGREE($cards, "carte", "cartes") }, { $goods ->
    [0] aucune ressource
    [one] 1 ressource
   *[other] { $goods } ressources
}, { $hand } en main.
xeno-board-lands-here = Vient ici : { $card }
xeno-board-starts = Mondes de départ
xeno-board-kept = Le vôtre
xeno-board-kept-theirs = Gardé
xeno-board-actions = Actions
xeno-board-picked = Choisie
xeno-board-explores = voir { $draw }, garder { $keep }

## La main

xeno-board-hand = Votre main
xeno-board-hand-theirs = Main
xeno-board-hand-empty = Votre main est vide.
xeno-board-hand-empty-theirs = Aucune carte en main.
xeno-board-sort = Trier la main
xeno-board-sort-card = Telle quelle
xeno-board-sort-cost = Par coût
xeno-board-sort-sort = Par genre
xeno-board-placing = Vous la posez
xeno-board-price-cards = { $n ->
    [one] carte
   *[other] cartes
}
xeno-board-price-free = Gratuit
xeno-board-price-strength = par la force
xeno-board-price-too-dear = (trop cher)
xeno-board-price-twin = (déjà à vous)
xeno-board-price-short = il manque { $n }

## Les verbes sur les choses

xeno-board-verb-keep = Garder
xeno-board-verb-pick = Choisir
xeno-board-verb-place = Poser
xeno-board-verb-use = Utiliser
xeno-board-verb-bunker = Bunker
xeno-board-verb-spend = Dépenser
xeno-board-verb-sell = Vendre
xeno-board-verb-guess = Deviner
xeno-board-verb-produce = Produire
xeno-board-verb-repair = Réparer
xeno-board-verb-damage = Endommager
xeno-board-verb-discard = Défausser
xeno-board-verb-pay = Payer
xeno-board-verb-nothing = Rien
xeno-board-verb-done = Terminé

## La scène

xeno-board-plan = Les phases du tour { $n } et qui les a choisies
xeno-board-paying = Payer { $card }
xeno-board-bill-cost = Coût imprimé
xeno-board-bill-bonus = Votre action Développer
xeno-board-bill-powers = Pouvoirs de votre empire
xeno-board-bill-due = À payer
xeno-board-paid-of = { $n ->
    [one] sur { $n } payée
   *[other] sur { $n } payées
}
xeno-board-paid-suggested = Cochées d’avance : les plus difficiles à poser. Touchez une autre carte pour échanger.
xeno-board-pays = paie
xeno-board-stays = gardée
xeno-board-seal = Défendre avec { $n }
xeno-board-places = { $n ->
    [0] { $card }, gratuit
   *[other] { $card } pour { $n }
}
xeno-board-places-nothing = vous ne pourriez rien poser
xeno-board-sells = vend une ressource pour { $n } cartes
xeno-board-sells-nothing = aucune ressource à vendre
xeno-board-damaged-now = { $n ->
    [0] rien n’est endommagé chez vous
    [one] 1 monde est endommagé
   *[other] { $n } mondes sont endommagés
}
xeno-board-up-to = jusqu’à { $n }

## La décision

xeno-board-who-mine = À vous.
xeno-board-who-too = { $n ->
    [one] Choisit aussi : { $names }.
   *[other] Choisissent aussi : { $names }.
}
xeno-board-who-waiting = On attend { $names }.
xeno-board-who-last = Tous les autres ont répondu.
xeno-board-who-over = La partie est finie.
xeno-board-ask-start = Choisissez votre monde de départ.
xeno-board-ask-start-cards = Défaussez { $n } de vos six cartes.
xeno-board-ask-pick = { $which ->
    [1] Quelle est la première de vos deux actions ?
    [2] Et la seconde de vos deux actions ?
   *[other] Quelle action pour ce tour ?
}
xeno-board-ask-explore = Défaussez { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
xeno-board-ask-develop = { $again ->
    [yes] Développer, deuxième fois : posez un développement, ou rien.
   *[no] Posez un développement, ou rien.
}
xeno-board-ask-pay = Payez { $n ->
    [one] une carte pour { $card }.
   *[other] { $n } cartes pour { $card }.
}
xeno-board-ask-settle = { $again ->
    [yes] Coloniser, deuxième fois : colonisez un monde, ou rien.
   *[no] Colonisez un monde, ou rien.
}
xeno-board-ask-pay-world = Comment prenez-vous { $card } ?
xeno-board-ask-war-effort = Sacrifier des ressources à l’effort de guerre ?
xeno-board-ask-defend = { $ends ->
    [holds] { $total } contre { $might } : votre empire tient.
    [may] { $total } contre { $might } ne suffit pas ; { $reach } est possible.
   *[breaks] { $total } contre { $might } ne suffit pas ; { $reach } est le maximum.
}
xeno-board-ask-due-bunker = Choisissez la carte à défausser pour le bunker.
xeno-board-ask-due-card = Choisissez la carte à défausser pour « { $card } ».
xeno-board-ask-due-good = Choisissez la ressource à défausser pour « { $card } ».
xeno-board-ask-damage = Lequel de vos mondes est endommagé ?
xeno-board-ask-limit = Dix cartes au plus : défaussez-en { $n ->
    [one] une.
   *[other] { $n }.
}
xeno-board-ask-sell = Quelle ressource vendez-vous ?
xeno-board-ask-consume = Quel pouvoir maintenant ?
xeno-board-ask-feed = Quelle ressource pour { $card } ?
xeno-board-ask-guess = Devinez le coût de la prochaine carte.
xeno-board-ask-cash = Défausser des cartes contre des points, { $n } au plus ?
xeno-board-ask-produce = Que faire maintenant ?
xeno-board-ask-charge = Payez une carte pour { $card }.
xeno-board-ask-mend = Défaussez deux cartes pour réparer { $card }.
xeno-board-why-start = Ses pouvoirs servent dès le premier tour ; le plus petit numéro commence.
xeno-board-why-start-cards = Les quatre autres forment votre main.
xeno-board-why-pick = { $which ->
    [0] Chacun joue toute phase que quelqu’un a choisie ; le bonus de la vôtre n’est que pour vous.
   *[other] Vos bonus ne sont que pour vous. Développer ou Coloniser deux fois fait deux phases.
}
xeno-board-why-explore = Vous pouvez défausser ce que vous avez pioché ou ce que vous aviez.
xeno-board-why-develop = Au-dessus de chaque carte, ce qu’elle coûte maintenant. Tous révèlent ensemble.
xeno-board-why-pay = Ce qui paie est défaussé face cachée.
xeno-board-why-settle = Les mondes civils se paient, les militaires se prennent par la force. Tous révèlent ensemble.
xeno-board-why-pay-world = Utilisez des pouvoirs de votre empire, ou payez.
xeno-board-why-war-effort = Chaque ressource vaut un point, et la menace baisse d’autant, sans passer sous zéro.
xeno-board-why-defend = L’attaquant gagne les égalités.
xeno-board-why-due-bunker = Il ajoute 2 à votre défense pendant cette étape.
xeno-board-why-due-card = { $power }
xeno-board-why-due-good = { $power }
xeno-board-why-damage = Il reste face cachée, sans ressource ni pouvoirs, jusqu’à sa réparation.
xeno-board-why-limit = Vous en avez { $hand }.
xeno-board-why-sell = { $open ->
    [no] Nouveautés : 2 cartes, rares : 3, gènes : 4, alien : 5 ; vos pouvoirs de vente s’y ajoutent.
   *[other] { $power }
}
xeno-board-why-consume = Une ressource qu’un pouvoir peut prendre doit être consommée ; l’ordre est à vous.
xeno-board-why-feed = { $power }
xeno-board-why-guess = { $power }
xeno-board-why-cash = { $power }
xeno-board-why-produce = Chaque pouvoir et votre bonus une fois, dans l’ordre que vous voulez.
xeno-board-why-charge = { $power }
xeno-board-why-mend = Le monde sert de nouveau tout de suite.
xeno-board-wait-start = Les autres choisissent leur départ.
xeno-board-wait-start-cards = Les autres choisissent leur départ.
xeno-board-wait-pick = Les autres choisissent leur action.
xeno-board-wait-explore = Les autres explorent.
xeno-board-wait-develop = Les autres développent.
xeno-board-wait-pay = Les autres paient leur développement.
xeno-board-wait-settle = Les autres colonisent.
xeno-board-wait-pay-world = Les autres prennent leur monde.
xeno-board-wait-war-effort = Les autres pensent à l’effort de guerre.
xeno-board-wait-defend = Les autres se défendent.
xeno-board-wait-damage = Les autres comptent leurs dégâts.
xeno-board-wait-limit = Les autres se défaussent jusqu’à dix cartes.
xeno-board-wait-sell = { $name } vend une ressource.
xeno-board-wait-consume = { $name } consomme.
xeno-board-wait-feed = { $name } consomme.
xeno-board-wait-guess = { $name } devine un coût.
xeno-board-wait-cash = { $name } défausse des cartes contre des points.
xeno-board-wait-produce = { $name } produit.
xeno-board-wait-charge = { $name } produit.
xeno-board-wait-mend = { $name } répare { $card }.
xeno-board-meanwhile-sealed = Votre réponse est donnée ; toutes se révèlent ensemble.
xeno-board-meanwhile-turn = Puis vient le suivant.
xeno-board-meanwhile-together = Toutes les réponses se révèlent ensemble.
xeno-board-confirm-start-cards = Défausser
xeno-board-confirm-explore = Défausser
xeno-board-confirm-limit = Défausser
xeno-board-confirm-pay = Payer
xeno-board-confirm-pay-world = Payer
xeno-board-confirm-mend = Réparer
xeno-board-confirm-cash = Confirmer
xeno-board-confirm-war-effort = Confirmer

## L’étape d’invasion

xeno-board-rank = rang sur la piste
xeno-board-awards = { $n ->
    [one] 1 récompense si la défense tient
   *[other] { $n } récompenses si la défense tient
}
xeno-board-risk = { $n ->
    [0] Si elle perce : aucun monde ne peut plus être endommagé
    [one] Si elle perce : le seul monde intact est endommagé
   *[other] Si elle perce : un monde sur { $n } est endommagé
}
xeno-board-attack = attaque { $n }
xeno-board-defence-total = défense
xeno-board-military-plus = l’attaque est la force et { $n } de plus
xeno-board-part-military = militaire { $n }
xeno-board-part-xenos = contre Xenos { $n }
xeno-board-part-defence = défense { $n }
xeno-board-part-added = ajouté { $n }
xeno-board-holds = { $total } contre { $might } : repoussé
xeno-board-holds-so-far = Repoussé en l’état
xeno-board-decides = Se décide encore
xeno-board-sealed = Réponse scellée
xeno-board-breaks = { $total } contre { $might } : percé
xeno-board-breaks-unless = Il manque { $lacks } : il faut dépasser { $might }
xeno-board-help = Renforts pour ce combat
xeno-board-bunker-price = bunker : 1 carte
xeno-board-bunker-used = Bunker +2

## La fin

xeno-board-end = La fin
xeno-board-end-won = La galaxie est à vous !
xeno-board-end-drawn = La galaxie est partagée.
xeno-board-end-winners = La galaxie est à { $names }.
xeno-board-end-chips = Tous les jetons PV sont pris.
xeno-board-end-twelve = Un empire a douze cartes.
xeno-board-end-rounds = Le temps de la galaxie est écoulé.
xeno-board-end-repulsed = Ensemble, les empires ont repoussé les Xenos !
xeno-board-end-defeated = Les Xenos ont submergé la galaxie : deux fois, personne n’a pu se défendre. Le plus de points l’emporte sur ce qui reste.
xeno-board-end-in-chips = Jetons PV
xeno-board-end-table = Ce que vaut chaque empire
xeno-board-end-empire = Empire
xeno-board-end-awards = Récom­penses
xeno-board-end-worlds = Mondes
xeno-board-end-developments = Dévelop­pements
xeno-board-end-counted = Cartes à décompte
xeno-board-end-bonuses = Bonus
xeno-board-end-ties = Cartes et ressources, en cas d’égalité
xeno-board-end-sheet = Carte par carte
xeno-board-end-points = Points
xeno-board-end-winner = vainqueur
xeno-board-end-home = Accueil
xeno-board-end-journal = Journal
xeno-board-end-again = Rejouer

## Les règles

xeno-board-rules = Comment on joue
xeno-board-rules-goal = Bâtissez un empire de mondes et de développements. À la fin, le plus de points gagne : ceux des cartes, ceux que comptent vos développements à 6, et les jetons.
xeno-board-rules-round-1 = Chacun choisit une action en secret. Seules les phases choisies ont lieu, pour tous ; qui en a choisi une a aussi son bonus.
xeno-board-rules-round-2 = Explorer : piocher deux cartes et en garder une. Ce qu’on ne garde pas peut venir de toute la main.
xeno-board-rules-round-3 = Développer : poser un développement et défausser autant de cartes qu’il coûte.
xeno-board-rules-round-4 = Coloniser : payer un monde civil, ou prendre un monde militaire dont votre force atteint la défense. Un monde trouvaille arrive avec une ressource.
xeno-board-rules-round-5 = Consommer : qui a choisi Vente vend d’abord une ressource. Puis vos pouvoirs changent les ressources en points et en cartes ; ils le doivent s’ils le peuvent.
xeno-board-rules-round-6 = Produire : chaque monde producteur reçoit une ressource. À la fin du tour, on garde dix cartes au plus.
xeno-board-rules-end = La partie finit après le tour où le dernier jeton PV est pris ou un empire a douze cartes.
xeno-board-rules-expert = Deux experts choisissent deux actions par tour. Deux fois Développer ou deux fois Coloniser font deux phases.
xeno-board-rules-costs = Combien de cartes ont quel coût ou quelle défense
xeno-board-costs-developments = Développements
xeno-board-costs-civil = Mondes civils
xeno-board-costs-military = Mondes militaires
xeno-board-rules-signs = Ce que disent les signes
xeno-board-sign-novelty = nouveautés
xeno-board-sign-rare = éléments rares
xeno-board-sign-genes = gènes
xeno-board-sign-alien = technologie alien
xeno-board-sign-any = n’importe quelle ressource
xeno-board-sign-mil = force militaire
xeno-board-sign-def = défense, contre les invasions seules
xeno-board-sign-k-xeno = contre les Xenos
xeno-board-sign-vp = points
xeno-board-sign-draw = piocher des cartes
xeno-board-sign-keep = garder des cartes
xeno-board-sign-world = un monde
xeno-board-sign-dev = un développement
xeno-board-sign-pay = payer un monde militaire
xeno-board-sign-trade = vendre une ressource
xeno-board-sign-produce = produire une ressource
xeno-board-sign-windfall = une ressource sur un monde trouvaille
xeno-board-sign-repair = réparer un monde endommagé
xeno-board-sign-dice = deviner un coût
xeno-board-sign-chromosome = le chromosome des mondes élevés
xeno-board-sign-price = il faut donner quelque chose
xeno-board-rules-invasion = L’invasion Xeno
xeno-board-rules-invasion-1 = Dès le tour 3, chaque tour finit par une étape d’invasion. Les disques montrent la force de chaque empire contre les Xenos ; si tous ensemble atteignent la menace, les Xenos sont repoussés et la partie finit.
xeno-board-rules-invasion-2 = Chaque empire affronte une carte Invasion, le plus fort la pire. Sa défense doit être plus grande : l’attaquant gagne les égalités. Les pouvoirs et le bunker aident.
xeno-board-rules-invasion-3 = Qui tient prend des récompenses, plus on est bas sur la piste, plus elles comptent. Qui ne tient pas a un monde endommagé.
xeno-board-rules-invasion-4 = Au début de Produire, on peut sacrifier des ressources à l’effort de guerre : un point chacune, et la menace baisse. Les mondes endommagés se réparent en Produire, pour deux cartes ou une ressource, par un pouvoir, ou par le bonus de Produire : Réparation.
xeno-board-rules-invasion-5 = Si deux fois personne ne tient, les empires sont vaincus. Sinon le meilleur amiral et le meilleur effort de guerre gagnent cinq points chacun.

## La galerie
xeno-board-gallery-development = Développements
xeno-board-gallery-civil-world = Mondes civils
xeno-board-gallery-military-world = Mondes militaires
xeno-board-gallery-set-base = Jeu de base
xeno-board-gallery-set-expansion = Invasion Xeno
