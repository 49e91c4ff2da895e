//! Groups of a tournament, in a file and in PostgreSQL: who joins, what is hidden while a deal is played,
//! and when it is told; and what the page of a club watches.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use place::Place;
use store::{
    ClubBounds, GroupBounds, NewClub, NewGroup, NewRound, NewTable, NewTournament, Person, Store,
};

const MOST: GroupBounds = GroupBounds { players: 9, members: 2 };

fn cup() -> NewTournament {
    let word = |it: &str| it.to_string();
    NewTournament {
        id: word("cup"),
        name: word("Cup"),
        game: word("harbour"),
        cards: (word("h"), word("cards")),
        options: Vec::new(),
        seats: 2,
        clock: word("turns 3"),
        system: word("deals"),
        rounds: 1,
        seeding: word("joined"),
        listed: true,
        lang: word("fr"),
        host: word("ida"),
    }
}

/// A tournament of groups, and four people.
async fn opened(place: &Place) -> Store {
    let store = place.open().await;
    for id in ["ida", "nils", "uma", "zoe"] {
        let person = Person { id: id.into(), name: format!("N-{id}"), lang: "fr".into() };
        store.add_person(&person).await.unwrap();
    }
    store.add_tournament(&cup()).await.unwrap();
    store
}

async fn forms(store: &Store, person: &str, club: Option<&str>) -> bool {
    let (name, person) = (format!("Of {person}"), person.to_string());
    let club = club.map(str::to_string);
    let group = NewGroup { tournament: "cup".into(), name, club, person };
    store.form_group(&group, MOST).await.unwrap()
}

async fn joins(store: &Store, group: i64, person: &str) -> bool {
    store.join_group("cup", group, person, MOST).await.unwrap()
}

async fn groups(store: &Store) -> Vec<(i64, Option<String>)> {
    let facts = store.tournament("cup").await.unwrap().unwrap();
    facts.groups.into_iter().map(|it| (it.number, it.club)).collect()
}

async fn people_form_groups(store: &Store) {
    assert!(forms(store, "ida", None).await && forms(store, "nils", Some("owls")).await);
    assert!(!forms(store, "ida", None).await, "she is in one");
    assert!(joins(store, 1, "uma").await);
    assert!(!joins(store, 1, "zoe").await, "it is full");
    assert!(!joins(store, 7, "zoe").await, "there is none");
    assert!(forms(store, "zoe", None).await);
    store.leave_tournament("cup", "zoe").await.unwrap();
    assert_eq!(groups(store).await, [(1, None), (2, Some("owls".to_string()))]);
    let order = ["uma", "nils", "ida"].map(str::to_string);
    store.seed_tournament("cup", &order).await.unwrap();
    let facts = store.tournament("cup").await.unwrap().unwrap();
    let people: Vec<String> = facts.players.into_iter().map(|it| it.person).collect();
    assert_eq!(people, order);
}

fn table(id: &str) -> NewTable {
    NewTable { tournament: Some("cup".into()), ..sample::table(id) }
}

async fn sealed(store: &Store) -> [bool; 2] {
    let of = async |id| store.table(id).await.unwrap().unwrap().sealed;
    [of("one").await, of("two").await]
}

/// A deal is told when the last game of its round ends, in the same moment.
async fn a_deal_is_told_at_the_end(store: &Store) {
    let games = [("one", "ida"), ("two", "nils")];
    let tables = games.map(|(id, person)| (table(id), vec![person.to_string()])).to_vec();
    let round =
        NewRound { tournament: "cup".into(), round: 1, tables, byes: Vec::new(), sealed: true };
    assert!(store.begin_round(&round).await.unwrap());
    assert!(!joins(store, 2, "zoe").await, "it has begun");
    assert_eq!(sealed(store).await, [true, true]);
    store.close_table("one", "why").await.unwrap();
    assert_eq!(sealed(store).await, [true, true], "the other is still played");
    store.close_table("two", "why").await.unwrap();
    assert_eq!(sealed(store).await, [false, false]);
}

/// Members find the tournaments of their groups, and a table leads back to its club.
async fn a_club_knows_its_own(store: &Store) {
    let name = |it: &str| it.to_string();
    let club = NewClub {
        id: name("owls"),
        name: name("Owls"),
        about: name(""),
        public: false,
        invite_key: name("key"),
        founder: name("nils"),
    };
    let most = ClubBounds { clubs: 9, members: 9 };
    assert!(store.add_club(&club, most).await.unwrap());
    assert_eq!(store.club_tournaments("owls", true, 9).await.unwrap().len(), 1);
    let before = store.club_pulse("owls").await.unwrap();
    store.add_table(&sample::table("open")).await.unwrap();
    store.add_club_table("owls", "open").await.unwrap();
    assert_ne!(store.club_pulse("owls").await.unwrap(), before);
    let of = async |person| store.club_of_table("open", person).await.unwrap();
    assert_eq!((of("nils").await, of("ida").await, of("").await), (Some(name("owls")), None, None));
    assert_eq!(store.club_of_table("one", "nils").await.unwrap(), None);
    store.leave_club("owls", "nils").await.unwrap();
    assert_eq!(store.club_of_table("open", "nils").await.unwrap(), None);
}

async fn groups_play(place: &Place) {
    let store = opened(place).await;
    people_form_groups(&store).await;
    a_deal_is_told_at_the_end(&store).await;
    a_club_knows_its_own(&store).await;
}

#[tokio::test]
async fn groups_play_in_a_file() {
    groups_play(&Place::file()).await;
}

#[tokio::test]
async fn groups_play_on_postgres() {
    if let Some(place) = Place::server() {
        groups_play(&place).await;
    }
}
