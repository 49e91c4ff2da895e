//! Hostile requests: wrong seats, stale and malformed moves, huge forms, other people's tables,
//! forged cookies, forms from other sites, tricks with paths and headers. None of them may change
//! anything, break anything, or be remembered.

use std::collections::BTreeMap;
use std::io::{Error, Result};
use std::sync::Arc;
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use tokio::task::JoinSet;

use crate::wire::{CookieHolder, Wire};

/// Connections that attack at once.
const ATTACKERS: u64 = 8;

/// The pause between two looks at who is asked, and the most looks.
const PAUSE: Duration = Duration::from_millis(100);
const LOOKS_MAX: usize = 600;

/// The result of an attack.
#[derive(Clone, Debug, Default)]
pub struct AttackReport {
    /// How often each status was answered; 0 stands for connections that the server closed without
    /// an answer.
    pub statuses: BTreeMap<u16, u64>,
    /// The first requests that were answered with a server error.
    pub faults: Vec<String>,
    /// What people saw of the tables before and after, where that differs.
    pub changed: Vec<(String, String)>,
}

/// The tables under attack, and who sits there.
#[derive(Clone)]
pub struct Target {
    address: String,
    table: String,
    /// Somebody who is asked, and somebody who is not.
    asked: CookieHolder,
    other: CookieHolder,
    /// Somebody with a table of their own.
    attacker: CookieHolder,
    seq: u64,
    /// The moves that are offered to whoever is asked.
    moves: Vec<String>,
    /// A request with a move that was made long ago, byte by byte.
    old: Vec<u8>,
}

async fn data(wire: &mut Wire, person: &CookieHolder, path: &str) -> Result<serde_json::Value> {
    Ok(wire.ask(&person.get(path)).await?.json())
}

async fn must(
    wire: &mut Wire,
    person: &mut CookieHolder,
    request: &[u8],
) -> Result<serde_json::Value> {
    let answer = wire.ask(request).await?;
    person.heed(&answer);
    match answer.status {
        200 => Ok(answer.json()),
        status => Err(Error::other(format!("{status}: {}", answer.text()))),
    }
}

