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
guide-oh-no-end = Whoever stops a kamikaze may strike a Shield. When no Shield is left, any weapon destroys the Matrice, and all of you win. You have met every usual kind of decision; lessons beside the rules show the rarer ones. Play this game on from here, or begin one of your own.

guide-oh-no-conflict-lesson = Lesson: the Final Conflict
guide-oh-no-conflict-aid = A friend whose module is out of order calls you through the Teleporters. One weapon of yours may fire at the aliens there; it is discarded. You may refuse. Fire the black cannon as mauve.
guide-oh-no-conflict-conflict = Your turn, with a hand full of weapons in many colours. At any moment of it you may begin the Final Conflict; there is no way back. Begin it.
guide-oh-no-conflict-counter = Each turn begins with a kamikaze. A weapon of its colour stops it. Counter it with the yellow rocket.
guide-oh-no-conflict-strike = Who has stopped one may destroy one Shield, by a weapon of its colour. You hold two red ones: fire the red cannon at the red Shield.
guide-oh-no-conflict-save = A red one dives at a friend, who has nothing against it and calls you. Without you your friend is out. Send the red bomb.
guide-oh-no-conflict-help-strike = At level 0 Teleporters also help against Shields: you are called once more, for a strike. Send the pink bomb at the pink Shield.
guide-oh-no-conflict-end = Two Shields are left, and the next kamikaze dives at you. Nothing in your hand stops it: call your friend. Play on from here, or begin a game of your own.

guide-oh-no-matrix-lesson = Lesson: the last blow
guide-oh-no-matrix-draw = No Shield stands beside the Matrice yet. The Final Conflict can be short, if you hold the right weapons. Draw a card.
guide-oh-no-matrix-pass = You could zap these aliens, but the rocket would be gone. Let them pass.
guide-oh-no-matrix-conflict = Two weapons: one against a kamikaze, one for the Matrice. It is a gamble on the colour. Begin the Final Conflict.
guide-oh-no-matrix-counter = A yellow one, what luck. Counter it with the yellow rocket.
guide-oh-no-matrix-end = No Shield stood when your turn began: any weapon destroys the Matrice, whatever its colour. Fire, and all of you win; or begin a game of your own, where Shields will be in the way.

# Pulp Invasion!

guide-pulp-planet = You are alone against three races, and four Super Weapons are to be found. Each turn begins with a planet: its text holds for the exploration at the end of the turn. Choose Jovar.
guide-pulp-engage = Now four encounters, one after the other from left to right. Engage one and its planet icons count for you; get away from it and they do not. Engage the first.
guide-pulp-pay = The icon on the left edge of the next card says which ability pays. Two points of another one would do as well. Pay with Combat.
guide-pulp-die = One die for each card may help, before the first point is paid. What its upper face does stands beside it. Use the orange die, the Artificial Intelligence.
guide-pulp-lower = A die that was used goes down by one face, or by two: choose which face you want next. On 1 it stays. Lower it by one.
guide-pulp-evade-pay = A strength of 0 cannot be engaged: you have to get away. That costs a point of your choice; then two coloured cubes from the bag cost a point each. Pay with Diplomacy.
guide-pulp-gain = The exploration: one cube for each planet icon that you engaged. Yellow finds a Super Weapon, black and white are bad luck. A coloured cube is a point for any ability. Take Combat.
guide-pulp-keep = At the end of the turn you may keep engaged cards that show a key or a code: planets are paid with them. All are ticked already: confirm.
guide-pulp-end = A new turn begins with a planet. Find all Super Weapons before the three piles are used up, and never let two abilities stand at 0 during the encounters. You know every usual kind of decision now; lessons beside the rules show the rarer ones. Play on from here, or begin a game of your own.

