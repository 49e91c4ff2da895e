//! The example bot, in Python, plays whole games: alone with bots, and against itself.

use std::io::{BufRead as _, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;
use tokio::task::spawn_blocking;

use crate::support::Site;

/// A bot at work.
struct Bot {
    process: Child,
    says: Lines<BufReader<ChildStdout>>,
}

impl Bot {
    fn start(site: &Site, args: &[&str]) -> Bot {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot/bot.py");
        let mut process = Command::new("python3")
            .arg(file)
            .args([&site.base, "--seed", "1"])
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("Python is installed");
        let says = BufReader::new(process.stdout.take().unwrap()).lines();
        Bot { process, says }
    }

    fn line(&mut self) -> String {
        self.says.next().expect("the bot says more").unwrap()
    }

    /// How the game ended for it.
    fn end(mut self) -> Value {
        let end = serde_json::from_str(&self.line()).unwrap();
        assert!(self.process.wait().unwrap().success());
        end
    }
}

/// Whether the numbers of all events rise, so that no event came twice.
fn rise(end: &Value) -> bool {
    let numbers = end["numbers"].as_array().unwrap();
    numbers.is_sorted_by(|a, b| a.as_u64() < b.as_u64())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_plays_a_whole_game() {
    let site = Site::open().await;
    let mut bot = Bot::start(&site, &["--game", "oh-no", "--cut-after", "3"]);
    let end = spawn_blocking(move || {
        assert!(bot.line().starts_with("--join "));
        bot.end()
    });
    let end = end.await.unwrap();
    assert_eq!((&end["status"], end["seat"].as_u64()), (&"finished".into(), Some(0)));
    assert!(rise(&end), "{end}");
    // In oh-no everybody notices everything; so the bot, though cut off after every third event,
    // must have heard all.
    let numbers = end["numbers"].as_array().unwrap();
    assert_eq!(numbers.last(), Some(&end["seq"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_in_python_answer_under_seal() {
    let site = Site::open().await;
    let mut ada = Bot::start(&site, &["--game", "xeno", "--seats", "me", "link"]);
    let (ada, way) = spawn_blocking(move || {
        let way = ada.line();
        (ada, way)
    })
    .await
    .unwrap();
    let way: Vec<&str> = way.split(' ').collect();
    let bob = Bot::start(&site, &[&["--name", "Bob", "--cut-after", "5"], &way[..]].concat());
    let ends = spawn_blocking(move || (ada.end(), bob.end())).await.unwrap();
    assert_eq!((ends.0["seat"].as_u64(), ends.1["seat"].as_u64()), (Some(0), Some(1)));
    assert_eq!((&ends.0["status"], &ends.1["status"]), (&"finished".into(), &"finished".into()));
    assert_eq!(ends.0["outcome"], ends.1["outcome"]);
    assert!(rise(&ends.0) && rise(&ends.1), "{ends:?}");
}
