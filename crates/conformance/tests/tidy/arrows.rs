//! The arrows of ARCHITECTURE.md: its table says what each crate rests on, and the manifests must
//! say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use toml::{Table, Value};

use super::{files, root, says};

/// A package of the workspace.
struct Package {
    /// Its folder, such as `crates/web`.
    folder: String,
    name: String,
    /// Its dependencies, except those for tests: packages of the workspace and others.
    dependencies: BTreeSet<String>,
}

impl Package {
    fn read(folder: &str, manifest: &str) -> Package {
        let manifest: Table = manifest.parse().expect("a manifest is TOML");
        let name = manifest["package"]["name"].as_str().expect("a name").to_string();
        Package { folder: folder.to_string(), name, dependencies: dependencies(&manifest) }
    }
}

/// The keys of every table of dependencies, including those for single targets and for build
/// scripts.
fn dependencies(manifest: &Table) -> BTreeSet<String> {
    let table = |it: &Table, key| it.get(key).and_then(Value::as_table).cloned();
    let targets = table(manifest, "target").unwrap_or_default();
    let places = targets.values().filter_map(Value::as_table).chain([manifest]);
    let built = |it: &Table| [table(it, "dependencies"), table(it, "build-dependencies")];
    places.flat_map(built).flatten().flat_map(|it| it.keys().cloned().collect::<Vec<_>>()).collect()
}

/// A line of the table: the folders that it is about, and what these rest on.
struct Row {
    folders: String,
    rests_on: Vec<String>,
}

/// The words in backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// The table whose last column says what each crate rests on.
fn rows(document: &str) -> Vec<Row> {
    let cells = |line: &str| line.split('|').map(str::to_string).collect::<Vec<_>>();
    let lines =
        document.lines().map(cells).skip_while(|it| !it.contains(&" rests on ".to_string()));
    let table = lines.take_while(|it| it.len() == 5).skip(2);
    table.map(|it| Row { folders: quoted(&it[1]).join(" "), rests_on: quoted(&it[3]) }).collect()
}

/// Whether `folder` fits `pattern`, in which `*` stands for any one name.
fn matches(pattern: &str, folder: &str) -> bool {
    let (pattern, folder): (Vec<_>, Vec<_>) =
        (pattern.split('/').collect(), folder.split('/').collect());
    pattern.len() == folder.len() && pattern.iter().zip(&folder).all(|(a, b)| *a == "*" || a == b)
}

/// Where the table and the manifests differ.
fn faults(document: &str, packages: &[Package]) -> Vec<String> {
    let rows = rows(document);
    let names: BTreeMap<&str, &str> =
        packages.iter().map(|it| (it.name.as_str(), it.folder.as_str())).collect();
    let mut faults = Vec::new();
    for package in packages {
        let Some(row) = rows.iter().find(|it| matches(&it.folders, &package.folder)) else {
            faults.push(format!("{} is missing in the table", package.folder));
            continue;
        };
        for name in &package.dependencies {
            let Some(folder) = names.get(name.as_str()) else { continue };
            let said = |it: &String| it == name || matches(it, folder);
            if !row.rests_on.iter().any(said) {
                faults.push(format!("{} must not rest on {name}", package.folder));
            }
        }
        for said in &row.rests_on {
            let is_it = |it: &String| {
                it == said || names.get(it.as_str()).is_some_and(|it| matches(said, it))
            };
            if !package.dependencies.iter().any(is_it) {
                faults.push(format!("{} does not rest on {said}", package.folder));
            }
        }
    }
    let there = |row: &&Row| !packages.iter().any(|it| matches(&row.folders, &it.folder));
    faults.extend(rows.iter().filter(there).map(|it| format!("there is no {}", it.folders)));
    faults
}

fn packages() -> Vec<Package> {
    let manifests =
        ["crates", "games", "python"].into_iter().flat_map(|it| files(it, "Cargo.toml"));
    let package = |path: std::path::PathBuf| {
        let folder =
            path.parent().expect("a folder").strip_prefix(root()).expect("in the workspace");
        let text = fs::read_to_string(&path).expect("a manifest");
        Package::read(&folder.to_string_lossy(), &text)
    };
    manifests.map(package).collect()
}

fn architecture() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md")
}

#[test]
fn arrows_are_those_of_the_architecture() {
    let faults = faults(&architecture(), &packages());
    assert!(faults.is_empty(), "ARCHITECTURE.md and the manifests differ:\n{}", faults.join("\n"));
}

/// Rules may depend on nothing else, whatever packages the workspace has.
#[test]
fn rules_rest_on_the_kernel_alone() {
    for package in packages().iter().filter(|it| matches("games/*", &it.folder)) {
        let mut strange = package.dependencies.clone();
        strange.retain(|it| !["serde", "tabletop"].contains(&it.as_str()));
        assert!(strange.is_empty(), "{}: {strange:?}", package.folder);
    }
}

/// Dependencies of a manifest that state their own version or path. Versions and paths stand only
/// in the manifest of the workspace.
fn versions_of_their_own(manifest: &str) -> Vec<String> {
    let manifest: Table = manifest.parse().expect("a manifest is TOML");
    let from_workspace = |it: &Value| it.get("workspace").and_then(Value::as_bool) == Some(true);
    let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
    let entries = tables.iter().filter_map(|it| manifest.get(*it)?.as_table()).flatten();
    entries.filter(|(_, it)| !from_workspace(it)).map(|(name, _)| name.clone()).collect()
}

