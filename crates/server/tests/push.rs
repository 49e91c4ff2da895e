//! Reminders on devices: what a push service is sent, what a browser reads of that, and who may
//! change where they go.

use std::time::Duration;

use crate::support::{Person, Site, quick, store_in};
use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use server::Config;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Receiver, channel};
use words::Lang;

fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decoded(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

/// A message that a push service was sent.
struct Sent {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Sent {
    fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }
}

/// A push service that does not know addresses that begin with `/gone`.
async fn service() -> (String, Receiver<Sent>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (sender, sent) = channel(16);
    let take = move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
        let path = uri.path().to_string();
        let known = !path.starts_with("/gone");
        sender.send(Sent { path, headers, body }).await.unwrap();
        if known { StatusCode::CREATED } else { StatusCode::GONE }
    };
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
    (base, sent)
}

/// A browser that can read one message.
struct Browser {
    private: EphemeralPrivateKey,
    point: Vec<u8>,
    secret: [u8; 16],
    address: String,
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(prk: &Prk, about: &[&[u8]], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    prk.expand(about, Length(length)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

impl Browser {
    fn at(address: String) -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { private, point, secret: *b"sixteen secrets!", address }
    }

    fn form(&self) -> [(&'static str, String); 3] {
        let keys = (encoded(&self.point), encoded(&self.secret));
        [("endpoint", self.address.clone()), ("p256dh", keys.0), ("auth", keys.1)]
    }

    /// Decrypts a message like a receiver of RFC 8291.
    fn reads(self, message: &[u8]) -> Value {
        let (head, record) = message.split_at(16 + 4 + 1 + 65);
        assert_eq!(head[16..21], [0, 0, 16, 0, 65], "a record of 4096 bytes, and a point");
        let (salt, sender) = (&head[..16], &head[21..]);
        let from = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret = Salt::new(HKDF_SHA256, &self.secret);
        let prk = agree_ephemeral(self.private, &from, |shared| secret.extract(shared)).unwrap();
        let input = expand(&prk, &[b"WebPush: info\0", &self.point, sender], 32);
        let prk = Salt::new(HKDF_SHA256, salt).extract(&input);
        let key = expand(&prk, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&prk, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        serde_json::from_slice(text.strip_suffix(&[2]).expect("the only record")).unwrap()
    }
}

async fn asks(person: &Person, browser: &Browser) -> (u16, Value) {
    let form = browser.form();
    let form: Vec<(&str, &str)> = form.iter().map(|it| (it.0, it.1.as_str())).collect();
    person.send("/reminders/devices?lang=fr", &form).await
}

/// The value of the first attribute of that name.
fn attribute(page: &str, name: &str) -> String {
    let rest = page.split(&format!(" {name}=\"")).nth(1).expect(name);
    rest.split('"').next().unwrap().to_string()
}

/// The devices that the page lists.
async fn listed(person: &Person) -> usize {
    person.page("/reminders").await.matches("<li data-device=").count()
}

fn nearby() -> Config {
    Config { remind: Duration::from_millis(20), remind_nearby: true, ..quick() }
}

async fn opened(config: Config) -> Site {
    Site::open_with(tempfile::tempdir().unwrap(), config).await
}

/// A table of three people, which waits for its host as soon as it has begun.
async fn three_of_whom_the_first_waits(site: &Site, host: &Person) -> String {
    let links = [("seat2", "link"), ("seat3", "link"), ("seat4", "closed"), ("seat5", "closed")];
    let form = [&[("game", "oh-no"), ("seat1", "me"), ("open", "on")][..], &links].concat();
    let table = host.opens(&form).await;
    for person in [site.somebody(), site.somebody()] {
        person.must(&format!("/t/{table}/sit"), &[]).await;
    }
    host.must(&format!("/t/{table}/start"), &[]).await;
    table
}

async fn next(sent: &mut Receiver<Sent>) -> Sent {
    tokio::time::timeout(Duration::from_secs(20), sent.recv()).await.unwrap().unwrap()
}

/// The sender proves who it is: to this service only, for a day at most, with the key that the page
/// shows.
fn is_proven(sent: &Sent, service: &str, key: &str, site: &Site) {
    let (token, shown) = sent.header("authorization").split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (said, signature) = token.strip_prefix("vapid t=").unwrap().rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key));
    key.verify(said.as_bytes(), &decoded(signature)).expect("the signature holds");
    let (head, claims) = said.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&decoded(head)).unwrap();
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    let claims: Value = serde_json::from_slice(&decoded(claims)).unwrap();
    assert_eq!(claims["aud"], service);
    assert_eq!(claims["sub"], site.base.replace("http:", "https:"));
    let left = claims["exp"].as_i64().unwrap() - store::now();
    assert!((3600..86_400).contains(&left), "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_reminded_and_one_that_is_gone_forgotten() {
    let (base, mut sent) = service().await;
    let site = opened(nearby()).await;
    let ida = site.somebody();
    let (here, gone) = (Browser::at(format!("{base}/here")), Browser::at(format!("{base}/gone/1")));
    for browser in [&here, &gone] {
        assert_eq!(asks(&ida, browser).await.0, 200);
    }
    assert_eq!(listed(&ida).await, 2);
    let table = three_of_whom_the_first_waits(&site, &ida).await;
    let two = [next(&mut sent).await, next(&mut sent).await];
    let message = two.iter().find(|it| it.path == "/here").expect("the device that is there");
    assert!(two.iter().any(|it| it.path == "/gone/1"));

    assert_eq!(message.header("content-encoding"), "aes128gcm");
    assert_eq!((message.header("ttl"), message.header("topic")), ("86400", table.as_str()));
    is_proven(message, &base, &attribute(&ida.page("/reminders").await, "data-push"), &site);
    let game = speech::name(Lang::Fr, "oh-no");
    let text = Lang::Fr.say_with("account-reminder", &[("game", game.into())]);
    let told = json!({ "text": text, "table": table, "game": "oh-no", "lang": "fr", "waiting": 1 });
    assert_eq!(here.reads(&message.body), told);

    while listed(&ida).await != 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(ida.page("/reminders").await.contains(" data-device="));
}

/// The key is made once, whichever server is asked first.
#[tokio::test(flavor = "multi_thread")]
async fn the_key_stays() {
    let site = opened(quick()).await;
    let key = attribute(&site.somebody().page("/reminders").await, "data-push");
    assert_eq!((decoded(&key).len(), decoded(&key)[0]), (65, 4), "a point, written in full");
    let site = Site::open_in(site.close().await).await;
    assert_eq!(attribute(&site.somebody().page("/reminders").await, "data-push"), key);
    let worker = site.somebody().get("/worker.js").send().await.unwrap();
    assert_eq!(worker.headers()["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(worker.headers()["cache-control"], "no-cache");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_services_of_the_internet_are_taken() {
    let site = opened(quick()).await;
    let ida = site.somebody();
    for (address, key) in [
        ("https://127.0.0.1:8443/push", "error-hook-nearby"),
        ("https://[fd00::1]/push", "error-hook-nearby"),
        ("https://169.254.169.254/latest", "error-hook-nearby"),
        ("https://me:secret@push.example/1", "error-hook"),
        ("http://push.example/1", "error-push"),
        ("nonsense", "error-hook"),
    ] {
        let (status, answer) = asks(&ida, &Browser::at(address.to_string())).await;
        assert_eq!((status, answer["error"].as_str()), (422, Some(key)), "{address}");
    }
    // A key that is no point of the curve, a secret that is too short, and both.
    let good = Browser::at("https://push.example/1".into());
    for (point, secret) in [(vec![4; 65], vec![1; 16]), (good.point.clone(), vec![1; 15])] {
        let (point, secret) = (encoded(&point), encoded(&secret));
        let form = [("endpoint", "https://push.example/1"), ("p256dh", &point), ("auth", &secret)];
        let (status, answer) = ida.send("/reminders/devices", &form).await;
        assert_eq!((status, answer["error"].as_str()), (422, Some("error-push")));
    }
    assert_eq!(ida.send("/reminders/devices", &[]).await.0, 422);
    assert_eq!(listed(&ida).await, 0);
    assert_eq!(asks(&ida, &good).await.0, 200);
    assert_eq!(listed(&ida).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_its_owners() {
    let site = opened(quick()).await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let browser = Browser::at("https://push.example/ida".into());
    assert_eq!(asks(&ida, &browser).await.0, 200);
    let id = attribute(&ida.page("/reminders").await, "data-device");
    // Neither another person nor a stranger can remove it or take it over.
    let (status, answer) = asks(&nils, &browser).await;
    assert_eq!((status, answer["error"].as_str()), (403, Some("error-push-other")));
    for other in [&nils, &site.somebody()] {
        other.must("/reminders/devices/off", &[("id", &id)]).await;
    }
    assert_eq!((listed(&ida).await, listed(&nils).await), (1, 0));
    ida.must("/reminders/devices/off", &[("id", &id)]).await;
    assert_eq!(listed(&ida).await, 0);
    // The oldest devices make room.
    for number in 0..10 {
        let more = Browser::at(format!("https://push.example/{number}"));
        assert_eq!(asks(&ida, &more).await.0, 200);
    }
    assert_eq!(listed(&ida).await, 8);
}

/// The device of a guest moves into their account; it ends with the session, and all devices end
/// with the account.
#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_is_reminded_no_more() {
    let site = opened(quick()).await;
    let (home, away) = (site.somebody(), site.somebody());
    assert_eq!(asks(&home, &Browser::at("https://push.example/home".into())).await.0, 200);
    let me = [("name", "Ida"), ("password", "six white horses")];
    home.must("/sign-up", &me).await;
    assert_eq!(asks(&away, &Browser::at("https://push.example/away".into())).await.0, 200);
    away.must("/sign-in", &me).await;
    assert_eq!((listed(&home).await, listed(&away).await), (2, 2), "what a guest has comes along");
    home.must("/sign-out", &[]).await;
    assert_eq!((listed(&home).await, listed(&away).await), (0, 1));
    let store = store_in(site.folder.path()).await;
    let person = store.find_person("ida").await.unwrap().unwrap().id;
    assert_eq!(store.devices(&person).await.unwrap().len(), 1);
    away.must("/account/delete", &[("gone", "six white horses")]).await;
    assert_eq!(store.devices(&person).await.unwrap(), []);
    store.close().await;
}
