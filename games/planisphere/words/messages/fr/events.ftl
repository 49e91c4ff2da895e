# Les cent événements : leur nom, et ce que chacun fait.

planisphere-event-gallows-luck = Veine de pendu
planisphere-event-gallows-luck-effect = L’épreuve des dés est réussie d’office : toute carte choisie en renfort atterrit.
planisphere-event-atlas = Atlas
planisphere-event-atlas-effect = Qui renforce nomme un continent ; l’unité s’y pose au hasard, sur une case que son terrain interdit lui permet.
planisphere-event-turbo = Turbo
planisphere-event-turbo-effect = Toutes les unités ont 4 en déplacement.
planisphere-event-sterility = Stérilité
planisphere-event-sterility-effect = Aucune gestation ne commence, et celles en cours n’avancent pas.
planisphere-event-truce = Trêve
planisphere-event-truce-effect = Ni tir ni combat : les ennemis d’une même case se supportent.
planisphere-event-fatigue = Fatigue
planisphere-event-fatigue-effect = Aucune unité n’avance de plus d’une case.
planisphere-event-reinforcements = Renfort
planisphere-event-reinforcements-effect = Chacun pioche une carte de plus et peut en faire atterrir une de plus, avec une épreuve pour chacune.
planisphere-event-indigestion = Indigestion
planisphere-event-indigestion-effect = Toutes les unités perdent 1 en déplacement.
planisphere-event-desertion = Désertion
planisphere-event-desertion-effect = La carte la plus faible de chaque réserve part sous la pioche ; à égalité, son maître choisit.
planisphere-event-traitor = Traître
planisphere-event-traitor-effect = La carte la plus forte de chaque réserve passe chez le joueur suivant, pour trois tours ; à égalité, son maître choisit.
planisphere-event-fertility = Fertilité
planisphere-event-fertility-effect = Pendant trois tours, toute gestation dure un seul tour.
planisphere-event-big-one = BIG-ONE
planisphere-event-big-one-effect = La côte ouest des États-Unis tremble : les unités qui s’y tiennent perdent 1 en attaque et 2 en défense.
planisphere-event-locusts = Nuage de criquets
planisphere-event-locusts-effect = Rien ne bouge en Afrique du Nord : on peut y entrer, pas y avancer ni en sortir.
planisphere-event-blizzard = Blizzard
planisphere-event-blizzard-effect = En U.R.S.S., les unités perdent 1 en attaque et 1 en défense, et aucun tir ne part ni n’arrive.
planisphere-event-sharks = Requins
planisphere-event-sharks-effect = Les unités de l’océan Atlantique sont détruites, et toute unité qui y entre l’est aussi.
planisphere-event-voodoo = Vaudou
planisphere-event-voodoo-effect = Une attaque magique de 4 frappe chaque unité d’Afrique du Sud et de Madagascar.
planisphere-event-greenhouse = Effet de serre
planisphere-event-greenhouse-effect = Toute glace fond et devient océan.
planisphere-event-monsoon = Mousson
planisphere-event-monsoon-effect = L’Inde est sous les eaux : aucun déplacement n’y entre, n’en sort, ni ne la traverse.
planisphere-event-disability = Incapacité
planisphere-event-disability-effect = Plus de tirs ni de capacités spéciales, faiblesses comprises.
planisphere-event-revolution = Révolution
planisphere-event-revolution-effect = Les unités du Mexique sont détruites.
planisphere-event-bug = Bug
planisphere-event-bug-effect = Les machines sont paralysées : ni déplacement, ni tir, ni attaque. Elles se défendent encore.
planisphere-event-paranoia = Paranoïa
planisphere-event-paranoia-effect = Chaque unité doit marcher vers la plus proche, amie ou non, et toutes celles d’une même case se battent ; on ne contrôle que des ennemies.
planisphere-event-virus = Virus
planisphere-event-virus-effect = Les unités d’Amérique centrale sont détruites, et toute unité qui y entre l’est aussi.
planisphere-event-radiation = Radiation
planisphere-event-radiation-effect = Les unités d’Europe sont détruites, et toute unité qui y entre l’est aussi.
planisphere-event-exhumation = Exhumation
planisphere-event-exhumation-effect = La dernière unité détruite revient là où elle est tombée, si la case lui est permise.
planisphere-event-irony = Ironie
planisphere-event-irony-effect = Les résultats s’inversent : la victime d’un combat survit et l’autre périt ; un contrôle manqué réussit, un contrôle réussi échoue.
planisphere-event-pacifism = Pacifisme
planisphere-event-pacifism-effect = Tirs et combats ont lieu, mais sans effet.
planisphere-event-migrations = Migrations
planisphere-event-migrations-effect = Chaque unité retire les dés de position et atterrit de nouveau, au risque de s’écraser.
planisphere-event-relocation = Déplacement
planisphere-event-relocation-effect = Chacun échange ses unités contre des cartes de sa réserve, autant que possible.
planisphere-event-ghosts = Spectres
planisphere-event-ghosts-effect = Les unités de moins de 4 en défense reculent d’une case, à l’opposé de leur propre dernier déplacement.
planisphere-event-bounty = Chasseur de prime
planisphere-event-bounty-effect = Chacun retire de la partie une unité ennemie.
planisphere-event-census = Recensement
planisphere-event-census-effect = Les réserves de plus de cinq cartes sont ramenées à cinq ; le surplus va sous la pioche.
planisphere-event-apocalypse = Apocalypse
planisphere-event-apocalypse-effect = Toutes les unités du plateau sont détruites.
planisphere-event-tsunami = Tsunami
planisphere-event-tsunami-effect = Le Japon devient océan : ses unités sont détruites, et toute unité qui y entre l’est aussi.
planisphere-event-shield = Bouclier
planisphere-event-shield-effect = Les faiblesses ne comptent plus.
planisphere-event-paroxysm = Paroxysme
planisphere-event-paroxysm-effect = Une fois, une unité attaquée de chaque camp peut se sacrifier et tout détruire à deux cases à la ronde.
planisphere-event-reincarnation = Réincarnation
planisphere-event-reincarnation-effect = Qui est détruit renaît au tour suivant là où il est tombé, avec une gestation plus longue d’un tour.
planisphere-event-drunkenness = Ivresse
planisphere-event-drunkenness-effect = On ne se déplace qu’en diagonale.
planisphere-event-darkness = Obscurité subite
planisphere-event-darkness-effect = Personne ne se déplace.
planisphere-event-miracle = Miracle
planisphere-event-miracle-effect = Toutes les unités détruites qui sont dans la pioche vont dans la réserve de leur dernier maître ; on ne pioche pas.
planisphere-event-breathless = Essoufflement
planisphere-event-breathless-effect = Toutes les unités ont 3 en attaque, 3 en défense et 1 en déplacement.
planisphere-event-voyeur = Voyeur
planisphere-event-voyeur-effect = Toutes les réserves sont étalées sur la table, puis reprises.
planisphere-event-take-off = Envol
planisphere-event-take-off-effect = Toutes les unités volent, jusqu’à la fin de la partie.
planisphere-event-hunt = Chasse
planisphere-event-hunt-effect = Les unités volantes sont détruites.
planisphere-event-hurricane = Ouragan
planisphere-event-hurricane-effect = Les unités de l’océan Atlantique sont détruites.
planisphere-event-furnace = Fournaise
planisphere-event-furnace-effect = Les océans s’assèchent et deviennent déserts.
planisphere-event-deluge = Déluge
planisphere-event-deluge-effect = Tout le plateau devient océan.
planisphere-event-celerity = Célérité
planisphere-event-celerity-effect = Qui se défend frappe le premier, sauf contre une unité qui a la Célérité.
planisphere-event-boomerang = Boomerang
planisphere-event-boomerang-effect = Les tirs reviennent frapper le tireur.
planisphere-event-hold-up = Hold-up
planisphere-event-hold-up-effect = Chacun prend une carte au hasard dans la réserve du joueur suivant qui en a.
planisphere-event-shortage = Pénurie
planisphere-event-shortage-effect = On ne pioche pas.
planisphere-event-lightning = Foudre
planisphere-event-lightning-effect = Chacun lance les dés de position ; tout ce qui est sur la case est détruit.
planisphere-event-cybernetics = Cybernétique
planisphere-event-cybernetics-effect = Toutes les unités sont des machines.
planisphere-event-doping = Dopage
planisphere-event-doping-effect = Les unités de plus de 5 en attaque sont retirées de la partie.
planisphere-event-rebellion = Rébellion
planisphere-event-rebellion-effect = Chacun perd une carte de réserve au hasard, qui va sous la pioche.
planisphere-event-booby-trap = Chausse-trappe
planisphere-event-booby-trap-effect = Toutes les réserves sont retirées de la partie.
planisphere-event-cheating = Triche
planisphere-event-cheating-effect = Les unités qui ont gagné un combat au tour qui s’achève sont retirées de la partie.
planisphere-event-carapace = Carapace
planisphere-event-carapace-effect = Au contact, qui se défend gagne 1 en défense.
planisphere-event-postponed = Match différé
planisphere-event-postponed-effect = Tirs et combats sont remis au tour d’après.
planisphere-event-stray-shots = Tir manqué
planisphere-event-stray-shots-effect = Chaque tir tombe à une case de sa cible, et frappe qui s’y trouve.
planisphere-event-resignation = Démission
planisphere-event-resignation-effect = Chacun retire de la partie une carte de sa réserve.
planisphere-event-taboo = Tabou
planisphere-event-taboo-effect = Une unité qui atterrit ne peut pas entrer en gestation dans le même tour.
planisphere-event-crusade = Croisade
planisphere-event-crusade-effect = Une unité qui a le Contrôle ne peut pas être détruite.
planisphere-event-hacker = Pirate informatique
planisphere-event-hacker-effect = Les machines passent chez le joueur suivant, le temps d’un tour.
planisphere-event-famine = Famine
planisphere-event-famine-effect = Chacun détruit la moitié de ses unités, arrondie au-dessus.
planisphere-event-featherweight = Poids-plume
planisphere-event-featherweight-effect = Avant de bouger, une unité peut échanger 1 en attaque et 1 en défense contre 1 en déplacement et la Célérité.
planisphere-event-blasphemy = Blasphème
planisphere-event-blasphemy-effect = Les martyrs ont le Contrôle, et qui avait le Contrôle est martyr.
planisphere-event-countdown = Compte à rebours
planisphere-event-countdown-effect = Les unités sur le plateau n’ont plus que deux tours à vivre.
planisphere-event-exile = Exil
planisphere-event-exile-effect = Chacun remet une de ses unités sur le dessus de la pioche.
planisphere-event-slippery = Terrain glissant
planisphere-event-slippery-effect = Avant les déplacements, chaque unité glisse d’une case vers l’ouest, si elle le peut.
planisphere-event-seasickness = Mal de mer
planisphere-event-seasickness-effect = Les unités marines en pleine mer s’échouent sur la rive la plus proche ; sans rive permise, elles sont détruites.
planisphere-event-magic-wand = Baguette magique
planisphere-event-magic-wand-effect = Chacun échange les cases de deux de ses unités.
planisphere-event-hospital = Hospitalisation
planisphere-event-hospital-effect = Les femelles sont mâles, et les mâles femelles.
planisphere-event-abomination = Abomination
planisphere-event-abomination-effect = L’attaquant prend peur : il retourne d’où il vient s’il peut s’y tenir, sans combat ni contrôle.
planisphere-event-claws = Griffes
planisphere-event-claws-effect = Au contact, qui attaque gagne 1 en attaque.
planisphere-event-dunes = Dunes
planisphere-event-dunes-effect = Tout le plateau devient désert.
planisphere-event-radar = Radar
planisphere-event-radar-effect = Les unités qui ont 3 en déplacement sont détruites.
planisphere-event-phantom = Fantôme
planisphere-event-phantom-effect = Un martyr qui se sacrifie reste un tour de plus, martyr et doué de Contrôle, puis disparaît.
planisphere-event-atonement = Expiation
planisphere-event-atonement-effect = Les unités qui ont plus de deux victoires sont retirées de la partie.
planisphere-event-sneeze = Atchoum
planisphere-event-sneeze-effect = Chaque unité recule de trois cases, à l’opposé de son propre dernier déplacement, ou d’autant qu’elle le peut.
planisphere-event-substitution = Remplacement
planisphere-event-substitution-effect = Chacun remplace une de ses unités par une carte de sa réserve, qui ne se déplacera pas au tour suivant.
planisphere-event-wager = Pari
planisphere-event-wager-effect = Chacun mise une carte ; le plus haut dé de 20 emporte toutes les mises.
planisphere-event-brainwashing = Lavage de cerveau
planisphere-event-brainwashing-effect = La pioche est mélangée, puis chacun tire trois cartes.
planisphere-event-wounded = Blessé
planisphere-event-wounded-effect = Chacun remplace une de ses unités par une carte de sa réserve.
planisphere-event-elixir = Élixir
planisphere-event-elixir-effect = Toute gestation dure un tour de plus, celles en cours comprises.
planisphere-event-fine = Mise à l’amende
planisphere-event-fine-effect = Chacun renonce à ses tirs et à ses attaques du tour suivant, ou détruit une de ses unités.
planisphere-event-nostalgia = Nostalgie
planisphere-event-nostalgia-effect = La dernière unité détruite va dans la réserve de son dernier maître.
planisphere-event-mutation = Mutation
planisphere-event-mutation-effect = Toutes les valeurs sont à 1, le tir à une case et force 1.
planisphere-event-glue = Colle
planisphere-event-glue-effect = Toutes les unités sont paralysées : ni déplacement, ni tir, ni attaque. Elles se défendent encore.
planisphere-event-kamikaze = Kamikaze
planisphere-event-kamikaze-effect = Chacun peut sacrifier une de ses unités pour en détruire une ennemie.
planisphere-event-inquisition = Inquisition
planisphere-event-inquisition-effect = Les unités qui ont le Contrôle sont détruites.
planisphere-event-delay = Retard
planisphere-event-delay-effect = On ne pioche pas.
planisphere-event-abyss = Abysses
planisphere-event-abyss-effect = Les unités sur une case d’océan perdent 1 en attaque et 1 en défense.
planisphere-event-surveillance = Surveillance
planisphere-event-surveillance-effect = Les unités qui ne peuvent pas se battre sont détruites : en gestation, empêchées d’attaquer par un événement, ou sans attaque ni tir.
planisphere-event-macho-inquisition = Inquisition machiste
planisphere-event-macho-inquisition-effect = Toutes les femelles sont détruites.
planisphere-event-witch = Sorcière
planisphere-event-witch-effect = Les femelles d’Europe sont détruites.
planisphere-event-sabotage = Sabotage
planisphere-event-sabotage-effect = Les machines sont paralysées : ni déplacement, ni tir, ni attaque. Elles se défendent encore.
planisphere-event-magic-guard = Garde magique
planisphere-event-magic-guard-effect = Les attaquants d’une unité attaquée par plusieurs sont téléportés au hasard, sans combat ni contrôle.
planisphere-event-cuckold = Cocu
planisphere-event-cuckold-effect = Une femelle qui partage sa case avec un mâle hors gestation est détruite.
planisphere-event-bushido = Bushido
planisphere-event-bushido-effect = Les unités d’Asie gagnent 1 en attaque.

