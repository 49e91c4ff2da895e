//! The program is killed in the middle of games, again and again: no acknowledged move is lost.

mod support;

use std::time::{Duration, Instant};

use support::{Played, is_kept, look, open, play, serve, somebody};

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let http = somebody();
    let mut games: Vec<Played> = Vec::new();
    for round in 0..6_u64 {
        let served = serve(folder.path(), &[]);
        let base = served.base.clone();
        let over = match games.last() {
            Some((table, _)) => look(&http, &base, table).await.unwrap()["status"] != "running",
            None => true,
        };
        if over {
            games.push((open(&http, &base, "cadet").await, Vec::new()));
        }
        let life = Duration::from_millis(150 + 70 * round);
        let until = Instant::now() + life + Duration::from_secs(1);
        let killer = async {
            tokio::time::sleep(life).await;
            drop(served);
        };
        let game = games.last_mut().unwrap();
        tokio::join!(play(&http, &base, game, usize::MAX, until), killer);
    }
    let served = serve(folder.path(), &[]);
    let mut checked = 0;
    for game in &games {
        let stored = is_kept(folder.path(), game).await;
        let data = look(&http, &served.base, &game.0).await.unwrap();
        assert!(stored as u64 <= data["plies"].as_u64().unwrap());
        checked += game.1.len();
    }
    assert!(5 <= checked, "too few moves to tell: {checked}");
}
