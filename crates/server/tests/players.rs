//! The page of a player, and what others see of it.

use crate::support::{Person, Site, play_on, store_in, two_at};

const TWO: [(&str, &str); 4] =
    [("game", "xeno"), ("seat1", "me"), ("seat2", "link"), ("open", "on")];

async fn status(person: &Person, path: &str) -> u16 {
    person.get(path).send().await.unwrap().status().as_u16()
}

fn password(name: &str) -> [(&str, &str); 2] {
    [("name", name), ("password", "six white horses")]
}

/// Two people with accounts who have played a game that everybody may find.
async fn two_who_played(site: &Site) -> (Person, Person, String) {
    let (ida, nils, table) = two_at(site, &TWO).await;
    ida.must("/sign-up", &password("Ida/B")).await;
    nils.must("/sign-up", &password("Nils")).await;
    play_on(&[&ida, &nils], &table, |_| false).await;
    (ida, nils, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_what_a_player_shows() {
    let site = Site::open().await;
    let (ida, nils, table) = two_who_played(&site).await;
    let (own, stranger) = ("/people/ida%2Fb?lang=en", site.somebody());
    let page = stranger.page(own).await;
    assert!(page.contains("Ida/B") && page.contains("Rating"), "as the rankings show it");
    assert!(!page.contains("id=\"games\"") && !page.contains(&table), "and no more");
    let mine = ida.page(own).await;
    for part in ["ratings", "games", "seats", "last"] {
        assert!(mine.contains(&format!("id=\"{part}\"")), "{part}");
    }
    assert!(
        mine.contains(&table) && stranger.page("/results/xeno").await.contains("/people/ida%2Fb")
    );

    ida.must("/account/shown", &[("last", "1"), ("seats", "1"), ("money", "1")]).await;
    let page = nils.page(own).await;
    assert!(page.contains(&table) && page.contains("id=\"seats\""));
    assert!(!page.contains("Rating") && !page.contains("id=\"games\""));
    assert!(!stranger.page("/results/xeno").await.contains("Ida/B"), "nor in the rankings");
    let store = store_in(site.folder.path()).await;
    let profile = store.profile("ida/b").await.unwrap().unwrap();
    assert_eq!((profile.shown, profile.ranked), (vec!["seats".into(), "last".into()], false));
    let told = store.dossier(&profile.person).await.unwrap();
    assert_eq!(told["person"][0]["shown"], "seats last");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shows_nothing_is_like_nobody() {
    let site = Site::open().await;
    let (ida, nils, _) = two_who_played(&site).await;
    ida.must("/account/shown", &[]).await;
    let path = "/people/ida%2Fb";
    assert_eq!((status(&nils, path).await, status(&nils, "/people/nobody").await), (404, 404));
    assert_eq!(status(&ida, path).await, 200, "but finds the page");
    let guest = site.somebody();
    assert_eq!(guest.send("/account/shown", &[("games", "1")]).await.0, 403);
    nils.must("/account/delete", &[("gone", "six white horses")]).await;
    assert_eq!(status(&ida, "/people/nils").await, 404, "nothing is left");
}

/// What lies before others in a duel is told by no page.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_that_runs_is_not_told() {
    let site = Site::open().await;
    let ida = site.somebody();
    ida.must("/sign-up", &password("Ida")).await;
    ida.must("/account/shown", &[("games", "1"), ("last", "1")]).await;
    let fields = [("game", "pulp"), ("rival", "link"), ("level", "cadet")];
    let answer = ida.must("/duels", &fields).await;
    let duel = answer["duel"].as_str().unwrap();
    let answer = ida.must(&format!("/duels/{duel}/play"), &[]).await;
    let table = answer["table"].as_str().unwrap().to_string();
    play_on(&[&ida], &table, |_| false).await;
    let page = site.somebody().page("/people/ida").await;
    assert!(!page.contains("id=\"games\"") && !page.contains(&table), "{page}");
}
