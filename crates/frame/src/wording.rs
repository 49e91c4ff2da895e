//! Dates, lists and numbers in words, and words as people type them.

use words::Lang;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    pub year: i32,
    pub month: u8,
    pub day: u8,
}

impl Date {
    /// The form that `<time datetime>` needs.
    pub fn iso(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    pub fn words(self, lang: Lang) -> String {
        self.said(lang, "common-date")
    }

    /// With a short month, where there is little room.
    pub fn short(self, lang: Lang) -> String {
        self.said(lang, "common-date-short")
    }

    fn said(self, lang: Lang, key: &str) -> String {
        let args =
            [("year", self.year.into()), ("month", self.month.into()), ("day", self.day.into())];
        lang.say_with(key, &args)
    }
}

/// Lower-case letters without accents, so that nobody has to type those.
pub fn plain(text: &str) -> String {
    let bare = |it: char| match it {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        it => it,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// `Ida, Nils and Théo`.
pub fn listed(lang: Lang, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            lang.say_with("common-and", &[("first", first.into()), ("last", last.as_str().into())])
        }
    }
}

/// A number as [`tenths`] says it, for words that agree with it.
pub fn tenths_of(value: f64) -> f64 {
    (10.0 * value).round() / 10.0
}

/// A number with one decimal, or with none where that says the same: `2.4`, `3`.
pub fn tenths(lang: Lang, value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    let text = if text == "-0" { "0" } else { text };
    match lang {
        Lang::Fr => text.replace('.', ","),
        Lang::En => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_and() {
        let names = ["Ida", "Nils", "Théo"].map(String::from);
        assert_eq!(listed(Lang::En, &names), "Ida, Nils and Théo");
        assert_eq!(listed(Lang::Fr, &names[..2]), "Ida et Nils");
        assert_eq!(listed(Lang::Fr, &names[..1]), "Ida");
    }

    #[test]
    fn a_number_has_a_decimal_if_that_says_more() {
        assert_eq!([3.04, 2.38, -0.04].map(|it| tenths(Lang::Fr, it)), ["3", "2,4", "0"]);
        assert_eq!(tenths(Lang::En, 2.38), "2.4");
    }

    #[test]
    fn a_date_is_spelt_out() {
        let date = Date { year: 2026, month: 8, day: 1 };
        assert_eq!(date.words(Lang::Fr), "1er août 2026");
        assert_eq!(date.words(Lang::En), "1 August 2026");
        assert_eq!(date.iso(), "2026-08-01");
    }
}
