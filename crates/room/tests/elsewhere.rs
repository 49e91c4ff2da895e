//! A table of people needs no server: it compiles for a browser too.

use std::path::Path;
use std::process::Command;

const BROWSER: &str = "wasm32-unknown-unknown";

/// Where the compiler keeps its library for browsers, if it is installed.
fn has_target() -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let asked =
        Command::new(rustc).args(["--print", "target-libdir", "--target", BROWSER]).output();
    asked.is_ok_and(|it| Path::new(String::from_utf8_lossy(&it.stdout).trim()).is_dir())
}

#[test]
fn a_room_compiles_for_a_browser() {
    if !has_target() {
        println!("NOT CHECKED: the compiler has no {BROWSER} (rustup target add {BROWSER})");
        return;
    }
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--package", "room", "--target", BROWSER])
        .args(["--target-dir", env!("CARGO_TARGET_TMPDIR")])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}
