//! HTTP as bytes: cheap for the sender, and anything malformed can be sent.

use std::io::{Error, ErrorKind, Result};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// An answer.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    pub status: u16,
    /// The cookies that it sets, in the form in which they are sent back.
    pub cookies: Vec<String>,
    pub body: Vec<u8>,
    /// Whether the server keeps the connection open.
    pub open: bool,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// How the length of a body is given.
enum Body {
    Length(usize),
    Chunks,
    ToTheEnd,
}

/// All bytes that were read through any connection.
static RECEIVED: AtomicU64 = AtomicU64::new(0);

/// How many bytes servers have sent to this program so far.
pub fn received() -> u64 {
    RECEIVED.load(Ordering::Relaxed)
}

fn count(bytes: usize) {
    RECEIVED.fetch_add(bytes as u64, Ordering::Relaxed);
}

/// A connection to a server.
#[derive(Debug)]
pub struct Wire {
    stream: BufReader<TcpStream>,
}

fn broken(what: &'static str) -> Error {
    Error::new(ErrorKind::InvalidData, what)
}

impl Wire {
    /// Connects to `host:port`.
    ///
    /// # Errors
    /// Nobody answers there.
    pub async fn open(address: &str) -> Result<Wire> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Wire { stream: BufReader::new(stream) })
    }

    /// Sends these bytes, and reads the answer.
    ///
    /// # Errors
    /// The server closes the connection, sends something that is not HTTP, or nothing for a minute.
    pub async fn ask(&mut self, request: &[u8]) -> Result<Answer> {
        self.send(request).await?;
        let whole = async {
            let (mut answer, body) = self.head().await?;
            answer.body = self.body(&body).await?;
            Ok(answer)
        };
        tokio::time::timeout(PATIENCE, whole).await.map_err(|_| broken("no answer"))?
    }

    /// Sends these bytes.
    ///
    /// # Errors
    /// The server closes the connection.
    pub async fn send(&mut self, request: &[u8]) -> Result<()> {
        self.stream.get_mut().write_all(request).await
    }

    /// Reads the head of an answer that is a stream.
    ///
    /// # Errors
    /// The server closes the connection, or sends something that is not HTTP.
    pub async fn begin(&mut self) -> Result<u16> {
        Ok(self.head().await?.0.status)
    }

    /// The next piece of a stream; empty at its end.
    ///
    /// # Errors
    /// The server closes the connection in the middle.
    pub async fn piece(&mut self) -> Result<Vec<u8>> {
        let size = self.line().await?;
        let size = usize::from_str_radix(size.trim(), 16).map_err(|_| broken("no chunk"))?;
        let mut piece = vec![0; size];
        self.stream.read_exact(&mut piece).await?;
        count(size);
        self.line().await?;
        Ok(piece)
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        count(line.len());
        Ok(line)
    }

    async fn head(&mut self) -> Result<(Answer, Body)> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|it| it.parse().ok());
        let status = status.ok_or_else(|| broken("no HTTP"))?;
        let mut answer = Answer { status, open: true, ..Answer::default() };
        let mut body = if matches!(status, 204 | 304) { Body::Length(0) } else { Body::ToTheEnd };
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => body = Body::Length(value.parse().unwrap_or(0)),
                "transfer-encoding" => body = Body::Chunks,
                "connection" if value == "close" => answer.open = false,
                "set-cookie" => answer.cookies.extend(value.split(';').next().map(str::to_string)),
                _ => {}
            }
        }
        Ok((answer, body))
    }

    async fn body(&mut self, how: &Body) -> Result<Vec<u8>> {
        let mut body = Vec::new();
        match how {
            Body::Length(length) => {
                body.resize(*length, 0);
                self.stream.read_exact(&mut body).await?;
                count(*length);
            }
            Body::Chunks => loop {
                let piece = self.piece().await?;
                if piece.is_empty() {
                    break;
                }
                body.extend(piece);
            },
            Body::ToTheEnd => {
                self.stream.read_to_end(&mut body).await?;
                count(body.len());
            }
        }
        Ok(body)
    }
}

/// Somebody with a cookie, at an address of their own.
#[derive(Clone, Debug)]
pub struct CookieHolder {
    pub cookie: String,
    /// Where their requests seem to come from.
    pub from: String,
}

impl CookieHolder {
    /// A stranger; each `number` has another address.
    pub fn stranger(number: u32) -> CookieHolder {
        let [_, a, b, c] = number.to_be_bytes();
        CookieHolder { cookie: String::new(), from: format!("10.{a}.{b}.{c}") }
    }

    /// A request for data, as JSON.
    pub fn get(&self, path: &str) -> Vec<u8> {
        format!("GET {path} HTTP/1.1\r\n{}\r\n", self.headers("application/json")).into_bytes()
    }

    /// A request for the event stream of a page.
    pub fn stream(&self, path: &str) -> Vec<u8> {
        format!("GET {path} HTTP/1.1\r\n{}\r\n", self.headers("text/event-stream")).into_bytes()
    }

    /// A form.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Vec<u8> {
        let coded = |(name, value): &(&str, &str)| format!("{}={}", coded(name), coded(value));
        let body = fields.iter().map(coded).collect::<Vec<_>>().join("&");
        let form = "content-type: application/x-www-form-urlencoded";
        let (headers, length) = (self.headers("application/json"), body.len());
        format!("POST {path} HTTP/1.1\r\n{headers}{form}\r\ncontent-length: {length}\r\n\r\n{body}")
            .into_bytes()
    }

    /// Keeps the cookies of an answer.
    pub fn heed(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.cookies.iter().find(|it| it.starts_with("rempart=")) {
            self.cookie.clone_from(cookie);
        }
    }

    fn headers(&self, accept: &str) -> String {
        let cookie = match self.cookie.as_str() {
            "" => String::new(),
            cookie => format!("cookie: {cookie}\r\n"),
        };
        format!("host: rempart\r\nx-forwarded-for: {}\r\naccept: {accept}\r\n{cookie}", self.from)
    }
}

/// A value encoded as forms are.
fn coded(text: &str) -> String {
    let plain = |it: &u8| it.is_ascii_alphanumeric() || b"-_.".contains(it);
    let byte = |it: u8| if plain(&it) { char::from(it).to_string() } else { format!("%{it:02x}") };
    text.bytes().map(byte).collect()
}
