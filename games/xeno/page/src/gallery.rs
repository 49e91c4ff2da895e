//! Every world and development, to look at.

use frame::data::Frame;
use frame::exhibit::{Exhibit, GalleryTag, KNOWN, Sources};
use maud::{PreEscaped, html};
use tabletop::CardSet as _;
use xeno::deck::{Cards, Face};
use xeno::view::View;

use super::chips::{ROMAN, phase};
use super::face::{Look, class};
use super::speaker::Speaker;

/// The cards in the order of their file.
pub(crate) fn exhibits(frame: &Frame<'_>, view: &View, cards: &Cards) -> Vec<Exhibit> {
    let speaker = Speaker::new(frame, view, cards);
    let faces = cards.faces(view.options.edition);
    faces.iter().map(|it| exhibit(&speaker, it)).collect()
}

fn exhibit(speaker: &Speaker<'_>, face: &Face) -> Exhibit {
    let look = Look { whole: true, ..Look::default() };
    // The pictures are files of their own; a browser loads one when it comes into sight.
    let drawn = speaker.face(face, look).0.replace("<img ", "<img loading=\"lazy\" ");
    let word = face.design.word();
    Exhibit {
        id: word.to_string(),
        name: speaker.design(face.design),
        text: speaker.about(face),
        copies: face.design.copies().into(),
        tags: tags(speaker, face),
        sources: Sources::of(Cards::BUILTIN, &[&format!("id = \"{word}\"")], KNOWN),
        picture: html! { div class=(class(face, look)) { (PreEscaped(drawn)) } },
    }
}

fn tags(speaker: &Speaker<'_>, face: &Face) -> Vec<GalleryTag> {
    let kind = match (face.development, face.military) {
        (true, _) => "development",
        (false, true) => "military-world",
        (false, false) => "civil-world",
    };
    let mut phases: Vec<u8> = face.powers.iter().map(|it| phase(it.band)).collect();
    phases.sort_unstable();
    phases.dedup();
    let phases = phases
        .into_iter()
        .map(|it| GalleryTag::new("phase", it, ROMAN[usize::from(it)].to_string()));
    let good = face.kind().map(|it| GalleryTag::new("good", it.word(), speaker.kind(it)));
    let set = if face.expansion { "expansion" } else { "base" };
    let first = [
        GalleryTag::new("kind", kind, speaker.say(&format!("gallery-{kind}"))),
        GalleryTag::number("cost", face.cost),
        GalleryTag::new("set", set, speaker.say(&format!("gallery-set-{set}"))),
    ];
    first.into_iter().chain(phases).chain(good).collect()
}
