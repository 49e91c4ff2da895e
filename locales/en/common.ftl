# What every page says.

common-home = Rempart, home
common-skip = Skip to the content
common-language = Language
common-this-language = English
common-theme-auto = Theme: as the system says
common-theme-light = Theme: day
common-theme-dark = Theme: night
