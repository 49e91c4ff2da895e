//! Tournaments of groups over HTTP: all play the same deals, and nobody learns of a deal before all have
//! played it.

use std::time::Duration;

use crate::support::{Person, Site, play_on, quick, store_in};
use crate::tournaments::{opens, signed_up, stands, until};
use serde_json::Value;
use server::Config;

const ALONE: [(&str, &str); 6] = [
    ("name", "Winter Cup"),
    ("game", "pulp"),
    ("seats", "1"),
    ("rounds", "2"),
    ("clock", "turns 3"),
    ("listed", "on"),
];

async fn people<const N: usize>(site: &Site, names: [&str; N]) -> [Person; N] {
    let mut all = Vec::new();
    for name in names {
        all.push(signed_up(site.somebody(), name).await);
    }
    all.try_into().unwrap_or_else(|_| unreachable!("as many as there are names"))
}

/// Both take part, and the first begins.
async fn begins_with(id: &str, people: [&Person; 2]) {
    for person in people {
        person.must(&format!("/tournaments/{id}/join"), &[]).await;
    }
    people[0].must(&format!("/tournaments/{id}/begin"), &[]).await;
}

/// The table at which somebody plays now.
async fn table_of(person: &Person, id: &str) -> String {
    stands(person, id).await["table"].as_str().expect("a table").to_string()
}

fn group<'a>(data: &'a Value, name: &str) -> &'a Value {
    let groups = data["groups"].as_array().unwrap();
    groups.iter().find(|it| it["name"] == name).unwrap_or_else(|| panic!("no {name} in {data}"))
}

async fn plays_to_the_end(person: &Person, table: &str) {
    play_on(&[person], table, |_| false).await;
}

/// The seed of a table, which nobody is told while its deal is played.
async fn seed(site: &Site, table: &str) -> String {
    let store = store_in(site.folder.path()).await;
    store.table(table).await.unwrap().unwrap().seed
}

async fn status_of(person: &Person, path: &str) -> u16 {
    person.get(path).send().await.unwrap().status().as_u16()
}

/// A server heeds in a moment that a table is hidden no longer.
async fn opens_up(person: &Person, path: &str) {
    for _ in 0..100 {
        if status_of(person, path).await == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} stays hidden");
}

async fn why(person: &Person, path: &str, form: &[(&str, &str)]) -> String {
    person.send(path, form).await.1["error"].as_str().unwrap_or_default().to_string()
}

/// Ida has finished; neither Nils nor anybody else learns how, not even from her page.
async fn nobody_learns(hers: &str, id: &str, [ida, nils, uma]: [&Person; 3]) {
    let told = |data: &Value| {
        let ida = group(data, "Ida");
        [ida["deals"].clone(), ida["points"].clone(), ida["won"].clone()]
    };
    for person in [nils, uma, ida] {
        let nothing = [serde_json::json!([{ "status": "played" }]), 0.into(), 0.into()];
        assert_eq!(told(&stands(person, id).await), nothing);
    }
    for path in ["", "/replay", "/review", "/comic.svg", "/record"] {
        for person in [nils, uma] {
            let status = status_of(person, &format!("/t/{hers}{path}")).await;
            assert!([403, 404, 409].contains(&status), "{path}: {status}");
        }
    }
    assert_eq!(status_of(ida, &format!("/t/{hers}/record")).await, 409);
    let page = nils.page("/people/ida").await;
    assert!(!page.contains(hers) && !uma.page("/").await.contains(hers));
}

