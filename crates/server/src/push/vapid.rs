//! Proves to a push service that this is the server to which a browser subscribed (RFC 8292). The
//! key is made once, and the store keeps it for all servers.

use reqwest::Url;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use store::Store;

use super::{decoded, encoded, service};

/// The name under which the store keeps the key.
const NAME: &str = "push";

/// How long a proof is valid, in seconds: half of what the standard allows, since clocks differ.
const HOLDS: i64 = 12 * 3600;

/// The key pair of this server.
pub(crate) struct Keys {
    pair: EcdsaKeyPair,
}

impl Keys {
    /// The stored key, made now if there is none.
    ///
    /// # Errors
    /// The store fails, or what it keeps is not a key.
    pub(crate) async fn of(store: &Store) -> Result<Keys, store::Error> {
        let broken = || store::Error::Decode("the key for push services".into());
        let kept = store.secret(NAME, &fresh().ok_or_else(broken)?).await?;
        Keys::read(&kept).ok_or_else(broken)
    }

    fn read(kept: &str) -> Option<Keys> {
        let alg = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(alg, &decoded(kept)?, &SystemRandom::new()).ok()?;
        Some(Keys { pair })
    }

    /// The public key in the form that browsers and services want.
    pub(crate) fn public(&self) -> String {
        encoded(self.pair.public_key())
    }

    /// The header `Authorization` for the service at `url`; `origin` is the address of this server.
    pub(super) fn authorization(&self, url: &Url, origin: &str) -> Option<String> {
        let (_, host) = origin.split_once("://")?;
        let claims = json!({
            "aud": service(url),
            "exp": store::now() + HOLDS,
            // Browsers only subscribe over TLS, or on the same machine.
            "sub": format!("https://{host}"),
        });
        let head = encoded(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let said = format!("{head}.{}", encoded(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", encoded(signature), self.public()))
    }
}

/// A new key in its stored form.
fn fresh() -> Option<String> {
    let alg = &ECDSA_P256_SHA256_FIXED_SIGNING;
    EcdsaKeyPair::generate_pkcs8(alg, &SystemRandom::new()).ok().map(encoded)
}
