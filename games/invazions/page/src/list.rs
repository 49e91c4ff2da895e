//! The cards of the scenario: what each does, and where its copies are, as far as the viewer knows.

use frame::DrawingsKept;
use frame::art::icons::{Icon, icon};
use invazions::card::{Defender, HumanCard, Research, Sort, ZombieCard};
use invazions::view::HordeView;
use maud::{Markup, html};
use words::Lang;

use super::face::{human_class, zombie_class};
use super::speaker::Speaker;
use crate::art::sign;

/// A part of the list.
const PARTS: [&str; 5] = ["humans", "bravery", "research", "zombies", "rages"];

/// Where copies of a card are: the name of the place, and how many.
type Copies = Vec<(&'static str, u8)>;

/// Which copies are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    /// Those of this game, as far as the viewer knows.
    Known,
    /// All of the box: what is drawn by lot.
    Box,
}

pub(super) fn button(speaker: &Speaker<'_>) -> Markup {
    html! {
        button #open-list .btn.list-button type="button" popovertarget="list" {
            (sign("cards")) " " (speaker.say("list"))
        }
    }
}

pub(super) fn drawer(speaker: &Speaker<'_>) -> Markup {
    html! {
        div #list .dialog.drawer popover role="dialog" aria-label=(speaker.say("list")) {
            header {
                h2 { (speaker.say("list")) }
                button #close-list .btn.quiet.icon type="button" popovertarget="list"
                    popovertargetaction="hide" aria-label=(speaker.frame.lang.say("table-close")) {
                    (icon(Icon::Close))
                }
            }
            div.list-tabs role="radiogroup" aria-label=(speaker.say("list")) {
                @for (at, part) in PARTS.into_iter().enumerate() {
                    label {
                        input.always.sr id={ "list-" (part) } type="radio" name="list" checked[at == 0];
                        (speaker.say(&format!("list-{part}")))
                    }
                }
            }
            @for part in PARTS {
                ul.list-part data-part=(part) aria-label=(speaker.say(&format!("list-{part}"))) {
                    (cards(speaker, part, Listed::Known))
                }
            }
        }
    }
}

/// The cards of a table before anything is dealt: how many there are, and not where they are.
pub(super) fn before(speaker: &Speaker<'_>, by_lot: bool) -> Markup {
    let listed = if by_lot { Listed::Box } else { Listed::Known };
    html! {
        div.card-lists {
            @if by_lot { p { (speaker.say("list-by-lot")) } }
            @for part in PARTS {
                h2.h2 { (speaker.say(&format!("list-{part}"))) }
                ul.list-part { (cards(speaker, part, listed)) }
            }
        }
    }
}

fn cards(speaker: &Speaker<'_>, part: &str, listed: Listed) -> Markup {
    let humans =
        |people: bool| HumanCard::ALL.into_iter().filter(move |it| it.is_human() == people);
    let hordes = |rages: bool| {
        ZombieCard::ALL.into_iter().filter(move |it| (it.sort() == Sort::Rage) == rages)
    };
    let there = |it: &Research| {
        listed == Listed::Box || speaker.view.human.research.iter().any(|lab| lab.research == *it)
    };
    html! {
        @match part {
            "humans" => { @for it in humans(true) { (human(speaker, it, listed)) } }
            "bravery" => { @for it in humans(false) { (human(speaker, it, listed)) } }
            "research" => { @for it in Research::ALL.into_iter().filter(there) { (research(speaker, it)) } }
            "zombies" => { @for it in hordes(false) { (zombie(speaker, it, listed)) } }
            _ => { @for it in hordes(true) { (zombie(speaker, it, listed)) } }
        }
    }
}

/// A card with its copies; nothing if the viewer knows of none.
fn row(
    speaker: &Speaker<'_>,
    word: &'static str,
    class: &'static str,
    face: &Markup,
    copies: &Copies,
) -> Markup {
    static DRAWN: DrawingsKept<(Lang, &str, String, Copies)> = DrawingsKept::new();
    let key = (speaker.frame.lang, word, face.0.clone(), copies.clone());
    DRAWN.get(key, || draw_row(speaker, word, class, face, copies))
}

