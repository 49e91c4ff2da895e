# INVAZIONS, the humans

guide-invazions-side = the humans
guide-invazions-play = You lead the humans: 30 Research points win, if the hordes do not find five Freed Zombies before. Resources pay for your cards. A Technician makes a location harder to enter. Play the Technician at the Canteen.
guide-invazions-janitor = Some Humans do something when they enter. The Janitor takes away a card that the hordes could recruit. Play the Janitor at the Canteen.
guide-invazions-clean = Vermin attack hard. Take them away.
guide-invazions-install = A Research card brings points at the end of every turn, and Humans beside it protect it. Install the marked one at the Canteen, where the walls are strong.
guide-invazions-barricade = Everything that could be paid for is placed. Now the barricade: at its location only one horde may come in. Against a single horde it stops nobody, but it has to be placed. Put it at the Entrance Hall.
guide-invazions-bravery = The horde comes. At some moments you are asked whether you interrupt with Bravery, even if you hold none: the others learn nothing from it. Play Cut to the Quick at the Entrance Hall: the horde loses cards or carries a wounded one.
guide-invazions-discard = The horde was repelled. On the first turn with two players it may recruit all the same, but took nothing; your Research brought its points. A new turn: before you draw you may discard one card, to draw another. Discard the marked one.
guide-invazions-agent = What you do not need to think about is played for you from now on; the log tells it. A Secret Agent brings a point at once. Play him at the Entrance Hall.
guide-invazions-save = Turns have passed. The horde has recruited strong cards, has broken in and devours your Research: it would come back and cost more. Prophylaxis keeps a card in play. Save the Selective Virus.
guide-invazions-soldier = A Soldier is devoured before the Research, and holds out long. Play him at the Entrance Hall.
guide-invazions-gift = Gift to Science turns Survivors beside a Research card into points at once. Play it at the Entrance Hall.
guide-invazions-capture = Capture a Specimen: a Zombie that lies under a location with a Human brings a point. Take the Swallower at the Canteen.
guide-invazions-end = The horde has four Freed Zombies: with one more it wins. You lack one point, and hold Gift to Science again. Play it at the Canteen: the humans win at once. Then you have seen a whole game; the first game of the hordes shows the other side.

# INVAZIONS, the hordes

guide-invazions-hordes-side = the hordes
guide-invazions-hordes-go = You lead a horde: you win with five Freed Zombies, before the humans have 30 Research points. They lie among the contamination cards under the locations. Choose where to go: what you can recruit there is open. Go to the Entrance Hall.
guide-invazions-hordes-stop = On the first turn with two players the horde recruits whether it gets in or not. So keep your cards: play nothing more.
guide-invazions-hordes-take = Recruitment: a card of the location goes to your discards, and comes to your hand when they are shuffled. An Ogre attacks hard. Take it.
guide-invazions-hordes-return = Each turn brings new cards under the locations. A Freed Zombie lies under the Radio Room. The barricade keeps out only a second horde. Go to the Radio Room.
guide-invazions-hordes-slashed = The humans interrupt with Bravery: you discard cards or carry a Wounded Member. Discard the marked one; the other goes as well.
guide-invazions-hordes-attack = Up to three Zombies and one Rage attack. If all of it reaches the Resistance of the location, you get in. Begin with the marked card; the Ogre follows.
guide-invazions-hordes-freed = You got in. Hold the Line has saved the Humans there, but it does not keep you from recruiting. Take the Freed Zombie.
guide-invazions-hordes-rage = The Entrance Hall this time. Devour Them is a Rage that allows another one, so that your whole hand can attack. Begin with it.
guide-invazions-hordes-ishtar = Just enough. Freed Zombies cannot be played and fill your hand. First take Ishtar: in a turn in which she attacks you recruit one card more.
guide-invazions-hordes-wound = You are in, with Ogre and Ishtar. What your attack has over the Resistance wounds Humans, in the order that you like; a card falls only when it takes its full Resistance. Begin with the Survivors.
guide-invazions-hordes-two = Ishtar: you recruit two cards instead of one. Take the Freed Zombie first.
guide-invazions-hordes-wait = Two turns later: you have four Freed Zombies. From now on you may announce five at the end of each turn, but who is wrong loses. Wait.
guide-invazions-hordes-last = The fifth lies under the Radio Room. A Guard stands there: against him you play four cards at most. Go there; your attack is played for you.
guide-invazions-hordes-end = The fifth Freed Zombie is yours. Announce it: the hordes win. Then you have seen a whole game; lessons beside the rules show what other cards ask.

guide-invazions-zombies-lesson = Lesson: what zombies can do
guide-invazions-zombies-wait = Late in a game: you have four Freed Zombies. From now on you may announce five at the end of each turn, but who is wrong loses. Wait.
guide-invazions-zombies-vermin = Each card does something when it is played. Vermin attack hard, but devour contamination cards. Play the marked card.
guide-invazions-zombies-gnaw = Cards under this location must go, one after the other; you say which. Give up the marked one.
guide-invazions-zombies-gnaw-on = And another: the marked one again.
guide-invazions-zombies-wound = You are in. What your attack has over the Resistance wounds Humans, in the order that you like; a card falls only when it takes its full Resistance. Begin with the Janitor.
guide-invazions-zombies-selection = Natural Selection: you may sacrifice a card of your hand to draw another. The starting cards are weak: sacrifice Devour Them.
guide-invazions-zombies-frum = John Frum has turned up a card of the humans, a Bravery. You could sacrifice a card to throw it away; yours is worth more. Let it go back.
guide-invazions-zombies-harangue = Harangue the Horde takes a card under the location into your hand, to be played this turn. Take the Swallower.
guide-invazions-zombies-swallow = The Swallower eats another Zombie of your hand, or else itself. Sacrifice the weak one that is marked.
guide-invazions-zombies-end = You know what those cards ask that ask anything. Go on with your attack from here, or begin a game of your own.

guide-invazions-together-lesson = Lesson: two hordes
guide-invazions-together-wait = Hordes win together, and their Freed Zombies count together. You have four: to announce five now would lose. Wait.
guide-invazions-together-go = A Freed Zombie lies under the Radio Room. Go there.
guide-invazions-together-lead = One horde plays after the other, wherever they stand. Your horde may begin, or let the other go first: begin.
guide-invazions-together-sneak = Sneak In is sacrificed when it is played, but brings you a card of the location at once, even if the attack fails. Play it.
guide-invazions-together-steal = Take the Freed Zombie: it is the fifth.
guide-invazions-together-end = Finish the turn, then announce five Freed Zombies: the hordes win. Or begin a game of your own.
