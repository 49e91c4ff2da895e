//! What the program says it is, and what is written about that version.

#[path = "../build.rs"]
#[allow(dead_code, reason = "its `main` is for cargo")]
mod build;

use std::fs;
use std::path::Path;
use std::process::Command;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn git(folder: &Path, args: &[&str]) -> String {
    let who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
    let out = Command::new("git").args(who).args(args).current_dir(folder).output().unwrap();
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap().trim().to_string()
}

#[test]
fn the_program_names_its_version_and_its_commit() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let said = Command::new(env!("CARGO_BIN_EXE_rempart")).arg("--version").output().unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    match build::commit(folder) {
        Some(commit) => assert_eq!(said, format!("rempart {VERSION} ({commit})\n")),
        None => assert_eq!(said, format!("rempart {VERSION}\n")),
    }
}

/// As a tarball is unpacked: nowhere near git, or in the repository of something else.
#[test]
fn without_a_repository_of_its_own_there_is_no_commit() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("Cargo.toml"), "").unwrap();
    assert_eq!(build::commit(folder.path()), None);
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["commit", "--quiet", "--allow-empty", "--message", "Elsewhere"]);
    assert_eq!(build::commit(folder.path()), None);
    git(folder.path(), &["add", "Cargo.toml"]);
    git(folder.path(), &["commit", "--quiet", "--message", "Here"]);
    let commit = build::commit(folder.path()).unwrap();
    assert!(git(folder.path(), &["rev-parse", "HEAD"]).starts_with(&commit), "{commit}");
}

/// Whoever looks after a server reads there what to do.
#[test]
fn the_version_is_in_the_changelog() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let changes = fs::read_to_string(root.join("CHANGELOG.md")).unwrap();
    let entry = changes.split("\n## ").find(|it| it.starts_with(&format!("[{VERSION}]")));
    let entry = entry.unwrap_or_else(|| panic!("CHANGELOG.md says nothing of {VERSION}"));
    assert!(entry.contains("\n### For whoever looks after a server\n"), "{entry}");
}
