# The hundred events: their names, and what each does.

planisphere-event-gallows-luck = The Luck of the Hanged
planisphere-event-gallows-luck-effect = The arrival test succeeds by itself: every card chosen as a reinforcement lands.
planisphere-event-atlas = Atlas
planisphere-event-atlas-effect = Whoever reinforces names a continent; the unit lands there at random, on a square that its forbidden terrain allows.
planisphere-event-turbo = Turbo
planisphere-event-turbo-effect = Every unit has a movement of 4.
planisphere-event-sterility = Sterility
planisphere-event-sterility-effect = No gestation begins, and those under way make no progress.
planisphere-event-truce = Truce
planisphere-event-truce-effect = No shot and no combat: enemies on one square put up with each other.
planisphere-event-fatigue = Fatigue
planisphere-event-fatigue-effect = No unit moves more than one square.
planisphere-event-reinforcements = Reinforcements
planisphere-event-reinforcements-effect = Everybody draws one more card and may land one more, with one arrival test for each.
planisphere-event-indigestion = Indigestion
planisphere-event-indigestion-effect = Every unit loses 1 movement.
planisphere-event-desertion = Desertion
planisphere-event-desertion-effect = The weakest card of every reserve goes under the draw pile; of several, its owner chooses.
planisphere-event-traitor = Traitor
planisphere-event-traitor-effect = The strongest card of every reserve goes over to the next player, for three turns; of several, its owner chooses.
planisphere-event-fertility = Fertility
planisphere-event-fertility-effect = For three turns, every gestation takes a single turn.
planisphere-event-big-one = The BIG ONE
planisphere-event-big-one-effect = The west coast of the United States shakes: units there lose 1 attack and 2 defence.
planisphere-event-locusts = A Cloud of Locusts
planisphere-event-locusts-effect = Nothing moves in North Africa: units may enter, but neither go on nor leave.
planisphere-event-blizzard = Blizzard
planisphere-event-blizzard-effect = In the USSR units lose 1 attack and 1 defence, and no shot leaves or arrives.
planisphere-event-sharks = Sharks
planisphere-event-sharks-effect = Units in the Atlantic are destroyed, and so is every unit that enters it.
planisphere-event-voodoo = Voodoo
planisphere-event-voodoo-effect = A magic attack of 4 strikes every unit in South Africa and Madagascar.
planisphere-event-greenhouse = Greenhouse Effect
planisphere-event-greenhouse-effect = All ice melts and becomes ocean.
planisphere-event-monsoon = Monsoon
planisphere-event-monsoon-effect = India is flooded: no movement goes in, out or through.
planisphere-event-disability = Disability
planisphere-event-disability-effect = No more shots and no more special abilities, weaknesses included.
planisphere-event-revolution = Revolution
planisphere-event-revolution-effect = Units in Mexico are destroyed.
planisphere-event-bug = Bug
planisphere-event-bug-effect = Machines are paralysed: no move, no shot, no attack. They still defend themselves.
planisphere-event-paranoia = Paranoia
planisphere-event-paranoia-effect = Every unit must walk towards the nearest one, friend or not, and all that share a square fight; one takes over enemies only.
planisphere-event-virus = Virus
planisphere-event-virus-effect = Units in Central America are destroyed, and so is every unit that enters it.
planisphere-event-radiation = Radiation
planisphere-event-radiation-effect = Units in Europe are destroyed, and so is every unit that enters it.
planisphere-event-exhumation = Exhumation
planisphere-event-exhumation-effect = The last unit destroyed comes back where it fell, if the square allows it.
planisphere-event-irony = Irony
planisphere-event-irony-effect = Results are reversed: the victim of a combat survives and the other perishes; a failed control succeeds, a successful one fails.
planisphere-event-pacifism = Pacifism
planisphere-event-pacifism-effect = Shots and combats take place, without effect.
planisphere-event-migrations = Migrations
planisphere-event-migrations-effect = Every unit throws the landing dice again and lands anew, at the risk of a crash.
planisphere-event-relocation = Relocation
planisphere-event-relocation-effect = Everybody swaps units for cards of the reserve, as many as possible.
planisphere-event-ghosts = Spectres
planisphere-event-ghosts-effect = Units with a defence below 4 step back one square along their own last move.
planisphere-event-bounty = Bounty Hunter
planisphere-event-bounty-effect = Everybody takes one enemy unit out of the game.
planisphere-event-census = Census
planisphere-event-census-effect = Reserves of more than five cards go down to five; what is too much goes under the draw pile.
planisphere-event-apocalypse = Apocalypse
planisphere-event-apocalypse-effect = Every unit on the board is destroyed.
planisphere-event-tsunami = Tsunami
planisphere-event-tsunami-effect = Japan becomes ocean: its units are destroyed, and so is every unit that enters it.
planisphere-event-shield = Shield
planisphere-event-shield-effect = Weaknesses no longer count.
planisphere-event-paroxysm = Paroxysm
planisphere-event-paroxysm-effect = Once for each side, a unit under attack may sacrifice itself and destroy everything within two squares.
planisphere-event-reincarnation = Reincarnation
planisphere-event-reincarnation-effect = Whatever is destroyed is reborn the turn after where it fell, with a gestation one turn longer.
planisphere-event-drunkenness = Drunkenness
planisphere-event-drunkenness-effect = Units move diagonally only.
planisphere-event-darkness = Sudden Darkness
planisphere-event-darkness-effect = Nobody moves.
planisphere-event-miracle = Miracle
planisphere-event-miracle-effect = All destroyed units that lie in the draw pile go to the reserve of their last master; nobody draws.
planisphere-event-breathless = Out of Breath
planisphere-event-breathless-effect = Every unit has attack 3, defence 3 and movement 1.
planisphere-event-voyeur = Peeping Tom
planisphere-event-voyeur-effect = All reserves are laid open on the table, then taken back.
planisphere-event-take-off = Take-off
planisphere-event-take-off-effect = Every unit flies, until the end of the game.
planisphere-event-hunt = The Hunt
planisphere-event-hunt-effect = Flying units are destroyed.
planisphere-event-hurricane = Hurricane
planisphere-event-hurricane-effect = Units in the Atlantic are destroyed.
planisphere-event-furnace = Furnace
planisphere-event-furnace-effect = The oceans dry up and become deserts.
planisphere-event-deluge = Deluge
planisphere-event-deluge-effect = The whole board becomes ocean.
planisphere-event-celerity = Celerity
planisphere-event-celerity-effect = The defender strikes first, except against a unit that has Celerity.
planisphere-event-boomerang = Boomerang
planisphere-event-boomerang-effect = Shots come back and hit the shooter.
planisphere-event-hold-up = Hold-up
planisphere-event-hold-up-effect = Everybody takes a random card from the reserve of the next player who has any.
planisphere-event-shortage = Shortage
planisphere-event-shortage-effect = Nobody draws.
planisphere-event-lightning = Lightning
planisphere-event-lightning-effect = Everybody throws the landing dice; everything on the square is destroyed.
planisphere-event-cybernetics = Cybernetics
planisphere-event-cybernetics-effect = Every unit is a machine.
planisphere-event-doping = Doping
planisphere-event-doping-effect = Units with an attack above 5 are taken out of the game.
planisphere-event-rebellion = Rebellion
planisphere-event-rebellion-effect = Everybody loses a random reserve card, which goes under the draw pile.
planisphere-event-booby-trap = Booby Trap
planisphere-event-booby-trap-effect = All reserves are taken out of the game.
planisphere-event-cheating = Cheating
planisphere-event-cheating-effect = Units that won a combat in the turn just finished are taken out of the game.
planisphere-event-carapace = Carapace
planisphere-event-carapace-effect = In contact, the defender gains 1 defence.
planisphere-event-postponed = Match Postponed
planisphere-event-postponed-effect = Shots and combats are put off until the turn after.
planisphere-event-stray-shots = Stray Shots
planisphere-event-stray-shots-effect = Every shot falls one square away from its target, and hits whoever is there.
planisphere-event-resignation = Resignation
planisphere-event-resignation-effect = Everybody takes one card of their reserve out of the game.
planisphere-event-taboo = Taboo
planisphere-event-taboo-effect = A unit that lands may not begin a gestation in the same turn.
planisphere-event-crusade = Crusade
planisphere-event-crusade-effect = A unit that has Control cannot be destroyed.
planisphere-event-hacker = Hacker
planisphere-event-hacker-effect = Machines go over to the next player, for one turn.
planisphere-event-famine = Famine
planisphere-event-famine-effect = Everybody destroys half of their units, rounded up.
planisphere-event-featherweight = Featherweight
planisphere-event-featherweight-effect = Before it moves, a unit may trade 1 attack and 1 defence for 1 movement and Celerity.
planisphere-event-blasphemy = Blasphemy
planisphere-event-blasphemy-effect = Martyrs have Control, and those that had Control are martyrs.
planisphere-event-countdown = Countdown
planisphere-event-countdown-effect = The units on the board have two turns left to live.
planisphere-event-exile = Exile
planisphere-event-exile-effect = Everybody puts one of their units on top of the draw pile.
planisphere-event-slippery = Slippery Ground
planisphere-event-slippery-effect = Before anybody moves, every unit slides one square west, if it can.
planisphere-event-seasickness = Seasickness
planisphere-event-seasickness-effect = Marine units on the open sea run aground on the nearest shore; without a shore that allows them they are destroyed.
planisphere-event-magic-wand = Magic Wand
planisphere-event-magic-wand-effect = Everybody swaps the squares of two of their units.
planisphere-event-hospital = Hospital
planisphere-event-hospital-effect = Females are males, and males females.
planisphere-event-abomination = Abomination
planisphere-event-abomination-effect = The attacker takes fright: it goes back where it came from if it may stand there, without a fight or a control.
planisphere-event-claws = Claws
planisphere-event-claws-effect = In contact, the attacker gains 1 attack.
planisphere-event-dunes = Dunes
planisphere-event-dunes-effect = The whole board becomes desert.
planisphere-event-radar = Radar
planisphere-event-radar-effect = Units with a movement of 3 are destroyed.
planisphere-event-phantom = Phantom
planisphere-event-phantom-effect = A martyr that sacrifices itself stays one more turn, a martyr with Control, then is gone.
planisphere-event-atonement = Atonement
planisphere-event-atonement-effect = Units with more than two victories are taken out of the game.
planisphere-event-sneeze = Atishoo
planisphere-event-sneeze-effect = Every unit is thrown back three squares along its own last move, or as far as it can go.
planisphere-event-substitution = Substitution
planisphere-event-substitution-effect = Everybody replaces one unit by a card of the reserve, which will not move next turn.
planisphere-event-wager = Wager
planisphere-event-wager-effect = Everybody stakes a card; the highest twenty-sided die takes all stakes.
planisphere-event-brainwashing = Brainwashing
planisphere-event-brainwashing-effect = The draw pile is shuffled, then everybody draws three cards.
planisphere-event-wounded = Wounded
planisphere-event-wounded-effect = Everybody replaces one unit by a card of the reserve.
planisphere-event-elixir = Elixir
planisphere-event-elixir-effect = Every gestation takes one more turn, those under way included.
planisphere-event-fine = Fined
planisphere-event-fine-effect = Everybody gives up shooting and attacking next turn, or destroys one of their units.
planisphere-event-nostalgia = Nostalgia
planisphere-event-nostalgia-effect = The last unit destroyed goes to the reserve of its last master.
planisphere-event-mutation = Mutation
planisphere-event-mutation-effect = All values are 1, with a shot of one square and force 1.
planisphere-event-glue = Glue
planisphere-event-glue-effect = Every unit is paralysed: no move, no shot, no attack. They still defend themselves.
planisphere-event-kamikaze = Kamikaze
planisphere-event-kamikaze-effect = Everybody may sacrifice one unit to destroy an enemy one.
planisphere-event-inquisition = Inquisition
planisphere-event-inquisition-effect = Units that have Control are destroyed.
planisphere-event-delay = Delay
planisphere-event-delay-effect = Nobody draws.
planisphere-event-abyss = The Abyss
planisphere-event-abyss-effect = Units on a square with ocean lose 1 attack and 1 defence.
planisphere-event-surveillance = Surveillance
planisphere-event-surveillance-effect = Units that cannot fight are destroyed: in gestation, barred from attacking by an event, or with neither attack nor shot.
planisphere-event-macho-inquisition = Macho Inquisition
planisphere-event-macho-inquisition-effect = All females are destroyed.
planisphere-event-witch = Witch Hunt
planisphere-event-witch-effect = Females in Europe are destroyed.
planisphere-event-sabotage = Sabotage
planisphere-event-sabotage-effect = Machines are paralysed: no move, no shot, no attack. They still defend themselves.
planisphere-event-magic-guard = Magic Guard
planisphere-event-magic-guard-effect = When a unit is attacked by several, its attackers are teleported at random, without a fight or a control.
planisphere-event-cuckold = Cuckold
planisphere-event-cuckold-effect = A female that shares its square with a male not in gestation is destroyed.
planisphere-event-bushido = Bushido
planisphere-event-bushido-effect = Units in Asia gain 1 attack.

