//! `rempart admin`: tables and people, for the administrator. All of it may be used while the
//! server runs, which notices the changes within a second or two.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::IpAddr;

use store::{Person, Store};
use time::OffsetDateTime;
use words::Lang;

use crate::args::{Admin, AdminArgs};
use crate::data;
use crate::fault::CommandFault;
use crate::settings;

pub(crate) fn run(args: &AdminArgs, lang: Lang) -> Result<(), CommandFault> {
    let settings = settings::settings(&(&args.place).into(), lang)?;
    let text = data::with(&settings, async |store| carry_out(&store, &args.what, lang).await)?;
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// Carries out a command; returns what is to be printed.
async fn carry_out(store: &Store, what: &Admin, lang: Lang) -> Result<String, CommandFault> {
    match what {
        Admin::Tables { most } => tables(store, *most, lang).await,
        Admin::People { most } => people(store, *most, lang).await,
        Admin::Sessions { most } => sessions(store, *most, lang).await,
        Admin::Bans => bans(store, lang).await,
        Admin::Close { table, reason } => {
            let known = server::admin::close_table(store, table, &tidy(reason)).await?;
            let said = known.then(|| said(lang, "closed", table));
            said.ok_or_else(|| CommandFault::NoTable(table.clone()))
        }
        Admin::Ban { who, reason } => {
            let who = address_or_person(store, who).await?;
            store.ban(&who, &tidy(reason)).await?;
            Ok(said(lang, "banned", &who))
        }
        Admin::Unban { who } => unban(store, who, lang).await,
        Admin::Export { who } => {
            let person = find(store, who).await?;
            Ok(format!("{:#}\n", store.dossier(&person.id).await?))
        }
        Admin::Forget { who } => {
            let person = find(store, who).await?;
            let theirs = Lang::from_code(&person.lang).unwrap_or_default();
            server::admin::forget(store, &person, &theirs.say("people-somebody")).await?;
            Ok(said(lang, "forgotten", &person.id))
        }
    }
}

/// A message that something is done, and to whom or what.
fn said(lang: Lang, key: &str, what: &str) -> String {
    format!("{}\n", lang.say_with(&format!("terminal-admin-{key}"), &[("what", what.into())]))
}

/// The reason on one line.
fn tidy(reason: &str) -> String {
    reason.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn find(store: &Store, who: &str) -> Result<Person, CommandFault> {
    store.find_person(who).await?.ok_or_else(|| CommandFault::NoPerson(who.to_string()))
}

async fn address_or_person(store: &Store, who: &str) -> Result<String, CommandFault> {
    match who.parse::<IpAddr>() {
        Ok(address) => Ok(server::admin::household(address)),
        Err(_) => Ok(find(store, who).await?.id),
    }
}

/// A ban can be taken back even if the person no longer exists.
async fn unban(store: &Store, who: &str, lang: Lang) -> Result<String, CommandFault> {
    let known = address_or_person(store, who).await.unwrap_or_else(|_| who.to_string());
    if store.unban(&known).await? {
        return Ok(said(lang, "unbanned", &known));
    }
    Err(CommandFault::NotBanned(who.to_string()))
}

async fn tables(store: &Store, most: u32, lang: Lang) -> Result<String, CommandFault> {
    let row = |it: store::TableLine| {
        let numbers = [it.people.to_string(), it.moves.to_string(), moment(it.changed)];
        [[it.id, it.game, it.status].to_vec(), numbers.to_vec()].concat()
    };
    let rows = store.list_tables(most).await?.into_iter().map(row);
    Ok(columns(lang, "terminal-admin-tables", rows))
}

async fn people(store: &Store, most: u32, lang: Lang) -> Result<String, CommandFault> {
    let row = |it: store::PersonLine| {
        let numbers = [it.tables.to_string(), it.sessions.to_string(), moment(it.created)];
        [[it.id, it.name, it.login.unwrap_or_default()].to_vec(), numbers.to_vec()].concat()
    };
    let rows = store.list_people(most).await?.into_iter().map(row);
    Ok(columns(lang, "terminal-admin-people", rows))
}

async fn sessions(store: &Store, most: u32, lang: Lang) -> Result<String, CommandFault> {
    let row =
        |it: store::SessionLine| vec![it.person, it.name, moment(it.created), moment(it.seen)];
    let rows = store.list_sessions(most).await?.into_iter().map(row);
    Ok(columns(lang, "terminal-admin-sessions", rows))
}

async fn bans(store: &Store, lang: Lang) -> Result<String, CommandFault> {
    let row = |it: store::Ban| vec![it.who, moment(it.since), it.reason];
    let rows = store.bans().await?.into_iter().map(row);
    Ok(columns(lang, "terminal-admin-bans", rows))
}

/// Rows with tabs between their cells, readable for people and for `cut`; the heading is one
/// message.
fn columns(lang: Lang, heading: &str, rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = format!("{}\n", lang.say(heading).replace(" | ", "\t"));
    for row in rows {
        let _ = writeln!(text, "{}", row.join("\t"));
    }
    text
}

/// A moment as `2031-05-04 17:20`, in UTC.
fn moment(seconds: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute())
}
