//! The rules of each game, section by section, as `games/*/rulebook*.md` tell them.

use crate::Lang;

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// In order; what follows the numbered chapters is for designers and not here.
    pub chapters: Vec<Chapter>,
}

/// Sections that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// `7`
    pub number: &'static str,
    pub title: &'static str,
    /// What holds for all of them, by paragraph.
    pub notes: Vec<String>,
    pub sections: Vec<Section>,
}

/// One rule, as code and refusals cite it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// `7.3`
    pub number: &'static str,
    /// What the rules say; empty where only we say something.
    pub rule: &'static str,
    /// How we read it, or why; often empty.
    pub ruling: &'static str,
}

macro_rules! texts {
    ($($game:literal),+ $(,)?) => {
        /// French and English, in the order of [`Lang`].
        const TEXTS: &[(&str, [&str; 2])] = &[$((
            $game,
            [
                include_str!(concat!("../../../games/", $game, "/rulebook.fr.md")),
                include_str!(concat!("../../../games/", $game, "/rulebook.md")),
            ],
        )),+];
    };
}
texts!["oh-no", "pulp", "planisphere", "invazions", "xeno"];

impl Rulebook {
    /// The rules of a game; none of a game that nobody wrote down.
    pub fn of(game: &str, lang: Lang) -> Option<Rulebook> {
        let (_, texts) = TEXTS.iter().find(|it| it.0 == game)?;
        Some(Rulebook::read(texts[lang as usize]))
    }

    fn read(text: &'static str) -> Rulebook {
        let parts = text.split("\n## ").skip(1);
        Rulebook { chapters: parts.map_while(Chapter::read).collect() }
    }

    /// The section of that number.
    pub fn section(&self, number: &str) -> Option<Section> {
        let all = self.chapters.iter().flat_map(|it| &it.sections);
        all.copied().find(|it| it.number == number)
    }
}

impl Chapter {
    /// None when the heading has no number.
    fn read(text: &'static str) -> Option<Chapter> {
        let (heading, body) = text.split_once('\n')?;
        let (number, title) = heading.split_once(' ')?;
        number.parse::<u8>().ok()?;
        let sections = body.lines().filter_map(Section::read).collect();
        Some(Chapter { number, title, notes: paragraphs(body), sections })
    }
}

impl Section {
    fn read(line: &'static str) -> Option<Section> {
        let mut cells = line.strip_prefix("| ")?.split('|').map(str::trim);
        let number = cells.next().filter(|it| it.contains('.'))?;
        Some(Section { number, rule: cells.next()?, ruling: cells.next()? })
    }
}

/// What is no table, with its lines joined.
fn paragraphs(body: &str) -> Vec<String> {
    let blocks = body.split("\n\n").map(str::trim);
    let prose = blocks.filter(|it| !it.is_empty() && !it.starts_with('|'));
    prose.map(|it| it.replace('\n', " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(game: &str, lang: Lang) -> Vec<&'static str> {
        let rules = Rulebook::of(game, lang).expect("a game");
        rules.chapters.iter().flat_map(|it| &it.sections).map(|it| it.number).collect()
    }

    #[test]
    fn both_languages_have_the_same_sections() {
        for (game, _) in TEXTS {
            let numbers = Lang::ALL.map(|it| numbers(game, it));
            assert_eq!(numbers[0], numbers[1], "{game}");
            assert!(40 < numbers[0].len(), "{game}");
        }
    }

    #[test]
    fn a_rule_in_one_language_is_a_rule_in_the_other() {
        for (game, _) in TEXTS {
            let [fr, en] = Lang::ALL.map(|it| Rulebook::of(game, it).expect("a game"));
            for (fr, en) in fr.chapters.iter().zip(&en.chapters) {
                assert_eq!((fr.number, fr.notes.len()), (en.number, en.notes.len()), "{game}");
                for (fr, en) in fr.sections.iter().zip(&en.sections) {
                    let parts = |it: &Section| (it.rule.is_empty(), it.ruling.is_empty());
                    assert_eq!(parts(fr), parts(en), "{game} {}", en.number);
                }
            }
        }
    }

    #[test]
    fn a_section_is_found_by_its_number() {
        let rules = Rulebook::of("oh-no", Lang::En).expect("a game");
        assert!(rules.section("8.2").is_some_and(|it| it.rule.contains("Shields")));
        assert_eq!(rules.section("11.1"), None);
    }
}
