# Ce que toutes les pages disent.

common-home = Rempart, accueil
common-skip = Aller au contenu
common-language = Langue
common-this-language = Français
common-theme-auto = Thème : celui du système
common-theme-light = Thème : jour
common-theme-dark = Thème : nuit
common-and = { $first } et { $last }
common-ago-now = à l’instant
common-ago-minutes = il y a { $n } min
common-ago-hours = il y a { $n } h
common-ago-days =
    { $n ->
        [1] hier
       *[other] il y a { $n } jours
    }
common-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
common-date-short =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    } { $year }

# Les niveaux des robots, du plus faible au plus fort.

bot-recruit = Recrue
bot-cadet = Cadet
bot-sergeant = Sergent
bot-captain = Capitaine
bot-general = Général
bot-recruit-means = joue ce qui lui vient à l’esprit, sans prévoir : quelqu’un avec qui apprendre.
bot-cadet-means = prévoit quelques coups.
bot-sergeant-means = connaît bien le jeu et répond aussitôt.
bot-captain-means = imagine des centaines de parties avant chaque coup, d’après ce que voit cette place.
bot-general-means = imagine des milliers de parties, ce qui peut prendre quelques secondes.

# How bots of one level differ.

bot-style-soldier = militaire
bot-style-trader = marchand
bot-style-bold = hardi
bot-style-careful = prudent
bot-style-soldier-means = aime la force, et les mondes qu’elle permet de prendre.
bot-style-trader-means = aime les ressources, et ce qui les vend ou les consomme.
bot-style-bold-means = attaque tôt et prend des risques.
bot-style-careful-means = épargne les siens et attend d’être sûr.
