//! Whether the database answers, asked over a connection of its own: a busy connection does not
//! mean that the database is away.

use sqlx::{AnyConnection, Connection as _};

use crate::{Result, Store, run};

/// Checks whether a database server is there. A file always is.
#[derive(Debug)]
pub struct Pulse {
    address: String,
    connection: Option<AnyConnection>,
}

impl Pulse {
    /// Asks the database now. If the caller stops waiting, the next question uses a new connection.
    ///
    /// # Errors
    /// It cannot be reached.
    pub async fn feel(&mut self) -> Result<()> {
        // A connection that does not answer, or whose answer nobody awaits any more, is not used
        // again.
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
    /// The check for this store; none if it is a file.
    pub fn pulse(&self) -> Option<Pulse> {
        let node = self.node.as_ref()?;
        Some(Pulse { address: node.address.clone(), connection: None })
    }
}
