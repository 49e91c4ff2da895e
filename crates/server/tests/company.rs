//! People come and go at a table, and several play on one device.

use crate::support::{Person, Pushed, Site, WITH_A_FRIEND, pick, play_on, two_at, two_at_a_table};
use reqwest::StatusCode;
use serde_json::Value;

async fn error(person: &Person, path: &str, fields: &[(&str, &str)]) -> String {
    let (status, answer) = person.send(path, fields).await;
    assert!((400..500).contains(&status), "{path}: {answer}");
    answer["error"].as_str().unwrap().to_string()
}

fn at(table: &str, what: &str) -> String {
    format!("/t/{table}/{what}")
}

/// The notes between the lines of a chat.
fn notes(data: &Value) -> Vec<String> {
    let said = data["said"].as_array().unwrap().iter().filter(|it| it["note"] == true);
    said.map(|it| it["text"].as_str().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_relieved_and_has_the_seat_back_on_return() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    nils.must(&at(&table, "leave"), &[]).await;
    assert_eq!(ida.sees(&table).await["seats"][1]["bot"], "sergeant");
    assert!(!nils.page("/tables").await.contains("data-calls"));
    // The bot does not keep the table waiting.
    play_on(&[&ida], &table, |data| 12 <= data["plies"].as_u64().unwrap()).await;

    // A program that reads the table does not take the seat back; somebody who opens the page does.
    assert_eq!(nils.sees(&table).await["seats"][1]["bot"], "sergeant");
    nils.page(&format!("/t/{table}")).await;
    let data = ida.sees(&table).await;
    assert_eq!(data["seats"][1]["bot"], Value::Null);
    let notes = notes(&data);
    assert!(notes.iter().any(|it| it.contains("Nils")) && notes.len() == 2, "{notes:?}");
}

/// A bot that was ordered stays until it is sent away, even while its person watches.
#[tokio::test(flavor = "multi_thread")]
async fn who_only_watches_a_bot_keeps_it() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    nils.must(&at(&table, "relieve"), &[("level", "cadet")]).await;
    nils.page(&format!("/t/{table}")).await;
    assert_eq!(ida.sees(&table).await["seats"][1]["bot"], "cadet");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sends_somebody_away() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let away = at(&table, "send-away");
    assert_eq!(error(&nils, &away, &[("seat", "1")]).await, "error-only-host");
    assert_eq!(error(&ida, &away, &[("seat", "1")]).await, "error-not-to-send");
    assert_eq!(error(&ida, &away, &[("seat", "3")]).await, "error-not-to-send");
    assert_eq!(error(&ida, &away, &[("seat", "9")]).await, "error-no-such-seat");
    ida.must(&away, &[("seat", "2")]).await;
    let gone = nils.get(&format!("/t/{table}")).send().await.unwrap();
    assert_eq!(gone.status(), StatusCode::FORBIDDEN);
    play_on(&[&ida], &table, |_| false).await;
    assert_eq!(ida.sees(&table).await["status"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_does_not_sit_down_again() {
    let site = Site::open().await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let table = ida.opens(&[&WITH_A_FRIEND[..], &[("open", "on")]].concat()).await;
    nils.must(&at(&table, "sit"), &[]).await;
    ida.must(&at(&table, "send-away"), &[("seat", "2")]).await;
    assert_eq!(ida.sees(&table).await["seats"][1]["free"], true);
    assert_eq!(error(&nils, &at(&table, "sit"), &[]).await, "error-barred");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_may_watch() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    nils.must(&at(&table, "resign"), &[]).await;
    let data = nils.sees(&table).await;
    assert_eq!((&data["seat"], data["seats"][1]["bot"].as_str()), (&Value::Null, Some("sergeant")));
    assert_eq!(error(&nils, &at(&table, "return"), &[]).await, "error-no-seat");
    ida.must(&at(&table, "resign"), &[]).await;
    let data = ida.sees(&table).await;
    assert_eq!(
        (data["status"].as_str(), data["reason"].as_str()),
        (Some("closed"), Some("error-closed-left"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_all_agree() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let agree = at(&table, "agree");
    ida.must(&agree, &[]).await;
    assert!(nils.page(&format!("/t/{table}?lang=en")).await.contains("shall we leave it at that?"));
    ida.must(&agree, &[("no", "1")]).await;
    nils.must(&agree, &[]).await;
    assert_eq!(ida.sees(&table).await["status"], "running", "one of them plays on");
    assert_eq!(notes(&ida.sees(&table).await).len(), 3);

    // It is remembered when the server is started again.
    let folder = site.close().await;
    let site = Site::open_in(folder).await;
    let (ida, nils) = (ida.moved(&site), nils.moved(&site));
    ida.must(&agree, &[]).await;
    let data = nils.sees(&table).await;
    assert_eq!(
        (data["status"].as_str(), data["reason"].as_str()),
        (Some("closed"), Some("error-closed-agreed"))
    );
}

/// Somebody who has left does not hold up the others.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_gone_need_not_agree() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    ida.must(&at(&table, "agree"), &[]).await;
    nils.must(&at(&table, "leave"), &[]).await;
    assert_eq!(ida.sees(&table).await["reason"], "error-closed-agreed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    play_on(&[&ida, &nils], &table, |_| false).await;
    let next = ida.must(&at(&table, "again"), &[]).await["table"].as_str().unwrap().to_string();
    let page = nils.page(&format!("/t/{table}?lang=en")).await;
    assert!(page.contains("Join the rematch"));
    let heard = nils.must(&at(&table, "again"), &[]).await;
    assert_eq!(heard["table"], next.as_str());
    assert_eq!(nils.must(&at(&table, "again"), &[]).await["table"], next.as_str(), "twice is once");
    let data = nils.sees(&next).await;
    assert_eq!((data["seat"].as_u64(), data["status"].as_str()), (Some(1), Some("lobby")));
    ida.must(&at(&next, "start"), &[]).await;
    assert_eq!(ida.sees(&next).await["status"], "running");
}

/// Two at one device and a bot.
const AT_ONE_DEVICE: [(&str, &str); 8] = [
    ("game", "oh-no"),
    ("seat1", "me"),
    ("seat2", "here"),
    ("here2", "Nora"),
    ("seat3", "bot"),
    ("bot3", "cadet"),
    ("seat4", "closed"),
    ("seat5", "closed"),
];

/// Everything that a page of the table shows.
async fn page(person: &Person, table: &str) -> String {
    person.page(&format!("/t/{table}?lang=en")).await
}

/// What a person sees, which must be what anybody sees at that moment.
async fn as_anybody(person: &Person, anybody: &Person, table: &str) -> Value {
    for _ in 0..500 {
        let (mine, theirs) = (person.sees(table).await, anybody.sees(table).await);
        if mine["seq"] == theirs["seq"] {
            assert_eq!(mine["view"], theirs["view"]);
            return mine;
        }
    }
    panic!("the table is never at rest");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_covered_device_shows_what_anybody_may_know() {
    let site = Site::open().await;
    let ida = site.somebody();
    ida.post("/name", &[("name", "Ida")]).send().await.unwrap();
    let table = ida.opens(&[&AT_ONE_DEVICE[..], &[("open", "on")]].concat()).await;
    // Both before anybody has taken the device, and when it is passed on.
    let covered = as_anybody(&ida, &site.somebody(), &table).await;
    assert_eq!((&covered["seat"], &covered["seats"][1]["name"]), (&Value::Null, &"Nora".into()));
    let shown = page(&ida, &table).await;
    assert!(shown.contains("Pass the device to") && shown.contains("I am Nora"), "{shown}");
    assert!(!shown.contains("name=\"move\"") && !shown.contains("class=\"decide\""));
    assert_eq!(
        error(&ida, &at(&table, "move"), &[("seq", "0"), ("move", "draw")]).await,
        "error-covered"
    );
    let fragment = Pushed::to(&ida, &table).await.next().await;
    assert!(fragment.contains("id=\"uncover\"") && !fragment.contains("name=\"move\""));

    let uncover = at(&table, "uncover");
    assert_eq!(error(&ida, &uncover, &[("seat", "3")]).await, "error-no-seat");
    assert_eq!(error(&site.somebody(), &uncover, &[("seat", "1")]).await, "error-no-seat");
    ida.must(&uncover, &[("seat", "1")]).await;
    assert_eq!(ida.sees(&table).await["seat"], 0);
    assert!(page(&ida, &table).await.contains("Cover the table"));
    ida.must(&at(&table, "cover"), &[]).await;
    as_anybody(&ida, &site.somebody(), &table).await;
}

/// Plays a whole game by passing the device on; returns how often it was passed.
async fn pass_and_play(person: &Person, table: &str) -> usize {
    let mut passed = 0;
    for turn in 0..100_000 {
        let data = person.sees(table).await;
        if data["status"] != "running" {
            return passed;
        }
        if data["seat"].is_null() {
            let shown = page(person, table).await;
            // A bot may have ended the game, or asked the other one, since.
            let Some(form) = shown.split("id=\"uncover\"").nth(1) else { continue };
            let next = form.split("value=\"").nth(1).unwrap();
            let seat: String = next.chars().take_while(char::is_ascii_digit).collect();
            person.must(&at(table, "uncover"), &[("seat", &seat)]).await;
            passed += 1;
        } else if let Some(mv) = pick(&data, turn) {
            person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
        } else {
            // Somebody else may have been asked just before this person took the device.
            if page(person, table).await.contains("id=\"pass-on\"") {
                person.must(&at(table, "cover"), &[]).await;
            }
        }
    }
    panic!("the game has no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_on_one_device() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&AT_ONE_DEVICE).await;
    assert!(2 <= pass_and_play(&ida, &table).await);
    let over = ida.sees(&table).await;
    assert!(over["status"] == "finished" && !over["seat"].is_null());
    // The same two people again, at once.
    let next = ida.must(&at(&table, "again"), &[]).await["table"].as_str().unwrap().to_string();
    let data = ida.sees(&next).await;
    assert_eq!((&data["status"], &data["seats"][1]["name"]), (&"running".into(), &"Nora".into()));
}

/// People who share a device play with others who have devices of their own.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_sits_down_beside_a_guest() {
    let site = Site::open().await;
    let form = [
        ("game", "oh-no"),
        ("seat1", "me"),
        ("seat2", "link"),
        ("seat3", "bot"),
        ("bot3", "cadet"),
        ("seat4", "bot"),
        ("bot4", "cadet"),
        ("seat5", "closed"),
    ];
    let (ida, nils, _) = two_at(&site, &form).await;
    let table =
        ida.opens(&[&WITH_A_FRIEND[..4], &[("seat3", "link"), ("open", "on")]].concat()).await;
    let beside = at(&table, "beside");
    let nora = [("seat", "3"), ("name", "Nora")];
    assert_eq!(error(&nils, &beside, &nora).await, "error-only-host");
    nils.must(&at(&table, "sit"), &[("seat", "2")]).await;
    assert_eq!(error(&nils, &beside, &[("seat", "2"), nora[1]]).await, "error-taken");
    assert_eq!(error(&nils, &beside, &[nora[0], ("name", " ")]).await, "error-name-empty");
    nils.must(&beside, &nora).await;
    ida.must(&at(&table, "start"), &[]).await;
    assert_eq!(ida.sees(&table).await["seats"][2]["name"], "Nora");
    assert_eq!(
        (&ida.sees(&table).await["seat"], &nils.sees(&table).await["seat"]),
        (&0.into(), &Value::Null)
    );
    // A new name changes the person who chose it, not the others at the device.
    nils.post("/name", &[("name", "Nestor")]).send().await.unwrap();
    let names = nils.sees(&table).await["seats"].clone();
    assert_eq!((&names[1]["name"], &names[2]["name"]), (&"Nestor".into(), &"Nora".into()));
}
