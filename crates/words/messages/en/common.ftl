# What every page says.

common-home = Rempart, home
common-skip = Skip to the content
common-language = Language
common-this-language = English
common-theme-auto = Theme: as the system says
common-theme-light = Theme: day
common-theme-dark = Theme: night
common-and = { $first } and { $last }
common-ago-now = just now
common-ago-minutes = { $n } min ago
common-ago-hours = { $n } h ago
common-ago-days =
    { $n ->
        [1] yesterday
       *[other] { $n } days ago
    }
common-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
common-date-short =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }

# The levels of bots, weakest first.

bot-recruit = Recruit
bot-cadet = Cadet
bot-sergeant = Sergeant
bot-captain = Captain
bot-general = General
bot-recruit-means = plays what comes to mind, without looking ahead: somebody to learn with.
bot-cadet-means = looks a few moves ahead.
bot-sergeant-means = knows the game well and answers at once.
bot-captain-means = imagines hundreds of games before each move, from what a player in that seat can see.
bot-general-means = imagines thousands of games, which can take a few seconds.

# How bots of one level differ.

bot-style-soldier = soldier
bot-style-trader = trader
bot-style-bold = bold
bot-style-careful = careful
bot-style-soldier-means = likes strength, and worlds that are taken by it.
bot-style-trader-means = likes goods, and what sells or consumes them.
bot-style-bold-means = attacks early and takes risks.
bot-style-careful-means = spares its own and waits until it is sure.
