//! The arguments with which messages are tried: numbers, people, and the things of each game.

use words::{Lang, Value};

use crate::messages::{Message, Messages, Variable};
use crate::{Args, trials};

/// For each game and argument, the messages that can stand for it: those with this prefix, or this
/// one message.
const THINGS: [(&str, &[&str], &str); 26] = [
    ("oh-no-", &["alien", "aliens", "now", "guest"], "oh-no-board-aliens"),
    ("oh-no-", &["shield"], "oh-no-board-shield"),
    ("oh-no-", &["module"], "oh-no-board-module-the"),
    ("oh-no-", &["card"], "oh-no-board-weapon-the"),
    ("oh-no-", &["cards", "kept"], "oh-no-board-weapon-a"),
    ("oh-no-", &["topic"], "oh-no-board-topic"),
    ("oh-no-", &["topics", "none"], "oh-no-board-topic-of"),
    ("oh-no-", &["plan"], "oh-no-board-plan-"),
    ("invazions-board-", &["at", "place"], "invazions-board-at"),
    ("invazions-", &["at"], "invazions-location-"),
    ("invazions-", &["card", "cards"], "invazions-card-"),
    ("invazions-", &["topic"], "invazions-topic-"),
    ("invazions-", &["plan"], "invazions-plan-"),
    ("invazions-", &["moment"], "invazions-moment-"),
    ("planisphere-", &["unit", "target", "other", "foe", "defender", "attacker"], PEOPLE),
    ("planisphere-", &["continent"], "planisphere-board-continent"),
    ("planisphere-", &["terrain", "ter"], "planisphere-board-terrain"),
    ("pulp-", &["card", "old"], "pulp-board-card-"),
    ("pulp-", &["die", "out"], "pulp-board-die-"),
    ("pulp-", &["weapon"], "pulp-board-weapon-"),
    ("pulp-", &["planet"], "pulp-board-planet-"),
    ("pulp-", &["ability", "due"], "pulp-board-ability-"),
    ("pulp-", &["captain"], "pulp-board-captain-"),
    ("pulp-", &["sector"], "pulp-board-sector-"),
    ("pulp-", &["alien"], "pulp-board-alien-"),
    ("xeno-", &["card", "world", "other", "worlds"], "xeno-card-"),
];
const PEOPLE: &str = "planisphere-board-people";

/// The names of arguments that are people, one or several.
const ONE: [&str; 8] = ["name", "to", "helper", "whom", "station", "seat", "host", "bot"];
/// The names of arguments that are parts of a sentence about a power of Xeno Invasion, which may be
/// empty.
const PARTS: [&str; 4] = ["against", "each", "lasts", "price"];
const SEVERAL: [&str; 4] = ["names", "winners", "seats", "bots"];

pub(crate) fn values(
    lang: Lang,
    messages: &Messages,
    message: &Message,
    name: &str,
) -> Vec<Value<'static>> {
    let it = &message.variables[name];
    if let Some(numbers) = numbers(it) {
        return numbers;
    }
    if let Some(variants) = variants(it) {
        return variants;
    }
    if let Some(things) = things(lang, messages, message, name) {
        return things;
    }
    let people = |names: &[&'static str]| names.iter().map(|it| (*it).into()).collect();
    match name {
        _ if ONE.contains(&name) => people(&["Bruno", "Ada"]),
        _ if SEVERAL.contains(&name) && lang == Lang::Fr => people(&["Ada", "Ada et Bruno"]),
        _ if SEVERAL.contains(&name) => people(&["Ada", "Ada and Bruno"]),
        _ if PARTS.contains(&name) && message.key.starts_with("xeno-") => people(&[""]),
        _ => [0, 1, 2, 5].map(Value::from).to_vec(),
    }
}

/// Values for an argument that is a number, including those with words of their own.
fn numbers(it: &Variable) -> Option<Vec<Value<'static>>> {
    let own: Vec<u32> = it.variants.iter().filter_map(|it| it.parse().ok()).collect();
    let counted = !own.is_empty() || it.variants.contains("one");
    let all = own.iter().copied().chain([0, 1, 2, 5]);
    counted.then(|| {
        let all: std::collections::BTreeSet<u32> = all.collect();
        all.into_iter().map(Value::from).collect()
    })
}

/// The words that a message chooses by. "other" stands for any word, so "no" is tried for it.
fn variants(it: &Variable) -> Option<Vec<Value<'static>>> {
    let own = it.variants.iter().filter(|it| *it != "other").cloned();
    let own: Vec<String> = own.collect();
    let any = (own.len() == 1 && it.variants.contains("other")).then(|| "no".to_string());
    (!own.is_empty()).then(|| own.into_iter().chain(any).map(Value::from).collect())
}

pub(crate) fn things(
    lang: Lang,
    messages: &Messages,
    message: &Message,
    name: &str,
) -> Option<Vec<Value<'static>>> {
    let fits = |it: &&(&str, &[&str], &str)| message.key.starts_with(it.0) && it.1.contains(&name);
    let agrees = message.variables[name].agrees;
    let (_, _, named) = THINGS.iter().find(fits)?;
    let alone = |it: &Message| match named.ends_with('-') {
        true => {
            let about = it.key.contains("-short-") || it.variables.contains_key(name);
            it.key.starts_with(named) && !about
        }
        false => it.key == *named,
    };
    let all = messages.iter().filter(alone);
    Some(all.flat_map(|it| named_by(lang, messages, &it, agrees)).collect())
}

/// The things or texts that stand for an argument.
fn named_by(
    lang: Lang,
    messages: &Messages,
    message: &Message,
    agrees: bool,
) -> Vec<Value<'static>> {
    let name = |args: Args| {
        let args: Vec<(&str, Value<'_>)> =
            args.iter().map(|(name, it)| (name.as_str(), it.clone())).collect();
        if agrees || messages.has_form(&message.key) {
            speech::with(&message.key).thing_with(lang, &message.key, &args).into()
        } else {
            speech::named(lang, &message.key, &args).into()
        }
    };
    trials(lang, messages, message).into_iter().map(name).collect()
}
