# The cards, and what they say.

xeno-card-old-earth = Old Earth
xeno-card-epsilon-eridani = Epsilon Eridani
xeno-card-alpha-centauri = Alpha Centauri
xeno-card-new-sparta = New Sparta
xeno-card-earths-lost-colony = Earth’s Lost Colony
xeno-card-alien-first-contact-team = Alien First Contact Team
xeno-card-starry-rift-pioneers = Starry Rift Pioneers
xeno-card-rebel-cadre = Rebel Cadre
xeno-card-terraforming-surveyors = Terraforming Surveyors
xeno-card-anti-xeno-defense-post = Anti-Xeno Defense Post
xeno-card-rebel-fuel-cache = Rebel Fuel Cache
xeno-card-gem-world = Gem World
xeno-card-comet-zone = Comet Zone
xeno-card-rebel-miners = Rebel Miners
xeno-card-former-penal-colony = Former Penal Colony
xeno-card-malevolent-lifeforms = Malevolent Lifeforms
xeno-card-avian-uplift-race = Avian Uplift Race
xeno-card-spice-world = Spice World
xeno-card-lost-species-ark-world = Lost Species Ark World
xeno-card-new-vinland = New Vinland
xeno-card-artist-colony = Artist Colony
xeno-card-alien-robotic-factory = Alien Robotic Factory
xeno-card-plague-world = Plague World
xeno-card-distant-world = Distant World
xeno-card-rebel-outpost = Rebel Outpost
xeno-card-rebel-warrior-race = Rebel Warrior Race
xeno-card-rebel-underground = Rebel Underground
xeno-card-new-survivalists = New Survivalists
xeno-card-outlaw-world = Outlaw World
xeno-card-lost-alien-battle-fleet = Lost Alien Battle Fleet
xeno-card-refugee-world = Refugee World
xeno-card-empath-world = Empath World
xeno-card-galactic-resort = Galactic Resort
xeno-card-pre-sentient-race = Pre-Sentient Race
xeno-card-deserted-alien-outpost = Deserted Alien Outpost
xeno-card-deserted-alien-colony = Deserted Alien Colony
xeno-card-galactic-engineers = Galactic Engineers
xeno-card-black-market-trading-world = Black Market Trading World
xeno-card-merchant-world = Merchant World
xeno-card-tourist-world = Tourist World
xeno-card-galactic-trendsetters = Galactic Trendsetters
xeno-card-alien-rosetta-stone-world = Alien Rosetta Stone World
xeno-card-star-nomad-lair = Star Nomad Lair
xeno-card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
xeno-card-alien-robot-sentry = Alien Robot Sentry
xeno-card-pirate-world = Pirate World
xeno-card-reptilian-uplift-race = Reptilian Uplift Race
xeno-card-lost-alien-warship = Lost Alien Warship
xeno-card-alien-robot-scout-ship = Alien Robot Scout Ship
xeno-card-runaway-robots = Runaway Robots
xeno-card-asteroid-belt = Asteroid Belt
xeno-card-secluded-world = Secluded World
xeno-card-imperium-armaments-world = Imperium Armaments World
xeno-card-terraformed-world = Terraformed World
xeno-card-pilgrimage-world = Pilgrimage World
xeno-card-rebel-homeworld = Rebel Homeworld
xeno-card-radioactive-world = Radioactive World
xeno-card-aquatic-uplift-race = Aquatic Uplift Race
xeno-card-bio-hazard-mining-world = Bio-Hazard Mining World
xeno-card-deserted-alien-library = Deserted Alien Library
xeno-card-destroyed-world = Destroyed World
xeno-card-blaster-gem-mines = Blaster Gem Mines
xeno-card-gambling-world = Gambling World
xeno-card-expanding-colony = Expanding Colony
xeno-card-space-port = Space Port
xeno-card-prosperous-world = Prosperous World
xeno-card-new-earth = New Earth
xeno-card-rebel-base = Rebel Base
xeno-card-mining-world = Mining World
xeno-card-public-works = Public Works
xeno-card-colony-ship = Colony Ship
xeno-card-expedition-force = Expedition Force
xeno-card-mining-robots = Mining Robots
xeno-card-export-duties = Export Duties
xeno-card-new-military-tactics = New Military Tactics
xeno-card-space-marines = Space Marines
xeno-card-contact-specialist = Contact Specialist
xeno-card-diversified-economy = Diversified Economy
xeno-card-consumer-markets = Consumer Markets
xeno-card-mining-conglomerate = Mining Conglomerate
xeno-card-research-labs = Research Labs
xeno-card-deficit-spending = Deficit Spending
xeno-card-investment-credits = Investment Credits
xeno-card-pan-galactic-league = Pan-Galactic League
xeno-card-mining-league = Mining League
xeno-card-free-trade-association = Free Trade Association
xeno-card-alien-tech-institute = Alien Tech Institute
xeno-card-galactic-survey-seti = Galactic Survey: SETI
xeno-card-galactic-federation = Galactic Federation
xeno-card-interstellar-bank = Interstellar Bank
xeno-card-terraforming-robots = Terraforming Robots
xeno-card-drop-ships = Drop Ships
xeno-card-new-galactic-order = New Galactic Order
xeno-card-merchant-guild = Merchant Guild
xeno-card-replicant-robots = Replicant Robots
xeno-card-new-economy = New Economy
xeno-card-genetics-lab = Genetics Lab
xeno-card-galactic-renaissance = Galactic Renaissance
xeno-card-galactic-imperium = Galactic Imperium
xeno-card-trade-league = Trade League
xeno-card-uplift-descendants = Uplift Descendants
xeno-card-anti-xeno-embassy = Anti-Xeno Embassy
xeno-card-novelty-peddlers = Novelty Peddlers
xeno-card-galactic-clearing-house = Galactic Clearing House
xeno-card-rebel-black-market-gangs = Rebel Black Market Gangs
xeno-card-xeno-hostage-planet = Xeno Hostage Planet
xeno-card-terraforming-uplift-project = Terraforming Uplift Project
xeno-card-corrosive-uplift-world = Corrosive Uplift World
xeno-card-imperium-munitions-inc = Imperium Munitions Inc
xeno-card-rebel-bunker = Rebel Bunker
xeno-card-xeno-held-imperium-mine = Xeno-Held Imperium Mine
xeno-card-rebel-resistance = Rebel Resistance
xeno-card-anti-xeno-refugees = Anti-Xeno Refugees
xeno-card-pan-galactic-disease-center = Pan-Galactic Disease Center
xeno-card-adaptable-uplift-race = Adaptable Uplift Race
xeno-card-xeno-infested-uplift-world = Xeno-Infested Uplift World
xeno-card-xeno-colony = Xeno Colony
xeno-card-uplift-coalition = Uplift Coalition
xeno-card-anti-xeno-alien-bunker = Anti-Xeno Alien Bunker
xeno-card-alien-archives = Alien Archives
xeno-card-alien-weapon-cache = Alien Weapon Cache
xeno-card-xeno-infested-alien-outpost = Xeno-Infested Alien Outpost
xeno-card-alien-defense-center = Alien Defense Center
xeno-card-xeno-warrior-colony = Xeno Warrior Colony
xeno-card-xeno-occupied-rebel-world = Xeno-Occupied Rebel World
xeno-card-xeno-forward-command = Xeno Forward Command
xeno-card-anti-xeno-militia = Anti-Xeno Militia
xeno-card-alien-weapon-plans = Alien Weapon Plans
xeno-card-uplift-terraforming = Uplift Terraforming
xeno-card-anti-xeno-assault-troops = Anti-Xeno Assault Troops
xeno-card-imperium-arms-factory = Imperium Arms Factory
xeno-card-construction-corps = Construction Corps
xeno-card-galactic-home-front = Galactic Home Front
xeno-card-uplift-bio-engineers = Uplift Bio-Engineers
xeno-card-imperium-war-profiteers = Imperium War Profiteers
xeno-card-terraforming-defenders = Terraforming Defenders
xeno-card-anti-xeno-rebel-force = Anti-Xeno Rebel Force
xeno-card-alien-historians = Alien Historians
xeno-card-anti-xeno-league = Anti-Xeno League

