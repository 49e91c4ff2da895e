//! Style sheets, scripts and pictures. They are part of the program, and browsers load them again
//! only when they have changed.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ring::digest::{SHA256, digest};

use crate::trouble::Trouble;

/// `GET /assets/NAME`
pub(crate) async fn asset(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asset = web::assets::asset(&name).ok_or_else(Trouble::not_found)?;
    let tag = tag(asset.text);
    let lasting = if asset.lasts() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let caching = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, lasting.to_string())];
    let seen = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    // A proxy that compresses marks the tag as weak.
    if seen.is_some_and(|it| it.trim_start_matches("W/") == tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(header::CONTENT_TYPE, asset.kind)], asset.text).into_response())
}

/// `GET /worker.js`: the worker that shows notifications. It stands at the root so that its scope
/// is every page.
pub(crate) async fn worker(headers: HeaderMap) -> Result<Response, Trouble> {
    asset(Path("worker.js".to_string()), headers).await
}

fn tag(text: &str) -> String {
    let digest = digest(&SHA256, text.as_bytes());
    let hex: String = digest.as_ref().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}
