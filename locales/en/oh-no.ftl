# Choosing the game, and setting up a table of it.

oh-no-name = Oh no... INVASION!!!
oh-no-length = 30 min
oh-no-kind = All together
oh-no-pitch = They come from the left, they come from the right, and each of them gives orders to the others. Build your stations, trade weapons in time, zap what flies past, and destroy the Matrix before its eight shields are out. You win together or not at all.
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
oh-no-option-matrix = How is the Matrix shuffled?
oh-no-option-matrix-hint = The eight shields are the clock of the game.
oh-no-option-matrix-mixed = Whole deck shuffled
oh-no-option-matrix-mixed-hint = Shields may come in a row.
oh-no-option-matrix-piles = Eight packets, stacked
oh-no-option-matrix-piles-hint = One shield in each packet: they come evenly.
