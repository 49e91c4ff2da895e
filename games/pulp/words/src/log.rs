//! What happened in Pulp Invasion!, one sentence for each event. One person plays and others may
//! watch, so sentences say what is done, not who does it.

use pulp::card::{Ability, COLOURS, Colour, Die, Encounter, Planet, Weapon};
use pulp::event::{Cause, Told};

use super::Texts;
use words::Value;

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl Texts<'_> {
    /// What happened, as one sentence. It has an arm for each event, so it may be long.
    pub fn sentence(&self, told: &Told) -> String {
        match told {
            Told::DieLeft { die } => self.log("die-left", vec![self.die_arg(*die)]),
            Told::SetOut { captain, dice } => {
                let dice: Vec<String> =
                    dice.iter().map(|(die, face)| self.die_on(*die, *face)).collect();
                let args = vec![
                    ("captain", self.captain(*captain).into()),
                    ("dice", dice.join(", ").into()),
                ];
                self.log("set-out", args)
            }
            Told::DieUsed { die, face } => self.log("die-used", self.die_args(*die, *face)),
            Told::DieTurned { die, from, to } => {
                let up = if from < to { "yes" } else { "no" };
                self.log("die-turned", [self.die_args(*die, *to), vec![("up", up.into())]].concat())
            }
            Told::DieRolled { die, face } => self.log("die-rolled", self.die_args(*die, *face)),
            Told::Rolled { die, face } => self.log("rolled", self.die_args(*die, *face)),
            Told::RollWasted { .. } => self.log("roll-wasted", vec![]),
            Told::DieSwapped { out, new, face } => {
                let args = [self.die_args(*new, *face), vec![("out", self.die(*out).into())]];
                self.log("die-swapped", args.concat())
            }
            Told::PlanetsRevealed { planets } => {
                let names: Vec<String> = planets.iter().map(|it| self.planet(*it)).collect();
                self.log("planets-revealed", vec![("planets", self.and(&names).into())])
            }
            Told::PlanetChosen { planet, turn, sector } => {
                let sector = ("sector", self.sector(*sector).into());
                self.log(
                    "planet-chosen",
                    vec![self.planet_arg(*planet), number("turn", *turn), sector],
                )
            }
            Told::SectorEntered { sector } => {
                self.log("sector-entered", vec![("alien", self.alien(*sector).into())])
            }
            Told::RowDealt { cards } => {
                let names: Vec<String> = cards.iter().map(|it| self.card(*it)).collect();
                self.log("row-dealt", vec![("cards", self.and(&names).into())])
            }
            Told::BagFilled { cubes, missing } => {
                let lacking = missing.iter().sum();
                let args = vec![
                    ("cubes", self.counted(cubes).into()),
                    number("lacking", lacking),
                    ("missing", self.counted(missing).into()),
                ];
                self.log("bag-filled", args)
            }
            Told::PlaceArrived { card, replaced } => {
                let old = replaced.map(|it| self.card(it)).unwrap_or_default();
                let first = if replaced.is_none() { "yes" } else { "no" };
                let more = vec![("old", old.into()), ("first", first.into())];
                self.log("place-arrived", [vec![self.card_arg(*card)], more].concat())
            }
            Told::LineHolds { card } => {
                let line = self.cards.encounter(*card).line;
                let text = line.map(|(_, line)| self.line(line)).unwrap_or_default();
                self.log("line-holds", vec![self.card_arg(*card), ("text", text.into())])
            }
            Told::BagGrew { colour, cause } => self.log(
                "bag-grew",
                vec![("cube", self.cubes(1, *colour).into()), self.cause_arg(*cause)],
            ),
            Told::ReserveLacked { colour, cause } => self.log(
                "reserve-lacked",
                vec![("colour", self.colour(*colour).into()), self.cause_arg(*cause)],
            ),
            Told::Kept { card, token } => {
                self.log("kept", vec![self.card_arg(*card), ("token", token.word().into())])
            }
            Told::TokenSpent { card, token, cause } => {
                let args = vec![self.card_arg(*card), self.cause_arg(*cause)];
                self.log("token-spent", [args, vec![("token", token.word().into())]].concat())
            }
            Told::Ended { ending, found, of, turn } => {
                let args = vec![number("found", *found), number("of", *of), number("turn", *turn)];
                self.log(&format!("ended-{ending}"), args)
            }
            Told::Engaging { card } => self.log("engaging", vec![self.card_arg(*card)]),
            Told::Weakened { ability, points, left, cause } => {
                let numbers = vec![number("points", *points), number("left", *left)];
                let args = vec![self.ability_arg(*ability), self.cause_arg(*cause)];
                self.log("weakened", [args, numbers].concat())
            }
            Told::AbilityChosen { ability, weapon } => self
                .log("ability-chosen", vec![self.ability_arg(*ability), self.weapon_arg(*weapon)]),
            Told::Paid { ability, points, covers, due } => {
                let args = vec![
                    self.ability_arg(*ability),
                    number("points", *points),
                    number("covers", *covers),
                    ("due", self.ability(*due).into()),
                    ("other", if ability == due { "no" } else { "yes" }.into()),
                ];
                self.log("paid", args)
            }
            Told::Engaged { card } => self.log("engaged", vec![self.card_arg(*card)]),
            Told::Evading { card } => self.log("evading", vec![self.card_arg(*card)]),
            Told::Escaped { ability } => self.log("escaped", vec![self.ability_arg(*ability)]),
            Told::EscapedFree { cause } => self.log("escaped-free", vec![self.cause_arg(*cause)]),
            Told::EvasionDrew { colour, ability, lost } => {
                let args = vec![
                    ("cube", self.cubes(1, *colour).into()),
                    self.ability_arg(*ability),
                    ("lost", if *lost { "yes" } else { "no" }.into()),
                ];
                self.log("evasion-drew", args)
            }
            Told::EvasionDrewNothing => self.log("evasion-drew-nothing", vec![]),
            Told::Evaded { card } => self.log("evaded", vec![self.card_arg(*card)]),
            Told::TakenOut { colour, count, cause } => self.log(
                "taken-out",
                vec![
                    ("cubes", self.cubes(*count, *colour).into()),
                    number("count", *count),
                    self.cause_arg(*cause),
                ],
            ),
            Told::PutBack { colour, cause } => self.log(
                "put-back",
                vec![("cube", self.cubes(1, *colour).into()), self.cause_arg(*cause)],
            ),
            Told::WeaponUsed { weapon } => self.log("weapon-used", vec![self.weapon_arg(*weapon)]),
            Told::CubesChanged { by, cause } => {
                let args = vec![("by", super::texts::signed(*by).into()), self.cause_arg(*cause)];
                self.log("cubes-changed", [args, vec![number("count", by.unsigned_abs())]].concat())
            }
            Told::Gained { ability, points, cause } => {
                let cause = cause.map(|it| self.cause(it)).unwrap_or_default();
                let known = if cause.is_empty() { "no" } else { "yes" };
                let args = vec![
                    self.ability_arg(*ability),
                    number("points", *points),
                    ("cause", cause.into()),
                    ("known", known.into()),
                ];
                self.log("gained", args)
            }
            Told::Lost { ability, cause } => {
                self.log("lost", vec![self.ability_arg(*ability), self.cause_arg(*cause)])
            }
            Told::Drew { planet, more, cubes } => {
                let mut counts = [0; COLOURS];
                cubes.iter().for_each(|it| counts[*it as usize] += 1);
                let args = vec![
                    self.planet_arg(*planet),
                    ("cubes", self.counted(&counts).into()),
                    number("count", cubes.len() as u8),
                ];
                self.log(if *more { "drew-more" } else { "drew" }, args)
            }
            Told::WeaponFound { weapon, found, of } => {
                let args =
                    vec![self.weapon_arg(*weapon), number("found", *found), number("of", *of)];
                self.log("weapon-found", args)
            }
            Told::Studied { weapon, colour, cubes, needs } => {
                let args = vec![
                    self.weapon_arg(*weapon),
                    ("cube", self.cubes(1, *colour).into()),
                    number("cubes", *cubes),
                    number("needs", *needs),
                ];
                self.log("studied", args)
            }
            Told::Understood { weapon } => self.log("understood", vec![self.weapon_arg(*weapon)]),
            Told::CubeWasted { colour } => {
                self.log("cube-wasted", vec![("cube", self.cubes(1, *colour).into())])
            }
            Told::QuietusGrew { cubes } => {
                self.log("quietus-grew", vec![("cubes", self.cubes(*cubes, Colour::Black).into())])
            }
            Told::QuietusStruck { ability } => {
                let lost = if ability.is_some() { "yes" } else { "no" };
                let name = ability.map(|it| self.ability(it)).unwrap_or_default();
                self.log("quietus-struck", vec![("ability", name.into()), ("lost", lost.into())])
            }
            Told::Failed => self.log("failed", vec![]),
            Told::Spared { colour, planet } => self.log(
                "spared",
                vec![("cube", self.cubes(1, *colour).into()), self.planet_arg(*planet)],
            ),
        }
    }

    fn log(&self, key: &str, args: Args<'_>) -> String {
        crate::MESSAGES.say_with(self.lang, &format!("pulp-log-{key}"), &args)
    }

    /// The name of a cause.
    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Die { die } => self.die(die),
            Cause::Weapon { weapon } => self.weapon(weapon),
            Cause::Planet { planet } => self.planet(planet),
            Cause::Place { card } | Cause::Card { card } => self.card(card),
            Cause::Sector { sector } => self.alien(sector),
        }
    }

    fn die_on(&self, die: Die, face: u8) -> String {
        self.log("die-on", self.die_args(die, face))
    }

    /// "2 red cubes and 1 white cube", or that there is none.
    fn counted(&self, cubes: &[u8; COLOURS]) -> String {
        let there = Colour::ALL.iter().zip(cubes).filter(|it| 0 < *it.1);
        let names: Vec<String> = there.map(|(colour, count)| self.cubes(*count, *colour)).collect();
        self.and(&names)
    }

    /// "A, B and C"
    fn and(&self, names: &[String]) -> String {
        match names {
            [] => self.log("nothing", vec![]),
            [one] => one.clone(),
            [most @ .., last] => {
                let args = vec![("most", most.join(", ").into()), ("last", last.as_str().into())];
                self.log("and", args)
            }
        }
    }

    fn die_arg(&self, die: Die) -> (&'static str, Value<'static>) {
        ("die", self.die(die).into())
    }

    fn die_args(&self, die: Die, face: u8) -> Args<'static> {
        vec![self.die_arg(die), number("face", face)]
    }

    fn card_arg(&self, card: Encounter) -> (&'static str, Value<'static>) {
        ("card", self.card(card).into())
    }

    fn planet_arg(&self, planet: Planet) -> (&'static str, Value<'static>) {
        ("planet", self.planet(planet).into())
    }

    fn weapon_arg(&self, weapon: Weapon) -> (&'static str, Value<'static>) {
        ("weapon", self.weapon(weapon).into())
    }

    fn ability_arg(&self, ability: Ability) -> (&'static str, Value<'static>) {
        ("ability", self.ability(ability).into())
    }

    fn cause_arg(&self, cause: Cause) -> (&'static str, Value<'static>) {
        ("cause", self.cause(cause).into())
    }

    /// The title of the chapter of the rulebook in which a section such as `3.4` stands.
    pub fn chapter(&self, section: &str) -> String {
        let chapter = section.split('.').next().unwrap_or_default();
        crate::MESSAGES.say(self.lang, &format!("pulp-chapter-{chapter}"))
    }
}

