//! Studies: finished games with notes, in chapters.

use sqlx::FromRow;

use crate::{Result, Store, Tx, now, run};

/// A study to be opened.
#[derive(Clone, Debug)]
pub struct NewStudy {
    pub id: String,
    pub name: String,
    pub about: String,
    /// Whether everybody finds it.
    pub listed: bool,
    pub author: String,
}

/// A chapter: a finished game.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StudyChapter {
    pub number: i64,
    #[sqlx(rename = "table_id")]
    pub table: String,
    pub name: String,
    /// Through whose eyes it is seen: a seat counted from 1, or 0 for a spectator.
    pub eyes: i64,
    pub game: String,
}

/// What is noted at a moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StudyNote {
    pub chapter: i64,
    /// After how many moves.
    pub ply: i64,
    pub words: String,
    /// Places on the board, or two with `>` between them for an arrow, with spaces between.
    pub marks: String,
}

/// A study with all that is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyFacts {
    pub id: String,
    pub name: String,
    pub about: String,
    pub listed: bool,
    pub author: String,
    pub author_name: String,
    pub chapters: Vec<StudyChapter>,
    /// By chapter, then by moment.
    pub notes: Vec<StudyNote>,
}

#[derive(FromRow)]
struct StudyRow {
    id: String,
    name: String,
    about: String,
    listed: i64,
    author: String,
    author_name: String,
}

/// A study in a list.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StudyLine {
    pub id: String,
    pub name: String,
    /// Not 0 if everybody finds it.
    pub listed: i64,
    pub author: String,
    pub author_name: String,
    pub chapters: i64,
    pub changed: i64,
}

const STUDY: &str = "select studies.id as id, studies.name as name, about, listed, author, \
    people.name as author_name from studies join people on people.id = author where studies.id = $1";

const CHAPTERS: &str = "select number, table_id, name, eyes, game from study_chapters \
    join tables on id = table_id where study = $1 order by number";

const NOTES: &str = "select chapter, ply, words, marks from study_notes where study = $1 \
    order by chapter, ply";

/// The studies that a person ($1) finds.
const STUDIES: &str = "select * from (select studies.id as id, studies.name as name, listed, author, \
    people.name as author_name, (select count(*) from study_chapters where study = studies.id) as \
    chapters, changed from studies join people on people.id = author) as found \
    where author = $1 or (listed = 1 and chapters > 0) \
    order by case when author = $1 then 0 else 1 end, changed desc, id limit $2";

/// A study of an author ($5) who has fewer than $7.
const BEGUN: &str = "insert into studies (id, name, about, listed, author, created, changed) \
    select $1, $2, $3, $4, id, $6, $6 from people where id = $5 and \
    (select count(*) from studies where author = $5) < $7";

/// A chapter of a study ($1) that has fewer than $5.
const ADDED: &str = "insert into study_chapters (study, number, table_id, name, eyes) select $1, \
    (select coalesce(max(number), 0) + 1 from study_chapters where study = $1), id, $3, $4 \
    from tables where id = $2 and status = 'finished' and \
    (select count(*) from study_chapters where study = $1) < $5 returning number";

const RENAMED: &str =
    "update study_chapters set name = $3, eyes = $4 where study = $1 and number = $2";

const OF_A_CHAPTER: [&str; 2] = [
    "delete from study_notes where study = $1 and chapter = $2",
    "delete from study_chapters where study = $1 and number = $2",
];

/// A note in a chapter ($2) of a study ($1) that has fewer than $6.
const NOTED: &str = "insert into study_notes (study, chapter, ply, words, marks) \
    select study, number, $3, $4, $5 from study_chapters where study = $1 and number = $2 and \
    (select count(*) from study_notes where study = $1 and chapter = $2) < $6";

const UNNOTED: &str = "delete from study_notes where study = $1 and chapter = $2 and ply = $3";

const OF_A_STUDY: [&str; 3] = [
    "delete from study_notes where study = $1",
    "delete from study_chapters where study = $1",
    "delete from studies where id = $1",
];

/// What goes when a person ($1) is forgotten.
pub(crate) const FORGOTTEN: [&str; 3] = [
    "delete from study_notes where study in (select id from studies where author = $1)",
    "delete from study_chapters where study in (select id from studies where author = $1)",
    "delete from studies where author = $1",
];

async fn touch(all: &mut Tx<'_>, study: &str) -> Result<()> {
    let touched = sqlx::query("update studies set changed = $2 where id = $1");
    run(touched.bind(study).bind(now()), &mut **all).await
}

