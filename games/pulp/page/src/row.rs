//! The row of encounters: covers with what they cost, and how they point at each other.

use frame::forecast::Forecast;
use frame::thing::{Thing, Use};
use maud::{Markup, html};
use pulp::card::{Colour, Kind, Sector};
use pulp::view::{Fate, RowCard, Stage};

use super::Scene;
use super::speaker::by_ability;
use crate::art::{boom, cover, cube_of, sign};

impl Scene<'_> {
    pub(super) fn row(&self) -> Markup {
        let row = &self.speaker.view.row;
        html! {
            div.row.dealt[self.news.dealt] data-n=(row.len()) role="group" aria-label=(self.speaker.say("row")) {
                @for (at, card) in row.iter().enumerate() { (self.encounter(at, card)) }
            }
        }
    }

    fn encounter(&self, at: usize, it: &RowCard) -> Markup {
        let speaker = &self.speaker;
        let printed = speaker.cards.encounter(it.card);
        let settled = self.news.settled == Some(it.card);
        let thing = Thing {
            id: format!("card-{}", it.card),
            class: format!("enc {}{}", fate(it.fate), if settled { " settled" } else { "" }),
            name: speaker.card(it.card),
            about: format!("{} {}", speaker.about_card(it.card), self.standing(it)),
            travels: true,
        };
        let inside = html! {
            span.art { (cover(&format!("card-{}", it.card))) }
            (boom(printed.strength))
            span.cubs { @for colour in &printed.cubes { (cube_of(colour.word(), "")) } }
            span.kind { (speaker.kind(printed.kind)) }
            @if let Some(icon) = printed.icon { span.tab { (sign(icon.word(), "")) } }
            (self.stamp(it))
            span.title { (speaker.card(it.card)) }
            span.fx.off[!it.line_holds] { (self.effect(it)) }
            span.foot {
                @if let Some(token) = printed.token { (sign(token.word(), "tok")) }
                span.gap {}
                @for _ in 0..it.planets { (sign("planet", "")) }
            }
        };
        html! {
            div.seat {
                (thing.draw(&Use::Nothing, &inside))
                (self.wrap(at, it))
                (self.due(it))
            }
        }
    }

    /// The last card is paid with the icon of the leftmost, so that card is shown again behind the
    /// last.
    fn wrap(&self, at: usize, it: &RowCard) -> Markup {
        let last = at + 1 == self.speaker.view.row.len();
        let shown = last && matches!(it.fate, Fate::Ahead | Fate::Met) && it.engageable;
        html! { @if shown { span.tab.wrap aria-hidden="true" { (sign(it.icon.word(), "")) } } }
    }

    /// The line printed on the card, with the sign of its sector.
    fn effect(&self, it: &RowCard) -> Markup {
        let line = self.speaker.cards.encounter(it.card).line;
        html! {
            @if let Some((sector, line)) = line {
                (sign(sector.word(), "")) span { (self.speaker.line(line)) }
            }
        }
    }

    fn stamp(&self, it: &RowCard) -> Markup {
        let key = match it.fate {
            Fate::Engaged => "stamp-engaged",
            Fate::Evaded => "stamp-evaded",
            Fate::Ahead | Fate::Met => return html! {},
        };
        html! {
            span.stamp { (self.speaker.say(key)) }
            @if !it.drawn.is_empty() {
                span.spoils { @for colour in &it.drawn { (cube_of(colour.word(), "")) } }
            }
        }
    }

    /// What a card costs, below it.
    fn due(&self, it: &RowCard) -> Markup {
        let key = match (it.fate, &self.speaker.view.stage) {
            (Fate::Engaged | Fate::Evaded, _) => return html! {},
            (Fate::Met, Stage::Engaging { .. }) => "due-left",
            (Fate::Met, Stage::Evading { .. }) => return html! {},
            _ if !it.engageable => "due-evade",
            _ => "due",
        };
        let due = format!("{}:{}", it.card, by_ability(it.due));
        html! {
            span.due aria-hidden="true" data-forecast=(Forecast::new("due", due)) {
                span.lead { (self.speaker.say(key)) } " "
                @if it.engageable { (self.speaker.price(it.due)) }
            }
        }
    }

    /// Where a card stands, in words for a screen reader.
    fn standing(&self, it: &RowCard) -> String {
        let icon_of = (it.icon_of != it.card).then(|| self.speaker.card(it.icon_of));
        self.speaker.say_with(
            "standing",
            &[
                ("fate", fate(it.fate).into()),
                ("due", self.spoken(it.due).into()),
                ("engageable", if it.engageable { "yes" } else { "no" }.into()),
                ("borrowed", if icon_of.is_some() { "yes" } else { "no" }.into()),
                ("icon", icon_of.unwrap_or_default().into()),
                ("planets", u32::from(it.planets).into()),
            ],
        )
    }

    /// "4 Diplomacy, 1 Super Science"
    fn spoken(&self, points: [u8; 3]) -> String {
        let abilities = pulp::card::Ability::ALL.iter().zip(points).filter(|it| it.1 > 0);
        let parts: Vec<String> = abilities
            .map(|(it, points)| format!("{points} {}", self.speaker.ability(*it)))
            .collect();
        if parts.is_empty() { self.speaker.say("nothing") } else { parts.join(", ") }
    }

    /// The colour of a cube in a word, as part of a name.
    pub(super) fn cube_name(&self, colour: Colour) -> String {
        self.speaker.cubes(1, colour)
    }

    /// The place that lies under the board, with the rules of its sectors.
    pub(super) fn place(&self) -> Markup {
        let speaker = &self.speaker;
        let Some(place) = speaker.view.place else { return html! {} };
        let printed = speaker.cards.encounter(place.card);
        let thing = Thing {
            id: format!("card-{}", place.card),
            class: if place.holds { "place" } else { "place off" }.to_string(),
            name: speaker.card(place.card),
            about: speaker.about_card(place.card),
            travels: true,
        };
        let here = |sector: Sector| sector == speaker.view.sector;
        let inside = html! {
            span.art { (crate::art::panorama(&format!("card-{}", place.card))) }
            span.kind { (speaker.kind(Kind::Place)) }
            span.title { (speaker.card(place.card)) }
            @for (sector, rule) in &printed.rules {
                span.fx.off[!here(*sector)] { (sign(sector.word(), "")) span { (speaker.rule(*rule)) } }
            }
        };
        thing.draw(&Use::Nothing, &inside)
    }
}

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Ahead => "ahead",
        Fate::Met => "now",
        Fate::Engaged => "engaged",
        Fate::Evaded => "evaded",
    }
}