# What cards are called by others

xeno-keyword-rebel = Rebel
xeno-keyword-imperium = Imperium
xeno-keyword-alien = Alien
xeno-keyword-uplift = Uplift
xeno-keyword-terraforming = Terraforming
xeno-keyword-anti-xeno = Anti-Xeno
xeno-keyword-xeno = Xeno
xeno-good-novelty = novelty
xeno-good-rare = rare elements
xeno-good-genes = genes
xeno-good-alien = alien technology
xeno-nature = { $sort ->
    [military] Military world, defence { $cost }
    [civil] World, cost { $cost }
   *[development] Development, cost { $cost }
}, { $variable ->
    [yes] variable points
   *[no] { $points }
}{ $more }.
xeno-makes-production = { $kind } production
xeno-makes-windfall = { $kind } windfall
xeno-has-chromosome = chromosome
xeno-band-and-power = { $band }: { $text }
xeno-band-explore = Explore
xeno-band-develop = Develop
xeno-band-settle = Settle
xeno-band-trade = Trade
xeno-band-consume = Consume
xeno-band-produce = Produce
xeno-band-when-placed = When placed

# What is counted, and by what

xeno-each-novelty-production-world = novelty production world
xeno-each-novelty-windfall-world = novelty windfall world
xeno-each-rare-production-world = rare elements production world
xeno-each-rare-windfall-world = rare elements windfall world
xeno-each-genes-production-world = genes production world
xeno-each-genes-windfall-world = genes windfall world
xeno-each-alien-production-world = alien technology production world
xeno-each-alien-windfall-world = alien technology windfall world
xeno-each-novelty-kind-world = novelty world
xeno-each-rare-kind-world = rare elements world
xeno-each-genes-kind-world = genes world
xeno-each-alien-kind-world = alien technology world
xeno-each-world = world
xeno-each-military-world = military world
xeno-each-nonmilitary-world = non-military world
xeno-each-rebel-military-world = Rebel military world
xeno-each-xeno-military-world = Xeno military world
xeno-each-chromosome-world = world with the chromosome symbol
xeno-each-development = development
xeno-each-development-of-cost-6 = development of cost 6
xeno-each-development-with-explore-power = development with an Explore power
xeno-each-development-with-trade-power = development with a Trade power
xeno-each-development-with-consume-power = development with a Consume power
xeno-each-world-with-explore-power = world with an Explore power
xeno-each-world-with-trade-power = world with a Trade power
xeno-each-world-with-consume-power = world with a Consume power
xeno-each-alien-card = Alien card
xeno-each-uplift-card = Uplift card
xeno-each-imperium-card = Imperium card
xeno-each-terraforming-card = Terraforming card
xeno-each-anti-xeno-card = Anti-Xeno card
xeno-each-anti-xeno-world = Anti-Xeno world
xeno-each-anti-xeno-development = Anti-Xeno development
xeno-each-military = point of military, specialised not counted
xeno-each-three-chips = 3 VP in chips
xeno-each-kind-produced = kind of good you produced in this phase
xeno-each-novelty-produced = novelty good you produced in this phase
xeno-each-rare-produced = rare elements good you produced in this phase
xeno-each-genes-produced = genes good you produced in this phase
xeno-each-alien-produced = alien technology good you produced in this phase
xeno-each-pair-produced = pair of goods you produced in this phase
xeno-each-good = good on your worlds at the end
xeno-each-pair-of-military-worlds = pair of military worlds
xeno-each-pair = pair of cards of this sort: { $what }
xeno-score = { $points } per { $what }
xeno-score-named = { $points } per { $what }

