//! Clubs, and who is in them.

use sqlx::FromRow;

use crate::bans::notice;
use crate::{Result, Store, Tx, now, run};

/// A club to be founded.
#[derive(Clone, Debug)]
pub struct NewClub {
    pub id: String,
    pub name: String,
    pub about: String,
    /// Whether everybody finds it and may join.
    pub public: bool,
    pub invite_key: String,
    pub founder: String,
}

/// How many clubs somebody may be in, and how many people may be in a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClubBounds {
    pub clubs: u32,
    pub members: u32,
}

/// A club as one reader finds it.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ClubFacts {
    pub id: String,
    pub name: String,
    pub about: String,
    public: i64,
    pub invite_key: String,
    pub founder: String,
    pub founder_name: String,
    /// How many are in it.
    pub members: i64,
    inside: i64,
    removed: i64,
}

impl ClubFacts {
    /// Whether everybody finds it.
    pub fn is_public(&self) -> bool {
        self.public != 0
    }

    /// Whether the reader is a member.
    pub fn is_inside(&self) -> bool {
        self.inside != 0
    }

    /// Whether the reader was removed.
    pub fn is_removed(&self) -> bool {
        self.removed != 0
    }
}

/// Somebody in a club.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ClubMember {
    pub person: String,
    pub name: String,
    /// The name of their account, in small letters.
    pub login: String,
    pub since: i64,
    /// Not 0 if they show their ratings to nobody.
    pub unranked: i64,
    /// What else their page shows to others.
    pub shown: String,
}

/// A club in a list.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ClubLine {
    pub id: String,
    pub name: String,
    /// Not 0 if everybody finds it.
    pub public: i64,
    pub members: i64,
    /// Not 0 if the reader is a member.
    pub inside: i64,
    pub created: i64,
}

/// A club ($2) with what the reader ($1) is there, if they may know of it, or are let in ($3).
const CLUB: &str = "select clubs.*, people.name as founder_name, \
    (select count(*) from club_members where club = clubs.id) as members, \
    (select count(*) from club_members where club = clubs.id and person = $1) as inside, \
    (select count(*) from club_removed where club = clubs.id and person = $1) as removed from clubs \
    join people on people.id = founder where clubs.id = $2 and (public = 1 or $3 = 1 or \
    exists (select 1 from club_members where club = $2 and person = $1))";

/// The clubs that a person ($1) finds.
const CLUBS: &str = "select * from (select id, name, public, created, \
    (select count(*) from club_members where club = clubs.id) as members, \
    (select count(*) from club_members where club = clubs.id and person = $1) as inside \
    from clubs where public = 1 or id in (select club from club_members where person = $1)) as found \
    order by inside desc, members desc, created desc, id limit $2";

const MEMBERS: &str = "select club_members.person as person, name, login, since, unranked, shown \
    from club_members join people on people.id = club_members.person \
    join accounts on accounts.person = club_members.person where club = $1 order by number, login";

const REMOVED: &str = "select name, login from club_removed \
    join people on people.id = club_removed.person \
    join accounts on accounts.person = club_removed.person where club = $1 order by login";

const FOUNDED: &str = "insert into clubs (id, name, about, public, invite_key, founder, created) \
    values ($1, $2, $3, $4, $5, $6, $7)";

/// A person ($2) becomes a member at this moment ($3), if fewer are in the club ($4), and they in
/// fewer ($5).
const ENTERED: &str = "insert into club_members (club, person, number, since) select id, $2, \
    (select coalesce(max(number), 0) + 1 from club_members where club = $1), $3 from clubs \
    where id = $1 and (select count(*) from club_members where club = $1) < $4 \
    and (select count(*) from club_members where person = $2) < $5 \
    and not exists (select 1 from club_removed where club = $1 and person = $2) \
    on conflict do nothing";

/// How often a person ($2) is in a club ($1).
const IS_INSIDE: &str = "select count(*) from club_members where club = $1 and person = $2";

/// Whoever changes a club ($1) otherwise.
const HELD_ALONE: &str = "update clubs set created = created where id = $1";

