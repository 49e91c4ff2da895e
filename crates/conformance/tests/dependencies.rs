//! What is built in: only licences, sources and packages that `deny.toml` allows, heavy packages
//! only once, and no `unsafe` of our own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Packages that are heavy, or of which there must be only one.
const ONCE: [&str; 9] = [
    "axum",
    "fluent-bundle",
    "hyper",
    "libsqlite3-sys",
    "metrics",
    "reqwest",
    "rustls",
    "sqlx",
    "tokio",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every package that is built in, on this kind of machine.
fn packages() -> Vec<Value> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--offline"]);
    cargo.args(["--filter-platform", &host()]).current_dir(root());
    let out = cargo.output().expect("cargo runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let data: Value = serde_json::from_slice(&out.stdout).expect("metadata is JSON");
    data["packages"].as_array().expect("packages").clone()
}

fn host() -> String {
    let out = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    text.lines().find_map(|it| it.strip_prefix("host: ")).expect("a host").to_string()
}

/// The texts of the list `key = [...]` in `deny.toml`.
fn listed(key: &str) -> BTreeSet<String> {
    let file = fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    let list = file.split(&format!("\n{key} = [")).nth(1).expect("the list");
    let list = list.split("\n]").next().expect("its end").split(']').next().expect("its end");
    list.split('"').skip(1).step_by(2).map(str::to_string).collect()
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND ISC` is satisfied by these licences.
fn allows(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    let one = |it: &str| allowed.contains(it.trim_matches(['(', ')', ' ']));
    expression.split(" AND ").all(|it| it.split(" OR ").any(one))
}

#[test]
fn expressions_are_understood() {
    let allowed = BTreeSet::from(["MIT".to_string(), "ISC".to_string()]);
    for (expression, may) in [
        ("MIT", true),
        ("GPL-2.0-only", false),
        ("MIT/Apache-2.0", true),
        ("Apache-2.0 OR GPL-2.0-only", false),
        ("(MIT OR Apache-2.0) AND ISC", true),
        ("(MIT OR Apache-2.0) AND Zlib", false),
    ] {
        assert_eq!(allows(expression, &allowed), may, "{expression}");
    }
}

/// `1.90` or `1.90.0` as numbers.
fn version(text: &str) -> Vec<u32> {
    text.split('.').chain(["0"]).take(3).map(|it| it.parse().expect("a number")).collect()
}

/// No package that is built in needs a newer Rust than we claim. For our own code, clippy checks it
/// (`incompatible_msrv`).
#[test]
fn no_package_needs_a_newer_rust_than_we_say() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    let said = manifest.split("rust-version = \"").nth(1).and_then(|it| it.split('"').next());
    let said = version(said.expect("a version"));
    for package in packages() {
        let needs = package["rust_version"].as_str().map(version).unwrap_or_default();
        assert!(needs <= said, "{} needs Rust {needs:?}", text(&package, "name"));
    }
}

#[test]
fn licences_and_sources_are_ours_to_use() {
    let (licences, registries) = (listed("allow"), listed("allow-registry"));
    let mut foreign = 0;
    for package in packages().iter().filter(|it| !it["source"].is_null()) {
        foreign += 1;
        let (name, licence) = (text(package, "name"), text(package, "license"));
        assert!(allows(licence, &licences), "{name} is under {licence:?}");
        let source = text(package, "source").strip_prefix("registry+").unwrap_or_default();
        assert!(registries.contains(source), "{name} comes from {source:?}");
    }
    assert!(100 < foreign, "only {foreign} packages were looked at");
}

#[test]
fn nothing_unwanted_and_nothing_heavy_twice() {
    let banned = listed("deny");
    assert!(banned.contains("openssl-sys"));
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages() {
        assert!(!banned.contains(text(&package, "name")), "{}", package["name"]);
        let version = text(&package, "version").to_string();
        versions.entry(text(&package, "name").to_string()).or_default().push(version);
    }
    for name in ONCE {
        let found = versions.get(name).map_or(0, Vec::len);
        assert!(found == 1, "{name} is there {found} times: {:?}", versions.get(name));
    }
}

/// The package whose functions a browser finds by their names, which Rust calls unsafe: two functions
/// might have one name. It has no other unsafe code.
const FOUND_BY_NAME: &str = "offline";

#[test]
fn only_names_are_unsafe() {
    let unsafe_lines = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source file");
        // A policy of pages has the word, too, in one of its names.
        let is_unsafe = |it: &&str| it.replace("wasm-unsafe-eval", "").contains("unsafe");
        let lines = text.lines().map(str::trim).filter(is_unsafe);
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    let folder = root().join("crates").join(FOUND_BY_NAME).join("src");
    let files = fs::read_dir(folder).expect("its sources").map(|it| it.expect("a file").path());
    let found: Vec<String> = files.flat_map(|it| unsafe_lines(&it)).collect();
    let allowed = [
        "#[allow(unsafe_code, reason = \"a name that the browser finds\")]",
        "#[unsafe(no_mangle)]",
    ];
    assert!(!found.is_empty());
    found.iter().for_each(|it| assert!(allowed.contains(&it.as_str()), "{it}"));
}

#[test]
fn every_package_of_ours_forbids_unsafe() {
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    assert!(workspace.contains("\nunsafe_code = \"forbid\""));
    for package in packages().iter().filter(|it| it["source"].is_null()) {
        let file = text(package, "manifest_path");
        let manifest = fs::read_to_string(file).expect("a manifest");
        if package["name"] == FOUND_BY_NAME {
            assert!(manifest.contains("\nunsafe_code = \"deny\""), "{file} allows anything");
            continue;
        }
        assert!(manifest.contains("[lints]\nworkspace = true"), "{file} has rules of its own");
    }
}
