//! Oh no... INVASION!!! in words: the names of things, and what happened.

mod outlook;
mod question;
mod sections;
mod terminal;

use oh_no::OhNo;
use oh_no::card::{Alien, Card, Colour, Face, Species};
use oh_no::deck::{Cards, Flight, Invader, Symbols};
use oh_no::event::{Cause, Told};
use oh_no::moves::{Move, Plan, Topic};
use oh_no::options::OhNoOptions;
use oh_no::view::View;
use tabletop::Seat;
use words::{Asked, Listener, Messages, SectionNumber, Speaks, Speech, Value, areas};

pub use self::outlook::Landing;
pub use self::question::owed;

/// All that the game can say.
pub static MESSAGES: Messages = Messages::new(areas!["game", "board", "terminal", "guides"]);

/// What the game says; see [`Speech`].
#[derive(Clone, Copy, Debug)]
pub struct Words;

impl Speech for Words {
    type Game = OhNo;
    type Voice<'a> = Voice<'a>;

    const MESSAGES: &'static Messages = &MESSAGES;
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../../rulebook.fr.md"), include_str!("../../rulebook.md")];

    fn voice<'a>(to: Listener<'a>, cards: &'a Cards, _: &OhNoOptions) -> Voice<'a> {
        Voice { to, cards }
    }

    fn verdict(told: &Told) -> Option<SectionNumber> {
        sections::verdict(told)
    }
}

