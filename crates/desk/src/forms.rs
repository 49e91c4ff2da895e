//! The forms of a table, as requests to its room.

use facts::Person;
use room::{Objection, PageSeen, Request};
use tabletop::Seat;

use crate::BOTS;

/// The fields of a form, in the order in which they were sent.
pub type FormFields = Vec<(String, String)>;

/// The first field of that name.
pub fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The seat that a form names; forms count from 1.
///
/// # Errors
/// It names no seat, but something else.
pub fn seat_in(fields: &[(String, String)]) -> Result<Option<usize>, Objection> {
    let Some(text) = field(fields, "seat") else { return Ok(None) };
    let number: Option<usize> = text.parse().ok();
    let seat = number.and_then(|it| it.checked_sub(1));
    seat.map(Some).ok_or_else(|| Objection::senseless("error-no-such-seat"))
}

/// The same, where a seat must be named.
///
/// # Errors
/// It names none.
pub fn must_seat(fields: &[(String, String)]) -> Result<usize, Objection> {
    seat_in(fields)?.ok_or_else(|| Objection::senseless("error-no-such-seat"))
}

/// The level of a bot that a form names.
///
/// # Errors
/// It names none.
pub fn level_in(fields: &[(String, String)]) -> Result<String, Objection> {
    level(field(fields, "level").unwrap_or_default())
}

/// A level of bots that can be chosen.
///
/// # Errors
/// There is no such level.
pub fn level(name: &str) -> Result<String, Objection> {
    let known = BOTS.contains(&name).then(|| name.to_string());
    known.ok_or_else(|| Objection::senseless("error-level"))
}

/// What the sender's page showed.
///
/// # Errors
/// The form does not say it.
pub fn page_in(fields: &[(String, String)]) -> Result<PageSeen, Objection> {
    let seq = field(fields, "seq").and_then(|it| it.parse().ok());
    let seq = seq.ok_or_else(|| Objection::senseless("error-no-seq"))?;
    Ok(PageSeen { seq, seat: seat_in(fields)?.map(|it| Seat(it as u8)) })
}

/// One or several moves: repeated fields, or lines of one.
fn moves_in(fields: &[(String, String)]) -> Vec<String> {
    let sent = fields.iter().filter(|(name, _)| name == "move");
    let lines = sent.flat_map(|(_, text)| text.lines());
    lines.filter(|it| !it.is_empty()).map(str::to_string).collect()
}

/// What a form of a table asks for.
#[derive(Clone, Debug)]
pub struct FormRequest {
    pub request: Request,
    /// Whether it makes a new version, which the page of the sender then waits for.
    pub advances: bool,
}

/// The forms that ask something of a room and nothing else, by the last word of their address
/// `/t/ID/…`.
pub const PLAIN_FORMS: [&str; 18] = [
    "stand",
    "free",
    "bot",
    "start",
    "move",
    "undo",
    "restart",
    "confirm",
    "seen",
    "relieve",
    "return",
    "leave",
    "resign",
    "agree",
    "carry",
    "send-away",
    "uncover",
    "cover",
];

/// What the form called `name` asks for, sent by `person`; none if it is none of [`PLAIN_FORMS`].
///
/// # Errors
/// A field is missing, or cannot be read.
pub fn asked(
    name: &str,
    person: Person,
    fields: &[(String, String)],
) -> Result<Option<FormRequest>, Objection> {
    let id = person.id.clone();
    let seat = || must_seat(fields);
    let page = || page_in(fields);
    let (request, advances) = match name {
        "stand" | "free" => (Request::Free { person: id, seat: seat()? }, false),
        "bot" => {
            (Request::GiveToBot { person: id, seat: seat()?, level: level_in(fields)? }, false)
        }
        "start" => (Request::Start { person: id }, false),
        "move" => (Request::Play { person: id, page: page()?, moves: moves_in(fields) }, true),
        "undo" => (Request::Undo { person: id, page: page()? }, true),
        // Back to the start of my turn, as far as that goes.
        "restart" => (Request::RestartTurn { person: id, page: page()? }, true),
        "confirm" => (Request::Confirm { person: id, page: page()? }, true),
        "seen" => (Request::HaveSeen { person: id }, false),
        // A bot plays my seat from here on, until I play it again.
        "relieve" => (Request::Relieve { person, level: level_in(fields)? }, true),
        "return" => (Request::ComeBack { person }, true),
        // A bot plays until I look at the table again, or for good.
        "leave" => (Request::Leave { person }, false),
        "resign" => (Request::Resign { person }, false),
        // I would end the game as it stands; with `no`, I would not any more.
        "agree" => (Request::Agree { person, agrees: field(fields, "no").is_none() }, false),
        // I go on elsewhere, from the file of the game.
        "carry" => (Request::Carry { person: id }, false),
        "send-away" => (Request::SendAway { host: person, seat: seat()? }, false),
        // The device was passed to the one in this seat, or is about to be passed on.
        "uncover" => (Request::Uncover { person: id, seat: seat()? }, false),
        "cover" => (Request::Cover { person: id }, false),
        _ => return Ok(None),
    };
    Ok(Some(FormRequest { request, advances }))
}

/// A text on one line, without spaces around it, control characters, or characters that change the
/// writing direction.
pub fn tidy(text: &str) -> String {
    let turns = |it: &char| matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = text.chars().filter(|it| !turns(it));
    let plain: String = plain.map(|it| if it.is_control() { ' ' } else { it }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The longest line of chat.
const WORDS_MAX: usize = 300;

/// What somebody says at a table.
///
/// # Errors
/// It is nothing, or too long.
pub fn words_in(text: &str) -> Result<String, Objection> {
    let words = tidy(text);
    if words.is_empty() {
        return Err(Objection::senseless("error-words-empty"));
    }
    if WORDS_MAX < words.chars().count() {
        let args = vec![("most", WORDS_MAX.to_string())];
        return Err(Objection { args, ..Objection::senseless("error-words-long") });
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plain_form_is_known_and_nothing_else() {
        let person = Person { id: "p".into(), name: "P".into(), lang: "en".into() };
        let fields: FormFields = [("seat", "1"), ("seq", "3"), ("level", "cadet"), ("move", "x")]
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .into();
        for name in PLAIN_FORMS {
            assert!(asked(name, person.clone(), &fields).unwrap().is_some(), "{name}");
        }
        assert!(asked("record", person, &fields).unwrap().is_none());
    }
}
