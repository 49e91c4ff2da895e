//! A combat as a sum. There is no luck in it, so the page can say how it ends.

use std::cmp::Ordering;

use frame::forecast::Forecast;
use maud::{Markup, html};
use planisphere::view::{Blow, Clash, ClashResult, Phase};

use super::speaker::Speaker;

/// `8 > 6`: the attack compared with the defence.
pub(super) fn short(clash: &Clash) -> String {
    let attack = i16::from(clash.att) + i16::from(clash.shots);
    format!("{attack} {} {}", sign(attack, clash.def.into()), clash.def)
}

fn sign(attack: i16, defence: i16) -> &'static str {
    match attack.cmp(&defence) {
        Ordering::Less => "<",
        Ordering::Equal => "=",
        Ordering::Greater => ">",
    }
}

/// The word of a combat's end, as messages choose by it.
pub(super) fn result_word(result: ClashResult) -> &'static str {
    match result {
        ClashResult::DefenderDestroyed => "won",
        ClashResult::AttackerDestroyed => "lost",
        ClashResult::Equality => "equal",
    }
}

/// The blows in their order, and what comes of them.
pub(super) fn sums(speaker: Speaker<'_>, clash: &Clash) -> Markup {
    let strike = Blow { att: clash.att, shots: clash.shots, def: clash.def };
    let first = ("sum-attack", Some(strike));
    let back = (if clash.swift { "sum-swift" } else { "sum-back" }, clash.back);
    let [one, other] = if clash.swift { [back, first] } else { [first, back] };
    // A blow that succeeds leaves nobody to answer it.
    let other = other.1.filter(|_| one.1.is_none_or(fails)).map(|it| (other.0, it));
    let order = [one.1.map(|it| (one.0, it)), other];
    let pair = format!("{} {}", clash.attacker, clash.defender);
    html! {
        ol.sums {
            @for (key, blow) in order.into_iter().flatten() { (sum(speaker, &pair, key, blow)) }
        }
        (verdict(speaker, clash))
    }
}

/// Who falls; as long as both may still go away, only if they stay.
fn verdict(speaker: Speaker<'_>, clash: &Clash) -> Markup {
    let result = result_word(clash.result);
    html! {
        p class={ "verdict " (result) } data-forecast=(foretold(clash, result)) {
            (speaker.say_with("verdict", &[
                ("result", result.into()),
                ("attacker", speaker.thing(clash.attacker).into()),
                ("defender", speaker.thing(clash.defender).into()),
            ]))
            @if speaker.view.phase != Phase::Contact { " " (speaker.say("verdict-if")) }
        }
    }
}

/// `combat mutants.1 pods.1 won`
fn foretold(clash: &Clash, result: &str) -> Forecast {
    Forecast::new("combat", format!("{} {} {result}", clash.attacker, clash.defender))
}

fn fails(blow: Blow) -> bool {
    i16::from(blow.att) + i16::from(blow.shots) < i16::from(blow.def)
}

/// `sum mutants.1 pods.1 sum-attack 7 4`: who, which blow, with how much against how much.
fn sum(speaker: Speaker<'_>, pair: &str, key: &str, blow: Blow) -> Markup {
    let total = i16::from(blow.att) + i16::from(blow.shots);
    let forecast = Forecast::new("sum", format!("{pair} {key} {total} {}", blow.def));
    html! {
        li data-forecast=(forecast) {
            span.case { (speaker.say(key)) }
            span.eq {
                b { (blow.att) } i { (speaker.say("att")) }
                @if blow.shots != 0 {
                    " + " b { (blow.shots) } i { (speaker.say("shot-word")) } " = " b.tot { (total) }
                }
            }
            span.cmp { (sign(total, blow.def.into())) }
            span.dv { b { (blow.def) } i { (speaker.say("def")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use planisphere::card::{Card, People};
    use planisphere::view::ClashResult;

    use super::*;

    fn clash(att: i8, shots: i8, def: i8) -> Clash {
        let card = |people| Card::new(people, 1).expect("a card");
        Clash {
            attacker: card(People::Mutants),
            defender: card(People::Colossus),
            att,
            shots,
            def,
            back: None,
            swift: false,
            result: ClashResult::DefenderDestroyed,
        }
    }

    #[test]
    fn shots_count_in_the_sum() {
        assert_eq!(short(&clash(6, 2, 6)), "8 > 6");
        assert_eq!(short(&clash(6, 0, 6)), "6 = 6");
    }
}
