//! What everybody at a table is called.

use facts::Sitter;
use tabletop::Seat;
use words::Lang;

/// What the bot in a seat is called.
pub fn bot(lang: Lang, seat: Seat) -> String {
    let names = lang.say("people-bots");
    let names: Vec<&str> = names.split('|').collect();
    names[seat.index() % names.len()].to_string()
}

/// What the sitter of a seat is called.
pub fn sitter(lang: Lang, seat: Seat, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name, .. } => aside(name),
        Sitter::Bot(_) => bot(lang, seat),
        Sitter::Free => lang.say("site-seat-free"),
    }
}

/// Isolates a name or a text of people within a sentence of ours, so that text written from right
/// to left turns nothing around it.
pub fn aside(text: &str) -> String {
    let leftward = |it: char| {
        matches!(it, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    match text.contains(leftward) {
        true => format!("\u{2068}{text}\u{2069}"),
        false => text.to_string(),
    }
}

/// The same text without isolation, for programs.
pub fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_leftward_stands_aside() {
        assert_eq!(aside("Ida"), "Ida");
        assert_eq!(aside("אבי"), "\u{2068}אבי\u{2069}");
        assert_eq!(plain(&aside("אבי")), "אבי");
    }
}
