//! How a table is read from the store, and how it is closed there.

use std::sync::Arc;

use catalogue::Table;
use room::script::Script;
use room::{Kept, SAID_MAX, Versions};
use store::{Status, Store, TableFacts};
use web::guide::{Guide, MARK};

use crate::trouble::Trouble;

/// Everything that is stored of a table, with its game replayed. If it cannot be replayed, it is
/// closed with the reason.
pub(crate) async fn kept(store: &Store, mut facts: TableFacts) -> Result<Kept, Trouble> {
    let said = store.said(&facts.id, SAID_MAX as u32).await?;
    let game = match facts.status {
        Status::Lobby | Status::Closed => None,
        Status::Running | Status::Finished => match revive(store, &facts).await? {
            Ok(game) => Some(game),
            Err(reason) => {
                tracing::warn!(table = facts.id, reason, "a table does not replay");
                close(store, &mut facts, reason).await?;
                None
            }
        },
    };
    let cards = match facts.status {
        Status::Lobby => Some(store.card_file(&facts.cards).await?),
        Status::Running | Status::Finished | Status::Closed => None,
    };
    let (at, undone) = (store.said_at(&facts.id).await?, store.undone(&facts.id).await?);
    Ok(Kept {
        game,
        cards,
        said,
        versions: Versions { said: at, undone },
        memo: store.memo(&facts.id).await?,
        barred: store.barred(&facts.id).await?,
        script: script(&facts),
        facts,
    })
}

/// The script of a table, if its deal is that of a first game.
fn script(facts: &TableFacts) -> Option<Arc<Script>> {
    facts.replay_of.as_deref().filter(|it| *it == MARK)?;
    let guide = Guide::dealt(&facts.game, &facts.seed, &facts.options)?;
    Some(Arc::clone(&guide.script))
}

/// Closes a table. A finished one stays finished, even if it can no longer be shown.
async fn close(store: &Store, facts: &mut TableFacts, reason: &str) -> Result<(), store::Error> {
    if facts.status == Status::Running {
        store.close_table(&facts.id, reason).await?;
        facts.status = Status::Closed;
    }
    facts.reason = Some(reason.to_string());
    Ok(())
}

type Revived = Result<Box<dyn Table>, &'static str>;

/// Replays a stored table.
async fn revive(store: &Store, facts: &TableFacts) -> Result<Revived, store::Error> {
    #[cfg(test)]
    if let Some(game) = crate::secrecy::instead(&facts.id) {
        return Ok(Ok(game));
    }
    let cards = store.card_file(&facts.cards).await?;
    let record = room::record(facts, &store.moves(&facts.id).await?);
    // A panic of the rules ends only the replay.
    let replayed = tokio::task::spawn_blocking(move || room::revive(record, &cards)).await;
    Ok(replayed.unwrap_or(Err("error-closed-replay")))
}
