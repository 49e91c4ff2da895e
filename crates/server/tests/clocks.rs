//! Time to think, tables that wait for somebody, and calls to people who are elsewhere.

use std::time::Duration;

use crate::support::{Person, Site, WITH_A_FRIEND, quick, three_at, two_at};
use serde_json::Value;
use server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

const DAY: u64 = 86_400_000;

async fn opened(config: Config) -> Site {
    Site::open_with(tempfile::tempdir().unwrap(), config).await
}

/// Two people and a bot, with a clock.
async fn two_with(site: &Site, clock: &[(&str, &str)]) -> (Person, Person, String) {
    two_at(site, &[&WITH_A_FRIEND[..], clock].concat()).await
}

/// The table as soon as `enough` accepts it.
async fn until(person: &Person, table: &str, enough: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2000 {
        let data = person.sees(table).await;
        if enough(&data) {
            return data;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never comes to that");
}

/// The seat of a person whose clock runs.
fn running(data: &Value) -> Option<usize> {
    data["clocks"].as_array()?.iter().position(|it| it["runs"] == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_one_who_is_out_of_time() {
    let site = opened(Config { minute: Duration::from_millis(150), ..quick() }).await;
    let live = [("clock", "live"), ("clock-minutes", "1"), ("clock-seconds", "0")];
    let (ida, nils, table) = two_with(&site, &live).await;
    assert_eq!(ida.sees(&table).await["clocks"][2], Value::Null, "a bot needs no clock");
    // Nobody moves: bots take over, and the game goes on.
    let bots = |data: &Value| (0..2).all(|seat| data["seats"][seat]["bot"] == "sergeant");
    let data = until(&ida, &table, |it| bots(it) || it["status"] != "running").await;
    let said = data["said"].to_string();
    assert!(said.contains("out of time") || said.contains("est écoulé"), "{said}");
    let page = nils.page(&format!("/t/{table}?lang=en")).await;
    if data["status"] == "running" {
        assert!(page.contains("plays for you"), "{page}");
        let (status, _) = ida.send(&format!("/t/{table}/return"), &[]).await;
        assert!(matches!(status, 200 | 409), "back, unless the bots were done already");
    }
}

/// Two people lead hordes beside a bot, which asks them before it goes anywhere (IZ 4.4).
const AMONG_HORDES: [(&str, &str); 7] = [
    ("game", "invazions"),
    ("seat1", "bot"),
    ("bot1", "cadet"),
    ("seat2", "bot"),
    ("bot2", "cadet"),
    ("seat3", "me"),
    ("seat4", "link"),
];

/// Two people whose answers a bot waits for.
async fn two_are_asked(site: &Site, clock: &[(&str, &str)]) -> (Person, Person, String) {
    let (ida, nils, table) = two_at(site, &[&AMONG_HORDES[..], clock].concat()).await;
    let asked = |it: &Value| it["view"]["talk"]["proposal"]["waiting"].as_array().map(Vec::len);
    until(&ida, &table, |it| asked(it) == Some(2)).await;
    (ida, nils, table)
}

/// Whether the clock of each seat runs; that of a bot never does.
fn clocks(data: &Value) -> Vec<Option<bool>> {
    data["clocks"].as_array().unwrap().iter().map(|it| it["runs"].as_bool()).collect()
}

fn left(data: &Value, seat: usize) -> u64 {
    data["clocks"][seat]["ms"].as_u64().unwrap()
}

/// Somebody who lets a bot wait uses up time of their own. Somebody who has answered loses no time
/// while another is silent, and the table goes on when that one has none left.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_a_word_as_long_as_there_is_time() {
    let site = opened(Config { minute: Duration::from_secs(6), ..quick() }).await;
    let live = [("clock", "live"), ("clock-minutes", "1"), ("clock-seconds", "0")];
    let (ida, nils, table) = two_are_asked(&site, &live).await;
    let data = ida.sees(&table).await;
    assert_eq!(clocks(&data), [None, None, Some(true), Some(true)]);
    assert!(ida.page("/tables?lang=en").await.contains("Your turn (1)"));

    ida.plays(&table, data["seq"].as_u64().unwrap(), "agree").await;
    let agreed = ida.sees(&table).await;
    assert_eq!(clocks(&agreed), [None, None, Some(false), Some(true)]);
    let page = ida.page("/tables?lang=en").await;
    assert!(page.contains("Nils") && !page.contains("Your turn (1)"), "{page}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let later = ida.sees(&table).await;
    assert_eq!(left(&later, 2), left(&agreed, 2), "nobody pays for another's silence");
    assert!(left(&later, 3) < left(&agreed, 3));

    let data = until(&nils, &table, |it| it["view"]["hordes"][0]["at"] != Value::Null).await;
    assert_eq!(data["seats"][3]["bot"], "sergeant", "a bot answered for one out of time");
    assert_eq!(data["seats"][2]["bot"], Value::Null);
}

/// When nobody answers, the bot finally stops waiting.
#[tokio::test(flavor = "multi_thread")]
async fn silence_keeps_no_table_for_ever() {
    let site = opened(Config { minute: Duration::from_millis(400), ..quick() }).await;
    let live = [("clock", "live"), ("clock-minutes", "1"), ("clock-seconds", "0")];
    let (ida, _, table) = two_are_asked(&site, &live).await;
    let went = |it: &Value| (0..3).all(|at| it["view"]["hordes"][at]["at"] != Value::Null);
    let data = until(&ida, &table, |it| went(it) || it["view"]["turn"] != 1).await;
    assert!((2..4).all(|seat| data["seats"][seat]["bot"] == "sergeant"), "{data}");
}

/// Answers are given days, like moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_given_days() {
    let site = opened(quick()).await;
    let turns = [("clock", "turns"), ("clock-days", "2")];
    let (ida, _, table) = two_are_asked(&site, &turns).await;
    let data = ida.sees(&table).await;
    assert_eq!(clocks(&data), [None, None, Some(true), Some(true)]);
    ida.plays(&table, data["seq"].as_u64().unwrap(), "disagree").await;
    let data = ida.sees(&table).await;
    assert_eq!((clocks(&data)[2], left(&data, 2)), (Some(false), 2 * DAY));
}

/// A bot does not confer with somebody who has left: a bot plays for them, and needs no words.
#[tokio::test(flavor = "multi_thread")]
async fn bots_confer_with_nobody_who_has_left() {
    let site = opened(quick()).await;
    let (ida, nils, table) = two_are_asked(&site, &[]).await;
    for person in [&ida, &nils] {
        person.must(&format!("/t/{table}/leave"), &[]).await;
    }
    let store = crate::support::store_in(site.folder.path()).await;
    let before = store.moves(&table).await.unwrap().len();
    let mut moves = Vec::new();
    // Nobody may look at the table, since whoever looks has their seat back.
    while moves.len() < before + 60 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        moves = store.moves(&table).await.unwrap();
    }
    // What a bot was about to propose must have been proposed.
    let said = moves.iter().skip(before + 3).find(|it| it.mv.starts_with("propose"));
    assert_eq!(said, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn days_are_counted_over_a_restart() {
    let site = opened(quick()).await;
    let turns = [("clock", "turns"), ("clock-days", "2")];
    let ([ida, nils, _], table) = three_at(&site, &turns).await;
    let data = ida.sees(&table).await;
    assert_eq!(data["clock"], "turns 2");
    let seat = running(&data).unwrap();
    let left = |data: &Value, seat: usize| data["clocks"][seat]["ms"].as_u64().unwrap();
    assert!((2 * DAY - 60_000..=2 * DAY).contains(&left(&data, seat)), "{data}");
    assert_eq!(left(&data, (seat + 1) % 3), 2 * DAY, "the others wait");
    let page = nils.page(&format!("/t/{table}?lang=en")).await;
    let said = ["2\u{a0}d 0\u{a0}h", "1\u{a0}d 23\u{a0}h"];
    assert!(page.contains("data-runs") && said.iter().any(|it| page.contains(it)), "{page}");

    let before = ida.sees(&table).await;
    let folder = site.close().await;
    let site = Site::open_with(folder, quick()).await;
    let after = ida.moved(&site).sees(&table).await;
    assert_eq!(running(&after), Some(seat));
    assert!(left(&after, seat) <= left(&before, seat), "no time was won by the restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_cannot_be_is_refused() {
    let site = opened(quick()).await;
    let ida = site.somebody();
    for clock in [
        [("clock", "live"), ("clock-minutes", "0")],
        [("clock", "live"), ("clock-seconds", "x")],
        [("clock", "turns"), ("clock-days", "400")],
        [("clock", "hourglass"), ("clock-days", "-1")],
    ] {
        let (status, answer) = ida.send("/new", &[&WITH_A_FRIEND[..], &clock].concat()).await;
        assert_eq!((status, answer["fields"][0].as_str()), (422, Some("clock")), "{clock:?}");
    }
}

/// The tables that wait for a person.
async fn turns(person: &Person) -> Value {
    let request = person.get("/tables").header("accept", "application/json");
    request.send().await.unwrap().json::<Value>().await.unwrap()["turns"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_sees_so_on_every_page() {
    let site = opened(quick()).await;
    let (people, table) = three_at(&site, &[("clock", "turns")]).await;
    let seat = running(&people[0].sees(&table).await).unwrap();
    let (asked, other) = (&people[seat], &people[(seat + 1) % 3]);
    assert_eq!(turns(asked).await, serde_json::json!([table]));
    assert_eq!(turns(other).await, serde_json::json!([]));
    let page = asked.page("/about?lang=en").await;
    assert!(page.contains("class=\"count\"") && page.contains("a table waits for you"), "{page}");
    assert!(!other.page("/about").await.contains("class=\"count\""));
    let page = asked.page("/tables?lang=en").await;
    assert!(
        page.contains("Your turn (1)") && page.contains("You have ") && page.contains("\u{a0}d "),
        "{page}"
    );
    // The table does not wait for somebody who has left.
    asked.must(&format!("/t/{table}/leave"), &[]).await;
    assert_eq!(turns(asked).await, serde_json::json!([]));
}

/// A server that answers its first call with `status` and reports it; further calls are counted.
async fn listener(status: &'static str) -> (String, tokio::sync::mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (sender, calls) = tokio::sync::mpsc::channel(16);
    let elsewhere = format!("{base}/elsewhere");
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut heard = Vec::new();
            let mut part = [0; 4096];
            while !heard.ends_with(b"}") {
                match stream.read(&mut part).await {
                    Ok(n) if 0 < n => heard.extend_from_slice(&part[..n]),
                    _ => break,
                }
            }
            let answer = format!(
                "HTTP/1.1 {status}\r\nlocation: {elsewhere}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            let _ = stream.write_all(answer.as_bytes()).await;
            let _ = sender.send(String::from_utf8(heard).unwrap()).await;
        }
    });
    (base, calls)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_called_is_called_once() {
    let config = Config { remind: Duration::from_millis(20), remind_nearby: true, ..quick() };
    let site = opened(config).await;
    // Redirects are not followed.
    let (hook, mut calls) = listener("302 Found").await;
    let (ida, nils) = (site.somebody(), site.somebody());
    for person in [&ida, &nils] {
        person.must("/reminders", &[("hook", &format!("{hook}/me"))]).await;
    }
    assert!(ida.page("/reminders").await.contains(&format!("{hook}/me")));
    let table = ida
        .opens(
            &[&WITH_A_FRIEND[..4], &[("seat3", "bot"), ("bot3", "cadet"), ("open", "on")]].concat(),
        )
        .await;
    nils.must(&format!("/t/{table}/sit"), &[]).await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    let call = tokio::time::timeout(Duration::from_secs(20), calls.recv()).await.unwrap().unwrap();
    assert!(call.starts_with("POST /me "), "{call}");
    let body: Value = serde_json::from_str(&call[call.find('{').unwrap()..]).unwrap();
    assert_eq!((&body["table"], &body["game"]), (&table.clone().into(), &"oh-no".into()));
    assert_eq!(body["url"], format!("{}/t/{table}", site.base));
    assert!(body["text"].as_str().unwrap().starts_with("Oh no"));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(calls.try_recv().is_err(), "nothing is called twice, nor where the answer leads");

    ida.must("/reminders", &[("hook", "")]).await;
    assert!(!ida.page("/reminders").await.contains(&hook));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_network_of_the_server_is_not_called() {
    let site = opened(quick()).await;
    let ida = site.somebody();
    for (hook, key) in [
        ("http://127.0.0.1:8080/", "error-hook-nearby"),
        ("http://169.254.169.254/latest/", "error-hook-nearby"),
        ("http://[fd00::1]/", "error-hook-nearby"),
        ("file:///etc/passwd", "error-hook"),
        ("nonsense", "error-hook"),
    ] {
        let (status, answer) = ida.send("/reminders", &[("hook", hook)]).await;
        assert_eq!((status, answer["error"].as_str()), (422, Some(key)), "{hook}");
    }
    let page = ida.http.post(format!("{}/reminders?lang=en", site.base));
    let page = page.form(&[("hook", "http://10.0.0.1/")]).send().await.unwrap();
    assert_eq!(page.status().as_u16(), 422);
    assert!(page.text().await.unwrap().contains("not on the Internet"));
}
