//! `rempart healthy`: whether the server of this machine answers.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs as _};
use std::time::Duration;

use words::Lang;

use crate::args::SettingsArgs;
use crate::fault::CommandFault;
use crate::settings;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

const ASK: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/// How the answer of a server begins that is well.
const WELL: &[u8] = b"HTTP/1.1 200 ";

pub(crate) fn run(args: &SettingsArgs, lang: Lang) -> Result<bool, CommandFault> {
    let listen = settings::settings(args, lang)?.listen;
    let address = ("address", listen.as_str().into());
    match ask(&listen) {
        Ok(()) => println!("{}", lang.say_with("terminal-healthy", &[address])),
        Err(why) => {
            let why = ("why", why.to_string().into());
            eprintln!("{}", lang.say_with("terminal-unhealthy", &[address, why]));
            return Ok(false);
        }
    }
    Ok(true)
}

/// Asks the server that listens there.
fn ask(listen: &str) -> io::Result<()> {
    let address = listen.to_socket_addrs()?.next().ok_or(ErrorKind::AddrNotAvailable)?;
    let mut server = TcpStream::connect_timeout(&reached(address), PATIENCE)?;
    server.set_read_timeout(Some(PATIENCE))?;
    server.write_all(ASK)?;
    let mut answer = [0; WELL.len()];
    server.read_exact(&mut answer)?;
    if answer == WELL {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&answer).into_owned()))
}

/// Where a server is reached from its own machine that listens at an address: one that listens
/// everywhere also listens at home.
fn reached(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => (),
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_everywhere_is_asked_at_home() {
        for (listens, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("10.0.0.7:80", "10.0.0.7:80"),
        ] {
            assert_eq!(reached(listens.parse().unwrap()), asked.parse().unwrap(), "{listens}");
        }
    }
}
