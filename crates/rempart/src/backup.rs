//! `rempart backup`: a copy of everything while the server goes on.

use std::fs::{File, OpenOptions, rename};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use store::Store;
use words::Lang;

use crate::args::BackupArgs;
use crate::data;
use crate::fault::CommandFault;
use crate::settings;

/// The copy holds the key that signs cookies and the hashes of passwords, so only its owner may
/// read it.
const OWNER_ONLY: u32 = 0o600;

pub(crate) fn run(args: &BackupArgs, lang: Lang) -> Result<(), CommandFault> {
    let settings = settings::settings(&(&args.place).into(), lang)?;
    if settings.database.is_some() {
        return Err(CommandFault::Shared);
    }
    if args.copy.exists() {
        return Err(CommandFault::Write(args.copy.clone(), io::ErrorKind::AlreadyExists.into()));
    }
    data::with(&settings, async |store| copy(&store, &args.copy).await)?;
    let file = args.copy.display().to_string();
    println!("{}", lang.say_with("terminal-backup-done", &[("file", file.into())]));
    Ok(())
}

/// Copies the store to `file`, which exists only when it is complete.
async fn copy(store: &Store, file: &Path) -> Result<(), CommandFault> {
    let mut name = file.as_os_str().to_os_string();
    name.push(".part");
    let part = Path::new(&name);
    let write = |error| CommandFault::Write(part.to_path_buf(), error);
    let mut empty = OpenOptions::new();
    empty.write(true).create(true).truncate(true).mode(OWNER_ONLY).open(part).map_err(write)?;
    store.copy_to(part).await?;
    File::open(part).and_then(|it| it.sync_all()).map_err(write)?;
    rename(part, file).map_err(|error| CommandFault::Write(file.to_path_buf(), error))
}
