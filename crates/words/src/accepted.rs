//! The languages that a browser says its reader wants: `Accept-Language` (RFC 9110, 12.5.4).

use std::cmp::Reverse;

use crate::Lang;

impl Lang {
    /// Of the languages that we speak, the one that an `Accept-Language` header prefers: the first
    /// one named if several are equal, French if it wants none of them.
    pub fn preferred(accept_language: &str) -> Lang {
        let mut wanted: Vec<(&str, u16)> = accept_language.split(',').filter_map(range).collect();
        wanted.sort_by_key(|(_, quality)| Reverse(*quality));
        let names = |tag: &str, lang: Lang| tag.eq_ignore_ascii_case(lang.code());
        let is_named = |lang: Lang| wanted.iter().any(|(tag, _)| names(tag, lang));
        let most = wanted.iter().take_while(|(_, quality)| 0 < *quality);
        let langs = most.flat_map(|(tag, _)| {
            // A star stands for every language that the header does not name.
            Lang::ALL.into_iter().find(|it| names(tag, *it) || *tag == "*" && !is_named(*it))
        });
        langs.into_iter().next().unwrap_or_default()
    }
}

/// The language of a range such as `en-GB;q=0.8`, and its weight in thousandths; none if the text
/// is no range.
fn range(text: &str) -> Option<(&str, u16)> {
    let (tag, weight) = text.split_once(';').unwrap_or((text, "q=1"));
    let quality = weight.trim().strip_prefix(['q', 'Q'])?.strip_prefix('=')?;
    let (whole, part) = quality.split_once('.').unwrap_or((quality, ""));
    let digits = whole.len() == 1 && part.len() <= 3 && part.bytes().all(|it| it.is_ascii_digit());
    let thousandths = format!("{whole}{part:0<3}").parse().ok().filter(|it| digits && *it <= 1000);
    Some((tag.trim().split('-').next()?, thousandths?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wanted_most_is_spoken() {
        for (header, lang) in [
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Lang::Fr),
            ("en-US,en;q=0.5", Lang::En),
            ("fr;q=0.5, en", Lang::En),
            ("fr;q=0.899 , EN-gb ; Q=0.9", Lang::En),
            ("de, en;q=0.1", Lang::En),
            ("en;q=0.8, fr;q=0.8", Lang::En),
            ("fr;q=0.8, en;q=0.8", Lang::Fr),
            // A language that is named twice counts with its higher weight.
            ("en-US;q=0.1, fr;q=0.5, en;q=1.000", Lang::En),
        ] {
            assert_eq!(Lang::preferred(header), lang, "{header}");
        }
    }

    #[test]
    fn a_star_is_every_other_language() {
        for (header, lang) in [
            ("*", Lang::Fr),
            ("en;q=0.5, *", Lang::Fr),
            ("fr;q=0.5, *", Lang::En),
            ("fr;q=0, *", Lang::En),
            ("fr;q=0, en;q=0, *", Lang::Fr),
            ("en, *;q=0", Lang::En),
        ] {
            assert_eq!(Lang::preferred(header), lang, "{header}");
        }
    }

    #[test]
    fn what_is_no_range_is_passed_over() {
        for strange in
            ["", ",", ";", "en;q=", "en;q=2", "en;q=NaN", "en;q=-1", "en;q=0.1234", "en;q=é"]
        {
            assert_eq!(Lang::preferred(strange), Lang::Fr, "{strange}");
            assert_eq!(Lang::preferred(&format!("{strange}, en;q=0.1")), Lang::En, "{strange}");
        }
    }
}
