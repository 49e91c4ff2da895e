//! Tells somebody elsewhere that it is their turn: a call to an address of their choosing, and a
//! push message to each of their devices.

use serde_json::json;
use store::{Device, Store};
use tokio::sync::Semaphore;
use words::Lang;

use crate::config::Config;
use crate::outgoing::{address, caller};
use crate::push::{self, Keys};

/// How many calls go out at the same time.
static CALLERS: Semaphore = Semaphore::const_new(8);

/// A table that waits for somebody.
pub(crate) struct Reminder {
    pub(crate) person: String,
    pub(crate) table: String,
    pub(crate) game: String,
    /// How many tables wait for the person, if that is known here.
    pub(crate) waiting: Option<usize>,
}

fn failed(error: store::Error) -> String {
    error.to_string()
}

impl Reminder {
    /// Calls the person in every way that they want.
    pub(crate) async fn send(self, store: Store, config: Config) {
        let nearby = config.remind_nearby;
        for sent in [self.call(&store, nearby).await, self.push(&store, nearby).await] {
            if let Err(error) = sent {
                tracing::info!(table = self.table, error, "a reminder did not arrive");
            }
        }
    }

    async fn call(&self, store: &Store, nearby: bool) -> Result<(), String> {
        let hook = store.hook(&self.person).await.map_err(failed)?;
        let Some((hook, origin)) = hook else { return Ok(()) };
        let body = self.body(self.lang(store).await?, &origin);
        let url = address(&hook, nearby).map_err(|it| it.key)?;
        let client = caller(nearby)?;
        let _turn = CALLERS.acquire().await;
        let call = client.post(url).header("content-type", "application/json");
        let answer = call.body(body).send().await;
        let answer = answer.map_err(|error| error.without_url().to_string())?;
        if answer.status().is_success() { Ok(()) } else { Err(answer.status().to_string()) }
    }

    /// Sends to each of their devices; those that take no messages any more are removed.
    async fn push(&self, store: &Store, nearby: bool) -> Result<(), String> {
        let devices = store.devices(&self.person).await.map_err(failed)?;
        if devices.is_empty() {
            return Ok(());
        }
        let keys = Keys::of(store).await.map_err(failed)?;
        let note = self.note(self.lang(store).await?);
        let mut sent = Ok(());
        for device in devices {
            sent = sent.and(self.push_to(&device, &keys, nearby, &note, store).await);
        }
        sent
    }

    async fn push_to(
        &self,
        device: &Device,
        keys: &Keys,
        nearby: bool,
        note: &str,
        store: &Store,
    ) -> Result<(), String> {
        let client = (caller(nearby)?, nearby);
        let _turn = CALLERS.acquire().await;
        let status = push::send(device, keys, client, &self.table, note).await?;
        if push::is_gone(status) {
            store.remove_device(&self.person, &device.id).await.map_err(failed)?;
        }
        if status.is_success() { Ok(()) } else { Err(status.to_string()) }
    }

    /// The language that the person reads.
    async fn lang(&self, store: &Store) -> Result<Lang, String> {
        let person = store.person(&self.person).await.map_err(failed)?;
        Ok(person.and_then(|it| Lang::from_code(&it.lang)).unwrap_or_default())
    }

    fn text(&self, lang: Lang) -> String {
        let game = speech::name(lang, &self.game);
        lang.say_with("account-reminder", &[("game", game.into())])
    }

    /// What a program is sent.
    fn body(&self, lang: Lang, origin: &str) -> String {
        let url = format!("{origin}/t/{}", self.table);
        let text = self.text(lang);
        json!({ "text": text, "table": self.table, "game": self.game, "url": url }).to_string()
    }

    /// What a device shows.
    fn note(&self, lang: Lang) -> String {
        let text = self.text(lang);
        let (table, game, lang, waiting) = (&self.table, &self.game, lang.code(), self.waiting);
        json!({ "text": text, "table": table, "game": game, "lang": lang, "waiting": waiting })
            .to_string()
    }
}
