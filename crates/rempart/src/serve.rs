//! `rempart serve`: the web site.

use std::error::Error;
use std::path::Path;

use server::Config;
use store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use words::Lang;

use crate::args::ServeArgs;
use crate::fault::Fault;

/// The one file in the data folder.
const FILE: &str = "rempart.db";

/// Where the address of a database stands that several servers share. Without it everything is in
/// the one file.
const DATABASE: &str = "DATABASE_URL";

/// What is logged unless `RUST_LOG` says otherwise.
const LOG: &str = "info,sqlx=warn";

pub(crate) fn run(args: &ServeArgs, lang: Lang) -> Result<(), Fault> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(LOG));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().map_err(|it| Fault::Serve(it.to_string()))?;
    let served = runtime.block_on(serve(&args.listen, &args.data, lang));
    served.map_err(|it| Fault::Serve(it.to_string()))
}

async fn serve(listen: &str, data: &Path, lang: Lang) -> Result<(), Box<dyn Error + Send + Sync>> {
    let listener = TcpListener::bind(listen).await.map_err(|error| format!("{listen}: {error}"))?;
    let store = open(data).await?;
    let address = format!("http://{}", listener.local_addr()?);
    println!("{}", lang.say_with("terminal-serving", &[("address", address.into())]));
    server::run(listener, store, Config::from_env(), stopped()).await
}

async fn open(data: &Path) -> Result<Store, Box<dyn Error + Send + Sync>> {
    if let Ok(address) = std::env::var(DATABASE) {
        let opened = Store::connect(&address).await;
        return opened.map_err(|error| format!("{DATABASE}: {error}").into());
    }
    std::fs::create_dir_all(data).map_err(|error| format!("{}: {error}", data.display()))?;
    Ok(Store::open(&data.join(FILE)).await?)
}

/// Until the program is told to stop, by Ctrl-C or by the system.
async fn stopped() {
    let mut system = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        .expect("a signal can be listened to");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = system.recv() => {}
    }
}
