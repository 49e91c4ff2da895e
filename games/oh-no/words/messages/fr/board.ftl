# Le plateau de Oh no... INVASION!!!

## Couleurs, accordées avec ce qu’elles qualifient

oh-no-board-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [silver] argenté
    [pink] rose
    [blue] bleu
    [orange] orange
    [mauve] mauve
   *[black] noir
}
oh-no-board-colour-feminine = { $colour ->
    [green] verte
    [silver] argentée
    [blue] bleue
    [black] noire
   *[other] { oh-no-board-colour }
}
oh-no-board-colour-plural = { $colour ->
    [orange] orange
   *[other] { oh-no-board-colour }s
}

## Cartes

oh-no-board-weapon = { $kind ->
    [cannon] canon { oh-no-board-colour }
    [rocket] roquette { oh-no-board-colour-feminine }
   *[bomb] bombe { oh-no-board-colour-feminine }
}
oh-no-board-weapon-a = { $kind ->
    [cannon] un { oh-no-board-weapon }
   *[other] une { oh-no-board-weapon }
}
oh-no-board-weapon-the = { $kind ->
    [cannon] le { oh-no-board-weapon }
   *[other] la { oh-no-board-weapon }
}
oh-no-board-module = { $kind ->
    [hub] Centre { $number }
    [catalyst] Catalyseur
    [modulomorph] Modulomorphe
   *[teleporter] Téléporteur
}
oh-no-board-module-a = { $kind ->
    [hub] le { oh-no-board-module }
   *[other] un { oh-no-board-module }
}
oh-no-board-module-the = le { oh-no-board-module }
oh-no-board-none = rien
oh-no-board-and = { $most } et { $last }
oh-no-board-aliens = { $count ->
    [one] { $species ->
        [invalien] un Invalien { oh-no-board-colour }
        [evaporalien] un Évaporalien { oh-no-board-colour }
       *[sabotalien] un Sabotalien { oh-no-board-colour }
    }
   *[other] { $species ->
        [invalien] { $count } Invaliens { oh-no-board-colour-plural }
        [evaporalien] { $count } Évaporaliens { oh-no-board-colour-plural }
       *[sabotalien] { $count } Sabotaliens { oh-no-board-colour-plural }
    }
}
oh-no-board-shield = le Bouclier { oh-no-board-colour }
oh-no-board-alien-in-full = { $alien } ; vol { $flight ->
    [left] dans le sens des aiguilles d’une montre
   *[right] dans le sens inverse des aiguilles d’une montre
} ; ordre aux { oh-no-board-colour-plural }{ $at ->
    [0] { "" }
   *[other] { " " }à partir de { $at }
}
oh-no-board-topic = { $topic ->
    [cannons] canons
    [rockets] roquettes
    [bombs] bombes
    [modules] modules
    [red] armes rouges
    [yellow] armes jaunes
    [green] armes vertes
    [silver] armes argentées
    [pink] armes roses
    [blue] armes bleues
    [orange] armes orange
    [mauve] armes mauves
   *[black] armes noires
}
oh-no-board-topic-of = { $topic ->
    [cannons] de canons
    [rockets] de roquettes
    [bombs] de bombes
    [modules] de modules
   *[other] d’{ oh-no-board-topic }
}
oh-no-board-species = { $species ->
    [invalien] Invaliens
    [evaporalien] Évaporaliens
    [sabotalien] Sabotaliens
   *[shield] Boucliers
}
oh-no-board-module-kind = { $kind ->
    [hub] Centre de transport
    [catalyst] Catalyseur
    [modulomorph] Modulomorphe
   *[teleporter] Téléporteur
}
oh-no-board-rules = Comment on joue
oh-no-board-rules-goal = Vous gagnez ou perdez ensemble. Détruisez les Boucliers sortis, puis la Matrice, au Conflit final. Vous perdez si tous les Boucliers sont sortis avant, ou s’il ne reste personne.
oh-no-board-rules-turn-1 = À votre tour, une ou deux actions : piocher une carte, ou donner des cartes à un autre joueur. Après chacune, la Matrice envoie une carte.
oh-no-board-rules-turn-2 = L’alien part de la station du joueur actif et vole autour de la table jusqu’à la première station qui a son symbole. En chemin, on peut le zapper avec une arme de sa couleur.
oh-no-board-rules-turn-3 = En arrivant, il donne un ordre : tous les aliens de la couleur dans sa bulle attaquent, où qu’ils soient.
oh-no-board-rules-turn-4 = Ensuite, bâtissez des modules, puis combattez : une arme détruit tous les aliens de sa couleur à votre station.
oh-no-board-rules-things = Qui fait quoi
oh-no-board-rules-conflict = Le Conflit final
oh-no-board-you-object = vous

