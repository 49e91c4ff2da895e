# Les cartes et ce qu’elles disent. Les noms français sont ceux du livret quand il les donne.

xeno-card-old-earth = Vieille Terre
xeno-card-epsilon-eridani = Epsilon Eridani
xeno-card-alpha-centauri = Alpha du Centaure
xeno-card-new-sparta = Nouvelle Sparte
xeno-card-earths-lost-colony = Colonie Perdue de la Terre
xeno-card-alien-first-contact-team = Équipe de Premier Contact Alien
xeno-card-starry-rift-pioneers = Pionniers de la Faille Étoilée
xeno-card-rebel-cadre = Cadres Rebelles
xeno-card-terraforming-surveyors = Géomètres Terraformeurs
xeno-card-anti-xeno-defense-post = Poste de Défense Anti-Xeno
xeno-card-rebel-fuel-cache = Cache de Carburant Rebelle
xeno-card-gem-world = Monde des Gemmes
xeno-card-comet-zone = Zone de Comètes
xeno-card-rebel-miners = Mineurs Rebelles
xeno-card-former-penal-colony = Ancienne Colonie Pénitentiaire
xeno-card-malevolent-lifeforms = Formes de Vie Malveillantes
xeno-card-avian-uplift-race = Race Aviaire Élevée
xeno-card-spice-world = Monde Producteur d’Épices
xeno-card-lost-species-ark-world = Monde-Arche des Espèces Perdues
xeno-card-new-vinland = Nouveau Vinland
xeno-card-artist-colony = Colonie d’Artistes
xeno-card-alien-robotic-factory = Usine Robotisée Alien
xeno-card-plague-world = Monde Pestiféré
xeno-card-distant-world = Monde Lointain
xeno-card-rebel-outpost = Avant-Poste Rebelle
xeno-card-rebel-warrior-race = Race de Guerriers Rebelles
xeno-card-rebel-underground = Réseau Rebelle
xeno-card-new-survivalists = Nouveaux Survivalistes
xeno-card-outlaw-world = Monde Hors-la-Loi
xeno-card-lost-alien-battle-fleet = Flotte de Guerre Alien Perdue
xeno-card-refugee-world = Monde de Réfugiés
xeno-card-empath-world = Monde des Empathes
xeno-card-galactic-resort = Villégiature Galactique
xeno-card-pre-sentient-race = Race Pré-Consciente
xeno-card-deserted-alien-outpost = Avant-Poste Alien Abandonné
xeno-card-deserted-alien-colony = Colonie Alien Abandonnée
xeno-card-galactic-engineers = Ingénieurs Galactiques
xeno-card-black-market-trading-world = Monde du Marché Noir
xeno-card-merchant-world = Monde Marchand
xeno-card-tourist-world = Monde Touristique
xeno-card-galactic-trendsetters = Faiseurs de Mode Galactiques
xeno-card-alien-rosetta-stone-world = Monde de la Pierre de Rosette Alien
xeno-card-star-nomad-lair = Repaire des Nomades Stellaires
xeno-card-the-last-of-the-uplift-gnarssh = Le Dernier des Gnarsshs Élevés
xeno-card-alien-robot-sentry = Robot Sentinelle Alien
xeno-card-pirate-world = Monde Pirate
xeno-card-reptilian-uplift-race = Race Reptilienne Élevée
xeno-card-lost-alien-warship = Vaisseau de Guerre Alien Perdu
xeno-card-alien-robot-scout-ship = Vaisseau Éclaireur Robotisé Alien
xeno-card-runaway-robots = Robots Fugitifs
xeno-card-asteroid-belt = Ceinture d’Astéroïdes
xeno-card-secluded-world = Monde Retiré
xeno-card-imperium-armaments-world = Monde d’Armement de l’Imperium
xeno-card-terraformed-world = Monde Terraformé
xeno-card-pilgrimage-world = Monde de Pèlerinage
xeno-card-rebel-homeworld = Monde Natal Rebelle
xeno-card-radioactive-world = Monde Radioactif
xeno-card-aquatic-uplift-race = Race Aquatique Élevée
xeno-card-bio-hazard-mining-world = Monde Minier à Risque Biologique
xeno-card-deserted-alien-library = Bibliothèque Alien Abandonnée
xeno-card-destroyed-world = Monde Détruit
xeno-card-blaster-gem-mines = Mines de Gemmes à Blasters
xeno-card-gambling-world = Monde des Jeux
xeno-card-expanding-colony = Colonie en Expansion
xeno-card-space-port = Port Spatial
xeno-card-prosperous-world = Monde Prospère
xeno-card-new-earth = Nouvelle Terre
xeno-card-rebel-base = Base Rebelle
xeno-card-mining-world = Monde Minier
xeno-card-public-works = Travaux Publics
xeno-card-colony-ship = Vaisseau Colonial
xeno-card-expedition-force = Corps Expéditionnaire
xeno-card-mining-robots = Robots Mineurs
xeno-card-export-duties = Taxes à l’Exportation
xeno-card-new-military-tactics = Nouvelles Tactiques Militaires
xeno-card-space-marines = Marines de l’Espace
xeno-card-contact-specialist = Diplomate
xeno-card-diversified-economy = Économie Diversifiée
xeno-card-consumer-markets = Marchés de Consommation
xeno-card-mining-conglomerate = Conglomérat Minier
xeno-card-research-labs = Laboratoires de Recherche
xeno-card-deficit-spending = Déficit Budgétaire
xeno-card-investment-credits = Crédits d’Investissement
xeno-card-pan-galactic-league = Ligue Pan-Galactique
xeno-card-mining-league = Ligue Minière
xeno-card-free-trade-association = Association de Libre-Échange
xeno-card-alien-tech-institute = Institut de Technologie Alien
xeno-card-galactic-survey-seti = Étude Galactique : SETI
xeno-card-galactic-federation = Fédération Galactique
xeno-card-interstellar-bank = Banque Interstellaire
xeno-card-terraforming-robots = Robots Terraformeurs
xeno-card-drop-ships = Vaisseaux de Débarquement
xeno-card-new-galactic-order = Nouvel Ordre Galactique
xeno-card-merchant-guild = Guilde des Marchands
xeno-card-replicant-robots = Robots Réplicants
xeno-card-new-economy = Nouvelle Économie
xeno-card-genetics-lab = Laboratoire de Génétique
xeno-card-galactic-renaissance = Renaissance Galactique
xeno-card-galactic-imperium = Imperium Galactique
xeno-card-trade-league = Ligue Commerciale
xeno-card-uplift-descendants = Descendants Élevés
xeno-card-anti-xeno-embassy = Ambassade Anti-Xeno
xeno-card-novelty-peddlers = Colporteurs de Nouveautés
xeno-card-galactic-clearing-house = Chambre de Compensation Galactique
xeno-card-rebel-black-market-gangs = Gangs Rebelles du Marché Noir
xeno-card-xeno-hostage-planet = Planète Otage des Xenos
xeno-card-terraforming-uplift-project = Projet Élevé de Terraformation
xeno-card-corrosive-uplift-world = Monde Corrosif Élevé
xeno-card-imperium-munitions-inc = Munitions de l’Imperium SA
xeno-card-rebel-bunker = Bunker Rebelle
xeno-card-xeno-held-imperium-mine = Mine de l’Imperium aux Mains des Xenos
xeno-card-rebel-resistance = Résistance Rebelle
xeno-card-anti-xeno-refugees = Réfugiés Anti-Xeno
xeno-card-pan-galactic-disease-center = Centre Pan-Galactique des Maladies
xeno-card-adaptable-uplift-race = Race Adaptable Élevée
xeno-card-xeno-infested-uplift-world = Monde Élevé Infesté de Xenos
xeno-card-xeno-colony = Colonie Xeno
xeno-card-uplift-coalition = Coalition Élevée
xeno-card-anti-xeno-alien-bunker = Bunker Alien Anti-Xeno
xeno-card-alien-archives = Archives Alien
xeno-card-alien-weapon-cache = Cache d’Armes Alien
xeno-card-xeno-infested-alien-outpost = Avant-Poste Alien Infesté de Xenos
xeno-card-alien-defense-center = Centre de Défense Alien
xeno-card-xeno-warrior-colony = Colonie de Guerriers Xenos
xeno-card-xeno-occupied-rebel-world = Monde Rebelle Occupé par les Xenos
xeno-card-xeno-forward-command = Quartier Général Avancé Xeno
xeno-card-anti-xeno-militia = Milice Anti-Xeno
xeno-card-alien-weapon-plans = Plans d’Armes Alien
xeno-card-uplift-terraforming = Terraformeurs Élevés
xeno-card-anti-xeno-assault-troops = Troupes d’Assaut Anti-Xeno
xeno-card-imperium-arms-factory = Usine d’Armes de l’Imperium
xeno-card-construction-corps = Corps du Génie
xeno-card-galactic-home-front = Front Intérieur Galactique
xeno-card-uplift-bio-engineers = Bio-Ingénieurs Élevés
xeno-card-imperium-war-profiteers = Profiteurs de Guerre de l’Imperium
xeno-card-terraforming-defenders = Défenseurs Terraformeurs
xeno-card-anti-xeno-rebel-force = Force Rebelle Anti-Xeno
xeno-card-alien-historians = Historiens des Aliens
xeno-card-anti-xeno-league = Ligue Anti-Xeno

