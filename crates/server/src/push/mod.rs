//! Web push (RFC 8030): a message for a browser, sent through the service of the browser's maker,
//! which cannot read it.

mod browser;
mod seal;
mod vapid;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING};
use reqwest::{Client, StatusCode, Url};
use ring::digest::{SHA256, digest};
use store::Device;

use crate::outgoing;
use crate::trouble::Trouble;

pub(crate) use browser::browser;
pub(crate) use vapid::Keys;

/// How long the service keeps a message for a browser that is off, in seconds: a day.
const KEPT: u32 = 86_400;

/// What a browser sends when it wants reminders.
pub(crate) struct Subscription<'a> {
    pub(crate) address: &'a str,
    pub(crate) point: &'a str,
    pub(crate) secret: &'a str,
}

/// URL-safe base64.
fn encoded(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

/// The id of a device; its browser computes it too.
pub(crate) fn device_id(address: &str) -> String {
    encoded(digest(&SHA256, address.as_bytes()))
}

impl Subscription<'_> {
    /// The device, if messages can be sent to it.
    pub(crate) fn read(&self, nearby: bool) -> Result<Device, Trouble> {
        let wrong = || Trouble::bad("error-push");
        let url = outgoing::address(self.address, nearby)?;
        if url.scheme() != "https" && !nearby {
            return Err(wrong());
        }
        seal_for(self.point, self.secret, b"").ok_or_else(wrong)?;
        Ok(Device {
            id: device_id(self.address),
            name: String::new(),
            address: self.address.to_string(),
            point: self.point.to_string(),
            secret: self.secret.to_string(),
            origin: String::new(),
            created: store::now(),
        })
    }
}

fn seal_for(point: &str, secret: &str, text: &[u8]) -> Option<Vec<u8>> {
    seal::seal(text, &decoded(point)?, &decoded(secret)?)
}

/// Sends a message to a device; returns the status of the service. A later message about the same
/// topic replaces one that was not fetched yet.
///
/// # Errors
/// The service cannot be reached, or its address leads into the server's own network.
pub(crate) async fn send(
    device: &Device,
    keys: &Keys,
    client: (&Client, bool),
    topic: &str,
    text: &str,
) -> Result<StatusCode, String> {
    let (client, nearby) = client;
    let url = outgoing::address(&device.address, nearby).map_err(|it| it.key)?;
    let body = seal_for(&device.point, &device.secret, text.as_bytes()).ok_or("no key")?;
    let proof = keys.authorization(&url, &device.origin).ok_or("no signature")?;
    let call = client.post(url).header(AUTHORIZATION, proof).header(CONTENT_ENCODING, "aes128gcm");
    let call = call.header("ttl", KEPT).header("topic", topic).header("urgency", "normal");
    let answer = call.body(body).send().await;
    Ok(answer.map_err(|error| error.without_url().to_string())?.status())
}

/// Whether the service says that a device takes no messages any more.
pub(crate) fn is_gone(status: StatusCode) -> bool {
    matches!(status, StatusCode::NOT_FOUND | StatusCode::GONE)
}

/// The scheme and host of an address, as a proof names the service.
fn service(url: &Url) -> String {
    url.origin().ascii_serialization()
}