impl Speaks<OhNo> for Voice<'_> {
    fn tell(&self, told: &Told) -> Option<String> {
        Some(self.sentence(told))
    }

    fn asked(&self, view: &View) -> Asked {
        self.question(view)
    }

    fn move_name(&self, mv: Move) -> String {
        self.phrase(mv).1
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

impl Voice<'_> {
    /// The message `oh-no-board-KEY`.
    pub fn say(&self, key: &str) -> String {
        MESSAGES.say(self.to.lang, &format!("oh-no-board-{key}"))
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        MESSAGES.say_with(self.to.lang, &format!("oh-no-board-{key}"), args)
    }

    /// A sentence about what `seat` is or does; `$me` lets a message choose between "you" and
    /// `$name`.
    pub fn of_seat(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let mut args = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        args.extend(more.iter().cloned());
        self.say_with(key, &args)
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.to.name(seat)
    }

    /// Whether this is the reader's seat, as messages read it: `yes` or `no`.
    pub fn is_me(&self, seat: Seat) -> &'static str {
        if self.to.is_me(seat) { "yes" } else { "no" }
    }

    /// "red bomb", "Teleporter", "Hub 3"
    pub fn card(&self, card: Card) -> String {
        self.card_as(card, "")
    }

    /// "a red bomb"
    pub fn a_card(&self, card: Card) -> String {
        self.card_as(card, "-a")
    }

    /// "the red bomb"
    pub fn the_card(&self, card: Card) -> String {
        self.card_as(card, "-the")
    }

    fn card_as(&self, card: Card, article: &str) -> String {
        match card.face() {
            Face::Weapon(weapon, colour) => self.say_with(
                &format!("weapon{article}"),
                &[("kind", weapon.word().into()), ("colour", colour.word().into())],
            ),
            Face::Module(module) => self.say_with(
                &format!("module{article}"),
                &[("kind", module.word().into()), ("number", u32::from(card.copy()).into())],
            ),
        }
    }

    /// "a red bomb, a blue rocket and a Teleporter"
    pub fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.a_card(*it)).collect();
        self.list(&names)
    }

    /// "A, B and C"
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => self.say("none"),
            [one] => one.clone(),
            [most @ .., last] => self.say_with(
                "and",
                &[("most", most.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// "yellow"
    pub fn colour(&self, colour: Colour) -> String {
        self.say_with("colour", &[("colour", colour.word().into())])
    }

    pub fn symbols(&self, symbols: Symbols) -> String {
        let names: Vec<String> = symbols.iter().map(|it| self.colour(it)).collect();
        self.list(&names)
    }

    /// "3 red Invaliens"
    pub fn aliens(&self, count: u8, colour: Colour) -> String {
        let species = species_word(colour.species());
        self.say_with(
            "aliens",
            &[
                ("count", u32::from(count).into()),
                ("species", species.into()),
                ("colour", colour.word().into()),
            ],
        )
    }

    /// A Matrice card: the aliens that it counts for, or its Shield.
    pub fn alien(&self, alien: Alien) -> String {
        if alien.is_shield() {
            return self.say_with("shield", &[("colour", alien.colour().word().into())]);
        }
        self.aliens(self.printed(alien).map_or(1, |it| it.aliens), alien.colour())
    }

    /// A Matrice card with all that is printed on it.
    pub fn alien_in_full(&self, alien: Alien) -> String {
        let Some(printed) = self.printed(alien) else { return self.alien(alien) };
        let flight = match printed.flight {
            Flight::Left => "left",
            Flight::Right => "right",
        };
        self.say_with(
            "alien-in-full",
            &[
                ("alien", self.alien(alien).into()),
                ("flight", flight.into()),
                ("colour", printed.order.word().into()),
                ("at", u32::from(printed.at.unwrap_or_default()).into()),
            ],
        )
    }

    /// What is printed on an alien's card; Shields print nothing.
    pub fn printed(&self, alien: Alien) -> Option<Invader> {
        (!alien.is_shield()).then(|| self.cards.invader(alien))
    }

    /// "bombs", "red weapons", "modules"
    pub fn topic(&self, topic: Topic) -> String {
        self.say_with("topic", &[("topic", topic.word().into())])
    }

    /// A topic of which somebody has no card: "red weapons".
    pub fn topic_of(&self, topic: Topic) -> String {
        self.say_with("topic-of", &[("topic", topic.word().into())])
    }

    /// The message `log-KEY` about `seat`.
    fn of(&self, key: &str, seat: Seat, args: Args<'_>) -> String {
        self.of_seat(&format!("log-{key}"), seat, &args)
    }

    fn plain(&self, key: &str, args: Args<'_>) -> String {
        self.say_with(&format!("log-{key}"), &args)
    }

    fn a_card_value(&self, card: Card) -> Value<'static> {
        self.a_card(card).into()
    }

    fn the_card_value(&self, card: Card) -> Value<'static> {
        self.the_card(card).into()
    }

    fn cards_value(&self, cards: &[Card]) -> Value<'static> {
        self.cards(cards).into()
    }

    fn alien_value(&self, alien: Alien) -> Value<'static> {
        self.alien(alien).into()
    }

    /// A seat as the object of a sentence: "you", or a name.
    fn whom(&self, seat: Seat) -> Value<'static> {
        if self.to.is_me(seat) {
            return self.say("you-object").into();
        }
        self.name(seat).to_string().into()
    }

    /// What happened, as one sentence. It has an arm for each event, so it may be long.
    pub fn sentence(&self, told: &Told) -> String {
        let max = || u32::from(self.cards.shields).into();
        let alien = |it: &Alien| ("alien", self.alien_value(*it));
        let colour = |it: &Colour| ("colour", it.word().into());
        let topic = |it| ("topic", self.topic(it).into());
        let plan = |it: Plan| ("plan", self.say(&format!("plan-{}", it.word())).into());
        match told {
            Told::TurnBegan { seat } => self.of("turn-began", *seat, vec![]),
            Told::Drew { seat, count, cards } => self.drew(*seat, *count, cards.as_deref()),
            Told::Gave { from, to, count, cards } => {
                self.gave(*from, *to, *count, cards.as_deref())
            }
            Told::ResistanceReshuffled => self.plain("resistance-reshuffled", vec![]),
            Told::MatrixReshuffled => self.plain("matrix-reshuffled", vec![]),
            Told::Built { seat, card } => {
                self.of("built", *seat, vec![("card", self.a_card_value(*card))])
            }
            Told::Evaporated { seat, cards } => {
                self.of("evaporated", *seat, vec![("cards", self.cards_value(cards))])
            }
            Told::Sabotaged { seat, module } => {
                self.of("sabotaged", *seat, vec![("module", self.the_card_value(*module))])
            }
            Told::ModuleLost { seat, module, .. } => {
                self.of("module-lost", *seat, vec![("module", self.the_card_value(*module))])
            }
            Told::Restored { seat, module } => {
                self.of("restored", *seat, vec![("module", self.the_card_value(*module))])
            }
            Told::Eliminated { seat, cause } => self.of(cause_key(*cause), *seat, vec![]),
            Told::Wiped { seat } => self.of("wiped", *seat, vec![]),
            Told::Ended { ending, points, survivors } => {
                self.ended(ending, *points, u32::from(*survivors))
            }
            Told::AlienAppeared { seat, alien: it, .. } => {
                self.of("alien-appeared", *seat, vec![alien(it)])
            }
            Told::ShieldAppeared { alien: it, out, .. } => self.plain(
                "shield-appeared",
                vec![alien(it), ("out", u32::from(*out).into()), ("max", max())],
            ),
            Told::AlienLost { alien: it } => self.plain("alien-lost", vec![alien(it)]),
            Told::LetPass { seat, alien: it, fits } => {
                let key = if *fits == Some(false) { "let-pass-unarmed" } else { "let-pass" };
                self.of(key, *seat, vec![alien(it), ("colour", it.colour().word().into())])
            }
            Told::Zapped { seat, card, alien: it } => {
                self.of("zapped", *seat, vec![("card", self.a_card_value(*card)), alien(it)])
            }
            Told::Invaded { seat, alien: it, now, .. } => {
                let now = self.aliens(*now, it.colour());
                self.of("invaded", *seat, vec![("now", now.into())])
            }
            Told::Perched { seat, alien: it, module } => {
                self.of("perched", *seat, vec![alien(it), ("module", self.the_card_value(*module))])
            }
            Told::OrderedToCrush { colour: it, at, .. } => {
                self.plain("order-crush", vec![colour(it), ("at", u32::from(*at).into())])
            }
            Told::OrderedToEvaporate { colour: it, .. } => {
                self.plain("order-evaporate", vec![colour(it)])
            }
            Told::OrderedToSabotage { colour: it, .. } => {
                self.plain("order-sabotage", vec![colour(it)])
            }
            Told::OrderMissed { colour: it } => self.plain("order-missed", vec![colour(it)]),
            Told::Fought { seat, card, colour, station, aliens } => {
                let args = vec![
                    ("card", self.a_card_value(*card)),
                    ("colour", colour.word().into()),
                    ("count", u32::from(*aliens).into()),
                    ("far", if seat == station { "no" } else { "yes" }.into()),
                    ("station", self.whom(*station)),
                    ("tome", self.is_me(*station).into()),
                ];
                self.of("fought", *seat, args)
            }
            Told::Morphed { seat, cards, alien } => self.of(
                "morphed",
                *seat,
                vec![("cards", self.cards_value(cards)), ("alien", self.alien_value(*alien))],
            ),
            Told::Spent { seat, discarded, kept } => self.of(
                "spent",
                *seat,
                vec![
                    ("card", self.the_card_value(*discarded)),
                    ("count", (kept.len() as u32).into()),
                    ("kept", self.cards_value(kept)),
                ],
            ),
            Told::Called { seat, helper } => {
                self.of("called", *seat, vec![("helper", self.whom(*helper))])
            }
            Told::Refused { seat } => self.of("refused", *seat, vec![]),
            Told::ConflictBegan { seat } => self.of("conflict-began", *seat, vec![]),
            Told::Kamikaze { seat, alien } => {
                self.of("kamikaze", *seat, vec![("alien", self.alien_value(*alien))])
            }
            Told::Countered { seat, by, cards, .. } => {
                self.by("countered", *seat, *by, vec![("cards", self.cards_value(cards))])
            }
            Told::Struck { seat, by, cards, shield, left } => self.by(
                "struck",
                *seat,
                *by,
                vec![
                    ("cards", self.cards_value(cards)),
                    ("shield", self.alien_value(*shield)),
                    ("left", u32::from(*left).into()),
                ],
            ),
            Told::Held { seat } => self.of("held", *seat, vec![]),
            Told::MatrixDestroyed { seat, card } => {
                self.of("matrix-destroyed", *seat, vec![("card", self.a_card_value(*card))])
            }
            Told::Asked { seat, topic: it } => self.of("asked", *seat, vec![topic(*it)]),
            Told::Stated { seat, topic: it, cards } => {
                let count = ("count", (cards.len() as u32).into());
                let none = ("none", self.topic_of(*it).into());
                self.of("stated", *seat, vec![none, count, ("cards", self.cards_value(cards))])
            }
            Told::Proposed { seat, plan: it } => self.of("proposed", *seat, vec![plan(*it)]),
            Told::Agreed { seat, plan: it } => self.of("agreed", *seat, vec![plan(*it)]),
            Told::Disagreed { seat, plan: it } => self.of("disagreed", *seat, vec![plan(*it)]),
        }
    }

    fn drew(&self, seat: Seat, count: u8, cards: Option<&[Card]>) -> String {
        let seen = if cards.is_some() { "yes" } else { "no" };
        let args = vec![
            ("count", u32::from(count).into()),
            ("seen", seen.into()),
            ("cards", self.cards_value(cards.unwrap_or_default())),
        ];
        self.of("drew", seat, args)
    }

    fn gave(&self, from: Seat, to: Seat, count: u8, cards: Option<&[Card]>) -> String {
        let seen = if cards.is_some() { "yes" } else { "no" };
        let args = vec![
            ("count", u32::from(count).into()),
            ("seen", seen.into()),
            ("cards", self.cards_value(cards.unwrap_or_default())),
            ("to", self.whom(to)),
            ("tome", self.is_me(to).into()),
        ];
        self.of("gave", from, args)
    }

    fn ended(&self, ending: &str, points: i32, survivors: u32) -> String {
        let args = vec![("points", points.into()), ("survivors", survivors.into())];
        self.plain(&format!("ended-{ending}"), args)
    }

    /// Something that `by` does in the turn of `seat`, perhaps for that seat.
    fn by(&self, key: &str, seat: Seat, by: Seat, mut args: Args<'_>) -> String {
        args.push(("helped", if seat == by { "no" } else { "yes" }.into()));
        args.push(("whom", self.whom(seat)));
        self.of(key, by, args)
    }

    /// The sort of a move, and the move in a few words.
    pub fn phrase(&self, mv: Move) -> (&'static str, String) {
        let kind = kind(mv);
        let key = format!("do-{kind}");
        let line = match mv {
            Move::Give(seat) | Move::Call(seat) => {
                self.say_with(&key, &[("name", self.name(seat).into())])
            }
            Move::Zap(card)
            | Move::Pack(card)
            | Move::Perch(card)
            | Move::Evaporate(card)
            | Move::Build(card)
            | Move::Morph(card)
            | Move::With(card)
            | Move::Discard(card)
            | Move::Counter(card)
            | Move::Finish(card) => self.say_with(&key, &[("card", self.the_card(card).into())]),
            Move::Fight(card, colour) | Move::Aid(card, colour) => self.say_with(
                &key,
                &[("card", self.the_card(card).into()), ("colour", colour.word().into())],
            ),
            Move::Beam(card, colour, seat) => self.say_with(
                &key,
                &[
                    ("card", self.the_card(card).into()),
                    ("colour", colour.word().into()),
                    ("name", self.name(seat).into()),
                ],
            ),
            Move::Destroy(alien) => self.say_with(&key, &[("alien", self.alien(alien).into())]),
            Move::Strike(card, shield) => self.say_with(
                &key,
                &[("card", self.the_card(card).into()), ("colour", shield.colour().word().into())],
            ),
            Move::Ask(topic) | Move::Tell(topic) => self.topic(topic),
            Move::Propose(plan) => self.say(&format!("plan-{}", plan.word())),
            Move::Draw
            | Move::Send
            | Move::Pass
            | Move::Refuse
            | Move::End
            | Move::Conflict
            | Move::GiveIn
            | Move::Hold
            | Move::Agree
            | Move::Disagree => self.say(&key),
        };
        (kind, line)
    }
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Crushed => "out-crushed",
        Cause::Kamikaze => "out-kamikaze",
        Cause::Stranded => "out-stranded",
    }
}

