//! A game against bots is taken along as a file, and a file goes on as a table.

use serde_json::Value;

use crate::support::{Person, Site, play_on, two_at_a_table};

/// The status and the answer to a form with a file.
async fn brings(person: &Person, record: &str, seat: Option<&str>, as_json: bool) -> (u16, String) {
    let mut body = String::new();
    let mut field = |name: &str, more: &str, text: &str| {
        body += &format!(
            "--edge\r\ncontent-disposition: form-data; name=\"{name}\"{more}\r\n\r\n{text}\r\n"
        );
    };
    field("record", "; filename=\"game.rec\"", record);
    if let Some(seat) = seat {
        field("seat", "", seat);
    }
    body += "--edge--\r\n";
    let form = person.http.post(format!("{}/import", person.base)).body(body);
    let form = form.header("content-type", "multipart/form-data; boundary=edge");
    let accept = if as_json { "application/json" } else { "text/html" };
    let answer = form.header("accept", accept).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Opens the game of a file in the first seat; the id of its table.
async fn opens(person: &Person, record: &str) -> String {
    let (status, heard) = brings(person, record, Some("1"), true).await;
    assert_eq!(status, 200, "{heard}");
    let heard: Value = serde_json::from_str(&heard).unwrap();
    heard["table"].as_str().unwrap().to_string()
}

/// The text of an address.
async fn text(person: &Person, path: &str) -> (u16, String) {
    let answer = person.get(path).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// A game that somebody plays alone, after a few moves.
async fn begun(person: &Person) -> String {
    let table = person.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    play_on(&[person], &table, |it| 4 < it["plies"].as_u64().unwrap()).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_its_file() {
    let site = Site::open().await;
    let ida = site.somebody();
    let first = begun(&ida).await;
    let (status, _) = text(&ida, &format!("/t/{first}/record")).await;
    assert_eq!(status, 409, "the seed waits while the game runs");
    ida.must(&format!("/t/{first}/carry"), &[]).await;
    assert_eq!(ida.sees(&first).await["status"], "closed");
    let (status, record) = text(&ida, &format!("/t/{first}/record")).await;
    assert_eq!(status, 200, "{record}");
    assert!(record.contains("\nseed "), "{record}");

    let nils = site.somebody();
    let (_, page) = brings(&nils, &record, None, false).await;
    assert!(page.contains("id=\"go\""), "{page}");
    let table = opens(&nils, &record).await;
    let second = nils.sees(&table).await;
    let (_, moves) = record.split_once("\nmoves\n").unwrap();
    assert_eq!(second["plies"].as_u64(), Some(moves.lines().count() as u64));
    assert_eq!((&second["status"], &second["replay"]), (&"running".into(), &true.into()));
    let (status, heard) = text(&nils, &format!("/t/{table}/record")).await;
    assert_eq!(status, 409, "{heard}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_comes_as_one_that_is_over() {
    let site = Site::open().await;
    let ida = site.somebody();
    let first = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    play_on(&[&ida], &first, |_| false).await;
    let (_, record) = text(&ida, &format!("/t/{first}/record")).await;
    let second = ida.sees(&opens(&ida, &record).await).await;
    assert_eq!((&second["status"], &second["replay"]), (&"finished".into(), &true.into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_one_s_own_is_not_taken_along() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    for it in [&ida, &nils] {
        let (status, heard) = it.send(&format!("/t/{table}/carry"), &[]).await;
        assert_eq!((status, heard["error"].as_str()), (409, Some("error-not-to-carry")));
    }
    let alone = ida.must("/daily/pulp", &[]).await;
    let (status, heard) =
        ida.send(&format!("/t/{}/carry", alone["table"].as_str().unwrap()), &[]).await;
    assert_eq!((status, heard["error"].as_str()), (409, Some("error-not-to-carry")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_game_says_why() {
    let site = Site::open().await;
    let ida = site.somebody();
    let (status, page) = brings(&ida, "nothing", None, false).await;
    assert!(status == 422 && page.contains("problem-record"), "{page}");
    // Nobody became a guest for that.
    assert!(!ida.page("/tables").await.contains("data-name"));
    let (status, _) = brings(&ida, &"x".repeat(300 * 1024), None, false).await;
    assert_eq!(status, 413);
}