fn number(name: &'static str, value: u8) -> (&'static str, Value<'static>) {
    (name, u32::from(value).into())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use pulp::Pulp;
    use pulp::deck::Cards;
    use pulp::options::PulpOptions;
    use tabletop::{CardSet, Chance, Game, Judgement, Log, Seat, Seed, Setup, Why};

    use super::*;
    use words::Lang;

    /// Everything that happens in some games.
    fn told() -> Vec<Told> {
        let cards = std::sync::Arc::new(Cards::parse(Cards::BUILTIN).unwrap());
        let setup = Setup { players: 1, options: PulpOptions::default() };
        let mut chance = Chance::from_number(4);
        let mut log = Log::keeping();
        for number in 0..400 {
            let seed = Seed::from_number(number);
            let mut game = Pulp::setup(&setup, std::sync::Arc::clone(&cards), seed).unwrap();
            let mut moves = Vec::new();
            while !game.to_act().is_empty() {
                moves.clear();
                game.legal_moves(Seat(0), &mut moves);
                let weights: Vec<f32> =
                    moves.iter().map(|it| game.prior(Seat(0), *it) + 0.01).collect();
                game.carry_out(Seat(0), moves[chance.weighted(&weights)], &mut log);
            }
        }
        log.into_events()
    }

    /// Every event is a sentence in both languages, in which no key and no argument is left.
    #[test]
    fn every_event_is_a_sentence() {
        let cards = Cards::parse(Cards::BUILTIN).unwrap();
        let told = told();
        let kinds: BTreeSet<String> = told.iter().map(kind).collect();
        assert!(40 < kinds.len(), "only {kinds:?}");
        for lang in Lang::ALL {
            let texts = Texts { lang, cards: &cards };
            for event in &told {
                let sentence = texts.sentence(event);
                let bare = ["pulp-", "{", "$"].iter().find(|it| sentence.contains(**it));
                assert!(bare.is_none(), "{event:?}: {sentence}");
            }
        }
    }

    fn kind(told: &Told) -> String {
        let text = format!("{told:?}");
        text.split([' ', '{']).next().unwrap_or_default().to_string()
    }

    /// Every refusal has its sentence and its chapter.
    #[test]
    fn every_refusal_is_a_sentence() {
        let cards = Cards::parse(Cards::BUILTIN).unwrap();
        for lang in Lang::ALL {
            let texts = Texts { lang, cards: &cards };
            for reason in pulp::refusal::Reason::ALL {
                assert!(crate::MESSAGES.knows(lang, reason.key()), "{}", reason.key());
                assert!(!texts.chapter(reason.section()).starts_with("pulp-"));
            }
        }
    }
}