# Comment les autres cartes les appellent

xeno-keyword-rebel = Rebelle
xeno-keyword-imperium = Imperium
xeno-keyword-alien = Alien
xeno-keyword-uplift = Élevé
xeno-keyword-terraforming = Terraformation
xeno-keyword-anti-xeno = Anti-Xeno
xeno-keyword-xeno = Xeno
xeno-good-novelty = nouveautés
xeno-good-rare = éléments rares
xeno-good-genes = génétique
xeno-good-alien = technologie alien
xeno-nature = { $sort ->
    [military] Monde militaire, défense { $cost }
    [civil] Monde, coût { $cost }
   *[development] Développement, coût { $cost }
}, { $variable ->
    [yes] points variables
   *[no] { $points }
}{ $more }.
xeno-makes-production = production { $good ->
    [novelty] de nouveautés
    [rare] d’éléments rares
    [genes] génétique
   *[alien] de technologie alien
}
xeno-makes-windfall = trouvaille { $good ->
    [novelty] de nouveautés
    [rare] d’éléments rares
    [genes] génétique
   *[alien] de technologie alien
}
xeno-has-chromosome = chromosome
xeno-band-and-power = { $band } : { $text }
xeno-band-explore = Explorer
xeno-band-develop = Développer
xeno-band-settle = Coloniser
xeno-band-trade = Vente
xeno-band-consume = Consommer
xeno-band-produce = Produire
xeno-band-when-placed = Au placement

