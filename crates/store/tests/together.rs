//! What waits at many tables is written in one transaction, and yet each table stands for itself. A
//! failure at one does not keep the others from being written, and what was acknowledged is there
//! even if the program was killed in the middle.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use place::Place;
use sample::table;
use store::{Person, PlayedMove, Store, Write};

const TABLES: usize = 24;

/// The file to which the child process of this test writes until it is killed.
const CHILD: &str = "REMPART_TEST_WRITES_TO";

fn name(table: usize) -> String {
    format!("table{table:02}")
}

async fn opened(store: &Store) {
    let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
    store.add_person(&ida).await.unwrap();
    for at in 0..TABLES {
        store.add_table(&table(&name(at))).await.unwrap();
    }
}

fn moves(seq: usize, count: usize) -> Write {
    let played = |at| PlayedMove { seat: 0, mv: format!("draw {at}") };
    Write::Moves { seq, moves: (seq..seq + count).map(played).collect(), end: None }
}

/// Writes at all tables at the same time, and returns the answers of the store.
async fn at_all(store: &Store, writes: impl Fn(usize) -> (u64, Vec<Write>)) -> Vec<Option<bool>> {
    let asked = (0..TABLES).map(|at| {
        let (store, (before, writes)) = (store.clone(), writes(at));
        tokio::spawn(async move { store.write(&name(at), before, &writes).await.ok() })
    });
    let mut answers = Vec::new();
    for it in asked.collect::<Vec<_>>() {
        answers.push(it.await.unwrap());
    }
    answers
}

async fn each_table_stands_for_itself(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    let first = at_all(&store, |at| (0, vec![moves(0, 1 + at % 3)])).await;
    assert_eq!(first, [Some(true); TABLES]);
    // One job has a number that is taken, one table was written to by somebody else, one job is
    // more than moves.
    let second = at_all(&store, |at| match at {
        5 => (1, vec![moves(0, 1)]),
        6 => (0, vec![moves(1, 1)]),
        7 => (1, vec![moves(2, 1), Write::Memo("m".into())]),
        _ => (1, vec![moves(1 + at % 3, 2)]),
    })
    .await;
    for (at, answer) in second.into_iter().enumerate() {
        let (written, plies) = match at {
            5 => (None, 3),
            6 => (Some(false), 1),
            7 => (Some(true), 3),
            _ => (Some(true), 3 + at % 3),
        };
        let (kept, facts) = (store.moves(&name(at)).await.unwrap(), store.table(&name(at)).await);
        let facts = facts.unwrap().unwrap();
        assert_eq!((answer, kept.len()), (written, plies), "table {at}");
        assert_eq!(facts.version as usize, plies, "table {at}");
        assert_eq!(facts.writes, 1 + u64::from(written == Some(true)), "table {at}");
        let texts = kept.iter().enumerate().all(|(seq, it)| it.mv == format!("draw {seq}"));
        assert!(texts, "table {at}: {kept:?}");
    }
    assert_eq!(store.memo(&name(7)).await.unwrap().as_deref(), Some("m"));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_table_stands_for_itself_in_a_file() {
    each_table_stands_for_itself(&Place::file()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_table_stands_for_itself_on_postgres() {
    if let Some(place) = Place::server() {
        each_table_stands_for_itself(&place).await;
    }
}

/// Writes at all tables at once, two moves each time, and prints when a write is acknowledged,
/// until it is killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_child_writes() {
    let Ok(file) = std::env::var(CHILD) else { return };
    let store = Store::open(file.as_ref()).await.unwrap();
    let writing = (0..TABLES).map(|at| {
        let store = store.clone();
        tokio::spawn(async move {
            let facts = store.table(&name(at)).await.unwrap().unwrap();
            let mut seq = facts.version as usize;
            for before in facts.writes.. {
                if !store.write(&name(at), before, &[moves(seq, 2)]).await.unwrap() {
                    return;
                }
                seq += 2;
                let mut out = std::io::stdout();
                writeln!(out, "\n{at} {seq}").unwrap();
                out.flush().unwrap();
            }
        })
    });
    for it in writing.collect::<Vec<_>>() {
        it.await.unwrap();
    }
}

/// Lets a child process write until this many writes are acknowledged, then kills it. Returns each
/// table with the number of its moves.
fn killed(file: &Path, enough: usize) -> Vec<(usize, usize)> {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["a_child_writes", "--exact", "--nocapture"]).env(CHILD, file);
    let mut child = child.stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut told = Vec::new();
    for line in lines {
        let line = line.unwrap();
        let pair =
            line.split_once(' ').and_then(|(at, seq)| Some((at.parse().ok()?, seq.parse().ok()?)));
        told.extend(pair);
        if told.len() == enough {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(enough <= told.len(), "it stopped by itself");
    told
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_in_the_middle_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rempart.db");
    let store = Store::open(&file).await.unwrap();
    opened(&store).await;
    store.close().await;
    for kill in 0..8 {
        let told = killed(&file, 40 + 37 * kill);
        let store = Store::open(&file).await.unwrap();
        for at in 0..TABLES {
            let kept = store.moves(&name(at)).await.unwrap().len();
            let facts = store.table(&name(at)).await.unwrap().unwrap();
            let known = told.iter().filter(|it| it.0 == at).map(|it| it.1).max();
            assert!(known.unwrap_or(0) <= kept, "kill {kill}, table {at}: {known:?}, {kept} kept");
            // What belongs together is there as a whole or not at all.
            assert_eq!((facts.version as usize, 2 * facts.writes as usize), (kept, kept));
        }
        store.close().await;
    }
}
