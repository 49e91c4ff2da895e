# INVAZIONS, the humans

guide-invazions-side = the humans
guide-invazions-play = You lead the humans: 30 Research points win, if the hordes do not find five Freed Zombies before. Resources pay for your cards. A Technician makes a location harder to enter. Play the Technician at the Entrance Hall.
guide-invazions-janitor = Some Humans do something when they enter. The Janitor takes away a card that the hordes could recruit. Play the Janitor at the Canteen.
guide-invazions-clean = Vermin attack hard. Take them away.
guide-invazions-install = A Research card brings points at the end of every turn, and Humans beside it protect it. Install the marked one at the Entrance Hall, where the walls are strong.
guide-invazions-barricade = Everything that could be paid for is placed. Now the barricade: at its location only one horde may come in. Against a single horde it stops nobody, but it has to be placed. Put it at the Canteen.
guide-invazions-bravery = The horde comes. At some moments you are asked whether you interrupt with Bravery, even if you hold none: the others learn nothing from it. Play Cut to the Quick at the Entrance Hall: the horde loses cards or carries a wounded one.
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