guide-pulp-dice-lesson = Lesson: what dice can do
guide-pulp-dice-leave = Most captains do not take all their dice along. Crew dice begin on 6, systems are rolled. Leave the Engineer.
guide-pulp-dice-machine = What the Artificial Intelligence does depends on its face, which is described beside it. Use it on this card, before you pay.
guide-pulp-dice-reroll = Here it rolls one of your dice again. The Digitiser is on 6, its best face: roll the Artificial Intelligence itself.
guide-pulp-dice-strike = The Artificial Intelligence has rolled a red die, which takes 2 off a strength of this card. It has two: take off Super Science.
guide-pulp-dice-find = A yellow cube finds a Super Weapon, by chance. On 6 the Digitiser lets you choose. Use it.
guide-pulp-dice-claim = The bomb needs no cube to be understood: it can be used at once. Take it.
guide-pulp-dice-understand = On 3 the Digitiser understands a weapon without cubes. The Disintegrator needs more of them than the other. Choose it.
guide-pulp-dice-take = On 2 it takes a cube of your choice out of the bag, in the place of the first draw of an evasion. Black cubes are bad luck: take one.
guide-pulp-dice-prepare = Before the cubes are drawn, some dice still help. On 1 the Digitiser adds a cube. Use it.
guide-pulp-dice-raise = The planet Kelm turns a die up. Your Digitiser is on 1: turn it up.
guide-pulp-dice-end = You know what dice can do: look at their faces before each card. Play on from here, or begin a game of your own.

guide-pulp-hand-lesson = Lesson: kept cards and black cubes
guide-pulp-hand-keep = The end of a turn. Cards with a key or a code are worth keeping: planets and places take them. They are ticked: confirm.
guide-pulp-hand-sell = The Orbital Market gives points for a card of the hand, once a turn. Sell a code.
guide-pulp-hand-gain = All these points go to one ability: choose Diplomacy.
guide-pulp-hand-activate = For cards of the hand, Luminar draws more cubes after the draw. Pay for it.
guide-pulp-hand-spend = Keys or codes, as you like. Other planets will want codes: spend keys.
guide-pulp-hand-order = Coloured and black cubes: which comes first is yours to say where it can matter, for a black one that costs a point makes room for a coloured one. Here there is room enough: take Combat.
guide-pulp-hand-lose = The sector of the Quietus is over: from now on each black cube costs a point. You say of which ability. Give up Super Science.
guide-pulp-hand-end = What you keep is next: untick what you do not want, and confirm. Play on from here, or begin a game of your own.

guide-pulp-mirror-lesson = Lesson: the Time Mirror
guide-pulp-mirror-pink = A Super Weapon has to be understood before it serves. On 3 the Digitiser does without cubes. Use it between two cards.
guide-pulp-mirror-lower = After use a die goes down, by one face or two. Turn it down by one.
guide-pulp-mirror-mirror = The Time Mirror is understood. Each understood weapon serves once a turn; this one between two cards. Use it.
guide-pulp-mirror-raise = A die goes up, or is rolled again. Turn the Engineer up.
guide-pulp-mirror-end = The next card waits: engage it or evade. Play on from here, or begin a game of your own.

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
guide-xeno-bunker = The Xenos again, and you are a little too weak. Once in each invasion step your bunker adds 2 for a card of your hand. Use it.
guide-xeno-bunker-pay = Say which card pays for it: the marked one.
guide-xeno-pick-explore = You kept all your worlds. Now you are short of cards: Explore draws some. Of its two kinds one draws more, the other lets you keep one more. Pick Explore +1 +1.
guide-xeno-explore = Keep what suits your plans; the rest is discarded. Let the three marked cards go.
guide-xeno-end = Your rival picked Consume: Trade, so both of you consume, and you say what comes first. The game ends when the points of the pool are used up, somebody has twelve cards, or the Xenos are beaten back or win. You know every usual kind of decision now; lessons beside the rules show the rarer ones. Play on from here, or begin a game of your own.

