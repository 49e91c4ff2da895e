//! Where everything is kept: in the data folder, or in a database that several servers share. A
//! server may be using it at the same time.

use std::fs::{DirBuilder, File, OpenOptions, Permissions, metadata, set_permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use store::{Found, Store};
use words::Lang;

use crate::fault::CommandFault;
use crate::settings::ServerSettings;

/// The one file in the data folder.
const FILE: &str = "rempart.db";

/// The access rights of the data folder and of the files in it.
const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// The mode of a folder in which everybody may keep files of their own.
const STICKY: u32 = 0o1000;

/// The store of a server, and a lock that marks it as in use.
pub(crate) struct OpenedStore {
    pub(crate) store: Store,
    _mark: Option<File>,
}

/// The store of a server, created if it does not exist. Only one server may use a folder.
pub(crate) async fn open(
    settings: &ServerSettings,
    lang: Lang,
) -> Result<OpenedStore, CommandFault> {
    if let Some(address) = &settings.database {
        let opened = Store::connect(address).await;
        let store = opened.map_err(|error| CommandFault::Serve(format!("PostgreSQL: {error}")))?;
        return Ok(OpenedStore { store, _mark: None });
    }
    let folder = settings.data.as_path();
    let wrong = |error| CommandFault::Serve(format!("{}: {error}", folder.display()));
    let file = private(folder, lang).map_err(wrong)?;
    // The system releases the lock when the process ends, however it ends.
    let mark = File::open(folder).map_err(wrong)?;
    mark.try_lock().map_err(|_| CommandFault::InUse(folder.to_path_buf()))?;
    match Store::examine(&file).await? {
        Found::Ours => Ok(OpenedStore { store: Store::open(&file).await?, _mark: Some(mark) }),
        Found::Foreign => Err(CommandFault::Foreign(file)),
        Found::Broken => Err(CommandFault::Broken(file)),
    }
}

/// The file in the data folder; both are created if they do not exist. The file holds the key that
/// signs cookies, the seeds of games and the hashes of passwords. So only the owner may read them,
/// whatever the umask is; wrong access rights are corrected, with a message.
fn private(folder: &Path, lang: Lang) -> io::Result<PathBuf> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)?;
    let file = folder.join(FILE);
    // SQLite gives its other files the access rights of this one.
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

/// Whether the folder is shared by everybody, such as `/tmp`: then only the files in it are ours.
fn is_shared(folder: &Path) -> io::Result<bool> {
    Ok(metadata(folder)?.permissions().mode() & STICKY != 0)
}

/// Takes away access rights that only the owner should have. Returns whether there were any.
fn mend(path: &Path, mode: u32) -> io::Result<bool> {
    let open = metadata(path)?.permissions().mode() & !mode & 0o777 != 0;
    if open {
        set_permissions(path, Permissions::from_mode(mode))?;
    }
    Ok(open)
}

/// Calls `work` with a store that exists.
pub(crate) fn with<T>(
    settings: &ServerSettings,
    work: impl AsyncFnOnce(Store) -> Result<T, CommandFault>,
) -> Result<T, CommandFault> {
    let file = settings.data.join(FILE);
    let shared = &settings.database;
    if shared.is_none() && !file.is_file() {
        return Err(CommandFault::Read(file, io::ErrorKind::NotFound.into()));
    }
    let runtime =
        tokio::runtime::Runtime::new().map_err(|it| CommandFault::Read(file.clone(), it))?;
    runtime.block_on(async {
        let store = match shared {
            Some(address) => Store::connect(address).await?,
            None => Store::open(&file).await?,
        };
        let worked = work(store.clone()).await;
        store.close().await;
        worked
    })
}
