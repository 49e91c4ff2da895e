//! Runs the program, and plays there as a person, over HTTP.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Instant;

use reqwest::Client;
use serde_json::Value;

/// The running program and where it is.
pub(crate) struct Served {
    child: Child,
    lines: BufReader<ChildStdout>,
    pub(crate) base: String,
}

/// The program, to be called with a data folder.
pub(crate) fn program(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rempart"));
    command.args(args).arg("--data").arg(data).env("REMPART_PACE", "0").env("RUST_LOG", "error");
    command
}

/// Serves on a free port.
pub(crate) fn serve(data: &Path, args: &[&str]) -> Served {
    let args = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
    let mut child = program(data, &args).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap());
    let mut served = Served { child, lines, base: String::new() };
    served.base = served.address();
    served
}

impl Served {
    /// The next address that the program names.
    pub(crate) fn address(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|it| it.starts_with("http://"));
        address.unwrap_or_else(|| panic!("no address in {line:?}")).to_string()
    }

    /// Tells it to stop, as the system does, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success());
        self.child.wait().unwrap()
    }
}

impl Drop for Served {
    /// SIGKILL, which tells the program nothing. One that has already stopped is left alone.
    fn drop(&mut self) {
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }
}

/// A client with cookies.
pub(crate) fn somebody() -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder().cookie_store(true).build().unwrap()
}

pub(crate) async fn send(
    http: &Client,
    url: String,
    fields: &[(&str, &str)],
) -> reqwest::Result<Value> {
    let request = http.post(url).header("accept", "application/json").form(fields);
    request.send().await?.error_for_status()?.json().await
}

pub(crate) async fn look(http: &Client, base: &str, table: &str) -> reqwest::Result<Value> {
    let request = http.get(format!("{base}/t/{table}")).header("accept", "application/json");
    request.send().await?.error_for_status()?.json().await
}

/// Opens a table with two bots of this level.
pub(crate) async fn open(http: &Client, base: &str, bots: &str) -> String {
    let fields = [("game", "oh-no"), ("bot2", bots), ("bot3", bots), ("open", "on")];
    let answer = send(http, format!("{base}/new"), &fields).await.unwrap();
    answer["table"].as_str().unwrap().to_string()
}

/// Any move, but one that ends the game only if there is no other.
fn pick(data: &Value) -> Option<&str> {
    let moves = data["view"]["moves"].as_array()?;
    let calm = moves.iter().find(|it| !matches!(it.as_str(), Some("conflict" | "give-in")));
    calm.or(moves.first())?.as_str()
}

/// A table, and the moves that were acknowledged there.
pub(crate) type Played = (String, Vec<String>);

/// Plays until the program is gone, there are `most` moves, or time is up. Keeps the moves that
/// were acknowledged.
pub(crate) async fn play(
    http: &Client,
    base: &str,
    game: &mut Played,
    most: usize,
    until: Instant,
) {
    let (table, acknowledged) = game;
    while acknowledged.len() < most && Instant::now() < until {
        let Ok(data) = look(http, base, table).await else { return };
        if data["status"] != "running" {
            return;
        }
        let Some(mv) = pick(&data) else { continue };
        let seq = data["seq"].to_string();
        let url = format!("{base}/t/{table}/move");
        if send(http, url, &[("seq", &seq), ("move", mv)]).await.is_ok() {
            acknowledged.push(mv.to_string());
        }
    }
}

/// Whether all of `some` are in `all`, in the same order.
fn in_order<'a>(some: &[String], mut all: impl Iterator<Item = &'a str>) -> bool {
    some.iter().all(|it| all.any(|other| other == it))
}

/// Checks that every acknowledged move of the person in the first seat is in the store. Returns how
/// many moves the store has of everybody.
pub(crate) async fn is_kept(data: &Path, (table, acknowledged): &Played) -> usize {
    let store = store::Store::open(&data.join("rempart.db")).await.unwrap();
    let stored = store.moves(table).await.unwrap();
    let mine = stored.iter().filter(|it| it.seat == 0).map(|it| it.mv.as_str());
    assert!(in_order(acknowledged, mine), "{acknowledged:?} in {stored:?}");
    store.close().await;
    stored.len()
}