## Ce que fait une carte

oh-no-board-about-weapon = Détruit tous les aliens { oh-no-board-colour-plural } de votre station, un vol d’aliens { oh-no-board-colour-plural } qui passe chez vous, un kamikaze ou un Bouclier { oh-no-board-colour }.
oh-no-board-about-black = Remplace une arme de n’importe quelle couleur. Sans effet sur un kamikaze.
oh-no-board-about-module = { $kind ->
    [hub] Permet de donner des cartes de sa main à un autre joueur, une action à la fois.
    [catalyst] { $level ->
        [0] Chaque pioche rapporte 2 cartes au lieu d’une.
        [1] Chaque pioche rapporte 2 cartes au lieu d’une.
       *[other] Une fois par tour, une pioche rapporte 2 cartes au lieu d’une.
    }
    [modulomorph] Défaussez deux cartes de même couleur ou de même type pour détruire une carte alien, un kamikaze ou un Bouclier de votre choix.
   *[teleporter] Une fois par tour, attaque une autre station qui a aussi un Téléporteur, ou appelle son propriétaire à l’aide.
} Saboté, il ne sert plus à rien tant que son Sabotalien est là.
oh-no-board-about-species = { $species ->
    [invalien] Quand des Invaliens d’une couleur reçoivent l’ordre d’attaquer, toute station qui en a assez est écrasée.
    [evaporalien] Quand ils reçoivent l’ordre d’attaquer, chacun fait défausser une carte à la station où il se trouve.
    [sabotalien] S’installe sur un module de sa couleur. Quand il en reçoit l’ordre, il le sabote{ $level ->
        [0] .
        [1] .
       *[other] { " " }; un module déjà saboté est détruit.
    }
   *[shield] Protège la Matrice. Quand tous les Boucliers sont sortis, tout le monde perd. Dans le Conflit final, il faut tous les détruire.
}
oh-no-board-about-beast = La Matrice envoie un alien après chaque action. Le Conflit final la vise : les Boucliers d’abord, puis elle.

## La table

oh-no-board-station = { $me ->
    [yes] Votre station
   *[no] Station { DE($name) }
}
oh-no-board-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
oh-no-board-module-card = { $module }, symboles : { $symbols }
oh-no-board-tile = { $module }, symboles : { $symbols }{ $sabotaged ->
    [yes] { " ; saboté" }
   *[no] { "" }
}{ $guest ->
    [none] { "" }
   *[other] { " ; occupé par " }{ $guest }
}
oh-no-board-horde-aimed = { $aliens }, écrasement à { $at }
oh-no-board-laid = Armes jouées dans ce combat
oh-no-board-known-hand = Cartes connues de sa main
oh-no-board-lacks = n’a pas { $topics }
oh-no-board-matrix = La Matrice
oh-no-board-beast = Matrice, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
oh-no-board-shields = { $count ->
    [0] Aucun Bouclier
    [one] Un Bouclier
   *[other] { $count } Boucliers
}
oh-no-board-shields-note = à { $max }, tout est perdu
oh-no-board-shields-label = Boucliers sortis : { $count } sur { $max }. À { $max }, tout le monde perd.
oh-no-board-shields-final = { $count ->
    [0] Plus de Bouclier !
    [one] Encore un Bouclier
   *[other] Encore { $count } Boucliers
}
oh-no-board-shields-note-final = { $count ->
    [0] une arme suffit, maintenant
   *[other] puis une arme suffira
}
oh-no-board-shields-label-final = Boucliers encore debout : { $count }
oh-no-board-struck = détruit : { $shield }
oh-no-board-resistance = Résistance
oh-no-board-discards = défausse
oh-no-board-hand = Votre main
oh-no-board-hand-theirs = Main
oh-no-board-hand-empty = Votre main est vide.
oh-no-board-hand-empty-theirs = Aucune carte en main.
oh-no-board-road = Les deux temps de ce tour
oh-no-board-road-counter = Contrer le kamikaze
oh-no-board-road-strike = Frapper

