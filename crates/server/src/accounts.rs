//! Passwords and sessions: how they are made, and how they are checked.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use ring::digest::{SHA256, digest};
use store::Store;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::App;
use crate::names::{looks, token};
use crate::trouble::Trouble;

/// How long a password is, in letters.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;

/// How many passwords are hashed at once: each takes a processor and 19 MB.
static HASHERS: Semaphore = Semaphore::const_new(2);

/// A password is compared with this hash if there is no account, so that it takes the same time.
static NOBODY: LazyLock<String> = LazyLock::new(|| made(&token(32)).unwrap_or_default());

/// The hash of a password: Argon2id with its usual cost, and a salt of its own.
fn made(password: &str) -> Option<String> {
    let hash = Argon2::default().hash_password(password.as_bytes()).ok()?;
    Some(hash.to_string())
}

fn fits_now(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

/// Stores what the names look like of accounts that are older than that column.
pub(crate) async fn note_looks(store: &Store) -> Result<(), store::Error> {
    for (person, login) in store.without_alike().await? {
        store.set_alike(&person, &looks(&login)).await?;
    }
    Ok(())
}

/// The hash that is kept of a password.
pub(crate) async fn hash(password: String) -> Result<String, Trouble> {
    let _turn = HASHERS.acquire().await;
    let hash = spawn_blocking(move || made(&password)).await;
    hash.ok().flatten().ok_or_else(Trouble::broken)
}

/// Whether `hash` was made from this password. Takes the same time without a hash.
pub(crate) async fn fits(password: String, hash: Option<String>) -> bool {
    let _turn = HASHERS.acquire().await;
    let known = hash.is_some();
    let check = move || fits_now(&password, hash.as_deref().unwrap_or(&NOBODY));
    let fits = spawn_blocking(check).await.unwrap_or(false);
    fits && known
}

/// The name in the form by which accounts are found.
pub(crate) fn login(name: &str) -> String {
    name.to_lowercase()
}

/// The id under which a session is stored, made from its cookie. Somebody who reads the store
/// cannot sign in with it.
pub(crate) fn session_id(token: &str) -> String {
    let hash = digest(&SHA256, token.as_bytes());
    hash.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Signs a person in; returns the content of the cookie.
pub(crate) async fn begin_session(app: &App, person: &str) -> Result<String, Trouble> {
    let token = token(52);
    app.store.add_session(&session_id(&token), person).await?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash() {
        let kept = hash("open sesame".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(hash("open sesame".into()).await.unwrap(), kept, "each has its salt");
        assert!(fits("open sesame".into(), Some(kept.clone())).await);
        assert!(!fits("open sesame ".into(), Some(kept)).await);
        assert!(!fits("open sesame".into(), None).await);
        assert!(!fits("open sesame".into(), Some("rubbish".into())).await);
    }

    #[test]
    fn a_session_is_kept_by_its_hash() {
        let id = session_id("a");
        assert_eq!((id.len(), id == session_id("b")), (64, false));
        assert!(id.starts_with("ca978112ca1bbdca"));
    }
}
