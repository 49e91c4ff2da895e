//! The settings of a server.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use store::Lives;
use tabletop::Seed;

/// The addresses of this machine.
const HERE: [IpNet; 2] = [
    IpNet::V4(Ipv4Net::new_assert(Ipv4Addr::LOCALHOST, 8)),
    IpNet::V6(Ipv6Net::new_assert(Ipv6Addr::LOCALHOST, 128)),
];

/// The settings of a server.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: Duration,
    /// How long a bot thinks when somebody asks what it would do.
    pub thought: Duration,
    /// How long a minute of a table's clock lasts; shorter in tests.
    pub minute: Duration,
    /// How long a table waits for a person before it reminds them.
    pub remind: Duration,
    /// How long nothing happens at a table, and nobody looks at it, before it sleeps.
    pub idle: Duration,
    /// Whether reminders may go to addresses in the server's own network; only in tests.
    pub remind_nearby: bool,
    /// Whether there are limits on new tables, talk, new people and so on.
    pub limits: bool,
    /// How long a visitor may be silent: before a request is complete, between two requests, or
    /// while reading nothing of an answer.
    pub silence: Duration,
    /// The web servers that are believed when they say for whom they ask.
    pub trusted: &'static [IpNet],
    /// After how many days unused things are deleted, and how often the server looks for them.
    pub lives: Lives,
    pub sweep: Duration,
    /// For tests: the seed of every deal and of every thought of a bot.
    pub foreseen: Option<Seed>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            pace: Duration::from_millis(700),
            thought: Duration::from_millis(900),
            minute: Duration::from_secs(60),
            remind: Duration::from_secs(90),
            idle: Duration::from_secs(600),
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
    /// The usual settings, with the milliseconds of `REMPART_PACE`, `REMPART_THOUGHT` and
    /// `REMPART_IDLE` and the deals of `REMPART_TEST_SEED`, where these are set; with `REMPART_TEST_UNLIMITED` nobody is
    /// told that they do something too often.
    pub fn from_env() -> Config {
        let given = |name| std::env::var(name).ok()?.parse().ok().map(Duration::from_millis);
        let usual = Config::default();
        Config {
            pace: given("REMPART_PACE").unwrap_or(usual.pace),
            thought: given("REMPART_THOUGHT").unwrap_or(usual.thought),
            idle: given("REMPART_IDLE").unwrap_or(usual.idle),
            foreseen: std::env::var("REMPART_TEST_SEED").ok().and_then(|it| it.parse().ok()),
            limits: std::env::var_os("REMPART_TEST_UNLIMITED").is_none(),
            ..usual
        }
    }
}
