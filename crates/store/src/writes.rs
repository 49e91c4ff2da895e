//! What happens at a table is written together or not at all. What waits at many tables is written
//! in one transaction, since making one move safe on the disk takes as long as a hundred.

use std::collections::BTreeSet;
use std::sync::Arc;

use facts::{PlayedMove, Status, Write};
use sqlx::AnyPool;
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::{Error, Result, Store, Tx, company, looks, moves, now, rest, since, tables, talk};

/// The most tables that one transaction writes to.
const TOGETHER_MAX: usize = 64;

/// The sizes of statements about several rows. There are few of them, so that the database knows
/// the statements already.
const AT_A_TIME: [usize; 3] = [16, 4, 1];

/// A change at a table that waits to be written.
struct WriteJob {
    table: String,
    before: u64,
    writes: Vec<Write>,
    answer: oneshot::Sender<Result<bool>>,
}

/// The line in which changes wait.
#[derive(Clone, Debug)]
pub(crate) struct WriteQueue(mpsc::UnboundedSender<WriteJob>);

impl Store {
    /// Writes all of it or nothing. When this returns, it survives anything. Returns false, and
    /// writes nothing, if the number of earlier writes at this table is not exactly `before`.
    ///
    /// # Errors
    /// The store fails. If it failed at the very end, everything may have been written all the
    /// same.
    pub async fn write(&self, table: &str, before: u64, writes: &[Write]) -> Result<bool> {
        let (answer, written) = oneshot::channel();
        let job = WriteJob { table: table.to_string(), before, writes: writes.to_vec(), answer };
        self.line.0.send(job).map_err(|_| Error::PoolClosed)?;
        written.await.map_err(|_| Error::PoolClosed)?
    }
}

impl WriteQueue {
    /// Starts tasks that write what comes, as long as the store is open.
    pub(crate) fn open(pool: &AnyPool, writers: usize) -> WriteQueue {
        let (line, jobs) = mpsc::unbounded_channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..writers {
            tokio::spawn(write_all(pool.clone(), Arc::clone(&jobs)));
        }
        WriteQueue(line)
    }
}

async fn write_all(pool: AnyPool, line: Arc<Mutex<mpsc::UnboundedReceiver<WriteJob>>>) {
    loop {
        let mut jobs = Vec::new();
        if line.lock().await.recv_many(&mut jobs, TOGETHER_MAX).await == 0 {
            return;
        }
        write_group(&pool, jobs).await;
    }
}

/// Writes all these jobs in one transaction. If that fails, each is written by itself, so that none
/// suffers from another. Nothing is written twice, since each job says how many writes came before
/// it.
async fn write_group(pool: &AnyPool, jobs: Vec<WriteJob>) {
    let tables: BTreeSet<&str> = jobs.iter().map(|it| it.table.as_str()).collect();
    // Two jobs at the same table are written one after the other.
    if tables.len() == jobs.len()
        && let Ok(written) = together(pool, &jobs).await
    {
        for (job, written) in jobs.into_iter().zip(written) {
            let _ = job.answer.send(Ok(written));
        }
        return;
    }
    for job in jobs {
        let written = alone(pool, &job).await;
        let _ = job.answer.send(written);
    }
}

/// For each job, whether it was written.
async fn together(pool: &AnyPool, jobs: &[WriteJob]) -> Result<Vec<bool>> {
    let mut all = pool.begin().await?;
    let (plain, others): (Vec<&WriteJob>, Vec<&WriteJob>) =
        jobs.iter().partition(|it| it.is_plain());
    let mut written = play(&mut all, &plain).await?;
    for job in others {
        if carry_out_all(&mut all, job).await? {
            written.insert(&job.table);
        }
    }
    all.commit().await?;
    Ok(jobs.iter().map(|it| written.contains(it.table.as_str())).collect())
}

async fn alone(pool: &AnyPool, job: &WriteJob) -> Result<bool> {
    let mut all = pool.begin().await?;
    if !carry_out_all(&mut all, job).await? {
        return Ok(false);
    }
    all.commit().await?;
    Ok(true)
}

