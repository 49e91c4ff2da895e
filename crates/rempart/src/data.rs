//! The data folder, beside a server that may be using it.

use std::io;
use std::path::Path;

use store::Store;

use crate::fault::Fault;

/// The one file in the data folder.
pub(crate) const FILE: &str = "rempart.db";

/// Does `work` with the store of a folder that is there.
pub(crate) fn with<T>(
    folder: &Path,
    work: impl AsyncFnOnce(Store) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let file = folder.join(FILE);
    if !file.is_file() {
        return Err(Fault::Read(file, io::ErrorKind::NotFound.into()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|it| Fault::Read(file.clone(), it))?;
    runtime.block_on(async {
        let store = Store::open(&file).await?;
        let worked = work(store.clone()).await;
        store.close().await;
        worked
    })
}
