//! What is wrong is refused with a sentence, and changes nothing.

use crate::support::{FILE, Person, Site, WITH_A_FRIEND, put, two_at_a_table, until};
use catalogue::Table;
use reqwest::StatusCode;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};

/// A person who has a choice now, one who has not, and what the first one sees.
async fn asked_first<'a>(
    ida: &'a Person,
    nils: &'a Person,
    table: &str,
) -> (&'a Person, &'a Person, Value) {
    for _ in 0..500 {
        for (person, other) in [(ida, nils), (nils, ida)] {
            let data = person.sees(table).await;
            if data["view"]["moves"][1] != Value::Null {
                return (person, other, data);
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("nobody is asked");
}

/// Who sends what, and the status and the message of the answer.
type Wrong<'a> = (&'a Person, &'a [(&'a str, &'a str)], u16, &'a str);

#[tokio::test(flavor = "multi_thread")]
async fn bad_moves_change_nothing() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let (asked, other, before) = asked_first(&ida, &nils, &table).await;
    let stranger = site.somebody();
    let seq = before["seq"].as_u64().unwrap();
    let now = seq.to_string();
    let path = format!("/t/{table}/move");

    let wrong: [Wrong<'_>; 9] = [
        (asked, &[("seq", &now), ("move", "finish red-cannon")], 422, "oh-no-why-"),
        (asked, &[("seq", &now), ("move", "jump")], 422, "error-unreadable"),
        (asked, &[("seq", &now), ("move", "\u{0}\u{fffd}")], 400, "error-malformed"),
        (asked, &[("seq", &now)], 422, "error-no-move"),
        (asked, &[("move", "draw")], 422, "error-no-seq"),
        (asked, &[("seq", "-1"), ("move", "draw")], 422, "error-no-seq"),
        (asked, &[("seq", "999999"), ("move", "draw")], 409, "error-stale"),
        (other, &[("seq", &now), ("move", "draw")], 409, "error-not-asked"),
        (&stranger, &[("seq", &now), ("move", "draw")], 403, "error-no-seat"),
    ];
    for (person, fields, status, key) in wrong {
        let (was, answer) = person.send(&path, fields).await;
        assert_eq!(was, status, "{fields:?}: {answer}");
        assert!(answer["error"].as_str().unwrap().starts_with(key), "{fields:?}: {answer}");
        let sentence = answer["message"].as_str().unwrap();
        assert!(sentence.contains(' ') && !sentence.contains("error-"), "{sentence}");
    }
    assert_eq!(asked.sees(&table).await, before);
}

/// A batch of moves is played whole or not at all, in whatever form it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_all_or_nothing() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let (asked, _, before) = asked_first(&ida, &nils, &table).await;
    let now = before["seq"].to_string();
    let path = format!("/t/{table}/move");
    let good = before["view"]["moves"][0].as_str().unwrap();
    for batch in [
        vec![("seq", now.as_str()), ("move", good), ("move", "jump")],
        vec![("seq", now.as_str()), ("move", "ask red\njump")],
    ] {
        let (status, answer) = asked.send(&path, &batch).await;
        assert_eq!(status, 422, "{answer}");
        assert_eq!(asked.sees(&table).await, before);
    }
    let lines = format!("ask bombs\n{good}");
    let both = [("seq", now.as_str()), ("move", lines.as_str())];
    asked.must(&path, &both).await;
    assert!(
        before["plies"].as_u64().unwrap() + 2
            <= asked.sees(&table).await["plies"].as_u64().unwrap()
    );
}

/// Talk does not make a page out of date; a move does.
#[tokio::test(flavor = "multi_thread")]
async fn a_stale_page_is_refused() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let (asked, other, before) = asked_first(&ida, &nils, &table).await;
    let seq = before["seq"].as_u64().unwrap();
    other.must(&format!("/t/{table}/say"), &[("text", "Courage !")]).await;
    let mv = before["view"]["moves"][0].as_str().unwrap();
    let (status, answer) = asked.plays(&table, seq, mv).await;
    assert_eq!(status, 200, "{answer}");
    let (status, answer) = asked.plays(&table, seq, mv).await;
    assert_eq!((status, answer["error"].as_str()), (409, Some("error-stale")));
    assert!(seq < answer["seq"].as_u64().unwrap());
}

