# Oh no... INVASION!!!

terminal-oh-no-ending-matrix-destroyed = la Matrice est détruite.
terminal-oh-no-ending-shielded = tous les Boucliers sont sortis.
terminal-oh-no-ending-eliminated = il ne reste personne.
terminal-oh-no-ending-eliminated-in-conflict = il ne reste personne au Conflit final.
terminal-oh-no-none = rien
terminal-oh-no-matrix =
    Matrice : { $deck } { AGREE($deck, "carte", "cartes") }, { $discard } { AGREE($discard, "défaussée", "défaussées") } · Résistance : { $resistance } { AGREE($resistance, "carte", "cartes") }, { $spent } { AGREE($spent, "défaussée", "défaussées") }
    { $conflict ->
        [yes] CONFLIT FINAL · Boucliers détruits : { $struck } · Boucliers debout : { $shields }
       *[no] Boucliers sortis : { $out } sur { $max } ({ $shields })
    }
terminal-oh-no-seat = { $seat }{ $me ->
        [yes] {" "}(vous)
       *[no] {""}
    }{ $out ->
        [yes] {" "}— hors jeu
       *[no] {""}
    }{ $active ->
        [yes] {" "}— à son tour
       *[no] {""}
    }
terminal-oh-no-hand = main de { $size }{ $known ->
        [0] {""}
       *[other]  : { $cards }{ $unknown ->
            [0] {""}
           *[other] , et { $unknown } { AGREE($unknown, "inconnue", "inconnues") }
        }
    }
terminal-oh-no-modules = modules : { $modules }
terminal-oh-no-module-there = { $module } ({ $symbols }{ $state ->
        [sabotaged]  ; SABOTÉ par { $guest }
        [watched]  ; Sabotalien { $guest } à côté
       *[free] {""}
    })
terminal-oh-no-horde = aliens : { $aliens }
terminal-oh-no-laid = joué dans ce combat : { $cards }
terminal-oh-no-order = Son ordre vise la couleur { $colour }{ $at ->
        [0] .
       *[other] , là où il y en a { $at } ou plus.
    }
terminal-oh-no-stage-turn =
    { $phase ->
        [act] { $seat } agit ({ $actions } { AGREE($actions, "action", "actions") } sur 2).
        [build] { $seat } peut bâtir, puis combattre.
       *[fight] { $seat } peut combattre.
    }
terminal-oh-no-stage-packing = Cartes à donner à { $seat } ; choisies : { $cards }.
terminal-oh-no-stage-flight = { $alien } en vol vers { $lands } ; { $seat } peut zapper. { $order }
terminal-oh-no-stage-perching = { $seat } choisit le module où se pose { $alien }.
terminal-oh-no-stage-evaporating = Les Évaporaliens attaquent (couleur : { $colour }) : { $owed ->
        [0] des cartes s’évaporent.
        [one] une carte à défausser.
       *[other] { $owed } cartes à défausser.
    } Choisies : { $cards }.
terminal-oh-no-stage-morphing = Le Modulomorphe est nourri { $purpose } : { $cards }.
terminal-oh-no-stage-spending = { $seat } choisit laquelle est défaussée : { $cards }.
terminal-oh-no-stage-calling = { $seat } appelle { $helper } à l’aide { $purpose }.
terminal-oh-no-stage-countering = Kamikaze : { $alien } ! { $seat } doit contrer, ou sort du jeu.
terminal-oh-no-stage-striking =
    { $target ->
        [matrix] { $seat } peut détruire la Matrice.
       *[shield] { $seat } peut détruire un Bouclier.
    }
terminal-oh-no-stage-over = La partie est finie.
terminal-oh-no-purpose-fight = au combat
terminal-oh-no-purpose-counter = contre { $alien }
terminal-oh-no-purpose-strike = contre un Bouclier
terminal-oh-no-cards-matrix = Matrice : { $count } cartes
terminal-oh-no-cards-resistance = Résistance : { $count } cartes
terminal-oh-no-cards-module = { $module } ({ $symbols })
