//! What is kept, in the data folder or in a database that several servers share; beside a server
//! that may be using it.

use std::fs::{DirBuilder, File, OpenOptions, Permissions, metadata, set_permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use store::{Found, Store};
use words::Lang;

use crate::fault::Fault;

/// The one file in the data folder.
const FILE: &str = "rempart.db";

/// Where the address of a database stands that several servers share. Without it everything is in
/// the one file.
pub(crate) const DATABASE: &str = "DATABASE_URL";

/// What the data folder and the files in it may be used for, and by whom.
const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// The mark of a folder in which everybody may keep files of their own.
const STICKY: u32 = 0o1000;

/// The store of a server, and the mark that it is in use.
pub(crate) struct Opened {
    pub(crate) store: Store,
    _mark: Option<File>,
}

/// The store of a server, made if it is not there. One folder has one server.
pub(crate) async fn open(folder: &Path, lang: Lang) -> Result<Opened, Fault> {
    if let Ok(address) = std::env::var(DATABASE) {
        let opened = Store::connect(&address).await;
        let store = opened.map_err(|error| Fault::Serve(format!("{DATABASE}: {error}")))?;
        return Ok(Opened { store, _mark: None });
    }
    let wrong = |error| Fault::Serve(format!("{}: {error}", folder.display()));
    let file = private(folder, lang).map_err(wrong)?;
    // The system takes the mark away with the process, however that ends.
    let mark = File::open(folder).map_err(wrong)?;
    mark.try_lock().map_err(|_| Fault::InUse(folder.to_path_buf()))?;
    match Store::examine(&file).await? {
        Found::Ours => Ok(Opened { store: Store::open(&file).await?, _mark: Some(mark) }),
        Found::Foreign => Err(Fault::Foreign(file)),
        Found::Broken => Err(Fault::Broken(file)),
    }
}

/// The file in the data folder, both made if they are not there. It holds what signs cookies, the
/// seeds of games and the hashes of passwords, so both are for their owner alone, whatever the
/// umask; one that was not is mended, with a word about it.
fn private(folder: &Path, lang: Lang) -> io::Result<PathBuf> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)?;
    let file = folder.join(FILE);
    // SQLite gives the files beside it the mode of this one.
    OpenOptions::new().append(true).create(true).mode(FILE_MODE).open(&file)?;
    let beside = ["-wal", "-shm"].map(|end| folder.join(format!("{FILE}{end}")));
    let mut open = !is_shared(folder)? && mend(folder, FOLDER_MODE)?;
    for file in beside.iter().chain([&file]).filter(|it| it.exists()) {
        open |= mend(file, FILE_MODE)?;
    }
    if open {
        let folder = folder.display().to_string();
        eprintln!("{}", lang.say_with("terminal-data-mended", &[("folder", folder.into())]));
    }
    Ok(file)
}

/// Whether it is a place for everybody, such as `/tmp`: then only what lies in it is ours.
fn is_shared(folder: &Path) -> io::Result<bool> {
    Ok(metadata(folder)?.permissions().mode() & STICKY != 0)
}

/// Whether others could do with it what only its owner may: then they no longer can.
fn mend(path: &Path, mode: u32) -> io::Result<bool> {
    let open = metadata(path)?.permissions().mode() & !mode & 0o777 != 0;
    if open {
        set_permissions(path, Permissions::from_mode(mode))?;
    }
    Ok(open)
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