# Ce qu’un événement demande

planisphere-event-desertion-question = Quelle carte part sous la pioche ?
planisphere-event-traitor-question = Quelle carte passe chez le joueur suivant ?
planisphere-event-relocation-question = Quelle unité échanger contre quelle carte ?
planisphere-event-bounty-question = Quelle unité ennemie retirer de la partie ?
planisphere-event-census-question = Quelle carte mettre sous la pioche ? Il doit en rester cinq.
planisphere-event-resignation-question = Quelle carte de réserve retirer de la partie ?
planisphere-event-famine-question = Quelle unité détruire ?
planisphere-event-exile-question = Quelle unité remettre sur la pioche ?
planisphere-event-seasickness-question = Sur quelle rive échouer ?
planisphere-event-magic-wand-question = Quelles unités échanger de place ?
planisphere-event-substitution-question = Quelle unité remplacer par quelle carte ? Elle ne bougera pas au prochain tour.
planisphere-event-wager-question = Que miser ?
planisphere-event-wounded-question = Quelle unité remplacer par quelle carte ?
planisphere-event-fine-question = Renoncer aux tirs et aux attaques du prochain tour, ou détruire une unité ?
planisphere-event-kamikaze-question = Quelle unité sacrifier contre quelle ennemie ?

# Ce qui arrive par un événement

