//! What the administrator looks at: lists, everything that is kept of a person, a copy of the
//! store.

use std::path::Path;

use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column as _, FromRow, Row as _};

use crate::people::PersonRow;
use crate::{Person, Result, Store};

/// A table in the list of tables.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub status: String,
    /// The number of seats that people have.
    pub people: i64,
    pub moves: i64,
    /// When anything last happened there, in seconds since 1970.
    pub changed: i64,
}

/// A person in the list of people.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PersonLine {
    pub id: String,
    pub name: String,
    /// The name of their account in small letters, if they have one.
    pub login: Option<String>,
    /// The number of tables at which they sit, finished ones included.
    pub tables: i64,
    /// The number of browsers in which they are signed in.
    pub sessions: i64,
    /// When they first came, in seconds since 1970.
    pub created: i64,
}

/// A browser that is signed in. Its id is not shown: even hashed, it is a secret.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SessionLine {
    pub person: String,
    pub name: String,
    /// In seconds since 1970.
    pub created: i64,
    pub seen: i64,
}

/// Everything that is kept of a person ($1), each with its heading in the export.
const DOSSIER: [(&str, &str); 20] = [
    ("person", "select id, name, lang, created, hook, unranked, shown from people where id = $1"),
    ("account", "select login, created from accounts where person = $1"),
    ("sessions", "select created, seen from sessions where person = $1 order by created"),
    ("devices", "select name, address, created from devices where person = $1 order by created"),
    (
        "seats",
        "select table_id, game, status, seat, alias, options, outcome, created, changed from \
         seats join tables on tables.id = table_id where person = $1 order by created, seat",
    ),
    ("opened", "select id, game, status, options, created from tables where host = $1"),
    (
        "moves",
        "select moves.table_id, moves.seat, move, at from moves join seats on \
         seats.table_id = moves.table_id and seats.seat = moves.seat where person = $1 \
         order by moves.table_id, seq",
    ),
    (
        "reviews",
        "select reviews.table_id as table_id, body from reviews join seats on \
         seats.table_id = reviews.table_id where person = $1 and \
         part = substr('ABCDEFGH', cast(seat as integer) + 1, 1) order by reviews.table_id",
    ),
    ("said", "select table_id, kind, words, at from said where person = $1 order by at, seq"),
    ("invited", "select table_id from guests where person = $1 order by table_id"),
    ("tries", "select game, day, table_id, verdict, score, moves, at from tries where person = $1"),
    (
        "duels",
        "select id, game, options, created, ended, case when host = $1 then 'challenged' else \
         'took up' end as part from duels where host = $1 or rival = $1 order by created",
    ),
    (
        "tournaments",
        "select id, tournaments.name as name, game, status, created, tournament_players.gone as gone, \
         tournament_groups.name as joined from tournament_players \
         join tournaments on tournaments.id = tournament_players.tournament left join \
         tournament_groups on tournament_groups.tournament = tournaments.id and \
         tournament_groups.number = team where person = $1 order by created",
    ),
    (
        "tournaments opened",
        "select id, name, game, status, created from tournaments where host = $1 order by created",
    ),
    (
        "clubs",
        "select id, name, about, public, since, case when founder = $1 then 'leads' else 'member' \
         end as part from club_members join clubs on clubs.id = club where person = $1 order by since",
    ),
    ("studies", "select id, name, about, listed, created from studies where author = $1"),
    (
        "notes",
        "select study_notes.study as study, chapter, table_id, ply, words, marks from study_notes join study_chapters on \
         study_chapters.study = study_notes.study and number = chapter where study_notes.study in \
         (select id from studies where author = $1) order by study, chapter, ply",
    ),
    ("scenarios", "select id, game, line, name, about, created from scenarios where author = $1"),
    ("votes", "select scenario from scenario_votes where person = $1 order by scenario"),
    (
        "puzzles",
        "select game, puzzle, move, solved, day, at from puzzle_answers where person = $1 \
         order by at",
    ),
];

impl Store {
    /// The tables, with the latest activity first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn list_tables(&self, most: u32) -> Result<Vec<TableLine>> {
        sqlx::query_as(
            "select id, game, status, changed, \
             (select count(*) from seats where table_id = id and person is not null) as people, \
             (select count(*) from moves where table_id = id) as moves \
             from tables order by changed desc, id limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
    }

    /// The people of whom anything is kept, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn list_people(&self, most: u32) -> Result<Vec<PersonLine>> {
        sqlx::query_as(
            "select id, name, login, people.created as created, \
             (select count(distinct table_id) from seats where person = id) as tables, \
             (select count(*) from sessions where sessions.person = people.id) as sessions \
             from people left join accounts on accounts.person = people.id where gone = 0 \
             order by people.created desc, id limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
    }

    /// The browsers that are signed in, the last used first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn list_sessions(&self, most: u32) -> Result<Vec<SessionLine>> {
        sqlx::query_as(
            "select person, name, sessions.created as created, seen \
             from sessions join people on people.id = person order by seen desc limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
    }

    /// The person with this id, or with an account of this name.
    ///
    /// # Errors
    /// The store fails.
    pub async fn find_person(&self, who: &str) -> Result<Option<Person>> {
        let found: Option<PersonRow> = sqlx::query_as(
            "select id, name, lang from people where gone = 0 and (id = $1 or id in \
             (select person from accounts where login = $2))",
        )
        .bind(who)
        .bind(who.to_lowercase())
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(Person::from))
    }

    /// Everything that is kept of a person, without passwords and secrets.
    ///
    /// # Errors
    /// The store fails.
    pub async fn dossier(&self, person: &str) -> Result<Value> {
        let mut all = Map::new();
        for (heading, statement) in DOSSIER {
            let rows = sqlx::query(statement).bind(person).fetch_all(&self.pool).await?;
            all.insert(heading.to_string(), rows.iter().map(as_json).collect());
        }
        Ok(Value::Object(all))
    }

    /// Copies everything, as it is at one moment, into a new file. Others can go on meanwhile.
    ///
    /// # Errors
    /// The store fails, or the file is there already.
    pub async fn copy_to(&self, file: &Path) -> Result<()> {
        let name = file.to_string_lossy().into_owned();
        sqlx::query("vacuum into $1").bind(name).execute(&self.pool).await.map(|_| ())
    }
}

/// A row of texts and whole numbers as JSON.
fn as_json(row: &AnyRow) -> Value {
    let value = |at: usize| match row.try_get::<Option<i64>, _>(at) {
        Ok(number) => Value::from(number),
        Err(_) => Value::from(row.try_get::<Option<String>, _>(at).unwrap_or_default()),
    };
    let fields = row.columns().iter().map(|it| (it.name().to_string(), value(it.ordinal())));
    Value::Object(fields.collect())
}
