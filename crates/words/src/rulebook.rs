//! The rules of each game, section by section, as `games/*/rulebook*.md` tell them.

/// The address of a section of the rules of a game.
pub fn address(game: &str, section: &str) -> String {
    format!("/rules/{game}#{section}")
}

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// In order. The file goes on after the numbered chapters, for designers; that part is left
    /// out.
    pub chapters: Vec<Chapter>,
}

/// Sections that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// `7`
    pub number: &'static str,
    pub title: &'static str,
    /// What holds for all of its sections, by paragraph.
    pub notes: Vec<String>,
    pub sections: Vec<Section>,
}

/// One rule, as code and refusals cite it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// `7.3`
    pub number: &'static str,
    /// What the rules say; empty where there is only a ruling of ours.
    pub rule: &'static str,
    /// Our ruling: how we read the rule, or why; often empty.
    pub ruling: &'static str,
}

impl Rulebook {
    /// The text of a `rulebook.md`.
    pub fn read(text: &'static str) -> Rulebook {
        let parts = text.split("\n## ").skip(1);
        Rulebook { chapters: parts.map_while(Chapter::read).collect() }
    }

    /// The section with this number.
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

/// The paragraphs outside of tables, each as one line.
fn paragraphs(body: &str) -> Vec<String> {
    let blocks = body.split("\n\n").map(str::trim);
    let prose = blocks.filter(|it| !it.is_empty() && !it.starts_with('|'));
    prose.map(|it| it.replace('\n', " ")).collect()
}
