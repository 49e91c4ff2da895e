//! Invasion in words: the names of things, and what happened.

mod question;
mod sections;
mod terminal;

use planisphere::Planisphere;
use planisphere::card::{Card, People};
use planisphere::deck::Cards;
use planisphere::event::{Cause, Told};
use planisphere::happening::{Happening, News};
use planisphere::map::{Continent, Square};
use planisphere::moves::Move;
use planisphere::options::PlanisphereOptions;
use planisphere::view::{Blow, Clash, ClashResult, Landing, Phase, View};
use tabletop::Seat;
use words::{
    Asked, Listener, Messages, NamedRound, SectionNumber, Speaks, Speech, ThingName, Value, areas,
    yes,
};

pub use self::question::situation;

/// All that the game can say.
pub static MESSAGES: Messages =
    Messages::new(areas!["game", "board", "events", "terminal", "guides"]);

/// What the game says; see [`Speech`].
#[derive(Clone, Copy, Debug)]
pub struct Words;

impl Speech for Words {
    type Game = Planisphere;
    type Voice<'a> = Voice<'a>;

    const MESSAGES: &'static Messages = &MESSAGES;
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../../rulebook.fr.md"), include_str!("../../rulebook.md")];

    fn voice<'a>(to: Listener<'a>, cards: &'a Cards, _: &PlanisphereOptions) -> Voice<'a> {
        Voice { to, cards }
    }

    fn verdict(told: &Told) -> Option<SectionNumber> {
        sections::verdict(told)
    }
}

impl Speaks<Planisphere> for Voice<'_> {
    fn tell(&self, told: &Told) -> Option<String> {
        self.told(told)
    }

    fn asked(&self, view: &View) -> Asked {
        self.question(view)
    }

    fn round(&self, view: &View) -> Option<NamedRound> {
        let part = match view.phase {
            Phase::Overture => None,
            Phase::Draw => Some("draw"),
            Phase::Reinforcement => Some("reinforcement"),
            Phase::Movement => Some("movement"),
            Phase::Shooting => Some("shooting"),
            Phase::Contact => Some("contact"),
            Phase::Reproduction => Some("reproduction"),
            Phase::Happenings => Some("happenings"),
        };
        Some(NamedRound {
            number: view.round,
            name: self.say_with("round", &[("round", u32::from(view.round).into())]),
            part: part.map(|it| self.say_with("phase", &[("phase", it.into())])),
        })
    }

    fn move_name(&self, mv: Move) -> String {
        self.phrase(mv).1
    }

    fn advice(&self, view: &View, mv: Move) -> String {
        let Move::Move(card, square) = mv else { return self.move_name(mv) };
        let unit = view.units.iter().find(|it| it.card == card);
        let Some(from) = unit.map(|it| it.square) else { return self.move_name(mv) };
        let from = ("from", self.square(from).into());
        self.plain("advice-move", vec![self.unit(card), from, self.place(square)])
    }

    fn position(&self, view: &View) -> String {
        terminal::TerminalVoice(*self).position(view)
    }

    fn card_named(&self, text: &str) -> Option<String> {
        let first = format!("{text}.1");
        let card = text.parse().or_else(|_| first.parse()).ok()?;
        Some(self.card(card))
    }

    fn all_cards(&self) -> String {
        terminal::TerminalVoice(*self).all_cards()
    }

    fn aside(&self) -> Self {
        Voice { to: self.to.aside(), ..*self }
    }
}

