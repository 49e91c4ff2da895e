# Choisir le jeu, et en préparer une table.

planisphere-name = Invasion
planisphere-length = 45 min
planisphere-kind = Chacun contre tous
planisphere-pitch = La Terre est déjà prise… par plusieurs envahisseurs à la fois. Faites atterrir vos peuples au hasard des dés, marchez sur les autres, tirez de loin, multipliez-vous : le dernier qui tient une case est le maître de la planète. Et cent événements pour s’en mêler.
planisphere-option-events = Avec les événements ?
planisphere-option-events-hint = Une septième phase : chacun lance le dé à cent faces.
planisphere-option-events-on = Cent événements
planisphere-option-events-on-badge = 100
planisphere-option-events-on-hint = La règle étendue : séismes, requins, apocalypse et autres contretemps.
planisphere-option-events-off = Sans événements
planisphere-option-events-off-badge = 0
planisphere-option-events-off-hint = La guerre, rien que la guerre.
planisphere-option-landings = Combien d’unités au départ ?
planisphere-option-landings-hint = Atterries avant le premier tour, en plus du renfort habituel. La règle n’en prévoit pas.
planisphere-option-landings-value =
    { $value ->
        [0] Aucun atterrissage d’avance
        [1] Un atterrissage d’avance
       *[other] { $value } atterrissages d’avance
    }
planisphere-option-rounds = Combien de tours au plus ?
planisphere-option-rounds-hint = Ensuite on compte les unités, puis leur force. La règle ne connaît pas de dernier tour ; nous conseillons le quinzième.
planisphere-option-rounds-typed = Dernier tour
planisphere-option-rounds-value =
    { $value ->
        [1] Un seul tour
       *[other] { $value } { AGREE($value, "tour", "tours") } au plus
    }
planisphere-option-rounds-none = Sans limite, comme dans la règle
planisphere-option-rebirth = Et si tout le monde périt d’un coup ?
planisphere-option-rebirth-hint = Quand plus personne n’a d’unité.
planisphere-option-rebirth-on = On recommence à atterrir
planisphere-option-rebirth-on-hint = Personne n’est éliminé, chacun atterrit de nouveau sans épreuve. Conseillé : sinon, avec les événements, une partie sur trois finit ainsi.
planisphere-option-rebirth-off = Partie nulle, comme dans la règle
planisphere-option-rebirth-off-hint = Plus personne pour régner sur la Terre.
planisphere-option-wrap = La Terre est-elle ronde ?
planisphere-option-wrap-hint = Le bord gauche et le bord droit de la carte.
planisphere-option-wrap-on = Terre ronde
planisphere-option-wrap-on-hint = L’est et l’ouest de la carte se touchent.
planisphere-option-wrap-off = Terre plate
planisphere-option-wrap-off-hint = La carte s’arrête à ses bords.
planisphere-option-rotation = Qui commence chaque tour ?
planisphere-option-rotation-hint = Le premier joueur de chaque phase.
planisphere-option-rotation-on = Chacun à son tour
planisphere-option-rotation-on-hint = Le premier joueur change à chaque tour. Conseillé : qui agit en dernier en sait plus, et gagne plus.
planisphere-option-rotation-off = Toujours le premier
planisphere-option-rotation-off-hint = La première place commence tous les tours.

# Pourquoi un coup est refusé

