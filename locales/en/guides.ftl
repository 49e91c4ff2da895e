# First games.

guide-step = { $n } of { $of }
guide-wait = Watch for a moment: the table plays on.
guide-hold = That is possible too. For this first game, do what is marked: the words above the buttons say why.
guide-onwards = Play a real game

# Oh no... INVASION!!!

guide-oh-no-draw = Three stations hold the wall. On your turn you act once or twice: draw a card, or give cards away. After each action the Matrice sends an alien. Draw a card.
guide-oh-no-give = You may act a second time. Your hub carries cards to another player, who may need them more than you. Begin to give: choose the marked station.
guide-oh-no-pack = Tick the Modulomorph and send it. The two of you know what went, the third player only sees how many.
guide-oh-no-end-turn = Acting is over. You could build modules now and fire at the aliens about your station. This time, end your turn.
guide-oh-no-build = A module works as soon as it stands. With a Catalyst each draw brings two cards instead of one. But its symbols attract aliens as well. Build the Catalyst.
guide-oh-no-zap = Pink Evaporaliens are about to land here, and would give an order to others. A weapon of their colour zaps them before; both are gone. Zap them with the pink cannon.
guide-oh-no-fight = What has landed stays until somebody fights it. Each weapon clears your station of all aliens of its colour. Fire the red bomb.
guide-oh-no-pass = You cannot zap everything, and all along its way are asked in turn. Let this Sabotalien come.
guide-oh-no-perch = A Sabotalien sits on a module that shows its symbol, and the owner of the station chooses which. When it is ordered to, it puts that module out of use. Choose the hub.
guide-oh-no-beam = With a Teleporter at both ends you reach another station, once a turn. Help your neighbour with the green bomb.
guide-oh-no-black = A black weapon replaces any colour. Fire the black bomb as mauve.
guide-oh-no-discard = The fight is over. Of the weapons of one kind that you fired, you lose one, of your choice; the others come back to your hand. Keep the black bomb: discard the green one.
guide-oh-no-evaporate = Evaporaliens were ordered to attack: whoever has some loses a card for each. All choose at once, and nobody sees what the others give up. Give up the Modulomorph.
guide-oh-no-call = A Teleporter works the other way too: its owner elsewhere may fire at the aliens of your station, if you ask. Call for help.
guide-oh-no-morph = Your friend has begun the Final Conflict: from now on an alien dives at one player after another. They call you for help. Your Modulomorph makes a hit out of two cards of one type or colour. Begin with the Catalyst.
guide-oh-no-with = The second module makes the pair.
guide-oh-no-counter = Now one dives at you. A weapon of its colour stops it, or a Modulomorph; no black weapon does. Who stops nothing is out. Counter it with the pink rocket.
guide-oh-no-end = Whoever stops a kamikaze may strike a Shield. When no Shield is left, any weapon destroys the Matrice, and all of you win. You have met every kind of decision: play this game on from here, or begin one of your own.

# Pulp Invasion!

guide-pulp-planet = You are alone against three races, and four Super Weapons are to be found. Each turn begins with a planet: its text holds for the exploration at the end of the turn. Choose Jovar.
guide-pulp-engage = Now four encounters, one after the other from left to right. Engage one and its planet icons count for you; get away from it and they do not. Engage the first.
guide-pulp-pay = The icon on the left edge of the next card says which ability pays. Two points of another one would do as well. Pay with Combat.
guide-pulp-die = One die for each card may help, before the first point is paid. What its upper face does stands beside it. Use the orange die, the Artificial Intelligence.
guide-pulp-lower = A die that was used goes down by one face, or by two: choose which face you want next. On 1 it stays. Lower it by one.
guide-pulp-evade-pay = A strength of 0 cannot be engaged: you have to get away. That costs a point of your choice; then two coloured cubes from the bag cost a point each. Pay with Diplomacy.
guide-pulp-gain = The exploration: one cube for each planet icon that you engaged. Yellow finds a Super Weapon, black and white are bad luck. A coloured cube is a point for any ability. Take Combat.
guide-pulp-keep = At the end of the turn you may keep engaged cards that show a key or a code: planets are paid with them. Keep the marked one.
guide-pulp-keep-too = And this one: as many as you like.
guide-pulp-end = A new turn begins with a planet. Find all Super Weapons before the three piles are used up, and never let two abilities stand at 0 during the encounters. You know every usual kind of decision now: play on from here, or begin a game of your own.

# Race for the Galaxy: Xeno Invasion

