# Choosing the game, and setting up a table of it.

oh-no-name = Oh no... INVASION!!!
oh-no-length = 30 min
oh-no-kind = All together
oh-no-pitch = They come from the left, they come from the right, and each of them gives orders to the others. Build your stations, trade weapons in time, zap what flies past, and destroy the Matrice before its eight shields are out. You win together or not at all.
oh-no-option-level = How brave?
oh-no-option-level-hint = points for each survivor
oh-no-option-level-0 = Mister Softie
oh-no-option-level-0-badge = 2
oh-no-option-level-0-hint = Hands are open, teleporters reach shields, and nobody is beaten for good by Invaliens.
oh-no-option-level-1 = Sergeant Flabby
oh-no-option-level-1-badge = 3
oh-no-option-level-1-hint = The rules as they are printed.
oh-no-option-level-2 = Captain Toughhide
oh-no-option-level-2-badge = 5
oh-no-option-level-2-hint = A module sabotaged twice is lost. Lose the last one and you are out.
oh-no-option-level-3 = Admiral Fearnothing
oh-no-option-level-3-badge = 7
oh-no-option-level-3-hint = As Captain, and not a word about zaps or the Final Conflict.
oh-no-option-matrix = How is the Matrice shuffled?
oh-no-option-matrix-hint = The eight shields are the clock of the game.
oh-no-option-matrix-mixed = Whole deck shuffled
oh-no-option-matrix-mixed-hint = Shields may come in a row.
oh-no-option-matrix-piles = Eight packets, stacked
oh-no-option-matrix-piles-hint = One shield in each packet: they come evenly.

# Why a move is refused

oh-no-why-not-in-hand = That card is not in your hand.
oh-no-why-already-picked = You have picked that card already.
oh-no-why-not-now = That is not what is being decided now.
oh-no-why-act-first = Take one or two actions first: draw or transport.
oh-no-why-actions-done = The actions of this turn are done.
oh-no-why-nothing-to-draw = No card is left to draw.
oh-no-why-build-before-fight = Modules are built before the fight.
oh-no-why-hub-down = Without a hub that works you cannot give anything.
oh-no-why-no-receiver = This player can receive nothing: it takes another player who is still in the game.
oh-no-why-nothing-to-hit = There is nothing here that this would destroy.
oh-no-why-black-against-kamikaze = Kamikazes do not feel black weapons.
oh-no-why-wrong-colour = This weapon is not of the right colour.
oh-no-why-not-a-weapon = It takes a weapon.
oh-no-why-not-a-module = Only modules are built.
oh-no-why-no-teleporter = It takes a Teleporter that works at both ends.
oh-no-why-teleporter-used = One Teleporter attack a turn.
oh-no-why-already-called = Each player can be called once a turn.
oh-no-why-no-help = Everybody sees that this player could only refuse: nothing there would help.
oh-no-why-no-modulomorph = It takes a Modulomorph that works.
oh-no-why-no-pair = The Modulomorph needs two cards of one colour or of one type.
oh-no-why-no-perch = This module lacks the symbol, or a Sabotalien sits there already.
oh-no-why-shields-first = The Matrice can be hit only if every Shield was gone before this turn.
oh-no-why-no-such-shield = That Shield is not there.
oh-no-why-talk-closed = At this level nobody talks about it: each decides alone.
oh-no-why-nothing-new = The table knows that already, or you have just spoken.

## Why a bot prefers a move: what it counts

oh-no-hint-aliens = { AGREE($n, "alien", "aliens") } at your station
oh-no-hint-elsewhere = { AGREE($n, "alien", "aliens") } at the other stations
oh-no-hint-alive = { AGREE($n, "player", "players") } still in the game
oh-no-hint-shields = { AGREE($n, "shield", "shields") } in place
oh-no-hint-weapons = { AGREE($n, "weapon", "weapons") } in your hand
oh-no-hint-modules = { AGREE($n, "module that works", "modules that work") } at your station
