//! `/api`: what the API is, for people who write programs.

use axum::extract::Extension;
use maud::Markup;
use utoipa::openapi::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use web::site::{self, Call, CallsOf};

use super::BASE;
use crate::asker::Asker;

/// The page, with every call.
pub(super) fn show(Extension(asker): Extension<Asker>, areas: &[CallsOf]) -> Markup {
    site::api(&site::Api { reader: asker.reader(), base: BASE, origin: &asker.origin, areas })
}

/// The calls by what they are about, in the order of the document.
pub(super) fn of(document: &OpenApi) -> Vec<CallsOf> {
    let tags = document.tags.iter().flatten();
    let area = |name: &str| CallsOf { area: name.to_string(), calls: calls(document, name) };
    tags.map(|it| area(&it.name)).collect()
}

fn calls(document: &OpenApi, tag: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for (path, item) in &document.paths.paths {
        for (method, it) in methods(item) {
            if it.tags.iter().flatten().any(|it| it == tag) {
                calls.push(call(method, path, it));
            }
        }
    }
    calls
}

fn call(method: &'static str, path: &str, operation: &Operation) -> Call {
    Call {
        method,
        path: path.strip_prefix(BASE).unwrap_or(path).to_string(),
        name: operation.operation_id.clone().unwrap_or_default(),
        // Only what needs no token says anything of its own about tokens.
        open: operation.security.is_some(),
    }
}

fn methods(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    let all = [
        ("GET", &item.get),
        ("POST", &item.post),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ];
    all.into_iter().filter_map(|(name, it)| Some((name, it.as_ref()?)))
}
