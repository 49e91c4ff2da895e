//! Tables by the API: opened, joined, played, left, and what is refused.

use serde_json::{Value, json};

use super::caller::{Caller, no, refused, still, two_at};

fn with_a_friend() -> Value {
    json!({ "game": "oh-no", "seats": ["me", "link", "link"] })
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_offered_with_their_options() {
    let site = still().await;
    let games = Caller::stranger(&site).sees("/games").await;
    let ids: Vec<&str> = catalogue::GAMES.iter().map(|it| it.id).collect();
    let offered: Vec<&Value> = games.as_array().unwrap().iter().map(|it| &it["id"]).collect();
    assert_eq!(offered, ids);
    assert_eq!(games[0]["options"][0]["key"], "level");
    let cards = Caller::stranger(&site).request("GET", "/games/oh-no/cards").send().await.unwrap();
    assert_eq!(cards.text().await.unwrap(), catalogue::cards("oh-no", None).unwrap().file);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_find_together_and_part() {
    let site = still().await;
    let names = ["Ida", "Nils", "Uma"];
    let (ida, nils) = (Caller::guest(&site, names[0]).await, Caller::guest(&site, names[1]).await);
    let table = ida.opens(with_a_friend()).await;
    assert_eq!(refused(nils.gets(&table).await), no(403, "error-private"));
    let wrong = json!({ "key": "nonsense" });
    assert_eq!(refused(nils.posts(&format!("{table}/sit"), wrong).await), no(403, "error-private"));
    let invite = ida.sees(&table).await["invite"].as_str().unwrap().to_string();
    let key = invite.split_once("k=").unwrap().1;
    let watching = nils.does(&format!("{table}/enter"), json!({ "key": key })).await;
    assert_eq!((&watching["seat"], &watching["invite"]), (&Value::Null, &Value::Null));
    let sits = nils.does(&format!("{table}/sit"), json!({ "seat": 2 })).await;
    assert_eq!((&sits["seat"], &sits["seats"][2]["name"]), (&json!(2), &json!("Nils")));
    let start = format!("{table}/start");
    assert_eq!(refused(nils.posts(&start, json!({})).await), no(403, "error-only-host"));
    assert_eq!(refused(ida.posts(&start, json!({})).await), no(409, "error-seats-free"));
    ida.does(&format!("{table}/bot"), json!({ "seat": 1, "level": "cadet" })).await;
    let begun = ida.does(&start, json!({})).await;
    assert_eq!((&begun["status"], &begun["seats"][1]["bot"]), (&json!("running"), &json!("cadet")));

    let mine = nils.sees("/me/tables").await;
    assert_eq!(mine["tables"][0]["table"], begun["table"]);
    let agreed = nils.does(&format!("{table}/agree"), json!({ "agrees": true })).await;
    assert!(agreed["said"][0]["note"] == true, "everybody reads it: {agreed}");
    let left = nils.does(&format!("{table}/resign"), json!({})).await;
    assert_eq!((&left["seat"], &left["seats"][2]["bot"]), (&Value::Null, &json!("sergeant")));
}

/// Of several bots the first plays by its level alone.
#[tokio::test(flavor = "multi_thread")]
async fn the_styles_of_bots_are_told() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    let bot = json!({ "bot": "cadet" });
    let table = json!({ "game": "xeno", "seats": ["me", &bot, &bot, &bot] });
    let (_, opened) = ida.posts("/tables", table).await;
    let styles = Vec::from_iter(opened["seats"].as_array().unwrap().iter().map(|it| &it["style"]));
    let (soldier, trader) = (json!("soldier"), json!("trader"));
    assert_eq!(styles, [&Value::Null, &Value::Null, &soldier, &trader]);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    ida.opens(with_a_friend()).await;
    let open =
        json!({ "game": "oh-no", "seats": ["me", "link", { "bot": "cadet" }], "open": true });
    let table = ida.opens(open).await;
    let listed = Caller::stranger(&site).sees("/tables").await;
    assert_eq!(listed.as_array().unwrap().len(), 1, "the other is private");
    assert_eq!(
        (&listed[0]["host"], table.ends_with(listed[0]["table"].as_str().unwrap())),
        (&json!("Ida"), true)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_field_by_field() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    let wrong = [
        (json!({ "game": "chess" }), json!([])),
        (json!({ "game": "oh-no", "seats": ["me"] }), json!(["seats"])),
        (json!({ "game": "oh-no", "options": { "level": "9" } }), json!(["option.level"])),
        (json!({ "game": "oh-no", "clock": "soon" }), json!(["clock"])),
        (json!({ "game": "oh-no", "seats": ["me", { "bot": "hal" }, "link"] }), json!(["seat2"])),
    ];
    for (table, fields) in wrong {
        let (status, answer) = ida.posts("/tables", table).await;
        let named = answer.get("fields").cloned().unwrap_or(json!([]));
        assert_eq!((status, named), (422, fields), "{answer}");
    }
    let (status, answer) = ida.posts("/tables", json!({ "game": "oh-no", "sets": [] })).await;
    assert_eq!(status, 422);
    assert!(answer["detail"].as_str().unwrap().contains("unknown field `sets`"), "{answer}");
    let torn = ida.request("POST", "/tables").header("content-type", "application/json");
    assert_eq!(torn.body("{").send().await.unwrap().status(), 400);
    let text = ida.request("POST", "/tables").body("{}").send().await.unwrap();
    assert_eq!(text.status(), 415);
    let nowhere: Value = ida.request("GET", "/nowhere").send().await.unwrap().json().await.unwrap();
    assert_eq!(nowhere["error"], "error-not-found");
    assert_eq!(refused(ida.gets("/tables/nowhere").await), no(404, "error-not-found"));
}

/// What people may build for a game is read as they type it, here as on the page where they build it.
#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_read_as_it_is_typed() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    let with = |scenario: &str| {
        let seats = ["me", "link", "link"];
        json!({ "game": "invazions", "seats": seats, "options": { "scenario": scenario } })
    };
    let table = ida.opens(with(" L’attaque du LABO ")).await;
    assert_eq!(ida.sees(&table).await["options"]["scenario"], "labo");
    let heard = ida.posts("/tables", with("Zombies : Orge")).await;
    let said = heard.1["message"].as_str().unwrap();
    assert!(said.contains("Orge") && said.contains("Ogre"), "{said}");
    let error = json!(["option.scenario"]);
    assert_eq!((heard.0, &heard.1["fields"]), (422, &error), "{}", heard.1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_too_late_is_told_how_the_table_stands() {
    let site = still().await;
    let game = json!({ "game": "planisphere", "seats": ["me", "link"] });
    let (ida, nils, table) = two_at(&site, game).await;
    let people = [&ida, &nils];
    let state = ida.sees(&table).await;
    let at = state["asked"][0].as_u64().unwrap() as usize;
    let state = people[at].sees(&table).await;
    let first = &state["moves"][0];
    assert!(!first["label"].as_str().unwrap().is_empty());
    let moves = format!("{table}/moves");
    let play = json!({ "seq": state["seq"], "moves": [first["move"]] });
    let (status, answer) = people[1 - at].posts(&moves, play.clone()).await;
    assert_eq!((status, &answer["error"]), (409, &json!("error-not-asked")));
    let now = people[at].does(&moves, play.clone()).await;
    let (status, answer) = people[at].posts(&moves, play).await;
    assert_eq!((status, &answer["error"]), (409, &json!("error-stale")));
    assert_eq!((&answer["seq"], &answer["table"]["seq"]), (&now["seq"], &now["seq"]));
    let absurd = json!({ "seq": now["seq"], "moves": ["fly away"] });
    assert_eq!(refused(people[at].posts(&moves, absurd).await), no(422, "error-unreadable"));
    let none = json!({ "seq": now["seq"], "moves": [] });
    assert_eq!(refused(people[at].posts(&moves, none).await), no(422, "error-no-move"));
}

/// A game for one, from its first move to its record.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_leaves_its_record() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    let table = ida.opens(json!({ "game": "pulp" })).await;
    let record = format!("{table}/record");
    assert_eq!(refused(ida.gets(&record).await), no(409, "error-record-running"));
    let hints = ida.posts(&format!("{table}/hint"), json!({ "seq": 0 })).await;
    assert!(hints.0 == 200 || hints.1["error"] == "error-no-choice", "{hints:?}");
    while ida.moves(&table).await["status"] == "running" {}
    let state = ida.sees(&format!("{table}?told=true")).await;
    assert_eq!(state["status"], "finished");
    assert_eq!(state["told"].as_array().unwrap().len() as u64, state["plies"].as_u64().unwrap());

    let text = ida.request("GET", &record).send().await.unwrap().text().await.unwrap();
    let stranger = Caller::stranger(&site);
    let claim = json!({ "record": text });
    let holds = stranger.does("/records/verify", claim).await;
    assert_eq!((&holds["moves"], &holds["outcome"]), (&state["plies"], &state["outcome"]));
    let forged = json!({ "record": text.replacen("end ", "end never-", 1) });
    let (status, answer) = stranger.posts("/records/verify", forged).await;
    assert_eq!((status, &answer["error"]), (422, &json!("error-record-wrong")));
    let message = answer["message"].as_str().unwrap();
    assert!(message.contains("line ") && !message.contains('$'), "{message}");
    let spoilt = json!({ "record": text.replacen("rempart", "romport", 1) });
    let (_, answer) = stranger.posts("/records/verify", spoilt).await;
    let message = answer["message"].as_str().unwrap();
    assert!(message.contains("line 1") && !message.contains('$'), "{message}");

    let first = ida.sees(&format!("{table}/replay?ply=0")).await;
    assert_eq!((&first["ply"], &first["plies"]), (&json!(0), &state["plies"]));
    let finished = ida.sees("/finished").await;
    assert_eq!(finished[0]["table"], state["table"]);
    ida.sees("/journal").await;
    ida.sees(&format!("{table}/review")).await;
    let next = ida.makes(&format!("{table}/replay"), json!({ "ply": 1, "seat": 0 })).await;
    assert_eq!((&next["plies"], &next["replay"]), (&json!(1), &json!(true)));
    let again = ida.makes(&format!("{table}/same-deal"), json!({})).await;
    assert_eq!(again["commitment"], state["commitment"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_begun_once() {
    let site = still().await;
    let ida = Caller::guest(&site, "Ida").await;
    let table = ida.makes("/games/pulp/daily", json!({})).await;
    assert_eq!(ida.makes("/games/pulp/daily", json!({})).await["table"], table["table"]);
    let results = Caller::stranger(&site).sees("/games/pulp/daily").await;
    assert_eq!((&results["day"], &results["results"]), (&table["day"], &json!([])));
    let ahead = Caller::stranger(&site).gets("/games/pulp/daily/2999-01-01").await;
    assert_eq!(refused(ahead), no(404, "error-not-found"));
    assert_eq!(refused(ida.gets("/games/xeno/daily").await), no(404, "error-not-found"));
}

/// The page about it names every call.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_lists_every_call() {
    let site = still().await;
    let page = site.somebody().page("/api?lang=en").await;
    for path in ["/tables/{id}/moves", "/guests", "/records/verify"] {
        assert!(page.contains(&format!("</b> {path}</code>")), "{path}");
    }
    assert!(!page.contains("api-"), "a key that nobody wrote shows as itself");
    let given = site.somebody().page("/api/v1/openapi.json").await;
    let given: Value = serde_json::from_str(&given).unwrap();
    assert_eq!(given, serde_json::from_str::<Value>(&server::document()).unwrap());
}

/// All moves or none, and exactly the cards that are named.
#[tokio::test(flavor = "multi_thread")]
async fn several_moves_are_made_as_they_are_named_or_not_at_all() {
    let site = still().await;
    let game = json!({ "game": "xeno", "seats": ["me", "link"] });
    let (ida, _, table) = two_at(&site, game).await;
    ida.moves(&table).await;
    let before = ida.sees(&table).await;
    let offered = before["moves"].as_array().unwrap().iter().map(|it| it["move"].clone());
    let offered: Vec<Value> = offered.collect();
    assert_eq!(offered.len(), 6, "cards of which two go: {before}");
    let (first, fifth) = (&offered[0], &offered[4]);
    let moves = format!("{table}/moves");
    let sends = |moves: Value| json!({ "seq": before["seq"], "moves": moves });
    // A third card is not asked for.
    let wrong = [
        (json!([fifth, fifth]), 422),
        (json!([fifth, "fly away"]), 422),
        (json!([first, fifth, first]), 409),
    ];
    for (cards, refused) in wrong {
        let (status, answer) = ida.posts(&moves, sends(cards.clone())).await;
        assert_eq!(status, refused, "{cards}: {answer}");
        assert_eq!(ida.sees(&table).await, before, "{cards}");
    }
    ida.does(&moves, sends(json!([fifth, first]))).await;
    let after = ida.sees(&table).await;
    let picked = after["view"]["own"]["picked"].as_array().unwrap().iter();
    let picked: Vec<Value> =
        picked.map(|it| json!(format!("discard {}", it.as_str().unwrap()))).collect();
    assert_eq!(picked, [first.clone(), fifth.clone()], "{after}");
}
