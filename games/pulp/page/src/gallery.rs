//! Every card of the game, to look at: captains, planets, super weapons, encounters.

use frame::data::Frame;
use frame::exhibit::{Exhibit, GalleryTag, OURS, Sources};
use maud::{Markup, html};
use pulp::card::{Ability, Captain, Encounter, Kind, Planet, Weapon};
use pulp::deck::Cards;
use pulp::view::View;
use tabletop::CardSet as _;

use super::speaker::Speaker;
use crate::art::{boom, cover, cube_of, planet, sign, weapon};

/// Everything that has a picture and words of its own.
pub(crate) fn exhibits(frame: &Frame<'_>, view: &View, cards: &Cards) -> Vec<Exhibit> {
    let speaker = Speaker::new(frame, view, cards);
    let captains = Captain::ALL.iter().map(|it| captain(&speaker, *it));
    let planets = Planet::ALL.iter().map(|it| world(&speaker, *it));
    let weapons = Weapon::ALL.iter().map(|it| arm(&speaker, *it));
    let encounters = Encounter::ALL.iter().map(|it| encounter(&speaker, *it));
    captains.chain(planets).chain(weapons).chain(encounters).collect()
}

fn exhibit(id: &str, kind: GalleryTag, name: String, text: String, picture: Markup) -> Exhibit {
    let sources = Sources::of(Cards::BUILTIN, &[&format!("id = \"{id}\"")], OURS);
    Exhibit { id: id.to_string(), name, text, copies: 1, tags: vec![kind], sources, picture }
}

fn kind(speaker: &Speaker<'_>, kind: &'static str) -> GalleryTag {
    GalleryTag::new("kind", kind, speaker.say(&format!("gallery-{kind}")))
}

fn captain(speaker: &Speaker<'_>, it: Captain) -> Exhibit {
    let card = speaker.cards.captain(it);
    let points = Ability::ALL.iter().zip(card.start.iter().zip(card.most));
    let points: Vec<String> = points
        .map(|(ability, (start, most))| format!("{} {start}/{most}", speaker.ability(*ability)))
        .collect();
    let dice: Vec<String> = card.dice.iter().map(|it| speaker.die(*it)).collect();
    let kept = speaker.count("keeps", card.keep);
    let text = format!("{}. {}. {kept}.", points.join(", "), dice.join(", "));
    let picture =
        html! { div.poster { (cover(&format!("captain-{it}"))) b { (speaker.captain(it)) } } };
    exhibit(it.word(), kind(speaker, "captain"), speaker.captain(it), text, picture)
}

fn world(speaker: &Speaker<'_>, it: Planet) -> Exhibit {
    let picture = html! {
        div.globe-card { span.sky { (planet(it.word())) } span.title { (speaker.planet(it)) } }
    };
    let text = speaker.about_planet(it);
    exhibit(it.word(), kind(speaker, "planet"), speaker.planet(it), text, picture)
}

fn arm(speaker: &Speaker<'_>, it: Weapon) -> Exhibit {
    let card = speaker.cards.weapon(it);
    let text = format!("{}. {}", speaker.power(card.power), speaker.count("needs", card.cubes));
    let picture = html! {
        div class="globe-card arm-card" {
            span.sky { (weapon(it.word())) }
            span.title { (speaker.weapon(it)) }
            span.holes { @for _ in 0..card.cubes { i {} } }
        }
    };
    exhibit(it.word(), kind(speaker, "super-weapon"), speaker.weapon(it), text, picture)
}

fn encounter(speaker: &Speaker<'_>, it: Encounter) -> Exhibit {
    let card = speaker.cards.encounter(it);
    let tag = GalleryTag::new("kind", card.kind.word(), speaker.kind(card.kind));
    let sectors = card.line.iter().map(|it| it.0).chain(card.rules.iter().map(|it| it.0));
    let sectors = sectors.map(|it| GalleryTag::new("sector", it.word(), speaker.alien(it)));
    let icon = card.icon.map(|it| GalleryTag::new("icon", it.word(), speaker.ability(it)));
    let strength =
        (card.kind != Kind::Place).then(|| GalleryTag::number("strength", card.strength));
    let mut shown =
        exhibit(it.word(), tag, speaker.card(it), speaker.about_card(it), printed(speaker, it));
    shown.tags.extend(sectors.chain(icon).chain(strength));
    shown
}

/// What is printed on an encounter.
fn printed(speaker: &Speaker<'_>, it: Encounter) -> Markup {
    let card = speaker.cards.encounter(it);
    html! {
        div.seat { div.enc {
            span.art { (cover(&format!("card-{it}"))) }
            @if card.kind != Kind::Place { (boom(card.strength)) }
            span.cubs { @for colour in &card.cubes { (cube_of(colour.word(), "")) } }
            span.kind { (speaker.kind(card.kind)) }
            @if let Some(icon) = card.icon { span.tab { (sign(icon.word(), "")) } }
            span.title { (speaker.card(it)) }
            @if let Some((sector, line)) = card.line {
                span.fx { (sign(sector.word(), "")) span { (speaker.line(line)) } }
            }
            @for (sector, rule) in &card.rules {
                span.fx { (sign(sector.word(), "")) span { (speaker.rule(*rule)) } }
            }
            span.foot {
                @if let Some(token) = card.token { (sign(token.word(), "tok")) }
                span.gap {}
                @for _ in 0..card.planets { (sign("planet", "")) }
            }
        } }
    }
}
