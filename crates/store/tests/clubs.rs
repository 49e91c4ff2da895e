//! Clubs, in a file and in PostgreSQL: who comes, who leads, who goes, and what is left.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use place::Place;
use store::{Account, ClubBounds, ClubFacts, NewClub, Person, Status, Store};

const MOST: ClubBounds = ClubBounds { clubs: 2, members: 3 };

async fn member(store: &Store, id: &str) {
    let person = Person { id: id.into(), name: format!("N-{id}"), lang: "fr".into() };
    store.add_person(&person).await.unwrap();
    let account = Account { person: id.into(), login: id.into(), hash: "h".into() };
    assert!(store.add_account(&account).await.unwrap());
}

fn club(id: &str, founder: &str, public: bool) -> NewClub {
    let (name, about) = ("Night Owls".to_string(), "We play late.".to_string());
    let (id, invite_key, founder) = (id.into(), "key".into(), founder.into());
    NewClub { id, name, about, public, invite_key, founder }
}

async fn seen(store: &Store, id: &str, reader: &str) -> Option<ClubFacts> {
    store.club(id, reader, false).await.unwrap()
}

async fn logins(store: &Store, id: &str) -> Vec<String> {
    store.club_members(id).await.unwrap().into_iter().map(|it| it.login).collect()
}

/// Ida's private club with Nils and Uma, and four people who have accounts.
async fn three_in_a_club(place: &Place) -> Store {
    let store = place.open().await;
    for id in ["ida", "nils", "uma", "zoe"] {
        member(&store, id).await;
    }
    assert!(store.add_club(&club("owls", "ida", false), MOST).await.unwrap());
    for id in ["nils", "uma"] {
        assert!(store.join_club("owls", id, MOST).await.unwrap(), "{id}");
    }
    store
}

async fn nobody_finds_a_private_club(store: &Store) {
    assert_eq!(seen(store, "owls", "zoe").await, None);
    assert!(store.clubs("zoe", 9).await.unwrap().is_empty());
    let facts = seen(store, "owls", "nils").await.unwrap();
    assert_eq!((facts.members, facts.is_inside(), facts.founder.as_str()), (3, true, "ida"));
    assert_eq!(store.clubs("nils", 9).await.unwrap()[0].members, 3);
    let let_in = store.club("owls", "zoe", true).await.unwrap().unwrap();
    assert!(!let_in.is_inside() && !let_in.is_removed());
}

async fn what_is_full_takes_nobody(store: &Store) {
    assert!(!store.join_club("owls", "zoe", MOST).await.unwrap(), "three are in it");
    assert!(store.join_club("owls", "uma", MOST).await.unwrap(), "she is in it");
    assert!(store.add_club(&club("cats", "ida", true), MOST).await.unwrap());
    assert!(!store.add_club(&club("dogs", "ida", true), MOST).await.unwrap(), "she is in two");
    assert_eq!(seen(store, "dogs", "ida").await, None);
    assert!(seen(store, "cats", "zoe").await.unwrap().is_public());
}

async fn members_come_in_at_its_tables(store: &Store) {
    store.add_table(&sample::table("t")).await.unwrap();
    assert!(!store.is_guest("t", "uma").await.unwrap());
    store.add_club_table("owls", "t").await.unwrap();
    assert!(store.is_guest("t", "uma").await.unwrap());
    assert!(!store.is_guest("t", "zoe").await.unwrap());
    let found = store.club_tables("owls", true, 9).await.unwrap();
    assert_eq!((found.len(), found[0].status), (1, Status::Running));
    assert!(store.club_tables("owls", false, 9).await.unwrap().is_empty(), "it is not listed");
    store.close_table("t", "error-closed").await.unwrap();
    assert!(store.club_tables("owls", true, 9).await.unwrap().is_empty());
}

async fn who_is_removed_stays_away(store: &Store) {
    store.remove_member("owls", "ida").await.unwrap();
    store.remove_member("owls", "uma").await.unwrap();
    assert_eq!(logins(store, "owls").await, ["ida", "nils"], "nobody removes the founder");
    assert!(!store.join_club("owls", "uma", MOST).await.unwrap());
    assert!(!store.is_guest("t", "uma").await.unwrap());
    assert_eq!(store.club_removed("owls").await.unwrap()[0].1, "uma");
}

async fn who_is_pardoned_comes_back(store: &Store) {
    store.pardon_member("owls", "uma").await.unwrap();
    assert!(store.join_club("owls", "uma", MOST).await.unwrap());
}

async fn somebody_always_leads(store: &Store) {
    assert!(!store.hand_over_club("owls", "zoe").await.unwrap(), "not a member");
    assert!(store.hand_over_club("owls", "uma").await.unwrap());
    store.leave_club("owls", "uma").await.unwrap();
    assert_eq!(seen(store, "owls", "ida").await.unwrap().founder, "ida", "the first who came");
}

async fn clubs_go_with_accounts(store: &Store) {
    let told = store.dossier("ida").await.unwrap();
    assert_eq!(told["clubs"].as_array().unwrap().len(), 2);
    store.forget("ida", "nobody").await.unwrap();
    assert_eq!(seen(store, "owls", "nils").await.unwrap().founder, "nils");
    assert_eq!(seen(store, "cats", "zoe").await, None, "she was alone in it");
    a_club_without_anybody_ends(store).await;
}

async fn a_club_without_anybody_ends(store: &Store) {
    store.leave_club("owls", "nils").await.unwrap();
    assert_eq!(store.club_key("owls").await.unwrap(), None);
    assert_eq!(store.table("t").await.unwrap().unwrap().id, "t", "its tables stay");
}

async fn a_club_lives(place: &Place) {
    let store = three_in_a_club(place).await;
    nobody_finds_a_private_club(&store).await;
    what_is_full_takes_nobody(&store).await;
    members_come_in_at_its_tables(&store).await;
    people_come_and_go(&store).await;
}

async fn people_come_and_go(store: &Store) {
    who_is_removed_stays_away(store).await;
    who_is_pardoned_comes_back(store).await;
    somebody_always_leads(store).await;
    clubs_go_with_accounts(store).await;
}

#[tokio::test]
async fn a_club_lives_in_a_file() {
    a_club_lives(&Place::file()).await;
}

#[tokio::test]
async fn a_club_lives_on_postgres() {
    if let Some(place) = Place::server() {
        a_club_lives(&place).await;
    }
}
