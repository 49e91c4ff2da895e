//! The program as people call it: every command, and every way to call it wrong.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;
use serde_json::Value;
use tempfile::TempDir;

fn rempart(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("rempart").expect("the program is built");
    command.env_clear().env("LANG", "C").args(args);
    command
}

/// A wrong call: status 2, nothing printed, and these words in the complaint.
fn refused(args: &[&str], words: &[&str]) {
    let mut assert = rempart(args).assert().code(2).stdout("");
    for word in words {
        assert = assert.stderr(contains(*word));
    }
}

fn simulated(args: &[&str]) -> Value {
    let fixed = ["simulate", "oh-no", "--json", "--seed", "7"];
    let output = rempart(&[&fixed, args].concat()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A folder with the records of three games.
fn recorded() -> (TempDir, Vec<PathBuf>) {
    let dir = TempDir::new().unwrap();
    let path = dir.path().to_str().unwrap();
    simulated(&["--players", "3", "--games", "3", "--bots", "search:2", "--records", path]);
    let mut files: Vec<PathBuf> =
        fs::read_dir(dir.path()).unwrap().map(|it| it.unwrap().path()).collect();
    files.sort();
    (dir, files)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Replaces the first `from` in `file` with `to`.
fn spoil(file: &Path, from: &str, to: &str) {
    let record = fs::read_to_string(file).unwrap();
    assert!(record.contains(from), "{record}");
    fs::write(file, record.replacen(from, to, 1)).unwrap();
}

#[test]
fn balance_goes_over_every_cell() {
    let fixed = ["balance", "oh-no", "--games", "3", "--bots", "random"];
    let call = [&fixed[..], &["--over", "players=3,5", "--over", "level"]].concat();
    let output = rempart(&call).assert().success().get_output().stdout.clone();
    let table = String::from_utf8(output).unwrap();
    let rows: Vec<&str> = table.lines().take_while(|it| !it.is_empty()).collect();
    assert_eq!(rows.len(), 2 + 2 * 4, "{table}");
    assert!(rows[0].starts_with("| players | level | games | win rate [95%] |"), "{table}");
    assert!(rows[9].starts_with("| 5 | 3 | 3 | "), "{table}");
    rempart(&call).assert().stdout(table.clone());
    refused(&["balance", "oh-no", "--over", "colour"], &["colour", "players"]);
    refused(&["balance", "oh-no", "--over", "players=many"], &["players=many"]);
    refused(&["balance", "oh-no", "--over", "level=7"], &["level", "0 | 1 | 2 | 3"]);
}

#[test]
fn simulate_counts_everything() {
    let found = simulated(&["--players", "4", "--games", "50", "--bots", "random"]);
    assert_eq!(found["games"], 50);
    assert_eq!(found["players"], 4);
    assert!(found["moves"].as_u64() > Some(50));
    for number in ["seconds", "games_per_second", "moves_per_second"] {
        assert!(found[number].as_f64() > Some(0.0), "{number}: {found}");
    }
    for seat in ["A", "B", "C", "D"] {
        assert!(found["wins"][seat].is_u64() && found["scores"][seat]["mean"].is_f64(), "{found}");
    }
    let endings = found["endings"].as_object().unwrap();
    assert_eq!(endings.len(), 4);
    assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 50);
}

/// Apart from times, everything is the same for any number of threads.
#[test]
fn threads_do_not_change_the_games() {
    let with = |threads, bots| {
        let args = ["--players", "3", "--games", "40", "--threads", threads, "--bots", bots];
        let mut found = simulated(&args);
        for time in ["seconds", "games_per_second", "moves_per_second"] {
            found.as_object_mut().unwrap().remove(time);
        }
        found
    };
    for bots in ["random", "search:3", "random,cadet,random"] {
        assert_eq!(with("1", bots), with("4", bots));
    }
}

/// What is the same whenever the same games are played.
fn without_times(call: &[&str]) -> Value {
    let output = rempart(&[&["simulate"], call, &["--json"]].concat()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut found: Value = serde_json::from_slice(&output.stdout).unwrap();
    for time in ["seconds", "games_per_second", "moves_per_second"] {
        found.as_object_mut().unwrap().remove(time);
    }
    found
}

/// The games end at the same one with any number of threads, and none is recorded that does not
/// count.
#[test]
fn simulate_plays_until_the_interval_is_narrow() {
    let dir = TempDir::new().unwrap();
    let call = ["xeno", "--until", "0.3", "--seed", "7"];
    let with = |threads: &str| {
        let records = dir.path().join(threads);
        let how = ["--threads", threads, "--records", text(&records)];
        let found = without_times(&[&call[..], &how].concat());
        assert_eq!(fs::read_dir(records).unwrap().count() as u64, found["games"].as_u64().unwrap());
        found
    };
    let found = with("1");
    assert_eq!(found, with("3"));
    let width = |of: &Value| of["high"].as_f64().unwrap() - of["low"].as_f64().unwrap();
    let rate = &found["win_rates"]["A"];
    assert!((0.25..=0.3).contains(&width(rate)), "{found}");
    assert!(found["scores"]["A"]["low"].is_null(), "a mean has no such interval: {found}");
    let few = without_times(&[&call[..], &["--games", "5"]].concat());
    assert_eq!(few["games"], 5);
    rempart(&["simulate", "xeno", "--until", "0.5"]).assert().stdout(contains("at every moment"));
    refused(&["simulate", "xeno", "--until", "2"], &["2 wide", "between 0 and 1"]);
    refused(&["simulate", "xeno", "--until", "narrow"], &["“narrow”", "between 0 and 1"]);
}

#[test]
fn paired_deals_are_played_by_each_bot_in_each_seat() {
    let dir = TempDir::new().unwrap();
    let call = ["planisphere", "--players", "3", "--option", "rounds=2", "--seed", "7", "--paired"];
    let how = ["--bots", "recruit,random,random", "--games", "8", "--records", text(dir.path())];
    let found = without_times(&[&call[..], &how].concat());
    assert_eq!((&found["games"], &found["deals"]), (&9.into(), &3.into()));
    let sides = found["paired"].as_array().unwrap();
    let bots: Vec<&str> = sides.iter().map(|it| it["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["recruit", "random"]);
    assert!(sides[0]["win_rate"]["low"].is_f64() && found["win_rates"]["A"]["low"].is_null());
    let head = |number: u32, key: &str| {
        let file = dir.path().join(format!("planisphere-{number:06}.rec"));
        let record = fs::read_to_string(file).unwrap();
        let of_key = |it: &&str| it.starts_with(key);
        record.lines().filter(of_key).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(head(1, "seed "), head(3, "seed "));
    assert_ne!(head(3, "seed "), head(4, "seed "));
    let seated: Vec<Vec<String>> = (1..=4).map(|it| head(it, "name ")).collect();
    assert!(
        seated[0] != seated[1] && seated[1] != seated[2] && seated[0] == seated[3],
        "{seated:?}"
    );
    for threads in ["1", "4"] {
        let again = without_times(&[&call[..], &how, &["--threads", threads]].concat());
        assert_eq!(again, found);
    }
    let table = rempart(&[&["simulate"], &call[..], &how].concat()).assert().success();
    table.stdout(contains("3 deals, played 3 times each").and(contains("worth")));
    refused(&["simulate", "xeno", "--paired"], &["--paired needs another bot"]);
    refused(&["simulate", "pulp", "--paired"], &["--paired needs another bot"]);
}

#[test]
fn a_ladder_rates_every_bot() {
    let fixed = ["ladder", "xeno", "--seed", "7", "--games", "12"];
    let call = [&fixed[..], &["--bots", "random,recruit,sergeant"]].concat();
    let table = rempart(&call).assert().success().get_output().stdout.clone();
    let table = String::from_utf8(table).unwrap();
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows[0].ends_with("2 players, seed 7"), "{table}");
    assert!(rows[2].starts_with("| bot | rating [95%] |"), "{table}");
    assert!(rows[4].starts_with("| sergeant | ") && rows[6].starts_with("| random | -"), "{table}");
    assert!(rows.iter().any(|it| it.starts_with("| random | sergeant | 12 | ")), "{table}");
    rempart(&[&call[..], &["--threads", "1"]].concat()).assert().stdout(table.clone());
    let team = ["ladder", "oh-no", "--games", "5", "--bots", "random,recruit", "--lang", "fr"];
    rempart(&team).assert().success().stdout(contains("| random | 5 | "));
    refused(&["ladder", "xeno", "--bots", "cadet,cadet"], &["at least two different bots"]);
    refused(&["ladder", "chess"], &["no game “chess”"]);
}

/// Ctrl-C asks for the results so far.
#[cfg(unix)]
#[test]
fn what_is_broken_off_is_counted() {
    let dir = TempDir::new().unwrap();
    let program = assert_cmd::cargo::cargo_bin("rempart");
    let call =
        ["simulate", "xeno", "--bots", "cadet", "--games", "100000", "--json", "--seed", "7"];
    let child = std::process::Command::new(program)
        .args(call)
        .args(["--records", text(dir.path())])
        .env("LANG", "C")
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // It listens before the first game begins.
    while fs::read_dir(dir.path()).unwrap().count() == 0 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let pid = child.id().to_string();
    std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = found["games"].as_u64().unwrap();
    assert_eq!(fs::read_dir(dir.path()).unwrap().count() as u64, games);
    assert!((1..100_000).contains(&games), "{found}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("Stopped after"), "{output:?}");
}

#[test]
fn simulate_prints_a_table_in_the_reader_s_language() {
    let call = ["simulate", "oh-no", "--games", "20", "--seed", "5"];
    rempart(&call).assert().success().stdout(contains("win rate").and(contains("seed 5")));
    rempart(&call).env("LANG", "fr_FR.UTF-8").assert().success().stdout(contains("victoire"));
    rempart(&[&call[..], &["--lang=fr"]].concat()).assert().stdout(contains("graine 5"));
}

#[test]
fn the_same_games_are_played_with_and_without_records() {
    let (_dir, files) = recorded();
    assert_eq!(files.len(), 3);
    let moves =
        simulated(&["--players", "3", "--games", "3", "--bots", "search:2"])["moves"].clone();
    let is_move = |line: &&str| matches!(line.as_bytes(), [b'A'..=b'C', b' ', ..]);
    let lines = |file: &PathBuf| fs::read_to_string(file).unwrap().lines().filter(is_move).count();
    assert_eq!(files.iter().map(lines).sum::<usize>() as u64, moves.as_u64().unwrap());
}

#[test]
fn records_verify_until_they_are_spoilt() {
    let (_dir, files) = recorded();
    let all: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(|it| text(it))).collect();
    rempart(&all).assert().success().stdout(contains(": ok, ").count(3));
    spoil(&files[1], "\nend ", "\nA draw\nend ");
    let record = fs::read_to_string(&files[1]).unwrap();
    let line = 1 + record.lines().position(|it| it.starts_with("end ")).unwrap() - 1;
    let wrong = format!("wrong, line {line}:");
    rempart(&all).assert().code(1).stdout(contains(wrong).and(contains(": ok, ").count(2)));
}

/// A record that is changed anywhere is refused with the place.
#[test]
fn verify_names_the_first_wrong_line() {
    let wrong = |from: &str, to: &str, words: &str| {
        let (_dir, files) = recorded();
        spoil(&files[0], from, to);
        rempart(&["verify", text(&files[0])]).assert().code(1).stdout(contains(words));
    };
    wrong("rempart record", "a letter", "line 1:");
    wrong("\nrules ", "\nrules no. ", "line 3:");
    wrong(
        "rules 2",
        "rules 1",
        "played under revision 1 of the rules; this program plays revision 2",
    );
    wrong("players 3", "players 4", "line");
    wrong("seed ", "seed 00", "line");
    wrong("option level 1", "option level 9", "0 | 1 | 2 | 3");
    wrong("\nA draw\n", "\nA dance\n", "“dance” is no move");
    wrong("\nend ", "\nend not-", "the game ends");
}

/// The seed is compared with the hash published before the game.
#[test]
fn verify_checks_the_deal_s_promise() {
    let (_dir, files) = recorded();
    let record = fs::read_to_string(&files[0]).unwrap();
    let seed = record.lines().find(|it| it.starts_with("seed ")).unwrap();
    spoil(&files[0], seed, &format!("seed {}", "0".repeat(64)));
    rempart(&["verify", text(&files[0])]).assert().code(1).stdout(contains("promised"));
}

#[test]
fn replay_shows_what_a_seat_saw() {
    let (_dir, files) = recorded();
    let file = text(&files[0]);
    let opened = rempart(&["replay", file, "--ply", "0"]).assert().success();
    opened.stdout(contains("After 0 of").and(contains("waits for: A")));
    rempart(&["replay", file]).assert().success().stdout(contains("The game is over"));
    let shown = |seat: &str| {
        let output = rempart(&["replay", file, "--ply", "1", "--seat", seat]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(shown("A").contains("A (you)") && !shown("B").contains("A (you)"));
    refused(&["replay", file, "--ply", "99999"], &["no position after 99999"]);
    refused(&["replay", file, "--seat", "D"], &["“D” is no seat", "A to C"]);
}

#[test]
fn cards_are_listed_as_text_and_data() {
    rempart(&["cards", "oh-no"]).assert().success().stdout(contains("Hub 1"));
    rempart(&["cards", "oh-no", "--lang", "fr"]).assert().success().stdout(contains("Téléporteur"));
    let toml = rempart(&["cards", "oh-no", "--toml"]).output().unwrap().stdout;
    assert!(String::from_utf8(toml).unwrap().contains("kind = \"modulomorph\""));
    let json = rempart(&["cards", "oh-no", "--json"]).output().unwrap().stdout;
    let json: Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(json["matrix"].as_array().unwrap().len(), 62);
    refused(&["cards", "oh-no", "--json", "--toml"], &["exclude each other"]);
}

#[test]
fn a_game_is_played_from_a_file() {
    let call = ["play", "oh-no", "--seed", "3", "--bots", "random"];
    let whole = rempart(&call).write_stdin("1\n".repeat(3000)).assert().success();
    whole.stdout(contains("You lost").or(contains("You won")).and(contains("--seed 3")));
    let cut = rempart(&call).write_stdin("1\n").assert().success();
    cut.stdout(contains("You left the game"));
}

#[test]
fn a_person_is_told_what_can_be_typed() {
    let call = ["play", "oh-no", "--seed", "3", "--bots", "random", "--players", "4"];
    let said = rempart(&call).write_stdin("0\n99\ndance\nzap red-bomb\n?\np\nq\n").assert();
    said.success().stdout(
        contains("Give a number from 1 to")
            .and(contains("“dance” is no move"))
            .and(contains("Not possible"))
            .and(contains("q quits")),
    );
}

#[test]
fn weights_are_trained_again_from_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    for (game, net) in [("xeno", "peace"), ("pulp", "mission")] {
        let trained = |name: &str| {
            let file = folder.path().join(name);
            let call = ["train", game, net, text(&file), "--games", "3", "--seed", "7"];
            rempart(&call).assert().success().stderr(contains("after 3 games"));
            fs::read(file).unwrap()
        };
        assert!(trained("one.net") == trained("other.net"), "{game}");
    }
}

#[test]
fn a_report_names_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    let call = ["simulate", "oh-no", "--bots", "recruit", "--games", "60", "--seed", "3"];
    rempart(&[&call[..], &["--report", text(&file), "--lang", "fr"]].concat()).assert().success();
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.contains("Zapper avec ") && !page.contains("zap "), "{page}");
    // Cards of which there are several, and moves that need more than a card.
    let call = ["simulate", "xeno", "--bots", "sergeant", "--games", "200", "--seed", "4"];
    rempart(&[&call[..], &["--report", text(&file), "--lang", "en"]].concat()).assert().success();
    let page = fs::read_to_string(file).unwrap();
    assert!(page.contains(" (repair)") && !page.contains("discard imperium-arms"), "{page}");
}

#[test]
fn a_training_that_was_stopped_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let train = |weights: &str, state: &str, batch: &str, threads: &str| {
        let (weights, state) = (file(weights), file(state));
        let mut call = vec!["train", "pulp", "mission", text(&weights), "--games", "7"];
        call.extend(["--seed", "7", "--batch", batch, "--threads", threads, "--resume"]);
        rempart(&[&call[..], &[text(&state)]].concat()).assert()
    };
    train("one.net", "one", "3", "1").success();
    train("two.net", "two", "3", "2").success();
    assert!(fs::read(file("one.net")).unwrap() == fs::read(file("two.net")).unwrap());
    // It is over already.
    train("three.net", "two", "3", "2").success();
    assert!(fs::read(file("three.net")).unwrap() == fs::read(file("two.net")).unwrap());
    train("four.net", "two", "4", "2").failure().stderr(contains("not the state of this training"));
    assert!(!file("four.net").exists());
}

/// Bots that search give less away than lots do; the same call tells the same.
#[test]
fn decisions_of_bots_are_weighed() {
    let call = ["accuracy", "pulp", "--bots", "random,captain", "--games", "2"];
    let told = || {
        let told = rempart(&[&call[..], &["--seed", "7", "--advice", "60"]].concat()).assert();
        String::from_utf8(told.success().get_output().stdout.clone()).unwrap()
    };
    let (first, accuracy) = (told(), |line: &str| -> Option<u32> {
        line.split('|').nth(4)?.split_whitespace().next()?.parse().ok()
    });
    let of: Vec<Option<u32>> = first.lines().skip(2).map(accuracy).collect();
    assert!(of.len() == 2 && of[0].is_some() && of[0] < of[1], "{first}");
    assert_eq!(first, told());
}

/// The same call makes the same curves of a game, and they make true what is shown of its games.
#[test]
fn chances_are_fitted_from_a_seed() {
    let folder = tempfile::tempdir().unwrap();
    let fitted = |name: &str| {
        let file = folder.path().join(name);
        let call = ["calibrate", "pulp", "--over", "difficulty=simple,advanced", "--seed", "7"];
        let how = ["--games", "4", "--each", "2", "--advice", "9", "--fit", text(&file)];
        let told = rempart(&[&call[..], &how].concat()).assert().success();
        told.stdout(contains("| 1 difficulty=simple | 4 | 8 |"));
        fs::read_to_string(file).unwrap()
    };
    let curves = fitted("one.txt");
    assert!(curves.starts_with("# rempart calibrate pulp --over difficulty"), "{curves}");
    assert!(curves.contains("\n1 difficulty=advanced: "), "{curves}");
    assert_eq!(curves, fitted("other.txt"));
    let by = |file: &Path| {
        let call = ["calibrate", "pulp", "--over", "difficulty=simple", "--games", "2"];
        rempart(&[&call[..], &["--seed", "8", "--by", text(file)]].concat()).assert()
    };
    let told = by(&folder.path().join("one.txt")).success();
    let told = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert_eq!(told.matches("| 1 difficulty=simple | 2 | 12 |").count(), 2, "{told}");
    let wrong = folder.path().join("wrong.txt");
    fs::write(&wrong, "a bent line").unwrap();
    by(&wrong).failure().stderr(contains("“a bent line”"));
}

#[test]
fn wrong_calls_are_explained() {
    refused(&["simulate", "chess"], &["no game “chess”", "oh-no"]);
    refused(&["cards", "chess"], &["no game “chess”", "oh-no"]);
    refused(&["simulate", "oh-no", "--players", "2"], &["2 players", "3 to 5"]);
    refused(&["play", "oh-no", "--players", "6"], &["6 players", "3 to 5"]);
    refused(&["simulate", "oh-no", "--players", "many"], &["“many”", "whole number"]);
    refused(&["simulate", "oh-no", "--bots", "admiral"], &["“admiral”", "sergeant, captain"]);
    refused(&["play", "oh-no", "--bots", "search:x"], &["“search:x”", "search:Nms"]);
    refused(&["simulate", "oh-no", "--bots", "random,cadet"], &["2 bots for 3 seats"]);
    refused(&["simulate", "oh-no", "--option", "speed=9"], &["“speed”", "level, matrix"]);
    refused(&["simulate", "oh-no", "--option", "level=4"], &["“4”", "0 | 1 | 2 | 3"]);
    refused(&["play", "oh-no", "--option", "level"], &["key=value", "“level”"]);
    refused(&["simulate", "oh-no", "--seed", "luck"], &["“luck” is no seed", "64 hex"]);
    refused(&["simulate", "oh-no", "--games", "0"], &["At least one game"]);
    refused(&["simulate", "oh-no", "--threads", "0"], &["At least one thread"]);
    refused(&["simulate", "oh-no", "--cards", "/no/such.toml"], &["/no/such.toml cannot be read"]);
    refused(&["replay", "/no/such.rec"], &["/no/such.rec cannot be read"]);
    refused(&["verify", "/no/such.rec"], &["/no/such.rec cannot be read"]);
    refused(&["verify"], &["Missing", "FILE"]);
    refused(&["simulate"], &["Missing", "GAME"]);
    refused(&["train", "chess", "peace", "x.net"], &["no game “chess”", "oh-no"]);
    refused(&["train", "oh-no", "peace", "x.net"], &["“oh-no”", "xeno"]);
    refused(&["train", "xeno", "war", "x.net"], &["“war”", "duel, peace, invasion"]);
    refused(&["train", "xeno", "peace", "x.net", "--games", "0"], &["At least one game"]);
    refused(&["conquer"], &["no command “conquer”", "simulate"]);
    refused(&["simulate", "oh-no", "--fast"], &["“--fast”"]);
    refused(&["cards", "oh-no", "--lang", "de"], &["“de”", "fr or en"]);
}

#[test]
fn wrong_calls_are_explained_in_french_too() {
    refused(&["simulate", "chess", "--lang", "fr"], &["pas de jeu", "oh-no"]);
    refused(&["play", "oh-no", "--players", "9", "--lang", "fr"], &["9 joueurs", "3 à 5"]);
    refused(&["--lang=fr", "conquer"], &["pas de commande"]);
}

#[test]
fn a_corrupt_card_file_names_its_line() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("mine.toml");
    let cards = rempart(&["cards", "oh-no", "--toml"]).output().unwrap().stdout;
    let cards = String::from_utf8(cards).unwrap();
    let line = 1 + cards.lines().position(|it| it.contains("aliens = 4")).unwrap();
    fs::write(&file, cards.replacen("aliens = 4", "aliens = 44", 1)).unwrap();
    let named = format!("line {line}:");
    refused(&["simulate", "oh-no", "--cards", text(&file)], &["mine.toml", &named]);
    fs::write(&file, cards.replacen("aliens = 4", "aliens = 3", 1)).unwrap();
    rempart(&["simulate", "oh-no", "--games", "5", "--cards", text(&file)]).assert().success();
}

/// A record made with other cards needs those cards.
#[test]
fn verify_takes_the_cards_of_the_record() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("mine.toml");
    let cards = rempart(&["cards", "oh-no", "--toml"]).output().unwrap().stdout;
    let cards = String::from_utf8(cards).unwrap();
    fs::write(&file, cards.replacen("aliens = 4", "aliens = 3", 1)).unwrap();
    let records = dir.path().join("records");
    simulated(&["--games", "1", "--cards", text(&file), "--records", text(&records)]);
    let record = records.join("oh-no-000001.rec");
    rempart(&["verify", text(&record)])
        .assert()
        .code(1)
        .stdout(contains("line 4: this was played with the cards"));
    rempart(&["verify", text(&record), "--cards", text(&file)]).assert().success();
}

#[test]
fn help_is_spoken_in_both_languages() {
    rempart(&["--help"]).assert().success().stdout(contains("Usage:").and(contains("simulate")));
    let french = rempart(&["simulate", "--help", "--lang", "fr"]).assert().success();
    french.stdout(contains("parties").and(contains("Usage\u{202f}:")));
}

/// The command line goes before the environment, that before the file.
#[test]
fn settings_have_one_precedence() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("rempart.toml");
    fs::write(&file, "listen = '127.0.0.1:1'\ndata = 'there'\nlog = 'json'\n").unwrap();
    let shown = |args: &[&str], listen: Option<&str>| {
        let mut command = rempart(&[&["config", "--config", text(&file)], args].concat());
        command.envs(listen.map(|it| ("REMPART_LISTEN", it)));
        String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
    };
    let named = shown(&["--listen", "127.0.0.1:3"], Some("127.0.0.1:2"));
    assert!(named.contains("listen = \"127.0.0.1:3\"  # command line"), "{named}");
    assert!(
        named.contains("data = \"there\"  # /") && named.contains("# metrics  # usual"),
        "{named}"
    );
    let set = shown(&[], Some("127.0.0.1:2"));
    assert!(set.contains("listen = \"127.0.0.1:2\"  # environment"), "{set}");
    assert!(shown(&[], None).contains("listen = \"127.0.0.1:1\"  # /"));
}

#[test]
fn wrong_settings_are_refused_with_what_would_be_right() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("rempart.toml");
    let call = ["config", "--config", text(&file)];
    refused(&call, &["rempart.toml cannot be read"]);
    fs::write(&file, "lisen = '127.0.0.1:1'\n").unwrap();
    refused(&call, &["no setting “lisen”", "“listen”"]);
    fs::write(&file, "keep = 'lobby=7'\n").unwrap();
    refused(&call, &["keep"]);
    rempart(&["config"])
        .env("REMPART_LOG", "yaml")
        .assert()
        .code(2)
        .stderr(contains("text or json"));
}
