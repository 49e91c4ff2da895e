//! Tells the program which version it is: that of the package, with the commit where there is one.

use std::path::Path;
use std::process::Command;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let version = env!("CARGO_PKG_VERSION");
    let version = match commit(here) {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_string(),
    };
    println!("cargo::rustc-env=REMPART_VERSION={version}");
    println!("cargo::rerun-if-changed=build.rs");
    // Git adds a line to this file with each commit and each change of branch.
    if let Some(log) =
        git(here, &["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"])
    {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// The commit that the package in this folder is from. None without git, and where the source was
/// unpacked somewhere in another repository.
pub(crate) fn commit(package: &Path) -> Option<String> {
    git(package, &["ls-files", "--error-unmatch", "Cargo.toml"])?;
    git(package, &["rev-parse", "--short=10", "HEAD"])
}

fn git(folder: &Path, args: &[&str]) -> Option<String> {
    let out = Command::new("git").args(args).current_dir(folder).output().ok()?;
    let text = String::from_utf8(out.stdout).ok()?;
    out.status.success().then(|| text.trim().to_string())
}