/// A person ($2) other than the founder has to leave a club ($1).
const SENT_OFF: [&str; 3] = [
    "update clubs set created = created where id = $1 and founder <> $2",
    "insert into club_removed (club, person) select club, person from club_members where \
     club = $1 and person = $2 and $2 not in (select founder from clubs where id = $1) \
     on conflict do nothing",
    "delete from club_members where club = $1 and person = $2 and person in \
     (select person from club_removed where club = $1)",
];

const HANDED_OVER: &str = "update clubs set founder = $2 where id = $1 and exists \
    (select 1 from club_members where club = $1 and person = $2)";

/// Whoever changes who is in a club ($2), or in any club of a person ($1), does so alone.
const HELD: &str = "update clubs set created = created where id = coalesce($2, id) and \
    id in (select club from club_members where person = $1)";

/// What happens when a person ($1) leaves a club ($2), or all of theirs if it is none. A founder is
/// followed by whoever has been there longest; without anybody, the club ends.
const LEFT: [&str; 7] = [
    HELD,
    "delete from club_members where person = $1 and club = coalesce($2, club)",
    "update clubs set founder = (select person from club_members where club = clubs.id \
     order by number, person limit 1) where founder = $1 and id = coalesce($2, id) and exists \
     (select 1 from club_members where club = clubs.id)",
    "delete from club_tables where club in \
     (select id from clubs where founder = $1 and id = coalesce($2, id))",
    "delete from club_tournaments where club in \
     (select id from clubs where founder = $1 and id = coalesce($2, id))",
    "delete from club_removed where club in \
     (select id from clubs where founder = $1 and id = coalesce($2, id))",
    "delete from clubs where founder = $1 and id = coalesce($2, id)",
];

const CLOSED: [&str; 5] = [
    "delete from club_tables where club = $1",
    "delete from club_tournaments where club = $1",
    "delete from club_removed where club = $1",
    "delete from club_members where club = $1",
    "delete from clubs where id = $1",
];

/// Whoever has a table of a club ($1), or of any club of a person ($2), open may not see it any more.
const OPEN_TABLES: &str = "select table_id from club_tables join tables on id = table_id where \
    status in ('lobby', 'running') and (club = $1 or ($1 is null and club in \
    (select club from club_members where person = $2)))";

/// Announces to all servers that others may come in at the tables of a club now, or of all clubs of a
/// person.
async fn announce(all: &mut Tx<'_>, club: Option<&str>, person: &str) -> Result<()> {
    let tables = sqlx::query_scalar(OPEN_TABLES).bind(club).bind(person);
    let tables: Vec<String> = tables.fetch_all(&mut **all).await?;
    for table in tables {
        notice(all, Some(&table)).await?;
    }
    Ok(())
}

/// A person leaves a club, or all of theirs.
pub(crate) async fn leave(all: &mut Tx<'_>, person: &str, club: Option<&str>) -> Result<()> {
    announce(all, club, person).await?;
    for statement in LEFT {
        run(sqlx::query(statement).bind(person).bind(club), &mut **all).await?;
    }
    Ok(())
}

/// A person becomes a member, unless the club or their list of clubs is full. Returns whether they are
/// one.
async fn enter(all: &mut Tx<'_>, club: &str, person: &str, most: ClubBounds) -> Result<bool> {
    run(sqlx::query(HELD_ALONE).bind(club), &mut **all).await?;
    let entered = sqlx::query(ENTERED).bind(club).bind(person).bind(now());
    let entered = entered.bind(i64::from(most.members)).bind(i64::from(most.clubs));
    run(entered, &mut **all).await?;
    is_inside(all, club, person).await
}

async fn is_inside(all: &mut Tx<'_>, club: &str, person: &str) -> Result<bool> {
    let inside = sqlx::query_scalar(IS_INSIDE).bind(club).bind(person);
    let inside: i64 = inside.fetch_one(&mut **all).await?;
    Ok(inside != 0)
}

async fn insert(all: &mut Tx<'_>, it: &NewClub) -> Result<()> {
    let added = sqlx::query(FOUNDED).bind(&it.id).bind(&it.name).bind(&it.about);
    let added = added.bind(i64::from(it.public)).bind(&it.invite_key).bind(&it.founder);
    run(added.bind(now()), &mut **all).await
}

