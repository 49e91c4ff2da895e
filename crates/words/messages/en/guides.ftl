# First games.

guide-step = { $n } of { $of }
guide-wait = Watch for a moment: the table plays on.
guide-hold = That is possible too. For this first game, do what is marked: the words above the buttons say why.
guide-then = { $n ->
    [one] After that the guide plays one move of yours for you.
   *[other] After that the guide plays { $n } moves of yours for you.
}
guide-plays = { $n ->
    [one] The guide plays your next move for you.
   *[other] The guide plays your next { $n } moves for you.
}
guide-onwards = Play a real game
