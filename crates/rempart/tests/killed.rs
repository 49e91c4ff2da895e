//! The program is killed in the middle of games, again and again. Every acknowledged move is there,
//! none twice, and everybody can play on without help. This is tried on one server with a file, and
//! on two that share a PostgreSQL.
//!
//! `REMPART_CRASH=TABLES,KILLS` sets its size.

#[path = "../../store/tests/support/place.rs"]
mod place;
#[path = "support/servers.rs"]
mod servers;
#[path = "support/someone.rs"]
mod someone;
#[path = "support/witness.rs"]
mod witness;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use place::Place;
use servers::Servers;
use someone::{Someone, open_table};
use tabletop::{Chance, Seed};
use tokio::sync::watch;

/// How many tables are played at, and how often a server is killed.
#[derive(Clone, Copy)]
struct Size {
    tables: usize,
    kills: usize,
}

fn size() -> Size {
    let given = std::env::var("REMPART_CRASH").ok();
    let given = given.as_deref().and_then(|it| it.split_once(','));
    given.map_or(Size { tables: 8, kills: 3 }, |(tables, kills)| Size {
        tables: tables.parse().unwrap(),
        kills: kills.parse().unwrap(),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost() {
    crash(Place::file(), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_at_two_servers() {
    if let Some(place) = Place::server() {
        crash(place, 2).await;
    }
}

async fn crash(place: Place, servers: usize) {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let Size { tables, kills } = size();
    let mut chance = Chance::new(Seed::from_number(7));
    let mut servers = Servers::start(&place, servers);
    let bases: Arc<[String]> = servers.bases().into();
    let mut people = Vec::new();
    for at in 0..tables {
        people.extend(open_table(&bases, at).await);
    }
    let (stop, stopping) = watch::channel(Stage::Play);
    let moves = Arc::new(AtomicUsize::new(0));
    let play = |it: Someone| tokio::spawn(it.play(stopping.clone(), Arc::clone(&moves)));
    let playing: Vec<_> = people.into_iter().map(play).collect();
    let mut down = Duration::ZERO;
    for _ in 0..kills {
        // A number of moves, not of seconds, so that a busy machine makes no difference.
        let enough = moves.load(Ordering::Relaxed) + tables + chance.below(tables);
        while moves.load(Ordering::Relaxed) < enough && playing.iter().any(|it| !it.is_finished()) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(chance.below(100) as u64)).await;
        let killed = Instant::now();
        servers.kill(chance.below(bases.len()));
        down += killed.elapsed();
    }
    stop.send(Stage::Recover).unwrap();
    let mut people = Vec::new();
    for it in playing {
        people.push(it.await.unwrap());
    }
    let store = place.open().await;
    let report = witness::check(&store, &people).await;
    println!("{tables} tables, {kills} kills, down for {down:?}: {report}");
    assert_eq!((report.lost, report.doubled), (0, 0), "{report}");
    assert_eq!(report.stuck, 0, "{report}");
    assert!(tables <= report.acknowledged, "too few moves to tell: {report}");
}

/// What the players are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Play,
    /// No more servers are killed: go on until another move is acknowledged, or the game is over.
    Recover,
}
