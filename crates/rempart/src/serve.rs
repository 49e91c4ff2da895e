//! `rempart serve`: the web site.

use std::error::Error;
use std::io::IsTerminal;
use std::net::IpAddr;

use ipnet::IpNet;
use server::Config;
use store::{Lives, Store};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use words::Lang;

use crate::args::{LogFormat, SettingsArgs};
use crate::data;
use crate::fault::CommandFault;
use crate::settings::{self, ServerSettings};

/// What is logged unless `RUST_LOG` says otherwise.
const LOG: &str = "info,sqlx=warn";

type ServeResult = Result<(), Box<dyn Error + Send + Sync>>;

pub(crate) fn run(args: &SettingsArgs, lang: Lang) -> Result<(), CommandFault> {
    let settings = settings::settings(args, lang)?;
    log(settings.log);
    let runtime =
        tokio::runtime::Runtime::new().map_err(|it| CommandFault::Serve(it.to_string()))?;
    let opened = runtime.block_on(data::open(&settings, lang))?;
    let served = runtime.block_on(serve(&settings, opened.store.clone(), lang));
    // Whatever was acknowledged is stored; a bot that is still thinking is not waited for.
    runtime.shutdown_background();
    served.map_err(|it| CommandFault::Serve(it.to_string()))
}

/// Writes what happens to the standard error.
fn log(form: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(LOG));
    let stderr = std::io::stderr;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    // A file or a journal has no colours.
    let lines = lines.with_ansi(stderr().is_terminal());
    match form {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().flatten_event(true).init(),
    }
}

async fn serve(settings: &ServerSettings, store: Store, lang: Lang) -> ServeResult {
    let stopped = stopped()?;
    let listener = listen(&settings.listen).await?;
    let say = |key: &str, at: &TcpListener| -> std::io::Result<()> {
        let address = format!("http://{}", at.local_addr()?);
        println!("{}", lang.say_with(key, &[("address", address.into())]));
        Ok(())
    };
    say("terminal-serving", &listener)?;
    if let Some(address) = &settings.metrics {
        let listener = listen(address).await?;
        say("terminal-metrics", &listener)?;
        tokio::spawn(server::publish(listener)?);
    }
    server::run(listener, store, config(settings)?, stopped).await
}

/// The settings as the server takes them.
fn config(settings: &ServerSettings) -> Result<Config, String> {
    let net = |text: &String| -> Result<IpNet, String> {
        let address = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse().or_else(|_| address()).map_err(|error| format!("{text}: {error}"))
    };
    let named: Vec<IpNet> = settings.trusted_proxy.iter().map(net).collect::<Result<_, _>>()?;
    let config = Config::from_env();
    // The list is used for as long as the program runs.
    let trusted = if named.is_empty() { config.trusted } else { named.leak() };
    let lives = settings.keep.iter().try_fold(config.lives, |lives, it| lives_with(lives, it))?;
    Ok(Config { trusted, lives, ..config })
}

/// `lives` with a change such as `lobby=7`.
fn lives_with(mut lives: Lives, text: &str) -> Result<Lives, String> {
    let known = "lobby=DAYS guest=DAYS talk=DAYS game=DAYS";
    let wrong = || format!("keep {text}: {known}");
    let (what, days) = text.split_once('=').ok_or_else(wrong)?;
    let days = days.parse().map_err(|_| wrong())?;
    let place = match what {
        "lobby" => &mut lives.lobby,
        "guest" => &mut lives.guest,
        "talk" => &mut lives.talk,
        "game" => &mut lives.game,
        _ => return Err(wrong()),
    };
    *place = days;
    Ok(lives)
}

async fn listen(address: &str) -> Result<TcpListener, String> {
    TcpListener::bind(address).await.map_err(|error| format!("{address}: {error}"))
}

/// Ends when the program is told to stop, by Ctrl-C or by the system. It listens from this call on.
fn stopped() -> std::io::Result<impl Future<Output = ()>> {
    let mut asked = signal(SignalKind::interrupt())?;
    let mut system = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = asked.recv() => {}
            _ = system.recv() => {}
        }
    })
}
