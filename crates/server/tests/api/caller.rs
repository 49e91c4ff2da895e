//! Somebody who uses the API, and checks every answer.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};
use server::Config;
use tempfile::TempDir;

use super::schema::Document;
use crate::support::{Site, quick};

/// A server at whose tables nothing moves by itself: no bots, and no moves without a choice.
pub(crate) async fn still() -> Site {
    still_in(tempfile::tempdir().unwrap()).await
}

/// The same with the tables of another one.
pub(crate) async fn still_in(folder: TempDir) -> Site {
    Site::open_with(folder, Config { pace: Duration::from_secs(3600), ..quick() }).await
}

/// A guest with a token.
#[derive(Clone)]
pub(crate) struct Caller {
    http: Client,
    base: String,
    pub(crate) token: String,
    pub(crate) document: Arc<Document>,
}

const API: &str = "/api/v1";

impl Caller {
    /// Somebody without a token.
    pub(crate) fn stranger(site: &Site) -> Caller {
        let _ = rustls::crypto::ring::default_provider().install_default();
        Caller {
            http: Client::new(),
            base: site.base.clone(),
            token: String::new(),
            document: Arc::new(Document::new()),
        }
    }

    /// A guest of that name.
    pub(crate) async fn guest(site: &Site, name: &str) -> Caller {
        let stranger = Caller::stranger(site);
        let answer = stranger.makes("/guests", json!({ "name": name })).await;
        assert_eq!(answer["me"]["name"], name);
        stranger.with(&answer)
    }

    /// The same person with the token of this answer.
    pub(crate) fn with(&self, answer: &Value) -> Caller {
        Caller { token: answer["token"].as_str().unwrap().to_string(), ..self.clone() }
    }

    /// The same person, when the server has another address.
    pub(crate) fn moved(&self, site: &Site) -> Caller {
        Caller { base: site.base.clone(), ..self.clone() }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method: Method = method.parse().unwrap();
        let request = self.http.request(method, format!("{}{API}{path}", self.base));
        let request = request.header("accept-language", "en");
        match self.token.as_str() {
            "" => request,
            token => request.bearer_auth(token),
        }
    }

    async fn heard(&self, method: &str, path: &str, response: Response) -> (u16, Value) {
        assert_eq!(response.headers().get("set-cookie"), None, "the API sets no cookie");
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        if status == 204 {
            return (status, Value::Null);
        }
        let answer: Value =
            serde_json::from_str(&text).unwrap_or_else(|it| panic!("{path} {status} {it}: {text}"));
        self.document.check(method, &format!("{API}{path}"), status, &answer);
        (status, answer)
    }

    pub(crate) async fn gets(&self, path: &str) -> (u16, Value) {
        let response = self.request("GET", path).send().await.unwrap();
        self.heard("GET", path, response).await
    }

    pub(crate) async fn sees(&self, path: &str) -> Value {
        let (status, answer) = self.gets(path).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    pub(crate) async fn calls(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let response = self.request(method, path).json(&body).send().await.unwrap();
        self.heard(method, path, response).await
    }

    pub(crate) async fn posts(&self, path: &str, body: Value) -> (u16, Value) {
        self.calls("POST", path, body).await
    }

    /// Does something that changes what is there.
    pub(crate) async fn does(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.posts(path, body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Does something that creates something.
    pub(crate) async fn makes(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.posts(path, body).await;
        assert_eq!(status, 201, "{path}: {answer}");
        answer
    }

    /// Opens a table and returns its address.
    pub(crate) async fn opens(&self, body: Value) -> String {
        let table = self.makes("/tables", body).await;
        format!("/tables/{}", table["table"].as_str().unwrap())
    }

    /// Makes the first of the moves that are offered now.
    pub(crate) async fn moves(&self, table: &str) -> Value {
        let state = self.sees(table).await;
        let mv = &state["moves"][0]["move"];
        self.does(&format!("{table}/moves"), json!({ "seq": state["seq"], "moves": [mv] })).await
    }
}

/// The short name of a refusal, with its status.
pub(crate) fn refused((status, answer): (u16, Value)) -> (u16, String) {
    (status, answer["error"].as_str().unwrap_or_default().to_string())
}

/// A refusal as a test expects it.
pub(crate) fn no(status: u16, error: &str) -> (u16, String) {
    (status, error.to_string())
}

/// A running table of two people, who come by the API.
pub(crate) async fn two_at(site: &Site, game: Value) -> (Caller, Caller, String) {
    let (ida, nils) = (Caller::guest(site, "Ida").await, Caller::guest(site, "Nils").await);
    let table = ida.opens(game).await;
    let invite = ida.sees(&table).await["invite"].as_str().unwrap().to_string();
    let key = invite.split_once("k=").unwrap().1;
    nils.does(&format!("{table}/sit"), json!({ "key": key })).await;
    ida.does(&format!("{table}/start"), json!({})).await;
    (ida, nils, table)
}
