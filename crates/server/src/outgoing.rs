//! Calls to addresses that strangers choose.
//!
//! This server makes the call, so it goes to the Internet only, never into the server's own network.
//! A name is resolved once, the result is checked, and exactly that is called. Redirects are not
//! followed, and nothing of the answer is read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, Url};

use crate::trouble::Trouble;

/// The longest address.
const ADDRESS_MAX: usize = 1000;

/// How long a call may take in all.
const PATIENCE: Duration = Duration::from_secs(5);

static TO_THE_INTERNET: LazyLock<Option<Client>> = LazyLock::new(|| client(false));
static ANYWHERE: LazyLock<Option<Client>> = LazyLock::new(|| client(true));

/// Checks an address at which somebody wants to be called.
pub(crate) fn address(typed: &str, nearby: bool) -> Result<Url, Trouble> {
    let wrong = || Trouble::bad("error-hook");
    let url = Url::parse(typed).ok().filter(|_| typed.len() <= ADDRESS_MAX).ok_or_else(wrong)?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.username().is_empty()
        && url.password().is_none()
        && url.port().is_none_or(|it| matches!(it, 80 | 443) || 1024 <= it);
    if !plain || !url.has_host() {
        return Err(wrong());
    }
    // A name is checked when it is called; a literal IP address is checked now.
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    match host.parse() {
        Ok(ip) if !nearby && !is_public(ip) => Err(Trouble::bad("error-hook-nearby")),
        _ => Ok(url),
    }
}

/// Whether an address belongs to the Internet, and not to a private network.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let measured = a == 198 && matches!(b, 18 | 19);
    let own = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_documentation();
    !(a == 0 || 224 <= a || own || shared || special || measured)
}

/// Only addresses that are assigned to the public, and none that carry an IPv4 address inside.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    if let Some(ip) = ip.to_ipv4_mapped() {
        return is_public_v4(ip);
    }
    match ip.segments() {
        [0x2001, 0..0x200, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

/// Resolves names, and leaves out addresses that are not of the Internet.
struct Resolver {
    nearby: bool,
}

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let nearby = self.nearby;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let good = |it: &SocketAddr| nearby || is_public(it.ip());
            let good: Vec<SocketAddr> = found.filter(good).collect();
            if good.is_empty() {
                return Err("no address of the Internet".into());
            }
            Ok(Box::new(good.into_iter()) as Addrs)
        })
    }
}

fn client(nearby: bool) -> Option<Client> {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = Client::builder().dns_resolver(Arc::new(Resolver { nearby })).no_proxy();
    let client = client.redirect(Policy::none()).timeout(PATIENCE).user_agent("Rempart");
    match client.build() {
        Ok(client) => Some(client),
        Err(error) => {
            tracing::error!(%error, "nobody can be reminded");
            None
        }
    }
}

/// The client for calls; it may reach the server's own network only if `nearby`.
pub(crate) fn caller(nearby: bool) -> Result<&'static Client, String> {
    let client = if nearby { &ANYWHERE } else { &TO_THE_INTERNET };
    client.as_ref().ok_or_else(|| "no client".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_internet_is_called() {
        let near = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "fec0::1",
        ];
        for ip in near {
            assert!(!is_public(ip.parse().unwrap()), "{ip}");
        }
        for ip in ["93.184.215.14", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(is_public(ip.parse().unwrap()), "{ip}");
        }
    }

    #[test]
    fn an_address_is_of_the_web_and_not_of_here() {
        let says = |typed: &str| address(typed, false).map_err(|it| it.key);
        assert!(says("https://example.org/call?me=1").is_ok());
        assert!(says("http://example.org:8080/").is_ok());
        for odd in [
            "",
            "example.org",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://",
            "https://me:secret@example.org/",
            "http://example.org:22/",
            "javascript:alert(1)",
        ] {
            assert_eq!(says(odd).unwrap_err(), "error-hook", "{odd}");
        }
        // In all notations.
        for near in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://169.254.169.254/latest/meta-data",
            "http://0/",
        ] {
            assert_eq!(says(near).unwrap_err(), "error-hook-nearby", "{near}");
        }
        assert!(address("http://127.0.0.1:9999/", true).is_ok());
    }

    #[tokio::test]
    async fn a_name_that_stands_for_here_is_not_called() {
        let looked = Resolver { nearby: false }.resolve("localhost".parse().unwrap()).await;
        assert!(looked.is_err());
        let looked = Resolver { nearby: true }.resolve("localhost".parse().unwrap()).await;
        assert!(looked.is_ok());
    }
}