planisphere-why-not-now = Ce n’est pas ce qui se décide en ce moment.
planisphere-why-not-in-hand = Cette carte n’est pas dans votre réserve.
planisphere-why-not-yours = Cette unité n’est pas à vous, ou n’est pas sur la carte.
planisphere-why-must-land = Il faut faire atterrir une carte : la bataille doit commencer.
planisphere-why-gestating = Cette unité est en gestation : elle ne fait rien d’autre.
planisphere-why-moved = Cette unité s’est déjà déplacée ce tour-ci.
planisphere-why-aimed = Cette unité a déjà annoncé son tir.
planisphere-why-fought = Ces deux unités se sont déjà battues ce tour-ci.
planisphere-why-controlled = Cette unité a déjà tenté un contrôle ce tour-ci.
planisphere-why-overheated = Cette unité est en surchauffe : elle ne bouge pas dans cette phase.
planisphere-why-forbidden-terrain = Cette case contient, même un peu, le terrain interdit à l’unité.
planisphere-why-out-of-reach = Aucun chemin n’y mène avec ce déplacement.
planisphere-why-no-shot = Cette unité ne tire pas.
planisphere-why-out-of-range = La cible est hors de portée.
planisphere-why-burrowed = Cette cible s’est enfouie : personne ne peut lui tirer dessus là où elle est.
planisphere-why-invisible = Cette cible est invisible : personne ne peut lui tirer dessus.
planisphere-why-no-enemy = Ce n’est pas une unité ennemie sur la carte.
planisphere-why-no-contact = Les deux unités ne sont pas sur la même case.
planisphere-why-not-the-attacker = C’est l’autre qui est venue : c’est elle qui attaque.
planisphere-why-no-control = Cette unité n’a pas le contrôle.
planisphere-why-machine = Une machine ne se laisse pas contrôler.
planisphere-why-no-male = Cette unité ne contrôle que des mâles.
planisphere-why-no-martyr = Cette unité n’est pas martyre.
planisphere-why-must-fight = Il reste des attaques à résoudre.
planisphere-why-no-twin = Il faut dans la réserve une carte identique à l’unité.
planisphere-why-no-double = Seule une carte identique à l’unité victorieuse peut la rejoindre.

# Ce qui s’est passé

planisphere-log-opening = Avant le premier tour
planisphere-log-round = Tour { $round }
planisphere-log-drew = { $me ->
    [yes] Vous piochez { $cards }.
   *[no] { $name } pioche { $cards }.
}
planisphere-log-unknown-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
planisphere-log-held-back = { $me ->
    [yes] Vous n’envoyez pas de renfort.
   *[no] { $name } n’envoie pas de renfort.
}
planisphere-log-missed = { $me ->
    [yes] Vous ratez l’arrivée { DU($unit) } : { $d20 } contre { $d10 }.
   *[no] { $name } rate l’arrivée { DU($unit) } : { $d20 } contre { $d10 }.
}
planisphere-log-landed = { $me ->
    [yes] Vous faites atterrir { LE($unit) } en { $square }.
   *[no] { $name } fait atterrir { LE($unit) } en { $square }.
}
planisphere-log-crashed = { $me ->
    [yes] Votre soucoupe s’écrase vers { $square }, faute de terrain pour { LE($unit) }. Retour sous la pioche.
   *[no] La soucoupe { DE($name) } s’écrase vers { $square }, faute de terrain pour { LE($unit) }. Retour sous la pioche.
}
planisphere-log-moved = { $me ->
    [yes] Vous déplacez { LE($unit) } : { $from } → { $to }.
   *[no] { $name } déplace { LE($unit) } : { $from } → { $to }.
}
planisphere-log-lightened = { $me ->
    [yes] Vous allégez { LE($unit) }.
   *[no] { $name } allège { LE($unit) }.
}
planisphere-log-aimed = { $me ->
    [yes] Vous visez { LE($target) } avec { LE($unit) }, force { $force }.
   *[no] { $name } vise { LE($target) } avec { LE($unit) }, force { $force }.
}
planisphere-log-strike = { $att }{ $shots ->
    [0] { "" }
   *[other] { " " }+ { $shots } de tir
}
planisphere-log-fought =
    { CAPITAL(LE($unit)) } { AGREE($unit, "attaque", "attaquent") } { LE($target) } : { $order ->
         [answered] { $strike } contre { $def }, riposte { $back } contre { $own }
         [forestalled] l’adversaire frappe d’abord, { $back } contre { $own }
         [both] l’adversaire frappe d’abord, { $back } contre { $own }, puis { $strike } contre { $def }
        *[alone] { $strike } contre { $def }
     }{ $result ->
         [attacker-destroyed] , et { LE($unit) } { AGREE($unit, "tombe", "tombent") }
         [equality] , sans résultat
        *[defender-destroyed] , et { LE($target) } { AGREE($target, "tombe", "tombent") }
     }{ $changed ->
         [yes] { " " }(à cause de : { $events }).
        *[no] .
     }
