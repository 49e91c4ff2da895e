# Choisir le jeu, et en préparer une table.

xeno-name = Race for the Galaxy : Invasion Xeno
xeno-length = 45 min
xeno-kind = Civilisations simultanées
xeno-pitch = Chacun choisit une phase en secret, et tous jouent toutes celles qui ont été choisies. Explorer, développer, coloniser, vendre, produire : chaque carte est un monde, son prix ou une ressource. Et dès le troisième tour viennent les Xenos, en trois vagues : tenez vos mondes, repoussez-les ensemble, et ayez pourtant le plus bel empire.
xeno-option-invasion = Avec l’invasion ?
xeno-option-invasion-hint = Le mode qui donne son nom à l’extension.
xeno-option-invasion-on = Trois vagues de Xenos
xeno-option-invasion-on-badge = 3
xeno-option-invasion-on-hint = Dès le tour 3, chaque empire est attaqué à chaque tour. Repoussez-les ensemble, ou soyez vaincus ensemble.
xeno-option-invasion-off = En paix
xeno-option-invasion-off-badge = 0
xeno-option-invasion-off-hint = Les cartes de l’extension, sans l’invasion. Pour une première partie.
xeno-option-start = Comment commence-t-on ?
xeno-option-start-hint = Le monde de départ et la première main.
xeno-option-start-choice = Au choix
xeno-option-start-choice-hint = Un monde de départ sur deux, quatre cartes sur six.
xeno-option-start-preset = Mains toutes faites
xeno-option-start-preset-hint = Un monde de départ et quatre cartes qui lui vont. Pour débuter.
xeno-option-edition = Quelle édition du jeu de base ?
xeno-option-edition-hint = Cinq cartes ont changé.
xeno-option-edition-2007 = Première édition
xeno-option-edition-2007-hint = Les valeurs de 2007, sur lesquelles compte l’extension.
xeno-option-edition-2018 = Deuxième édition
xeno-option-edition-2018-hint = Les valeurs de 2018 pour ces cinq cartes.
xeno-option-expert = À deux, deux actions chacun ?
xeno-option-expert-hint = La variante pour deux experts.
xeno-option-expert-on = Deux actions
xeno-option-expert-on-hint = Chacun choisit deux cartes par tour ; Développer ou Coloniser peut venir deux fois. À deux seulement.
xeno-option-expert-off = Une action
xeno-option-expert-off-hint = Comme à plusieurs.

xeno-setup-experts = La variante pour experts se joue à deux ; ici, vous êtes { $players }.

# Pourquoi un coup est refusé

xeno-why-not-now = Autre chose se décide en ce moment : choisissez parmi ce qui est proposé.
xeno-why-not-in-hand = Cette carte n’est pas dans votre main.
xeno-why-not-in-tableau = Cette carte n’est pas dans votre tableau.
xeno-why-not-dealt = Ce monde de départ ne vous a pas été distribué.
xeno-why-not-again = Deux actions sont deux cartes différentes ; seules Développer et Coloniser existent en double.
xeno-why-no-such-action = Cette action est du mode Invasion.
xeno-why-no-development = Seuls des développements se posent maintenant.
xeno-why-no-world = Seuls des mondes se posent maintenant.
xeno-why-twin = Vous avez déjà ce développement : personne ne l’a deux fois.
xeno-why-dear-development = Vous n’avez pas assez de cartes pour le payer.
xeno-why-dear-world = Vous n’avez pas assez de cartes pour payer ce monde.
xeno-why-too-weak = Votre force militaire ne suffit pas pour ce monde.
xeno-why-picked = Vous avez déjà fait ce choix.
xeno-why-not-enough = Il reste quelque chose à donner d’abord.
xeno-why-enough = Vous en avez choisi autant qu’il est permis.
xeno-why-no-power = Cette carte n’a pas de pouvoir à utiliser maintenant.
xeno-why-no-use = Ce pouvoir ne sert à rien pour le monde que vous posez.
xeno-why-paid-once = Un pouvoir paie un monde militaire, et un seul ; ce qui annule un coût vient après lui.
xeno-why-barred = Ce pouvoir ne paie pas un tel monde.
xeno-why-unpaid = Vous n’avez pas de quoi le payer.
xeno-why-no-aid = Cela n’aide pas contre une invasion.
xeno-why-used = Ce pouvoir a déjà servi pendant cette phase.
xeno-why-no-food = Aucune ressource là pour ce pouvoir.
xeno-why-wrong-good = Le pouvoir en cours prend une autre ressource.
xeno-why-no-good-to-sell = Il n’y a pas de ressource à vendre sur ce monde.
xeno-why-no-good-to-give = Il n’y a pas de ressource à donner sur ce monde.
xeno-why-compulsory = Ce pouvoir doit servir tant qu’il le peut.
xeno-why-must-produce = Un monde trouvaille peut encore produire : choisissez lequel.
xeno-why-produced = Ce monde a une ressource, ou a déjà produit pendant cette phase.
xeno-why-not-producible = Rien de ce qui vous reste ne produit sur ce monde.
xeno-why-not-damaged = Ce monde n’est pas endommagé.
xeno-why-no-target = Seul un monde à vous peut être endommagé.
xeno-why-damaged = Ce monde est déjà endommagé.
xeno-why-no-means = Une réparation ne se paie pas ainsi.
xeno-why-no-guess = Ce nombre ne peut pas être annoncé.

