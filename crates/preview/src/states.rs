//! A page for each state of a game. States are found by playing; the fullest position of each is
//! kept, and written as a page in each language.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use frame::data::{Beside, ChatLine, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::looks::{GameOf, Looks, with_seen};
use frame::table::page;
use tabletop::{CardSet, Game, Seated, Viewer};
use words::Lang;

/// Who is at the table: a name each, and whether somebody is there.
pub type PeopleAtTable = &'static [(&'static str, Here)];

/// Positions in which some state occurs, by its name.
#[derive(Debug)]
pub struct States<L: Looks>(BTreeMap<String, Sample<L>>);

#[derive(Debug)]
struct Sample<L: Looks> {
    riches: usize,
    seated: Seated<GameOf<L>>,
    viewer: Viewer,
}

impl<L: Looks> States<L> {
    /// Nothing found yet.
    #[allow(clippy::new_without_default, reason = "a list that is filled, not a default")]
    pub fn new() -> States<L> {
        States(BTreeMap::new())
    }

    /// Keeps the position for each of the states, unless a position with as much to draw is known.
    pub fn keep(
        &mut self,
        names: impl IntoIterator<Item = String>,
        riches: usize,
        seated: &Seated<GameOf<L>>,
        viewer: Viewer,
    ) {
        for name in names {
            if self.0.get(&name).is_none_or(|it| it.riches < riches) {
                self.0.insert(name, Sample { riches, seated: seated.clone(), viewer });
            }
        }
    }

    /// Goes through the golden records of the game too, since some endings are rare.
    ///
    /// # Errors
    /// When a record cannot be read.
    ///
    /// # Panics
    /// When a record does not hold.
    pub fn recall(&mut self, keep: impl Fn(&Seated<GameOf<L>>, &mut States<L>)) -> io::Result<()> {
        let cards = <GameOf<L> as Game>::Cards::parse(<GameOf<L> as Game>::Cards::BUILTIN);
        let cards = Arc::new(cards.expect("the box is whole"));
        for entry in fs::read_dir(root().join("records").join(GameOf::<L>::ID))? {
            let record = fs::read_to_string(entry?.path())?.parse().expect("a record");
            let seated = Seated::<GameOf<L>>::replay(&record, Arc::clone(&cards));
            let seated = seated.expect("a golden record");
            (0..=seated.entries().len()).for_each(|ply| keep(&seated.at(ply), self));
        }
        Ok(())
    }

    /// Writes them all, and what they ask for, to the folder that the command line names.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(&self, people: PeopleAtTable, said: &[ChatLine<'_>]) -> io::Result<()> {
        let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/states".into()));
        write_assets::<L>(&folder.join("assets"))?;
        for (name, sample) in &self.0 {
            for lang in Lang::ALL {
                sample.write(&folder, name, lang, people, said)?;
            }
        }
        println!("{} states in {}", self.0.len(), folder.display());
        Ok(())
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of the game, and those that all games share.
fn write_assets<L: Looks>(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(root().join("crates/web/assets"))? {
        let path = entry?.path();
        fs::copy(&path, folder.join(path.file_name().unwrap_or_default()))?;
    }
    for asset in L::FILES.iter().copied().chain(L::pictures()) {
        fs::write(folder.join(asset.name), asset.text)?;
    }
    Ok(())
}

impl<L: Looks> Sample<L> {
    fn write(
        &self,
        folder: &Path,
        name: &str,
        lang: Lang,
        people: PeopleAtTable,
        said: &[ChatLine<'_>],
    ) -> io::Result<()> {
        let seated = &self.seated;
        let sitters = people.iter().map(|(name, here)| SeatName { name, here: *here });
        let sitters: Vec<SeatName<'_>> = sitters.take(seated.setup().players.into()).collect();
        let frame = Frame {
            lang,
            table: "7",
            seq: seated.entries().len() as u64,
            sitters: &sitters,
            viewer: self.viewer,
            aside: false,
            said,
            log: LogPart::default(),
            undo: seated.entries().len() % 2 == 1,
            whole: true,
            deal: KnownDeal { commitment: &seated.seed().commitment(), seed: None },
            beside: Beside { invite: Some("https://rempart.example/t/7?k=q"), ..Beside::default() },
        };
        let board = with_seen(seated, self.viewer, |seen| L::board(&frame, seen));
        let html = page(&frame, &board).into_string().replace("\"/assets/", "\"assets/");
        fs::write(folder.join(format!("{name}.{}.html", lang.code())), html)
    }
}
