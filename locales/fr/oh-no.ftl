# oh-no
