//! Starts a server to besiege.

use std::io::{Error, Result};
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};

/// A running server, which is stopped when this value is dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    _lines: BufReader<ChildStdout>,
    /// Where it keeps its data, if that is deleted with it.
    _folder: Option<TempDir>,
    /// Host and port.
    pub address: String,
}

impl Served {
    /// Runs the program on a free port, with a folder of its own.
    ///
    /// # Errors
    /// It cannot be run, or does not print its address.
    pub async fn run(program: &Path) -> Result<Served> {
        let folder = tempfile::tempdir()?;
        let served = Served::run_in(program, folder.path(), &[]).await?;
        Ok(Served { _folder: Some(folder), ..served })
    }

    /// Runs the program on a free port, with this folder and these variables.
    ///
    /// # Errors
    /// It cannot be run, or does not print its address.
    pub async fn run_in(program: &Path, folder: &Path, set: &[(&str, &str)]) -> Result<Served> {
        let mut command = Command::new(program);
        command.envs(set.iter().copied());
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
        let log = std::env::var("RUST_LOG").unwrap_or_else(|_| "error".to_string());
        command.env("RUST_LOG", log).kill_on_drop(true).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let out = child.stdout.take().ok_or_else(|| Error::other("no output"))?;
        let mut lines = BufReader::new(out);
        let mut line = String::new();
        lines.read_line(&mut line).await?;
        let address = line.split_whitespace().find_map(|it| it.strip_prefix("http://"));
        let address = address.ok_or_else(|| Error::other(format!("no address: {line}")))?;
        Ok(Served { address: address.to_string(), child, _lines: lines, _folder: None })
    }

    /// Ends the program, and waits until it is gone: its files are free then.
    ///
    /// # Errors
    /// It cannot be ended.
    pub async fn stop(mut self) -> Result<()> {
        self.child.kill().await
    }

    /// The memory that the program holds now, in bytes.
    pub fn memory(&self) -> u64 {
        self.child.id().map_or(0, memory_of)
    }
}

impl Served {
    /// The processor time that the program has used so far, in seconds.
    pub fn worked(&self) -> f64 {
        self.child.id().map_or(0.0, worked_by)
    }
}

impl Served {
    /// The processor time that play has used so far, in seconds: all but what the program's threads of
    /// this name did. Threads that have ended are not counted.
    pub fn worked_without(&self, name: &str) -> f64 {
        let Some(id) = self.child.id() else { return 0.0 };
        let threads = std::fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
        let counts = |it: &std::path::PathBuf| {
            std::fs::read_to_string(it.join("comm")).is_ok_and(|it| it.trim() != name)
        };
        threads.map(|it| it.path()).filter(counts).map(|it| ticks_in(&it.join("stat"))).sum()
    }
}

/// The unit of processor time, as a part of a second, on every Linux.
const TICKS: f64 = 100.0;

/// The processor time that the process `id` has used, in seconds; 0 if the system does not tell.
fn worked_by(id: u32) -> f64 {
    ticks_in(Path::new(&format!("/proc/{id}/stat")))
}

/// The processor time that the system writes of a process or thread there, in seconds.
fn ticks_in(stat: &Path) -> f64 {
    let stat = std::fs::read_to_string(stat).unwrap_or_default();
    // Its name stands in brackets and may contain spaces.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks = fields.skip(11).take(2).filter_map(|it| it.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
}

/// The memory that the process `id` holds, in bytes; 0 if the system does not tell.
pub fn memory_of(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|it| it.split_whitespace().next()?.parse().ok());
    kilobytes.unwrap_or(0u64) * 1024
}