guide-xeno-pick = Everybody picks an action in secret. Then everybody plays every phase that somebody picked, and your own gives you a bonus. In the first round of an invasion all may settle anyway. Pick Settle.
guide-xeno-develop = Your rival picked Develop, so everybody may place a development of the hand. Place Uplift Terraforming.
guide-xeno-pay = A card is paid with other cards of your hand, which are lost. Tick the two marked ones and pay.
guide-xeno-settle = Now the phase that you picked. A red world is military: it costs nothing, but your military strength must reach its defence. Place the marked world.
guide-xeno-pick-trade = A new round. Whoever picks Consume: Trade may sell a good for cards, if a world holds one. Pick it.
guide-xeno-settle-civil = A round later. A civil world is paid for like a development; a windfall world brings a good along. Place Starry Rift Pioneers.
guide-xeno-pay-world = Pay for it with the marked cards.
guide-xeno-defend = From round 3 on the Xenos come after every round. Your total must be greater than their card. Some powers help for once: use that of the marked world.
guide-xeno-defend-pay = This power is paid with a good. Spend it, and you have defended yourself.
guide-xeno-pick-produce = Worlds that produce need the Produce phase. It is also the time for repairs. Pick Produce.
guide-xeno-sell = You picked Trade: first sell a good. The rarer its kind, the more cards it brings. Sell that of the Starry Rift Pioneers.
guide-xeno-consume = Then your consume powers, each once: they must be used as long as they can, but in the order that you like. Begin with New Vinland.
guide-xeno-feed = It takes any good and gives cards or points for it. Take the good of New Vinland itself.
guide-xeno-damage = This time the Xenos were stronger. One of your worlds is damaged: it gives nothing until it is repaired in a Produce phase. Choose the one that you miss least.
guide-xeno-war-effort = Before anything is produced you may give goods to the war effort: a point for each, and the common threat falls. Give one.
guide-xeno-repair = Now Produce: goods, cards and repairs, in the order that you like. A damaged world is repaired for two cards or for a good. Repair Starry Rift Pioneers for cards.
guide-xeno-repair-pay = Say which two cards pay for it: the marked ones.
guide-xeno-goods = Windfall worlds do not produce by themselves, but you may let one of them do so. Choose Rebel Black Market Gangs: their good has helped you before.
guide-xeno-bunker = The Xenos again, and you are a little too weak. Once for each invasion your bunker adds 2 for a card of your hand. Use it.
guide-xeno-pick-explore = You kept all your worlds. Now you are short of cards: Explore draws some. Of its two kinds one draws more, the other lets you keep one more. Pick Explore +1 +1.
guide-xeno-explore = Keep what suits your plans; the rest is discarded. Let the three marked cards go.
guide-xeno-end = Your rival picked Consume: Trade, so both of you consume, and you say what comes first. The game ends when the points of the pool are used up, somebody has twelve cards, or the Xenos are beaten back or win. You know every usual kind of decision now: play on from here, or begin a game of your own.

# Invasion

guide-planisphere-first-landing = Peoples of aliens land all over the map; the last one with units left is the master of the Earth. Four landings come first, in turn. Dice choose the square. Land the Scouts.
guide-planisphere-reinforce = The first round. Every round you may bring one card into play. Each unit has a terrain that it must not touch: if the dice lead there, the squares around are tried. Land the marked card.
guide-planisphere-move = Each unit may move as many squares as its DIS, sideways and up and down. Who comes onto an enemy attacks it. Choose the Jellyfish, then the marked square.
guide-planisphere-stay = The others may stay where they are. End your movement.
guide-planisphere-aim = Units with a shot name a target within their range. The damage comes in the next phase, and adds to the attack of a friend. Choose the Jellyfish, then the marked target.
guide-planisphere-attack = Contact: who came attacks, ATT and the shots of friends against DEF. More destroys; as much changes nothing; less, and the other strikes back. Attack.
guide-planisphere-end = Last comes reproduction: a unit whose twin you hold may go into gestation, and some rounds later there are two. Then the next round. You know every kind of decision now: play on from here, or begin a game of your own, with its hundred events.

# INVAZIONS, the humans

guide-invazions-side = the humans
guide-invazions-play = You lead the humans: 30 Research points win, if the hordes do not find five Freed Zombies before. Resources pay for your cards. Survivors are cheap, and bring a card. Play the marked ones at the Radio Room.
guide-invazions-install = A Research card brings points at the end of every turn, and Humans beside it protect it. Install the marked one at the Radio Room.
guide-invazions-end-action = Everything that could be paid for is placed. End your action.
guide-invazions-barricade = Now the barricade: at its location only one horde may come in. Against a single horde it stops nobody, but it has to move. Put it at the Radio Room.
guide-invazions-bravery = The horde comes. At some moments you may interrupt with Bravery; you are asked whatever you hold. Play Slash at the Radio Room: the horde loses two cards or carries a wounded one.
guide-invazions-end = The horde has played, the wounds were dealt, it has recruited, and your Research brought its points. A new turn: you may discard one card before you draw. You know every kind of decision of the humans now: play on from here, or begin a game of your own.

# INVAZIONS, the hordes

guide-invazions-hordes-side = the hordes
guide-invazions-hordes-go = You lead a horde: you win with five Freed Zombies. They lie among the contamination cards under the locations. Choose where to go: what you can recruit there is open. Go to the Entrance Hall.
guide-invazions-hordes-slashed = The humans interrupt with Bravery: you discard two cards or carry a Wounded Member. Discard the marked one.
guide-invazions-hordes-attack = Up to three Zombies and one Rage attack. If all of it reaches the Resistance of the location, you get in. Play the marked Rage.
guide-invazions-hordes-done = You need not play all that you have. Stop here.
guide-invazions-hordes-end = Recruitment: who gets in takes a card of the location into the discards, and with two players the horde does on the first turn in any case. A Freed Zombie is what you came for. You know every kind of decision of the hordes now: take it and play on, or begin a game of your own.
