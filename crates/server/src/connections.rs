//! The connections of visitors: how long they may be silent, and how many each visitor may have.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tower::Layer as _;
use words::Lang;

use crate::asker::{household, is_trusted};
use crate::config::Config;

/// The most connections of all visitors together.
const ALL_MAX: usize = 10_000;

/// The most connections of one address, unless it is a trusted web server. Browsers open six.
const EACH_MAX: usize = 100;

/// After how many seconds somebody with too many connections may try again.
const AGAIN_SECONDS: u64 = 30;

/// How long a connection lasts that is only told that there are too many.
const FAREWELL: Duration = Duration::from_secs(2);

/// Answers requests until `stopped`, then lets running ones finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: Config,
    stopped: impl Future<Output = ()>,
) {
    let (places, graceful) = (HeldShares::new(config.limits), GracefulShutdown::new());
    let mut stopped = pin!(stopped);
    loop {
        let (socket, peer) = tokio::select! {
            next = next(&listener) => next,
            () = &mut stopped => break,
        };
        let Some(place) = places.take(shares(peer, config)) else {
            tokio::spawn(timeout(FAREWELL, turn_away(socket)));
            continue;
        };
        // This also ends connections whose visitor reads nothing of an answer, or is gone.
        let _ = SockRef::from(&socket).set_tcp_user_timeout(Some(config.silence));
        let service = Extension(ConnectInfo(peer)).layer(router.clone());
        let service = TowerToHyperService::new(service);
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(config.silence);
        let connection = graceful.watch(http.serve_connection(TokioIo::new(socket), service));
        tokio::spawn(async move {
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    graceful.shutdown().await;
}

/// The next connection.
async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(came) => return came,
            Err(error)
                if matches!(
                    error.kind(),
                    ConnectionAborted | ConnectionRefused | ConnectionReset
                ) => {}
            // Most likely there are too many open files; some will be closed soon.
            Err(error) => {
                tracing::error!(%error, "nobody can come in");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// The limits that a new connection counts towards.
fn shares(peer: SocketAddr, config: Config) -> Vec<Share> {
    let all = Share { of: String::new(), most: ALL_MAX };
    let own = Share { of: household(peer.ip()), most: EACH_MAX };
    if is_trusted(peer.ip(), config.trusted) { vec![all] } else { vec![all, own] }
}

/// Answers that there are too many connections, whatever the request is.
async fn turn_away(mut socket: TcpStream) {
    let words = Lang::ALL.map(|it| it.say("error-too-many-connections") + "\n").concat();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\n\
         retry-after: {AGAIN_SECONDS}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{words}",
        words.len()
    );
    let _ = socket.write_all(answer.as_bytes()).await;
    let _ = socket.shutdown().await;
    // If the request were not read, the visitor would see a broken connection instead of the
    // answer.
    let mut rest = [0; 512];
    while socket.read(&mut rest).await.is_ok_and(|it| 0 < it) {}
}

/// A limit: something of which only so many may be held at once.
pub(crate) struct Share {
    pub(crate) of: String,
    pub(crate) most: usize,
}

/// How many of everything are held.
#[derive(Debug)]
pub(crate) struct HeldShares {
    on: bool,
    held: Mutex<HashMap<String, usize>>,
}

impl HeldShares {
    pub(crate) fn new(on: bool) -> Arc<HeldShares> {
        Arc::new(HeldShares { on, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one of each share, unless one of them is at its limit.
    pub(crate) fn take(self: &Arc<HeldShares>, shares: Vec<Share>) -> Option<HeldShare> {
        let mut held = self.held();
        let full = |it: &Share| held.get(&it.of).is_some_and(|count| it.most <= *count);
        if self.on && shares.iter().any(full) {
            return None;
        }
        for share in &shares {
            *held.entry(share.of.clone()).or_default() += 1;
        }
        let of = shares.into_iter().map(|it| it.of).collect();
        Some(HeldShare { places: Arc::clone(self), of })
    }
}

/// One of each share, for as long as this value lives.
#[derive(Debug)]
pub(crate) struct HeldShare {
    places: Arc<HeldShares>,
    of: Vec<String>,
}

impl Drop for HeldShare {
    fn drop(&mut self) {
        let mut held = self.places.held();
        for of in &self.of {
            if let Some(count) = held.get_mut(of) {
                *count -= 1;
            }
            if held.get(of) == Some(&0) {
                held.remove(of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_back() {
        let places = HeldShares::new(true);
        let take = |of: &[(&str, usize)]| {
            let share = |(of, most): &(&str, usize)| Share { of: (*of).to_string(), most: *most };
            places.take(of.iter().map(share).collect())
        };
        let (one, two) = (take(&[("all", 3), ("ida", 2)]), take(&[("all", 3), ("ida", 2)]));
        assert!(one.is_some() && two.is_some());
        assert!(take(&[("all", 3), ("ida", 2)]).is_none());
        let other = take(&[("all", 3), ("nils", 2)]);
        assert!(other.is_some() && take(&[("all", 3), ("uma", 2)]).is_none());
        drop(one);
        assert!(take(&[("all", 3), ("ida", 2)]).is_some());
        drop((two, other));
        assert!(places.held().is_empty());
    }
}