/// Dependencies of a manifest that its sources never name.
fn unused(manifest: &str, sources: &str) -> Vec<String> {
    let manifest: Table = manifest.parse().expect("a manifest is TOML");
    let tables = ["dependencies", "dev-dependencies"];
    let entries = tables.iter().filter_map(|it| manifest.get(*it)?.as_table()).flatten();
    let names = entries.map(|(name, _)| name.clone());
    names.filter(|it| !says(sources, &it.replace('-', "_"))).collect()
}

/// The sources of a package, including files of others that it includes by path, and the list of
/// games if it makes something of each.
fn sources(folder: &str) -> String {
    let mut sources = String::new();
    for path in files(folder, ".rs") {
        let text = fs::read_to_string(&path).expect("a source file");
        let taken = text.split("#[path = \"").skip(1).filter_map(|it| it.split('"').next());
        let taken = taken.filter_map(|it| fs::read_to_string(path.with_file_name(it)).ok());
        sources.extend(taken);
        sources.push_str(&text);
    }
    if sources.contains("catalogue::each_game!") {
        let list = root().join("crates/catalogue/src/games.rs");
        sources.push_str(&fs::read_to_string(list).expect("the list of games"));
    }
    sources
}

#[test]
fn versions_stand_once_and_nothing_is_unused() {
    for path in ["crates", "games", "python"].into_iter().flat_map(|it| files(it, "Cargo.toml")) {
        let manifest = fs::read_to_string(&path).expect("a manifest");
        let folder = path.parent().and_then(|it| it.strip_prefix(root()).ok()).expect("a folder");
        let sources = sources(&folder.to_string_lossy());
        assert_eq!(versions_of_their_own(&manifest), [""; 0], "{}", path.display());
        assert_eq!(unused(&manifest, &sources), [""; 0], "{}", path.display());
    }
}

mod planted {
    use super::*;

    const DOCUMENT: &str = "\
Words.\n\n| crate | what it is | rests on |\n|---|---|---|\n\
| `crates/kernel` | What a game is. | |\n\
| `games/*` | Rules. | `kernel` |\n\
| `crates/list` | All of them. | `kernel`, `games/*` |\n\nMore | words\n";

    fn package(folder: &str, dependencies: &str) -> Package {
        let name = folder.rsplit('/').next().unwrap();
        Package::read(folder, &format!("[package]\nname = \"{name}\"\n{dependencies}"))
    }

    fn sound() -> Vec<Package> {
        vec![
            package("crates/kernel", "[dependencies]\nserde = \"1\""),
            package("games/chess", "[dependencies]\nkernel.workspace = true"),
            package(
                "games/go",
                "[dependencies]\nkernel = { workspace = true }\n[dev-dependencies]\nlist = \"1\"",
            ),
            package("crates/list", "[dependencies]\nkernel = \"1\"\nchess = \"1\"\ngo = \"1\""),
        ]
    }

    fn found(at: usize, planted: Package) -> Vec<String> {
        let mut packages = sound();
        packages[at] = planted;
        faults(DOCUMENT, &packages)
    }

    #[test]
    fn nothing_is_found_where_nothing_is() {
        assert_eq!(faults(DOCUMENT, &sound()), [""; 0]);
    }

    #[test]
    fn an_arrow_that_points_up_is_found() {
        for table in ["dependencies", "build-dependencies", "target.'cfg(unix)'.dependencies"] {
            let up = package("crates/kernel", &format!("[{table}]\nlist.workspace = true"));
            assert_eq!(found(0, up), ["crates/kernel must not rest on list"]);
        }
    }

    #[test]
    fn a_game_that_knows_another_is_found() {
        let go =
            package("games/go", "[dependencies]\nkernel = \"1\"\nchess = { path = \"../chess\" }");
        assert_eq!(found(2, go), ["games/go must not rest on chess"]);
    }

    #[test]
    fn an_arrow_that_is_gone_is_found() {
        let go = package("games/go", "");
        assert_eq!(found(2, go), ["games/go does not rest on kernel"]);
    }

    #[test]
    fn crates_that_only_one_of_both_knows_are_found() {
        let mut packages = sound();
        packages.push(package("crates/new", ""));
        assert_eq!(faults(DOCUMENT, &packages), ["crates/new is missing in the table"]);
        packages.truncate(3);
        assert_eq!(faults(DOCUMENT, &packages), ["there is no crates/list"]);
    }

    #[test]
    fn a_version_of_its_own_is_found() {
        let manifest = "[dependencies]\na.workspace = true\nb = \"1\"\n\
            [dev-dependencies]\nc = { workspace = true, features = [\"x\"] }\nd = { version = \"2\" }";
        assert_eq!(versions_of_their_own(manifest), ["b", "d"]);
    }

    #[test]
    fn what_no_source_names_is_found() {
        let manifest =
            "[dependencies]\nsome-thing = \"1\"\nother = \"1\"\n[dev-dependencies]\nthird = \"1\"";
        assert_eq!(unused(manifest, "use some_thing::It; fn another() {}"), ["other", "third"]);
    }
}