# Actions et phases

xeno-action-explore-5 = Explorer +5
xeno-action-explore-1-1 = Explorer +1 +1
xeno-action-develop = Développer
xeno-action-settle = Coloniser
xeno-action-trade = Consommer : Vente
xeno-action-double = Consommer : ×2
xeno-action-produce = Produire
xeno-action-repair = Produire : Réparation
xeno-bonus-explore-5 = Vous piochez 5 cartes de plus.
xeno-bonus-explore-1-1 = Vous piochez 1 carte de plus et en gardez 1 de plus.
xeno-bonus-develop = Votre développement coûte 1 de moins.
xeno-bonus-settle = Vous piochez 1 carte après avoir posé un monde.
xeno-bonus-trade = Vous vendez d’abord une ressource.
xeno-bonus-double = Vos pouvoirs Consommer donnent deux fois leurs PV.
xeno-bonus-produce = Vous produisez aussi sur un monde trouvaille.
xeno-bonus-repair = Vous réparez jusqu’à deux mondes.
xeno-phase-start = Départ
xeno-phase-pick = Actions
xeno-phase-explore = I Explorer
xeno-phase-develop = II Développer
xeno-phase-settle = III Coloniser
xeno-phase-consume = IV Consommer
xeno-phase-produce = V Produire
xeno-phase-limit = Limite de main
xeno-phase-invasion = Étape d’invasion

# Les coups

xeno-do-keep = garder « { $card } »
xeno-do-pick = { $action }
xeno-do-place = poser « { $card } »
xeno-do-use = utiliser « { $card } » : { $power }
xeno-do-bunker = utiliser le bunker
xeno-do-spend = donner la ressource de « { $card } »
xeno-do-sell = vendre la ressource de « { $card } »
xeno-do-guess = annoncer { $number }
xeno-do-produce = produire sur « { $card } »
xeno-do-repair-bonus = réparer « { $card } » par votre bonus
xeno-do-repair-power = réparer « { $card } » avec « { $other } »
xeno-do-repair-good = réparer « { $card } » pour la ressource de « { $other } »
xeno-do-repair-cards = réparer « { $card } » pour deux cartes
xeno-do-damage = laisser endommager « { $card } »
xeno-do-discard = défausser « { $card } »
xeno-do-pay = payer avec « { $card } »
xeno-do-nothing = ne rien poser
xeno-do-done = rien de plus

# Ce qui s’est passé

