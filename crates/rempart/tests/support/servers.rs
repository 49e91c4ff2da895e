//! Runs several servers, and kills them.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use super::place::Place;

/// Servers that share what they keep. Each keeps its own address.
pub(crate) struct Servers<'a> {
    place: &'a Place,
    running: Vec<(u16, Child)>,
}

impl Servers<'_> {
    pub(crate) fn start(place: &Place, count: usize) -> Servers<'_> {
        let running = (0..count).map(|_| {
            let port = free_port();
            (port, serve(place, port))
        });
        Servers { place, running: running.collect() }
    }

    pub(crate) fn bases(&self) -> Vec<String> {
        self.running.iter().map(|(port, _)| format!("http://127.0.0.1:{port}")).collect()
    }

    /// Kills a server (SIGKILL, which tells the program nothing), and starts it again.
    pub(crate) fn kill(&mut self, which: usize) {
        let (port, child) = &mut self.running[which];
        child.kill().unwrap();
        child.wait().unwrap();
        *child = serve(self.place, *port);
    }
}

impl Drop for Servers<'_> {
    fn drop(&mut self) {
        for (_, child) in &mut self.running {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Starts the program and waits until it serves.
fn serve(place: &Place, port: u16) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_rempart"));
    program.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"]);
    match place {
        Place::File(folder) => program.arg(folder.path()).env_remove("DATABASE_URL"),
        Place::Server(address) => program.arg("unused").env("DATABASE_URL", address),
    };
    program.env("REMPART_PACE", "30").env("RUST_LOG", "error").stdout(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http://"), "{line}");
    child
}
