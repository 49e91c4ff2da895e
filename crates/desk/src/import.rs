//! A game from a file, to go on with: it was begun on another device, or at another server.

use bots::Level;
use catalogue::Table;
use facts::{Person, PlayedMove, Sitter};
use room::{Again, Luck, TablePlan};
use tabletop::{Record, Seat, Viewer};
use web::site::{self, FoundGame};
use words::{Lang, Listener};

use crate::forms::{FormFields, field};
use crate::{BOTS, USUAL_BOT, opening};

/// Stands in the place of an earlier table's id where a game came from a file.
const MARK: &str = "file";

/// The most bytes of such a file. The longest games of bots need a fifth of it.
pub const FILE_MAX: usize = 256 * 1024;

/// A game from a file.
pub struct ImportedGame {
    record: Record,
    game: Box<dyn Table>,
}

/// Why a file is not taken, as the key of a message with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportFault {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl ImportFault {
    fn new(key: &'static str) -> ImportFault {
        ImportFault { key, args: Vec::new() }
    }

    /// In words.
    pub fn say(&self, lang: Lang) -> String {
        crate::refusal::sentence(lang, self.key, &self.args)
    }
}

/// The record that a file holds, if this program plays its game by the same rules.
///
/// # Errors
/// It is no record, has no seed, or belongs to other rules.
pub fn record(text: &str) -> Result<Record, ImportFault> {
    let record: Record = text.parse().map_err(|it: tabletop::RecordError| ImportFault {
        key: "import-unreadable",
        args: vec![("line", it.line.to_string())],
    })?;
    let game = catalogue::info(&record.game).map_err(|_| ImportFault {
        key: "import-game",
        args: vec![("game", record.game.clone())],
    })?;
    if record.rules_revision != game.rules_revision {
        return Err(ImportFault::new("import-rules"));
    }
    match record.deal.seed {
        Some(_) => Ok(record),
        None => Err(ImportFault::new("import-no-seed")),
    }
}

/// The game of a record, replayed with the file of its cards; none if that is not known here. This
/// takes as long as playing all its moves.
///
/// # Errors
/// The cards are unknown, or the moves are none of this game.
pub fn replayed(record: Record, cards: Option<&str>) -> Result<ImportedGame, ImportFault> {
    let cards = cards.ok_or_else(|| ImportFault::new("import-cards"))?;
    // Whether it is over, its moves say.
    let revived = room::revive(Record { outcome: None, ..record.clone() }, cards);
    let game = revived.map_err(|_| ImportFault::new("import-moves"))?;
    Ok(ImportedGame { record, game })
}

impl ImportedGame {
    /// The game as the page shows it, with the names of its file or of its seats.
    fn found(&self, lang: Lang, me: &str, text: String) -> FoundGame {
        let names: Vec<String> = Seat::all(self.record.players)
            .map(|seat| match self.record.names.get(seat.index()) {
                Some(name) if !name.is_empty() => name.clone(),
                _ => room::names::bot(lang, seat),
            })
            .collect();
        let mine = names.iter().position(|it| it == me).unwrap_or_default();
        let to = Listener::new(lang, &names, None);
        let asked = speech::at(self.game.as_ref()).asked(self.game.as_ref(), Viewer::Spectator, to);
        FoundGame {
            game: self.record.game.clone(),
            moves: self.record.moves.len(),
            over: self.game.outcome().is_some(),
            asked: asked.ask,
            names,
            mine,
            text,
        }
    }

    /// The page that asks which seat is whose.
    pub fn page(&self, reader: frame::shell::Reader<'_>, text: String) -> maud::Markup {
        let found = self.found(reader.lang, reader.name.unwrap_or_default(), text);
        site::import(&site::ImportPage {
            reader,
            problem: None,
            found: Some(found),
            bots: &BOTS,
            usual: USUAL_BOT,
        })
    }

