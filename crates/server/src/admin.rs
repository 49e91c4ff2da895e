//! What the administrator does to tables and people while a server may be running. It is done in
//! the store, and a running server is told to look again.

use std::net::IpAddr;

use store::{Person, Store};

use crate::steward::Steward;
use crate::trouble::Trouble;
use crate::{asker, fate};

/// Closes a table for a reason in the administrator's own words. Returns false if there is no such
/// table.
///
/// # Errors
/// The store fails.
pub async fn close_table(store: &Store, table: &str, reason: &str) -> store::Result<bool> {
    if store.table(table).await?.is_none() {
        return Ok(false);
    }
    store.close_table(table, &format!("{} {reason}", desk::BY_ADMIN)).await?;
    store.tell_of(&[table.to_string()]).await?;
    Ok(true)
}

/// Deletes a person. Bots take their seats, their name is taken out of finished games, and what
/// they said, their account and their sessions are gone.
///
/// # Errors
/// The store fails.
pub async fn forget(store: &Store, person: &Person, nobody: &str) -> store::Result<()> {
    let tables = store.tables_with(&person.id).await?;
    for table in store.tables_of(&person.id).await? {
        let parted = part(store, &table.id, &person.id);
        parted.await.map_err(|trouble: Trouble| store::Error::Protocol(trouble.key))?;
    }
    store.forget(&person.id, nobody).await?;
    store.tell_of(&tables).await
}

/// Removes a person for good from a table, at which nothing happens by itself.
async fn part(store: &Store, table: &str, person: &str) -> Result<(), Trouble> {
    let facts = store.table(table).await?.ok_or_else(Trouble::not_found)?;
    let kept = fate::kept(store, facts).await?;
    Steward::cold(store.clone(), kept).part(person).await
}

/// An address in the form in which people are banned: one IPv4 address, or the IPv6 network of a
/// household.
pub fn household(address: IpAddr) -> String {
    asker::household(address)
}