oh-no-board-flag-out = { $me ->
    [yes] éliminé
   *[no] hors jeu
}
oh-no-board-flag-passed = laisse passer
oh-no-board-flag-unarmed = rien pour zapper
oh-no-board-flag-asked = { $me ->
    [yes] l’alien passe devant vous
   *[no] zapper ou laisser passer ?
}
oh-no-board-flag-lands-asked = { $me ->
    [yes] dernière chance de zapper
   *[no] zapper avant l’arrivée ?
}
oh-no-board-flag-lands = se pose ici
oh-no-board-flag-helper = { $me ->
    [yes] on vous appelle
   *[no] appelé à l’aide
}
oh-no-board-flag-owes = { $me ->
    [yes] à vous de défausser
   *[no] doit défausser
}
oh-no-board-flag-thinks = réfléchit
oh-no-board-note-out = hors jeu
oh-no-board-note-mine = à vous
oh-no-board-note-asked = réfléchit
oh-no-board-note-active = joue
oh-no-board-moment-mine = À vous
oh-no-board-moment-wait = En attente
oh-no-board-moment-watch = Spectateur
oh-no-board-moment-over = Partie finie

## Les coups : le verbe sur la carte, puis le coup en entier

oh-no-board-verb-draw = Piocher
oh-no-board-verb-give = Donner
oh-no-board-verb-pack = Donner
oh-no-board-verb-send = Donner
oh-no-board-verb-zap = Zapper
oh-no-board-verb-pass = Laisser passer
oh-no-board-verb-perch = Ici
oh-no-board-verb-evaporate = Défausser
oh-no-board-verb-build = Bâtir
oh-no-board-verb-fight = Tirer
oh-no-board-verb-beam = Tirer
oh-no-board-verb-call = À l’aide !
oh-no-board-verb-aid = Aider
oh-no-board-verb-refuse = Refuser
oh-no-board-verb-morph = Morphose
oh-no-board-verb-with = Avec
oh-no-board-verb-destroy = Détruire
oh-no-board-verb-discard = Défausser
oh-no-board-verb-end = Finir
oh-no-board-verb-conflict = Conflit final
oh-no-board-verb-counter = Contrer
oh-no-board-verb-give-in = Renoncer
oh-no-board-verb-strike = Frapper
oh-no-board-verb-finish = Achever
oh-no-board-verb-hold = Ne pas frapper
oh-no-board-verb-ask = Demander
oh-no-board-verb-tell = Dire
oh-no-board-verb-propose = Proposer
oh-no-board-verb-agree = D’accord
oh-no-board-verb-disagree = Pas d’accord

oh-no-board-do-draw = Piocher
oh-no-board-do-give = Donner des cartes à { $name }
oh-no-board-do-pack = Donner { $card }
oh-no-board-do-send = Donner ces cartes
oh-no-board-do-zap = Zapper avec { $card }
oh-no-board-do-pass = Laisser passer
oh-no-board-do-pass-unarmed = Rien { $colour ->
        [orange] d’orange
        [silver] d’argenté
       *[other] de { oh-no-board-colour }
    } : laisser passer