/// All have played the first deal: everybody may see all of it.
async fn all_learn(data: &Value, person: &Person, games: [(&str, &String); 2]) {
    for (name, table) in games {
        let deal = &group(data, name)["deals"][0];
        assert_eq!((&deal["status"], &deal["table"]), (&"over".into(), &table.as_str().into()));
        opens_up(person, &format!("/t/{table}")).await;
        assert_eq!(status_of(person, &format!("/t/{table}/record")).await, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_secret_until_all_have_played_it() {
    let site = Site::open().await;
    let [ida, nils, uma] = people(&site, ["Ida", "Nils", "Uma"]).await;
    let id = opens(&ida, &ALONE).await;
    assert_eq!(
        why(&ida, &format!("/tournaments/{id}/begin"), &[]).await,
        "error-tournament-few-groups"
    );
    begins_with(&id, [&ida, &nils]).await;
    let (hers, his) = (table_of(&ida, &id).await, table_of(&nils, &id).await);
    assert_eq!(
        why(&ida, &format!("/t/{hers}/same-deal"), &[]).await,
        "error-deal-first",
        "no rehearsal"
    );
    plays_to_the_end(&ida, &hers).await;
    nobody_learns(&hers, &id, [&ida, &nils, &uma]).await;
    plays_to_the_end(&nils, &his).await;
    let data = until(&uma, &id, |it| it["round"] == 2).await;
    all_learn(&data, &uma, [("Ida", &hers), ("Nils", &his)]).await;
    let next = table_of(&ida, &id).await;
    assert_eq!(seed(&site, &hers).await, seed(&site, &his).await, "the same deal");
    assert_ne!(seed(&site, &next).await, seed(&site, &hers).await, "another one in the next round");
    for person in [&ida, &nils] {
        plays_to_the_end(person, &table_of(person, &id).await).await;
    }
    let data = until(&uma, &id, |it| it["status"] == "over").await;
    adds_up(&data);
}

/// The points are the sum of those of the deals, and the best group stands first.
fn adds_up(data: &Value) {
    let mut before = i64::MAX;
    for it in data["groups"].as_array().unwrap() {
        let deals = it["deals"].as_array().unwrap();
        let sum: i64 = deals.iter().map(|it| it["points"].as_i64().unwrap()).sum();
        assert_eq!(it["points"], sum, "{data}");
        assert!(sum <= before, "{data}");
        before = sum;
    }
}

const TOGETHER: [(&str, &str); 6] = [
    ("name", "Spring Cup"),
    ("game", "oh-no"),
    ("seats", "3"),
    ("rounds", "1"),
    ("clock", "turns 3"),
    ("listed", "on"),
];

#[tokio::test(flavor = "multi_thread")]
async fn people_form_groups_for_all_or_for_a_club() {
    let site = Site::open().await;
    let [ida, nils, uma, vera] = people(&site, ["Ida", "Nils", "Uma", "Vera"]).await;
    let club = [("name", "Night Owls"), ("about", ""), ("public", "off")];
    let club = ida.must("/clubs", &club).await["club"].as_str().unwrap().to_string();
    let id = opens(&uma, &TOGETHER).await;
    let join = format!("/tournaments/{id}/join");
    assert_eq!(why(&ida, &join, &[]).await, "error-name-empty");
    assert_eq!(why(&ida, &join, &[("group", "7")]).await, "error-tournament-group");
    ida.must(&join, &[("name", "Owls"), ("club", &club)]).await;
    assert_eq!(why(&nils, &join, &[("name", "Owls 2"), ("club", &club)]).await, "error-not-found");
    assert_eq!(why(&nils, &join, &[("group", "1")]).await, "error-club-member");
    uma.must(&join, &[("name", "Foxes")]).await;
    for person in [&vera, &nils] {
        person.must(&join, &[("group", "2")]).await;
    }
    let xena = signed_up(site.somebody(), "Xena").await;
    assert_eq!(why(&xena, &join, &[("group", "2")]).await, "error-tournament-closed", "it is full");
    // A private club is named to nobody; its members find the tournament on its page.
    assert!(!nils.page(&format!("/tournaments/{id}")).await.contains("Night Owls"));
    assert!(ida.page(&format!("/clubs/{club}")).await.contains(&id));
    // A group goes with the last who leaves it.
    xena.must(&join, &[("name", "Alone")]).await;
    xena.must(&format!("/tournaments/{id}/leave"), &[]).await;
    assert_eq!(stands(&ida, &id).await["groups"].as_array().unwrap().len(), 2);
    uma.must(&format!("/tournaments/{id}/begin"), &[]).await;
    let (owls, foxes) = (table_of(&ida, &id).await, table_of(&uma, &id).await);
    let bots = |data: &Value| data["seats"].to_string().matches("bot").count();
    assert_eq!(table_of(&nils, &id).await, foxes);
    assert!(0 < bots(&ida.sees(&owls).await), "bots take the free seats");
    play_on(&[&ida], &owls, |_| false).await;
    play_on(&[&uma, &vera, &nils], &foxes, |_| false).await;
    let data = until(&ida, &id, |it| it["status"] == "over").await;
    adds_up(&data);
    assert_eq!(group(&data, "Foxes")["members"].as_array().unwrap().len(), 3);
    assert_eq!(group(&data, "Owls")["deals"][0]["forfeited"], false);
}

/// Who does not come forfeits by the clock, and the deal is told then.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_gets_nothing() {
    let config = Config { minute: Duration::from_millis(100), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let [ida, nils] = people(&site, ["Ida", "Nils"]).await;
    let mut form = ALONE.to_vec();
    form.retain(|it| it.0 != "clock" && it.0 != "rounds");
    form.extend([("rounds", "1"), ("clock", "live 1+0")]);
    let id = opens(&ida, &form).await;
    begins_with(&id, [&ida, &nils]).await;
    let data = until(&ida, &id, |it| it["status"] == "over").await;
    for name in ["Ida", "Nils"] {
        let deal = &group(&data, name)["deals"][0];
        assert_eq!((&deal["forfeited"], &deal["points"]), (&true.into(), &0.into()), "{data}");
        assert_eq!(group(&data, name)["best"], 0);
    }
}