/// Without a script, a refusal is a page in the reader's language, with a way back.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_pages_too() {
    let site = Site::open().await;
    let (ida, _, table) = two_at_a_table(&site).await;
    for (lang, words) in [("fr", "La table a changé"), ("en", "The table has changed")] {
        let request = ida.http.post(format!("{}/t/{table}/move?lang={lang}", site.base));
        let response = request.form(&[("seq", "999"), ("move", "draw")]).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::CONFLICT);
        let page = response.text().await.unwrap();
        assert!(page.contains(words) && page.contains(&format!("href=\"/t/{table}\"")), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_table_is_refused_with_the_reason() {
    let site = Site::open().await;
    let ida = site.somebody();
    let with = |key: &'static str, value: &'static str| {
        let mut fields: Vec<(&str, &str)> =
            WITH_A_FRIEND.iter().copied().filter(|(it, _)| *it != key).collect();
        fields.push((key, value));
        fields
    };
    let wrong = [
        (with("option.level", "9"), "option.level"),
        (with("option.colour", "red"), "option.colour"),
        (with("seat3", "closed"), "seats"),
        (with("seat2", "me"), "seat2"),
        (with("bot3", "genius"), "seat3"),
    ];
    for (fields, field) in wrong {
        let (status, answer) = ida.send("/new", &fields).await;
        assert_eq!((status, answer["fields"][0].as_str()), (422, Some(field)), "{answer}");
        let page = ida.get("/new?lang=fr").send().await.unwrap();
        assert!(page.status().is_success());
        let request = ida.http.post(format!("{}/new", site.base)).header("cookie", "lang=fr");
        let response = request.form(&fields).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert!(response.text().await.unwrap().contains("class=\"problems\""), "{field}");
    }
    let (status, answer) = ida.send("/play-now", &[("game", "chess")]).await;
    assert_eq!((status, answer["error"].as_str()), (422, Some("error-game")));
    assert!(answer["message"].as_str().unwrap().contains("chess"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_its_rules() {
    let site = Site::open().await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let mut fields = WITH_A_FRIEND.to_vec();
    fields.push(("open", "on"));
    let table = ida.opens(&fields).await;
    let at = |what: &str| format!("/t/{table}/{what}");
    let refused =
        |(status, answer): (u16, Value)| (status, answer["error"].as_str().unwrap().to_string());

    assert_eq!(refused(ida.send(&at("start"), &[]).await), (409, "error-seats-free".into()));
    assert_eq!(refused(nils.send(&at("start"), &[]).await), (403, "error-no-seat".into()));
    assert_eq!(refused(nils.send(&at("sit"), &[("seat", "1")]).await), (409, "error-taken".into()));
    assert_eq!(
        refused(nils.send(&at("sit"), &[("seat", "7")]).await),
        (422, "error-no-such-seat".into())
    );
    assert_eq!(
        refused(nils.send(&at("sit"), &[("name", " \n ")]).await),
        (422, "error-name-empty".into())
    );
    nils.must(&at("sit"), &[("name", "Nils  <i>")]).await;
    assert!(ida.page(&format!("/t/{table}")).await.contains("Nils &lt;i&gt;"));
    assert_eq!(refused(nils.send(&at("sit"), &[]).await), (409, "error-sits-already".into()));
    assert_eq!(
        refused(nils.send(&at("free"), &[("seat", "1")]).await),
        (403, "error-only-host".into())
    );
    assert_eq!(
        refused(nils.send(&at("bot"), &[("seat", "3"), ("level", "cadet")]).await),
        (403, "error-only-host".into())
    );
    nils.must(&at("stand"), &[("seat", "2")]).await;
    assert_eq!(
        refused(ida.send(&at("bot"), &[("seat", "2"), ("level", "genius")]).await),
        (422, "error-level".into())
    );
    ida.must(&at("bot"), &[("seat", "2"), ("level", "cadet")]).await;
    ida.must(&at("start"), &[]).await;
    assert_eq!(refused(nils.send(&at("sit"), &[]).await), (409, "error-started".into()));
    assert_eq!(refused(ida.send(&at("start"), &[]).await), (409, "error-started".into()));
}

/// A private table shows nothing to people who were not invited.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_private() {
    let site = Site::open().await;
    let (ida, _, table) = two_at_a_table(&site).await;
    let stranger = site.somebody();
    for path in ["", "/stream", "/events", "/record", "?k=wrong"] {
        let response = stranger.get(&format!("/t/{table}{path}")).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{path}");
    }
    let (status, _) = stranger.send(&format!("/t/{table}/say"), &[("text", "hello")]).await;
    assert_eq!(status, 403);
    assert_eq!(
        stranger.get("/t/nosuchtable").send().await.unwrap().status(),
        StatusCode::NOT_FOUND
    );
    let running = ida.get(&format!("/t/{table}/record")).send().await.unwrap();
    assert_eq!(running.status(), StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_do_nothing() {
    let site = Site::open().await;
    let ida = site.somebody();
    for (name, value) in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let request = ida.post("/play-now", &[("game", "oh-no")]).header(name, value);
        assert_eq!(request.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    }
    assert!(!ida.page("/tables").await.contains("class=\"ticket\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_refused() {
    let site = Site::open().await;
    let (ida, _, table) = two_at_a_table(&site).await;
    let say = format!("/t/{table}/say");
    let long = "é".repeat(301);
    assert_eq!(ida.send(&say, &[("text", &long)]).await.0, 422);
    assert_eq!(ida.send(&say, &[("text", " ")]).await.0, 422);
    assert_eq!(ida.send(&say, &[("text", &"x".repeat(40_000))]).await.0, 413);
    assert_eq!(ida.send("/name", &[("name", &"x".repeat(25))]).await.0, 422);
    assert_eq!(ida.sees(&table).await["said"], Value::Array(Vec::new()));
}

/// A forged cookie counts as none.
#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_signed() {
    let site = Site::open().await;
    let ida = site.somebody();
    let answer = ida.post("/play-now", &[("game", "oh-no")]).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_string();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let table: Value = answer.json().await.unwrap();
    let value = cookie.split(';').next().unwrap();
    let (start, last) = value.split_at(value.len() - 1);
    let forged = format!("{start}{}", if last == "a" { "b" } else { "a" });
    let path = format!("{}/t/{}", site.base, table["table"].as_str().unwrap());
    let plain = reqwest::Client::new();
    let mine = plain.get(&path).header("cookie", value).send().await.unwrap();
    assert_eq!(mine.status(), StatusCode::OK);
    let theirs = plain.get(&path).header("cookie", forged).send().await.unwrap();
    assert_eq!(theirs.status(), StatusCode::FORBIDDEN);
}

/// A move that ends the game, where there are others to choose from.
fn last_move(game: &dyn Table) -> Option<String> {
    let seat = game.to_act().first()?;
    let ends = |mv: &String| {
        let mut over = game.at(game.plies());
        over.play(seat, &[mv]).is_ok() && over.outcome().is_some()
    };
    Some(game.legal_moves(seat)).filter(|it| 1 < it.len())?.into_iter().find(ends)
}

/// The last move and the end of the game are stored together, or neither is.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_end_cannot_be_stored_goes_on() {
    let site = Site::open().await;
    let file = site.folder.path().join(FILE);
    if !file.exists() {
        return; // On PostgreSQL the same statements are one transaction as well.
    }
    let ida = site.somebody();
    let table = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    let game = until("pulp", 1, |it| last_move(it).is_some());
    let mv = last_move(game.as_ref()).unwrap();
    let table = put(&site, &table, game.as_ref(), None).await;
    let before = ida.sees(&table).await;
    let seq = before["seq"].as_u64().unwrap();

    let mut database = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    let full = "create trigger full before update of outcome on tables begin \
                select raise(abort, 'no room left'); end";
    sqlx::query(full).execute(&mut database).await.unwrap();
    assert_eq!(ida.plays(&table, seq, &mv).await.0, 500);
    assert_eq!(ida.sees(&table).await, before, "nothing has happened");

    sqlx::query("drop trigger full").execute(&mut database).await.unwrap();
    let (status, answer) = ida.plays(&table, seq, &mv).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(ida.sees(&table).await["status"], "finished");
}
