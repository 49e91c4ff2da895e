//! Pulp Invasion! in lines of text.

use crate::Texts;
use pulp::card::{Ability, Captain, Colour, Die, Encounter, Planet, Sector, Weapon};
use pulp::moves::Move;
use pulp::odds::{evasion, finding, percent};
use pulp::view::{Fate, RowCard, Stage, TURNS, Track, View, WeaponView};
use words::Value;

use words::yes;

/// What only the terminal says of the game.
#[derive(Clone, Copy)]
pub(crate) struct TerminalVoice<'a>(pub(crate) Texts<'a>);

impl TerminalVoice<'_> {
    pub(crate) fn position(self, view: &View) -> String {
        let mut lines = vec![self.place_in_game(view), self.sectors(view), String::new()];
        lines.extend(self.surroundings(view));
        lines.extend(view.row.iter().map(|it| self.row_card(it)));
        lines.push(String::new());
        lines.extend(Ability::ALL.iter().map(|it| self.track(*it, view.tracks[*it as usize])));
        lines.push(String::new());
        lines.extend(self.dice(view));
        lines.push(self.bag(view));
        lines.extend(self.exploration(view));
        lines.extend(self.belongings(view));
        lines.join("\n") + "\n"
    }

    /// A move with what it costs, risks or does.
    pub(crate) fn offer(self, view: &View, mv: Move) -> String {
        let met = view.row.iter().find(|it| it.fate == Fate::Met);
        match (mv, met) {
            (Move::Engage, Some(met)) => self.say("engage", &[("due", self.due(met.due).into())]),
            (Move::Evade, Some(met)) => self.evade(view, met),
            (Move::Explore(it), _) => self.with(mv, self.0.about_planet(it)),
            (Move::Die(it) | Move::DieAt(it, _), _) => {
                let number = view.dice.iter().find(|own| own.die == it).map_or(1, |own| own.number);
                self.with(mv, self.0.face(it.face(number)))
            }
            (Move::Lower(faces), _) => self.lower(view, faces),
            (Move::Claim(it) | Move::Weapon(it), _) => {
                self.with(mv, self.0.power(self.0.cards.weapon(it).power))
            }
            _ => self.0.phrase_in(view, mv),
        }
    }

    /// Every card of the box, by kind.
    pub(crate) fn all_cards(self) -> String {
        let captains = Captain::ALL.iter().map(|it| self.captain(*it));
        let sectors = Sector::ALL
            .iter()
            .map(|it| self.line(self.0.alien(*it), self.0.action(self.0.cards.action(*it))));
        let planets =
            Planet::ALL.iter().map(|it| self.line(self.0.planet(*it), self.0.about_planet(*it)));
        let weapons = Weapon::ALL.iter().map(|it| self.weapon_card(*it));
        let mut out = self.pile("cards-captains", captains.collect())
            + &self.pile("cards-sectors", sectors.collect())
            + &self.pile("cards-planets", planets.collect())
            + &self.pile("cards-weapons", weapons.collect());
        let encounters =
            Encounter::ALL.iter().map(|it| self.line(self.0.card(*it), self.0.about_card(*it)));
        out += &self.pile("cards-encounters", encounters.collect());
        out
    }
}

/// The width of the names of abilities and cards.
const WIDE: usize = 22;

