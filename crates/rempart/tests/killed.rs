//! The program is killed in the middle of games, again and again: no acknowledged move is lost.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::Value;

/// The running program and where it is.
struct Served {
    child: Child,
    base: String,
}

fn serve(data: &Path) -> Served {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rempart"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .env("REMPART_PACE", "0")
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_whitespace().find(|it| it.starts_with("http://")).unwrap();
    Served { base: address.to_string(), child }
}

impl Drop for Served {
    /// SIGKILL: nothing is said to the program.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

async fn send(http: &Client, url: String, fields: &[(&str, &str)]) -> reqwest::Result<Value> {
    let request = http.post(url).header("accept", "application/json").form(fields);
    request.send().await?.error_for_status()?.json().await
}

async fn look(http: &Client, base: &str, table: &str) -> reqwest::Result<Value> {
    let request = http.get(format!("{base}/t/{table}")).header("accept", "application/json");
    request.send().await?.error_for_status()?.json().await
}

async fn open(http: &Client, base: &str) -> String {
    let fields = [("game", "oh-no"), ("bot2", "cadet"), ("bot3", "cadet"), ("open", "on")];
    let answer = send(http, format!("{base}/new"), &fields).await.unwrap();
    answer["table"].as_str().unwrap().to_string()
}

/// Anything, but the end of the game only when there is nothing else.
fn pick(data: &Value) -> Option<&str> {
    let moves = data["view"]["moves"].as_array()?;
    let calm = moves.iter().find(|it| !matches!(it.as_str(), Some("conflict" | "give-in")));
    calm.or(moves.first())?.as_str()
}

/// Plays until the program is gone or time is up, and keeps what was acknowledged.
async fn play(http: &Client, base: &str, game: &mut (String, Vec<String>), until: Instant) {
    let (table, acknowledged) = game;
    while Instant::now() < until {
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

/// Whether every one of `some` is in `all`, in the same order.
fn in_order<'a>(some: &[String], mut all: impl Iterator<Item = &'a str>) -> bool {
    some.iter().all(|it| all.any(|other| other == it))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let _ = rustls::crypto::ring::default_provider().install_default();
    let http = Client::builder().cookie_store(true).build().unwrap();
    let mut games: Vec<(String, Vec<String>)> = Vec::new();
    for round in 0..6_u64 {
        let served = serve(folder.path());
        let base = served.base.clone();
        let over = match games.last() {
            Some((table, _)) => look(&http, &base, table).await.unwrap()["status"] != "running",
            None => true,
        };
        if over {
            games.push((open(&http, &base).await, Vec::new()));
        }
        let life = Duration::from_millis(150 + 70 * round);
        let until = Instant::now() + life + Duration::from_secs(1);
        let killer = async {
            tokio::time::sleep(life).await;
            drop(served);
        };
        tokio::join!(play(&http, &base, games.last_mut().unwrap(), until), killer);
    }
    let served = serve(folder.path());
    let store = store::Store::open(&folder.path().join("rempart.db")).await.unwrap();
    let mut checked = 0;
    for (table, acknowledged) in &games {
        let stored = store.moves(table).await.unwrap();
        let mine = stored.iter().filter(|it| it.seat == 0).map(|it| it.mv.as_str());
        assert!(in_order(acknowledged, mine), "{acknowledged:?} in {stored:?}");
        let data = look(&http, &served.base, table).await.unwrap();
        assert!(stored.len() as u64 <= data["plies"].as_u64().unwrap());
        checked += acknowledged.len();
    }
    assert!(5 <= checked, "too few moves to tell: {checked}");
}