/// Writes a note where there is none. Returns whether there was room.
async fn write(all: &mut Tx<'_>, study: &str, note: &StudyNote, most: u32) -> Result<bool> {
    let noted = sqlx::query(NOTED).bind(study).bind(note.chapter).bind(note.ply);
    let noted = noted.bind(&note.words).bind(&note.marks).bind(i64::from(most));
    Ok(noted.execute(&mut **all).await?.rows_affected() == 1)
}

impl StudyRow {
    fn with(self, chapters: Vec<StudyChapter>, notes: Vec<StudyNote>) -> StudyFacts {
        StudyFacts {
            id: self.id,
            name: self.name,
            about: self.about,
            listed: self.listed != 0,
            author: self.author,
            author_name: self.author_name,
            chapters,
            notes,
        }
    }
}

impl Store {
    /// Opens a study, unless its author has `most` already. Returns whether it did.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_study(&self, it: &NewStudy, most: u32) -> Result<bool> {
        let added = sqlx::query(BEGUN).bind(&it.id).bind(&it.name).bind(&it.about);
        let added = added.bind(i64::from(it.listed)).bind(&it.author).bind(now());
        let added = added.bind(i64::from(most)).execute(&self.writes).await?;
        Ok(added.rows_affected() == 1)
    }

    /// # Errors
    /// The store fails.
    pub async fn study(&self, id: &str) -> Result<Option<StudyFacts>> {
        let row: Option<StudyRow> =
            sqlx::query_as(STUDY).bind(id).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let chapters = sqlx::query_as(CHAPTERS).bind(id).fetch_all(&self.pool).await?;
        let notes = sqlx::query_as(NOTES).bind(id).fetch_all(&self.pool).await?;
        Ok(Some(row.with(chapters, notes)))
    }

    /// The studies of a person, and those that everybody finds and that have a chapter, each the
    /// latest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn studies(&self, person: &str, most: u32) -> Result<Vec<StudyLine>> {
        let lines = sqlx::query_as(STUDIES).bind(person).bind(i64::from(most));
        lines.fetch_all(&self.pool).await
    }

    /// # Errors
    /// The store fails.
    pub async fn set_study(&self, id: &str, name: &str, about: &str, listed: bool) -> Result<()> {
        let set = sqlx::query(
            "update studies set name = $2, about = $3, listed = $4, changed = $5 where id = $1",
        );
        let set = set.bind(id).bind(name).bind(about).bind(i64::from(listed));
        run(set.bind(now()), &self.writes).await
    }

    /// # Errors
    /// The store fails.
    pub async fn remove_study(&self, id: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for statement in OF_A_STUDY {
            run(sqlx::query(statement).bind(id), &mut *all).await?;
        }
        all.commit().await
    }

    /// Adds a finished game to a study, as long as it has fewer than `most`. Returns its number.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_chapter(
        &self,
        study: &str,
        table: &str,
        (name, eyes): (&str, u8),
        most: u32,
    ) -> Result<Option<i64>> {
        let mut all = self.writes.begin().await?;
        touch(&mut all, study).await?;
        let added = sqlx::query_scalar(ADDED).bind(study).bind(table).bind(name);
        let added = added.bind(i64::from(eyes)).bind(i64::from(most));
        let number = added.fetch_optional(&mut *all).await?;
        all.commit().await?;
        Ok(number)
    }

    /// # Errors
    /// The store fails.
    pub async fn set_chapter(&self, study: &str, number: i64, name: &str, eyes: u8) -> Result<()> {
        let mut all = self.writes.begin().await?;
        touch(&mut all, study).await?;
        let set = sqlx::query(RENAMED).bind(study).bind(number).bind(name).bind(i64::from(eyes));
        run(set, &mut *all).await?;
        all.commit().await
    }

    /// # Errors
    /// The store fails.
    pub async fn remove_chapter(&self, study: &str, number: i64) -> Result<()> {
        let mut all = self.writes.begin().await?;
        touch(&mut all, study).await?;
        for statement in OF_A_CHAPTER {
            run(sqlx::query(statement).bind(study).bind(number), &mut *all).await?;
        }
        all.commit().await
    }

    /// Keeps what is noted at a moment; without words and marks there is no note. A chapter has at
    /// most so many. Returns whether it is kept.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_note(&self, study: &str, note: &StudyNote, most: u32) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        touch(&mut all, study).await?;
        let gone = sqlx::query(UNNOTED).bind(study).bind(note.chapter).bind(note.ply);
        run(gone, &mut *all).await?;
        let empty = note.words.is_empty() && note.marks.is_empty();
        let kept = empty || write(&mut all, study, note, most).await?;
        all.commit().await?;
        Ok(kept)
    }
}