impl Target {
    /// Opens the tables. Three people and no bot sit at one, so that nothing happens there by
    /// itself.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn open(address: &str) -> Result<Target> {
        let wire = &mut Wire::open(address).await?;
        let mut people = [1, 2, 3, 4].map(CookieHolder::stranger);
        let seats =
            [("seat2", "link"), ("seat3", "link"), ("seat4", "closed"), ("seat5", "closed")];
        let form = [&[("game", "oh-no"), ("seat1", "me"), ("open", "on")], &seats[..]].concat();
        let request = people[0].post("/new", &form);
        let opened = must(wire, &mut people[0], &request).await?;
        let table = opened["table"].as_str().unwrap_or_default().to_string();
        for person in &mut people[1..3] {
            let request = person.post(&format!("/t/{table}/sit"), &[]);
            must(wire, person, &request).await?;
        }
        let request = people[0].post(&format!("/t/{table}/start"), &[]);
        must(wire, &mut people[0], &request).await?;
        let request = people[3].post("/play-now", &[("game", "pulp")]);
        must(wire, &mut people[3], &request).await?;
        let mut target = Target {
            address: address.to_string(),
            attacker: people[3].clone(),
            asked: people[0].clone(),
            other: people[1].clone(),
            seq: 0,
            moves: Vec::new(),
            old: Vec::new(),
            table,
        };
        target.advance(wire, &people[..3]).await?;
        Ok(target)
    }

    /// Lets somebody move twice, and finds out who is asked then.
    async fn advance(&mut self, wire: &mut Wire, people: &[CookieHolder]) -> Result<()> {
        for _ in 0..2 {
            self.settle(wire, people).await?;
            self.old = self.play(&self.asked, &self.seq.to_string(), &self.moves[0]);
            wire.ask(&self.old).await?;
        }
        self.settle(wire, people).await
    }

    /// Waits until somebody has a choice. Until then the table plays by itself, or people give
    /// their only answer.
    async fn settle(&mut self, wire: &mut Wire, people: &[CookieHolder]) -> Result<()> {
        let path = format!("/t/{}", self.table);
        for _ in 0..LOOKS_MAX {
            for (at, person) in people.iter().enumerate() {
                let seen = data(wire, person, &path).await?;
                let moves = seen["view"]["moves"].as_array().cloned().unwrap_or_default();
                if let [only] = moves.as_slice() {
                    let (seq, mv) = (seen["seq"].to_string(), only.as_str().unwrap_or_default());
                    wire.ask(&self.play(person, &seq, mv)).await?;
                } else if !moves.is_empty() {
                    (self.asked, self.other) = (person.clone(), people[(at + 1) % 3].clone());
                    let text = |it: &serde_json::Value| Some(it.as_str()?.to_string());
                    self.moves = moves.iter().filter_map(text).collect();
                    self.seq = seen["seq"].as_u64().unwrap_or_default();
                    return Ok(());
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(Error::other("nobody is asked"))
    }

    fn play(&self, person: &CookieHolder, seq: &str, mv: &str) -> Vec<u8> {
        person.post(&format!("/t/{}/move", self.table), &[("seq", seq), ("move", mv)])
    }

    /// The table as the people who sit there see it.
    async fn seen(&self) -> Result<String> {
        let wire = &mut Wire::open(&self.address).await?;
        let path = format!("/t/{}", self.table);
        let mut seen = String::new();
        for person in [&self.asked, &self.other] {
            seen.push_str(&data(wire, person, &path).await?.to_string());
        }
        Ok(seen)
    }

    /// Sends this many hostile requests, over several connections at once; the same seed sends the
    /// same requests.
    ///
    /// # Errors
    /// The server cannot be reached any more.
    pub async fn attack(&self, requests: u64, seed: u64) -> Result<AttackReport> {
        let before = self.seen().await?;
        let target = Arc::new(self.clone());
        let mut attackers = JoinSet::new();
        for at in 0..ATTACKERS {
            let share = requests / ATTACKERS + u64::from(at < requests % ATTACKERS);
            let chance = ChaCha8Rng::seed_from_u64(seed * ATTACKERS + at);
            let target = Arc::clone(&target);
            attackers.spawn(async move { target.send(share, chance).await });
        }
        let mut report = AttackReport::default();
        while let Some(sent) = attackers.join_next().await {
            let sent = sent.map_err(Error::other)??;
            for (status, count) in sent.statuses {
                *report.statuses.entry(status).or_default() += count;
            }
            report.faults.extend(sent.faults);
        }
        let after = self.seen().await?;
        if before != after {
            report.changed.push((before, after));
        }
        Ok(report)
    }

    async fn send(&self, requests: u64, mut chance: ChaCha8Rng) -> Result<AttackReport> {
        let mut report = AttackReport::default();
        let mut wire = Wire::open(&self.address).await?;
        for _ in 0..requests {
            let request = self.request(&mut chance);
            let answer = wire.ask(&request).await.unwrap_or_default();
            *report.statuses.entry(answer.status).or_default() += 1;
            if 500 <= answer.status && report.faults.len() < 10 {
                report.faults.push(String::from_utf8_lossy(&request).chars().take(400).collect());
            }
            if !answer.open {
                wire = Wire::open(&self.address).await?;
            }
        }
        Ok(report)
    }

    /// One hostile request.
    fn request(&self, chance: &mut ChaCha8Rng) -> Vec<u8> {
        let (seq, mv) = (self.seq.to_string(), pick(chance, &self.moves).clone());
        let path = format!("/t/{}/move", self.table);
        match chance.next_u32() % 14 {
            0 => self.play(&self.other, &seq, &mv),
            1 => self.play(&self.asked, &number(chance, self.seq), &mv),
            2 => self.play(&self.asked, &seq, &garbage(chance)),
            3 => {
                let many = [&[("seq", seq.as_str())][..], &[("move", mv.as_str()); 41]].concat();
                self.asked.post(&path, &many)
            }
            4 => self.play(&self.asked, &seq, &"x".repeat(33_000)),
            5 => self.misshapen(chance, &path),
            6 => self.old.clone(),
            7 => foreign(chance, &self.play(&self.asked, &seq, &mv)),
            8 => self.trespass(chance, &self.attacker),
            9 => {
                let stranger = CookieHolder::stranger(chance.next_u32());
                self.trespass(chance, &stranger)
            }
            10 => {
                let forged = self.forged(chance);
                self.trespass(chance, &forged)
            }
            11 => self.attacker.get(&self.path(chance)),
            12 => self.headers(chance),
            _ => self.form(chance),
        }
    }

    /// A body that is not a form, or not the right one.
    fn misshapen(&self, chance: &mut ChaCha8Rng, path: &str) -> Vec<u8> {
        let bodies =
            ["seq=1&move=%ff%fe%zz", "{\"seq\":1}", "&&&===", "seq=&move=", "move", "", "\0\0"];
        let kinds =
            ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", ""];
        let (body, kind) = (*pick(chance, &bodies), *pick(chance, &kinds));
        let CookieHolder { cookie, from } = &self.asked;
        let length = body.len();
        format!(
            "POST {path} HTTP/1.1\r\nhost: rempart\r\nx-forwarded-for: {from}\r\ncookie: {cookie}\r\n\
             content-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .into_bytes()
    }

    /// A request that only somebody at the table may send.
    fn trespass(&self, chance: &mut ChaCha8Rng, person: &CookieHolder) -> Vec<u8> {
        const DEEDS: [&str; 21] = [
            "move",
            "undo",
            "say",
            "hint",
            "relieve",
            "return",
            "leave",
            "resign",
            "agree",
            "send-away",
            "beside",
            "uncover",
            "cover",
            "again",
            "same-deal",
            "sit",
            "stand",
            "free",
            "bot",
            "start",
            "replay",
        ];
        let path = format!("/t/{}/{}", self.table, pick(chance, &DEEDS));
        let (seq, seat) = (self.seq.to_string(), (chance.next_u32() % 7).to_string());
        let mv = pick(chance, &self.moves);
        let fields = [("seq", seq.as_str()), ("move", mv), ("seat", &seat), ("level", "cadet")];
        person.post(&path, &[&fields[..], &[("text", "ha"), ("ply", "1"), ("name", "X")]].concat())
    }

    /// Somebody with a cookie that no server has signed.
    fn forged(&self, chance: &mut ChaCha8Rng) -> CookieHolder {
        let mut cookie = self.asked.cookie.clone().into_bytes();
        let at = 8 + chance.next_u32() as usize % (cookie.len() - 8);
        cookie[at] = if cookie[at] == b'a' { b'b' } else { b'a' };
        let cookie = match chance.next_u32() % 3 {
            0 => format!("rempart=s.{}", "a".repeat(26)),
            1 => "rempart=".to_string(),
            _ => String::from_utf8_lossy(&cookie).into_owned(),
        };
        CookieHolder { cookie, ..CookieHolder::stranger(9) }
    }

    /// A path that leads nowhere, or should not lead anywhere.
    fn path(&self, chance: &mut ChaCha8Rng) -> String {
        let (table, number) = (&self.table, chance.next_u32());
        match number % 16 {
            0 => "/t/../healthz".to_string(),
            1 => "/t/%2e%2e/%2e%2e/etc/passwd".to_string(),
            2 => "/assets/..%2f..%2frempart.db".to_string(),
            3 => format!("/t/{table}%00/move"),
            4 => format!("//{table}/"),
            5 => format!("/t/{table}/replay?ply=99999999999999999999&seat=-1"),
            6 => format!("/t/{table}/replay?ply={number}&seat=300&line={number}"),
            7 => format!("/t/{table}?k={number}"),
            8 => format!("/t/{}", "a".repeat(number as usize % 8000)),
            9 => format!("/t/{table}/record"),
            10 => format!("/t/{table}/review?seat=9"),
            11 => "/lang/fr?back=//evil.example".to_string(),
            12 => format!("/daily/pulp/{number}-99-99"),
            13 => "/new?game=%ff%00&seat1=me&option.level=%2d1".to_string(),
            14 => format!("/finished?before={number}99999999999999"),
            _ => format!("/t/{table}/{number}"),
        }
    }

    /// A request that no browser sends.
    fn headers(&self, chance: &mut ChaCha8Rng) -> Vec<u8> {
        let (path, cookie) = (format!("/t/{}/move", self.table), &self.asked.cookie);
        let (mv, seq) = (&self.moves[0], self.seq);
        let body = format!("seq={seq}&move={}", mv.replace(' ', "+"));
        let form = "content-type: application/x-www-form-urlencoded";
        let text = match chance.next_u32() % 12 {
            0 => format!("TRACE {path} HTTP/1.1\r\nhost: x\r\n\r\n"),
            1 => "CONNECT evil.example:80 HTTP/1.1\r\nhost: x\r\n\r\n".to_string(),
            2 => format!("get {path} HTTP/9.9\r\n\r\n"),
            3 => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_string(),
            4 => format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "y".repeat(20_000)),
            5 => format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "a: b\r\n".repeat(200)),
            6 => {
                "GET / HTTP/1.1\r\nhost: x\r\ncookie: rempart=\u{fffd}\u{1}; lang=\"\r\n\r\n".into()
            }
            7 => format!(
                "PUT {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-length: 0\r\n\r\n"
            ),
            8 => format!(
                "POST {path} HTTP/1.1\r\nhost: x\r\norigin: null\r\ncookie: {cookie}\r\n{form}\r\n\
                 content-length: {}\r\n\r\n{body}",
                body.len()
            ),
            // Two different lengths for one body.
            9 => format!(
                "POST {path} HTTP/1.1\r\nhost: x\r\norigin: http://y\r\ncookie: {cookie}\r\n{form}\r\n\
                 content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
            ),
            10 => "GET /tables HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-for: ,,,::1%eth0\r\n\
                 x-forwarded-proto: gopher\r\naccept-language: zz;q=9,*\r\nrange: bytes=9-1\r\n\r\n"
                .to_string(),
            _ => "\u{0}\u{1}\r\n\r\n".to_string(),
        };
        text.into_bytes()
    }

    /// A form of the site, filled in with nonsense.
    fn form(&self, chance: &mut ChaCha8Rng) -> Vec<u8> {
        const FORMS: [&str; 10] = [
            "/new",
            "/play-now",
            "/name",
            "/sign-in",
            "/daily/pulp",
            "/workshop/invazions",
            "/account/delete",
            "/reminders",
            "/reminders/devices",
            "/reminders/devices/off",
        ];
        let (path, value) = (*pick(chance, &FORMS), format!("{}\u{1}", garbage(chance)));
        let stranger = CookieHolder { cookie: String::new(), ..self.attacker.clone() };
        let fields =
            [("game", value.as_str()), ("name", ""), ("password", &value), ("url", &value)];
        stranger.post(path, &[&fields[..], &[("seat1", value.as_str()), ("gone", &value)]].concat())
    }
}

fn pick<'a, T>(chance: &mut ChaCha8Rng, from: &'a [T]) -> &'a T {
    &from[chance.next_u32() as usize % from.len()]
}

