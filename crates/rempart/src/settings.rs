//! The settings of a server. Each is taken from the command line, else from the environment, else from
//! a file, else it is the usual one.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ValueEnum as _;
use serde::{Deserialize, Serialize};
use strsim::osa_distance;
use toml::{Table, Value};
use words::Lang;

use crate::args::{GivenSettings, LogFormat, SettingsArgs};
use crate::fault::CommandFault;

/// The file that is read, if it is there, unless the call names another.
const FILE: &str = "/etc/rempart.toml";

/// Names that file, too.
const FILE_VARIABLE: &str = "REMPART_CONFIG";

/// What all know who use a PostgreSQL. An address has a password, which everybody on the machine
/// could read on the command line.
const DATABASE_VARIABLE: &str = "DATABASE_URL";

const LISTEN: &str = "127.0.0.1:8080";
const DATA: &str = "rempart-data";

/// All settings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct ServerSettings {
    /// Where the site is.
    pub(crate) listen: String,
    /// The folder that keeps everything, unless there is a database.
    pub(crate) data: PathBuf,
    /// The address of a database that several servers share.
    pub(crate) database: Option<String>,
    /// Where the numbers for Prometheus are.
    pub(crate) metrics: Option<String>,
    /// The web servers that are believed when they say for whom they ask; empty: those of this machine.
    pub(crate) trusted_proxy: Vec<String>,
    /// After how many days something ends, such as `lobby=7`.
    pub(crate) keep: Vec<String>,
    pub(crate) log: LogFormat,
}

/// What a file may say: the settings of the command line, and what must not stand there.
#[derive(Default, Deserialize)]
struct SettingsFile {
    #[serde(flatten)]
    given: GivenSettings,
    database: Option<String>,
}

/// Some settings, and where they are from.
struct SettingsLayer {
    from: String,
    given: GivenSettings,
    database: Option<String>,
}

