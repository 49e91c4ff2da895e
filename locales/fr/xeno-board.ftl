# Le plateau de Race for the Galaxy : Xeno Invasion

## Les cartes

xeno-board-damaged = endommagé
xeno-board-keyword = { $keyword ->
    [rebel] Rebelle
    [imperium] Imperium
    [alien] Alien
    [uplift] Élevé
    [terraforming] Terraformation
    [anti-xeno] Anti-Xeno
   *[xeno] Xeno
}

## Les pouvoirs en quelques mots, à côté de leurs signes

xeno-board-good-name = { $kind ->
    [novelty] luxe
    [rare] rare
    [genes] gènes
    [alien] alien
   *[any] tout
}
xeno-board-per = { $tag ->
    [imperium] par carte Imperium
    [rebel] par monde mil. rebelle
    [xeno] par monde Xeno
    [chromosome] par monde élevé
    [civil] par monde civil
    [military] par monde mil.
    [novelty] par monde de luxe
    [rare] par monde rare
    [genes] par monde à gènes
    [alien] par monde alien
   *[world] par monde
}
xeno-board-cap-price-card = défausser une carte
xeno-board-cap-price-itself = défausser celle-ci
xeno-board-cap-price-good = dépenser { $kind ->
    [novelty] luxe
    [rare] rare
    [genes] gènes
    [alien] alien
   *[any] une ressource
}
xeno-board-cap-draw-extra = piocher { $n } de plus
xeno-board-cap-draw-each = piocher, { xeno-board-per }
xeno-board-cap-keep-extra = garder { $n } de plus
xeno-board-cap-draw-first = piocher d’abord
xeno-board-cap-draw = piocher
xeno-board-cap-cheaper = { $kind ->
    [novelty] mondes de luxe
    [rare] mondes rares
    [genes] mondes à gènes
    [alien] mondes aliens
   *[any] mondes
} moins chers
xeno-board-cap-cheaper-development = développements moins chers
xeno-board-cap-after-development = après un développement
xeno-board-cap-after-world = après un monde
xeno-board-cap-military = { $whom ->
    [xeno] contre les Xenos
    [rebel] contre les Rebelles
    [kind] contre { $kind ->
        [novelty] mondes de luxe
        [rare] mondes rares
        [genes] mondes à gènes
       *[alien] mondes aliens
    }
   *[all] militaire
}{ $tag ->
    [none] { "" }
   *[other] { " " }{ xeno-board-per }
}
xeno-board-cap-pay = payer un monde militaire
xeno-board-cap-pay-uplift = payer un monde mil. élevé
xeno-board-cap-free = un monde pour 0
xeno-board-cap-defence = défense
xeno-board-cap-sale-any = à toute vente
xeno-board-cap-sale-here = vendu d’ici
xeno-board-cap-sale = vendre { xeno-board-good-name }
xeno-board-cap-from-hand = de la main
xeno-board-cap-sell = vendre une ressource
xeno-board-cap-sell-plain = vendre sans bonus
xeno-board-cap-guess = deviner un coût
xeno-board-cap-produce = produire
xeno-board-cap-windfall = { $kind ->
    [novelty] trouvaille de luxe
    [rare] trouvaille rare
    [genes] trouvaille à gènes
    [alien] trouvaille alien
   *[any] toute trouvaille
}
xeno-board-cap-if-produced = s’il a produit
xeno-board-cap-if-most = le plus de { xeno-board-good-name }
xeno-board-cap-per-produced = par { xeno-board-good-name } produit
xeno-board-cap-per-kind = par sorte produite
xeno-board-cap-per-pair-of-goods = par 2 ressources produites
xeno-board-cap-per = { xeno-board-per }
xeno-board-cap-per-pair = { xeno-board-per }, par paire
xeno-board-cap-repair = réparer un monde
xeno-board-cap-add-good = une ressource tout de suite
