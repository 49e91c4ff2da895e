//! The decision bar: what is asked, why, and what it costs and risks.

use frame::act::{Acts, Weight};
use frame::asking;
use frame::data::Decision;
use frame::forecast::Forecast;
use maud::{Markup, html};
use pulp::card::{Ability, Token};
use pulp::moves::Move;
use pulp::odds::{evasion, percent};
use pulp::view::{RowCard, Stage};
use pulp_words::{die, situation};

use super::offers::Offers;
use super::speaker::{Speaker, by_ability};
use crate::art::{die_on, sign};

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        let situation = situation(&self.speaker.view.stage);
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            foretold: self.foretold(),
            acts: html! { @if self.mine() { (self.acts(situation)) } },
        }
    }

    /// What the reason of the question says: how many cubes an evasion draws.
    fn foretold(&self) -> Vec<Forecast> {
        if let Stage::Evading { cubes, .. } = self.speaker.view.stage
            && self.mine()
        {
            return vec![Forecast::new("escape-draws", cubes)];
        }
        Vec::new()
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    fn key(&self) -> String {
        asking::key(&self.speaker.view.moves)
    }

    /// Whose turn it is, which turn of the game, which card of the row.
    fn who(&self) -> Markup {
        let view = self.speaker.view;
        let at = view.row.iter().position(|it| it.fate == pulp::view::Fate::Met);
        let args = [
            ("turn", u32::from(view.turn_played()).into()),
            ("turns", u32::from(pulp::view::TURNS).into()),
            ("at", at.map_or(0, |it| it as u32 + 1).into()),
            ("of", (view.row.len() as u32).into()),
        ];
        html! {
            b { (self.speaker.say(if self.mine() { "who-me" } else { "who-watched" })) }
            " " span { (self.speaker.say_with("where", &args)) }
        }
    }

    /// The dangers of engaging or evading: how much would have to be exchanged, whether it ends the
    /// mission however it is paid, and how likely evading ends it.
    fn dangers(&self, met: &RowCard) -> Markup {
        let view = self.speaker.view;
        let engaging = met.engageable && view.offers(Move::Engage);
        let short =
            |it: &Ability| met.due[*it as usize].saturating_sub(view.tracks[*it as usize].points);
        let missing: u8 = Ability::ALL.iter().map(short).sum();
        let ruin = percent(evasion(view, met.evasion).ruin);
        let exchange = [("n", u32::from(missing).into()), ("exchange", view.exchange.into())];
        html! {
            @if engaging && 0 < missing {
                p.danger data-forecast=(Forecast::new("missing", missing)) { (self.speaker.say_with("missing", &exchange)) }
            }
            @if engaging && met.ruinous {
                p.danger data-forecast=(Forecast::new("ruinous", "yes")) { (self.speaker.say("danger-engaging")) }
            }
            @if 0 < ruin {
                p.danger data-forecast=(Forecast::new("ruin", ruin)) { (self.speaker.count("danger", ruin)) }
            }
        }
    }

    fn acts(&self, situation: &str) -> Markup {
        if self.speaker.view.stage == Stage::Keeping {
            return self.keeping();
        }
        let loose = self.offers.take(|_| true);
        let met = self.speaker.met().filter(|_| situation == "meeting");
        html! {
            @if let Some(met) = met { (self.dangers(met)) }
            (self.own_way())
            @for mv in loose { (self.act(situation, mv)) }
        }
    }

    /// The cards that can be kept, all ticked at first, and one confirmation.
    fn keeping(&self) -> Markup {
        let picks = self.offers.take(|_| true);
        html! {
            div.keeps {
                @for mv in picks.into_iter().filter(|it| *it != Move::Done) { (self.keep(mv)) }
            }
            button #do-picks .btn.go.big form="picks" name="move" value=(Move::Done) data-picks data-min="0" {
                (self.speaker.say("done-keeping"))
            }
        }
    }

    /// A button that keeps a card as what it shows. A card that shows nothing of use is kept as a
    /// key.
    fn keep(&self, mv: Move) -> Markup {
        let (Move::Keep(card) | Move::KeepAsKey(card)) = mv else { return html! {} };
        let as_key = matches!(mv, Move::KeepAsKey(_));
        let printed = self.speaker.cards.encounter(card).token;
        let token = printed.filter(|_| !as_key).unwrap_or(Token::Key);
        let id = format!("do-{}", mv.to_string().replace(' ', "-"));
        html! {
            label.btn {
                input.pick id=(id) type="checkbox" form="picks" name="move" value=(mv)
                    checked[!as_key || printed.is_none()] data-either=(card);
                (sign(token.word(), "")) (self.speaker.phrase(mv))
            }
        }
    }

    fn act(&self, situation: &str, mv: Move) -> Markup {
        if mv == Move::Engage && self.pays_own() {
            return self.otherwise();
        }
        let inside = match mv {
            Move::Engage => self.engage(),
            Move::Evade => self.evade(),
            Move::Lower(faces) => self.lower(faces),
            Move::Draw => self.draw(situation),
            Move::Done => html! { (self.speaker.say(&done(situation))) },
            mv => html! { (self.speaker.phrase(mv)) },
        };
        self.bar().button(&mv.to_string(), self.weight(mv), inside)
    }

    /// Engages without the usual payment, so that dice, super weapons and exchanges can help.
    fn otherwise(&self) -> Markup {
        html! {
            button #do-engage .btn form="moves" name="move" value=(Move::Engage) { (self.speaker.say("otherwise")) }
        }
    }

    fn bar(&self) -> Acts<'_> {
        Acts { frame: self.speaker.frame, alone: self.speaker.view.moves.len() == 1 }
    }

    /// Where engaging ends the mission however it is paid, evading is better.
    fn weight(&self, mv: Move) -> Weight {
        let ruinous = self.speaker.met().is_some_and(|it| it.ruinous);
        match mv {
            Move::Engage if ruinous => Weight::Usual,
            Move::Evade if ruinous => Weight::Best,
            Move::Engage | Move::Draw => Weight::Best,
            Move::Done => Weight::Passes,
            _ => Weight::Usual,
        }
    }

    fn engage(&self) -> Markup {
        let due = self.speaker.met().map(|it| it.due).unwrap_or_default();
        let forecast = Forecast::new("costs", by_ability(due));
        html! {
            span { (self.speaker.verb(Move::Engage)) }
            span.cost data-forecast=(forecast) { (self.speaker.price(due)) }
        }
    }

    /// What evading costs, and how likely each ability loses points.
    fn evade(&self) -> Markup {
        let speaker = &self.speaker;
        let points = speaker.met().map_or(1, |it| it.evasion);
        let loses = evasion(speaker.view, points).loses;
        html! {
            span { (speaker.verb(Move::Evade)) }
            span.cost.risk {
                span data-forecast=(Forecast::new("points", points)) {
                    (speaker.count("points", points)) span.opt { (speaker.say("then")) }
                }
                @for (it, chance) in Ability::ALL.iter().zip(loses).filter(|it| 0.0 < it.1) {
                    span.chance data-forecast=(Forecast::new("risk", format!("{it}:{}", percent(chance)))) {
                        (sign(it.word(), "")) span.sr { (speaker.ability(*it)) " " }
                        (speaker.count("percent", percent(chance)))
                    }
                }
            }
        }
    }

    /// The number of cubes. In an evasion without cost it is the same as in any other.
    fn draw(&self, situation: &str) -> Markup {
        if situation != "preparing" {
            return html! { (self.speaker.say("draw-evading")) };
        }
        let cubes = self.speaker.view.exploration.cubes;
        Forecast::new("draws", cubes).on(self.speaker.count("draw", cubes))
    }

    fn lower(&self, faces: u8) -> Markup {
        let used = die(&self.speaker.view.stage);
        let used = self.speaker.view.dice.iter().find(|it| Some(it.die) == used);
        html! {
            @if let Some(it) = used {
                @let to = it.number.saturating_sub(faces).max(1);
                span.mini { (die_on(it.die.word(), to)) }
                span data-forecast=(Forecast::new("lowers", to)) { (self.speaker.count("lower-to", to))
                    span.cost { (self.speaker.face(it.die.face(to))) } }
            }
        }
    }

    /// Whether one button engages the card and pays for it. A guide teaches it step by step.
    fn pays_own(&self) -> bool {
        let guided = self.speaker.frame.beside.guide.is_some_and(|it| !it.over);
        self.mine() && !guided && !self.speaker.view.own_way.is_empty()
    }

    /// Pays everything that is due with its own abilities: what most players want, in one click. It
    /// names all that it pays, and what is left; every other way stands beside it.
    fn own_way(&self) -> Markup {
        let Some((last, others)) = self.speaker.view.own_way.split_last() else { return html! {} };
        if !self.pays_own() {
            return html! {};
        }
        let due = self.speaker.met().map(|it| it.due).unwrap_or_default();
        let way: Vec<String> = self.speaker.view.own_way.iter().map(ToString::to_string).collect();
        let way: Vec<&str> = way.iter().map(String::as_str).collect();
        html! {
            @for mv in others { input type="hidden" form="picks" name="move" value=(mv); }
            button #do-pay class=(self.bar().class(&way)) form="picks" name="move" value=(last) {
                span { (self.speaker.verb(*others.first().unwrap_or(last))) " " (self.speaker.price(due)) }
                (self.stays(due))
            }
        }
    }

    /// What is left of each ability that pays: "7 to 4".
    fn stays(&self, due: [u8; 3]) -> Markup {
        let points = self.speaker.view.tracks.map(|it| it.points);
        let left = [0, 1, 2].map(|it| points[it].saturating_sub(due[it]));
        html! {
            span.cost data-forecast=(Forecast::new("stays", by_ability(left))) {
                @for it in Ability::ALL.iter().filter(|it| 0 < due[**it as usize]) {
                    @let args = [("from", u32::from(points[*it as usize]).into()), ("to", u32::from(left[*it as usize]).into())];
                    span.chance { (sign(it.word(), "")) span.sr { (self.speaker.ability(*it)) " " }
                        (self.speaker.say_with("from-to", &args)) }
                }
            }
        }
    }
}

/// What "nothing more" means here.
fn done(situation: &str) -> String {
    format!("done-{situation}")
}