guide-xeno-start-lesson = Lesson: your own start
guide-xeno-start-start = Everybody keeps one of two start worlds and four of six cards. New Sparta is military: keep it.
guide-xeno-start-cards = Then four of six cards are kept, in secret. Give up the two marked ones, which are dear.
guide-xeno-start-pick = At first one needs cards to choose from. Explore +5 draws the most. Pick it.
guide-xeno-start-settle = In the first round of the Invasion mode everybody may settle. The Gambling World costs one card. Place it.
guide-xeno-start-guess = Its power: name a number. If the top card has it as cost or defence, it is yours. Two is a common one: say 2.
guide-xeno-start-limit = At the end of a round nobody keeps more than ten cards. Discard what will not be played soon: the marked one.
guide-xeno-start-end = The Xenos were too strong this time; say which of your worlds is damaged. Play on from here, or begin a game of your own.

guide-xeno-powers-lesson = Lesson: cards as a price
guide-xeno-powers-use = In the midst of a game. Some consume powers take cards of your hand and no goods. Use that of the Galactic Home Front.
guide-xeno-powers-cash = It gives a point for a card. The Rebel Base is far too strong for you: discard it.
guide-xeno-powers-produce = Some windfall worlds produce by a power that costs a card. Use that of Uplift Terraforming.
guide-xeno-powers-charge = Say which card pays for it: the marked one.
guide-xeno-powers-end = The Xenos come again: choose what you defend yourself with. Play on from here, or begin a game of your own.

# Invasion

guide-planisphere-first-landing = Peoples of aliens land all over the map; the last one with units left is the master of the Earth. Four landings come first, in turn. Dice choose the square. Land the Scouts.
guide-planisphere-reinforce = The first round. Every round you may bring one card into play. Each unit has a terrain that it must not touch: if the dice lead there, the squares around are tried. Land the marked card.
guide-planisphere-move = Each unit may move as many squares as its DIS, sideways and up and down. Who comes onto an enemy attacks it. Choose the Jellyfish, then the marked square.
guide-planisphere-stay = The others may stay where they are. End your movement.
guide-planisphere-aim = Units with a shot name a target within their range. The damage comes in the next phase, and adds to the attack of a friend. Choose the Jellyfish, then the marked target.
guide-planisphere-attack = Contact: who came attacks, ATT and the shots of friends against DEF. More destroys; as much changes nothing; less, and the other strikes back. Attack.
guide-planisphere-end = Last comes reproduction: a unit whose twin you hold may go into gestation, and some rounds later there are two. Then the next round. You know every usual kind of decision now; lessons beside the rules show the rarer ones. Play on from here, or begin a game of your own, with its hundred events.

guide-planisphere-events-lesson = Lesson: events
guide-planisphere-events-land = With the extended rules every round ends with an event for each player, one of a hundred. First land the marked unit.
guide-planisphere-events-breed = You hold a twin of the unit on the map: it can be in gestation, and soon there are two. Put it in gestation.
guide-planisphere-events-stake = The event is a wager: everybody stakes a card, and the highest die takes them all. Stake the marked card.
guide-planisphere-events-kamikaze = The wager was lost, and your Thing from the Ice has landed for your rival. Another event: one of your units may sacrifice itself to destroy any enemy. Choose the marked pair.
guide-planisphere-events-end = Most events need no decision; those that do say what to choose. A new round begins: play on from here, or begin a game of your own.

guide-planisphere-double-lesson = Lesson: duplication
guide-planisphere-double-aim = Late in a game. Your Vines can shoot at an enemy within their range. Choose them, then the marked target.
guide-planisphere-double-double = Your Duplicating Pods were attacked and struck back: the attacker is destroyed. Now another Pod of your hand may be laid on its square. Lay it.
guide-planisphere-double-end = A unit gained for nothing. A new round begins: play on from here, or begin a game of your own.

# INVAZIONS, the humans

