//! What the one who runs the server may choose.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use store::Lives;
use tabletop::Seed;

/// This machine.
const HERE: [IpNet; 2] = [
    IpNet::V4(Ipv4Net::new_assert(Ipv4Addr::LOCALHOST, 8)),
    IpNet::V6(Ipv6Net::new_assert(Ipv6Addr::LOCALHOST, 128)),
];

/// How the server behaves.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: Duration,
    /// How long a bot thinks when somebody asks what it would do.
    pub thought: Duration,
    /// How long a minute of a table's clock lasts.
    pub minute: Duration,
    /// How long a table waits for a person before it reminds them.
    pub remind: Duration,
    /// Whether reminders may go to addresses that only this machine's own network knows.
    pub remind_nearby: bool,
    /// Whether the number of new tables, words and people in a while is limited.
    pub limits: bool,
    /// How long a visitor may be silent: before a request is there as a whole, between two, and
    /// while they read nothing of an answer.
    pub silence: Duration,
    /// The web servers that are believed when they say for whom they ask.
    pub trusted: &'static [IpNet],
    /// After how long things end that nobody touches, and how often that is looked after.
    pub lives: Lives,
    pub sweep: Duration,
    /// For tests: what every deal and every thought of a bot follows from.
    pub foreseen: Option<Seed>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            pace: Duration::from_millis(700),
            thought: Duration::from_millis(900),
            minute: Duration::from_secs(60),
            remind: Duration::from_secs(90),
            remind_nearby: false,
            limits: true,
            silence: Duration::from_secs(30),
            trusted: &HERE,
            lives: Lives::default(),
            sweep: Duration::from_secs(3600),
            foreseen: None,
        }
    }
}

impl Config {
    /// As usual, or with the milliseconds that `REMPART_PACE` and `REMPART_THOUGHT` give, and the
    /// deals that follow from `REMPART_TEST_SEED`.
    pub fn from_env() -> Config {
        let given = |name| std::env::var(name).ok()?.parse().ok().map(Duration::from_millis);
        let usual = Config::default();
        Config {
            pace: given("REMPART_PACE").unwrap_or(usual.pace),
            thought: given("REMPART_THOUGHT").unwrap_or(usual.thought),
            foreseen: std::env::var("REMPART_TEST_SEED").ok().and_then(|it| it.parse().ok()),
            ..usual
        }
    }
}