impl TerminalVoice<'_> {
    /// The message `terminal-pulp-KEY`.
    fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.lang, &format!("terminal-pulp-{key}"), args)
    }

    /// "one, two, three", or that there is nothing.
    fn list(self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        if names.is_empty() { self.say("none", &[]) } else { names.join(", ") }
    }

    /// Who plays, which turn, and how far the mission is.
    fn place_in_game(self, view: &View) -> String {
        let args = [
            ("captain", self.0.captain(view.captain).into()),
            ("turn", view.turn_played().into()),
            ("turns", TURNS.into()),
            ("found", view.weapons.len().into()),
            ("of", view.weapons_max.into()),
        ];
        self.say("where", &args)
    }

    /// The sectors in the order of the voyage, with the cards that are left there.
    fn sectors(self, view: &View) -> String {
        let name = |(at, sector): (usize, &Sector)| {
            let here = yes(*sector == view.sector);
            let args = [
                ("sector", self.0.alien(*sector).into()),
                ("cards", view.pile(at).into()),
                ("here", here.into()),
            ];
            self.say("sector", &args)
        };
        let sectors: Vec<String> = view.sectors.iter().enumerate().map(name).collect();
        let quietus = self.0.cubes(view.quietus, Colour::Black);
        let quietus = self.say("quietus", &[("cubes", quietus.into())]);
        format!("{} · {quietus}", sectors.join(" > "))
    }

    /// The planet of the turn, the alien's action, the place.
    fn surroundings(self, view: &View) -> Vec<String> {
        let planet = view.planet.map(|it| {
            let about = self.0.about_planet(it.planet);
            self.say(
                "planet",
                &[("planet", self.0.planet(it.planet).into()), ("about", about.into())],
            )
        });
        let action = self.0.action(self.0.cards.action(view.sector));
        let action = self.0.in_sector(view.sector, action.trim_end_matches('.'));
        let place = view.place.map(|it| {
            let rules = &self.0.cards.encounter(it.card).rules;
            let about = rules.iter().map(|it| self.0.in_sector(it.0, &self.0.rule(it.1)));
            let about: Vec<String> = about.collect();
            let args = [("card", self.0.card(it.card).into()), ("about", about.join(" ").into())];
            self.say("place", &args)
        });
        planet.into_iter().chain([action]).chain(place).chain([String::new()]).collect()
    }

    fn row_card(self, it: &RowCard) -> String {
        let printed = self.0.cards.encounter(it.card);
        let mark = if it.fate == Fate::Met { '>' } else { ' ' };
        let state = match it.fate {
            Fate::Engaged => self.say("engaged", &[]),
            Fate::Evaded => self.say("evaded", &[]),
            Fate::Ahead | Fate::Met if it.engageable => self.due(it.due),
            Fate::Ahead | Fate::Met => self.say("evade-only", &[]),
        };
        let planets = self.say("planets", &[("n", it.planets.into())]);
        let token = printed.token.map(|it| self.0.token(it));
        let line = printed.line.filter(|_| it.line_holds).map(|it| self.0.line(it.1));
        let more: Vec<String> = [Some(planets), token, line].into_iter().flatten().collect();
        let name = self.0.card(it.card);
        format!("{mark} {name:<WIDE$} {state:<30} {}", more.join(", "))
    }

    /// "4 Diplomacy + 1 Super Science"
    fn due(self, due: [u8; 3]) -> String {
        let parts = Ability::ALL.iter().zip(due).filter(|it| it.1 > 0);
        let parts: Vec<String> =
            parts.map(|(it, points)| format!("{points} {}", self.0.ability(*it))).collect();
        if parts.is_empty() { self.say("none", &[]) } else { parts.join(" + ") }
    }

    /// An ability as a bar.
    fn track(self, ability: Ability, track: Track) -> String {
        let name = self.0.ability(ability);
        let full = "■".repeat(track.points.into());
        let empty = "·".repeat(track.most.saturating_sub(track.points).into());
        format!("  {name:<WIDE$} {full}{empty} {}/{}", track.points, track.most)
    }

    fn dice(self, view: &View) -> Vec<String> {
        let die = |die: Die, number: u8| {
            let args = [
                ("die", self.0.die(die).into()),
                ("number", number.into()),
                ("text", self.0.face(die.face(number)).into()),
            ];
            format!("  {}", self.say("die", &args))
        };
        view.dice.iter().map(|it| die(it.die, it.number)).collect()
    }

    fn bag(self, view: &View) -> String {
        let cube = |colour: &Colour| {
            let count = view.bag[*colour as usize];
            self.say("cube", &[("count", count.into()), ("colour", self.0.colour(*colour).into())])
        };
        let cubes = self.list(Colour::ALL.iter().rev().map(cube));
        let args = [
            ("size", view.bag_size().into()),
            ("cubes", cubes.into()),
            ("percent", view.chance_of(Colour::Yellow).into()),
        ];
        self.say("bag", &args)
    }

    /// What the planet offers, or what came out of the bag there.
    fn exploration(self, view: &View) -> Option<String> {
        if !view.drawn.is_empty() {
            let cubes = self.list(view.drawn.iter().map(|it| self.0.colour(it.colour)));
            return Some(self.say("drawn", &[("cubes", cubes.into())]));
        }
        view.planet.map(|_| {
            let cubes = view.exploration.cubes;
            let chance = percent(finding(view, cubes));
            self.say("odds", &[("cubes", cubes.into()), ("percent", chance.into())])
        })
    }

    fn belongings(self, view: &View) -> [String; 2] {
        let kept = view
            .hand
            .iter()
            .map(|it| format!("{} ({})", self.0.card(it.card), self.0.token(it.token)));
        let weapons = self.list(view.weapons.iter().map(|it| self.weapon(it)));
        [
            self.say("hand", &[("cards", self.list(kept).into())]),
            self.say("weapons", &[("weapons", weapons.into())]),
        ]
    }

    fn weapon(self, it: &WeaponView) -> String {
        let state = match (it.understood, it.used) {
            (true, false) => "ready",
            (true, true) => "used",
            (false, _) => "closed",
        };
        let args = [
            ("weapon", self.0.weapon(it.weapon).into()),
            ("state", state.into()),
            ("on", it.cubes.iter().sum::<u8>().into()),
            ("needs", it.needs.into()),
            ("power", self.0.power(self.0.cards.weapon(it.weapon).power).into()),
        ];
        self.say("weapon", &args)
    }

    fn with(self, mv: Move, text: String) -> String {
        self.say("with", &[("move", self.0.phrase(mv).into()), ("text", text.into())])
    }

    fn evade(self, view: &View, met: &RowCard) -> String {
        let chances = evasion(view, met.evasion);
        let [combat, diplomacy, science] = chances.loses.map(percent);
        let args = [
            ("points", met.evasion.into()),
            ("combat", combat.into()),
            ("diplomacy", diplomacy.into()),
            ("science", science.into()),
            ("ruin", percent(chances.ruin).into()),
        ];
        self.say("evade", &args)
    }

    fn lower(self, view: &View, faces: u8) -> String {
        let Stage::Lowering { die } = view.stage else { return self.0.phrase(Move::Lower(faces)) };
        let number = view.dice.iter().find(|it| it.die == die).map_or(1, |it| it.number);
        let to = number.saturating_sub(faces).max(1);
        self.say("lower", &[("n", to.into()), ("text", self.0.face(die.face(to)).into())])
    }

    fn line(self, name: String, text: String) -> String {
        self.say("cards-line", &[("name", name.into()), ("text", text.into())])
    }

    /// A heading and its lines.
    fn pile(self, key: &str, lines: Vec<String>) -> String {
        let args = [("kind", self.say(key, &[]).into()), ("count", lines.len().into())];
        let lines: String = lines.iter().map(|it| format!("  {it}\n")).collect();
        format!("{}\n{lines}\n", self.say("cards-heading", &args))
    }

    fn captain(self, captain: Captain) -> String {
        let card = self.0.cards.captain(captain);
        let tracks = Ability::ALL.iter().map(|it| {
            let at = *it as usize;
            let args = [("start", card.start[at].into()), ("most", card.most[at].into())];
            format!("{} {}", self.0.ability(*it), self.say("cards-track", &args))
        });
        let dice = self.list(card.dice.iter().map(|it| self.0.die_short(*it)));
        let args = [
            ("captain", self.0.captain(captain).into()),
            ("tracks", self.list(tracks).into()),
            ("dice", dice.into()),
            ("keep", card.keep.into()),
        ];
        self.say("cards-captain", &args)
    }

    fn weapon_card(self, weapon: Weapon) -> String {
        let card = self.0.cards.weapon(weapon);
        let args = [
            ("weapon", self.0.weapon(weapon).into()),
            ("cubes", card.cubes.into()),
            ("power", self.0.power(card.power).into()),
        ];
        self.say("cards-weapon", &args)
    }
}