guide-invazions-side = the humans
guide-invazions-play = You lead the humans: 30 Research points win, if the hordes do not find five Freed Zombies before. Resources pay for your cards. A Technician makes a location harder to enter. Play the Technician at the Entrance Hall.
guide-invazions-janitor = Some Humans do something when they enter. The Janitor takes away a card that the hordes could recruit. Play the Janitor at the Canteen.
guide-invazions-clean = Vermin attack hard. Take them away.
guide-invazions-install = A Research card brings points at the end of every turn, and Humans beside it protect it. Install the marked one at the Entrance Hall, where the walls are strong.
guide-invazions-barricade = Everything that could be paid for is placed. Now the barricade: at its location only one horde may come in. Against a single horde it stops nobody, but it has to be placed. Put it at the Canteen.
guide-invazions-bravery = The horde comes. At some moments you may interrupt with Bravery; you are asked whatever you hold, unless you have ordered the game to play on without asking you. Play Cut to the Quick at the Entrance Hall: the horde loses cards or carries a wounded one.
guide-invazions-end = The horde was repelled, recruited as it always does on the first turn with two players, and your Research brought its points. A new turn: you may discard one card before you draw. You know every kind of decision of the humans now: play on from here, or begin a game of your own.

# INVAZIONS, the hordes

guide-invazions-hordes-side = the hordes
guide-invazions-hordes-go = You lead a horde: you win with five Freed Zombies. They lie among the contamination cards under the locations. Choose where to go: what you can recruit there is open. Go to the Entrance Hall.
guide-invazions-hordes-slashed = The humans interrupt with Bravery: you discard cards or carry a Wounded Member. Discard the marked one.
guide-invazions-hordes-attack = Up to three Zombies and one Rage attack. If all of it reaches the Resistance of the location, you get in. Play the marked Rage.
guide-invazions-hordes-done = You need not play all that you have. Stop here.
guide-invazions-hordes-end = Recruitment: who gets in takes a card of the location into the discards, and with two players the horde does on the first turn in any case. A Freed Zombie is what you came for. You know every usual kind of decision of the hordes now; lessons beside the rules show the rarer ones. Take it and play on, or begin a game of your own.

guide-invazions-zombies-lesson = Lesson: what zombies can do
guide-invazions-zombies-wait = Late in a game: you have four Freed Zombies. From now on you may announce five at the end of each turn, but who is wrong loses. Wait.
guide-invazions-zombies-vermin = Each card does something when it is played. Vermin attack hard, but devour contamination cards. Play the marked card.
guide-invazions-zombies-gnaw = Cards under this location must go, one after the other; you say which. Give up the marked one.
guide-invazions-zombies-gnaw-on = And another: the marked one again.
guide-invazions-zombies-wound = You are in. What your attack has over the Resistance wounds Humans, in the order that you like; a card falls only when it takes its full Resistance. Begin with the Arsonist.
guide-invazions-zombies-selection = Natural Selection: you may sacrifice a card of your hand to draw another. The starting cards are weak: sacrifice Devour Them.
guide-invazions-zombies-frum = John Frum has turned up a card of the humans, a Bravery. You could sacrifice a card to throw it away; Vermin are worth more. Let it go back.
guide-invazions-zombies-harangue = Harangue the Horde takes a card under the location into your hand, to be played this turn. Take the Swallower.
guide-invazions-zombies-swallow = The Swallower eats another Zombie of your hand, or else itself. Sacrifice the weak one that is marked.
guide-invazions-zombies-end = You know what those cards ask that ask anything. Go on with your attack from here, or begin a game of your own.

guide-invazions-together-lesson = Lesson: two hordes
guide-invazions-together-wait = Hordes win together, and their Freed Zombies count together. You have four: to announce five now would lose. Wait.
guide-invazions-together-go = A Freed Zombie lies under the Entrance Hall. Go there.
guide-invazions-together-lead = Both hordes stand at the Entrance Hall, and one plays after the other. Your horde may begin, or let the other go first: begin.
guide-invazions-together-sneak = Sneak In is sacrificed when it is played, but brings you a card of the location at once, even if the attack fails. Play it.
guide-invazions-together-steal = Take the Freed Zombie: it is the fifth.
guide-invazions-together-end = Finish the turn, then announce five Freed Zombies: the hordes win. Or begin a game of your own.
