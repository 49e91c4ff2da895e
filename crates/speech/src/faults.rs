//! What is wrong with a set-up or a record, as sentences.

use tabletop::{OptionError, RecordError, RecordFault, ReplayError, SetupError};

use words::{Lang, Value};

use crate::named;

type Args<'a> = Vec<(&'static str, Value<'a>)>;

fn text(value: impl ToString) -> Value<'static> {
    Value::from(value.to_string())
}

/// Why a table cannot be set up.
pub fn setup(error: &SetupError, lang: Lang) -> String {
    match error {
        SetupError::Players { asked, least, most } => lang.say_with(
            "terminal-error-players",
            &[("asked", text(asked)), ("least", text(least)), ("most", text(most))],
        ),
        SetupError::Option(OptionError::UnknownKey { key, known }) => lang.say_with(
            "terminal-error-key",
            &[("key", text(key)), ("known", text(known.join(", ")))],
        ),
        SetupError::Option(OptionError::BadValue { spec, value }) => lang.say_with(
            "terminal-error-value",
            &[("key", text(spec.key)), ("value", text(value)), ("values", text(spec.values))],
        ),
        SetupError::Game { key, args } => {
            let args: Args<'_> = args.iter().map(|(name, it)| (*name, text(it))).collect();
            named(lang, key, &args)
        }
    }
}

/// What is wrong with the text of a record.
pub fn record(error: &RecordError, lang: Lang) -> String {
    let line = ("line", text(error.line));
    match &error.fault {
        RecordFault::NotARecord => lang.say_with("terminal-record-none", &[line]),
        RecordFault::Expected(what) => {
            lang.say_with("terminal-record-expected", &[line, ("what", text(what))])
        }
        RecordFault::Unexpected(what) => {
            lang.say_with("terminal-record-unexpected", &[line, ("what", text(what))])
        }
    }
}

/// What does not hold in a record whose text can be read.
pub fn replay(error: &ReplayError, lang: Lang) -> String {
    let say = |key: &str, args: Args<'_>| lang.say_with(&format!("terminal-replay-{key}"), &args);
    match error {
        ReplayError::Other { line, what, recorded, here } => say(
            "other",
            vec![
                ("line", text(line)),
                ("what", text(what)),
                ("recorded", text(recorded)),
                ("here", text(here)),
            ],
        ),
        ReplayError::Setup(error) => setup(error, lang),
        ReplayError::Sealed => say("sealed", vec![]),
        ReplayError::BrokenPromise => say("promise", vec![]),
        ReplayError::Unreadable { line, mv } => {
            say("unreadable", vec![("line", text(line)), ("mv", text(mv))])
        }
        ReplayError::Illegal { line, seat, mv } => {
            say("illegal", vec![("line", text(line)), ("seat", text(seat)), ("mv", text(mv))])
        }
        ReplayError::Outcome { line, recorded, here } => {
            let flat = |it: &String| text(it.replace('\n', " · "));
            say(
                "outcome",
                vec![("line", text(line)), ("recorded", flat(recorded)), ("here", flat(here))],
            )
        }
    }
}
