//! The texts of cards and dice, made from what they do, and moves in a few words.

use pulp::card::{
    Ability, Also, Captain, Colour, Die, Encounter, Face, Kind, Planet, Sector, Token, Weapon,
};
use pulp::deck::{Action, Cards, Cost, Free, Line, Paid, Power, Rule};
use pulp::moves::Move;
use pulp::view::{Stage, View};

use words::{Lang, Value};

/// Speaks of the things of a box.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    pub lang: Lang,
    pub cards: &'a Cards,
}

impl Texts<'_> {
    /// The message `pulp-board-KEY`.
    pub fn say(&self, key: &str) -> String {
        crate::MESSAGES.say(self.lang, &format!("pulp-board-{key}"))
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.lang, &format!("pulp-board-{key}"), args)
    }

    pub fn card(&self, card: Encounter) -> String {
        self.say(&format!("card-{card}"))
    }

    pub fn planet(&self, planet: Planet) -> String {
        self.say(&format!("planet-{planet}"))
    }

    pub fn weapon(&self, weapon: Weapon) -> String {
        self.say(&format!("weapon-{weapon}"))
    }

    pub fn captain(&self, captain: Captain) -> String {
        self.say(&format!("captain-{captain}"))
    }

    /// The sector's own name: "Kah".
    pub fn sector(&self, sector: Sector) -> String {
        self.say(&format!("sector-{sector}"))
    }

    /// Who rules there: "the Hive of Kah".
    pub fn alien(&self, sector: Sector) -> String {
        self.say(&format!("alien-{sector}"))
    }

    pub fn ability(&self, ability: Ability) -> String {
        self.say(&format!("ability-{ability}"))
    }

    /// The person behind a die: "Weapons Expert".
    pub fn die(&self, die: Die) -> String {
        self.say(&format!("die-{die}"))
    }

    /// The same in one word: "Weapons".
    pub fn die_short(&self, die: Die) -> String {
        self.say(&format!("die-short-{die}"))
    }

    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}", kind.word()))
    }

    pub fn token(&self, token: Token) -> String {
        self.say(&format!("token-{token}"))
    }

    /// "2 red cubes"
    pub fn cubes(&self, count: u8, colour: Colour) -> String {
        let args = [("count", u32::from(count).into()), ("colour", colour.word().into())];
        self.say_with("cubes", &args)
    }

    /// "red"
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{colour}"))
    }

    fn of_ability(&self, key: &str, n: i8, ability: Ability) -> String {
        let args = [("n", signed(n).into()), ("ability", self.ability(ability).into())];
        self.say_with(key, &args)
    }

    fn number(&self, key: &str, n: i8) -> String {
        let count = i32::from(n.unsigned_abs()).into();
        self.say_with(key, &[("n", signed(n).into()), ("count", count)])
    }

    /// What the line of a card does in its sector.
    pub fn line(&self, line: Line) -> String {
        match line {
            Line::Strength(by) => self.number("line-strength", by),
            Line::Second { ability, strength } => {
                self.of_ability("line-second", strength as i8, ability)
            }
            Line::Planets(by) => self.number("line-planets", by),
            Line::Evading(by) => self.number("line-evading", by as i8),
            Line::Bag(colour) => {
                self.say_with("line-bag", &[("cube", self.cubes(1, colour).into())])
            }
        }
    }

    /// What a place changes in a sector.
    pub fn rule(&self, rule: Rule) -> String {
        match rule {
            Rule::Strength { ability, by } => self.of_ability("rule-strength", by, ability),
            Rule::Guards { ability, by } => self.of_ability("rule-guards", by, ability),
            Rule::FreeEvasion => self.say("rule-free-evasion"),
            Rule::Market(points) => self.number("rule-market", points as i8),
            Rule::FirstIsKey => self.say("rule-first-is-key"),
            Rule::Cubes(by) => self.number("rule-cubes", by),
            Rule::Raise(faces) => self.number("rule-raise", faces as i8),
            Rule::Exchange(points) => self.exchange(points),
            Rule::Trophy { least, ability } => {
                let args =
                    [("least", u32::from(least).into()), ("ability", self.ability(ability).into())];
                self.say_with("rule-trophy", &args)
            }
        }
    }

    /// How many points of another ability stand for one.
    fn exchange(&self, points: u8) -> String {
        self.say_with("exchange", &[("points", u32::from(points).into())])
    }

    /// What the alien of a sector does.
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Hive(cubes) => self.number("action-hive", cubes as i8),
            Action::Quietus { per, most } => {
                let args = [("per", u32::from(per).into()), ("most", u32::from(most).into())];
                self.say_with("action-quietus", &args)
            }
            Action::Exchange(points) => self.exchange(points),
        }
    }

    /// What a planet does by itself.
    pub fn free(&self, free: Free) -> String {
        match free {
            Free::Cubes(by) => self.number("free-cubes", by),
            Free::Guards { least, cubes } => self.at_least("free-guards", least, cubes),
            Free::Engaged { least, cubes } => self.at_least("free-engaged", least, cubes),
            Free::WhitesLeave => self.say("free-whites-leave"),
            Free::Double { cubes } => self.number("free-double", cubes),
            Free::Raise(faces) => self.number("free-raise", faces as i8),
        }
    }

    fn at_least(&self, key: &str, least: u8, cubes: i8) -> String {
        let args = [("least", u32::from(least).into()), ("n", signed(cubes).into())];
        self.say_with(key, &args)
    }

    /// What a planet does for cards from the hand, without what it costs.
    pub fn paid(&self, paid: Paid) -> String {
        match paid {
            Paid::Cubes(by) => self.number("free-cubes", by),
            Paid::CubesThenLose { cubes, ability } => {
                self.of_ability("paid-cubes-then-lose", cubes, ability)
            }
            Paid::BlacksLeave => self.say("paid-blacks-leave"),
            Paid::Redraw => self.say("paid-redraw"),
            Paid::Crew { least, most } => self.at_least("paid-crew", least, most as i8),
            Paid::Raise(faces) => self.number("paid-raise", faces as i8),
            Paid::More(cubes) => self.number("paid-more", cubes as i8),
        }
    }

    /// "a key and a code"
    pub fn cost(&self, cost: Cost) -> String {
        let args = [
            ("codes", u32::from(cost.codes).into()),
            ("keys", u32::from(cost.keys).into()),
            ("any", u32::from(cost.any).into()),
        ];
        self.say_with("cost", &args)
    }

    /// All that a planet does.
    pub fn about_planet(&self, planet: Planet) -> String {
        let card = self.cards.planet(planet);
        let paid = card.paid.map(|(cost, paid)| {
            let args = [("cost", self.cost(cost).into()), ("effect", self.paid(paid).into())];
            self.say_with("planet-paid", &args)
        });
        let free = card.free.map(|it| self.say_with("sentence", &[("text", self.free(it).into())]));
        [free, paid].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What a super weapon does.
    pub fn power(&self, power: Power) -> String {
        match power {
            Power::Weaken(by) => self.number("power-weaken", -(by as i8)),
            Power::ChooseAbility => self.say("power-choose-ability"),
            Power::Mirror(faces) => self.number("power-mirror", faces as i8),
            Power::Evade => self.say("power-evade"),
            Power::Cubes(by) => self.number("power-cubes", by),
            Power::Blacken => self.say("power-blacken"),
        }
    }

    /// What a face of a die does.
    pub fn face(&self, face: Face) -> String {
        match face {
            Face::Strength { points, against, also } => self.strength(points, against, also),
            Face::Cube => self.say("face-cube"),
            Face::Roll { crew } => self.say_with("face-roll", &[("die", crew.word().into())]),
            Face::Swap => self.say("face-swap"),
            Face::RerollOnAgent => self.say("face-reroll-agent"),
            Face::RerollOnGuard => self.say("face-reroll-guard"),
            Face::Icons { cards } => self.number("face-icons", cards as i8),
            Face::TakeCube => self.say("face-take"),
            Face::DrawCube => self.say("face-draw"),
            Face::Understand => self.say("face-understand"),
            Face::ChooseWeapon => self.say("face-choose"),
        }
    }

    fn strength(&self, points: u8, against: Option<Ability>, also: Also) -> String {
        let first = match against {
            Some(ability) => self.of_ability("face-strength", points as i8, ability),
            None => self.number("face-any", points as i8),
        };
        let more = match also {
            Also::Nothing => return first,
            Also::Raise { faces } => self.number("also-raise", faces as i8),
            Also::OrWhites => self.say("also-whites"),
            Also::OrCube => self.say("also-cube"),
            Also::OrTwoCubes => self.say("also-two-cubes"),
        };
        format!("{first}{more}")
    }

    /// All that is printed on an encounter card, in the order of reading.
    pub fn about_card(&self, card: Encounter) -> String {
        let printed = self.cards.encounter(card);
        let lines = printed.line.iter().map(|(sector, line)| (sector, self.line(*line)));
        let rules = printed.rules.iter().map(|(sector, rule)| (sector, self.rule(*rule)));
        let texts: Vec<String> =
            lines.chain(rules).map(|(sector, text)| self.in_sector(*sector, &text)).collect();
        let cubes: Vec<String> = printed.cubes.iter().map(|it| self.colour(*it)).collect();
        self.say_with(
            "about-card",
            &[
                ("kind", printed.kind.word().into()),
                ("strength", u32::from(printed.strength).into()),
                ("icon", printed.icon.map(|it| self.ability(it)).unwrap_or_default().into()),
                ("cubes", cubes.join(", ").into()),
                ("planets", u32::from(printed.planets).into()),
                ("token", printed.token.map_or("none", Token::word).into()),
                ("text", texts.join(" ").into()),
            ],
        )
    }

    /// "Kah: strength +1."
    pub fn in_sector(&self, sector: Sector, text: &str) -> String {
        let args = [("sector", self.sector(sector).into()), ("text", text.to_string().into())];
        self.say_with("in-sector", &args)
    }

    /// A move in a few words, as on a button.
    pub fn phrase(&self, mv: Move) -> String {
        let ability = |it: Ability| ("ability", Value::from(self.ability(it)));
        let die = |it: Die| ("die", Value::from(self.die(it)));
        let weapon = |it: Weapon| ("weapon", Value::from(self.weapon(it)));
        let number = |it: u8| ("n", Value::from(u32::from(it)));
        let token = |it: Token| ("token", Value::from(it.word()));
        let colour = |it: Colour| ("colour", Value::from(it.word()));
        let card = |it: Encounter| ("card", Value::from(self.card(it)));
        let args = match mv {
            Move::Leave(it) | Move::Raise(it) | Move::Die(it) | Move::Reroll(it) => vec![die(it)],
            Move::Explore(it) => vec![("planet", self.planet(it).into())],
            Move::DieAt(it, at) => vec![die(it), ability(at)],
            Move::Swap(it, other) => vec![die(it), ("other", self.die(other).into())],
            Move::Lower(faces) => vec![number(faces)],
            Move::Weapon(it) | Move::Study(it) | Move::Understand(it) | Move::Claim(it) => {
                vec![weapon(it)]
            }
            Move::WeaponAt(it, at) => vec![weapon(it), ability(at)],
            Move::Pay(it, points) => vec![ability(it), number(points)],
            Move::Exchange(it, points, due) => {
                vec![ability(it), number(points), ("due", self.ability(due).into())]
            }
            Move::Take(it) => vec![colour(it)],
            Move::Sell(it) | Move::Spend(it) => vec![token(it)],
            Move::Strike(it) | Move::Gain(it) | Move::Lose(it) => vec![ability(it)],
            Move::Keep(it) | Move::KeepAsKey(it) => vec![card(it)],
            Move::Engage
            | Move::Evade
            | Move::Cube
            | Move::Draw
            | Move::Activate
            | Move::Find
            | Move::Done => vec![],
        };
        self.say_with(&format!("do-{}", sort(mv)), &args)
    }

    /// The same, where `view` says how much the move brings.
    pub fn phrase_in(&self, view: &View, mv: Move) -> String {
        match mv {
            Move::Exchange(ability, points, due) => {
                let args = [
                    ("n", u32::from(points).into()),
                    ("ability", self.ability(ability).into()),
                    ("covers", u32::from(points / view.exchange).into()),
                    ("due", self.ability(due).into()),
                ];
                self.say_with("exchanged", &args)
            }
            Move::Gain(ability) => {
                let n = signed(self.gained(view, ability) as i8).into();
                self.say_with("gained", &[("n", n), ("ability", self.ability(ability).into())])
            }
            mv => self.phrase(mv),
        }
    }

    /// How many points an ability gains, limited by its most.
    pub fn gained(&self, view: &View, ability: Ability) -> u8 {
        let track = view.tracks[ability as usize];
        let planet = view.planet.and_then(|it| self.cards.planet(it.planet).free);
        let points = match (view.stage, planet) {
            (Stage::Trading { points }, _) => points,
            (_, Some(Free::Double { .. })) => 2,
            _ => 1,
        };
        points.min(track.most.saturating_sub(track.points))
    }

    /// The verb of a move, in a word.
    pub fn verb(&self, mv: Move) -> String {
        self.say(&format!("verb-{}", sort(mv)))
    }
}