oh-no-board-do-perch = Le laisser sur { $card }
oh-no-board-do-evaporate = Défausser { $card }
oh-no-board-do-build = Bâtir { $card }
oh-no-board-do-fight = Tirer sur les { oh-no-board-colour-plural } de votre station
oh-no-board-do-beam = Tirer sur les { oh-no-board-colour-plural } chez { $name }, par Téléporteur
oh-no-board-do-call = Appeler { $name } à l’aide, par Téléporteur
oh-no-board-do-aid = Aider avec { $card }, contre les { oh-no-board-colour-plural }
oh-no-board-do-refuse = Refuser
oh-no-board-do-morph = Commencer par { $card }
oh-no-board-do-with = Ajouter { $card }
oh-no-board-do-destroy = Détruire { $alien }
oh-no-board-do-discard = Défausser { $card }
oh-no-board-do-end = Finir mon tour
oh-no-board-do-conflict = Déclencher le Conflit final
oh-no-board-do-counter = Contrer avec { $card }
oh-no-board-do-give-in = Renoncer et être éliminé
oh-no-board-do-strike = Frapper le Bouclier { oh-no-board-colour } avec { $card }
oh-no-board-do-finish = Frapper la Matrice avec { $card }
oh-no-board-do-hold = Ne pas frapper
oh-no-board-do-agree = D’accord
oh-no-board-do-disagree = Pas d’accord
oh-no-board-removes = { $count ->
    [one] détruit un alien
   *[other] détruit { $count } aliens
}
oh-no-board-confirm-give = Donner
oh-no-board-confirm-evaporate = Défausser

oh-no-board-sure-no = Pas maintenant
oh-no-board-sure-conflict-1 = Il n’y a pas de retour : la partie finit par la victoire de tous ou l’élimination de tous.
oh-no-board-sure-conflict-2 = À chaque tour, un kamikaze attaque : il faut le contrer avec une arme de sa couleur, jamais une noire, ou être éliminé. Un Modulomorphe le contre aussi, de même qu’un autre joueur, si vous avez tous deux un Téléporteur.
oh-no-board-sure-conflict-3 = Qui l’a contré peut détruire un Bouclier. Quand il n’en reste plus, n’importe quelle arme détruit la Matrice. Vous commencez.
oh-no-board-sure-give-in-1 = Le kamikaze vous touche : vous êtes éliminé et perdez toutes vos cartes.
oh-no-board-sure-give-in-2 = Le joueur suivant affronte un nouveau kamikaze.
oh-no-board-sure-give-in-3 = Vos armes ne serviront plus à personne.

## La décision

oh-no-board-who-my-turn = À vous de jouer
oh-no-board-who-answer = À vous de répondre
oh-no-board-who-waiting = On attend { $names }
oh-no-board-who-over = Partie finie
oh-no-board-turn-of = { $me ->
    [yes] votre tour
   *[no] tour { DE($name) }
}
oh-no-board-turn-of-final = { $me ->
    [yes] Conflit final, votre tour
   *[no] Conflit final, tour { DE($name) }
}
oh-no-board-step-act = action { $action } sur 2
oh-no-board-step-build = bâtir et combattre
oh-no-board-step-fight = combattre
oh-no-board-step-counter = Conflit final, 1 : contrer
oh-no-board-step-strike = Conflit final, 2 : frapper
oh-no-board-step-final = Conflit final