/// Any number except this one.
fn number(chance: &mut ChaCha8Rng, but: u64) -> String {
    match chance.next_u32() % 4 {
        0 => u64::MAX.to_string(),
        1 => "-1".to_string(),
        2 => "1e3".to_string(),
        _ => (but + 1 + u64::from(chance.next_u32())).to_string(),
    }
}

/// A text that is not a move of any game.
fn garbage(chance: &mut ChaCha8Rng) -> String {
    const PIECES: [&str; 9] =
        ["zz", "\u{202e}", "<script>", "\u{0}", "'; drop table moves; --", "é", "%s", "\n", "🛸"];
    let length = 1 + chance.next_u32() % 40;
    let pieces = (0..length).map(|_| *pick(chance, &PIECES));
    ["zz"].into_iter().chain(pieces.collect::<Vec<_>>()).collect()
}

/// The same request as a page of another site would send it.
fn foreign(chance: &mut ChaCha8Rng, request: &[u8]) -> Vec<u8> {
    const FROM: [&str; 5] = [
        "origin: http://evil.example",
        "origin: null",
        "origin: http://rempart.evil.example",
        "sec-fetch-site: cross-site",
        "sec-fetch-site: same-site\r\norigin: http://rempart",
    ];
    let text = String::from_utf8_lossy(request);
    text.replacen("host: rempart", &format!("host: rempart\r\n{}", pick(chance, &FROM)), 1).into()
}
