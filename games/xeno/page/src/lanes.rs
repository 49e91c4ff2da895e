//! The invasion step: the card that each admiral faces, what stands against it, and what can still
//! be added.

use frame::forecast::Forecast;
use frame::thing::Offer;
use maud::{Markup, html};
use tabletop::Seat;
use xeno::card::Card;
use xeno::deck::Might;
use xeno::moves::Move;
use xeno::view::{Defence, InvasionView};

use super::chips::signed;
use super::offers::Offers;
use super::speaker::Speaker;
use super::way;
use crate::art::invader::{award, invader};
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

    /// The attack and the defence, as bars and as sums.
    fn sides(&self, invasion: &InvasionView, seat: Seat) -> Markup {
        let speaker = &self.speaker;
        let powers = &speaker.view.empires[seat].powers;
        let might = invasion.might[seat].unwrap_or_default();
        let total = self.total(invasion, seat);
        let plus = matches!(invasion.faced[seat].map(|it| it.might), Some(Might::MilitaryPlus(_)));
        html! {
            div.vs {
                @if plus { p.calc { (speaker.say_with("military-plus", &[("military", i64::from(powers.military).into()), ("more", i64::from(might - powers.military).into())])) } }
                (self.bars(might, total))
                dl {
                    (self.part("part-military", powers.military))
                    @if powers.against_xeno != 0 { (self.part("part-xenos", powers.against_xeno)) }
                    @if powers.defence != 0 { (self.part("part-defence", powers.defence)) }
                    @let added = total - powers.against_xenos() - powers.defence;
                    @if added != 0 { (self.part("part-added", added)) }
                }
                @if invasion.fought[seat].is_none() { (self.reach(seat, might)) }
                (self.verdict(invasion, seat))
            }
        }
    }

    fn bars(&self, might: i8, total: i8) -> Markup {
        let speaker = &self.speaker;
        let most = might.max(total).max(1);
        let wide = |it: i8| i32::from(it.max(0)) * 100 / i32::from(most);
        html! {
            div.bar-pair {
                @for (class, value, key) in [("att", might, "attack"), ("dfn", total, "defence-total")] {
                    p class=(class) {
                        svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
                            rect width=(wide(value).max(3)) height="12" {}
                        }
                        b { (value) } span.sr { " " (speaker.say(key)) }
                    }
                }
            }
        }
    }

    fn part(&self, key: &str, value: i8) -> Markup {
        html! { div { dt { (self.speaker.say(key)) } dd { (signed(value)) } } }
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

    /// How far the viewer's own defence can still rise.
    fn reach(&self, seat: Seat, might: i8) -> Markup {
        let speaker = &self.speaker;
        let asked = speaker.view.to_act.contains(seat);
        let Some(Defence { total, reach }) = self.own(seat).filter(|_| asked) else {
            return html! {};
        };
        let args = [
            ("total", i64::from(total).into()),
            ("reach", i64::from(reach).into()),
            ("might", i64::from(might).into()),
        ];
        html! {
            p.reach data-forecast=(Forecast::new("total", total)) {
                (Forecast::new("reach", reach).on(speaker.say_with("reach", &args)))
            }
        }
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
        html! { p class=(class) data-forecast=[known] { (sign(icon)) b { (speaker.say(key)) } } }
    }

    /// What the viewer can still add. Goods, powers and cards are offered on their cards too.
    fn help(&self) -> Markup {
        let bunker = self.offers.take(|mv| *mv == Move::Bunker);
        let speaker = &self.speaker;
        let used = speaker.view.own.as_ref().is_some_and(|it| it.bunker);
        let uses: Vec<Move> = speaker
            .view
            .moves
            .iter()
            .map(|it| it.0)
            .filter(|it| matches!(it, Move::Use(..)))
            .collect();
        html! {
            @if used || !bunker.is_empty() || !uses.is_empty() {
                fieldset.help {
                    legend { (speaker.say("help")) }
                    @for mv in &bunker { (option(&speaker.offer(*mv), "bunker", "blu", &speaker.say("bunker-price"))) }
                    @if used { p.opt.on { (classed("def", "blu")) b { (speaker.say("bunker-used")) } (sign("check")) } }
                    @for mv in &uses { (self.power(*mv)) }
                }
            }
        }
    }

    fn power(&self, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        option(&offer, "help", "red", offer.then.as_deref().unwrap_or_default())
    }
}

fn option(offer: &Offer, id: &str, class: &str, then: &str) -> Markup {
    let id = format!("{id}-{}", offer.mv.replace([' ', '.'], "-"));
    html! {
        button.opt id=(id) form="moves" name="move" value=(offer.mv) {
            (classed("def", class)) b { (offer.line) } span { (then) }
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
