//! `rempart offline`: the site as files, for a web server without a program.

use std::io::ErrorKind;

use words::Lang;

use crate::args::OfflineArgs;
use crate::fault::CommandFault;

pub(crate) fn run(args: &OfflineArgs, lang: Lang) -> Result<(), CommandFault> {
    let folder = args.folder.display().to_string();
    server::write_site(&args.folder, lang).map_err(|error| match error.kind() {
        ErrorKind::NotFound => CommandFault::Usage(lang.say("terminal-offline-missing")),
        _ => CommandFault::Write(args.folder.clone(), error),
    })?;
    println!("{}", lang.say_with("terminal-offline-done", &[("folder", folder.into())]));
    Ok(())
}
