//! Behind real web servers, those of Debian: the address of a visitor is the one that the web
//! server saw, not the one that the visitor claims.

mod support;

use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::{Client, StatusCode};
use support::{Served, serve};

/// How many names and passwords are allowed for one account before the limit is reached.
const TRIES: usize = 10;

/// A web server in front of ours, until it is dropped.
struct Proxy {
    child: Child,
    base: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Runs a web server in the foreground, and waits until it listens.
async fn started(program: &str, args: &[&str], port: u16) -> Proxy {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    let child = command.spawn().unwrap_or_else(|error| panic!("{program}: {error}"));
    let proxy = Proxy { child, base: format!("http://127.0.0.1:{port}") };
    for _ in 0..200 {
        if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
            return proxy;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{program} does not listen");
}

/// HAProxy, which adds an `X-Forwarded-For` line of its own below those that it was sent.
async fn haproxy(folder: &Path, served: &Served, source: &str) -> Proxy {
    let (port, file) = (free_port(), folder.join("haproxy.cfg"));
    let inner = served.base.strip_prefix("http://").unwrap();
    let text = format!(
        "defaults\n mode http\n option forwardfor\n timeout connect 5s\n timeout client 30s\n \
         timeout server 30s\nfrontend here\n bind 127.0.0.1:{port}\n default_backend there\n\
         backend there\n server one {inner} {source}\n"
    );
    std::fs::write(&file, text).unwrap();
    started("haproxy", &["-db", "-f", file.to_str().unwrap()], port).await
}

/// nginx, which adds to the line that it was sent.
async fn nginx(folder: &Path, served: &Served) -> Proxy {
    let (port, file) = (free_port(), folder.join("nginx.conf"));
    let at = folder.display();
    let text = format!(
        "daemon off; master_process off; pid {at}/pid; error_log {at}/log;\nevents {{}}\nhttp {{\n\
         access_log off; client_body_temp_path {at}/a; proxy_temp_path {at}/b;\n\
         fastcgi_temp_path {at}/c; uwsgi_temp_path {at}/d; scgi_temp_path {at}/e;\n\
         server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass {};\n\
         proxy_set_header Host $http_host;\n\
         proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }} }} }}\n",
        served.base
    );
    std::fs::write(&file, text).unwrap();
    let args = ["-e", "stderr", "-p", folder.to_str().unwrap(), "-c", file.to_str().unwrap()];
    started("nginx", &args, port).await
}

/// A client with an address of this machine.
fn from(last: u8) -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let address = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    Client::builder().local_address(address).build().unwrap()
}

/// Tries a wrong password for ADA while claiming to come from elsewhere; returns the status.
async fn guess(http: &Client, base: &str, pretended: &[String]) -> StatusCode {
    let mut request = http.post(format!("{base}/sign-in")).header("accept", "application/json");
    for address in pretended {
        request = request.header("x-forwarded-for", address);
    }
    let fields = [("name", "ADA"), ("password", "not the password")];
    request.form(&fields).send().await.unwrap().status()
}

/// How many of twice the allowed number of tries are answered; each claims another address.
async fn heard(http: &Client, base: &str) -> usize {
    let mut heard = 0;
    for number in 0..2 * TRIES {
        let pretended = [format!("198.51.100.{number}"), format!("203.0.113.{number}")];
        heard += usize::from(guess(http, base, &pretended).await != StatusCode::TOO_MANY_REQUESTS);
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_haproxy_nobody_is_somebody_else_by_saying_so() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(&folder.path().join("data"), &[]);
    let proxy = haproxy(folder.path(), &served, "").await;
    assert_eq!(heard(&from(3), &proxy.base).await, TRIES);
    assert_eq!(heard(&from(4), &proxy.base).await, TRIES, "another visitor");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_nginx_nobody_is_somebody_else_by_saying_so() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(&folder.path().join("data"), &[]);
    let proxy = nginx(folder.path(), &served).await;
    assert_eq!(heard(&from(3), &proxy.base).await, TRIES);
    assert_eq!(heard(&from(4), &proxy.base).await, TRIES, "another visitor");
}

/// The web server at 127.0.0.2 stands for one on another machine. It is believed because it is
/// named, and the rest of this machine no longer is.
#[tokio::test(flavor = "multi_thread")]
async fn a_web_server_elsewhere_is_believed_if_it_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let named = ["--trusted-proxy", "127.0.0.2/31", "--trusted-proxy", "2001:db8::/32"];
    let served = serve(&folder.path().join("data"), &named);
    let proxy = haproxy(folder.path(), &served, "source 127.0.0.2").await;
    assert_eq!(heard(&from(4), &proxy.base).await, TRIES);
    assert_eq!(heard(&from(5), &proxy.base).await, TRIES, "another visitor");
    assert_eq!(heard(&from(6), &served.base).await, TRIES, "not by way of the web server");
    let other = haproxy(folder.path(), &served, "source 127.0.0.9").await;
    assert_eq!(heard(&from(7), &other.base).await, TRIES);
    assert_eq!(heard(&from(8), &other.base).await, 0, "all are one behind a stranger");
}