/// The settings in force, and where each is from.
pub(crate) struct FoundSettings {
    pub(crate) settings: ServerSettings,
    from: Vec<(&'static str, String)>,
}

/// The settings for a call.
pub(crate) fn settings(args: &SettingsArgs, lang: Lang) -> Result<ServerSettings, CommandFault> {
    found(args, lang).map(|it| it.settings)
}

/// The settings for a call, and where each is from.
pub(crate) fn found(args: &SettingsArgs, lang: Lang) -> Result<FoundSettings, CommandFault> {
    let line = SettingsLayer {
        from: lang.say("terminal-setting-line"),
        given: args.given.clone(),
        database: None,
    };
    let mut layers = vec![line, environment(lang)?];
    layers.extend(file(args.config.as_deref())?);
    let usual = lang.say("terminal-setting-usual");
    let mut from = Vec::new();
    let settings = ServerSettings {
        listen: pick(&layers, "listen", &mut from, |it| it.given.listen.clone())
            .unwrap_or_else(|| LISTEN.to_string()),
        data: pick(&layers, "data", &mut from, |it| it.given.data.clone())
            .unwrap_or_else(|| DATA.into()),
        database: pick(&layers, "database", &mut from, |it| it.database.clone()),
        metrics: pick(&layers, "metrics", &mut from, |it| it.given.metrics.clone()),
        trusted_proxy: pick(&layers, "trusted-proxy", &mut from, |it| {
            some(&it.given.trusted_proxy)
        })
        .unwrap_or_default(),
        keep: pick(&layers, "keep", &mut from, |it| some(&it.given.keep)).unwrap_or_default(),
        log: pick(&layers, "log", &mut from, |it| it.given.log).unwrap_or(LogFormat::Text),
    };
    let from = from.into_iter().map(|(key, it)| (key, it.unwrap_or_else(|| usual.clone())));
    Ok(FoundSettings { settings, from: from.collect() })
}

/// What the first layer says that says anything; notes which one that was.
fn pick<T>(
    layers: &[SettingsLayer],
    key: &'static str,
    from: &mut Vec<(&'static str, Option<String>)>,
    of: impl Fn(&SettingsLayer) -> Option<T>,
) -> Option<T> {
    let found = layers.iter().find_map(|it| Some((of(it)?, it.from.clone())));
    let (value, place) = found.unzip();
    from.push((key, place));
    value
}

fn some(list: &[String]) -> Option<Vec<String>> {
    (!list.is_empty()).then(|| list.to_vec())
}

/// The variable of the environment for a setting.
fn variable(key: &str) -> String {
    match key {
        "database" => DATABASE_VARIABLE.to_string(),
        _ => format!("REMPART_{}", key.to_uppercase().replace('-', "_")),
    }
}

fn environment(lang: Lang) -> Result<SettingsLayer, CommandFault> {
    let set = |key: &str| env::var(variable(key)).ok().filter(|it| !it.is_empty());
    let list = |key: &str| -> Vec<String> {
        let parts = set(key).unwrap_or_default();
        parts.split(',').map(str::trim).filter(|it| !it.is_empty()).map(str::to_string).collect()
    };
    let log = set("log").map(|given| {
        let wrong = |_| {
            let variable = variable("log");
            let expected = lang.say("terminal-expected-log");
            let args = [
                ("argument", variable.into()),
                ("given", given.clone().into()),
                ("expected", expected.into()),
            ];
            CommandFault::Usage(lang.say_with("terminal-usage-value", &args))
        };
        LogFormat::from_str(&given, false).map_err(wrong)
    });
    let given = GivenSettings {
        listen: set("listen"),
        data: set("data").map(PathBuf::from),
        metrics: set("metrics"),
        trusted_proxy: list("trusted-proxy"),
        keep: list("keep"),
        log: log.transpose()?,
    };
    let from = lang.say("terminal-setting-environment");
    Ok(SettingsLayer { from, given, database: set("database") })
}

/// What the file says that the call or the environment names, else the usual one if there is one.
fn file(named: Option<&Path>) -> Result<Option<SettingsLayer>, CommandFault> {
    let variable = env::var_os(FILE_VARIABLE).filter(|it| !it.is_empty()).map(PathBuf::from);
    let named = named.map(Path::to_path_buf).or(variable);
    let path = named.clone().unwrap_or_else(|| FILE.into());
    match fs::read_to_string(&path) {
        Ok(text) => read(&path, &text).map(Some),
        Err(error) if named.is_none() && error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(CommandFault::Read(path, error)),
    }
}

fn read(path: &Path, text: &str) -> Result<SettingsLayer, CommandFault> {
    let wrong =
        |error: toml::de::Error| CommandFault::Settings(path.to_path_buf(), error.to_string());
    let table: Table = toml::from_str(text).map_err(wrong)?;
    let known = keys();
    if let Some(given) = table.keys().find(|it| !known.contains(&it.as_str())) {
        let near = known.into_iter().min_by_key(|it| osa_distance(it, given)).unwrap_or_default();
        return Err(CommandFault::Setting(path.to_path_buf(), given.clone(), near));
    }
    let SettingsFile { given, database } = toml::from_str(text).map_err(wrong)?;
    Ok(SettingsLayer { from: path.display().to_string(), given, database })
}

/// The names of all settings, in the order in which they are shown.
fn keys() -> [&'static str; 7] {
    ["listen", "data", "database", "metrics", "trusted-proxy", "keep", "log"]
}

/// `rempart config`: prints the settings in force as a file that says the same, and where each is from.
/// A password is not shown.
pub(crate) fn show(args: &SettingsArgs, lang: Lang) -> Result<(), CommandFault> {
    print!("{}", found(args, lang)?.as_file());
    Ok(())
}

impl FoundSettings {
    fn as_file(&self) -> String {
        let shown = ServerSettings {
            database: self.settings.database.as_deref().map(without_password),
            ..self.settings.clone()
        };
        let values = Table::try_from(&shown).expect("plain settings are TOML");
        let mut text = String::new();
        for (key, from) in &self.from {
            let line = match values.get(*key) {
                Some(value) if !is_empty(value) => format!("{key} = {value}"),
                _ => format!("# {key}"),
            };
            writeln!(text, "{line}  # {from}").expect("text takes text");
        }
        text
    }
}

fn is_empty(value: &Value) -> bool {
    value.as_array().is_some_and(Vec::is_empty)
}

/// The address of a database without what must stay secret.
fn without_password(address: &str) -> String {
    let hidden = || {
        let (scheme, rest) = address.split_once("://")?;
        let (who, place) = rest.rsplit_once('@')?;
        let name = who.split_once(':')?.0;
        Some(format!("{scheme}://{name}:***@{place}"))
    };
    hidden().unwrap_or_else(|| address.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn layer(from: &str, text: &str) -> SettingsLayer {
        let layer = read(Path::new(from), text);
        layer.unwrap_or_else(|error| panic!("{error:?}"))
    }

    #[test]
    fn the_first_layer_that_says_something_holds() {
        let layers = [layer("one", "listen = 'a:1'"), layer("two", "listen = 'b:2'\nlog = 'json'")];
        let mut from = Vec::new();
        let listen = pick(&layers, "listen", &mut from, |it| it.given.listen.clone());
        let log = pick(&layers, "log", &mut from, |it| it.given.log);
        let data = pick(&layers, "data", &mut from, |it| it.given.data.clone());
        assert_eq!((listen.as_deref(), log, data), (Some("a:1"), Some(LogFormat::Json), None));
        let from: Vec<_> = from.iter().map(|(key, it)| (*key, it.as_deref())).collect();
        assert_eq!(from, [("listen", Some("one")), ("log", Some("two")), ("data", None)]);
    }

    #[test]
    fn a_slip_in_a_key_names_the_nearest() {
        let slips = [("lissten = 'a:1'", "listen"), ("trusted_proxy = []", "trusted-proxy")];
        for (text, meant) in slips {
            match read(Path::new("f"), text) {
                Err(CommandFault::Setting(_, _, near)) => assert_eq!(near, meant),
                _ => panic!("{text} is read"),
            }
        }
    }

    #[test]
    fn every_setting_may_stand_in_the_file_and_is_shown() {
        let text = "listen = 'a:1'\ndata = 'd'\ndatabase = 'postgres://ada:secret@b/c'\n\
            metrics = 'a:2'\ntrusted-proxy = ['10.0.0.7']\nkeep = ['lobby=3']\nlog = 'json'\n";
        let SettingsLayer { given, database, .. } = layer("f", text);
        assert_eq!(given.log, Some(LogFormat::Json));
        let settings = ServerSettings {
            listen: given.listen.unwrap(),
            data: given.data.unwrap(),
            database,
            metrics: given.metrics,
            trusted_proxy: given.trusted_proxy,
            keep: given.keep,
            log: LogFormat::Json,
        };
        let from = keys().map(|it| (it, "f".to_string())).to_vec();
        let shown = FoundSettings { settings, from }.as_file();
        assert_eq!(
            shown.lines().filter(|it| !it.starts_with('#')).count(),
            keys().len(),
            "{shown}"
        );
        assert!(shown.contains("ada:***@b") && !shown.contains("secret"), "{shown}");
        assert_eq!(layer("shown", &shown).given.keep, ["lobby=3"]);
    }

    /// What stands there behind a `#` can be used as it is.
    #[test]
    fn the_file_of_the_service_names_every_setting() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = fs::read_to_string(folder.join("../../packaging/rempart.toml")).unwrap();
        let is_key = |it: &&str| it.trim_start_matches("# ").split_once(" = ").is_some();
        let lines = file.lines().filter(is_key).map(|it| it.trim_start_matches("# "));
        let all = lines.collect::<Vec<_>>().join("\n");
        let table: Table = toml::from_str(&all).unwrap();
        let named: BTreeSet<&str> = table.keys().map(String::as_str).collect();
        assert_eq!(named, BTreeSet::from(keys()));
        layer("all", &all);
        layer("as it is", &file);
    }

    /// Whoever looks for a setting finds it, with its variable.
    #[test]
    fn every_setting_is_in_the_documents() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let document = fs::read_to_string(folder.join("../../docs/running.md")).unwrap();
        for key in keys() {
            let row = format!("| `{key}` | `{}` |", variable(key));
            assert!(document.contains(&row), "{row}");
        }
    }
}
