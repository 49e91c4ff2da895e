//! Clubs over HTTP: who finds them, who comes in, who leads, and what strangers learn.

use std::time::Duration;

use crate::support::{Person, Pushed, Site, play_on, store_in};
use crate::tournaments::{SWISS, signed_up};

const PASSWORD: &str = "six white horses";

/// The form of a table for two, of whom one comes by a link.
const FOR_TWO: [(&str, &str); 3] = [("game", "xeno"), ("seat1", "me"), ("seat2", "link")];

async fn founds(person: &Person, fields: &[(&str, &str)]) -> String {
    let form = [&[("name", "Night Owls"), ("about", "We play late.")], fields].concat();
    person.must("/clubs", &form).await["club"].as_str().unwrap().to_string()
}

/// The status and the whole answer to a page.
async fn answer(person: &Person, path: &str) -> (u16, String) {
    let answer = person.get(path).header("accept-language", "en").send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

async fn why(person: &Person, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let (status, answer) = person.send(path, fields).await;
    (status, answer["error"].as_str().unwrap_or_default().to_string())
}

/// What the link of a club holds, as a member's page shows it.
async fn key(person: &Person, id: &str) -> String {
    let page = person.page(&format!("/clubs/{id}")).await;
    let key = page.split("?k=").nth(1).unwrap();
    key.chars().take_while(char::is_ascii_alphanumeric).collect()
}

async fn three(site: &Site) -> [Person; 3] {
    let ida = signed_up(site.somebody(), "Ida").await;
    let nils = signed_up(site.somebody(), "Nils").await;
    [ida, nils, signed_up(site.somebody(), "Uma").await]
}

async fn opens_for(person: &Person, club: &str, fields: &[(&str, &str)]) -> String {
    person.opens(&[&FOR_TWO[..], &[("club", club)], fields].concat()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_club_is_like_none_to_strangers() {
    let site = Site::open().await;
    let [ida, nils, uma] = three(&site).await;
    let id = founds(&ida, &[]).await;
    let table = opens_for(&ida, &id, &[]).await;
    for stranger in [&nils, &site.somebody()] {
        for what in ["", "?k=", "?k=aaaaaaaaaaaaaaaa", "?game=xeno", "?before=9"] {
            let (real, none) = (format!("/clubs/{id}{what}"), format!("/clubs/aaaaaaaaaa{what}"));
            let (there, not) = (answer(stranger, &real).await, answer(stranger, &none).await);
            assert_eq!((there.0, there.1.replace(&id, "aaaaaaaaaa")), not, "{what}");
            assert_eq!(not.0, 404);
        }
        for what in ["join", "leave", "settings", "renew", "remove", "pardon", "hand-over", "close"]
        {
            let fields = [("name", "X"), ("who", "ida"), ("k", "aaaaaaaaaaaaaaaa")];
            let there = stranger.send(&format!("/clubs/{id}/{what}"), &fields).await;
            let not = stranger.send(&format!("/clubs/aaaaaaaaaa/{what}"), &fields).await;
            assert_eq!((there.0, &there), (404, &not), "{what}");
        }
        let form = [&FOR_TWO[..], &[("club", &id)]].concat();
        assert_eq!(stranger.send("/new", &form).await.0, 404);
        assert!(!stranger.page("/clubs").await.contains(&id));
        assert_eq!(answer(stranger, &format!("/t/{table}")).await.0, 403);
    }
    // With the link it is another matter.
    let link = format!("/clubs/{id}?k={}", key(&ida, &id).await);
    let invited = answer(&uma, &link).await;
    assert!(invited.0 == 200 && invited.1.contains("Night Owls"), "{}", invited.1);
    assert!(!invited.1.contains(&table), "only members see what is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn members_come_by_the_link_and_find_its_tables() {
    let site = Site::open().await;
    let [ida, nils, uma] = three(&site).await;
    let id = founds(&ida, &[]).await;
    let k = key(&ida, &id).await;
    let guest = site.somebody();
    let join = format!("/clubs/{id}/join");
    assert_eq!(why(&guest, &join, &[("k", &k)]).await.1, "error-club-account");
    nils.must(&join, &[("k", &k)]).await;
    let table = opens_for(&ida, &id, &[]).await;
    assert!(nils.page(&format!("/clubs/{id}")).await.contains(&table));
    nils.must(&format!("/t/{table}/sit"), &[]).await;
    assert_eq!(uma.get(&format!("/t/{table}")).send().await.unwrap().status(), 403);
    ida.must(&format!("/t/{table}/start"), &[]).await;
    play_on(&[&ida, &nils], &table, |_| false).await;
    let page = nils.page(&format!("/clubs/{id}?lang=en&game=xeno")).await;
    let (before, after) = page.split_once("id=\"journal\"").unwrap();
    assert!(after.contains(&table) && !before.contains(&table), "it is over");
    assert!(before.contains("Rating"), "both have one now");
    // Whoever shows no rating in public shows none here.
    nils.must("/account/shown", &[]).await;
    ida.must("/account/shown", &[]).await;
    let page = uma_after_joining(&uma, &id, &k).await;
    assert!(!page.contains("/people/nils") && !page.contains("Rating "), "{page}");
}

async fn uma_after_joining(uma: &Person, id: &str, key: &str) -> String {
    uma.must(&format!("/clubs/{id}/join"), &[("k", key)]).await;
    uma.page(&format!("/clubs/{id}?lang=en&game=xeno")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_club_shows_what_everybody_finds() {
    let site = Site::open().await;
    let [ida, nils, _] = three(&site).await;
    let id = founds(&ida, &[("public", "on")]).await;
    let hidden = opens_for(&ida, &id, &[]).await;
    let listed = opens_for(&ida, &id, &[("open", "on")]).await;
    let page = nils.page(&format!("/clubs/{id}")).await;
    assert!(page.contains(&listed) && !page.contains(&hidden) && !page.contains("?k="));
    assert!(site.somebody().page("/clubs").await.contains(&id));
    assert_eq!(why(&nils, "/new", &[&FOR_TWO[..], &[("club", &id)]].concat()).await.0, 403);
    nils.must(&format!("/clubs/{id}/join"), &[]).await;
    let page = nils.page(&format!("/clubs/{id}")).await;
    assert!(page.contains(&listed) && page.contains(&hidden) && page.contains("?k="));
    let cup = [&SWISS[..], &[("rounds", "2"), ("club", &id)]].concat();
    let cup = nils.must("/tournaments", &cup).await["tournament"].as_str().unwrap().to_string();
    assert!(ida.page(&format!("/clubs/{id}")).await.contains(&cup));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leads_may_remove_hand_over_and_close() {
    let site = Site::open().await;
    let [ida, nils, uma] = three(&site).await;
    let id = founds(&ida, &[]).await;
    let path = |what: &str| format!("/clubs/{id}/{what}");
    let old = key(&ida, &id).await;
    nils.must(&path("join"), &[("k", &old)]).await;
    for what in ["settings", "renew", "remove", "pardon", "hand-over", "close"] {
        let fields = [("name", "X"), ("who", "ida")];
        assert_eq!(why(&nils, &path(what), &fields).await, (403, "error-club-founder".into()));
    }
    ida.must(&path("renew"), &[]).await;
    assert_eq!(why(&uma, &path("join"), &[("k", &old)]).await.0, 404, "the old link is dead");
    let new = key(&ida, &id).await;
    uma.must(&path("join"), &[("k", &new)]).await;
    ida.must(&path("remove"), &[("who", "uma")]).await;
    assert_eq!(answer(&uma, &format!("/clubs/{id}?k={new}")).await.0, 404, "nor by the link");
    ida.must(&path("pardon"), &[("who", "uma")]).await;
    uma.must(&path("join"), &[("k", &new)]).await;
    for who in ["nobody", "ida"] {
        assert_eq!(why(&ida, &path("remove"), &[("who", who)]).await.1, "error-club-who");
    }
    ida.must(&path("hand-over"), &[("who", "uma")]).await;
    assert_eq!(why(&ida, &path("close"), &[]).await.1, "error-club-founder");
    uma.must(&path("settings"), &[("name", "Day Owls")]).await;
    assert!(nils.page(&format!("/clubs/{id}")).await.contains("Day Owls"));
    // Who deletes their account leads nothing any more: the first who came follows.
    uma.must("/account/delete", &[("gone", PASSWORD)]).await;
    ida.must(&path("close"), &[]).await;
    assert_eq!(answer(&nils, &format!("/clubs/{id}")).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn clubs_are_bounded() {
    let site = Site::open().await;
    let [ida, ..] = three(&site).await;
    assert_eq!(why(&site.somebody(), "/clubs", &[("name", "X")]).await.1, "error-club-account");
    let (long, wide) = ("x".repeat(25), "x ".repeat(151));
    for (name, about, told) in [
        (" ", "", "error-name-empty"),
        ("Iдa", "", "error-name-strange"),
        (&long, "", "error-name-long"),
        ("Owls", &wide, "error-words-long"),
    ] {
        assert_eq!(why(&ida, "/clubs", &[("name", name), ("about", about)]).await.1, told);
    }
    for _ in 0..20 {
        founds(&ida, &[]).await;
    }
    assert_eq!(why(&ida, "/clubs", &[("name", "Owls")]).await.1, "error-club-many");
}

/// Today's deal is told of nobody, that of yesterday of every member.
#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_today_is_not_told() {
    let site = Site::open().await;
    let [ida, ..] = three(&site).await;
    let id = founds(&ida, &[("public", "on")]).await;
    let table = ida.must("/daily/pulp", &[]).await["table"].as_str().unwrap().to_string();
    play_on(&[&ida], &table, |_| false).await;
    let week = async || {
        let page = site.somebody().page(&format!("/clubs/{id}?lang=en&game=pulp")).await;
        let week = page.split("id=\"week\"").nth(1).unwrap();
        week.split("id=\"journal\"").next().unwrap().to_string()
    };
    let told = week().await;
    assert!(told.contains("played") && !told.contains("Won") && !told.contains("Lost"), "{told}");
    let store = store_in(site.folder.path()).await;
    let results = store.club_tries(&id, "pulp", "2020-01-01").await.unwrap();
    assert_eq!(results.len(), 1);
}

/// A table leads back to its club, for those who may know of it; whoever may not learns nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_leads_back_to_its_club() {
    let site = Site::open().await;
    let [ida, nils, uma] = three(&site).await;
    let id = founds(&ida, &[]).await;
    uma.must(&format!("/clubs/{id}/join"), &[("k", &key(&ida, &id).await)]).await;
    let table = opens_for(&ida, &id, &[]).await;
    let store = store_in(site.folder.path()).await;
    let invite = store.table(&table).await.unwrap().unwrap().invite_key;
    let leads = async |person: &Person| {
        person.page(&format!("/t/{table}")).await.contains(&format!("/clubs/{id}"))
    };
    let invited = nils.get(&format!("/t/{table}?k={invite}")).send().await.unwrap();
    assert_eq!(invited.status(), 303, "he comes by the invitation");
    assert!(leads(&ida).await && leads(&uma).await && !leads(&nils).await, "while it waits");
    nils.must(&format!("/t/{table}/sit"), &[]).await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    assert!(leads(&ida).await && leads(&uma).await && !leads(&nils).await, "while it runs");
    let mut pushed = Pushed::to(&uma, &table).await;
    assert!(pushed.shown().await.0.contains("to-club"), "she watches");
    assert!(!Pushed::to(&nils, &table).await.shown().await.0.contains("club"));
    play_on(&[&ida, &nils], &table, |_| false).await;
    assert!(leads(&ida).await && leads(&uma).await && !leads(&nils).await, "when it is over");
    ida.must(&format!("/clubs/{id}/settings"), &[("name", "Owls"), ("public", "on")]).await;
    assert!(leads(&nils).await, "everybody knows it now");
}

/// The stream of a table says that its reader may see no more.
async fn hears_that_it_is_away(pushed: &mut Pushed) {
    let away = async { while !pushed.next().await.starts_with("event: away") {} };
    tokio::time::timeout(Duration::from_secs(10), away).await.expect("they are told");
}

/// The stream of a club says that something is different.
async fn hears_of_a_change(pushed: &mut Pushed) {
    let event = tokio::time::timeout(Duration::from_secs(10), pushed.next()).await;
    assert!(event.expect("something new").contains("changed"));
}

/// Whoever is removed and has a table of the club open hears of it at once, and sees no more.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_removed_sees_no_more() {
    let site = Site::open().await;
    let [ida, nils, uma] = three(&site).await;
    let id = founds(&ida, &[]).await;
    let k = key(&ida, &id).await;
    for person in [&nils, &uma] {
        person.must(&format!("/clubs/{id}/join"), &[("k", &k)]).await;
    }
    let table =
        ida.opens(&[("game", "xeno"), ("club", &id), ("seat1", "me"), ("seat2", "bot")]).await;
    let (mut his, mut hers) = (Pushed::to(&nils, &table).await, Pushed::to(&uma, &table).await);
    assert!(his.shown().await.0.contains("id=\"table\"") && !hers.shown().await.2);
    let events = format!("/clubs/{id}/events");
    let mut club = Pushed::by(nils.get(&events)).await;
    ida.must(&format!("/clubs/{id}/remove"), &[("who", "nils")]).await;
    hears_that_it_is_away(&mut his).await;
    assert_eq!(answer(&nils, &format!("/t/{table}")).await.0, 403);
    assert_eq!(answer(&uma, &format!("/t/{table}")).await.0, 200);
    hears_of_a_change(&mut club).await;
    assert_eq!(answer(&nils, &events).await.0, 404);
}

/// The page of a club hears of its tables by itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_club_renews_itself() {
    let site = Site::open().await;
    let [ida, nils, _] = three(&site).await;
    let id = founds(&ida, &[("public", "on")]).await;
    assert!(
        ida.page(&format!("/clubs/{id}"))
            .await
            .contains(&format!("data-watch=\"/clubs/{id}/events\""))
    );
    let mut pushed = Pushed::by(nils.get(&format!("/clubs/{id}/events"))).await;
    let table = opens_for(&ida, &id, &[("open", "on")]).await;
    hears_of_a_change(&mut pushed).await;
    nils.must(&format!("/t/{table}/sit"), &[]).await;
    hears_of_a_change(&mut pushed).await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    hears_of_a_change(&mut pushed).await;
    nils.must(&format!("/clubs/{id}/join"), &[]).await;
    hears_of_a_change(&mut pushed).await;
}