# Powers, in full

xeno-goods = { $good ->
    [novelty] { $n } novelty { $n ->
        [one] good
       *[other] goods
    }
    [rare] { $n } rare elements { $n ->
        [one] good
       *[other] goods
    }
    [genes] { $n } genes { $n ->
        [one] good
       *[other] goods
    }
    [alien] { $n } alien technology { $n ->
        [one] good
       *[other] goods
    }
   *[any] { $n } { $n ->
        [one] good
       *[other] goods
    }
}
xeno-another-good = another good of any kind
xeno-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
xeno-more-cards = { $n } more { $n ->
    [one] card
   *[other] cards
}
xeno-vp = { $n } VP
xeno-and = { $most } and { $last }
xeno-price-card = Discard a card from your hand:{ " " }
xeno-price-itself = Discard this card from your tableau:{ " " }
xeno-price-good = Discard { $goods }:{ " " }
xeno-for-each = { " " }for each { $what }
xeno-against-xeno = { " " }against Xeno worlds and invasions
xeno-against-rebel = { " " }against Rebel military worlds
xeno-against-kind = { " " }against { $good ->
    [novelty] novelty worlds
    [rare] rare elements worlds
    [genes] genes worlds
   *[alien] alien technology worlds
}
xeno-lasts = { " " }until the end of this phase or invasion step
xeno-power-draw-extra = Draw { $more }{ $each }.
xeno-power-keep-extra = Keep { $more }.
xeno-power-draw-at-start = At the start of the phase, draw { $cards }.
xeno-power-reduce-development = Developments cost you { $n } less.
xeno-power-reduce-world = { $good ->
    [any] Non-military worlds
    [novelty] Non-military novelty worlds
    [rare] Non-military rare elements worlds
    [genes] Non-military genes worlds
   *[alien] Non-military alien technology worlds
} cost you { $n } less.
xeno-power-draw-after-development = After you place a development, draw { $cards }.
xeno-power-draw-after-world = After you place a world, draw { $cards }.
xeno-power-military = { $price }{ $n } military{ $against }{ $each }{ $lasts }.
xeno-power-pay-for-military = Place a military world { $only ->
    [yes] with the chromosome symbol{ " " }
   *[no] { "" }
}as if it were non-military, for its defence{ $n ->
    [0] { "" }
   *[other] { " " }less { $n }
}. Not for Xeno worlds{ $aliens ->
    [no] , but alien technology will do.
   *[yes] , nor for alien technology worlds.
}
xeno-power-cost-becomes-zero = { $price }place a non-military world for 0. Not for alien technology worlds.
xeno-power-defence = { $price }{ $n } defence against invasions{ $lasting ->
    [yes] { " " }in this step
   *[no] { "" }
}.
xeno-power-sale = { $good ->
    [any] When you sell a good
    [here] When you sell the good of this world
    [novelty] When you sell a novelty good
    [rare] When you sell a rare elements good
    [genes] When you sell a genes good
   *[alien] When you sell an alien technology good
}, draw { $more }.
xeno-power-consume = Discard { $goods } for { $reward }{ $times ->
    [1] { "" }
    [2] , twice if you can
   *[other] , as many times as you can, up to { $times }
}.
xeno-power-consume-kinds = Discard 3 goods of different kinds for { $reward }.
xeno-power-consume-each-kind = Discard a good of each kind you have, at most 4, for { $reward } each.
xeno-power-consume-all = Discard all the goods you have left: 1 VP for each, less 1.
xeno-power-discard-cards = You may discard { $n ->
    [one] a card from your hand for 1 VP
   *[other] up to { $cards } from your hand for 1 VP each
}. This is never doubled.
xeno-power-gain-chips = Take { $n } VP.
xeno-power-draw = Draw { $cards }.
xeno-power-sell = Sell a good { $bonuses ->
    [yes] with your Trade powers, as when trading.
   *[no] for its own price, without your Trade powers.
}
xeno-power-guess = Name a number from { $from } to { $to } and turn up a card from the deck: you take it if that is its cost or its defence.
xeno-power-produce-here = { $paid ->
    [yes] You may discard a card from your hand for this world to produce a good.
   *[no] This world produces a good.
}
xeno-power-produce-windfall = { $paid ->
    [yes] You may discard a card from your hand to produce a good on
   *[no] Produce a good on
} { $good ->
    [any] a windfall world
    [novelty] a novelty windfall world
    [rare] a rare elements windfall world
    [genes] a genes windfall world
   *[alien] an alien technology windfall world
}.
xeno-power-draw-if-produced = Draw { $cards } if this world produced in this phase.
xeno-power-draw-for-each = Draw { $cards } for each { $what }.
xeno-power-draw-if-most = Draw { $cards } if nobody else produced as many { $good ->
    [novelty] novelty
    [rare] rare elements
    [genes] genes
   *[alien] alien technology
} goods as you in this phase.
xeno-power-repair = Repair { $n ->
    [one] a damaged world
   *[other] { $n } damaged worlds
}.
xeno-power-add-good = You may discard a card from your hand to put a good on this world.
xeno-power-in-invasion = { $text } Only in the Invasion mode.