oh-no-board-ask-act = Piocher une carte, ou donner des cartes ?
oh-no-board-ask-act-again = Agir encore, bâtir, ou passer au combat ?
oh-no-board-ask-build = Bâtir un module, tirer, ou finir ?
oh-no-board-ask-fight = Tirer encore, ou finir ?
oh-no-board-ask-packing = Quelles cartes donner à { $name } ?
oh-no-board-ask-zap = Zapper au passage { $alien } ?
oh-no-board-ask-zap-landing = { $me ->
    [yes] Zapper { $alien } avant l’arrivée chez vous ?
   *[no] Zapper { $alien } ?
}
oh-no-board-ask-perch = Sur quel module s’installe { $alien } ?
oh-no-board-ask-evaporate = { $count ->
    [one] Quelle carte défausser ?
   *[other] Quelles { $count } cartes défausser ?
}
oh-no-board-ask-morph-with = Quelle deuxième carte pour le Modulomorphe ?
oh-no-board-ask-morph-fight = Quel alien détruire ?
oh-no-board-ask-morph-counter = Détruire le kamikaze ?
oh-no-board-ask-morph-strike = Quel Bouclier détruire ?
oh-no-board-ask-spend = Quelle arme défausser ?
oh-no-board-ask-help-fight = Aider { $name } avec une de vos armes ?
oh-no-board-ask-help-counter = Contrer le kamikaze { DE($name) } ?
oh-no-board-ask-help-strike = Frapper un Bouclier pour { $name } ?
oh-no-board-ask-counter = Contrez le kamikaze { oh-no-board-colour }, ou vous êtes éliminé
oh-no-board-ask-strike = Frapper un Bouclier ?
oh-no-board-ask-finish = Frapper la Matrice !
oh-no-board-why-act = Chaque action fait venir une carte de la Matrice. Après une ou deux actions, on bâtit, puis on combat.
oh-no-board-why-act-again = Une deuxième action fait venir une autre carte de la Matrice. Bâtir ou tirer met fin aux actions.
oh-no-board-why-build = Bâtir et combattre ne font rien venir. Qui a tiré ne bâtit plus.
oh-no-board-why-fight = À la fin, une seule arme de chaque type jouée est défaussée ; les autres reviennent en main.
oh-no-board-why-packing = Ensuite, une carte de la Matrice est révélée.
oh-no-board-why-perch = Sur ordre, il le sabotera.
oh-no-board-why-evaporate = Ordre d’attaque : chaque Évaporalien de votre station coûte une carte.
oh-no-board-why-morph-with = Il faut deux cartes de même couleur ou de même type.
oh-no-board-why-morph-fight = Une seule carte alien de votre station est détruite.
oh-no-board-why-morph-counter = Les deux cartes sont défaussées.
oh-no-board-why-morph-strike = Les deux cartes sont défaussées, et le tour est fini.
oh-no-board-why-spend = Une arme de chaque type jouée est défaussée, à votre choix ; les autres reviennent en main.
oh-no-board-why-help-fight = L’arme détruit les aliens de sa couleur à sa station, puis elle est défaussée.
oh-no-board-why-help-counter = Sans aide, { $name } risque d’être éliminé. Ce que vous jouez est défaussé.
oh-no-board-why-help-strike = Ce que vous jouez est défaussé.
oh-no-board-why-counter = Une arme de sa couleur, pas une noire{ $help ->
    [yes] { " " }; ou un autre Téléporteur, si vous appelez
   *[no] { "" }
}{ $morph ->
    [yes] { " " }; ou votre Modulomorphe et deux cartes
   *[no] { "" }
}.
oh-no-board-why-strike = Une arme de la couleur d’un Bouclier, ou une noire, le détruit. Puis le tour est fini.
oh-no-board-why-finish = N’importe quelle arme suffit : c’est la victoire.
oh-no-board-why-out = Vous êtes éliminé, mais la victoire des autres sera aussi la vôtre.

