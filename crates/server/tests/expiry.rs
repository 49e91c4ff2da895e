//! What nobody uses is deleted, what somebody uses is not, and a store full of games does not slow
//! the server down.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::{FILE, Person, Pushed, Site, WITH_A_FRIEND, play_on, quick, two_at_a_table};
use reqwest::StatusCode;
use server::Config;
use store::Lives;

/// Everything is deleted at once here, except games.
const AT_ONCE: Lives = Lives { lobby: 0, guest: 0, talk: 0, game: 14 };

/// Longer than the store's smallest step of time, and than the pause between two sweeps.
const SOON: Duration = Duration::from_millis(2500);

async fn hasty(lives: Lives) -> Site {
    let config = Config { lives, sweep: Duration::from_millis(200), ..quick() };
    Site::open_with(tempfile::tempdir().unwrap(), config).await
}

async fn status(person: &Person, path: &str) -> StatusCode {
    person.get(path).send().await.unwrap().status()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_nobody_begins_a_game_ends_unless_somebody_waits_there() {
    let site = hasty(AT_ONCE).await;
    let ida = site.somebody();
    let (left, waited) = (ida.opens(&WITH_A_FRIEND).await, ida.opens(&WITH_A_FRIEND).await);
    let waits = ida.get(&format!("/t/{waited}/events")).send().await.unwrap();
    tokio::time::sleep(SOON).await;
    assert_eq!(status(&ida, &format!("/t/{left}")).await, StatusCode::NOT_FOUND);
    assert_eq!(status(&ida, &format!("/t/{waited}")).await, StatusCode::OK);
    drop(waits);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_their_people_stay_and_old_talk_goes() {
    // The second person may take a while to come.
    let site = hasty(Lives { lobby: 1, ..AT_ONCE }).await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let passer = site.somebody();
    passer.post("/name", &[("name", "Passer")]).send().await.unwrap();
    nils.must(&format!("/t/{table}/say"), &[("text", "a word of mine")]).await;
    tokio::time::sleep(SOON).await;
    assert!(!passer.page("/").await.contains("Passer"), "who left nothing is forgotten");
    let page = ida.page(&format!("/t/{table}")).await;
    assert!(page.contains("Nils") && page.contains("a word of mine"), "the game goes on");
    play_on(&[&ida, &nils], &table, |_| false).await;
    tokio::time::sleep(SOON).await;
    let folder = site.close().await;
    let site = Site::open_in(folder).await;
    let page = ida.moved(&site).page(&format!("/t/{table}")).await;
    assert!(page.contains("Nils") && !page.contains("a word of mine"), "the game is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_is_told_on_a_page() {
    let site = hasty(Lives { lobby: 1, guest: 20, talk: 300, game: 4000 }).await;
    let page = site.somebody().page("/about?lang=en").await;
    for words in
        ["gone after one day", "forgotten after 20 days", "gone 300 days", "sleeps after 4"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
}

/// Copies the only game there many times; most of the copies have not been touched for a long time.
fn multiply(folder: &Path, times: u32) {
    let program = format!(
        "import sqlite3,sys\n\
         db=sqlite3.connect(sys.argv[1])\n\
         for table,key in [('tables','id'),('seats','table_id'),('moves','table_id')]:\n\
         \x20   names=[it[1] for it in db.execute(f'pragma table_info({{table}})')]\n\
         \x20   say=lambda it: f\"{{it}}||'-'||n\" if it==key else 'changed-8640000*(n%100<>0)' \
             if it=='changed' else it\n\
         \x20   db.execute(f\"with recursive count(n) as (select 1 union all select n+1 from count \
             where n<{times}) insert into {{table}} ({{','.join(names)}}) select \
             {{','.join(map(say,names))}} from {{table}}, count\")\n\
         db.commit()\n"
    );
    let file = folder.join(FILE);
    let done = Command::new("python3").arg("-c").arg(program).arg(file).status().unwrap();
    assert!(done.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_thousand_games_are_no_burden_at_the_start() {
    let site = Site::open().await;
    let (ida, _, table) = two_at_a_table(&site).await;
    let folder = site.close().await;
    multiply(folder.path(), 100_000);
    let start = Instant::now();
    let site = Site::open_in(folder).await;
    let ida = ida.moved(&site);
    assert_eq!(status(&ida, &format!("/t/{table}-77")).await, StatusCode::OK);
    // Usually less than a second; to wake all of them takes minutes.
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    // A table that slept can be played like any other.
    let mut page = Pushed::to(&ida, &format!("{table}-77")).await;
    assert!(page.next().await.contains("event: fragment"));
}
