//! What the examples share that show every state of a game. They find states by playing, keep the
//! fullest position of each, and write it as a page in each language.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use frame::data::{Beside, Deal, Frame, Here, Said, Sitter};
use frame::table::page;
use tabletop::{CardSet, Game, Seated, Viewer};
use words::Lang;

/// Who is at the table: a name each, and whether somebody is there.
pub(crate) type People = &'static [(&'static str, Here)];

/// Positions in which some state occurs, by its name.
pub(crate) struct States<G: Game>(BTreeMap<String, Sample<G>>);

struct Sample<G: Game> {
    riches: usize,
    seated: Seated<G>,
    viewer: Viewer,
}

impl<G: Game> States<G>
where
    Seated<G>: catalogue::Table + Clone,
{
    /// Nothing found yet.
    pub(crate) fn new() -> States<G> {
        States(BTreeMap::new())
    }

    /// Keeps the position for each of the states, unless a position with as much to draw is known.
    pub(crate) fn keep(
        &mut self,
        names: impl IntoIterator<Item = String>,
        riches: usize,
        seated: &Seated<G>,
        viewer: Viewer,
    ) {
        for name in names {
            if self.0.get(&name).is_none_or(|it| it.riches < riches) {
                self.0.insert(name, Sample { riches, seated: seated.clone(), viewer });
            }
        }
    }

    /// Goes through the golden records of the game too, since some endings are rare.
    pub(crate) fn recall(&mut self, keep: impl Fn(&Seated<G>, &mut States<G>)) -> io::Result<()> {
        let cards = Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the box is whole"));
        for entry in fs::read_dir(Path::new("records").join(G::ID))? {
            let record = fs::read_to_string(entry?.path())?.parse().expect("a record");
            let seated = Seated::<G>::replay(&record, Arc::clone(&cards)).expect("a golden record");
            (0..=seated.entries().len()).for_each(|ply| keep(&seated.at(ply), self));
        }
        Ok(())
    }

    /// Writes them all, and the assets, to the folder that the command line names.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub(crate) fn write(&self, people: People, said: &[Said<'_>]) -> io::Result<()> {
        let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/states".into()));
        fs::create_dir_all(folder.join("assets"))?;
        for asset in web::assets::all() {
            fs::write(folder.join("assets").join(asset.name), asset.text)?;
        }
        for (name, sample) in &self.0 {
            for lang in Lang::ALL {
                sample.write(&folder, name, lang, people, said)?;
            }
        }
        println!("{} states in {}", self.0.len(), folder.display());
        Ok(())
    }
}

impl<G: Game> Sample<G>
where
    Seated<G>: catalogue::Table,
{
    fn write(
        &self,
        folder: &Path,
        name: &str,
        lang: Lang,
        people: People,
        said: &[Said<'_>],
    ) -> io::Result<()> {
        let seated = &self.seated;
        let sitters = people.iter().map(|(name, here)| Sitter { name, here: *here });
        let sitters: Vec<Sitter<'_>> = sitters.take(seated.setup().players.into()).collect();
        let frame = Frame {
            lang,
            table: "7",
            seq: seated.entries().len() as u64,
            sitters: &sitters,
            viewer: self.viewer,
            said,
            undo: seated.entries().len() % 2 == 1,
            whole: true,
            deal: Deal { commitment: &seated.seed().commitment(), seed: None },
            beside: Beside { invite: Some("https://rempart.example/t/7?k=q"), ..Beside::default() },
        };
        let board = web::boards::board(&frame, seated);
        let html = page(&frame, &board).into_string().replace("\"/assets/", "\"assets/");
        fs::write(folder.join(format!("{name}.{}.html", lang.code())), html)
    }
}
