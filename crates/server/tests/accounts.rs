//! Accounts, over HTTP: somebody who signs up keeps what they had, on every device.

use std::time::Duration;

use crate::support::{Person, Site, WITH_A_FRIEND, play_on, store_in, two_at_a_table};
use reqwest::{Response, StatusCode};
use serde_json::Value;
use server::Config;
use store::Sitter;

const IDA: [(&str, &str); 2] = [("name", "Ida"), ("password", "six white horses")];

async fn refused(person: &Person, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let (status, answer) = person.send(path, fields).await;
    assert!((400..500).contains(&status), "{path} {fields:?}: {answer}");
    (status, answer["error"].as_str().unwrap().to_string())
}

fn cookies(answer: &Response) -> Vec<String> {
    let all = answer.headers().get_all("set-cookie");
    all.iter().map(|it| it.to_str().unwrap().to_string()).collect()
}

/// Signs in on another device.
async fn elsewhere(site: &Site) -> Person {
    let person = site.somebody();
    person.must("/sign-in", &IDA).await;
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_signs_up_and_finds_everything_elsewhere() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    ida.get("/lang/fr").send().await.unwrap();
    ida.must("/sign-up", &IDA).await;
    assert_eq!(ida.sees(&table).await["seat"], 0, "the seat is still theirs");
    assert_eq!(nils.sees(&table).await["seats"][0]["name"], "Ida");

    let phone = elsewhere(&site).await;
    assert_eq!(phone.sees(&table).await["seat"], 0);
    assert!(phone.page("/tables").await.contains(&format!("/t/{table}")));
    assert!(phone.page("/").await.contains("<html lang=\"fr\""), "the language comes along");
    play_on(&[&phone, &nils], &table, |_| false).await;
    assert!(ida.page("/finished").await.contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_guest_began_elsewhere_comes_along() {
    let site = Site::open().await;
    let ida = site.somebody();
    ida.must("/sign-up", &IDA).await;
    let phone = site.somebody();
    let table = phone.opens(&WITH_A_FRIEND).await;
    let alone = phone.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    assert_eq!(ida.get(&format!("/t/{alone}")).send().await.unwrap().status(), 403);
    phone.must("/sign-in", &IDA).await;
    for person in [&ida, &phone] {
        assert_eq!(person.sees(&table).await["seat"], 0);
        assert_eq!(person.sees(&alone).await["seat"], 0);
    }
    // The table now belongs to the account.
    ida.must(&format!("/t/{table}/bot"), &[("seat", "2"), ("level", "cadet")]).await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
}

/// Somebody who signs in at a table where they have a seat keeps one seat, not two.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_twice_by_signing_in() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    ida.must("/sign-up", &IDA).await;
    nils.must("/sign-in", &IDA).await;
    let data = nils.sees(&table).await;
    assert_eq!((data["seat"].as_u64(), data["seats"][1]["name"].as_str()), (Some(0), Some("Nils")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_name_and_a_wrong_password_are_answered_alike() {
    let site = Site::open().await;
    site.somebody().must("/sign-up", &IDA).await;
    let stranger = site.somebody();
    let mut heard = Vec::new();
    for (name, password) in
        [("Ida", "seven white horses"), ("Nobody", "six white horses"), ("", "")]
    {
        heard.push(stranger.send("/sign-in", &[("name", name), ("password", password)]).await);
    }
    assert_eq!((heard[0].0, heard[0].1["error"].as_str()), (422, Some("error-sign-in")));
    assert_eq!((&heard[0], &heard[0]), (&heard[1], &heard[2]));
    let page = stranger.http.post(format!("{}/sign-in?lang=en", site.base)).form(&IDA[..1]);
    let page = page.send().await.unwrap();
    assert_eq!(page.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = page.text().await.unwrap();
    assert!(page.contains("do not belong together") && !page.contains("six white"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_had_once_and_a_password_is_long_enough() {
    let site = Site::open().await;
    site.somebody().must("/sign-up", &IDA).await;
    let other = site.somebody();
    let again = |name, password| [("name", name), ("password", password)];
    let up = "/sign-up";
    assert_eq!(
        refused(&other, up, &again("IDA", "eight days a week")).await.1,
        "error-login-taken"
    );
    assert_eq!(refused(&other, up, &again("Nils", "short")).await.1, "error-password-short");
    let long = "x".repeat(129);
    assert_eq!(refused(&other, up, &again("Nils", &long)).await.1, "error-password-long");
    assert_eq!(refused(&other, up, &again(" ", "eight days a week")).await.1, "error-name-empty");
    other.must(up, &again("Nils", "eight days a week")).await;
    assert_eq!(refused(&other, up, &again("Nora", "eight days a week")).await.1, "error-signed-in");
    assert_eq!(refused(&site.somebody(), "/account/devices", &[]).await.1, "error-not-signed-in");
}

/// Scripts cannot read the cookie; it is that of a session, not of a guest, and a new one each
/// time.
#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_out_of_reach() {
    let site = Site::open().await;
    site.somebody();
    let plain = reqwest::Client::new();
    let guest = plain.post(format!("{}/play-now", site.base)).header("accept", "application/json");
    let guest = guest.form(&[("game", "oh-no")]).send().await.unwrap();
    let guest = cookies(&guest)[0].split(';').next().unwrap().to_string();
    let up = plain.post(format!("{}/sign-up", site.base)).header("cookie", &guest);
    let up = up.header("x-forwarded-proto", "https").header("accept", "application/json");
    let up = up.form(&IDA).send().await.unwrap();
    let set: Vec<String> =
        cookies(&up).into_iter().filter(|it| it.starts_with("rempart=")).collect();
    assert_eq!(set.len(), 1, "{set:?}");
    for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(set[0].contains(word), "{set:?}");
    }
    // The guest's cookie no longer opens anything.
    let page = |cookie: String| {
        let plain = plain.clone();
        let path = format!("{}/account", site.base);
        async move {
            plain.get(path).header("cookie", cookie).send().await.unwrap().text().await.unwrap()
        }
    };
    let mine = set[0].split(';').next().unwrap().to_string();
    assert!(page(mine).await.contains("/account/password"));
    assert!(!page(guest.clone()).await.contains("/account/password"));
    let tables = plain.get(format!("{}/tables", site.base)).header("cookie", guest).send().await;
    assert!(!tables.unwrap().text().await.unwrap().contains("class=\"ticket\""));
    let store = store_in(site.folder.path()).await;
    let kept = store.account("ida").await.unwrap().unwrap().hash;
    assert!(kept.starts_with("$argon2id$"));
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_other_sessions() {
    let site = Site::open().await;
    let ida = site.somebody();
    ida.must("/sign-up", &IDA).await;
    let phone = elsewhere(&site).await;
    let change = |old, new| [("old", old), ("password", new)];
    let path = "/account/password";
    let wrong = refused(&ida, path, &change("guess", "nine lives of a cat")).await;
    assert_eq!(wrong.1, "error-password-wrong");
    ida.must(path, &change(IDA[1].1, "nine lives of a cat")).await;
    assert_eq!(refused(&phone, "/account/devices", &[]).await.1, "error-not-signed-in");
    ida.must("/account/devices", &[]).await;
    assert_eq!(refused(&phone, "/sign-in", &IDA).await.1, "error-sign-in");
    phone.must("/sign-in", &[IDA[0], ("password", "nine lives of a cat")]).await;
    ida.must("/account/devices", &[]).await;
    assert_eq!(refused(&phone, "/account/devices", &[]).await.1, "error-not-signed-in");
    ida.must("/sign-out", &[]).await;
    assert_eq!(refused(&ida, "/account/devices", &[]).await.1, "error-not-signed-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_no_name() {
    let site = Site::open().await;
    let (ida, nils, over) = two_at_a_table(&site).await;
    ida.must("/sign-up", &[("name", "Zebulon"), IDA[1]]).await;
    ida.must(&format!("/t/{over}/say"), &[("text", "Hullabaloo")]).await;
    play_on(&[&ida, &nils], &over, |_| false).await;
    let begun = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    let gone = [("gone", "not it")];
    assert_eq!(refused(&ida, "/account/delete", &gone).await.1, "error-password-wrong");
    ida.must("/account/delete", &[("gone", IDA[1].1)]).await;

    let data = nils.sees(&over).await.to_string();
    assert!(!data.contains("Zebulon") && !data.contains("Hullabaloo"), "{data}");
    assert_eq!(refused(&ida, "/sign-in", &[("name", "Zebulon"), IDA[1]]).await.1, "error-sign-in");
    let folder = site.close().await;
    let store = store_in(folder.path()).await;
    assert_eq!(store.table(&begun).await.unwrap().unwrap().status, store::Status::Closed);
    assert_eq!(store.account("zebulon").await.unwrap(), None);
    store.close().await;
    for name in ["Zebulon", "Hullabaloo"] {
        let bytes = std::fs::read(folder.path().join(crate::support::FILE)).unwrap();
        let text = String::from_utf8_lossy(&bytes).matches(name).count();
        assert_eq!(text, 0, "{name} is still in the file");
    }
}

/// When somebody deletes their account, a bot takes their seat at a running table; the others play
/// on.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_follows_one_who_is_gone() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    ida.must("/sign-up", &IDA).await;
    ida.must("/account/delete", &[("gone", IDA[1].1)]).await;
    let store = store_in(site.folder.path()).await;
    let seats = store.table(&table).await.unwrap().unwrap().seats;
    assert_eq!(seats[0], Sitter::Bot("sergeant".into()));
    play_on(&[&nils], &table, |_| false).await;
    assert_eq!(nils.sees(&table).await["status"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_comes_to_an_end() {
    let config = Config { pace: Duration::ZERO, ..Config::default() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let guess = [("name", "Ida"), ("password", "guess")];
    let thief = site.somebody();
    for _ in 0..10 {
        assert_eq!(refused(&thief, "/sign-in", &guess).await.0, 422);
    }
    assert_eq!(refused(&thief, "/sign-in", &guess).await, (429, "error-too-often".into()));
    // Others at that address can still sign in.
    let other: (u16, Value) = thief.send("/sign-in", &[("name", "Nils"), guess[1]]).await;
    assert_eq!(other.0, 422);
}

/// Browsers remove tabs and line ends from an address, so an address with them could lead to
/// another site.
#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_leads_to_this_site() {
    let site = Site::open().await;
    let ida = site.somebody();
    let outside = ["/%09/evil.example/", "/%0a", "/%0a/evil.example", "/%0d%0aset-cookie:%20a=b"];
    for back in outside.into_iter().chain(["//evil.example", "/%5cevil.example"]) {
        let answer = ida.get(&format!("/lang/fr?back={back}")).send().await.unwrap();
        let to = answer.headers().get("location").map(|it| it.to_str().unwrap());
        assert_eq!((answer.status().as_u16(), to), (303, Some("/")), "{back}");
        assert_eq!(answer.headers().get_all("set-cookie").iter().count(), 1, "{back}");
        let page = ida.page(&format!("/sign-in?back={back}")).await;
        assert!(page.contains("name=\"back\" value=\"/\""), "{back}");
    }
    let answer = ida.get("/lang/fr?back=/rules%3Fgame=xeno").send().await.unwrap();
    assert_eq!(answer.headers()["location"], "/rules?game=xeno");
    let fields = [("name", "Ida"), ("back", "/\t/evil.example")];
    let answer = ida.post("/name", &fields).send().await.unwrap();
    assert_eq!(answer.headers()["location"], "/");
}

/// Control characters, except line ends and tabs in longer texts, are refused wherever text comes
/// in.
#[tokio::test(flavor = "multi_thread")]
async fn control_characters_are_refused() {
    let site = Site::open().await;
    let ida = site.somebody();
    let refused = (400, "error-malformed".to_string());
    for path in
        ["/t/%00", "/rules/%0a", "/t/a%0db/move", "/?lang=fr%00", "/new?game=%1b", "/%c2%9b"]
    {
        let request = ida.get(path).header("accept", "application/json");
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let error = answer.json::<Value>().await.unwrap()["error"].as_str().unwrap().to_string();
        assert_eq!((status, error), refused, "{path}");
    }
    for name in ["I\0da", "I\u{1b}da", "I\u{9b}da", "I\u{7f}da"] {
        let (status, answer) = ida.send("/name", &[("name", name)]).await;
        assert_eq!(
            (status, answer["error"].as_str().unwrap()),
            (400, "error-malformed"),
            "{name:?}"
        );
        let request = site.somebody().http.post(format!("{}/api/v1/guests", site.base));
        let answer = request.json(&serde_json::json!({ "name": name })).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 400, "{name:?}");
    }
}

/// Somebody who opens one table after the other cannot fill the list, not even as many guests.
#[tokio::test(flavor = "multi_thread")]
async fn one_guest_does_not_fill_the_list_of_open_tables() {
    let config = Config { pace: Duration::ZERO, ..Config::default() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let open = [&WITH_A_FRIEND[..], &[("open", "on")]].concat();
    let (ida, from) = (site.somebody(), "198.51.100.7");
    let opens = async |person: &Person, from: &str| {
        let request = person.post("/new", &open).header("x-forwarded-for", from);
        request.send().await.unwrap()
    };
    for _ in 0..8 {
        assert_eq!(opens(&ida, from).await.status(), StatusCode::OK);
    }
    let refused = opens(&site.somebody(), from).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let again: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((3000..=3600).contains(&again), "{again}");
    assert_eq!(opens(&site.somebody(), "203.0.113.9").await.status(), StatusCode::OK);
    let list = site.somebody().get("/api/v1/tables").send().await.unwrap();
    let list: Value = list.json().await.unwrap();
    assert_eq!(list.to_string().matches("\"table\":").count(), 3, "{list}");
}

/// Nobody can have the name of somebody with an account; people without accounts may have the same
/// name.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_an_account_is_nobody_elses() {
    let site = Site::open().await;
    let (ida, thief) = (site.somebody(), site.somebody());
    ida.must("/sign-up", &IDA).await;
    let table = ida.opens(&WITH_A_FRIEND).await;
    for name in ["Ida", "IDA", "lda", "I d a", "Ιda", "Ｉda"] {
        let refusal = refused(&thief, "/name", &[("name", name)]).await;
        let no = ["error-name-taken", "error-name-strange"];
        assert!(refusal.0 == 422 && no.contains(&refusal.1.as_str()), "{name}: {refusal:?}");
        let sent = refused(&thief, "/sign-up", &[("name", name), IDA[1]]).await;
        assert_eq!(sent.0, 422, "{name}: {sent:?}");
        let api = thief.http.post(format!("{}/api/v1/guests", site.base));
        let answer = api.json(&serde_json::json!({ "name": name })).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 422, "{name}");
    }
    let beside = [("seat", "2"), ("name", "Ida")];
    let sent = refused(&ida, &format!("/t/{table}/beside"), &beside).await;
    assert_eq!(sent, (422, "error-name-taken".into()), "not even beside oneself");
    ida.post("/name", &[("name", "IDA")]).send().await.unwrap();
    assert_eq!(ida.sees(&table).await["seats"][0]["name"], "IDA", "her own");
    for name in ["Nils", "אבי"] {
        let answer = thief.post("/name", &[("name", name)]).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{name}");
    }
    let page = thief.page("/").await;
    assert!(page.contains("<bdi class=\"who-name\">אבי</bdi>"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_may_have_all_that_is_kept_of_them() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let export = async |it: &Person| it.get("/account/export").send().await.unwrap();
    assert_eq!(export(&nils).await.status(), StatusCode::FORBIDDEN, "no account");
    ida.must("/sign-up", &IDA).await;
    play_on(&[&ida, &nils], &table, |_| false).await;
    let store = store_in(site.folder.path()).await;
    store.keep_review(&table, "A", "[]").await.unwrap();
    store.keep_review(&table, "B", "[1]").await.unwrap();
    let answer = export(&ida).await;
    assert!(answer.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let text = answer.text().await.unwrap();
    let kept: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(kept["account"][0]["login"], "ida");
    let moves = kept["moves"].as_array().unwrap();
    assert!(!moves.is_empty() && moves.iter().all(|it| it["seat"] == 0), "their own moves alone");
    assert_eq!(kept["reviews"].as_array().unwrap().len(), 1, "their own review alone");
    assert_eq!(kept["reviews"][0]["body"], "[]");
    assert!(!text.contains("argon2") && !text.contains(&table_seed(&store, &table).await));
}

async fn table_seed(store: &store::Store, table: &str) -> String {
    store.table(table).await.unwrap().unwrap().seed
}
