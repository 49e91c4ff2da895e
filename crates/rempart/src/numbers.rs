//! Numbers as people write them.

use words::Lang;

/// `1,234.5` in English, `1 234,5` in French, with this many decimals.
pub(crate) fn number(lang: Lang, value: f64, decimals: usize) -> String {
    let plain = format!("{:.decimals$}", value.abs());
    let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
    let (group, point) = match lang {
        Lang::Fr => ("\u{202f}", ","),
        Lang::En => (",", "."),
    };
    // What is rounded to nothing is not less than nothing.
    let some = plain.bytes().any(|it| it.is_ascii_digit() && it != b'0');
    let sign = if value < 0.0 && some { "-" } else { "" };
    let point = if rest.is_empty() { "" } else { point };
    format!("{sign}{}{point}{rest}", grouped(whole, group))
}

fn grouped(digits: &str, group: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if 0 < at && (digits.len() - at).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    text
}

/// A share as a percentage: `12.5%` in English, `12,5 %` in French.
pub(crate) fn percent(lang: Lang, share: f64) -> String {
    match lang {
        Lang::Fr => number(lang, share * 100.0, 1) + "\u{202f}%",
        Lang::En => number(lang, share * 100.0, 1) + "%",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(number(Lang::En, 1_234_567.0, 0), "1,234,567");
        assert_eq!(number(Lang::Fr, 1234.5, 1), "1\u{202f}234,5");
        assert_eq!(number(Lang::En, -12.34, 1), "-12.3");
        assert_eq!(number(Lang::En, -0.01, 1), "0.0");
        assert_eq!(percent(Lang::En, 0.5), "50.0%");
        assert_eq!(percent(Lang::Fr, 0.125), "12,5\u{202f}%");
    }
}
