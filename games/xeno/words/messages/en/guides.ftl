# Race for the Galaxy: Xeno Invasion

guide-xeno-pick = The empire with the most points wins: they come from cards and from chips. Everybody picks an action in secret. Then everybody plays every phase that somebody picked, and your own gives you a bonus. In the first round of an invasion all may settle anyway. Pick Settle.
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