impl Store {
    /// Founds a club. Returns false, and founds none, if its founder is in too many.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_club(&self, it: &NewClub, most: ClubBounds) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        insert(&mut all, it).await?;
        match enter(&mut all, &it.id, &it.founder, most).await? {
            true => all.commit().await.map(|()| true),
            false => Ok(false),
        }
    }

    /// A club, if `reader` may know of it: it is public, they are in it, or they showed its key and
    /// so are `let_in`.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club(&self, id: &str, reader: &str, let_in: bool) -> Result<Option<ClubFacts>> {
        let club = sqlx::query_as(CLUB).bind(reader).bind(id).bind(i64::from(let_in));
        club.fetch_optional(&self.pool).await
    }

    /// The key in the link of a club.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_key(&self, id: &str) -> Result<Option<String>> {
        let key = sqlx::query_scalar("select invite_key from clubs where id = $1").bind(id);
        key.fetch_optional(&self.pool).await
    }

    /// The clubs of a person, then those that everybody finds, the largest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn clubs(&self, person: &str, most: u32) -> Result<Vec<ClubLine>> {
        let lines = sqlx::query_as(CLUBS).bind(person).bind(i64::from(most));
        lines.fetch_all(&self.pool).await
    }

    /// Who is in a club, in the order in which they came.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_members(&self, id: &str) -> Result<Vec<ClubMember>> {
        sqlx::query_as(MEMBERS).bind(id).fetch_all(&self.pool).await
    }

    /// The accounts that were removed from a club: what they are called, and their login names.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_removed(&self, id: &str) -> Result<Vec<(String, String)>> {
        sqlx::query_as(REMOVED).bind(id).fetch_all(&self.pool).await
    }

    /// A person joins a club, as far as there is room. Returns whether they are in it now.
    ///
    /// # Errors
    /// The store fails.
    pub async fn join_club(&self, id: &str, person: &str, most: ClubBounds) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        let inside = enter(&mut all, id, person, most).await?;
        all.commit().await?;
        Ok(inside)
    }

    /// A person leaves a club. A founder is followed by whoever has been there longest; without
    /// anybody, the club ends.
    ///
    /// # Errors
    /// The store fails.
    pub async fn leave_club(&self, id: &str, person: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        leave(&mut all, person, Some(id)).await?;
        all.commit().await
    }

    /// A member other than the founder has to leave, and does not come back by the link.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_member(&self, id: &str, person: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        announce(&mut all, Some(id), person).await?;
        for statement in SENT_OFF {
            run(sqlx::query(statement).bind(id).bind(person), &mut *all).await?;
        }
        all.commit().await
    }

    /// A person who was removed may join again.
    ///
    /// # Errors
    /// The store fails.
    pub async fn pardon_member(&self, id: &str, person: &str) -> Result<()> {
        let pardoned = sqlx::query("delete from club_removed where club = $1 and person = $2");
        run(pardoned.bind(id).bind(person), &self.writes).await
    }

    /// From now on people join by another key.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_club_key(&self, id: &str, key: &str) -> Result<()> {
        let set = sqlx::query("update clubs set invite_key = $2 where id = $1");
        run(set.bind(id).bind(key), &self.writes).await
    }

    /// # Errors
    /// The store fails.
    pub async fn set_club(&self, id: &str, name: &str, about: &str, public: bool) -> Result<()> {
        let set = sqlx::query("update clubs set name = $2, about = $3, public = $4 where id = $1");
        run(set.bind(id).bind(name).bind(about).bind(i64::from(public)), &self.writes).await
    }

    /// Another member leads the club from now on. Returns whether they do.
    ///
    /// # Errors
    /// The store fails.
    pub async fn hand_over_club(&self, id: &str, to: &str) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        run(sqlx::query(HELD_ALONE).bind(id), &mut *all).await?;
        let handed = sqlx::query(HANDED_OVER).bind(id).bind(to).execute(&mut *all).await?;
        all.commit().await?;
        Ok(handed.rows_affected() == 1)
    }

    /// Deletes a club; its tables and tournaments stay.
    ///
    /// # Errors
    /// The store fails.
    pub async fn close_club(&self, id: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        announce(&mut all, Some(id), "").await?;
        for statement in CLOSED {
            run(sqlx::query(statement).bind(id), &mut *all).await?;
        }
        all.commit().await
    }
}