impl WriteJob {
    /// Whether the job is only moves, which is what happens most.
    fn is_plain(&self) -> bool {
        matches!(self.writes.as_slice(), [Write::Moves { end: None, .. }])
    }

    /// The moves, and the number of the first one.
    fn played(&self) -> (usize, &[PlayedMove]) {
        match self.writes.as_slice() {
            [Write::Moves { seq, moves, .. }] => (*seq, moves),
            _ => (0, &[]),
        }
    }
}

/// Appends moves at several tables. Returns the tables where that was done; the others have had
/// other writes meanwhile.
async fn play<'a>(all: &mut Tx<'_>, jobs: &[&'a WriteJob]) -> Result<BTreeSet<&'a str>> {
    let mut counted = BTreeSet::new();
    for some in parts(jobs) {
        counted.extend(count(all, some).await?);
    }
    let played: Vec<&WriteJob> =
        jobs.iter().copied().filter(|it| counted.contains(&it.table)).collect();
    let rows: Vec<MoveRow<'_>> = played.iter().flat_map(|it| rows(it)).collect();
    for some in parts(&rows) {
        insert(all, some).await?;
    }
    Ok(played.into_iter().map(|it| it.table.as_str()).collect())
}

/// Rows, split into parts of few different sizes.
fn parts<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = AT_A_TIME.into_iter().find(|it| *it <= rows.len())?;
        let (some, rest) = rows.split_at(size);
        rows = rest;
        Some(some)
    })
}

/// `($2, $3), ($4, $5)`: this many rows of this many values, counting from the number `first`.
fn placeholders(rows: usize, values: usize, first: usize) -> String {
    let row = |row: usize| {
        let values = (0..values).map(|it| format!("${}", first + row * values + it));
        format!("({})", values.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Counts a write at each of these tables. Returns the tables where the number before was right.
async fn count(all: &mut Tx<'_>, jobs: &[&WriteJob]) -> Result<Vec<String>> {
    let statement = format!(
        "update tables set writes = tables.writes + 1, version = tables.version + now.column3, \
         changed = $1 from (values {}) as now \
         where tables.id = now.column1 and tables.writes = now.column2 returning id",
        placeholders(jobs.len(), 3, 2)
    );
    let mut counted = sqlx::query_scalar(&statement).bind(now());
    for job in jobs {
        let moves = job.played().1.len();
        counted = counted.bind(&job.table).bind(job.before as i64).bind(moves as i64);
    }
    counted.fetch_all(&mut **all).await
}

/// A move as a row: its table, its number, and the move.
type MoveRow<'a> = (&'a str, usize, &'a PlayedMove);

fn rows(job: &WriteJob) -> impl Iterator<Item = MoveRow<'_>> {
    let (seq, moves) = job.played();
    moves.iter().enumerate().map(move |(at, played)| (job.table.as_str(), seq + at, played))
}

async fn insert(all: &mut Tx<'_>, rows: &[MoveRow<'_>]) -> Result<()> {
    let statement = format!(
        "insert into moves (table_id, seq, seat, move, at) values {}",
        placeholders(rows.len(), 5, 1)
    );
    let mut inserted = sqlx::query(&statement);
    for (table, seq, played) in rows {
        inserted = inserted.bind(*table).bind(*seq as i64).bind(i64::from(played.seat));
        inserted = inserted.bind(&played.mv).bind(now());
    }
    inserted.execute(&mut **all).await.map(|_| ())
}

/// Returns false, and writes nothing, if the number of earlier writes is not as expected.
async fn carry_out_all(all: &mut Tx<'_>, job: &WriteJob) -> Result<bool> {
    let next = sqlx::query("update tables set writes = writes + 1 where id = $1 and writes = $2");
    let next = next.bind(&job.table).bind(job.before as i64).execute(&mut **all).await?;
    if next.rows_affected() == 0 {
        return Ok(false);
    }
    for write in &job.writes {
        carry_out(all, &job.table, write).await?;
    }
    Ok(true)
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
        Write::Rests(people) => rest::rest(all, table, people).await,
    }
}
