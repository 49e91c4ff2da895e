# Oh no... INVASION!!!

guide-oh-no-draw = You win or lose together: destroy the Shields that the Matrice puts out, then the Matrice itself; when all Shields are out, all is lost. On your turn you act once or twice: draw a card, or give cards away. After each action the Matrice sends an alien. Draw a card.
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
