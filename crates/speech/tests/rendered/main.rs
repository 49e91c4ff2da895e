//! Every message with all kinds of arguments, in both languages. The texts are written to the
//! folder that `RENDERED` names, for the grammar checkers in `tests/language`.

mod bare;
mod messages;
mod values;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use words::{Lang, Value};

use messages::{Message, Messages};
use values::values;

/// The progress bar that shows this message fills in its braces.
const BAR: &str = "terminal-simulate-progress";

/// If there are more combinations than this, only one argument is changed at a time.
const ALL_TOGETHER: usize = 300;

type Args = Vec<(String, Value<'static>)>;

/// The arguments with which a message is tried.
fn trials(lang: Lang, messages: &Messages, message: &Message) -> Vec<Args> {
    let choices = message.variables.keys();
    let choices = choices.map(|it| (it.clone(), values(lang, messages, message, it)));
    let choices: Vec<(String, Vec<Value<'static>>)> = choices.collect();
    let all: usize = choices.iter().map(|it| it.1.len()).product();
    if all <= ALL_TOGETHER { products(&choices) } else { one_at_a_time(&choices) }
}

fn products(choices: &[(String, Vec<Value<'static>>)]) -> Vec<Args> {
    choices.iter().fold(vec![Vec::new()], |trials, (name, values)| {
        let with = |args: &Args, it: &Value<'static>| {
            let mut args = args.clone();
            args.push((name.clone(), it.clone()));
            args
        };
        trials.iter().flat_map(|args| values.iter().map(move |it| with(args, it))).collect()
    })
}

fn one_at_a_time(choices: &[(String, Vec<Value<'static>>)]) -> Vec<Args> {
    let trial = |changed: usize, to: &Value<'static>| {
        let pick = |(at, (name, values)): (usize, &(String, Vec<Value<'static>>))| {
            (name.clone(), if at == changed { to.clone() } else { values[0].clone() })
        };
        choices.iter().enumerate().map(pick).collect()
    };
    let each = choices.iter().enumerate();
    each.flat_map(|(at, (_, values))| values.iter().map(move |it| (at, it)))
        .map(|(at, it)| trial(at, it))
        .collect()
}

/// All texts that a message can give.
fn said(lang: Lang, messages: &Messages, message: &Message) -> BTreeSet<String> {
    let say = |args: &Args| {
        let args: Vec<(&str, Value<'_>)> =
            args.iter().map(|(name, it)| (name.as_str(), it.clone())).collect();
        speech::named(lang, &message.key, &args)
    };
    trials(lang, messages, message).iter().map(say).collect()
}

/// What is wrong with a text, whatever it says.
fn fault(messages: &Messages, text: &str) -> Option<&'static str> {
    let mut words = text.split(|it: char| !it.is_alphanumeric() && it != '-');
    let key = words.any(|it| it.contains('-') && messages.has(it));
    let faults = [
        (text.contains('{') || text.contains('$'), "an argument that nobody gave"),
        (key, "a key instead of words"),
        (text.trim_matches([' ', '\n']).contains("  "), "two spaces"),
        (text.contains(" ,") || text.contains(" ."), "a space before a stop"),
        (text.contains("..") && !text.contains("..."), "two stops"),
    ];
    faults.into_iter().find(|it| it.0).map(|it| it.1)
}

#[test]
fn every_message_can_be_said() {
    let mut faults = String::new();
    for lang in Lang::ALL {
        let messages = Messages::read(lang);
        let mut all = String::new();
        for message in messages.iter().filter(|it| it.key != BAR) {
            for text in said(lang, &messages, &message) {
                if let Some(fault) = fault(&messages, &text) {
                    let _ = writeln!(faults, "{} {}: {fault}: {text}", lang.code(), message.key);
                }
                let _ = writeln!(all, "{}\t{}", message.key, text.replace('\n', " "));
            }
        }
        if let Ok(folder) = env::var("RENDERED") {
            let file = Path::new(&folder).join(format!("{}.tsv", lang.code()));
            fs::write(file, all).expect("the folder can be written");
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn what_is_said_of_several_is_not_said_of_one() {
    for lang in Lang::ALL {
        let found = bare::bare(lang, &Messages::read(lang));
        assert!(found.is_empty(), "{}: {found:#?}", lang.code());
    }
}

/// Planted faults: verbs and a participle that fit one unit, where there may be several.
#[test]
fn a_bare_verb_is_found() {
    let planted = "planisphere-do-move = { CAPITAL(LE($unit)) } résiste ici.
planisphere-do-pair = { $me ->
    [yes] { $unit } : détruit
   *[no] L’unité { $unit } résiste, avec { $target }
}
";
    let mut messages = Messages::read(Lang::Fr);
    messages.replace(planted);
    let found = bare::bare(Lang::Fr, &messages);
    let expected = ["planisphere-do-move: unit résiste", "planisphere-do-pair: unit détruit"];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}
