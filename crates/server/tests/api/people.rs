//! Tokens: how to get them, what they prove, and how they end.

use serde_json::json;

use super::caller::{Caller, no, refused};
use crate::support::Site;

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_somebody_until_it_is_revoked() {
    let site = Site::open().await;
    let stranger = Caller::stranger(&site);
    assert_eq!(refused(stranger.gets("/me").await), no(401, "error-no-token"));
    let refusal = stranger.request("GET", "/me").send().await.unwrap();
    assert_eq!(refusal.headers()["www-authenticate"], "Bearer");

    let ida = Caller::guest(&site, "Ida").await;
    let me = ida.sees("/me").await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ida"), &json!(false)));
    let (status, me) =
        ida.calls("PATCH", "/me", json!({ "name": " Ida  Two ", "lang": "fr" })).await;
    assert_eq!((status, &me["name"], &me["lang"]), (200, &json!("Ida Two"), &json!("fr")));
    assert_eq!(ida.sees("/me").await, me);

    let (status, _) = ida.calls("DELETE", "/sessions/current", json!({})).await;
    assert_eq!(status, 204);
    assert_eq!(refused(ida.gets("/me").await), no(401, "error-token"));
    // A wrong token does not make its user a guest, even for what everybody may see.
    assert_eq!(refused(ida.gets("/games").await), no(401, "error-token"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_tokens_of_its_own() {
    let site = Site::open().await;
    let ida = Caller::guest(&site, "Ida").await;
    let account = json!({ "name": "Ida", "password": "open sesame" });
    let short = json!({ "name": "Ida", "password": "short" });
    let (status, answer) = ida.posts("/accounts", short).await;
    assert_eq!((status, &answer["fields"]), (422, &json!(["password"])), "{answer}");
    assert_eq!(ida.makes("/accounts", account.clone()).await["account"], true);
    assert_eq!(refused(ida.posts("/accounts", account.clone()).await), no(409, "error-signed-in"));

    let stranger = Caller::stranger(&site);
    let wrong = json!({ "name": "Ida", "password": "open barley" });
    assert_eq!(refused(stranger.posts("/sessions", wrong).await), no(422, "error-sign-in"));
    let phone = stranger.with(&stranger.makes("/sessions", account).await);
    assert_eq!(phone.sees("/me").await["name"], "Ida");
    let (status, _) = phone.calls("DELETE", "/sessions/others", json!({})).await;
    assert_eq!(status, 204);
    assert_eq!(refused(ida.gets("/me").await), no(401, "error-token"));
    assert_eq!(phone.sees("/me").await["name"], "Ida");
}

/// Our own pages use the API with the browser's cookie, so requests with a cookie from other sites
/// are refused. A token needs no such check, since other sites do not have it.
#[tokio::test(flavor = "multi_thread")]
async fn only_cookies_care_where_a_request_comes_from() {
    let site = Site::open().await;
    let browser = site.somebody();
    browser.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    let mine = browser.get("/api/v1/me/tables").send().await.unwrap();
    let mine: serde_json::Value = mine.json().await.unwrap();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1);
    assert_eq!(mine["turns"].as_array().unwrap().len(), 1);

    let table = json!({ "game": "pulp" });
    let elsewhere = ("origin", "http://elsewhere.example");
    let url = format!("{}/api/v1/tables", site.base);
    let borrowed = browser.http.post(&url).header(elsewhere.0, elsewhere.1).json(&table);
    assert_eq!(borrowed.send().await.unwrap().status(), 403);
    let ida = Caller::guest(&site, "Ida").await;
    let hers = ida.request("POST", "/tables").header(elsewhere.0, elsewhere.1).json(&table);
    assert_eq!(hers.send().await.unwrap().status(), 201);
}
