# oh-no-board
