//! What happens at a table is written together or not at all.

use facts::{Status, Write};

use crate::{Result, Store, Tx, company, looks, moves, since, tables, talk};

impl Store {
    /// Writes all of it or nothing. Once this returns it survives anything. No if not just `before`
    /// others were written at this table: then nothing is written.
    ///
    /// # Errors
    /// The store fails. If that was at the very end it may have written all.
    pub async fn write(&self, table: &str, before: u64, writes: &[Write]) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        let next =
            sqlx::query("update tables set writes = writes + 1 where id = $1 and writes = $2");
        let next = next.bind(table).bind(before as i64).execute(&mut *all).await?;
        if next.rows_affected() == 0 {
            return Ok(false);
        }
        for write in writes {
            carry_out(&mut all, table, write).await?;
        }
        all.commit().await?;
        Ok(true)
    }
}

async fn carry_out(all: &mut Tx<'_>, table: &str, write: &Write) -> Result<()> {
    match write {
        Write::Moves { seq, moves, end } => {
            moves::append(all, table, *seq, moves).await?;
            match end {
                Some(end) => moves::end(all, table, end).await,
                None => Ok(()),
            }
        }
        Write::TakeBack { seq, left } => moves::take_back(all, table, *seq, left).await.map(|_| ()),
        Write::Said(said) => talk::keep(all, table, said).await.map(|_| ()),
        Write::Seat { seat, sitter, away } => tables::give(all, table, *seat, sitter, *away).await,
        Write::Agrees { seat, agrees } => company::agree(all, table, *seat, *agrees).await,
        Write::Clock { seat, left, asked } => {
            company::set_clock(all, table, *seat, *left, *asked).await
        }
        Write::Look { seat, ply } => looks::set_look(all, table, *seat, *ply).await,
        Write::Begins => tables::turn(all, table, Status::Running, None).await,
        Write::Ends(end) => moves::end(all, table, end).await,
        Write::Closes(reason) => tables::turn(all, table, Status::Closed, Some(reason)).await,
        Write::Guest { table: other, person } => {
            company::admit(all, other.as_deref().unwrap_or(table), person).await
        }
        Write::Bar { person } => company::bar(all, table, person).await,
        Write::Rematch(next) => company::rematch(all, table, next).await,
        Write::Memo(memo) => since::remember(all, table, memo).await,
    }
}