# Powers, in a few words

xeno-short-good-any = good
xeno-short-good-novelty = novelty
xeno-short-good-rare = rare
xeno-short-good-genes = genes
xeno-short-good-alien = alien
xeno-short-good-here = own good
xeno-short-price-card = card:{ " " }
xeno-short-price-itself = discard:{ " " }
xeno-short-price-good = { $good }:{ " " }
xeno-short-against-everything = military
xeno-short-against-xeno = against Xenos
xeno-short-against-rebel = against Rebels
xeno-short-against-kind = against { $kind }
xeno-short-each = { " " }per { $what }
xeno-short-draw-extra = draw +{ $n }{ $each }
xeno-short-keep-extra = keep +{ $n }
xeno-short-draw-at-start = draw { $n } first
xeno-short-reduce-development = cost −{ $n }
xeno-short-reduce-world = { $good ->
    [any] worlds −{ $n }
   *[other] { $kind } worlds −{ $n }
}
xeno-short-draw-after-development = draw { $n } after placing
xeno-short-draw-after-world = draw { $n } after placing
xeno-short-military = { $price }{ $n } { $against }{ $each }
xeno-short-pay-for-military = { $only ->
    [yes] pay for chromosome world
   *[no] pay for military world
}{ $n ->
    [0] { "" }
   *[other] { " " }−{ $n }
}
xeno-short-cost-becomes-zero = { $price }world for 0
xeno-short-defence = { $price }{ $n } defence
xeno-short-sale = { $good ->
    [any] any sale
   *[other] sell { $kind }
} +{ $n }
xeno-short-consume = { $goods } → { $reward }{ $times ->
    [1] { "" }
   *[other] { " " }×{ $times }
}
xeno-short-consume-kinds = 3 kinds → { $reward }
xeno-short-consume-each-kind = up to 4 kinds → { $reward } each
xeno-short-consume-all = all goods → 1 VP each −1
xeno-short-discard-cards = { $n ->
    [one] 1 card → 1 VP
   *[other] up to { $n } cards → 1 VP each
}
xeno-short-gain-chips = { $n } VP
xeno-short-draw = draw { $n }
xeno-short-sell = { $bonuses ->
    [yes] sell a good
   *[no] sell a good, no bonus
}
xeno-short-guess = guess { $from } to { $to }
xeno-short-produce-here = { $price }produce
xeno-short-produce-windfall = { $price }{ $good ->
    [any] windfall
   *[other] { $kind } windfall
}
xeno-short-draw-if-produced = draw { $n } if it produced
xeno-short-draw-for-each = draw { $n } per { $what }
xeno-short-draw-if-most = draw { $n } if most { $kind }
xeno-short-repair = repair { $n }
xeno-short-add-good = card: good at once
xeno-short-what-kind-produced = kind made
xeno-short-what-novelty-produced = novelty made
xeno-short-what-rare-produced = rare made
xeno-short-what-genes-produced = genes made
xeno-short-what-alien-produced = alien made
xeno-short-what-pair-produced = 2 goods made
xeno-short-what-pair-of-military-worlds = 2 military worlds
xeno-short-each-pair = 2 × { $what }
xeno-short-what-novelty-kind-world = novelty world
xeno-short-what-rare-kind-world = rare world
xeno-short-what-genes-kind-world = genes world
xeno-short-what-alien-kind-world = alien world
xeno-short-what-nonmilitary-world = civil world
xeno-short-what-rebel-military-world = Rebel mil. world
xeno-short-what-xeno-military-world = Xeno world
xeno-short-what-chromosome-world = chromosome
xeno-short-what-imperium-card = Imperium card