/// Speaks to one viewer of one table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub to: Listener<'a>,
    pub cards: &'a Cards,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl<'a> Voice<'a> {
    /// The message `planisphere-board-KEY`.
    pub fn say(&self, key: &str) -> String {
        MESSAGES.say(self.to.lang, &format!("planisphere-board-{key}"))
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        MESSAGES.say_with(self.to.lang, &format!("planisphere-board-{key}"), args)
    }

    /// A sentence about what `seat` is or does: `$me` chooses between "you" and its `$name`.
    pub fn of_seat(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let me = yes(self.to.is_me(seat));
        let mut args = vec![("me", me.into()), ("name", self.name(seat).into())];
        args.extend(more.iter().cloned());
        self.say_with(key, &args)
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        self.to.name(seat)
    }

    /// "A, B and C"
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => self.say_with(
                "and",
                &[("most", most.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// "Martian Tripods"
    pub fn people(&self, people: People) -> String {
        MESSAGES.say_with(
            self.to.lang,
            "planisphere-board-people",
            &[("people", people.word().into())],
        )
    }

    /// A unit as a thing that sentences can agree with.
    pub fn thing(&self, card: Card) -> ThingName {
        ThingName { name: self.card(card), form: self.of_people(card).form }
    }

    /// A people as a thing, which may be several.
    fn of_people(&self, card: Card) -> ThingName {
        let people = ("people", card.people().word().into());
        MESSAGES.thing_with(self.to.lang, "planisphere-board-people", &[people])
    }

    /// "Martian Tripods 2"; without a number if its people has only one.
    pub fn card(&self, card: Card) -> String {
        match self.cards.copies(card.people()) {
            1 => self.people(card.people()),
            _ => format!("{} {}", self.people(card.people()), card.copy()),
        }
    }

    /// "4·11"
    pub fn square(&self, square: Square) -> String {
        format!("{}·{}", square.latitude(), square.longitude())
    }

    pub fn continent(&self, continent: Continent) -> String {
        let word = continent.word().into();
        MESSAGES.say_with(self.to.lang, "planisphere-board-continent", &[("continent", word)])
    }

    /// The name of an event.
    pub fn happening(&self, number: u8) -> String {
        MESSAGES.say(self.to.lang, &format!("planisphere-event-{}", Happening::of(number).slug))
    }

    /// What an event does, in a sentence.
    pub fn effect(&self, number: u8) -> String {
        MESSAGES
            .say(self.to.lang, &format!("planisphere-event-{}-effect", Happening::of(number).slug))
    }

    /// What an event asks of a player, in a sentence.
    pub fn event_question(&self, number: u8) -> String {
        MESSAGES.say(
            self.to.lang,
            &format!("planisphere-event-{}-question", Happening::of(number).slug),
        )
    }

    fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.card(*it)).collect();
        self.list(&names)
    }

    /// The message `planisphere-KEY` about what `seat` is or does.
    fn of(&self, key: &str, seat: Seat, more: Args<'_>) -> String {
        let me = if self.to.is_me(seat) { "yes" } else { "no" };
        let mut args: Args<'_> = vec![("me", me.into()), ("name", self.to.name(seat).into())];
        args.extend(more);
        self.plain(key, args)
    }

    fn plain(&self, key: &str, args: Args<'_>) -> String {
        MESSAGES.say_with(self.to.lang, &format!("planisphere-{key}"), &args)
    }

    fn unit(&self, card: Card) -> (&'static str, Value<'static>) {
        ("unit", self.thing(card).into())
    }

    fn target(&self, card: Card) -> (&'static str, Value<'static>) {
        ("target", self.thing(card).into())
    }

    fn place(&self, square: Square) -> (&'static str, Value<'static>) {
        ("square", self.square(square).into())
    }

    /// What the viewer was told, as a line of the log; none for an event that needs no line.
    pub fn told(&self, told: &Told) -> Option<String> {
        Some(self.sentence(told)).filter(|it| !it.is_empty())
    }

    /// What happened, as one sentence. One arm an event: a table, not a procedure.
    fn sentence(&self, told: &Told) -> String {
        let number = |it: i8| Value::from(i64::from(it));
        match told {
            // Phases are shown by the bar.
            Told::PhaseBegan { .. } => String::new(),
            Told::RoundBegan { round: 0, .. } => self.plain("log-opening", vec![]),
            Told::RoundBegan { round, .. } => {
                self.plain("log-round", vec![("round", u32::from(*round).into())])
            }
            Told::Drew { seat, count, cards } => {
                let unknown = vec![("count", u32::from(*count).into())];
                let cards = match cards {
                    Some(cards) => self.cards(cards),
                    None => self.plain("log-unknown-cards", unknown),
                };
                self.of("log-drew", *seat, vec![("cards", cards.into())])
            }
            Told::HeldBack { seat } => self.of("log-held-back", *seat, vec![]),
            Told::Arrived { landing } => self.arrived(landing),
            Told::Moved { seat, card, from, to } => {
                let way = [("from", self.square(*from).into()), ("to", self.square(*to).into())];
                self.of("log-moved", *seat, [vec![self.unit(*card)], way.to_vec()].concat())
            }
            Told::Lightened { seat, card } => {
                self.of("log-lightened", *seat, vec![self.unit(*card)])
            }
            Told::Gestating { card, turns, .. } => {
                let turns = ("turns", u32::from(*turns).into());
                self.plain("log-gestating", vec![self.unit(*card), turns])
            }
            Told::Born { card, square, .. } => {
                let people = ("unit", self.of_people(*card).into());
                self.plain("log-born", vec![people, self.place(*square)])
            }
            Told::Duplicated { seat, card, square, .. } => {
                let people = ("unit", self.of_people(*card).into());
                self.of("log-duplicated", *seat, vec![people, self.place(*square)])
            }
            Told::Out { seat, .. } => self.of("log-out", *seat, vec![]),
            Told::Happening { news } => self.news(*news),
            Told::Reborn => self.plain("log-reborn", vec![]),
            Told::Ended { ending, winner, counts } => {
                let key = format!("log-ended-{ending}");
                let args = ended_by(counts);
                match winner {
                    Some(seat) => self.of(&key, *seat, args),
                    None => self.plain(&key, args),
                }
            }
            Told::Aimed { seat, card, target, force } => {
                let force = ("force", number(*force));
                self.of("log-aimed", *seat, vec![self.unit(*card), self.target(*target), force])
            }
            Told::Fought { clash, events, .. } => self.fought(clash, events),
            Told::ShotAt { target, force, def, events, .. } => {
                let enough = if def < force { "yes" } else { "no" };
                let sums =
                    [("force", number(*force)), ("def", number(*def)), ("enough", enough.into())];
                let (sums, events) = (sums.to_vec(), self.changed_by(events));
                self.plain("log-shot-at", [vec![self.target(*target)], sums, events].concat())
            }
            Told::Controlled { attempt, .. } => {
                let taken = if attempt.taken { "yes" } else { "no" };
                let args = vec![
                    self.unit(attempt.card),
                    self.target(attempt.target),
                    ("die", u32::from(attempt.die).into()),
                    ("def", number(attempt.def)),
                    ("taken", taken.into()),
                ];
                self.plain("log-controlled", args)
            }
            Told::ChangedCamp { card, to, .. } => {
                self.of("log-changed-camp", *to, vec![self.unit(*card)])
            }
            Told::Sacrificed { card, target, .. } => {
                self.plain("log-sacrificed", vec![self.unit(*card), self.target(*target)])
            }
            Told::Destroyed { card, owner, square, cause, .. } => {
                let args = vec![self.unit(*card), self.place(*square)];
                match cause {
                    Cause::Happening { number } => {
                        let happening = ("happening", self.happening(*number).into());
                        self.of("log-destroyed-by-event", *owner, [args, vec![happening]].concat())
                    }
                    Cause::Combat { .. } | Cause::Shots | Cause::Martyr { .. } => {
                        self.of("log-destroyed", *owner, args)
                    }
                }
            }
        }
    }

    fn arrived(&self, landing: &Landing) -> String {
        let (seat, unit) = (landing.seat, self.unit(landing.card));
        match (landing.test, landing.tried.first(), landing.landed) {
            (_, _, Some(square)) => self.of("log-landed", seat, vec![unit, self.place(square)]),
            (_, Some(square), None) => {
                self.of("log-crashed", seat, vec![unit, self.place(*square)])
            }
            (test, None, None) => {
                let dice = test.map_or((0, 0), |it| (it.d20, it.d10));
                let dice = [("d20", u32::from(dice.0).into()), ("d10", u32::from(dice.1).into())];
                self.of("log-missed", seat, [vec![unit], dice.to_vec()].concat())
            }
        }
    }

    fn fought(&self, clash: &Clash, events: &[u8]) -> String {
        let result = match clash.result {
            ClashResult::DefenderDestroyed => "defender-destroyed",
            ClashResult::AttackerDestroyed => "attacker-destroyed",
            ClashResult::Equality => "equality",
        };
        let first = Blow { att: clash.att, shots: clash.shots, def: clash.def };
        let back = clash.back.unwrap_or(first);
        let number = |it: i8| Value::from(i64::from(it));
        let args = vec![
            self.unit(clash.attacker),
            self.target(clash.defender),
            ("order", order(clash, first).into()),
            ("strike", self.strike(first).into()),
            ("def", number(first.def)),
            ("back", self.strike(back).into()),
            ("own", number(back.def)),
            ("result", result.into()),
        ];
        self.plain("log-fought", [args, self.changed_by(events)].concat())
    }

    /// "5", or "5 + 2 of shots"
    fn strike(&self, blow: Blow) -> String {
        let numbers = [("att", blow.att), ("shots", blow.shots)];
        self.plain("log-strike", numbers.map(|(key, it)| (key, i64::from(it).into())).to_vec())
    }

    /// The events that changed what is told.
    fn changed_by(&self, events: &[u8]) -> Args<'static> {
        let names: Vec<String> = events.iter().map(|it| self.happening(*it)).collect();
        let changed = yes(!names.is_empty());
        vec![("changed", changed.into()), ("events", self.list(&names).into())]
    }

    /// What an event did.
    fn news(&self, news: News) -> String {
        let name = |seat: Seat| Value::from(self.to.name(seat));
        let other = |card: Card| ("other", self.thing(card).into());
        let owned = |key: &str, card: Card, owner: Seat| self.of(key, owner, vec![self.unit(card)]);
        let at = |key: &str, card: Card, owner: Seat, square: Square| {
            self.of(key, owner, vec![self.unit(card), self.place(square)])
        };
        match news {
            News::Rolled { seat, number } => {
                let event = ("event", self.happening(number).into());
                self.of("news-rolled", seat, vec![("number", u32::from(number).into()), event])
            }
            News::Over { number } => {
                self.plain("news-over", vec![("event", self.happening(number).into())])
            }
            News::Passed { card, from, to } => {
                self.of("news-passed", from, vec![self.unit(card), ("to", name(to))])
            }
            News::Replaced { seat, card, by, square } => {
                self.of("news-replaced", seat, vec![self.unit(card), other(by), self.place(square)])
            }
            News::Swapped { seat, one, other: two } => {
                self.of("news-swapped", seat, vec![self.unit(one), other(two)])
            }
            News::Lightning { seat, square } => {
                self.of("news-lightning", seat, vec![self.place(square)])
            }
            News::Threw { seat, die } => {
                self.of("news-threw", seat, vec![("number", u32::from(die).into())])
            }
            News::Staked { seat, card } => self.of("news-staked", seat, vec![self.unit(card)]),
            News::Pot { seat } => self.of("news-pot", seat, vec![]),
            News::Fined { seat } => self.of("news-fined", seat, vec![]),
            News::LaidOpen => self.plain("news-laid-open", vec![]),
            News::Shuffled => self.plain("news-shuffled", vec![]),
            News::Strayed { shooter, square, hit: Some(hit) } => {
                self.plain("news-strayed", vec![self.unit(shooter), self.place(square), other(hit)])
            }
            News::Strayed { shooter, square, hit: None } => {
                self.plain("news-lost", vec![self.unit(shooter), self.place(square)])
            }
            News::Removed { card, owner } => owned("news-removed", card, owner),
            News::Discarded { card, owner } => owned("news-discarded", card, owner),
            News::WentHome { card, to } => owned("news-went-home", card, to),
            News::Recalled { card, owner } => owned("news-recalled", card, owner),
            News::Exiled { card, owner } => owned("news-exiled", card, owner),
            News::Spared { card, owner } => owned("news-spared", card, owner),
            News::Returned { card, owner, square } => at("news-returned", card, owner, square),
            News::Pushed { card, owner, to, .. } => at("news-pushed", card, owner, to),
            News::Exploded { card, owner, square } => at("news-exploded", card, owner, square),
            News::Lingers { card, square } => {
                self.plain("news-lingers", vec![self.unit(card), self.place(square)])
            }
            News::CameBack { shooter } => self.plain("news-came-back", vec![self.unit(shooter)]),
            News::Frightened { card, by } => self
                .plain("news-frightened", vec![self.unit(card), ("other", self.thing(by).into())]),
            News::Teleported { card, .. } => self.plain("news-teleported", vec![self.unit(card)]),
        }
    }

    /// The sort of a move, and the move in a few words.
    pub fn phrase(&self, mv: Move) -> (&'static str, String) {
        let (kind, args) = match mv {
            Move::Land(card) => ("land", vec![self.unit(card)]),
            Move::Move(card, square) => ("move", vec![self.unit(card), self.place(square)]),
            Move::Lighten(card) => ("lighten", vec![self.unit(card)]),
            Move::Aim(card, target) => ("aim", vec![self.unit(card), self.target(target)]),
            Move::Attack(card, target) => ("attack", vec![self.unit(card), self.target(target)]),
            Move::Control(card, target) => ("control", vec![self.unit(card), self.target(target)]),
            Move::Martyr(card, target) => ("martyr", vec![self.unit(card), self.target(target)]),
            Move::Duplicate(card) => ("duplicate", vec![self.unit(card)]),
            Move::Breed(card, child) => ("breed", vec![self.unit(card), self.target(child)]),
            Move::Continent(continent) => {
                ("continent", vec![("continent", self.continent(continent).into())])
            }
            Move::Pick(card) => ("pick", vec![self.unit(card)]),
            Move::Pair(card, other) => ("pair", vec![self.unit(card), self.target(other)]),
            Move::Done => ("done", vec![]),
        };
        (kind, self.plain(&format!("do-{kind}"), args))
    }
}

