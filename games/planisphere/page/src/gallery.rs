//! Every people and every event, to look at.

use frame::data::Frame;
use frame::exhibit::{Exhibit, GalleryTag, OURS, RULEBOOK, Sources};
use maud::html;
use planisphere::card::People;
use planisphere::deck::{Cards, Face};
use planisphere::view::View;
use tabletop::CardSet as _;

use super::figures;
use super::speaker::Speaker;
use crate::art::scene::scene;

/// The peoples, then the events by their number.
pub(crate) fn exhibits(frame: &Frame<'_>, view: &View, cards: &Cards) -> Vec<Exhibit> {
    let speaker = Speaker::new(frame, view, cards);
    let peoples = cards.peoples().map(|(it, face)| people(speaker, it, face, cards.copies(it)));
    peoples.chain((1..=100).map(|it| happening(speaker, it))).collect()
}

fn kind(speaker: Speaker<'_>, kind: &'static str) -> GalleryTag {
    GalleryTag::new("kind", kind, speaker.say(&format!("gallery-{kind}")))
}

fn people(speaker: Speaker<'_>, people: People, face: &Face, copies: u8) -> Exhibit {
    let traits = face.traits.iter().map(|it| {
        GalleryTag::new(
            "trait",
            it.word(),
            speaker.say_with("trait", &[("trait", it.word().into())]),
        )
    });
    let tags = [
        kind(speaker, "people"),
        GalleryTag::new("terrain", face.ter.word(), speaker.terrain(face.ter)),
        GalleryTag::number("movement", face.dis),
    ];
    let picture = html! {
        div class="people" {
            h4 { (speaker.people(people)) }
            (figures::printed(speaker, face))
            span.hc-art { (scene(people as u8 + 1)) }
            div.people-box { (figures::special(speaker, face)) }
        }
    };
    Exhibit {
        id: people.word().to_string(),
        name: speaker.people(people),
        text: String::new(),
        copies: copies.into(),
        tags: tags.into_iter().chain(traits).collect(),
        sources: Sources::of(Cards::BUILTIN, &[&format!("people = \"{}\"", people.word())], OURS),
        picture,
    }
}

fn happening(speaker: Speaker<'_>, number: u8) -> Exhibit {
    Exhibit {
        id: format!("event-{number}"),
        name: speaker.happening(number),
        text: speaker.effect(number),
        copies: 1,
        tags: vec![kind(speaker, "event")],
        sources: RULEBOOK,
        picture: html! { div class="exhibit-number num" { (number) } },
    }
}
