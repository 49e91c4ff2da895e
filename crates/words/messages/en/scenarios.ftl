scenario-nav = Scenarios
scenario-many = Published scenarios and cards
scenario-lead = What people built to play with, for everybody. Bots play each of them beside play, which tells how it is balanced.
scenario-none = Nobody has published a scenario yet.
scenario-see-name = See the scenario { $name }
scenario-for =
    { $n ->
        [one] for one player
       *[other] for { $n } players
    }
scenario-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
scenario-plays =
    { $n ->
        [0] never played
        [one] played once
       *[other] played { $n } times
    }
scenario-not-measured = Its balance is not measured yet.
scenario-new = Publish something
scenario-account = To publish something you need an account.
scenario-build-first = Build one first; its page leads back here.
scenario-name = Name
scenario-about = About it
scenario-publish = Publish it
scenario-play = Play it
scenario-vote = I like it
scenario-cards = Its cards
scenario-change = Change it for myself
scenario-remove = Remove the scenario
scenario-remove-means = Its votes are gone. Tables that play it go on.
scenario-remove-yes = Yes, remove it
scenario-first-wins = Among bots, the first seat wins { $won } of { $games } games ({ $low }–{ $high } %).
scenario-all-win = Among bots, { $won } of { $games } games are won ({ $low }–{ $high } %).
scenario-cards-first = Or change the cards of a game:
scenario-cards-of = Every card of { $game }, one line a card. Change values, take lines out or copy them, and say what it is for.
scenario-cards-file = The cards
scenario-cards-mean = What cannot be read or played is refused, with the line.
scenario-players = For how many players
scenario-changed = What is different
scenario-changed-more = { $n ->
        [one] and one card more
       *[other] and { $n } cards more
    }
scenario-card-new = (a card more)
scenario-card-gone = (taken out)
scenario-field-changed = { $field }: { $new } instead of { $own }
scenario-field-new = { $field }: { $new }
scenario-field-gone = { $field }: nothing instead of { $own }
scenario-cards-whole = The whole file
scenario-cards-count = A table with other cards says so, and counts neither for ratings nor in the journal.
scenario-play-friends = Play it with friends
# What the fields and the sections of card files are called.
scenario-word-action = Action
scenario-word-aliens = Aliens
scenario-word-amount = Amount
scenario-word-armour = Armour
scenario-word-at = From how many aliens
scenario-word-att = Attack
scenario-word-attack = Attack
scenario-word-bonus = Bonus
scenario-word-bravery = Bravery card
scenario-word-captains = Captain
scenario-word-card = Card
scenario-word-cards = Cards
scenario-word-chromosome = Chromosome
scenario-word-colour = Colour
scenario-word-contaminations = Contamination cards
scenario-word-copies = Copies
scenario-word-cost = Cost
scenario-word-cube = Cube
scenario-word-cubes = Cubes
scenario-word-def = Defence
scenario-word-defence = Defence
scenario-word-dice = Dice
scenario-word-dis = Movement
scenario-word-draws = Cards drawn
scenario-word-each = For each
scenario-word-edition-2018 = Edition of 2018
scenario-word-encounters = Encounter
scenario-word-flight = Flight
scenario-word-free = If freed
scenario-word-goods = Goods
scenario-word-ground = Ground
scenario-word-hand = Hand
scenario-word-hubs = Transport hub
scenario-word-humans = Human
scenario-word-icon = Icon
scenario-word-id = Card
scenario-word-invasion = Invasion
scenario-word-keep = Dice kept
scenario-word-keywords = Keywords
scenario-word-kind = Kind
scenario-word-limit = Limit
scenario-word-line = Line
scenario-word-locations = Location
scenario-word-matrix = Alien
scenario-word-modules = Module
scenario-word-most = Most
scenario-word-need = Needs
scenario-word-no = no
scenario-word-number = Number
scenario-word-order = Order
scenario-word-paid = If paid for
scenario-word-people = People
scenario-word-peoples = People
scenario-word-places = Place
scenario-word-planets = Planets
scenario-word-points = Points
scenario-word-power = Power
scenario-word-powers = Powers
scenario-word-preset = Start hand
scenario-word-rages = Rages
scenario-word-recruits = Recruits
scenario-word-rep = Turns of gestation
scenario-word-research = Research
scenario-word-resistance = Resistance
scenario-word-resources = Resources
scenario-word-rules = Rules
scenario-word-sacrifices = Sacrifices
scenario-word-scoring = Scoring
scenario-word-sectors = Sector
scenario-word-set = Box
scenario-word-sex = Sex
scenario-word-shot = Shot
scenario-word-start = Start
scenario-word-strength = Strength
scenario-word-symbols = Signs
scenario-word-ter = Terrain that it may not enter
scenario-word-threat = Threat
scenario-word-token = Token
scenario-word-traits = Traits
scenario-word-type = Kind
scenario-word-used = Waves used
scenario-word-vp = Victory points
scenario-word-walls = Walls
scenario-word-waves = Waves
scenario-word-weapons = Weapon
scenario-word-world = World
scenario-word-wounded = Wounded
scenario-word-yes = yes
scenario-word-zombies = Zombies
