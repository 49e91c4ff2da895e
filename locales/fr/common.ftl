# Ce que toutes les pages disent.

common-home = Rempart, accueil
common-skip = Aller au contenu
common-language = Langue
common-this-language = Français
common-theme-auto = Thème : celui du système
common-theme-light = Thème : jour
common-theme-dark = Thème : nuit
