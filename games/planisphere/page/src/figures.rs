//! The values of a card: movement, forbidden terrain, attack, defence, shot, gestation.

use maud::{Markup, html};
use planisphere::card::Sex;
use planisphere::deck::{Face, Shot};
use planisphere::view::Values;

use super::speaker::Speaker;

/// What is printed on a card.
pub(super) fn printed(speaker: Speaker<'_>, face: &Face) -> Markup {
    strip(speaker, face, [face.dis, face.att, face.def, face.rep], face.shot)
}

/// The values of a unit now, with marks where events have changed them.
pub(super) fn present(speaker: Speaker<'_>, face: &Face, values: &Values) -> Markup {
    strip(speaker, face, [values.dis, values.att, values.def, values.rep], values.shot)
}

fn strip(
    speaker: Speaker<'_>,
    face: &Face,
    [dis, att, def, rep]: [i8; 4],
    shot: Option<Shot>,
) -> Markup {
    let line = |class: &str, key: &str, value: Markup| {
        html! { div class=(class) { dt { (speaker.say(key)) } dd { (value) } } }
    };
    html! {
        dl.strip {
            (line("dis", "dis", number(dis, face.dis)))
            (line("ter", "ter", html! {
                (forbidden(speaker, face))
            }))
            (line("att", "att", number(att, face.att)))
            (line("def", "def", number(def, face.def)))
            (line("tir", "tir", html! {
                @match shot {
                    Some(shot) => b { (shot.range) "/" (shot.force) },
                    None => b { "–" },
                }
            }))
            (line("rep", "rep", number(rep, face.rep)))
        }
    }
}

fn forbidden(speaker: Speaker<'_>, face: &Face) -> Markup {
    html! {
        i class={ "key not " (face.ter.word()) } aria-hidden="true" { (face.ter.letter()) }
        span.sr { (speaker.terrain(face.ter)) }
    }
}

fn number(now: i8, printed: i8) -> Markup {
    html! {
        b { (now) @if now > printed { i.up { "▲" } } @else if now < printed { i.down { "▼" } } }
    }
}

/// Traits, sex and the special box, in words.
pub(super) fn special(speaker: Speaker<'_>, face: &Face) -> Markup {
    let sex = face.sex.map(|it| match it {
        Sex::Male => "male",
        Sex::Female => "female",
    });
    let powers: Vec<String> = face
        .powers
        .iter()
        .map(|it| speaker.say_with("power", &[("power", it.word().into())]))
        .chain(face.ground.map(|it| {
            let terrain = speaker.terrain(it.terrain);
            let key = if it.def < 0 { "ground-less" } else { "ground-more" };
            speaker.say_with(
                key,
                &[("def", i64::from(it.def.abs()).into()), ("terrain", terrain.into())],
            )
        }))
        .collect();
    html! {
        ul.traits {
            @for it in face.traits.iter() { li { (speaker.say_with("trait", &[("trait", it.word().into())])) } }
            @if let Some(sex) = sex { li.sex { (speaker.say_with("sex", &[("sex", sex.into())])) } }
        }
        @for power in &powers { p.power { (power) } }
    }
}