fn draw_row(
    speaker: &Speaker<'_>,
    word: &str,
    class: &str,
    face: &Markup,
    copies: &Copies,
) -> Markup {
    let all: u8 = copies.iter().map(|it| it.1).sum();
    html! {
        @if 0 < all {
            li data-copies={ (word) " " (all) } {
                div class=(class) { (face) }
                p.copies {
                    @for (place, count) in copies.iter().filter(|it| 0 < it.1) {
                        span.copy data-where=(place) { (speaker.count(&format!("at-{place}"), *count)) }
                    }
                    b { (speaker.count("copies", all)) }
                }
            }
        }
    }
}

fn human(speaker: &Speaker<'_>, card: HumanCard, listed: Listed) -> Markup {
    let copies = match listed {
        Listed::Known => humans_known(speaker, card),
        Listed::Box => vec![("box", speaker.cards.copies(card))],
    };
    let face = speaker.human_face(card, None);
    row(speaker, card.word(), human_class(card), &face, &copies)
}

fn humans_known(speaker: &Speaker<'_>, card: HumanCard) -> Copies {
    let view = speaker.view;
    let human = &view.human;
    let standing = view.places.iter().flat_map(|it| &it.humans).filter(|it| it.card == card);
    let fallen = view.places.iter().flat_map(|it| &it.fallen);
    let fallen = fallen.filter(|it| **it == Defender::Human(card));
    let deck = of_kind(&human.hidden, card) + of(human.deck_top.as_slice(), card);
    let hidden = if speaker.is_human_side() { "deck" } else { "hand-or-deck" };
    vec![
        ("hand", of(&human.hand, card)),
        ("play", (standing.count() + fallen.count()) as u8),
        ("discard", of(&human.discard, card)),
        (hidden, deck),
    ]
}

fn research(speaker: &Speaker<'_>, card: Research) -> Markup {
    let there = speaker.view.human.research.iter().any(|it| it.research == card && it.at.is_some());
    let copies = vec![(if there { "play" } else { "laboratory" }, 1)];
    let face = speaker.research_face(card, speaker.die(card), None);
    row(speaker, card.word(), "iv lab", &face, &copies)
}

fn zombie(speaker: &Speaker<'_>, card: ZombieCard, listed: Listed) -> Markup {
    let copies = match listed {
        Listed::Known => zombies_known(speaker, card),
        Listed::Box => vec![("box", speaker.cards.zombie(card).copies)],
    };
    let face = speaker.zombie_face(card, None);
    row(speaker, card.word(), zombie_class(card), &face, &copies)
}

fn zombies_known(speaker: &Speaker<'_>, card: ZombieCard) -> Copies {
    let view = speaker.view;
    let below = view.places.iter().flat_map(|it| &it.contamination).filter(|it| **it == card);
    let mine = speaker.my_horde().map_or(0, |it| of(&it.hand, card));
    let hordes: u8 = view.hordes.iter().map(|it| owned(it, card)).sum();
    let pile = if card == ZombieCard::Wounded { view.wounded } else { of_kind(&view.unseen, card) };
    vec![
        ("hand", mine),
        ("hordes", hordes - mine),
        ("below", below.count() as u8),
        ("pile", pile),
        ("box", of(&view.boxed, card)),
    ]
}

/// How many copies a horde owns, wherever they are.
fn owned(horde: &HordeView, card: ZombieCard) -> u8 {
    let played = horde.played.iter().filter(|it| it.card == card && !it.sacrificed).count();
    let open = [&horde.hand, &horde.deck_top, &horde.discard];
    let open: u8 = open.into_iter().map(|it| of(it, card)).sum();
    played as u8 + open + of_kind(&horde.hidden, card)
}

fn of<T: PartialEq>(cards: &[T], card: T) -> u8 {
    cards.iter().filter(|it| **it == card).count() as u8
}

fn of_kind<T: PartialEq>(kinds: &[(T, u8)], card: T) -> u8 {
    kinds.iter().filter(|it| it.0 == card).map(|it| it.1).sum()
}
