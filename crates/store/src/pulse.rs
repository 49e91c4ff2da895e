//! Whether the database answers, asked over a connection that nobody else uses: one that has a lot to
//! do is not one that is away.

use sqlx::{AnyConnection, Connection as _};

use crate::{Result, Store, run};

/// Feels whether a database beside this machine is there. A file is.
#[derive(Debug)]
pub struct Pulse {
    address: String,
    connection: Option<AnyConnection>,
}

impl Pulse {
    /// Asks it now. Whoever does not wait for the answer asks over a new connection next time.
    ///
    /// # Errors
    /// It cannot be reached.
    pub async fn feel(&mut self) -> Result<()> {
        // One that does not answer, or for which nobody waits any more, is not asked again.
        let known = self.connection.take();
        self.connection = Some(ask(&self.address, known).await?);
        Ok(())
    }
}

async fn ask(address: &str, known: Option<AnyConnection>) -> Result<AnyConnection> {
    let mut connection = match known {
        Some(known) => known,
        None => AnyConnection::connect(address).await?,
    };
    run(sqlx::query("select 1"), &mut connection).await?;
    Ok(connection)
}

impl Store {
    /// What feels whether the database is there; none where it is a file.
    pub fn pulse(&self) -> Option<Pulse> {
        let node = self.node.as_ref()?;
        Some(Pulse { address: node.address.clone(), connection: None })
    }
}