planisphere-news-rolled = { $me ->
    [yes] Vous tirez { $number } : { $event }.
   *[no] { $name } tire { $number } : { $event }.
}
planisphere-news-over = { $event } : c’est fini.
planisphere-news-removed = { $me ->
    [yes] Votre carte { $unit } est retirée de la partie.
   *[no] La carte { $unit } { DE($name) } est retirée de la partie.
}
planisphere-news-discarded = { $me ->
    [yes] Votre carte { $unit } part sous la pioche.
   *[no] La carte { $unit } { DE($name) } part sous la pioche.
}
planisphere-news-pushed = { $me ->
    [yes] Votre unité { $unit } se retrouve en { $square }.
   *[no] L’unité { $unit } { DE($name) } se retrouve en { $square }.
}
planisphere-news-replaced = { $me ->
    [yes] Vous remplacez l’unité { $unit } par { LE($other) }, en { $square }.
   *[no] { $name } remplace l’unité { $unit } par { LE($other) }, en { $square }.
}
planisphere-news-swapped = { $me ->
    [yes] Vous échangez les cases des unités { $unit } et { $other }.
   *[no] { $name } échange les cases des unités { $unit } et { $other }.
}
planisphere-news-laid-open = Toutes les réserves sont étalées sur la table.
planisphere-news-lightning = { $me ->
    [yes] La foudre que vous lancez tombe en { $square }.
   *[no] La foudre lancée par { $name } tombe en { $square }.
}
planisphere-news-staked = { $me ->
    [yes] Vous misez { LE($unit) }.
   *[no] { $name } mise { LE($unit) }.
}
planisphere-news-threw = { $me ->
    [yes] Vous lancez le dé de 20 : { $number }.
   *[no] { $name } lance le dé de 20 : { $number }.
}
planisphere-news-pot = { $me ->
    [yes] Vous emportez toutes les mises.
   *[no] { $name } emporte toutes les mises.
}
planisphere-news-fined = { $me ->
    [yes] Vous renoncez à tirer et à attaquer au prochain tour.
   *[no] { $name } renonce à tirer et à attaquer au prochain tour.
}
planisphere-news-exiled = { $me ->
    [yes] Votre unité { $unit } retourne sur le dessus de la pioche.
   *[no] L’unité { $unit } { DE($name) } retourne sur le dessus de la pioche.
}
planisphere-news-shuffled = La pioche est mélangée.
planisphere-news-strayed = Le tir { DU($unit) } dévie vers { $square } et touche { LE($other) }.
planisphere-news-lost = Le tir { DU($unit) } dévie vers { $square } et se perd.
planisphere-news-exploded = { $me ->
    [yes] Votre unité { $unit } se sacrifie et fait tout sauter autour de { $square }.
   *[no] L’unité { $unit } { DE($name) } se sacrifie et fait tout sauter autour de { $square }.
}
planisphere-news-lingers = Le fantôme { DU($unit) } s’attarde en { $square }.
planisphere-news-frightened = L’unité { $unit } prend peur devant { LE($other) }.
planisphere-news-teleported = L’unité { $unit } est téléportée au loin.
planisphere-news-passed = { $me ->
    [yes] Votre carte { $unit } passe dans la réserve { DE($to) }.
   *[no] La carte { $unit } passe de la réserve { DE($name) } à celle { DE($to) }.
}
planisphere-news-went-home = { $me ->
    [yes] L’unité { $unit } revient chez vous.
   *[no] L’unité { $unit } revient chez { $name }.
}
planisphere-news-recalled = { $me ->
    [yes] La carte { $unit } revient dans votre réserve.
   *[no] La carte { $unit } revient dans la réserve { DE($name) }.
}
planisphere-news-returned = { $me ->
    [yes] Votre unité { $unit } revient sur le plateau, en { $square }.
   *[no] L’unité { $unit } { DE($name) } revient sur le plateau, en { $square }.
}
planisphere-news-spared = { $me ->
    [yes] Votre unité { $unit } ne peut pas être détruite.
   *[no] L’unité { $unit } { DE($name) } ne peut pas être détruite.
}
planisphere-news-came-back = Le tir { DU($unit) } fait demi-tour.

