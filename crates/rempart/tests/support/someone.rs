//! Somebody who plays over HTTP, and goes to another server when one is gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use reqwest::{Client, StatusCode};
use serde_json::Value;
use tabletop::{Chance, Seed};
use tokio::sync::watch;

use super::Stage;

/// The pause between two looks.
const BREATH: Duration = Duration::from_millis(60);

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// What became of a move that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Acknowledged,
    /// The server was gone before it answered.
    Unknown,
}

/// A person at a table.
pub(crate) struct Someone {
    http: Client,
    /// Limits go by address, so everybody has their own.
    address: String,
    bases: Arc<[String]>,
    /// The server that is asked now.
    at: usize,
    chance: Chance,
    pub(crate) table: String,
    pub(crate) seat: u8,
    /// Every move that may have been played, in order.
    pub(crate) sent: Vec<(String, Fate)>,
    /// How long it took until a server answered again, for each time that one was gone.
    pub(crate) gone: Vec<Duration>,
    /// Whether they could go on after the last server was killed.
    pub(crate) recovered: bool,
}

/// Opens a table for two people and a bot; the people use different servers.
pub(crate) async fn open_table(bases: &Arc<[String]>, number: usize) -> Vec<Someone> {
    let form = [
        ("game", "oh-no"),
        ("seat1", "me"),
        ("seat2", "link"),
        ("seat3", "bot"),
        ("bot3", "cadet"),
        ("open", "on"),
    ];
    let mut ida = Someone::new(bases, number, 0);
    let opened = ida.must("/new", &form).await;
    ida.table = opened["table"].as_str().unwrap().to_string();
    let mut nils = Someone::new(bases, number, 1);
    nils.table.clone_from(&ida.table);
    nils.must(&format!("/t/{}/sit", nils.table), &[("seat", "2")]).await;
    ida.must(&format!("/t/{}/start", ida.table), &[]).await;
    vec![ida, nils]
}

impl Someone {
    fn new(bases: &Arc<[String]>, table: usize, seat: u8) -> Someone {
        let http = Client::builder().cookie_store(true).timeout(PATIENCE).build().unwrap();
        Someone {
            http,
            address: format!("10.{seat}.{}.{}", table / 250, table % 250),
            bases: Arc::clone(bases),
            at: (table + usize::from(seat)) % bases.len(),
            chance: Chance::new(Seed::from_number(table as u64 * 2 + u64::from(seat))),
            table: String::new(),
            seat,
            sent: Vec::new(),
            gone: Vec::new(),
            recovered: false,
        }
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> reqwest::Result<reqwest::Response> {
        let request = self.http.post(format!("{}{path}", self.bases[self.at]));
        let request = request.header("accept", "application/json");
        request.header("x-forwarded-for", &self.address).form(form).send().await
    }

    async fn must(&self, path: &str, form: &[(&str, &str)]) -> Value {
        let response = self.post(path, form).await.unwrap();
        assert!(response.status().is_success(), "{path}: {response:?}");
        response.json().await.unwrap()
    }

    async fn look(&self) -> Option<Value> {
        let url = format!("{}/t/{}", self.bases[self.at], self.table);
        let answer = self.http.get(url).header("accept", "application/json").send().await.ok()?;
        answer.error_for_status().ok()?.json().await.ok()
    }

    /// Looks at the table on any server that answers.
    async fn look_anywhere(&mut self) -> Value {
        let since = Instant::now();
        let mut failed = false;
        loop {
            if let Some(data) = self.look().await {
                if failed {
                    self.gone.push(since.elapsed());
                }
                return data;
            }
            failed = true;
            self.at = (self.at + 1) % self.bases.len();
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Plays until the game is over or the stage ends; returns everything that happened. `moves`
    /// counts all acknowledged moves of everybody.
    pub(crate) async fn play(
        mut self,
        stage: watch::Receiver<Stage>,
        moves: Arc<AtomicUsize>,
    ) -> Someone {
        loop {
            let last = *stage.borrow() == Stage::Recover;
            let data = self.look_anywhere().await;
            if data["status"] != "running" {
                self.recovered = true;
                return self;
            }
            let sent = self.answer(&data).await;
            moves.fetch_add(usize::from(sent == Some(StatusCode::OK)), Ordering::Relaxed);
            if last && (sent == Some(StatusCode::OK) || self.is_waiting(&data)) {
                self.recovered = true;
                return self;
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Whether the table waits for the other person, who may have stopped.
    fn is_waiting(&self, data: &Value) -> bool {
        data["view"]["moves"].as_array().is_none_or(Vec::is_empty)
    }

    /// Any answer, but one that ends the game only if there is no other.
    fn pick(&mut self, data: &Value) -> Option<String> {
        let moves = data["view"]["moves"].as_array()?;
        let moves: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
        let calm = |it: &&str| !matches!(*it, "conflict" | "give-in");
        let some: Vec<&str> = moves.iter().copied().filter(calm).collect();
        let from = if some.is_empty() { moves } else { some };
        let at = self.chance.below(from.len().max(1));
        from.get(at).map(ToString::to_string)
    }

    /// Answers, if asked. If no response comes back, the same is sent again, as a browser may do;
    /// it must not be played twice.
    async fn answer(&mut self, data: &Value) -> Option<StatusCode> {
        let mv = self.pick(data)?;
        let (seq, path) = (data["seq"].to_string(), format!("/t/{}/move", self.table));
        let mut unknown = false;
        loop {
            match self.post(&path, &[("seq", &seq), ("move", &mv)]).await {
                Ok(answer) if answer.status() == StatusCode::OK => {
                    self.sent.push((mv, Fate::Acknowledged));
                    return Some(StatusCode::OK);
                }
                Ok(answer) if answer.status().is_client_error() => {
                    if unknown {
                        self.sent.push((mv, Fate::Unknown));
                    }
                    return Some(answer.status());
                }
                Ok(_) | Err(_) => {
                    unknown = true;
                    self.at = (self.at + 1) % self.bases.len();
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }
}