# Ce qui se compte

xeno-each-novelty-production-world = monde de production de nouveautés
xeno-each-novelty-windfall-world = monde trouvaille de nouveautés
xeno-each-rare-production-world = monde de production d’éléments rares
xeno-each-rare-windfall-world = monde trouvaille d’éléments rares
xeno-each-genes-production-world = monde de production génétique
xeno-each-genes-windfall-world = monde trouvaille génétique
xeno-each-alien-production-world = monde de production de technologie alien
xeno-each-alien-windfall-world = monde trouvaille de technologie alien
xeno-each-novelty-kind-world = monde de nouveautés
xeno-each-rare-kind-world = monde d’éléments rares
xeno-each-genes-kind-world = monde génétique
xeno-each-alien-kind-world = monde de technologie alien
xeno-each-world = monde
xeno-each-military-world = monde militaire
xeno-each-nonmilitary-world = monde non militaire
xeno-each-rebel-military-world = monde militaire Rebelle
xeno-each-xeno-military-world = monde militaire Xeno
xeno-each-chromosome-world = monde marqué du chromosome
xeno-each-development = développement
xeno-each-development-of-cost-6 = développement à 6
xeno-each-development-with-explore-power = développement à pouvoir Explorer
xeno-each-development-with-trade-power = développement à pouvoir de vente
xeno-each-development-with-consume-power = développement à pouvoir Consommer
xeno-each-world-with-explore-power = monde à pouvoir Explorer
xeno-each-world-with-trade-power = monde à pouvoir de vente
xeno-each-world-with-consume-power = monde à pouvoir Consommer
xeno-each-alien-card = carte Alien
xeno-each-uplift-card = carte « Élevé »
xeno-each-imperium-card = carte Imperium
xeno-each-terraforming-card = carte Terraformation
xeno-each-anti-xeno-card = carte Anti-Xeno
xeno-each-anti-xeno-world = monde Anti-Xeno
xeno-each-anti-xeno-development = développement Anti-Xeno
xeno-each-military = point de force militaire, sans la force spécifique
xeno-each-three-chips = tranche de 3 PV en jetons
xeno-each-kind-produced = type de ressource que vous avez produit pendant cette phase
xeno-each-novelty-produced = ressource de nouveautés que vous avez produite pendant cette phase
xeno-each-rare-produced = ressource d’éléments rares que vous avez produite pendant cette phase
xeno-each-genes-produced = ressource génétique que vous avez produite pendant cette phase
xeno-each-alien-produced = ressource de technologie alien que vous avez produite pendant cette phase
xeno-each-pair-produced = paire de ressources que vous avez produites pendant cette phase
xeno-each-good = ressource sur vos mondes à la fin
xeno-each-pair-of-military-worlds = paire de mondes militaires
xeno-each-pair = paire de cartes de cette sorte : { $what }
xeno-score = { $points } par { $what }
xeno-score-named = { $points } par « { $what } »

