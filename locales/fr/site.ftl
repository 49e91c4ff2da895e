# Les pages du site.

site-nav = Site
site-nav-play = Jouer
site-nav-tables = Mes tables
site-nav-finished = Parties finies
site-nav-journal = Journal
site-no-name = Choisir un nom
site-name-change = Changer mon nom
site-footer-about = À propos de Rempart
site-footer-fair = Tirages vérifiables
site-footer-privacy = Vie privée
site-footer-names = Crédits et noms
