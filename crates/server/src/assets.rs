//! Style sheets, scripts and pictures. They are part of the program, and browsers load them again
//! only when they have changed.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli::CompressorWriter;
use frame::looks::Asset;
use ring::digest::{SHA256, digest};
use tokio::sync::OnceCell;
use words::Lang;

use crate::trouble::Trouble;

/// What files are when compressed, by their names: made when somebody first asks for one.
type Packed = HashMap<&'static str, Arc<OnceCell<&'static [u8]>>>;

static PACKED: LazyLock<Mutex<Packed>> = LazyLock::new(Mutex::default);

/// How long what only a home screen asks for is kept: an hour.
const A_WHILE: (HeaderName, &str) = (header::CACHE_CONTROL, "public, max-age=3600");

/// Workers that run the program for browsers, which a browser counts as a script.
const WORKERS: [&str; 2] = ["worker.js", "thinker.js"];
const POLICY_OF_WORKERS: (HeaderName, &str) =
    (header::CONTENT_SECURITY_POLICY, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");

/// `GET /assets/NAME`
pub(crate) async fn asset(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    if let Some(png) = web::assets::app_icon(&name) {
        return Ok(([(header::CONTENT_TYPE, "image/png"), A_WHILE], png).into_response());
    }
    let asset = web::assets::asset(&name).ok_or_else(Trouble::not_found)?;
    let tag = tag(asset.text);
    let lasting = if asset.lasts() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let caching = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, lasting.to_string())];
    let seen = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    // A proxy that compresses marks the tag as weak.
    if seen.is_some_and(|it| it.trim_start_matches("W/") == tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let kind = [(header::CONTENT_TYPE, asset.kind), (header::VARY, "accept-encoding")];
    let policy = if WORKERS.contains(&asset.name) { Some([POLICY_OF_WORKERS]) } else { None };
    let kind = (policy, kind);
    if !reads_brotli(&headers) {
        return Ok((caching, kind, asset.text).into_response());
    }
    let body = packed(asset).await?;
    Ok((caching, kind, [(header::CONTENT_ENCODING, "br")], body).into_response())
}

/// Whether a browser says that it reads Brotli. What refuses it by a weight of 0 is no browser, and
/// is sent the text, which the router compresses as it is asked to.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|it| it.trim() == "br")
}

/// The file as small as Brotli makes it, which takes too long to be done for each request.
async fn packed(asset: Asset) -> Result<&'static [u8], Trouble> {
    let cell = {
        let mut known = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(asset.name).or_default())
    };
    let packing = || async {
        let packing = tokio::task::spawn_blocking(move || pack(&without_comments(&asset)));
        packing.await.map_err(|_| Trouble::broken())
    };
    cell.get_or_try_init(packing).await.copied()
}

/// A style sheet or a script without its comments, a sixth of what would be sent.
fn without_comments(asset: &Asset) -> String {
    match asset.kind.split(';').next() {
        Some("text/css") => {
            let mut parts = asset.text.split("/*");
            let first = parts.next().unwrap_or_default();
            let after = parts.filter_map(|it| it.split_once("*/")).map(|(_, text)| text);
            [first].into_iter().chain(after).collect()
        }
        Some("text/javascript") => {
            let mut inside = false;
            let is_code = |line: &&str| {
                let text = line.trim();
                let is_comment = inside || text.starts_with("//") || text.starts_with("/*");
                inside = (inside || text.starts_with("/*")) && !text.ends_with("*/");
                !is_comment
            };
            asset.text.split_inclusive('\n').filter(is_code).collect()
        }
        _ => asset.text.to_string(),
    }
}

/// Kept for as long as the program runs, as the text is.
fn pack(text: &str) -> &'static [u8] {
    const SMALLEST: u32 = 11;
    const WINDOW: u32 = 22;
    const BUFFER: usize = 1 << 14;
    let mut packed = Vec::new();
    let mut writer = CompressorWriter::new(&mut packed, BUFFER, SMALLEST, WINDOW);
    writer.write_all(text.as_bytes()).expect("a vector takes what is written");
    drop(writer);
    packed.leak()
}

/// `GET /worker.js`: the worker that shows notifications. It stands at the root so that its scope
/// is every page.
pub(crate) async fn worker(headers: HeaderMap) -> Result<Response, Trouble> {
    asset(Path("worker.js".to_string()), headers).await
}

/// `GET /manifest/LANG`: what a browser is told that puts the site on a home screen.
pub(crate) async fn manifest(Path(lang): Path<String>) -> Result<Response, Trouble> {
    let lang = Lang::from_code(&lang).ok_or_else(Trouble::not_found)?;
    let kind = (header::CONTENT_TYPE, "application/manifest+json");
    Ok(([kind, A_WHILE], web::site::manifest(lang)).into_response())
}

/// What tells the scripts of this program from those of another version.
pub(crate) fn scripts() -> &'static str {
    static TAG: LazyLock<String> = LazyLock::new(|| {
        let scripts = web::assets::all().filter(|it| it.name.ends_with(".js"));
        tag(&scripts.map(|it| it.text).collect::<String>())
    });
    &TAG
}

fn tag(text: &str) -> String {
    format!("\"{}\"", digest_of(text.as_bytes()))
}

/// A short name for these bytes, which other bytes do not have.
pub(crate) fn digest_of(bytes: &[u8]) -> String {
    let digest = digest(&SHA256, bytes);
    digest.as_ref().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    async fn sent(encodings: &'static str) -> (Option<String>, Vec<u8>) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, encodings.parse().expect("a value"));
        let response = asset(Path("style.css".to_string()), headers).await.expect("a style sheet");
        let encoding = response.headers().get(header::CONTENT_ENCODING);
        let encoding = encoding.map(|it| it.to_str().expect("a word").to_string());
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        (encoding, body.to_vec())
    }

    #[tokio::test]
    async fn a_file_is_sent_compressed_to_whom_reads_that() {
        let text = web::assets::asset("style.css").expect("a style sheet").text;
        assert_eq!(sent("gzip, br;q=0").await, (None, text.as_bytes().to_vec()));
        let (encoding, packed) = sent("gzip, deflate, br, zstd").await;
        assert_eq!(encoding.as_deref(), Some("br"));
        assert!(4 * packed.len() < text.len(), "{} of {} bytes", packed.len(), text.len());
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut packed.as_slice(), &mut read).expect("what was compressed");
        let bare = without_comments(&web::assets::asset("style.css").expect("a style sheet"));
        assert_eq!(read, bare.as_bytes());
    }

    #[test]
    fn what_is_sent_has_no_comments_and_all_the_rest() {
        let sheet =
            Asset::css("a.css", "/* 1 */\na { b: c; } /* 2\n3 */\nd::after { content: '/'; }");
        assert_eq!(without_comments(&sheet), "\na { b: c; } \nd::after { content: '/'; }");
        let script = "// 1\nconst a = '*/*'; // 2\n  /** 3 */\n/*\n4\n*/\nf(`//${a}`);\n";
        let script = Asset::script("a.js", script);
        assert_eq!(without_comments(&script), "const a = '*/*'; // 2\nf(`//${a}`);\n");
        for asset in web::assets::all() {
            let bare = without_comments(&asset);
            let is_drawing = asset.kind == "image/svg+xml";
            assert_eq!(is_drawing, bare == asset.text, "{}", asset.name);
        }
    }
}