oh-no-board-wait-act = { $name } choisit une action
oh-no-board-wait-act-again = { $name } choisit la suite
oh-no-board-wait-build = { $name } bâtit ou combat
oh-no-board-wait-fight = { $name } combat
oh-no-board-wait-zap = { CAPITAL($alien) } en vol : zapper ou laisser passer ?
oh-no-board-wait-zap-landing = { CAPITAL($alien) } à l’arrivée : zapper ou non ?
oh-no-board-wait-perch = { $name } choisit où s’installe { $alien }
oh-no-board-wait-evaporate = Les Évaporaliens attaquent : des cartes s’évaporent
oh-no-board-wait-spend = { $name } choisit l’arme à défausser
oh-no-board-wait-help-fight = { $me ->
    [yes] Vous demandez de l’aide à { $helper }
   *[no] { $name } demande de l’aide à { $helper }
}
oh-no-board-wait-help-counter = { oh-no-board-wait-help-fight }
oh-no-board-wait-help-strike = { oh-no-board-wait-help-fight }
oh-no-board-wait-counter = { $name } doit contrer { $alien }
oh-no-board-wait-strike = { $name } peut frapper un Bouclier
oh-no-board-wait-finish = { $name } peut frapper la Matrice
oh-no-board-meanwhile-act = Chaque action fait venir une carte de la Matrice.
oh-no-board-meanwhile-act-again = Une deuxième action ferait venir une autre carte de la Matrice.
oh-no-board-meanwhile-build = Cela ne fait venir aucun alien.
oh-no-board-meanwhile-fight = Une arme détruit tous les aliens de sa couleur à la station.
oh-no-board-meanwhile-perch = Sur ordre, il sabotera ce module.
oh-no-board-meanwhile-evaporate = Chacun choisit ce qu’il défausse ; tout se découvre ensemble.
oh-no-board-meanwhile-spend = Une arme de chaque type jouée est défaussée.
oh-no-board-meanwhile-help-fight = Les Téléporteurs relient les deux stations.
oh-no-board-meanwhile-help-counter = Sans aide, le kamikaze frappe.
oh-no-board-meanwhile-help-strike = Les Téléporteurs relient les deux stations.
oh-no-board-meanwhile-counter = Il lui faut une arme de cette couleur ; une noire ne suffit pas.
oh-no-board-meanwhile-strike = { $shields ->
    [one] C’est le dernier.
   *[other] Il en reste { $shields }.
}
oh-no-board-meanwhile-finish = N’importe quelle arme suffit.

oh-no-board-outlook-arrival = Sinon { $me ->
    [yes] vous en aurez { $count }
   *[no] { $name } en aura { $count }
},
oh-no-board-outlook-perch = Sinon il s’installe { $me ->
    [yes] chez vous
   *[no] chez { $name }
},
oh-no-board-outlook-crush = et les { oh-no-board-colour-plural } attaquent là où il y en a { $at } : { $victims ->
    [0] personne n’est écrasé.
   *[other] écrasement pour { $names } !
}
oh-no-board-outlook-evaporate = et les { oh-no-board-colour-plural } attaquent : { $victims ->
    [0] personne ne perd de carte.
   *[other] des cartes perdues pour { $names }.
}
oh-no-board-outlook-sabotage = et les { oh-no-board-colour-plural } sabotent : { $victims ->
    [0] aucun module n’est touché.
   *[other] modules touchés chez { $names }.
}

## Parler

oh-no-board-closed-zapping = À ce niveau, on ne parle pas pendant que quelqu’un décide de zapper.
oh-no-board-closed-conflict = À ce niveau, on ne parle pas librement pendant un tour : le Conflit final se décide seul.
oh-no-board-talk-tell = Dire ce que j’ai
oh-no-board-talk-ask = Demander qui a…
oh-no-board-talk-propose = Proposer
oh-no-board-answer = Répondre
oh-no-board-question = { $me ->
    [yes] Vous demandez : qui a des { $topic } ?
   *[no] { $name } demande : qui a des { $topic } ?
}
oh-no-board-proposal = { $me ->
    [yes] Vous proposez : « { $plan } »
   *[no] { $name } propose : « { $plan } »
}
oh-no-board-proposal-votes = Pour : { $agreed }. Contre : { $disagreed }.
oh-no-board-plan-conflict = Déclenchons le Conflit final !
oh-no-board-plan-wait = Attendons pour le Conflit final.
oh-no-board-plan-zap = Que quelqu’un zappe !
oh-no-board-plan-spare = Laissons passer.
oh-no-board-plan-help = J’ai besoin d’aide !

## Le récit