xeno-log-started = { $me ->
    [yes] Vous commencez
   *[no] { $name } commence
} avec « { $world } ».
xeno-log-round-began = Tour { $round }
xeno-log-picked = { $me ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} « { $actions } ».
xeno-log-phase-began = { $phase }{ $again ->
    [yes] , une seconde fois
   *[no] { "" }
}{ $automatic ->
    [yes] , comme à chaque premier tour
   *[no] { "" }
}
xeno-log-drew = { $me ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $cards }{ $why ->
    [start] { " " }pour commencer
    [explore] { " " }en explorant
    [develop-powers] { " " }avant de développer
    [placed] { " " }après la pose
    [sale] { " " }pour la vente
   *[power] { " " }avec « { $card } »
}{ $seen ->
    [yes] { "" } : { $names }.
   *[no] .
}
xeno-log-discarded = { $me ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $cards }{ $why ->
    [start] { " " }pour commencer
    [explore] { " " }après l’exploration
    [limit] , pour n’en garder que dix
    [cost] { " " }pour « { $card } »
    [power] { " " }pour « { $card } »
    [bunker] { " " }pour le bunker
   *[repair] { " " }pour réparer « { $card } »
}{ $seen ->
    [yes] { "" } : { $names }.
   *[no] .
}
xeno-log-shuffled = La défausse devient une nouvelle pioche de { $cards }.
xeno-log-placed = { $me ->
    [yes] Vous posez
   *[no] { $name } pose
} « { $card } ».
xeno-log-placed-nothing = { $me ->
    [yes] Vous ne posez
   *[no] { $name } ne pose
} rien.
xeno-log-used = { $me ->
    [yes] Vous utilisez
   *[no] { $name } utilise
} « { $card } » ({ $power }){ $paid ->
    [yes] , avec la ressource de « { $world } »
   *[no] { "" }
}{ $gone ->
    [yes] , qui quitte le tableau.
   *[no] .
}
xeno-log-conquered = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} « { $card } » avec une force de { $strength }.
xeno-log-stocked = { $me ->
    [yes] Vous avez
   *[no] { $name } a
} une nouvelle ressource sur « { $world } ».
xeno-log-sold = { $me ->
    [yes] Vous vendez
   *[no] { $name } vend
} la ressource de « { $world } » ({ $kind }) pour { $cards }.
xeno-log-consumed = { $me ->
    [yes] Vous utilisez
   *[no] { $name } utilise
} « { $card } »{ $count ->
    [0] { "" }
    [one] { " " }avec la ressource de « { $worlds } »
   *[other] { " " }avec { $count } ressources ({ $worlds })
} : { $reward }.
xeno-log-for-nothing = rien
xeno-log-cashed = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $vp } avec « { $card } ».
xeno-log-guessed = { $me ->
    [yes] Vous annoncez
   *[no] { $name } annonce
} { $number } ; la carte est « { $card } », { $cost } : { $right ->
    [yes] juste, elle est prise.
   *[no] faux.
}
xeno-log-contributed = { $me ->
    [yes] Vous donnez
   *[no] { $name } donne
} { $count ->
    [one] la ressource de « { $worlds } »
   *[other] { $count } ressources ({ $worlds })
} à l’effort de guerre : { $vp }, et la menace est à { $threat }.
xeno-log-repaired = { $me ->
    [yes] Vous réparez
   *[no] { $name } répare
} « { $world } »{ $means ->
    [bonus] { " " }par le bonus.
    [power] { " " }avec « { $card } ».
    [good] { " " }pour la ressource de « { $card } ».
   *[cards] { " " }pour deux cartes.
}
xeno-log-disks = Amiraux, du plus fort au plus faible : { $order }
xeno-log-disk = { $me ->
    [yes] vous
   *[no] { $name }
} { $strength }
xeno-log-mustered = Ensemble { $total } contre une menace de { $threat } : { $repulsed ->
    [yes] les Xenos sont repoussés !
   *[no] l’étape d’invasion continue.
}
xeno-log-invasions-shuffled = Les cartes de la vague 3 reviennent : { $cards }.
xeno-log-faces = { $me ->
    [yes] Vous affrontez
   *[no] { $name } affronte
} une carte Invasion de force { $might }{ $plus ->
    [no] .
   *[yes] { " " }(force militaire { $more }).
}
xeno-log-bunkered = { $me ->
    [yes] Vous utilisez votre bunker.
   *[no] { $name } utilise le bunker.
}
xeno-log-defended = { $me ->
    [yes] Vous tenez
   *[no] { $name } tient
}, { $strength } contre { $might } : { $awards } { $awards ->
    [one] récompense.
   *[other] récompenses.
}
xeno-log-overrun = { $me ->
    [yes] Vous ne tenez pas
   *[no] { $name } ne tient pas
}, { $strength } contre { $might }.
xeno-log-damaged = { $me ->
    [yes] Votre monde « { $world } » est endommagé.
   *[no] Le monde « { $world } » { DE($name) } est endommagé.
}
xeno-log-defeat = { $count ->
    [one] Personne n’a tenu. Encore une fois, et les empires sont vaincus.
   *[other] Personne n’a tenu, pour la seconde fois.
}
xeno-log-best-admiral = { $me ->
    [yes] Vous êtes
   *[no] { $name } est
} le meilleur amiral : 5 PV.
xeno-log-best-effort = { $me ->
    [yes] Vous avez
   *[no] { $name } a
} le meilleur effort de guerre : 5 PV.
xeno-log-ended-chips = Les derniers jetons PV sont pris
xeno-log-ended-twelve = Douze cartes dans un tableau
xeno-log-ended-rounds = Quatre-vingt-dix-neuf tours ont passé
xeno-log-ended-repulsed = Les Xenos sont repoussés
xeno-log-ended-defeated = Les empires sont vaincus
xeno-log-ended = { $ending } : { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

## Pourquoi un robot préfère un coup : ce qu’il compte

xeno-hint-points = { AGREE($n, "point", "points") } de victoire
xeno-hint-placed = { AGREE($n, "carte posée", "cartes posées") } chez vous
xeno-hint-hand = { AGREE($n, "carte", "cartes") } en main
xeno-hint-goods = { AGREE($n, "ressource", "ressources") } sur vos mondes
xeno-hint-military = { AGREE($n, "point", "points") } de force
xeno-hint-damaged = { AGREE($n, "monde endommagé", "mondes endommagés") }
xeno-hint-defence = { AGREE($n, "point", "points") } de défense