/// A number with its sign: "+1", "−2".
pub fn signed(n: i8) -> String {
    format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs())
}

/// The sort of a move, as messages name it.
fn sort(mv: Move) -> &'static str {
    match mv {
        Move::Leave(_) => "leave",
        Move::Explore(_) => "explore",
        Move::Raise(_) => "raise",
        Move::Engage => "engage",
        Move::Evade => "evade",
        Move::Die(_) => "die",
        Move::DieAt(..) => "die-at",
        Move::Strike(_) => "strike",
        Move::Cube => "cube",
        Move::Reroll(_) => "reroll",
        Move::Swap(..) => "swap",
        Move::Lower(_) => "lower",
        Move::Weapon(_) => "weapon",
        Move::WeaponAt(..) => "weapon-at",
        Move::Pay(..) => "pay",
        Move::Exchange(..) => "exchange",
        Move::Take(_) => "take",
        Move::Draw => "draw",
        Move::Sell(_) => "sell",
        Move::Activate => "activate",
        Move::Spend(_) => "spend",
        Move::Find => "find",
        Move::Gain(_) => "gain",
        Move::Study(_) => "study",
        Move::Understand(_) => "understand",
        Move::Claim(_) => "claim",
        Move::Lose(_) => "lose",
        Move::Keep(_) => "keep",
        Move::KeepAsKey(_) => "keep-as-key",
        Move::Done => "done",
    }
}