/// Which blows were struck, as messages choose by it: the attack `alone`, the attack and one that
/// `answered` it, a blow that `forestalled` it, or `both` in that order.
fn order(clash: &Clash, first: Blow) -> &'static str {
    let strength = |it: Blow| i16::from(it.att) + i16::from(it.shots);
    let hits = |it: Blow| i16::from(it.def) < strength(it);
    match clash.back {
        Some(back) if clash.swift && hits(back) => "forestalled",
        Some(_) if clash.swift => "both",
        Some(_) if strength(first) < i16::from(first.def) => "answered",
        _ => "alone",
    }
}

/// By what the first of the counted players leads the next: by units, else by strength.
fn ended_by(counts: &[(Seat, u8, i16)]) -> Args<'static> {
    let [(_, units, strength), others @ ..] = counts else { return vec![] };
    let (_, next, weaker) = others.first().copied().unwrap_or((Seat(0), 0, 0));
    let whole = |it: i16| i64::from(it).into();
    vec![
        ("units", whole((*units).into())),
        ("others", whole(next.into())),
        ("even", words::yes(*units == next).into()),
        ("strength", whole(*strength)),
        ("weaker", whole(weaker)),
    ]
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use planisphere::Planisphere;
    use tabletop::{CardSet, Chance, Game, Log, Options, Seed, Setup, Viewer};
    use words::Lang;

    use super::*;

    /// Random games, with everything that is told and every move that is offered.
    fn each_thing_said(mut say: impl FnMut(&Voice<'_>, &[Told], &[Move])) {
        let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
        let options = [("rounds", "12"), ("landings", "3"), ("rebirth", "on")];
        let options = Options::from_pairs(options).expect("good options");
        for number in 0..60 {
            let setup = Setup { players: 2 + (number % 3) as u8, options: Clone::clone(&options) };
            let seed = Seed::from_number(number);
            let mut game = Planisphere::setup(&setup, Arc::clone(&cards), seed).expect("a game");
            let mut chance = Chance::from_number(number);
            while let Some(seat) = game.to_act().first() {
                let (mut moves, mut log) = (Vec::new(), Log::keeping());
                game.legal_moves(seat, &mut moves);
                game.carry_out(seat, *chance.pick(&moves), &mut log);
                let viewer = Viewer::Seat(Seat(0));
                let told: Vec<Told> = log
                    .into_events()
                    .iter()
                    .filter_map(|it| Planisphere::tell(it, viewer))
                    .collect();
                for lang in Lang::ALL {
                    let names = ["Ada", "Bruno", "Chloé", "Denis", ""];
                    let me = Some(Seat(0));
                    let to = Listener { names, me, ..Listener::stranger(lang) };
                    say(&Voice { to, cards: &cards }, &told, &moves);
                }
            }
        }
    }

    /// A message that nobody wrote would show as its key, an argument that nobody gave in braces.
    #[test]
    fn everything_that_happens_has_words() {
        each_thing_said(|voice, told, moves| {
            let lines = told.iter().filter_map(|it| Some((format!("{it:?}"), voice.told(it)?)));
            let moves = moves.iter().map(|it| (it.to_string(), voice.phrase(*it).1));
            for (what, line) in lines.chain(moves) {
                let spoken =
                    !line.is_empty() && !line.contains("planisphere-") && !line.contains('{');
                assert!(spoken, "{what}: {line}");
            }
        });
    }

    /// Every ending, option and refusal that the game names has its words.
    #[test]
    fn what_the_game_names_has_words() {
        let endings = Planisphere::ENDINGS.iter().map(|it| format!("planisphere-log-ended-{it}"));
        let options = planisphere::options::PlanisphereOptions::SPECS.iter();
        let options = options.map(|it| format!("planisphere-option-{}", it.key));
        for key in endings.chain(options).chain(["planisphere-name".to_string()]) {
            assert!(Lang::ALL.into_iter().all(|it| MESSAGES.knows(it, &key)), "{key}");
        }
    }
}
