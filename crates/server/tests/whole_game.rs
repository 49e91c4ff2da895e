//! Two people and a bot play a whole game over HTTP, and see what the engine shows.

use crate::support::{Person, Pushed, Site, play_on, two_at_a_table};
use serde_json::Value;
use tabletop::{Record, Seat, Viewer};

/// The record of a game that is over, replayed.
async fn replayed(person: &Person, table: &str) -> Box<dyn catalogue::Table> {
    let text = person.page(&format!("/t/{table}/record")).await;
    let record: Record = text.parse().unwrap();
    catalogue::replay(&record, None).unwrap()
}

fn viewer(data: &Value) -> Viewer {
    data["seat"].as_u64().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)))
}

/// Plays a game and checks that engine and server agree on every view.
#[tokio::test(flavor = "multi_thread")]
async fn every_view_is_the_engine_s() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let seen = play_on(&[&ida, &nils], &table, |_| false).await;
    let engine = replayed(&ida, &table).await;
    for data in &seen {
        let plies = data["plies"].as_u64().unwrap() as usize;
        let then = engine.at(plies);
        assert_eq!(data["view"], then.view_json(viewer(data)), "after {plies} moves");
    }
    let last = ida.sees(&table).await;
    assert_eq!(last["status"], "finished");
    assert_eq!(last["outcome"], engine.outcome().unwrap().to_string());
    let seed: tabletop::Seed = last["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(last["commitment"], seed.commitment());
    let page = ida.page("/finished").await;
    assert!(page.contains(&format!("/t/{table}/record")));
}

fn id(event: &str) -> u64 {
    let line = event.lines().find_map(|it| it.strip_prefix("id: "));
    line.unwrap_or_else(|| panic!("no id: {event}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn news_is_pushed_and_resumes() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let path = format!("/t/{table}/stream");
    let mut stream = Pushed::to(&nils, &table).await;
    let first = stream.next().await;
    assert!(first.starts_with("event: fragment"), "{first}");
    assert!(first.contains("id=\"table\""));

    let data = ida.sees(&table).await;
    let seq = data["seq"].as_u64().unwrap();
    let words = [("text", "Les voilà <b>!</b>")];
    let said = ida.must(&format!("/t/{table}/say"), &words).await;
    assert!(seq < said["seq"].as_u64().unwrap());
    let mut news = stream.next().await;
    while id(&news) < said["seq"].as_u64().unwrap() {
        news = stream.next().await;
    }
    assert!(news.contains("Les voilà &lt;b&gt;!&lt;/b&gt;"), "what is said is escaped");
    drop(stream);

    // Something happens while nobody listens; the next stream begins with all of it.
    let said = ida.must(&format!("/t/{table}/say"), &[("text", "Encore")]).await;
    let resumed = nils.get(&path).header("last-event-id", id(&news).to_string());
    let news = Pushed::by(resumed).await.next().await;
    assert!(id(&news) >= said["seq"].as_u64().unwrap() && news.contains("Encore"));
}

/// Somebody who comes and goes is shown as present or away.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_seen_to_be_there() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let path = format!("/t/{table}");
    let away = |page: &str| page.matches("data-here=\"no\"").count();
    assert_eq!(away(&ida.page(&path).await), 2);
    let mut stream = Pushed::to(&nils, &table).await;
    stream.next().await;
    assert_eq!(away(&ida.page(&path).await), 1);
    drop(stream);
    for _ in 0..100 {
        if away(&ida.page(&path).await) == 2 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("one who left is still there");
}

/// What happens at one table does not reach another.
#[tokio::test(flavor = "multi_thread")]
async fn two_tables_do_not_disturb_each_other() {
    let site = Site::open().await;
    let (one, two) = tokio::join!(two_at_a_table(&site), two_at_a_table(&site));
    let (first, second) =
        tokio::join!(async { play_on(&[&one.0, &one.1], &one.2, |_| false).await }, async {
            play_on(&[&two.0, &two.1], &two.2, |_| false).await
        },);
    for ((ida, _, table), seen) in [(&one, &first), (&two, &second)] {
        let engine = replayed(ida, table).await;
        assert!(seen.iter().all(|it| it["table"] == table.as_str()));
        assert_eq!(seen.last().unwrap()["outcome"], engine.outcome().unwrap().to_string());
    }
    let (_, other) = (one.2, two.2);
    let (status, refused) = one.0.plays(&other, 0, "draw").await;
    assert_eq!((status, refused["error"].as_str()), (403, Some("error-no-seat")));
}

/// The table once nothing more is played by itself.
async fn at_rest(person: &Person, table: &str) -> Value {
    let mut before = person.sees(table).await;
    loop {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let data = person.sees(table).await;
        if data == before {
            return data;
        }
        before = data;
    }
}

/// When the server is stopped and started again in the middle of a game, the table is as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_outlives_its_server() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let far = |data: &Value| 12 <= data["plies"].as_u64().unwrap();
    play_on(&[&ida, &nils], &table, far).await;
    let before = at_rest(&ida, &table).await;
    let site = Site::open_in(site.close().await).await;
    let again = |person: &Person| Person { base: site.base.clone(), ..person.clone() };
    let (ida, nils) = (again(&ida), again(&nils));
    let after = ida.sees(&table).await;
    for part in ["seq", "plies", "view", "told", "said", "seat", "commitment"] {
        assert_eq!(before[part], after[part], "{part}");
    }
    play_on(&[&ida, &nils], &table, |_| false).await;
    assert_eq!(ida.sees(&table).await["status"], "finished");
}
