//! Connections end: those of clients that send nothing, send drop by drop, or do not read what they
//! asked for, and those that are too many.

use std::time::{Duration, Instant};

use crate::support::{Person, Pushed, Site, quick, two_at_a_table};
use reqwest::StatusCode;
use server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// How long a client may be silent in these tests.
const SILENCE: Duration = Duration::from_millis(400);

/// Long enough for a connection to be ended, and much less than a minute.
const PATIENCE: Duration = Duration::from_secs(8);

async fn impatient() -> Site {
    let config = Config { silence: SILENCE, limits: true, ..quick() };
    Site::open_with(tempfile::tempdir().unwrap(), config).await
}

async fn connect(site: &Site) -> TcpStream {
    TcpStream::connect(site.base.strip_prefix("http://").unwrap()).await.unwrap()
}

/// Reads until the connection ends; returns what came, and how long that took.
async fn until_the_end(mut socket: TcpStream) -> (String, Duration) {
    let (start, mut text) = (Instant::now(), Vec::new());
    // One that was cut off may end with an error instead.
    let _ = timeout(PATIENCE, socket.read_to_end(&mut text)).await.expect("it ends");
    (String::from_utf8_lossy(&text).into_owned(), start.elapsed())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_is_let_go() {
    let site = impatient().await;
    let (answer, after) = until_the_end(connect(&site).await).await;
    assert!(answer.is_empty() && SILENCE / 2 < after, "{answer:?} after {after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_there_in_time_or_not_at_all() {
    let site = impatient().await;
    let mut socket = connect(&site).await;
    socket.write_all(b"GET /about HTTP/1.1\r\nhost: here\r\n").await.unwrap();
    let end = Instant::now() + PATIENCE;
    // One header after another: never silent for long, and never done.
    while Instant::now() < end && socket.write_all(b"x: y\r\n").await.is_ok() {
        sleep(SILENCE / 8).await;
    }
    assert!(Instant::now() < end, "it is heard for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_there_in_time_or_refused() {
    let site = impatient().await;
    let mut socket = connect(&site).await;
    let head = "POST /name HTTP/1.1\r\nhost: here\r\naccept: application/json\r\n\
        content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nname=";
    socket.write_all(head.as_bytes()).await.unwrap();
    let (answer, _) = until_the_end(socket).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("error-too-slow"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn between_two_requests_one_may_not_wait_for_ever() {
    let site = impatient().await;
    let mut socket = connect(&site).await;
    socket.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    let (answer, after) = until_the_end(socket).await;
    assert!(answer.ends_with("ok") && SILENCE / 2 < after, "{answer:?} after {after:?}");
}

/// Asks for much more than the connection can hold, and reads nothing.
#[tokio::test(flavor = "multi_thread")]
async fn who_reads_nothing_is_let_go() {
    let site = impatient().await;
    let mut socket = connect(&site).await;
    let requests = "GET /about HTTP/1.1\r\nhost: here\r\n\r\n".repeat(600_000);
    let written = timeout(PATIENCE, socket.write_all(requests.as_bytes())).await;
    assert!(written.expect("it is cut off").is_err(), "all was taken in");
}

/// An open page that only listens is not silent.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_lasts() {
    let site = impatient().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let mut stream = Pushed::to(&ida, &table).await;
    stream.next().await;
    sleep(3 * SILENCE).await;
    nils.must(&format!("/t/{table}/say"), &[("text", "hello")]).await;
    assert!(timeout(PATIENCE, stream.next()).await.unwrap().contains("hello"));
}

async fn looks(person: &Person, table: &str) -> reqwest::Response {
    let request = person.get(&format!("/t/{table}/stream")).header("accept", "application/json");
    request.send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_has_so_many_pages_of_a_table_and_no_more() {
    let site = impatient().await;
    let (ida, _, table) = two_at_a_table(&site).await;
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(looks(&ida, &table).await);
    }
    assert!(open.iter().all(|it| it.status() == StatusCode::OK));
    let refused = looks(&ida, &table).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()["retry-after"], "30");
    assert!(refused.text().await.unwrap().contains("error-too-many-streams"));
    // A closed connection makes room, for the same client and for others.
    open.pop();
    let end = Instant::now() + PATIENCE;
    while looks(&ida, &table).await.status() != StatusCode::OK {
        assert!(Instant::now() < end, "no room");
        sleep(SILENCE / 4).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let config = Config { limits: true, trusted: &[], ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(connect(&site).await);
    }
    let (answer, _) = until_the_end(connect(&site).await).await;
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("\r\nretry-after: 30\r\n"), "{answer}");
    assert!(answer.contains("Trop de connexions") && answer.contains("Too many"), "{answer}");
    drop(open);
    sleep(SILENCE).await;
    assert_eq!(site.somebody().get("/healthz").send().await.unwrap().status(), StatusCode::OK);
}
