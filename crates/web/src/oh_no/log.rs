//! The log: what happened, a line each, with a heading for each turn.

use maud::{Markup, html};
use oh_no::card::{Alien, Card, Colour};
use oh_no::event::{Cause, Told};
use tabletop::Seat;
use words::Value;

use super::pieces::{alien_picture, card_picture};
use super::speaker::Speaker;
use crate::art::oh_no::picture;
use crate::table::Line;

/// The lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<Line> {
    told.iter().map(|it| Logger { speaker: *speaker }.line(it)).collect()
}

struct Logger<'a> {
    speaker: Speaker<'a>,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl Logger<'_> {
    fn line(&self, told: &Told) -> Line {
        let heading = matches!(
            told,
            Told::TurnBegan { .. } | Told::ConflictBegan { .. } | Told::Ended { .. }
        );
        let pip = pip_of(told).map(|it| picture(&it, "pip"));
        Line { heading, pip, words: self.words(told) }
    }

    fn words(&self, told: &Told) -> Markup {
        let words = self.sentence(told);
        html! { (words) }
    }

    /// `log-KEY` about `seat`.
    fn of(&self, key: &str, seat: Seat, args: Args<'_>) -> String {
        self.speaker.of_seat(&format!("log-{key}"), seat, &args)
    }

    fn plain(&self, key: &str, args: Args<'_>) -> String {
        self.speaker.say_with(&format!("log-{key}"), &args)
    }

    fn a_card(&self, card: Card) -> Value<'static> {
        self.speaker.a_card(card).into()
    }

    fn the_card(&self, card: Card) -> Value<'static> {
        self.speaker.the_card(card).into()
    }

    fn cards(&self, cards: &[Card]) -> Value<'static> {
        self.speaker.cards(cards).into()
    }

    fn alien(&self, alien: Alien) -> Value<'static> {
        self.speaker.alien(alien).into()
    }

    /// As the object of a sentence: "you", or a name.
    fn whom(&self, seat: Seat) -> Value<'static> {
        let speaker = &self.speaker;
        if speaker.view.me == Some(seat) {
            return speaker.say("you-object").into();
        }
        speaker.name(seat).to_string().into()
    }

    /// One arm an event: a table, not a procedure.
    fn sentence(&self, told: &Told) -> String {
        let max = || u32::from(self.speaker.view.shields_max).into();
        let alien = |it: &Alien| ("alien", self.alien(*it));
        let colour = |it: &Colour| ("colour", it.word().into());
        let topic = |it| ("topic", self.speaker.topic(it).into());
        let plan = |it: oh_no::moves::Plan| {
            ("plan", self.speaker.say(&format!("plan-{}", it.word())).into())
        };
        match told {
            Told::TurnBegan { seat } => self.of("turn-began", *seat, vec![]),
            Told::Drew { seat, count, cards } => self.drew(*seat, *count, cards.as_deref()),
            Told::Gave { from, to, count, cards } => {
                self.gave(*from, *to, *count, cards.as_deref())
            }
            Told::ResistanceReshuffled => self.plain("resistance-reshuffled", vec![]),
            Told::MatrixReshuffled => self.plain("matrix-reshuffled", vec![]),
            Told::Built { seat, card } => {
                self.of("built", *seat, vec![("card", self.a_card(*card))])
            }
            Told::Evaporated { seat, cards } => {
                self.of("evaporated", *seat, vec![("cards", self.cards(cards))])
            }
            Told::Sabotaged { seat, module } => {
                self.of("sabotaged", *seat, vec![("module", self.the_card(*module))])
            }
            Told::ModuleLost { seat, module, .. } => {
                self.of("module-lost", *seat, vec![("module", self.the_card(*module))])
            }
            Told::Restored { seat, module } => {
                self.of("restored", *seat, vec![("module", self.the_card(*module))])
            }
            Told::Eliminated { seat, cause } => self.of(cause_key(*cause), *seat, vec![]),
            Told::Wiped { seat } => self.of("wiped", *seat, vec![]),
            Told::Ended { ending, points, survivors } => {
                self.ended(ending, *points, u32::from(*survivors))
            }
            Told::AlienAppeared { seat, alien: it } => {
                self.of("alien-appeared", *seat, vec![alien(it)])
            }
            Told::ShieldAppeared { alien: it, out, .. } => self.plain(
                "shield-appeared",
                vec![alien(it), ("out", u32::from(*out).into()), ("max", max())],
            ),
            Told::AlienLost { alien: it } => self.plain("alien-lost", vec![alien(it)]),
            Told::LetPass { seat, alien: it } => self.of("let-pass", *seat, vec![alien(it)]),
            Told::Zapped { seat, card, alien: it } => {
                self.of("zapped", *seat, vec![("card", self.a_card(*card)), alien(it)])
            }
            Told::Invaded { seat, alien: it, now } => self.of(
                "invaded",
                *seat,
                vec![
                    alien(it),
                    ("now", u32::from(*now).into()),
                    ("colour", it.colour().word().into()),
                ],
            ),
            Told::Perched { seat, alien: it, module } => {
                self.of("perched", *seat, vec![alien(it), ("module", self.the_card(*module))])
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
                    ("card", self.a_card(*card)),
                    ("colour", colour.word().into()),
                    ("count", u32::from(*aliens).into()),
                    ("far", if seat == station { "no" } else { "yes" }.into()),
                    ("station", self.whom(*station)),
                    ("tome", self.speaker.is_me(*station).into()),
                ];
                self.of("fought", *seat, args)
            }
            Told::Morphed { seat, cards, alien } => self.of(
                "morphed",
                *seat,
                vec![("cards", self.cards(cards)), ("alien", self.alien(*alien))],
            ),
            Told::Spent { seat, discarded, kept } => self.of(
                "spent",
                *seat,
                vec![
                    ("card", self.the_card(*discarded)),
                    ("count", (kept.len() as u32).into()),
                    ("kept", self.cards(kept)),
                ],
            ),
            Told::Called { seat, helper } => {
                self.of("called", *seat, vec![("helper", self.whom(*helper))])
            }
            Told::Refused { seat } => self.of("refused", *seat, vec![]),
            Told::ConflictBegan { seat } => self.of("conflict-began", *seat, vec![]),
            Told::Kamikaze { seat, alien } => {
                self.of("kamikaze", *seat, vec![("alien", self.alien(*alien))])
            }
            Told::Countered { seat, by, cards, .. } => {
                self.by("countered", *seat, *by, vec![("cards", self.cards(cards))])
            }
            Told::Struck { seat, by, cards, shield, left } => self.by(
                "struck",
                *seat,
                *by,
                vec![
                    ("cards", self.cards(cards)),
                    ("shield", self.alien(*shield)),
                    ("left", u32::from(*left).into()),
                ],
            ),
            Told::Held { seat } => self.of("held", *seat, vec![]),
            Told::MatrixDestroyed { seat, card } => {
                self.of("matrix-destroyed", *seat, vec![("card", self.a_card(*card))])
            }
            Told::Asked { seat, topic: it } => self.of("asked", *seat, vec![topic(*it)]),
            Told::Stated { seat, topic: it, cards } => {
                let count = ("count", (cards.len() as u32).into());
                self.of("stated", *seat, vec![topic(*it), count, ("cards", self.cards(cards))])
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
            ("cards", self.cards(cards.unwrap_or_default())),
        ];
        self.of("drew", seat, args)
    }

    fn gave(&self, from: Seat, to: Seat, count: u8, cards: Option<&[Card]>) -> String {
        let seen = if cards.is_some() { "yes" } else { "no" };
        let args = vec![
            ("count", u32::from(count).into()),
            ("seen", seen.into()),
            ("cards", self.cards(cards.unwrap_or_default())),
            ("to", self.whom(to)),
            ("tome", self.speaker.is_me(to).into()),
        ];
        self.of("gave", from, args)
    }

    fn ended(&self, ending: &str, points: i32, survivors: u32) -> String {
        let args = vec![("points", points.into()), ("survivors", survivors.into())];
        self.plain(&format!("ended-{ending}"), args)
    }

    /// Something that `by` does in the turn of `seat`, perhaps for it.
    fn by(&self, key: &str, seat: Seat, by: Seat, mut args: Args<'_>) -> String {
        args.push(("helped", if seat == by { "no" } else { "yes" }.into()));
        args.push(("whom", self.whom(seat)));
        self.of(key, by, args)
    }
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Crushed => "out-crushed",
        Cause::Kamikaze => "out-kamikaze",
        Cause::Stranded => "out-stranded",
    }
}

/// The little picture before a line.
fn pip_of(told: &Told) -> Option<String> {
    if let Told::AlienAppeared { alien, .. }
    | Told::ShieldAppeared { alien, .. }
    | Told::AlienLost { alien }
    | Told::Invaded { alien, .. }
    | Told::Perched { alien, .. }
    | Told::Kamikaze { alien, .. }
    | Told::Struck { shield: alien, .. } = told
    {
        return Some(alien_picture(*alien));
    }
    if let Told::OrderedToCrush { colour, .. }
    | Told::OrderedToEvaporate { colour, .. }
    | Told::OrderedToSabotage { colour, .. }
    | Told::OrderMissed { colour } = told
    {
        return Some(format!("s-{}", colour.word()));
    }
    if let Told::Zapped { card, .. }
    | Told::Built { card, .. }
    | Told::Fought { card, .. }
    | Told::Sabotaged { module: card, .. }
    | Told::ModuleLost { module: card, .. }
    | Told::Restored { module: card, .. }
    | Told::MatrixDestroyed { card, .. } = told
    {
        return Some(card_picture(*card));
    }
    None
}