planisphere-log-shot-at = Tirs sur { LE($target) } : { $force } contre { $def }{ $enough ->
    [no] , sans résultat
   *[yes] { "" }
}{ $changed ->
    [yes] { " " }(à cause de : { $events }).
   *[no] .
}
planisphere-log-controlled = { $taken ->
    [yes] { CAPITAL(LE($unit)) } { AGREE($unit, "prend", "prennent") } le contrôle { DU($target) } : { $die } contre { $def }.
   *[no] { CAPITAL(LE($unit)) } ne { AGREE($unit, "parvient", "parviennent") } pas à contrôler { LE($target) } : { $die } contre { $def }.
}
planisphere-log-changed-camp = { $me ->
    [yes] { CAPITAL(LE($unit)) } { AGREE($unit, "passe", "passent") } dans votre camp.
   *[no] { CAPITAL(LE($unit)) } { AGREE($unit, "passe", "passent") } dans le camp { DE($name) }.
}
planisphere-log-sacrificed = { CAPITAL(LE($unit)) } { AGREE($unit, "se sacrifie", "se sacrifient") } pour détruire { LE($target) }.
planisphere-log-destroyed = { $me ->
    [yes] Vous perdez { LE($unit) } en { $square }.
   *[no] { $name } perd { LE($unit) } en { $square }.
}
planisphere-log-destroyed-by-event = { $me ->
    [yes] Vous perdez { LE($unit) } en { $square } ({ $happening }).
   *[no] { $name } perd { LE($unit) } en { $square } ({ $happening }).
}
planisphere-log-duplicated = { $me ->
    [yes] Vous dupliquez { LE($unit) } en { $square }.
   *[no] { $name } duplique { LE($unit) } en { $square }.
}
planisphere-log-gestating = { $turns ->
    [one] { $unit } : gestation d’un tour.
   *[other] { $unit } : gestation de { $turns } tours.
}
planisphere-log-born = Naissance en { $square } : { LE($unit) } { AGREE($unit, "compte", "comptent") } une unité de plus.
planisphere-log-out = { $me ->
    [yes] Vous n’avez plus d’unité : vous êtes éliminé.
   *[no] { $name } n’a plus d’unité : éliminé.
}
planisphere-log-reborn = Plus personne sur Terre : tout le monde atterrit de nouveau.
planisphere-log-ended-last-standing = { $me ->
    [yes] Vous voilà maître incontesté de la planète Terre.
   *[no] { $name } est maître incontesté de la planète Terre.
}
planisphere-log-ended-annihilation = Plus personne sur Terre : partie nulle.
planisphere-log-ended-round-limit = { $me ->
    [yes] Le dernier tour est joué : vous gagnez
   *[no] Le dernier tour est joué : { $name } gagne
} { $even ->
    [no] par { $units } { AGREE($units, "unité", "unités") } à { $others }.
   *[yes] avec autant d’unités ({ $units }) et plus de force, { $strength } contre { $weaker }.
}
planisphere-log-ended-round-limit-drawn = Le dernier tour est joué, et personne n’est devant : { $units } { AGREE($units, "unité", "unités") } chacun, de force { $strength }. Partie nulle.

# Les coups, en peu de mots

planisphere-do-land = Envoyer { LE($unit) }
planisphere-do-move = { $unit } → { $square }
planisphere-advice-move = { $unit } : { $from } → { $square }
planisphere-do-lighten = Alléger { LE($unit) }
planisphere-do-aim = { CAPITAL(LE($unit)) } { AGREE($unit, "vise", "visent") } { LE($target) }
planisphere-do-attack = { CAPITAL(LE($unit)) } { AGREE($unit, "attaque", "attaquent") } { LE($target) }
planisphere-do-control = { CAPITAL(LE($unit)) } { AGREE($unit, "contrôle", "contrôlent") } { LE($target) }
planisphere-do-martyr = { CAPITAL(LE($unit)) } { AGREE($unit, "se sacrifie", "se sacrifient") } contre { LE($target) }
planisphere-do-duplicate = Dupliquer : poser { LE($unit) }
planisphere-do-breed = Mettre { LE($unit) } en gestation avec { LE($target) }
planisphere-do-continent = { $continent }
planisphere-do-pick = { $unit }
planisphere-do-pair = { $unit } et { $target }
planisphere-do-done = Rien de plus

## Pourquoi un robot préfère un coup : ce qu’il compte

planisphere-hint-units = { AGREE($n, "unité", "unités") } à vous
planisphere-hint-enemies = { AGREE($n, "unité ennemie", "unités ennemies") }
planisphere-hint-doomed = { AGREE($n, "unité", "unités") } à vous qu’un contact détruirait
planisphere-hint-pairs = { AGREE($n, "gestation", "gestations") } chez vous
planisphere-hint-hand = { AGREE($n, "carte", "cartes") } dans votre réserve
