//! Playing without a network: the program that browsers fetch for it, if somebody has built it.
//!
//! `tools/offline` builds it and puts it beside the program of the server. Where it is not, nothing
//! speaks of it.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use frame::shell::{Offline, Reader};
use serde_json::json;
use web::site::{self, OfflineWay};
use words::Lang;

use crate::assets;
use crate::trouble::Trouble;

/// The name of the file beside the program.
const FILE: &str = "rempart.wasm.gz";

/// What browsers fetch to play without a network.
pub(crate) struct OfflineProgram {
    pub(crate) bytes: Vec<u8>,
    /// Tells it from that of another version.
    name: String,
}

static PROGRAM: LazyLock<Option<OfflineProgram>> = LazyLock::new(|| {
    let beside = std::env::current_exe().ok()?.with_file_name(FILE);
    let bytes = fs::read(beside).ok()?;
    let name = assets::digest_of(&bytes);
    Some(OfflineProgram { bytes, name })
});

/// The program for browsers, if it lies beside this one.
pub(crate) fn program() -> Option<&'static OfflineProgram> {
    PROGRAM.as_ref()
}

/// The same, for an address that exists only with it.
pub(crate) fn there() -> Result<&'static OfflineProgram, Trouble> {
    program().ok_or_else(Trouble::not_found)
}

impl OfflineProgram {
    /// What a browser must know before it fetches it; `alone` says that there is no server.
    fn about(&self, alone: bool) -> String {
        json!({ "name": self.name, "size": self.bytes.len(), "static": alone }).to_string()
    }
}

/// `GET /offline.json`
pub(crate) async fn about() -> Result<Response, Trouble> {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, there()?.about(false)).into_response())
}

/// `GET /rempart.wasm.gz`: its address names its version in the query.
pub(crate) async fn file() -> Result<Response, Trouble> {
    let headers = [
        (header::CONTENT_TYPE, "application/gzip"),
        // It is as small as it gets.
        (header::CONTENT_ENCODING, "identity"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, there()?.bytes.as_slice()).into_response())
}

/// Writes the site as files for a web server without a program: there one plays alone. Its first page
/// is in one language; from then on the browser's counts.
///
/// # Errors
/// There is no program for browsers beside this one, or a file cannot be written.
pub fn write_site(folder: &Path, lang: Lang) -> io::Result<()> {
    let missing = || io::Error::new(io::ErrorKind::NotFound, FILE);
    let program = program().ok_or_else(missing)?;
    let reader = Reader {
        lang,
        name: None,
        path: "/",
        signed_in: false,
        waiting: 0,
        offline: Offline::Alone,
    };
    let page = site::offline(&reader, OfflineWay::Static(program.bytes.len())).into_string();
    fs::create_dir_all(folder.join("assets"))?;
    // Many web servers show the second where there is no file.
    for name in ["index.html", "404.html"] {
        fs::write(folder.join(name), &page)?;
    }
    fs::write(folder.join(FILE), &program.bytes)?;
    fs::write(folder.join("offline.json"), program.about(true))?;
    for asset in web::assets::all() {
        let place = if asset.name == "worker.js" { "" } else { "assets" };
        fs::write(folder.join(place).join(asset.name), asset.text)?;
    }
    for (name, png) in web::assets::app_icons() {
        fs::write(folder.join("assets").join(name), png)?;
    }
    Ok(())
}
