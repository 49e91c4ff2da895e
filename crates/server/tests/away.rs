//! The database is away for a while: everybody is told at once, and then everything goes on by
//! itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::place::Place;
use crate::support::{Person, pick, quick};
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The longest that anybody may wait for an answer.
const SOON: Duration = Duration::from_secs(3);

/// The state of a cable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cable {
    Whole,
    /// Connections are broken, and new ones refused.
    Cut,
    /// Nothing comes through, without any error.
    Stuck,
}

/// Something between a server and its database that can be cut.
struct Between {
    port: u16,
    state: watch::Sender<Cable>,
}

impl Between {
    async fn to(database: String) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (port, (state, seen)) =
            (listener.local_addr().unwrap().port(), watch::channel(Cable::Whole));
        tokio::spawn(async move {
            loop {
                let (socket, _) = listener.accept().await.unwrap();
                tokio::spawn(carry(socket, database.clone(), seen.clone()));
            }
        });
        Between { port, state }
    }
}

async fn carry(here: TcpStream, database: String, mut seen: watch::Receiver<Cable>) {
    if *seen.borrow() == Cable::Cut {
        return;
    }
    seen.wait_for(|it| *it == Cable::Whole).await.unwrap();
    let there = TcpStream::connect(database).await.unwrap();
    let (here, there) = (Arc::new(here), Arc::new(there));
    tokio::select! {
        () = pass(&here, &there, seen.clone()) => {}
        () = pass(&there, &here, seen.clone()) => {}
        _ = seen.wait_for(|it| *it == Cable::Cut) => {}
    }
}

async fn pass(from: &TcpStream, to: &TcpStream, mut seen: watch::Receiver<Cable>) {
    let mut bytes = [0; 4096];
    loop {
        seen.wait_for(|it| *it != Cable::Stuck).await.unwrap();
        from.readable().await.unwrap();
        seen.wait_for(|it| *it != Cable::Stuck).await.unwrap();
        let read = match from.try_read(&mut bytes) {
            Ok(0) => return,
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => continue,
            Err(_) => return,
        };
        let mut rest = &bytes[..read];
        while !rest.is_empty() {
            to.writable().await.unwrap();
            match to.try_write(rest) {
                Ok(written) => rest = &rest[written..],
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => return,
            }
        }
    }
}

/// A server whose database is at the other end of the cable.
async fn site(cable: &Between, address: &str) -> String {
    let (front, name) = address.rsplit_once('/').unwrap();
    let person = front.split_once('@').unwrap().0;
    let place = Place::Server(format!("{person}@127.0.0.1:{}/{name}", cable.port));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let store = place.open().await;
    tokio::spawn(async move {
        server::run(listener, store, quick(), std::future::pending()).await.unwrap();
    });
    base
}

/// Sends a request and returns the answer, which must come soon.
async fn soon(request: reqwest::RequestBuilder) -> (u16, String) {
    let start = Instant::now();
    let answer = request.send().await.unwrap();
    let (status, text) = (answer.status().as_u16(), answer.text().await.unwrap());
    assert!(start.elapsed() < SOON, "{:?}: {status} {text}", start.elapsed());
    (status, text)
}

async fn everybody_hears(ida: &Person, table: &str, data: &Value) {
    let mv = pick(data, 0).unwrap();
    let seq = data["seq"].to_string();
    let fields = [("seq", seq.as_str()), ("move", mv.as_str())];
    let played = soon(ida.post(&format!("/t/{table}/move"), &fields)).await;
    assert!(played.0 == 503 && played.1.contains("error-store-away"), "{played:?}");
    let page = soon(ida.get(&format!("/t/{table}?lang=en"))).await;
    assert!(page.0 == 503 && page.1.contains("cannot be reached right now"), "{page:?}");
    let api = soon(ida.get("/api/v1/tables")).await;
    assert!(api.0 == 503 && api.1.contains("error-store-away"), "{api:?}");
    let start = Instant::now();
    assert_eq!(soon(ida.get("/healthz")).await.0, 503);
    assert!(start.elapsed() < Duration::from_millis(300), "{:?}", start.elapsed());
    assert_eq!(soon(ida.get("/worker.js")).await.0, 200, "what needs no store");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_told_of_and_comes_back() {
    let Some(Place::Server(address)) = Place::server() else { return };
    let host = address.split_once('@').unwrap().1.split('/').next().unwrap().to_string();
    let cable = Between::to(host).await;
    let ida = Person::at(&site(&cable, &address).await);
    let form = [("game", "oh-no"), ("bot2", "cadet"), ("bot3", "cadet")];
    let table = ida.opens(&form).await;
    for state in [Cable::Cut, Cable::Stuck] {
        let data = ida.sees(&table).await;
        cable.state.send_replace(state);
        everybody_hears(&ida, &table, &data).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        everybody_hears(&ida, &table, &data).await;
        cable.state.send_replace(Cable::Whole);
        goes_on(&ida, &table).await;
    }
}

/// People who are asked move, until there were three moves since the database came back.
async fn goes_on(ida: &Person, table: &str) {
    let end = Instant::now() + Duration::from_secs(20);
    let mut played = 0;
    while played < 3 {
        assert!(Instant::now() < end, "it does not go on");
        let look = ida.get(&format!("/t/{table}")).header("accept", "application/json");
        let data: Value = look.send().await.unwrap().json().await.unwrap();
        if data["status"] == "finished" {
            return;
        }
        if let Some(mv) = pick(&data, played) {
            let seq = data["seq"].to_string();
            let sent = ida.send(&format!("/t/{table}/move"), &[("seq", &seq), ("move", &mv)]).await;
            played += usize::from(sent.0 == 200);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
