//! Moves: appended in order, several at once or none.

use facts::{End, PlayedMove, Undone};

use crate::{Result, Store, Tx, daily, journal, now, reliefs, run, sealed};

impl Store {
    /// Every move of a table, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn moves(&self, table: &str) -> Result<Vec<PlayedMove>> {
        self.moves_from(table, 0).await
    }

    /// The versions of a table of which neither a move nor a line of talk is left, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn undone(&self, table: &str) -> Result<Vec<Undone>> {
        let rows: Vec<(i64, i64, Option<i64>)> = sqlx::query_as(
            "select version, seen, since from undone where table_id = $1 order by version",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        let undone = |(version, seen, since): (i64, i64, Option<i64>)| Undone {
            version: version as u64,
            seen: seen as u8,
            since: since.map(|it| it as u64),
        };
        Ok(rows.into_iter().map(undone).collect())
    }
}

/// Stores that the game is over. A second time changes nothing.
pub(crate) async fn end(all: &mut Tx<'_>, table: &str, end: &End) -> Result<()> {
    let finished = sqlx::query(
        "update tables set status = 'finished', outcome = $2, won = $3, changed = $4 \
         where id = $1 and status = 'running'",
    );
    let finished = finished.bind(table).bind(&end.outcome).bind(i64::from(end.won));
    run(finished.bind(now()), &mut **all).await?;
    if let Some(victory) = &end.victory {
        journal::insert(all, victory).await?;
    }
    if let Some(mark) = &end.mark {
        daily::note(all, table, mark).await?;
    }
    sealed::settle(all, table).await
}

/// Appends `moves`, the first as number `seq`. Returns the table's version.
pub(crate) async fn append(
    all: &mut Tx<'_>,
    table: &str,
    seq: usize,
    moves: &[PlayedMove],
) -> Result<u64> {
    let version = advance(all, table, moves.len()).await?;
    for (at, played) in moves.iter().enumerate() {
        let inserted = sqlx::query(
            "insert into moves (table_id, seq, seat, move, at) values ($1, $2, $3, $4, $5)",
        );
        let inserted = inserted.bind(table).bind((seq + at) as i64).bind(i64::from(played.seat));
        run(inserted.bind(&played.mv).bind(now()), &mut **all).await?;
    }
    Ok(version)
}

/// Takes back the move number `seq`; those after it move up. Keeps what is left of it: its version,
/// and that of the taking back, which is the table's next. Returns the table's version.
pub(crate) async fn take_back(
    all: &mut Tx<'_>,
    table: &str,
    seq: usize,
    left: &[Undone],
) -> Result<u64> {
    let version = advance(all, table, 1).await?;
    for change in [
        "delete from moves where table_id = $1 and seq = $2",
        // Two moves may never have the same number, not even for a moment, so numbers are negative
        // meanwhile.
        "update moves set seq = -seq where table_id = $1 and seq > $2",
        "update moves set seq = -seq - 1 where table_id = $1 and seq < -$2",
    ] {
        run(sqlx::query(change).bind(table).bind(seq as i64), &mut **all).await?;
    }
    reliefs::move_up(all, table, seq).await?;
    for undone in left {
        let kept = sqlx::query(
            "insert into undone (table_id, version, seen, since) values ($1, $2, $3, $4)",
        );
        let kept = kept.bind(table).bind(undone.version as i64).bind(i64::from(undone.seen));
        run(kept.bind(undone.since.map(|it| it as i64)), &mut **all).await?;
    }
    Ok(version)
}

/// Adds `steps` to the table's version, and returns it.
pub(crate) async fn advance(all: &mut Tx<'_>, table: &str, steps: usize) -> Result<u64> {
    let version: i64 = sqlx::query_scalar(
        "update tables set version = version + $2, changed = $3 where id = $1 returning version",
    )
    .bind(table)
    .bind(steps as i64)
    .bind(now())
    .fetch_one(&mut **all)
    .await?;
    Ok(version as u64)
}
