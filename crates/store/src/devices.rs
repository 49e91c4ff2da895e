//! Devices that show a notification when it is a person's turn.

use sqlx::FromRow;

use crate::{Result, Store, Tx, run};

/// A browser that shows notifications.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Device {
    /// Made from the address.
    pub id: String,
    /// The kind of browser.
    pub name: String,
    /// Where messages for it are sent.
    pub address: String,
    /// The public key for encrypting messages, in URL-safe base64.
    pub point: String,
    /// The secret that only the browser and this server know, in URL-safe base64.
    pub secret: String,
    /// The scheme and host by which the browser knows this server.
    pub origin: String,
    /// When it was added, in seconds since 1970.
    pub created: i64,
}

/// The most devices of a person; the oldest makes room for a new one.
pub const DEVICES_MAX: u32 = 8;

impl Store {
    /// The devices of a person, the oldest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn devices(&self, person: &str) -> Result<Vec<Device>> {
        sqlx::query_as(
            "select id, name, address, point, secret, origin, created from devices \
             where person = $1 order by created, id",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
    }

    /// From now on a device reminds a person, until that session ends. Returns false if it reminds
    /// somebody else.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_device(
        &self,
        person: &str,
        session: Option<&str>,
        device: &Device,
    ) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        make_room(&mut all, person, DEVICES_MAX - 1, &device.id).await?;
        let added = sqlx::query(ADDED).bind(&device.id).bind(person).bind(session);
        let added = added.bind(&device.name).bind(&device.address).bind(&device.point);
        let added = added.bind(&device.secret).bind(&device.origin).bind(device.created);
        if added.execute(&mut *all).await?.rows_affected() == 0 {
            return Ok(false);
        }
        all.commit().await?;
        Ok(true)
    }

    /// A device no longer reminds its person.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_device(&self, person: &str, id: &str) -> Result<()> {
        let removed = sqlx::query("delete from devices where person = $1 and id = $2");
        run(removed.bind(person).bind(id), &self.writes).await
    }
}

const ADDED: &str = "insert into devices \
    (id, person, session, name, address, point, secret, origin, created) \
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do update set \
    session = excluded.session, point = excluded.point, secret = excluded.secret, \
    origin = excluded.origin where devices.person = excluded.person";

/// Removes the oldest devices, so that at most `most` are left beside `kept`.
async fn make_room(all: &mut Tx<'_>, person: &str, most: u32, kept: &str) -> Result<()> {
    let removed = sqlx::query(
        "delete from devices where person = $1 and id <> $2 and id not in (select id \
         from devices where person = $1 and id <> $2 order by created desc, id limit $3)",
    );
    run(removed.bind(person).bind(kept).bind(i64::from(most)), &mut **all).await
}

/// Gives the devices of a guest to the person who the guest turned out to be.
pub(crate) async fn hand_over(all: &mut Tx<'_>, guest: &str, person: &str) -> Result<()> {
    let handed = sqlx::query("update devices set person = $2 where person = $1");
    run(handed.bind(guest).bind(person), &mut **all).await?;
    make_room(all, person, DEVICES_MAX, "").await
}
