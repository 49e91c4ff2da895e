//! How published scenarios are balanced: bots play them beside play, a few games at a time.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Player;
use catalogue::GameInfo;
use frame::looks::Workshop;
use lab::{SimulationPlan, Tally, simulate};
use store::{ScenarioToMeasure, Store};
use web::boards;

use crate::App;
use crate::beside::{WorkFailed, beside};
use crate::luck;
use crate::trouble::Trouble;

/// How many games say enough.
const ENOUGH: u32 = 100;

/// Games in one go, on one thread.
const AT_ONCE: u64 = 1;

/// How long to wait before one looks again whether there is something to measure.
const IDLE: Duration = Duration::from_secs(3);

/// Who plays in every seat.
const LEVEL: &str = "sergeant";

/// Where people build something for a game.
pub(crate) fn workshop(game: &str) -> Option<Workshop> {
    boards::of(game)?.workshop()
}

/// The games for which people can build something.
pub(crate) fn workshops() -> impl Iterator<Item = &'static GameInfo> {
    catalogue::GAMES.iter().filter(|it| workshop(it.id).is_some())
}

/// By what a scenario of this game is measured now: other rules, cards or bots measure anew.
pub(crate) fn by(game: &GameInfo) -> Option<String> {
    let cards = catalogue::cards(game.id, None).ok()?;
    Some(format!("rules {} cards {} {LEVEL}", game.rules_revision, cards.hash))
}

/// Measures what is published until the server stops.
pub(crate) async fn look_after(app: Arc<App>) {
    let mut stopping = app.stopping.clone();
    tokio::select! {
        () = work(&app) => {}
        _ = stopping.wait_for(|it| *it) => {}
    }
}

/// Rests as long as it has worked, so that it takes at most half of one processor.
async fn work(app: &App) {
    loop {
        let begun = Instant::now();
        for game in catalogue::GAMES {
            if let Err(trouble) = measure(app, game).await {
                tracing::warn!(game = game.id, error = trouble.key, "nothing is measured");
            }
        }
        tokio::time::sleep(begun.elapsed().max(IDLE)).await;
    }
}

async fn measure(app: &App, game: &'static GameInfo) -> Result<(), Trouble> {
    let by = by(game).ok_or_else(Trouble::broken)?;
    let Some(next) = app.store.scenario_to_measure(game.id, &by, ENOUGH).await? else {
        return Ok(());
    };
    let cards = match next.is_cards() {
        true => Some(app.store.card_file(&next.line).await?),
        false => None,
    };
    let plan = plan(game, &next, cards).ok_or_else(Trouble::broken)?;
    let played =
        beside(move || simulate(&plan, |_| ControlFlow::Continue(())).map(|it| it.tally).ok());
    settle(&app.store, &next, &by, played.await).await
}

/// Counts what bots played of a scenario, or withdraws cards for which the rules break: nobody should
/// play with them, though no trial has shown it.
async fn settle(
    store: &Store,
    next: &ScenarioToMeasure,
    by: &str,
    played: Result<Option<Tally>, WorkFailed>,
) -> Result<(), Trouble> {
    if next.is_cards() && matches!(played, Err(WorkFailed::Panicked)) {
        tracing::warn!(id = next.id, "the rules break: it is published no longer");
        return Ok(store.remove_scenario(&next.id).await?);
    }
    let tally = played.ok().flatten().ok_or_else(Trouble::broken)?;
    let counted = (tally.games as i64, tally.seats[0].won as i64);
    Ok(store.measure_scenario(next, by, counted).await?)
}

/// What a table with it agrees on: with other cards the usual.
fn options(game: &GameInfo, next: &ScenarioToMeasure) -> Option<Vec<(String, String)>> {
    if next.is_cards() {
        return Some(Vec::new());
    }
    Some(vec![(workshop(game.id)?.option.to_string(), next.line.clone())])
}

/// The next games of a scenario; which deals they have follows from how many were played.
fn plan(
    game: &GameInfo,
    next: &ScenarioToMeasure,
    cards: Option<String>,
) -> Option<SimulationPlan> {
    let player: Player = LEVEL.parse().ok()?;
    Some(SimulationPlan {
        game: game.id.to_string(),
        bots: vec![player; next.players as usize],
        options: options(game, next)?,
        cards,
        games: AT_ONCE,
        seed: luck::of(&next.id, &format!("balance/{}", next.games)),
        threads: Some(1),
        records: None,
        paired: false,
        until: None,
        moves: false,
    })
}

#[cfg(test)]
mod tests {
    use store::{NewScenario, Person};

    use super::*;

    const GAME: &str = "oh-no";

    async fn published(store: &Store, id: &str, file: Option<&str>) -> ScenarioToMeasure {
        let new = NewScenario {
            id: id.to_string(),
            game: GAME.to_string(),
            players: 3,
            line: format!("line of {id}"),
            file: file.map(str::to_string),
            name: id.to_string(),
            about: String::new(),
            author: "ida".to_string(),
        };
        assert!(store.add_scenario(&new, 9).await.unwrap());
        store.scenario_to_measure(GAME, "now", ENOUGH).await.unwrap().unwrap()
    }

    async fn is_there(store: &Store, id: &str) -> bool {
        store.scenario(id, "").await.unwrap().is_some()
    }

    #[tokio::test]
    async fn cards_for_which_the_rules_break_are_withdrawn() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("rempart.db")).await.unwrap();
        let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "en".into() };
        store.add_person(&ida).await.unwrap();
        let broken = || beside(|| panic!("a rule breaks"));
        let cards = published(&store, "cards", Some("matrix = 1")).await;
        assert!(settle(&store, &cards, "now", Ok(None)).await.is_err());
        assert!(is_there(&store, "cards").await, "nobody could play, and nothing broke");
        settle(&store, &cards, "now", broken().await).await.unwrap();
        assert!(!is_there(&store, "cards").await);
        // What is built of the game's own cards shows a fault of ours.
        let built = published(&store, "built", None).await;
        assert!(settle(&store, &built, "now", broken().await).await.is_err());
        assert!(is_there(&store, "built").await);
    }
}