/// The word by which messages choose between kinds of alien.
pub fn species_word(species: Species) -> &'static str {
    match species {
        Species::Invalien => "invalien",
        Species::Evaporalien => "evaporalien",
        Species::Sabotalien => "sabotalien",
        Species::Shield => "shield",
    }
}

/// The sort of a move: its first word.
fn kind(mv: Move) -> &'static str {
    match mv {
        Move::Draw => "draw",
        Move::Give(_) => "give",
        Move::Pack(_) => "pack",
        Move::Send => "send",
        Move::Zap(_) => "zap",
        Move::Pass => "pass",
        Move::Perch(_) => "perch",
        Move::Evaporate(_) => "evaporate",
        Move::Build(_) => "build",
        Move::Fight(..) => "fight",
        Move::Beam(..) => "beam",
        Move::Call(_) => "call",
        Move::Aid(..) => "aid",
        Move::Refuse => "refuse",
        Move::Morph(_) => "morph",
        Move::With(_) => "with",
        Move::Destroy(_) => "destroy",
        Move::Discard(_) => "discard",
        Move::End => "end",
        Move::Conflict => "conflict",
        Move::Counter(_) => "counter",
        Move::GiveIn => "give-in",
        Move::Strike(..) => "strike",
        Move::Finish(_) => "finish",
        Move::Hold => "hold",
        Move::Ask(_) => "ask",
        Move::Tell(_) => "tell",
        Move::Propose(_) => "propose",
        Move::Agree => "agree",
        Move::Disagree => "disagree",
    }
}