# Les pouvoirs, en entier

xeno-goods = { $good ->
    [novelty] { $n } { $n ->
        [one] ressource
       *[other] ressources
    } de nouveautés
    [rare] { $n } { $n ->
        [one] ressource
       *[other] ressources
    } d’éléments rares
    [genes] { $n } { $n ->
        [one] ressource génétique
       *[other] ressources génétiques
    }
    [alien] { $n } { $n ->
        [one] ressource
       *[other] ressources
    } de technologie alien
   *[any] { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
}
xeno-another-good = une autre de n’importe quel type
xeno-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
}
xeno-more-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus
xeno-vp = { $n } PV
xeno-and = { $most } et { $last }
xeno-price-card = Défaussez une carte de votre main :{ " " }
xeno-price-itself = Défaussez cette carte de votre tableau :{ " " }
xeno-price-good = Défaussez { $goods } :{ " " }
xeno-for-each = { " " }pour chaque { $what }
xeno-against-xeno = { " " }contre les mondes et les invasions Xenos
xeno-against-rebel = { " " }contre les mondes militaires Rebelles
xeno-against-kind = { " " }contre les mondes { $good ->
    [novelty] de nouveautés
    [rare] d’éléments rares
    [genes] génétiques
   *[alien] de technologie alien
}
xeno-lasts = { " " }jusqu’à la fin de cette phase ou étape d’invasion
xeno-power-draw-extra = Piochez { $more }{ $each }.
xeno-power-keep-extra = Gardez { $more }.
xeno-power-draw-at-start = Au début de la phase, piochez { $cards }.
xeno-power-reduce-development = Vos développements coûtent { $n } de moins.
xeno-power-reduce-world = Vos mondes non militaires { $good ->
    [any] { "" }
    [novelty] de nouveautés{ " " }
    [rare] d’éléments rares{ " " }
    [genes] génétiques{ " " }
   *[alien] de technologie alien{ " " }
}coûtent { $n } de moins.
xeno-power-draw-after-development = Après avoir posé un développement, piochez { $cards }.
xeno-power-draw-after-world = Après avoir posé un monde, piochez { $cards }.
xeno-power-military = { $price }{ $n } de force militaire{ $against }{ $each }{ $lasts }.
xeno-power-pay-for-military = Posez un monde militaire { $only ->
    [yes] marqué du chromosome{ " " }
   *[no] { "" }
}comme s’il ne l’était pas, pour sa défense{ $n ->
    [0] { "" }
   *[other] { " " }moins { $n }
}. Jamais un monde Xeno{ $aliens ->
    [no] , mais la technologie alien est permise.
   *[yes] , ni un monde de technologie alien.
}
xeno-power-cost-becomes-zero = { $price }posez un monde non militaire pour 0. Jamais un monde de technologie alien.
xeno-power-defence = { $price }{ $n } de défense contre les invasions{ $lasting ->
    [yes] { " " }pendant cette étape
   *[no] { "" }
}.
xeno-power-sale = Quand vous vendez { $good ->
    [any] une ressource
    [here] la ressource de ce monde
    [novelty] une ressource de nouveautés
    [rare] une ressource d’éléments rares
    [genes] une ressource génétique
   *[alien] une ressource de technologie alien
}, piochez { $more }.
xeno-power-consume = Défaussez { $goods } pour { $reward }{ $times ->
    [1] { "" }
    [2] , deux fois si possible
   *[other] , autant de fois que possible jusqu’à { $times }
}.
xeno-power-consume-kinds = Défaussez 3 ressources de types différents pour { $reward }.
xeno-power-consume-each-kind = Défaussez une ressource de chaque type que vous avez, 4 au plus, pour { $reward } chacune.
xeno-power-consume-all = Défaussez toutes les ressources qui vous restent : 1 PV chacune, moins 1.
xeno-power-discard-cards = Vous pouvez défausser { $n ->
    [one] une carte de votre main pour 1 PV
   *[other] jusqu’à { $cards } de votre main pour 1 PV chacune
}. Cela n’est jamais doublé.
xeno-power-gain-chips = Prenez { $n } PV.
xeno-power-draw = Piochez { $cards }.
xeno-power-sell = Vendez une ressource { $bonuses ->
    [yes] avec vos pouvoirs de vente, comme par l’action Vente.
   *[no] à son seul prix, sans vos pouvoirs de vente.
}
xeno-power-guess = Annoncez un nombre de { $from } à { $to } et retournez une carte de la pioche : elle est à vous si c’est son coût ou sa défense.
xeno-power-produce-here = { $paid ->
    [yes] Vous pouvez défausser une carte de votre main pour que ce monde produise une ressource.
   *[no] Ce monde produit une ressource.
}
xeno-power-produce-windfall = { $paid ->
    [yes] Vous pouvez défausser une carte de votre main pour produire une ressource
   *[no] Produisez une ressource
} sur un monde trouvaille{ $good ->
    [any] { "" }
    [novelty] { " " }de nouveautés
    [rare] { " " }d’éléments rares
    [genes] { " " }génétique
   *[alien] { " " }de technologie alien
}.
xeno-power-draw-if-produced = Piochez { $cards } si ce monde a produit pendant cette phase.
xeno-power-draw-for-each = Piochez { $cards } pour chaque { $what }.
xeno-power-draw-if-most = Piochez { $cards } si personne d’autre n’a produit autant de ressources { $good ->
    [novelty] de nouveautés
    [rare] d’éléments rares
    [genes] génétiques
   *[alien] de technologie alien
} que vous pendant cette phase.
xeno-power-repair = Réparez { $n ->
    [one] un monde endommagé
   *[other] { $n } mondes endommagés
}.
xeno-power-add-good = Vous pouvez défausser une carte de votre main pour mettre une ressource sur ce monde.
xeno-power-in-invasion = { $text } Seulement en mode Invasion.

