//! Games whose deal others play, too: what is hidden until all of them are over.

use crate::{Result, Tx, duels, groups};

/// A game is over: what waited for that is hidden no longer.
pub(crate) async fn settle(all: &mut Tx<'_>, table: &str) -> Result<()> {
    duels::settle(all, table).await?;
    groups::settle(all, table).await
}
