//! What is kept, in the data folder or in a database that several servers share; beside a server
//! that may be using it.

use std::error::Error;
use std::io;
use std::path::Path;

use store::Store;

use crate::fault::Fault;

/// The one file in the data folder.
const FILE: &str = "rempart.db";

/// Where the address of a database stands that several servers share. Without it everything is in
/// the one file.
pub(crate) const DATABASE: &str = "DATABASE_URL";

/// The store of a server, made if it is not there.
pub(crate) async fn open(folder: &Path) -> Result<Store, Box<dyn Error + Send + Sync>> {
    if let Ok(address) = std::env::var(DATABASE) {
        let opened = Store::connect(&address).await;
        return opened.map_err(|error| format!("{DATABASE}: {error}").into());
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(Store::open(&folder.join(FILE)).await?)
}

/// Does `work` with a store that is there.
pub(crate) fn with<T>(
    folder: &Path,
    work: impl AsyncFnOnce(Store) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let file = folder.join(FILE);
    let shared = std::env::var(DATABASE).ok();
    if shared.is_none() && !file.is_file() {
        return Err(Fault::Read(file, io::ErrorKind::NotFound.into()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|it| Fault::Read(file.clone(), it))?;
    runtime.block_on(async {
        let store = match &shared {
            Some(address) => Store::connect(address).await?,
            None => Store::open(&file).await?,
        };
        let worked = work(store.clone()).await;
        store.close().await;
        worked
    })
}