# Les pouvoirs, en quelques mots

xeno-short-good-any = ressource
xeno-short-good-novelty = nouveauté
xeno-short-good-rare = rare
xeno-short-good-genes = génétique
xeno-short-good-alien = alien
xeno-short-good-here = sa ressource
xeno-short-price-card = carte :{ " " }
xeno-short-price-itself = défausse :{ " " }
xeno-short-price-good = { $good } :{ " " }
xeno-short-against-everything = militaire
xeno-short-against-xeno = contre Xenos
xeno-short-against-rebel = contre Rebelles
xeno-short-against-kind = contre { $kind }
xeno-short-each = { " " }par { $what }
xeno-short-draw-extra = pioche +{ $n }{ $each }
xeno-short-keep-extra = garde +{ $n }
xeno-short-draw-at-start = d’abord, pioche { $n }
xeno-short-reduce-development = coût −{ $n }
xeno-short-reduce-world = { $good ->
    [any] mondes −{ $n }
   *[other] mondes ({ $kind }) −{ $n }
}
xeno-short-draw-after-development = pioche { $n } après la pose
xeno-short-draw-after-world = pioche { $n } après la pose
xeno-short-military = { $price }{ $n } { $against }{ $each }
xeno-short-pay-for-military = { $only ->
    [yes] payer un monde à chromosome
   *[no] payer un monde militaire
}{ $n ->
    [0] { "" }
   *[other] { " " }−{ $n }
}
xeno-short-cost-becomes-zero = { $price }monde pour 0
xeno-short-defence = { $price }{ $n } défense
xeno-short-sale = { $good ->
    [any] vente
   *[other] vente ({ $kind })
} +{ $n }
xeno-short-consume = { $goods } → { $reward }{ $times ->
    [1] { "" }
   *[other] { " " }×{ $times }
}
xeno-short-consume-kinds = 3 types → { $reward }
xeno-short-consume-each-kind = jusqu’à 4 types → { $reward } chacun
xeno-short-consume-all = tout → 1 PV chacune −1
xeno-short-discard-cards = { $n ->
    [one] 1 carte → 1 PV
   *[other] jusqu’à { $n } cartes → 1 PV chacune
}
xeno-short-gain-chips = { $n } PV
xeno-short-draw = pioche { $n }
xeno-short-sell = { $bonuses ->
    [yes] vendre une ressource
   *[no] vendre une ressource, sans bonus
}
xeno-short-guess = deviner de { $from } à { $to }
xeno-short-produce-here = { $price }produit
xeno-short-produce-windfall = { $price }{ $good ->
    [any] trouvaille
   *[other] trouvaille ({ $kind })
}
xeno-short-draw-if-produced = pioche { $n } s’il a produit
xeno-short-draw-for-each = pioche { $n } par { $what }
xeno-short-draw-if-most = pioche { $n } si le plus ({ $kind })
xeno-short-repair = répare { $n }
xeno-short-add-good = carte : ressource aussitôt
xeno-short-what-kind-produced = type produit
xeno-short-what-novelty-produced = nouveauté produite
xeno-short-what-rare-produced = rare produite
xeno-short-what-genes-produced = génétique produite
xeno-short-what-alien-produced = alien produite
xeno-short-what-pair-produced = 2 produites
xeno-short-what-pair-of-military-worlds = 2 mondes militaires
xeno-short-each-pair = 2 × { $what }
xeno-short-what-novelty-kind-world = monde nouveauté
xeno-short-what-rare-kind-world = monde rare
xeno-short-what-genes-kind-world = monde génétique
xeno-short-what-alien-kind-world = monde alien
xeno-short-what-nonmilitary-world = monde civil
xeno-short-what-rebel-military-world = monde mil. Rebelle
xeno-short-what-xeno-military-world = monde Xeno
xeno-short-what-chromosome-world = chromosome
xeno-short-what-imperium-card = carte Imperium
