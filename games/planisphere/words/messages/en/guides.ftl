# Invasion

guide-planisphere-first-landing = Peoples of aliens land all over the map; the last one with units left is the master of the Earth. Four landings come first, in turn. Dice choose the square. Land the Vestals.
guide-planisphere-reinforce = The first round. Every round you may bring one card into play. Each unit has a terrain that it must not touch: if the dice lead there, the squares around are tried, and if none will do, it crashes, as your Tripods did. Land the marked card.
guide-planisphere-move = Your rival has landed in the middle of your units. Each unit may move as many squares as its MOV, sideways and up and down. Who comes onto an enemy attacks it. Choose the Duplicating Pods, then the marked square.
guide-planisphere-join = Two against one: bring the Vines onto the same square.
guide-planisphere-stay = The others may stay where they are. End your movement.
guide-planisphere-aim = Units with a shot name a target within their range. The damage comes in the next phase, and adds to the attack of a friend. Choose the Vines, then the marked target.
guide-planisphere-attack = Contact: who came attacks, ATT and the shots of friends against DEF. More destroys; as much changes nothing; less, and the other strikes back. With the Vines’ shot yours are more: attack.
guide-planisphere-breed = The fight is won: the Scout Saucers are destroyed. Last comes reproduction: a unit whose twin you hold may go into gestation, and some rounds later there are two. Put the Vestals in gestation.
guide-planisphere-end = A round ends with events: everybody rolls one of a hundred, and it holds for all. The Hunt has destroyed your rival’s flying Brains; Sabotage keeps machines still in this round. You know every usual kind of decision now; lessons beside the rules show the rarer ones.

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