# What an event asks

planisphere-event-desertion-question = Which card goes under the draw pile?
planisphere-event-traitor-question = Which card goes over to the next player?
planisphere-event-relocation-question = Which unit do you swap for which card?
planisphere-event-bounty-question = Which enemy unit do you take out of the game?
planisphere-event-census-question = Which card goes under the draw pile? Five shall remain.
planisphere-event-resignation-question = Which reserve card do you take out of the game?
planisphere-event-famine-question = Which unit do you destroy?
planisphere-event-exile-question = Which unit goes back on the draw pile?
planisphere-event-seasickness-question = On which shore do you run aground?
planisphere-event-magic-wand-question = Which units swap places?
planisphere-event-substitution-question = Which unit do you replace by which card? It will not move next turn.
planisphere-event-wager-question = What do you stake?
planisphere-event-wounded-question = Which unit do you replace by which card?
planisphere-event-fine-question = Give up next turn’s shots and attacks, or destroy a unit?
planisphere-event-kamikaze-question = Which unit do you sacrifice for which enemy?

# What happens through an event

planisphere-news-rolled = { $me ->
    [yes] You roll { $number }: { $event }.
   *[no] { $name } rolls { $number }: { $event }.
}
planisphere-news-over = { $event }: it is over.
planisphere-news-removed = { $me ->
    [yes] Your { $unit } card is taken out of the game.
   *[no] { $name }’s { $unit } card is taken out of the game.
}
planisphere-news-discarded = { $me ->
    [yes] Your { $unit } card goes under the draw pile.
   *[no] { $name }’s { $unit } card goes under the draw pile.
}
planisphere-news-pushed = { $me ->
    [yes] Your { $unit } { AGREE($unit, "ends", "end") } up in { $square }.
   *[no] { $name }’s { $unit } { AGREE($unit, "ends", "end") } up in { $square }.
}
planisphere-news-replaced = { $me ->
    [yes] You replace { $unit } by { $other } in { $square }.
   *[no] { $name } replaces { $unit } by { $other } in { $square }.
}
planisphere-news-swapped = { $me ->
    [yes] You swap the squares of { $unit } and { $other }.
   *[no] { $name } swaps the squares of { $unit } and { $other }.
}
planisphere-news-laid-open = All reserves are laid open on the table.
planisphere-news-lightning = { $me ->
    [yes] The lightning that you throw strikes { $square }.
   *[no] The lightning that { $name } throws strikes { $square }.
}
planisphere-news-staked = { $me ->
    [yes] You stake { $unit }.
   *[no] { $name } stakes { $unit }.
}
planisphere-news-threw = { $me ->
    [yes] You throw the twenty-sided die: { $number }.
   *[no] { $name } throws the twenty-sided die: { $number }.
}
planisphere-news-pot = { $me ->
    [yes] You take all stakes.
   *[no] { $name } takes all stakes.
}
planisphere-news-fined = { $me ->
    [yes] You give up shooting and attacking next turn.
   *[no] { $name } gives up shooting and attacking next turn.
}
planisphere-news-exiled = { $me ->
    [yes] Your { $unit } { AGREE($unit, "goes", "go") } back on top of the draw pile.
   *[no] { $name }’s { $unit } { AGREE($unit, "goes", "go") } back on top of the draw pile.
}
planisphere-news-shuffled = The draw pile is shuffled.
planisphere-news-strayed = The shot of { $unit } strays to { $square } and finds { $other }.
planisphere-news-lost = The shot of { $unit } strays to { $square } and is lost.
planisphere-news-exploded = { $me ->
    [yes] Your { $unit } { AGREE($unit, "sacrifices itself and blows", "sacrifice themselves and blow") } up everything around { $square }.
   *[no] { $name }’s { $unit } { AGREE($unit, "sacrifices itself and blows", "sacrifice themselves and blow") } up everything around { $square }.
}
planisphere-news-lingers = The phantom of { $unit } lingers in { $square }.
planisphere-news-frightened = The { $unit } unit takes fright at { $other }.
planisphere-news-teleported = The { $unit } unit is teleported away.
planisphere-news-passed = { $me ->
    [yes] Your { $unit } card passes to { $to }’s reserve.
   *[no] The { $unit } card passes from { $name }’s reserve to { $to }’s.
}
planisphere-news-went-home = { $me ->
    [yes] { $unit } { AGREE($unit, "comes", "come") } home to you.
   *[no] { $unit } { AGREE($unit, "comes", "come") } home to { $name }.
}
planisphere-news-recalled = { $me ->
    [yes] The { $unit } card comes back to your reserve.
   *[no] The { $unit } card comes back to { $name }’s reserve.
}
planisphere-news-returned = { $me ->
    [yes] Your { $unit } { AGREE($unit, "comes", "come") } back onto the board, in { $square }.
   *[no] { $name }’s { $unit } { AGREE($unit, "comes", "come") } back onto the board, in { $square }.
}
planisphere-news-spared = { $me ->
    [yes] Your { $unit } cannot be destroyed.
   *[no] { $name }’s { $unit } cannot be destroyed.
}
planisphere-news-came-back = The shot of { $unit } turns round.

# Why an event refuses a move

planisphere-why-paralysed = An event paralyses that unit.
planisphere-why-pinned = That unit has just replaced another: it does not move in this turn.
planisphere-why-tried = That card has had its arrival test in this turn.
planisphere-why-blizzard = No shot leaves or reaches the USSR in the blizzard.
planisphere-why-locusts = The locusts let nothing leave North Africa.
planisphere-why-monsoon = India is flooded: nothing moves in, out or through.
planisphere-why-safe = Nothing can destroy one of the two.
planisphere-why-lingering = That martyr has made its sacrifice.
planisphere-why-newcomer = A unit that has landed in this turn may not begin a gestation.
planisphere-why-no-paroxysm = Only the unit under attack may sacrifice itself.
planisphere-why-driven = Paranoia drives that unit towards the nearest one, and it has to go.
planisphere-why-no-ground = That continent has no square that the unit may enter.
planisphere-why-too-frail = That unit cannot make itself light now.
planisphere-why-no-choice = The event does not leave that choice.
