# The board of Race for the Galaxy: Xeno Invasion

## Cards

xeno-board-damaged = damaged
xeno-board-keyword = { $keyword ->
    [rebel] Rebel
    [imperium] Imperium
    [alien] Alien
    [uplift] Uplift
    [terraforming] Terraforming
    [anti-xeno] Anti-Xeno
   *[xeno] Xeno
}

## Powers in a few words, beside their signs

xeno-board-good-name = { $kind ->
    [novelty] novelty
    [rare] rare
    [genes] genes
    [alien] alien
   *[any] any
}
xeno-board-per = { $tag ->
    [imperium] per Imperium card
    [rebel] per Rebel mil. world
    [xeno] per Xeno world
    [chromosome] per uplift world
    [civil] per civil world
    [military] per mil. world
    [novelty] per novelty world
    [rare] per rare world
    [genes] per genes world
    [alien] per alien world
   *[world] per world
}
xeno-board-cap-price-card = discard a card
xeno-board-cap-price-itself = discard this
xeno-board-cap-price-good = spend { $kind ->
    [novelty] novelty
    [rare] rare
    [genes] genes
    [alien] alien
   *[any] a good
}
xeno-board-cap-draw-extra = draw { $n } more
xeno-board-cap-draw-each = draw, { xeno-board-per }
xeno-board-cap-keep-extra = keep { $n } more
xeno-board-cap-draw-first = draw first
xeno-board-cap-draw = draw
xeno-board-cap-cheaper = { $kind ->
    [novelty] novelty worlds cost less
    [rare] rare worlds cost less
    [genes] genes worlds cost less
    [alien] alien worlds cost less
   *[any] worlds cost less
}
xeno-board-cap-cheaper-development = developments cost less
xeno-board-cap-after-development = after a development
xeno-board-cap-after-world = after a world
xeno-board-cap-military = { $whom ->
    [xeno] against Xeno
    [rebel] against Rebels
    [kind] against { $kind ->
        [novelty] novelty worlds
        [rare] rare worlds
        [genes] genes worlds
       *[alien] alien worlds
    }
   *[all] military
}{ $tag ->
    [none] { "" }
   *[other] { " " }{ xeno-board-per }
}
xeno-board-cap-pay = pay for military world
xeno-board-cap-pay-uplift = pay for uplift mil. world
xeno-board-cap-free = a world for 0
xeno-board-cap-defence = defence
xeno-board-cap-sale-any = on any sale
xeno-board-cap-sale-here = selling from here
xeno-board-cap-sale = selling { xeno-board-good-name }
xeno-board-cap-from-hand = from hand
xeno-board-cap-sell = sell a good
xeno-board-cap-sell-plain = sell, no bonus
xeno-board-cap-guess = guess a cost
xeno-board-cap-produce = produce
xeno-board-cap-windfall = { $kind ->
    [novelty] on a novelty windfall
    [rare] on a rare windfall
    [genes] on a genes windfall
    [alien] on an alien windfall
   *[any] on any windfall
}
xeno-board-cap-if-produced = if it produced
xeno-board-cap-if-most = if most { xeno-board-good-name }
xeno-board-cap-per-produced = per { xeno-board-good-name } made
xeno-board-cap-per-kind = per kind made
xeno-board-cap-per-pair-of-goods = per 2 goods made
xeno-board-cap-per = { xeno-board-per }
xeno-board-cap-per-pair = { xeno-board-per }, pairs
xeno-board-cap-repair = repair a world
xeno-board-cap-add-good = good now
