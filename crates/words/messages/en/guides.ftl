# First games.

guide-step = { $n } of { $of }
guide-wait = Watch for a moment: the table plays on.
guide-hold = That is possible too. For this first game, do what is marked: the words above the buttons say why.
guide-onwards = Play a real game
