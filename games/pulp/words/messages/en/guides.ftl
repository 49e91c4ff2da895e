# Pulp Invasion!

guide-pulp-planet = You are alone against three races, and four Super Weapons are to be found. Each turn begins with a planet: its text holds for the exploration at the end of the turn. Choose Jovar.
guide-pulp-engage = Now four encounters, one after the other from left to right. Engage one and its planet icons count for you; evade it and they do not. Engage the first.
guide-pulp-pay = The icon on the left edge of the next card says which ability pays. Two points of another one would do as well. Pay with Combat.
guide-pulp-die = One die for each card may help, before the first point is paid. What its upper face does stands beside it. Use the orange die, the Artificial Intelligence.
guide-pulp-lower = A die that was used goes down by one face, or by two: choose which face you want next. On 1 it stays. Lower it by one.
guide-pulp-evade-pay = A strength of 0 cannot be engaged: you have to evade it. That costs a point of your choice; then two coloured cubes from the bag cost a point each. Pay with Diplomacy.
guide-pulp-gain = The exploration: one cube for each planet icon that you engaged. Yellow finds a Super Weapon, black and white are bad luck. A coloured cube is a point for any ability. Take Combat.
guide-pulp-keep = At the end of the turn you may keep engaged cards that show a key or a code: planets are paid with them. All are ticked already: confirm.
guide-pulp-end = A new turn begins with a planet. Find all Super Weapons before the three piles are used up, and never let two abilities stand at 0 during the encounters. You know every usual kind of decision now; lessons beside the rules show the rarer ones. Play on from here, or begin a game of your own.

guide-pulp-dice-lesson = Lesson: what dice can do
guide-pulp-dice-leave = Most captains do not take all their dice along. Crew dice begin on 6, systems are rolled. Leave the Engineer.
guide-pulp-dice-machine = What the Artificial Intelligence does depends on its face, which is described beside it. Use it on this card, before you pay.
guide-pulp-dice-reroll = Here it rolls one of your dice again. The Digitiser is on 6, its best face: roll the Artificial Intelligence itself.
guide-pulp-dice-strike = On 3 the Artificial Intelligence has rolled a blue die: it takes a point of Diplomacy off this card, or draws one more cube. Take the point off.
guide-pulp-dice-find = A yellow cube finds a Super Weapon, by chance. On 6 the Digitiser lets you choose. Use it.
guide-pulp-dice-claim = Once it is understood, the Cyclops Eye adds a cube to every exploration. Take it.
guide-pulp-dice-understand = On 3 the Digitiser understands a weapon without cubes. The Disintegrator needs more of them than the other. Choose it.
guide-pulp-dice-take = On 2 it takes a cube of your choice out of the bag, in the place of the first draw of an evasion. Black cubes are bad luck: take one.
guide-pulp-dice-prepare = Before the cubes are drawn, some dice still help. On 1 the Digitiser adds a cube. Use it.
guide-pulp-dice-raise = The planet Kelm turns a die up by two faces. On 3 the Artificial Intelligence rolls another die: turn it up.
guide-pulp-dice-end = You know what dice can do: look at their faces before each card. Play on from here, or begin a game of your own.

guide-pulp-hand-lesson = Lesson: kept cards and black cubes
guide-pulp-hand-keep = The end of a turn. Cards with a key or a code are worth keeping: planets and places take them. They are ticked: confirm.
guide-pulp-hand-sell = The Orbital Market gives points for a card of the hand, once a turn. Sell a code.
guide-pulp-hand-gain = All these points go to one ability: choose Diplomacy.
guide-pulp-hand-activate = For cards of the hand, Luminar draws more cubes after the draw. Pay for it.
guide-pulp-hand-spend = Keys or codes, as you like. You have more codes: spend one.
guide-pulp-hand-order = Coloured and black cubes: which comes first is yours to say where it can matter, for a black one that costs a point makes room for a coloured one. Here there is room enough: take Combat.
guide-pulp-hand-lose = The sector of the Quietus is over: from now on each black cube costs a point. You say of which ability. Give up Super Science.
guide-pulp-hand-end = What you keep is next: untick what you do not want, and confirm. Play on from here, or begin a game of your own.

guide-pulp-mirror-lesson = Lesson: the Time Mirror
guide-pulp-mirror-pink = A Super Weapon has to be understood before it serves. On 3 the Digitiser does without cubes. Use it between two cards.
guide-pulp-mirror-lower = After use a die goes down, by one face or two. Turn it down by one.
guide-pulp-mirror-mirror = The Time Mirror is understood. Each understood weapon serves once a turn; this one between two cards. Use it.
guide-pulp-mirror-raise = A die goes up, or is rolled again. Turn the Engineer up.
guide-pulp-mirror-end = The next card waits: engage it or evade. Play on from here, or begin a game of your own.
