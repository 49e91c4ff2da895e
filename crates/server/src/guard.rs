//! What browsers may do with our pages, and who may send us forms.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use desk::import::FILE_MAX;
use percent_encoding::percent_decode;
use tokio::time::timeout;

use crate::asker::bearer;
use crate::hub::Shared;
use crate::trouble::Trouble;

/// Scripts, styles and pictures come only from this server, and none are inline.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The same for what stands within another page of this server.
pub(crate) const POLICY_WITHIN: &str = "default-src 'self'; img-src 'self' data:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/// The largest form, in bytes.
const BODY_MAX: usize = 32 * 1024;

/// Where a form may hold a whole file: a game, or the cards of one.
const WITH_A_FILE: [&str; 2] = ["/import", "/scenarios"];

/// How the content type of a form begins.
const FORM: &[u8] = b"application/x-www-form-urlencoded";

const HEADERS: [(&str, &str); 4] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Adds headers that forbid browsers whatever our pages do not need.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses forms that pages of other sites send.
pub(crate) async fn same_origin(request: Request, next: Next) -> Result<Response, Trouble> {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    // A browser sends a token only if a script of ours adds it, so other sites cannot use it.
    let token = bearer(request.headers()).is_some();
    if harmless || token || from_here(request.headers()) {
        return Ok(next.run(request).await);
    }
    Err(Trouble::forbidden("error-origin"))
}

/// Browsers say where a form comes from. Programs may say nothing, but they have no stolen cookie.
fn from_here(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|it| it.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else { return true };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text("host")
}

/// Whether a character is in no text of ours. Longer texts have line ends and tabs.
pub(crate) fn is_strange(it: char) -> bool {
    it.is_control() && !matches!(it, '\n' | '\r' | '\t')
}

/// Refuses addresses and forms with control characters. The whole body is read first.
pub(crate) async fn plain(
    State(app): State<Shared>,
    request: Request,
    next: Next,
) -> Result<Response, Trouble> {
    let unreadable = || Trouble::new(StatusCode::BAD_REQUEST, "error-malformed");
    let uri = request.uri();
    if holds(uri.path().as_bytes(), char::is_control)
        || holds(uri.query().unwrap_or_default().as_bytes(), is_strange)
    {
        return Err(unreadable());
    }
    // Only a file may be larger than any other form.
    let most = if WITH_A_FILE.contains(&uri.path()) { FILE_MAX } else { BODY_MAX };
    let (parts, body) = request.into_parts();
    let too_slow = |_| Trouble::new(StatusCode::REQUEST_TIMEOUT, "error-too-slow");
    let body = timeout(app.silence, whole(body, most)).await.map_err(too_slow)??;
    let kind = parts.headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    if kind.starts_with(FORM) && holds(&body, is_strange) {
        return Err(unreadable());
    }
    Ok(next.run(Request::from_parts(parts, body.into())).await)
}

async fn whole(body: Body, most: usize) -> Result<Bytes, Trouble> {
    let too_large = |_| Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large");
    to_bytes(body, most).await.map_err(too_large)
}

/// Whether a text in URL encoding holds such a character.
fn holds(written: &[u8], such: fn(char) -> bool) -> bool {
    percent_decode(written).decode_utf8_lossy().chars().any(such)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs.iter().map(|(name, value)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        });
        from_here(&pairs.collect())
    }

    #[test]
    fn only_our_own_pages_send_forms() {
        assert!(sent(&[("sec-fetch-site", "same-origin")]));
        assert!(!sent(&[("sec-fetch-site", "cross-site")]));
        assert!(!sent(&[("sec-fetch-site", "same-site")]));
        assert!(sent(&[("origin", "http://here:1"), ("host", "here:1")]));
        assert!(!sent(&[("origin", "http://there"), ("host", "here:1")]));
        assert!(!sent(&[("origin", "null"), ("host", "here:1")]));
        assert!(sent(&[]));
    }
}