# Pourquoi un événement refuse un coup

planisphere-why-paralysed = Un événement paralyse cette unité.
planisphere-why-pinned = Cette unité vient d’en remplacer une autre : elle ne se déplace pas ce tour-ci.
planisphere-why-tried = Cette carte a déjà eu son épreuve d’arrivée ce tour-ci.
planisphere-why-blizzard = Dans le blizzard, aucun tir ne part d’U.R.S.S. ni n’y arrive.
planisphere-why-locusts = Les criquets ne laissent rien sortir d’Afrique du Nord.
planisphere-why-monsoon = L’Inde est sous les eaux : on n’y entre pas, on n’en sort pas, on ne la traverse pas.
planisphere-why-safe = Rien ne peut détruire l’une des deux.
planisphere-why-lingering = Cette unité martyre s’est déjà sacrifiée.
planisphere-why-newcomer = Une unité qui a atterri ce tour-ci ne peut pas entrer en gestation.
planisphere-why-no-paroxysm = Seule l’unité attaquée peut se sacrifier.
planisphere-why-driven = La paranoïa pousse cette unité vers la plus proche, et elle doit y aller.
planisphere-why-no-ground = Ce continent n’a pas de case permise à cette unité.
planisphere-why-too-frail = Cette unité ne peut pas s’alléger maintenant.
planisphere-why-no-choice = L’événement ne laisse pas ce choix.
