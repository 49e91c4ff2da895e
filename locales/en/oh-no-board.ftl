# The board of Oh no... INVASION!!!

## Colours

oh-no-board-masculine = { $colour }
oh-no-board-feminine = { $colour }
oh-no-board-plural = { $colour }
