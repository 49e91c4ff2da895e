# Oh no... INVASION!!!

terminal-oh-no-ending-matrix-destroyed = The Matrice is destroyed.
terminal-oh-no-ending-shielded = All Shields are out.
terminal-oh-no-ending-eliminated = Nobody is left.
terminal-oh-no-ending-eliminated-in-conflict = Nobody is left in the Final Conflict.
terminal-oh-no-none = none
terminal-oh-no-matrix =
    Matrice: { $deck } { AGREE($deck, "card", "cards") }, { $discard } discarded · Résistance: { $resistance } { AGREE($resistance, "card", "cards") }, { $spent } discarded
    { $conflict ->
        [yes] FINAL CONFLICT · Shields destroyed: { $struck } · Shields that stand: { $shields }
       *[no] Shields out: { $out } of { $max } ({ $shields })
    }
terminal-oh-no-seat = { $seat }{ $me ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $out ->
        [yes] {" "}— eliminated
       *[no] {""}
    }{ $active ->
        [yes] {" "}— on turn
       *[no] {""}
    }
terminal-oh-no-hand = hand of { $size }{ $known ->
        [0] {""}
       *[other] : { $cards }{ $unknown ->
            [0] {""}
           *[other] , and { $unknown } unknown
        }
    }
terminal-oh-no-modules = modules: { $modules }
terminal-oh-no-module-there = { $module } ({ $symbols }{ $state ->
        [sabotaged] ; SABOTAGED by { $guest }
        [watched] ; { $guest } Sabotalien beside it
       *[free] {""}
    })
terminal-oh-no-horde = aliens: { $aliens }
terminal-oh-no-laid = played in this fight: { $cards }
terminal-oh-no-order = It will order the { $colour } ones{ $at ->
        [0] .
       *[other] , where there are { $at } or more.
    }
terminal-oh-no-stage-turn =
    { $phase ->
        [act] { $seat } acts ({ $actions } of 2 actions done).
        [build] { $seat } may build, then fight.
       *[fight] { $seat } may fight.
    }
terminal-oh-no-stage-packing = Cards to give to { $seat }; packed: { $cards }.
terminal-oh-no-stage-flight = { $alien } flying towards { $lands }; { $seat } may zap. { $order }
terminal-oh-no-stage-perching = { $seat } chooses the module beside which { $alien } sits down.
terminal-oh-no-stage-evaporating = The { $colour } Evaporaliens attack: { $owed ->
        [0] cards are given up.
        [one] one card to give up.
       *[other] { $owed } cards to give up.
    } Picked: { $cards }.
terminal-oh-no-stage-morphing = The Modulomorph is fed { $purpose }: { $cards }.
terminal-oh-no-stage-spending = { $seat } chooses which of these is discarded: { $cards }.
terminal-oh-no-stage-calling = { $seat } calls { $helper } for help { $purpose }.
terminal-oh-no-stage-countering = Kamikaze: { $alien }! { $seat } must counter or is out.
terminal-oh-no-stage-striking =
    { $target ->
        [matrix] { $seat } may destroy the Matrice.
       *[shield] { $seat } may destroy a Shield.
    }
terminal-oh-no-stage-over = The game is over.
terminal-oh-no-purpose-fight = in the fight
terminal-oh-no-purpose-counter = against { $alien }
terminal-oh-no-purpose-strike = against a Shield
terminal-oh-no-cards-matrix = Matrice: { $count } cards
terminal-oh-no-cards-resistance = Résistance: { $count } cards
terminal-oh-no-cards-module = { $module } ({ $symbols })
