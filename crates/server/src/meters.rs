//! What the server counts about itself, for Prometheus. No table and no person is named: addresses
//! are counted by their pattern, such as `/t/{id}/move`.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

/// The upper bounds of the histograms of durations, in seconds.
const SECONDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// How often new measurements are added to the histograms.
const UPKEEP: Duration = Duration::from_secs(5);

/// The content type of Prometheus.
const FORMAT: [(HeaderName, &str); 1] =
    [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];

/// Counts from now on, and answers `GET /metrics` at an address of its own.
///
/// # Errors
/// Something else in this program counts already.
pub fn publish(
    listener: TcpListener,
) -> Result<impl Future<Output = std::io::Result<()>> + Send, BuildError> {
    let builder = PrometheusBuilder::new();
    let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)?;
    let handle = builder.install_recorder()?;
    tokio::spawn(keep_up(handle.clone()));
    let page = move || async move { (FORMAT, handle.render()) };
    let router = Router::new().route("/metrics", get(page));
    Ok(axum::serve(listener, router).into_future())
}

async fn keep_up(handle: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        handle.run_upkeep();
    }
}

/// Counts every request, and how long it took until the answer began.
pub(crate) async fn requests(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("other", MatchedPath::as_str).to_string();
    let method = known(request.method());
    let start = Instant::now();
    let response = next.run(request).await.into_response();
    let status = response.status().as_str().to_string();
    histogram!("rempart_request_seconds", "route" => route.clone()).record(start.elapsed());
    counter!("rempart_requests_total", "route" => route, "method" => method, "status" => status)
        .increment(1);
    response
}

/// The name of a method. All methods that programs invent share one name, since every counted name
/// is kept for ever.
fn known(method: &Method) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"];
    known.into_iter().find(|it| *it == method.as_str()).unwrap_or("other")
}

/// Counts moves that are stored.
pub(crate) fn moves_stored(count: usize) {
    counter!("rempart_moves_stored_total").increment(count as u64);
}

/// A bot has found its move.
pub(crate) fn thought(since: Instant) {
    histogram!("rempart_thought_seconds").record(since.elapsed());
}

/// Counts a failure that should not happen: of the store, of the rules, of a table that stands
/// still.
pub(crate) fn failed(what: &'static str) {
    counter!("rempart_failures_total", "what" => what).increment(1);
}

/// Counts one more of something, for as long as this value lives.
pub(crate) struct Live(&'static str);

impl Live {
    /// A table in memory.
    pub(crate) fn table() -> Live {
        Live::of("rempart_tables_awake")
    }

    /// An open stream of news.
    pub(crate) fn stream() -> Live {
        Live::of("rempart_streams_open")
    }

    fn of(name: &'static str) -> Live {
        gauge!(name).increment(1.0);
        Live(name)
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}