oh-no-board-log-turn-began = { $me ->
    [yes] Vous
   *[no] { $name }
}
oh-no-board-log-drew = { $me ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $seen ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}.
oh-no-board-log-gave = { $tome ->
    [yes] { $name } vous donne
   *[no] { $me ->
        [yes] Vous donnez à { $to }
       *[no] { $name } donne à { $to }
    }
} { $seen ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}.
oh-no-board-log-resistance-reshuffled = La défausse redevient la pioche Résistance.
oh-no-board-log-matrix-reshuffled = Les aliens défaussés redeviennent la pioche Matrice.
oh-no-board-log-alien-appeared = La Matrice envoie { $alien }.
oh-no-board-log-shield-appeared = La Matrice déploie { $alien } : { $out } sur { $max }.
oh-no-board-log-alien-lost = Aucune station n’a le symbole : défaussé.
oh-no-board-log-let-pass = { $me ->
    [yes] Vous laissez passer.
   *[no] { $name } laisse passer.
}
oh-no-board-log-let-pass-unarmed = Rien { $colour ->
        [orange] d’orange
        [silver] d’argenté
       *[other] de { oh-no-board-colour }
    } : { $me ->
    [yes] vous laissez passer.
   *[no] { $name } laisse passer.
}
oh-no-board-log-zapped = { $me ->
    [yes] Vous zappez
   *[no] { $name } zappe
} { $alien } avec { $card }.
oh-no-board-log-invaded = Arrivée { $me ->
    [yes] chez vous
   *[no] chez { $name }
} : { $now } en tout.
oh-no-board-log-perched = { $me ->
    [yes] Chez vous
   *[no] Chez { $name }
}, { $alien } s’installe sur { $module }.
oh-no-board-log-order-crush = Ordre aux { oh-no-board-colour-plural } : une station qui en a { $at } ou plus est écrasée.
oh-no-board-log-order-evaporate = Ordre aux { oh-no-board-colour-plural } : des cartes s’évaporent.
oh-no-board-log-order-sabotage = Ordre aux { oh-no-board-colour-plural } : sabotage.
oh-no-board-log-order-missed = Personne n’est touché.
oh-no-board-log-evaporated = { $me ->
    [yes] Vous défaussez { $cards }.
   *[no] { $name } défausse { $cards }.
}
oh-no-board-log-sabotaged = { $me ->
    [yes] Votre station
   *[no] Station { DE($name) }
} : sabotage, { $module } ne marche plus.
oh-no-board-log-module-lost = { $me ->
    [yes] Votre station
   *[no] Station { DE($name) }
} : { $module } est détruit avec son Sabotalien.
oh-no-board-log-out-crushed = { $me ->
    [yes] Trop d’Invaliens : vous êtes éliminé.
   *[no] Trop d’Invaliens : { $name } est hors jeu.
}
oh-no-board-log-out-kamikaze = { $me ->
    [yes] Le kamikaze vous touche : vous êtes éliminé.
   *[no] Le kamikaze touche { $name } : hors jeu.
}
oh-no-board-log-out-stranded = { $me ->
    [yes] Plus aucun module : vous êtes éliminé.
   *[no] Plus aucun module : { $name } est hors jeu.
}
oh-no-board-log-wiped = { $me ->
    [yes] Trop d’Invaliens : vous perdez tout, sauf votre Centre.
   *[no] Trop d’Invaliens : { $name } perd tout, sauf son Centre.
}
oh-no-board-log-built = { $me ->
    [yes] Vous bâtissez { $card }.
   *[no] { $name } bâtit { $card }.
}
oh-no-board-log-fought = { $me ->
    [yes] Vous tirez
   *[no] { $name } tire
} avec { $card }{ $far ->
    [yes] { " chez " }{ $station }
   *[no] { "" }
} : { $count ->
    [one] un alien { oh-no-board-colour } détruit.
   *[other] { $count } aliens { oh-no-board-colour-plural } détruits.
}
oh-no-board-log-morphed = { $me ->
    [yes] Votre Modulomorphe mange
   *[no] Le Modulomorphe { DE($name) } mange
} { $cards } et détruit { $alien }.
oh-no-board-log-restored = { $me ->
    [yes] Votre station
   *[no] Station { DE($name) }
} : { $module } remarche.
oh-no-board-log-spent = { $count ->
    [0] { $me ->
        [yes] Vous défaussez { $card }.
       *[no] { $name } défausse { $card }.
    }
   *[other] Des armes qui ont tiré, { $me ->
        [yes] vous défaussez { $card } et reprenez en main { $kept }.
       *[no] { $name } défausse { $card } et reprend en main { $kept }.
    }
}
oh-no-board-log-called = { $me ->
    [yes] Vous demandez
   *[no] { $name } demande
} de l’aide à { $helper }.
oh-no-board-log-refused = { $me ->
    [yes] Vous refusez.
   *[no] { $name } refuse.
}
oh-no-board-log-conflict-began = { $me ->
    [yes] Vous déclenchez le Conflit final
   *[no] { $name } déclenche le Conflit final
}
oh-no-board-log-kamikaze = { $me ->
    [yes] Kamikaze sur vous
   *[no] Kamikaze sur { $name }
} : { $alien }.
oh-no-board-log-countered = { $me ->
    [yes] Vous le contrez
   *[no] { $name } le contre
}{ $helped ->
    [yes] { " " }pour { $whom }
   *[no] { "" }
} avec { $cards }.
oh-no-board-log-struck = { $me ->
    [yes] Vous détruisez
   *[no] { $name } détruit
} { $shield } avec { $cards }. { $left ->
    [0] Il n’en reste plus !
    [one] Il en reste un.
   *[other] Il en reste { $left }.
}
oh-no-board-log-held = { $me ->
    [yes] Vous ne frappez pas.
   *[no] { $name } ne frappe pas.
}
oh-no-board-log-matrix-destroyed = { $me ->
    [yes] Vous détruisez la Matrice
   *[no] { $name } détruit la Matrice
} avec { $card } !
oh-no-board-log-asked = { $me ->
    [yes] Vous demandez
   *[no] { $name } demande
} : qui a des { $topic } ?
oh-no-board-log-stated = { $me ->
    [yes] Vous dites
   *[no] { $name } dit
} : « { $count ->
    [0] je n’ai pas { $none }
   *[other] j’ai { $cards }
}. »
oh-no-board-log-proposed = { $me ->
    [yes] Vous proposez
   *[no] { $name } propose
} : « { $plan } »
oh-no-board-log-agreed = { $me ->
    [yes] Vous êtes d’accord.
   *[no] { $name } est d’accord.
}
oh-no-board-log-disagreed = { $me ->
    [yes] Vous n’êtes pas d’accord.
   *[no] { $name } n’est pas d’accord.
}
oh-no-board-log-ended-matrix-destroyed = Victoire : { $points } { AGREE($points, "point", "points") }
oh-no-board-log-ended-shielded = Défaite : la Matrice est à l’abri
oh-no-board-log-ended-eliminated = Défaite : plus personne
oh-no-board-log-ended-eliminated-in-conflict = Défaite dans le Conflit final

## La fin

oh-no-board-end = La fin de la partie
oh-no-board-end-won = VICTOIRE !
oh-no-board-end-lost = OH NO...
oh-no-board-end-lost-ask = Perdu !
oh-no-board-end-matrix-destroyed = La Matrice est détruite. La Terre vous doit un verre.
oh-no-board-end-shielded = Tous les Boucliers sont sortis : plus rien ne peut atteindre la Matrice.
oh-no-board-end-eliminated = Toutes les stations sont tombées. La Terre est sans défense.
oh-no-board-end-eliminated-in-conflict = Le Conflit final a emporté tout le monde.
oh-no-board-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oh-no-board-end-sum = { $survivors ->
    [one] un survivant × { $each } { AGREE($each, "point", "points") }, niveau { $level }
   *[other] { $survivors } survivants × { $each } { AGREE($each, "point", "points") }, niveau { $level }
}
oh-no-board-end-in = { $me ->
    [yes] avez tenu
   *[no] a tenu
}
oh-no-board-end-out = hors jeu
oh-no-board-end-home = Accueil
oh-no-board-end-journal = Journal de l’Espace
oh-no-board-end-again = Encore une partie

## La galerie
oh-no-board-gallery-weapon = Armes
oh-no-board-gallery-module = Modules
