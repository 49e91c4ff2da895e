//! How a table comes back from the store, and how it ends there.

use std::sync::Arc;

use catalogue::{OpenError, Table};
use store::{Mark, Mate, Played, Status, Store, Victory};
use tabletop::{Deal, Outcome, Record, ReplayError, Seat, Seed, Verdict};

use crate::calls::Calls;
use crate::config::Config;
use crate::room::{Room, Versions};
use crate::trouble::Trouble;

/// Lines of chat that a page shows.
pub(crate) const SAID_MAX: u32 = 200;

/// The table as it was left. One that no longer replays is closed, with the reason.
pub(crate) async fn wake(
    store: Store,
    mut row: store::Table,
    config: Config,
    calls: Arc<Calls>,
) -> Result<Room, Trouble> {
    let said = store.said(&row.id, SAID_MAX).await?;
    let game = match row.status {
        Status::Lobby | Status::Closed => None,
        Status::Running | Status::Finished => match revive(&store, &row).await? {
            Ok(game) => Some(game),
            Err(reason) => {
                tracing::warn!(table = row.id, reason, "a table does not replay");
                close(&store, &mut row, reason).await?;
                None
            }
        },
    };
    let (at, undone) = (store.said_at(&row.id).await?, store.undone(&row.id).await?);
    let versions = Versions { said: at, undone };
    let mut room = Room::new(store, row, game, said, &versions, config, calls);
    room.end_if_over().await?;
    Ok(room)
}

/// A finished table stays finished, even if it can no longer be shown.
async fn close(store: &Store, row: &mut store::Table, reason: &str) -> Result<(), store::Error> {
    if row.status == Status::Running {
        store.close_table(&row.id, reason).await?;
        row.status = Status::Closed;
    }
    row.reason = Some(reason.to_string());
    Ok(())
}

type Revived = Result<Box<dyn Table>, &'static str>;

/// Plays a stored table again.
async fn revive(store: &Store, row: &store::Table) -> Result<Revived, store::Error> {
    #[cfg(test)]
    if let Some(game) = crate::secrecy::instead(&row.id) {
        return Ok(Ok(game));
    }
    let cards = store.card_file(&row.cards).await?;
    let record = record(row, store.moves(&row.id).await?);
    // A panic of the rules ends the replay, not the server.
    let replayed = tokio::task::spawn_blocking(move || replay(record, &cards)).await;
    Ok(replayed.unwrap_or(Err("error-closed-replay")))
}

/// A game that was over when the server was killed is not yet known to be.
fn replay(record: Record, cards: &str) -> Revived {
    let mut replayed = catalogue::replay(&record, Some(cards));
    if let (None, Err(OpenError::Replay(ReplayError::Outcome { here, .. }))) =
        (&record.outcome, &replayed)
    {
        let over = Record { outcome: Some(here.clone()), ..record };
        replayed = catalogue::replay(&over, Some(cards));
    }
    replayed.map_err(|error| why_closed(&error))
}

fn why_closed(error: &OpenError) -> &'static str {
    tracing::warn!(%error, "a record does not replay");
    match error {
        OpenError::Replay(ReplayError::Other { what: "rules", .. }) => "error-closed-rules",
        OpenError::UnknownGame(_) => "error-closed-game",
        OpenError::Cards(_) | OpenError::Setup(_) | OpenError::Replay(_) => "error-closed-replay",
    }
}

/// A stored table as a record, with its seed.
pub(crate) fn record(row: &store::Table, moves: Vec<Played>) -> Record {
    Record {
        game: row.game.clone(),
        rules_revision: row.rules_revision,
        cards: row.cards.clone(),
        players: row.seats.len() as u8,
        options: row.options.clone(),
        deal: Deal { commitment: row.commitment.clone(), seed: row.seed.parse::<Seed>().ok() },
        names: Vec::new(),
        moves: moves.into_iter().map(|it| (Seat(it.seat), it.mv)).collect(),
        outcome: row.outcome.clone(),
    }
}

/// What the journal says of a game that all won together; nothing of any other, nor of a deal
/// that somebody knew.
pub(crate) fn victory(
    row: &store::Table,
    game: &dyn Table,
    outcome: &Outcome,
    names: &[String],
) -> Option<Victory> {
    let together = outcome.seats.values().all(|it| it.verdict == Verdict::Won);
    let mate = |(seat, name): (usize, &String)| Mate {
        name: name.clone(),
        survived: !game.is_out(Seat(seat as u8)),
    };
    let new = row.replay_of.is_none();
    (together && new && 1 < names.len()).then(|| Victory {
        table: row.id.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        team: names.iter().enumerate().map(mate).collect(),
        points: outcome.seats[Seat(0)].score.into(),
        at: store::now(),
    })
}

/// What the results of a day say of a game that one played alone.
pub(crate) fn mark(game: &dyn Table, outcome: &Outcome) -> Mark {
    let standing = outcome.seats[Seat(0)];
    Mark {
        verdict: standing.verdict.to_string(),
        score: standing.score.into(),
        moves: game.plies() as i64,
    }
}

/// Sets up the game of a table that begins.
pub(crate) fn deal(row: &store::Table, cards: &str) -> Result<Box<dyn Table>, Trouble> {
    let seed = row.seed.parse::<Seed>().map_err(|_| Trouble::broken())?;
    let options: Vec<(&str, &str)> =
        row.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    catalogue::open(&row.game, row.seats.len() as u8, &options, Some(cards), seed).map_err(
        |error| {
            tracing::error!(%error, table = row.id, "a table cannot begin");
            Trouble::broken()
        },
    )
}