    /// The table where it goes on, if the form says which seat is whose; bots have the others.
    pub fn plan(&self, lang: Lang, fields: &FormFields, host: &Person) -> Option<TablePlan> {
        let seat: u8 = field(fields, "seat")?.parse().ok()?;
        let seat = Seat::all(self.record.players).find(|it| it.0 + 1 == seat)?;
        let level = field(fields, "level").filter(|it| Level::WORDS.contains(it));
        let level = level.unwrap_or(USUAL_BOT);
        let sitter = |at| match at == seat {
            true => opening::me(host),
            false => Sitter::Bot(level.to_string()),
        };
        let played = |(seat, mv): &(Seat, String)| PlayedMove { seat: seat.0, mv: mv.clone() };
        Some(TablePlan {
            game: self.record.game.clone(),
            options: self.record.options.clone(),
            seats: Seat::all(self.record.players).map(sitter).collect(),
            listed: false,
            hints: true,
            clock: None,
            lang,
            luck: Luck::Again(self.deal()?),
            moves: self.record.moves.iter().map(played).collect(),
        })
    }

    fn deal(&self) -> Option<Again> {
        let seed = self.record.deal.seed?.to_string();
        let cards = self.record.cards.clone();
        Some(Again { seed, cards, of: MARK.to_string(), day: None })
    }
}

/// The page that asks for a file, with what was wrong about the last one.
pub fn page(reader: frame::shell::Reader<'_>, problem: Option<&ImportFault>) -> maud::Markup {
    let problem = problem.map(|it| it.say(reader.lang));
    site::import(&site::ImportPage { reader, problem, found: None, bots: &BOTS, usual: USUAL_BOT })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of Pulp Invasion! in which nothing has been done yet.
    fn sample() -> Record {
        let game = catalogue::open("pulp", 1, &[], None, "7".repeat(64).parse().unwrap()).unwrap();
        game.record(&["Ida".to_string()])
    }

    fn taken(record: &Record) -> Result<ImportedGame, ImportFault> {
        let cards = catalogue::cards(&record.game, None).unwrap();
        let known = (cards.hash == record.cards).then_some(cards.file);
        replayed(super::record(&record.to_string())?, known.as_deref())
    }

    fn fault(record: &Record) -> &'static str {
        taken(record).err().expect("it is refused").key
    }

    #[test]
    fn a_file_goes_on_as_a_table() {
        let record = sample();
        let game = taken(&record).unwrap();
        let host = Person { id: "p".into(), name: "Ida".into(), lang: "en".into() };
        let none = game.plan(Lang::En, &Vec::new(), &host);
        assert!(none.is_none(), "it must be said which seat is whose");
        let seat = |seat: &str| vec![("seat".to_string(), seat.to_string())];
        assert!(game.plan(Lang::En, &seat("2"), &host).is_none(), "there is no such seat");
        let plan = game.plan(Lang::En, &seat("1"), &host).unwrap();
        assert_eq!(plan.seats, [opening::me(&host)]);
        let Luck::Again(again) = plan.luck else { panic!("the deal is a known one") };
        assert_eq!(again.seed, record.deal.seed.unwrap().to_string());
        assert_eq!(game.found(Lang::En, "Ida", String::new()).mine, 0);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let good = sample();
        assert_eq!(super::record("nothing").unwrap_err().key, "import-unreadable");
        let sealed = tabletop::Deal { seed: None, ..good.deal.clone() };
        assert_eq!(fault(&Record { deal: sealed, ..good.clone() }), "import-no-seed");
        assert_eq!(fault(&Record { rules_revision: 1, ..good.clone() }), "import-rules");
        let none = "0".repeat(good.cards.len());
        assert_eq!(fault(&Record { cards: none, ..good.clone() }), "import-cards");
        let moves = vec![(Seat(0), "fly".to_string())];
        assert_eq!(fault(&Record { moves, ..good.clone() }), "import-moves");
        let other = good.to_string().replace("game pulp", "game ludo");
        assert_eq!(super::record(&other).unwrap_err().key, "import-game");
        for lang in Lang::ALL {
            let said = super::record("nothing").unwrap_err().say(lang);
            assert!(said.contains('1'), "the line is named: {said}");
        }
    }
}
