# The pages of the site.

site-nav = Site
site-nav-play = Play
site-nav-tables = My tables
site-nav-finished = Finished games
site-nav-journal = Journal
site-no-name = Choose a name
site-name-change = Change my name
site-footer-about = About Rempart
site-footer-fair = Fair deals
site-footer-privacy = Privacy
site-footer-names = Credits and names
