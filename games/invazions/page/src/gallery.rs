//! Every card of both sides, to look at.

use frame::data::Frame;
use frame::exhibit::{Exhibit, GalleryTag, OURS, Sources};
use invazions::card::{HumanCard, Research, ZombieCard};
use invazions::deck::Cards;
use invazions::view::View;
use maud::{Markup, html};
use tabletop::CardSet as _;

use super::face::{human_class, zombie_class};
use super::speaker::Speaker;

/// Humans, Bravery and Research, then Zombies and Rages.
pub(crate) fn exhibits(
    frame: &Frame<'_>,
    view: &View,
    cards: &Cards,
    soldier_first: bool,
) -> Vec<Exhibit> {
    let speaker = Speaker::new(frame, view, cards, soldier_first, &[]);
    let humans = HumanCard::ALL.into_iter().map(|it| human(&speaker, it));
    let research = Research::ALL.into_iter().map(|it| lab(&speaker, it));
    let hordes = ZombieCard::ALL.into_iter().map(|it| zombie(&speaker, it));
    humans.chain(research).chain(hordes).collect()
}

fn human(speaker: &Speaker<'_>, card: HumanCard) -> Exhibit {
    let hour = if card.is_human() { String::new() } else { format!("{}. ", speaker.hour(card)) };
    let kind = if card.is_human() { "human" } else { "bravery" };
    Exhibit {
        text: format!("{hour}{}", speaker.human_text(card)),
        copies: speaker.cards.copies(card).into(),
        tags: vec![tag(speaker, kind), GalleryTag::number("cost", speaker.cards.cost(card))],
        ..drawn(
            card.word(),
            speaker.human(card),
            human_class(card),
            &speaker.human_face(card, None),
        )
    }
}

fn lab(speaker: &Speaker<'_>, card: Research) -> Exhibit {
    let cost = speaker.cards.research(card).cost;
    Exhibit {
        text: speaker.research_text(card),
        tags: vec![tag(speaker, "research"), GalleryTag::number("cost", cost)],
        ..drawn(
            card.word(),
            speaker.research(card),
            "iv lab",
            &speaker.research_face(card, 0, None),
        )
    }
}

fn zombie(speaker: &Speaker<'_>, card: ZombieCard) -> Exhibit {
    let face = speaker.cards.zombie(card);
    let sort = speaker.sort(card.sort());
    Exhibit {
        text: speaker.zombie_text(card),
        copies: face.copies.into(),
        tags: vec![
            GalleryTag::new("kind", card.sort() as u8, sort),
            GalleryTag::number("attack", face.attack),
        ],
        ..drawn(
            card.word(),
            speaker.zombie(card),
            zombie_class(card),
            &speaker.zombie_face(card, None),
        )
    }
}

fn tag(speaker: &Speaker<'_>, kind: &'static str) -> GalleryTag {
    GalleryTag::new("kind", kind, speaker.say(&format!("gallery-{kind}")))
}

/// One card of a kind, as it looks.
fn drawn(word: &str, name: String, class: &str, face: &Markup) -> Exhibit {
    Exhibit {
        id: word.to_string(),
        name,
        text: String::new(),
        copies: 1,
        tags: Vec::new(),
        sources: Sources::of(Cards::BUILTIN, &[&format!("kind = \"{word}\"")], OURS),
        picture: html! { div class=(class) { (face) } },
    }
}
