//! The invasion step: the card that each admiral faces, what stands against it, and what can still
//! be added.

use frame::forecast::Forecast;
use maud::{Markup, html};
use tabletop::Seat;
use xeno::card::{Card, Effect};
use xeno::deck::Might;
use xeno::moves::Move;
use xeno::view::{Defence, InvasionView};

use super::chips::signed;
use super::offers::Offers;
use super::speaker::Speaker;
use super::{waves, way};
use crate::art::invader::{award, envelope, invader};
use crate::art::signs::{classed, sign};

/// Draws the fights of an invasion step.
pub(super) struct Lanes<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Lanes<'_> {
    pub(super) fn draw(&self) -> Markup {
        let Some(invasion) = &self.speaker.view.invasion else { return html! {} };
        let faced = |it: &&(Seat, i8)| invasion.faced[it.0].is_some();
        let disks = invasion.disks.iter().filter(faced).map(|it| it.0).enumerate();
        let mut lanes: Vec<(usize, Seat)> = disks.collect();
        // The viewer's own fight comes first, wherever its disk is on the track.
        lanes.sort_by_key(|it| self.speaker.view.me != Some(it.1));
        html! {
            div.lanes data-n=(lanes.len()) {
                @for (place, seat) in &lanes { (self.lane(invasion, *seat, *place)) }
            }
            (waves::below_the_fights(&self.speaker, invasion))
        }
    }

    fn lane(&self, invasion: &InvasionView, seat: Seat, place: usize) -> Markup {
        let speaker = &self.speaker;
        let mine = speaker.view.me == Some(seat);
        let asked = speaker.view.to_act.contains(seat);
        html! {
            section id=(way::lane(seat)) .lane.turn[mine && asked].mine[mine] data-seat=(seat.0 + 1)
                aria-label=(speaker.frame.called(seat)) {
                header {
                    span.rank title=(speaker.say("rank")) { (place + 1) }
                    (speaker.token(seat)) h3 { (speaker.frame.called(seat)) }
                    span.prize { (self.awards(invasion, place)) " " (self.risk(seat)) }
                }
                div.duel {
                    @if let Some(card) = invasion.faced[seat] { (invader(&printed(card.might))) }
                    (self.sides(invasion, seat))
                }
                @if mine { (self.help()) }
                (self.verdict(invasion, seat))
            }
        }
    }

    fn awards(&self, invasion: &InvasionView, place: usize) -> Markup {
        let count = invasion.awards.get(place).copied().unwrap_or_default();
        html! {
            span.stars role="img" aria-label=(self.speaker.count("awards", count)) {
                @for _ in 0..count { (award()) }
            }
        }
    }

    /// How many worlds are damaged if the defence fails: one, if one is left (XI 16.1). For other
    /// players only the case of none is said.
    fn risk(&self, seat: Seat) -> Markup {
        let speaker = &self.speaker;
        let empire = &speaker.view.empires[seat];
        let whole =
            |it: &&Card| !empire.damaged.contains(**it) && !speaker.face_of(**it).development;
        let worlds = empire.tableau.iter().filter(whole).count();
        if 0 < worlds && speaker.view.me != Some(seat) {
            return html! {};
        }
        let args = [("n", (worlds as i64).into())];
        let words = speaker.say_with("risk", &args);
        let told = Forecast::new("damages", format!("{seat} {}", worlds.min(1)));
        html! {
            span.risk role="img" aria-label=(words) title=(words) data-forecast=(told) {
                (classed("crack", "wv")) (worlds.min(1))
            }
        }
    }

    /// The defence: what it is, what it may still become, and what it must beat.
    fn sides(&self, invasion: &InvasionView, seat: Seat) -> Markup {
        let might = invasion.might[seat].unwrap_or_default();
        let total = self.total(invasion, seat);
        let reach = self.reach(invasion, seat).unwrap_or(total);
        html! {
            div.vs {
                (self.numbers(seat, total, reach))
                (bar(total, reach, might))
                p.sr { (self.speaker.count("attack", might)) }
                p.parts { (self.parts(invasion, seat, total)) }
            }
        }
    }

    /// "7, up to 10", as data too where it is the viewer's own decision.
    fn numbers(&self, seat: Seat, total: i8, reach: i8) -> Markup {
        let own = self.own(seat);
        let now = own.map(|it| Forecast::new("total", it.total));
        let most = own.map(|it| Forecast::new("reach", it.reach));
        html! {
            p.nums {
                span.sr { (self.speaker.say("defence-total")) " " }
                b data-forecast=[now] { (total) }
                @if total < reach {
                    span.to aria-hidden="true" { "→" }
                    span.upto data-forecast=[most] { (self.speaker.count("up-to", reach)) }
                } @else if let Some(most) = most {
                    span data-forecast=(most) {}
                }
            }
        }
    }

    /// What the defence is made of: "4 military + 1 against Xenos".
    fn parts(&self, invasion: &InvasionView, seat: Seat, total: i8) -> String {
        let speaker = &self.speaker;
        let powers = &speaker.view.empires[seat].powers;
        let added = total - powers.against_xenos() - powers.defence;
        let parts = [
            ("part-military", powers.military),
            ("part-xenos", powers.against_xeno),
            ("part-defence", powers.defence),
            ("part-added", added),
        ];
        let parts = parts.into_iter().filter(|it| it.1 != 0);
        let mut words: Vec<String> = parts.map(|it| speaker.count(it.0, it.1)).collect();
        if let Some(Might::MilitaryPlus(more)) = invasion.faced[seat].map(|it| it.might) {
            words.push(speaker.count("military-plus", more));
        }
        words.join(", ")
    }

    /// The defence as far as the viewer may know it: for all, what it was once it is revealed;
    /// before that, its own with what it has used so far, and of others what everybody can see.
    fn total(&self, invasion: &InvasionView, seat: Seat) -> i8 {
        let powers = &self.speaker.view.empires[seat].powers;
        let own = self.own(seat).map(|it| it.total);
        invasion.fought[seat].or(own).unwrap_or(powers.against_xenos() + powers.defence)
    }

    /// The viewer's own defence, while it decides about it.
    fn own(&self, seat: Seat) -> Option<Defence> {
        let view = self.speaker.view;
        view.own.as_ref().filter(|_| view.me == Some(seat))?.defence
    }

    /// How far a defence can still rise, while its player decides about it.
    fn reach(&self, invasion: &InvasionView, seat: Seat) -> Option<i8> {
        let decides = self.speaker.view.to_act.contains(seat);
        let own = self.own(seat).map(|it| it.reach);
        own.filter(|_| decides && invasion.fought[seat].is_none())
    }

    /// How the fight ends, or ended, where that is known; what others answer is sealed.
    fn verdict(&self, invasion: &InvasionView, seat: Seat) -> Markup {
        let speaker = &self.speaker;
        let (might, total) = (invasion.might[seat].unwrap_or_default(), self.total(invasion, seat));
        let sure = invasion.fought[seat].is_some() || !invasion.asked.contains(seat);
        let decides = speaker.view.to_act.contains(seat);
        let (class, icon, key) = match (sure, might < total) {
            (true, true) => ("v ok", "check", "holds"),
            (true, false) => ("v bad", "crack", "breaks"),
            _ if !decides => ("v", "card", "sealed"),
            _ if self.own(seat).is_none() => ("v warn", "def", "decides"),
            (false, true) => ("v ok", "check", "holds-so-far"),
            (false, false) => ("v warn", "crack", "breaks-unless"),
        };
        let known = sure.then(|| Forecast::new("defence", format!("{seat} {total} {might}")));
        let args = [
            ("total", i64::from(total).into()),
            ("might", i64::from(might).into()),
            ("lacks", i64::from(might + 1 - total).into()),
        ];
        let picture = if key == "sealed" { envelope(seat) } else { sign(icon) };
        html! { p class=(class) data-forecast=[known] { (picture) b { (speaker.say_with(key, &args)) } } }
    }

    /// What the viewer can still add. Goods, powers and cards are offered on their cards too.
    fn help(&self) -> Markup {
        let speaker = &self.speaker;
        let bunker = self.offers.take(|mv| *mv == Move::Bunker);
        let used = speaker.view.own.as_ref().is_some_and(|it| it.bunker);
        let uses = speaker.view.moves.iter().map(|it| it.0);
        let uses: Vec<Move> = uses.filter(|it| matches!(it, Move::Use(..))).collect();
        html! {
            @if used || !bunker.is_empty() || !uses.is_empty() {
                fieldset.help {
                    legend { (speaker.say("help")) }
                    @if used { p.opt.on { (sign("check")) b { (speaker.say("bunker-used")) } } }
                    @for mv in bunker.into_iter().chain(uses) { (self.aid(mv)) }
                }
            }
        }
    }

    /// An aid: what it adds, what the defence is then, and what it takes.
    fn aid(&self, mv: Move) -> Markup {
        let speaker = &self.speaker;
        let (Some(adds), Some(Defence { total, .. })) =
            (speaker.added_by(mv), speaker.view.own.as_ref().and_then(|it| it.defence))
        else {
            return html! {};
        };
        let offer = speaker.offer(mv);
        let id = format!("help-{}", offer.mv.replace([' ', '.'], "-"));
        let told = Forecast::new("raises", total + adds);
        let name = match mv {
            Move::Use(card, _) => speaker.card(card),
            _ => speaker.say("bunker-price"),
        };
        html! {
            button.opt id=(id) form="moves" name="move" value=(offer.mv) title=(offer.line) {
                (classed("def", "blu"))
                b data-forecast=(told) { (signed(adds)) small { " " (total) " → " (total + adds) } }
                span { (name) span.sr { ". " (offer.line) } }
            }
        }
    }
}

