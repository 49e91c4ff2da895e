//! Games recorded by another program that plays the same rules, played again with ours. The same
//! cards and choices must be possible here, and lead to the same positions and scores.
//! `tests/reference/README.md` says what the games are, and explains every difference.

mod hands;
mod payment;
mod replay;
mod skip;
mod trace;
mod turns;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};

    use super::replay::{Difference, replay};
    use super::trace;
    use crate::scene::CARDS;

    /// Everything found in some files.
    #[derive(Default)]
    struct Summary {
        games: usize,
        finished: usize,
        choices: usize,
        positions: usize,
        found: BTreeMap<&'static str, Vec<String>>,
    }

    fn compare(paths: &[PathBuf]) -> Summary {
        let mut summary = Summary::default();
        for path in paths {
            let text = std::fs::read_to_string(path).expect("a file of games");
            let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
            for game in trace::games(&text) {
                let report = replay(&game, &CARDS);
                summary.games += 1;
                summary.finished += usize::from(report.finished);
                summary.choices += report.choices;
                summary.positions += report.positions;
                for Difference { round, class, details } in report.differences {
                    let line = format!("{file} {} round {round}: {details}", game.number);
                    summary.found.entry(class).or_default().push(line);
                }
            }
        }
        summary
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).expect("a folder of recorded games");
        let paths = entries.map(|it| it.expect("a file").path());
        let mut paths: Vec<PathBuf> =
            paths.filter(|it| it.extension().is_some_and(|it| it == "jsonl")).collect();
        paths.sort();
        paths
    }

    fn say(summary: &Summary) {
        let Summary { games, finished, choices, positions, found } = summary;
        println!("{games} games, {finished} finished, {choices} choices, {positions} positions");
        for (class, lines) in found {
            println!("\n{class}: {}", lines.len());
            lines.iter().take(6).for_each(|it| println!("  {it}"));
        }
    }

    #[test]
    fn recorded_games_go_the_same_way_here() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference");
        let summary = compare(&files(&folder));
        say(&summary);
        assert!(summary.games == 5 && summary.finished == 5 && 500 < summary.choices);
        assert!(summary.found.is_empty());
    }

    /// `XENO_REFERENCE=FOLDER cargo test -p xeno --release -- --ignored --nocapture reference`
    #[test]
    #[ignore = "needs a folder of recorded games"]
    fn a_folder_of_recorded_games() {
        let folder = std::env::var("XENO_REFERENCE").expect("XENO_REFERENCE names a folder");
        say(&compare(&files(Path::new(&folder))));
    }
}
