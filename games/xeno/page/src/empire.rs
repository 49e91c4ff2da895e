//! Empires: what lies before each player, how strong each is, and what the viewer can do with its
//! own.

use frame::art::icons::{Icon, icon};
use frame::thing::{Thing, Use};
use maud::{Markup, html};
use tabletop::Seat;
use xeno::card::Card;
use xeno::view::{EmpireView, Phase};

use super::bonuses::Bonuses;
use super::chips::signed;
use super::face::{Look, class};
use super::offers::Offers;
use super::picks::Picks;
use super::speaker::Speaker;
use super::way;
use crate::art::signs::{classed, sign};

/// From this number of cards they are drawn smaller.
const MANY: usize = 12;
/// The longest name, in letters, that is not set smaller.
const LONG: usize = 9;

/// Draws the empires.
pub(super) struct Empires<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) picks: Option<&'a Picks>,
}

/// The id of a card's element. It is the same in the hand and on the table, so that the page can
/// show the card move.
pub(super) fn id_of(card: Card) -> String {
    format!("c-{}", card.to_string().replace('.', "-"))
}

impl Empires<'_> {
    /// The other empires, from the viewer's left on.
    pub(super) fn others(&self) -> Markup {
        let view = self.speaker.view;
        let players = view.empires.players();
        let from = view.me.map_or(0, |it| it.0 + 1);
        let others = (0..players).map(|it| Seat((from + it) % players));
        let others: Vec<Seat> = others.filter(|it| view.me != Some(*it)).collect();
        html! {
            div.opps data-n=(others.len()) { @for seat in &others { (self.other(*seat)) } }
        }
    }

    fn other(&self, seat: Seat) -> Markup {
        let speaker = &self.speaker;
        let empire = &speaker.view.empires[seat];
        let name = speaker.frame.called(seat);
        html! {
            section id=(way::empire(seat)) .opp data-seat=(seat.0 + 1)
                data-asked[speaker.view.to_act.contains(seat)] aria-label=(name) {
                header {
                    (speaker.token(seat)) h2.long[LONG < name.chars().count()] { (name) }
                    (self.tiles(seat))
                    span.opp-note { (self.note(seat, empire)) }
                    span.stats { (self.stats(empire)) }
                    (self.look(seat, &name))
                }
                ul.tab.mini data-many[empire.tableau.len() >= MANY] {
                    @for card in &empire.tableau { li { (self.seen(empire, *card)) } }
                }
            }
            (self.list(seat, &name, empire))
        }
    }

    fn tiles(&self, seat: Seat) -> Markup {
        let there = self.speaker.view.invasion.is_some();
        html! { @if there { (Bonuses::of(self.speaker.view).at(seat, &self.speaker)) } }
    }

    /// What a player is doing now.
    fn note(&self, seat: Seat, empire: &EmpireView) -> String {
        let (speaker, view) = (&self.speaker, self.speaker.view);
        if speaker.frame.answered().is_some() {
            return String::new();
        }
        if view.to_act.contains(seat) {
            return speaker.say("note-asked");
        }
        if let Some(card) = empire.placed {
            return speaker.about_card("note-places", card);
        }
        if matches!(view.phase, Phase::Pick | Phase::Start) && view.outcome.is_none() {
            return speaker.say("note-ready");
        }
        let picks = empire.picks.iter().map(|it| speaker.action(*it));
        picks.collect::<Vec<_>>().join(" + ")
    }

    /// Four numbers; the rest stands in the list of its cards.
    fn stats(&self, empire: &EmpireView) -> Markup {
        let powers = &empire.powers;
        html! {
            (self.stat(&classed("mil", "red"), &signed(powers.military), "stat-military"))
            @if self.speaker.view.invasion.is_some() { (self.strengths(empire)) }
            (self.stat(&sign("card"), &empire.hand_size.to_string(), "stat-hand"))
            (self.stat(&classed("vp", "gld"), &empire.points.to_string(), "stat-points"))
        }
    }

    /// The strength against the Xenos, and the standing defence if it is not the same.
    fn strengths(&self, empire: &EmpireView) -> Markup {
        let (differs, against) = (empire.powers.defence != 0, empire.powers.against_xenos());
        let key = if differs { "stat-xenos" } else { "stat-xenos-and-defence" };
        html! {
            (self.stat(&classed("k-xeno", "wv"), &signed(against), key))
            @if differs { (self.defence(empire)) }
        }
    }

    fn defence(&self, empire: &EmpireView) -> Markup {
        let defence = empire.powers.against_xenos() + empire.powers.defence;
        self.stat(&classed("def", "blu"), &signed(defence), "stat-defence")
    }

    /// What the numbers of an empire mean, in words, for whoever has no pointer to rest on them.
    fn legend(&self, empire: &EmpireView) -> Markup {
        let military = signed(empire.powers.military);
        html! {
            ul.empire-stats {
                li { (self.named(&classed("mil", "red"), &military, "stat-military")) }
                @if self.speaker.view.invasion.is_some() {
                    @let against = signed(empire.powers.against_xenos());
                    li { (self.named(&classed("k-xeno", "wv"), &against, "stat-xenos")) }
                    @let defence = signed(empire.powers.against_xenos() + empire.powers.defence);
                    li { (self.named(&classed("def", "blu"), &defence, "stat-defence")) }
                }
            }
        }
    }

    fn named(&self, sign: &Markup, value: &str, key: &str) -> Markup {
        html! { (sign) b { (value) } " " (self.speaker.say(key)) }
    }

    /// What counts in the viewer's own empire beside that; its hand is in view.
    fn own_stats(&self, empire: &EmpireView) -> Markup {
        let powers = &empire.powers;
        html! {
            (self.stat(&classed("mil", "red"), &signed(powers.military), "stat-military"))
            @if self.speaker.view.invasion.is_some() {
                (self.stat(&classed("k-xeno", "wv"), &signed(powers.against_xenos()), "stat-xenos"))
                (self.defence(empire))
            }
            (self.stat(&classed("vp", "gld"), &empire.points.to_string(), "stat-points"))
            span.stat.cnt { (self.speaker.count("of-twelve", empire.tableau.len() as u32)) }
        }
    }

    fn stat(&self, sign: &Markup, value: &str, key: &str) -> Markup {
        let words = self.speaker.say(key);
        html! { span.stat title=(words) { (sign) b { (value) } span.sr { " " (words) } } }
    }

    /// A card of somebody else's tableau.
    fn seen(&self, empire: &EmpireView, card: Card) -> Markup {
        self.thing(empire, card, &Use::Nothing)
    }

    fn thing(&self, empire: &EmpireView, card: Card, usage: &Use) -> Markup {
        let face = self.speaker.face_of(card);
        let look = look(empire, card);
        let fresh = if empire.placed == Some(card) { " target" } else { "" };
        let thing = Thing {
            id: id_of(card),
            class: class(face, look) + fresh,
            name: self.name(card, look),
            about: self.speaker.about(face) + &self.worth(empire, card),
            travels: true,
        };
        thing.draw(usage, &self.speaker.face(face, look))
    }

    /// What a card whose points are counted is worth now.
    fn worth(&self, empire: &EmpireView, card: Card) -> String {
        let place = empire.tableau.iter().position(|it| *it == card);
        let counts = !self.speaker.face_of(card).scores.is_empty();
        match place.and_then(|it| empire.worth.get(it)).filter(|_| counts) {
            Some(points) => format!(" {}", self.speaker.count("worth-now", *points)),
            None => String::new(),
        }
    }

    /// The name of a card, with its state.
    fn name(&self, card: Card, look: Look) -> String {
        let args = [
            ("card", self.speaker.card(card).into()),
            ("good", if look.good { "yes" } else { "no" }.into()),
            ("damaged", if look.damaged { "yes" } else { "no" }.into()),
        ];
        self.speaker.say_with("card-there", &args)
    }

    /// The button for a list of all cards of an empire, in words.
    fn look(&self, seat: Seat, name: &str) -> Markup {
        let words = self.speaker.say_with("look", &[("name", name.into())]);
        let dialog = format!("empire-{}", seat.0 + 1);
        html! {
            button.look id={ "look-" (seat.0 + 1) } type="button" popovertarget=(dialog)
                title=(words) aria-label=(words) { (icon(Icon::Eye)) }
        }
    }

    fn list(&self, seat: Seat, name: &str, empire: &EmpireView) -> Markup {
        let dialog = format!("empire-{}", seat.0 + 1);
        html! {
            div id=(dialog) .dialog.empire-list popover role="dialog" aria-label=(name) {
                button.btn.quiet.icon.rules-close type="button" popovertarget=(dialog)
                    popovertargetaction="hide"
                    aria-label=(self.speaker.frame.lang.say("table-close")) { (icon(Icon::Close)) }
                h2.h3 { (name) }
                p.soft { (self.sums(empire)) }
                (self.legend(empire))
                ul {
                    @for card in &empire.tableau {
                        li { b { (self.name(*card, look(empire, *card))) } " " (self.speaker.about(self.speaker.face_of(*card))) }
                    }
                }
            }
        }
    }

    /// Chips, awards and goods, in words.
    fn sums(&self, empire: &EmpireView) -> String {
        let args = [
            ("points", i64::from(empire.points).into()),
            ("chips", i64::from(empire.chips).into()),
            ("effort", i64::from(empire.effort).into()),
            ("awards", i64::from(empire.awards).into()),
            ("goods", (empire.stocked.len() as i64).into()),
            ("cards", (empire.tableau.len() as i64).into()),
            ("hand", i64::from(empire.hand_size).into()),
        ];
        self.speaker.say_with("sums", &args)
    }

    /// The viewer's own empire.
    pub(super) fn mine(&self) -> Markup {
        let (Some(seat), Some(empire)) = (self.speaker.view.me, self.speaker.mine()) else {
            return html! {};
        };
        let speaker = &self.speaker;
        let mine = speaker.to.is_me(seat);
        let name = if mine { speaker.say("my-empire") } else { speaker.to.called(seat) };
        html! {
            section id=(way::empire(seat)) .me data-seat=(seat.0 + 1) aria-label=(name) {
                header {
                    (speaker.token(seat)) h2 { (name) }
                    (self.tiles(seat))
                    span.stats { (self.own_stats(empire)) }
                    (self.look(seat, &name))
                }
                ul.tab.own tabindex="0" aria-label=(speaker.say("tableau")) data-many[empire.tableau.len() >= MANY] {
                    @for card in &empire.tableau { li { (self.own(empire, *card)) } }
                    @if let Some(card) = self.lands() {
                        li.ghost { span { (speaker.about_card("lands-here", card)) } }
                    }
                }
            }
            (self.list(seat, &name, empire))
        }
    }

    fn own(&self, empire: &EmpireView, card: Card) -> Markup {
        let usage = match self.picks.and_then(|it| it.mv(card)) {
            Some(mv) => {
                self.offers.take(|it| it.to_string() == mv);
                Use::Pick(mv)
            }
            None => self.offers.for_tableau(card),
        };
        self.thing(empire, card, &usage)
    }

    /// The card that the viewer is about to place.
    fn lands(&self) -> Option<Card> {
        let view = self.speaker.view;
        if !matches!(view.phase, Phase::Develop | Phase::Settle) {
            return None;
        }
        let empire = self.speaker.mine()?;
        view.own.as_ref()?.card.filter(|it| !empire.tableau.contains(it))
    }
}

/// How a card of a tableau lies there.
pub(super) fn look(empire: &EmpireView, card: Card) -> Look {
    Look {
        good: empire.stocked.contains(card),
        damaged: empire.damaged.contains(card),
        whole: false,
    }
}
