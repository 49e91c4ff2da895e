//! What people say at a table, and what is noted of them.

use sqlx::FromRow;

use crate::moves::advance;
use crate::{Result, Store, now, run};

/// What a line of the talk is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    #[default]
    Words,
    /// They asked a bot what it would do.
    Hint,
    /// They let a bot play their seat; the words are its level.
    Relieved,
    /// They took their seat back.
    Returned,
    /// They left; the words are those of `Relieved`.
    Left,
    /// Their time was out; the words are those of `Relieved`.
    OutOfTime,
    /// They gave up their seat for good.
    Resigned,
    /// They sent away the one whose name the words are.
    SentAway,
    /// They would end the game as it stands.
    Agrees,
    /// They would not end it any more.
    Objects,
}

/// A line of the talk: words, or a note of help that somebody took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub person: String,
    /// The name that they bear today.
    pub name: String,
    /// None for one who only watches.
    pub seat: Option<u8>,
    pub kind: Kind,
    pub words: String,
    /// The version of the table that it made; 0 before it is kept.
    pub version: u64,
}

#[derive(FromRow)]
struct SaidRow {
    person: String,
    name: String,
    seat: Option<i64>,
    kind: String,
    words: String,
    seq: i64,
}

impl Kind {
    const ALL: [Kind; 10] = [
        Kind::Words,
        Kind::Hint,
        Kind::Relieved,
        Kind::Returned,
        Kind::Left,
        Kind::OutOfTime,
        Kind::Resigned,
        Kind::SentAway,
        Kind::Agrees,
        Kind::Objects,
    ];

    fn word(self) -> &'static str {
        match self {
            Kind::Words => "words",
            Kind::Hint => "hint",
            Kind::Relieved => "relieved",
            Kind::Returned => "returned",
            Kind::Left => "left",
            Kind::OutOfTime => "outoftime",
            Kind::Resigned => "resigned",
            Kind::SentAway => "sentaway",
            Kind::Agrees => "agrees",
            Kind::Objects => "objects",
        }
    }

    fn of(word: &str) -> Kind {
        Kind::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }
}

impl From<SaidRow> for Said {
    fn from(row: SaidRow) -> Said {
        Said {
            person: row.person,
            name: row.name,
            seat: row.seat.and_then(|it| u8::try_from(it).ok()),
            kind: Kind::of(&row.kind),
            words: row.words,
            version: row.seq as u64,
        }
    }
}

impl Store {
    /// What was said at a table, in order, at most the last `most` lines.
    ///
    /// # Errors
    /// The store fails.
    pub async fn said(&self, table: &str, most: u32) -> Result<Vec<Said>> {
        let lines: Vec<SaidRow> = sqlx::query_as(
            "select person, name, seat, kind, words, seq from said \
             join people on people.id = person \
             where table_id = $1 order by seq desc limit $2",
        )
        .bind(table)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        Ok(lines.into_iter().rev().map(Said::from).collect())
    }

    /// The versions that every line of a table's talk made, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn said_at(&self, table: &str) -> Result<Vec<u64>> {
        let versions: Vec<i64> =
            sqlx::query_scalar("select seq from said where table_id = $1 order by seq")
                .bind(table)
                .fetch_all(&self.pool)
                .await?;
        Ok(versions.into_iter().map(|it| it as u64).collect())
    }

    /// Keeps a line. Answers the table's version.
    ///
    /// # Errors
    /// The store fails.
    pub async fn say(&self, table: &str, said: &Said) -> Result<u64> {
        let mut all = self.writes.begin().await?;
        let version = advance(&mut all, table, 1).await?;
        let line = sqlx::query(
            "insert into said (table_id, seq, person, seat, kind, words, at) \
             values ($1, $2, $3, $4, $5, $6, $7)",
        );
        let line =
            line.bind(table).bind(version as i64).bind(&said.person).bind(said.seat.map(i64::from));
        run(line.bind(said.kind.word()).bind(&said.words).bind(now()), &mut *all).await?;
        all.commit().await?;
        Ok(version)
    }
}