impl Speaker<'_> {
    /// What a move adds to the viewer's defence against the Xenos.
    pub(super) fn added_by(&self, mv: Move) -> Option<i8> {
        self.view.own.as_ref()?.defence?;
        match mv {
            Move::Bunker => Some(BUNKER),
            Move::Use(card, number) => match self.view.faces.power(card, number)?.effect {
                Effect::Military { amount, .. } | Effect::Defence { amount } => Some(amount),
                _ => None,
            },
            _ => None,
        }
    }
}

/// What the bunker adds (XI 15.4).
const BUNKER: i8 = 2;

/// Filled: what there is; striped: what may be added; the upright line: what must be beaten.
fn bar(total: i8, reach: i8, might: i8) -> Markup {
    let most = i32::from(total.max(reach).max(might).max(10));
    let wide = |it: i8| i32::from(it.max(0)) * 100 / most;
    html! {
        svg.bar-of viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" {
            rect.bed width="100" height="14" {}
            rect.have width=(wide(total)) height="14" {}
            @if total < reach {
                rect.may x=(wide(total)) width=(wide(reach) - wide(total)) height="14" {}
            }
            rect.need x=((wide(might) - 1).max(0)) width="3" height="14" {}
        }
    }
}

/// The strength of an invasion card as it is printed.
pub(super) fn printed(might: Might) -> String {
    match might {
        Might::Plain(strength) if strength < 0 => format!("−{}", -strength),
        Might::Plain(strength) => strength.to_string(),
        Might::MilitaryPlus(more) => format!("M+{more}"),
    }
}
