//! Cards to look at outside a game: drawn as on the board, with their texts, their number, and the
//! tags by which people look for them.

use maud::Markup;

/// A card of a gallery.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// Its anchor.
    pub id: String,
    pub name: String,
    /// All that it does, in words.
    pub text: String,
    /// How many copies there are.
    pub copies: u32,
    pub tags: Vec<GalleryTag>,
    pub sources: Sources,
    pub picture: Markup,
}

/// Something that cards share: a colour, a cost.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GalleryTag {
    /// The sort of tag: `learn-by-FACET` is the key of its words, and FACET the name of the field.
    pub facet: &'static str,
    /// As it stands in an address.
    pub value: String,
    pub label: String,
}

impl GalleryTag {
    pub fn new(facet: &'static str, value: impl ToString, label: String) -> GalleryTag {
        GalleryTag { facet, value: value.to_string(), label }
    }

    /// A number, which is its own word.
    pub fn number(facet: &'static str, value: impl ToString) -> GalleryTag {
        GalleryTag::new(facet, value.to_string(), value.to_string())
    }
}

/// Where the values of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sources {
    pub rulebook: bool,
    pub known: bool,
    pub ours: bool,
}

impl Sources {
    /// The sources of the lines of a card file that contain all these words; `rest` where a line
    /// says nothing.
    pub fn of(file: &str, words: &[&str], rest: Sources) -> Sources {
        let lines = file.lines().filter(|line| words.iter().all(|it| line.contains(it)));
        let marks: String =
            lines.filter_map(|it| it.split_once("source = ")).map(|it| it.1).collect();
        Sources {
            rulebook: rest.rulebook || marks.contains("rulebook"),
            known: rest.known || marks.contains("known"),
            ours: rest.ours,
        }
    }

    /// The words of the sources that apply.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        let all = [
            (self.rulebook, "learn-source-rulebook"),
            (self.known, "learn-source-known"),
            (self.ours, "learn-source-ours"),
        ];
        all.into_iter().filter(|it| it.0).map(|it| it.1)
    }
}

/// Where nothing is said the value is ours.
pub const OURS: Sources = Sources { rulebook: false, known: false, ours: true };

/// Where nothing is said the value is a public fact.
pub const KNOWN: Sources = Sources { rulebook: false, known: true, ours: false };

/// Printed in the rulebook.
pub const RULEBOOK: Sources = Sources { rulebook: true, known: false, ours: false };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_from_the_lines_of_a_card() {
        let file = "{ kind = \"a\", colour = \"red\", source = { rulebook = [\"kind\"] } },\n\
                    { kind = \"a\", colour = \"blue\", source = { known = [\"kind\"] } },";
        let red = Sources::of(file, &["\"a\"", "\"red\""], OURS);
        assert_eq!(red, Sources { rulebook: true, known: false, ours: true });
        let both = Sources::of(file, &["\"a\""], KNOWN);
        assert_eq!(both, Sources { rulebook: true, known: true, ours: false });
    }
}
