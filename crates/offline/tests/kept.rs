//! Nothing is told before it is kept, what could not be kept did not happen, and a device that begins anew
//! knows all that was acknowledged.

use std::collections::BTreeMap;

use offline::{Solo, think};
use serde_json::{Value, json};

/// A browser, as the service worker plays it.
#[derive(Default)]
struct Browser {
    solo: Solo,
    disk: BTreeMap<String, String>,
    /// Whether the disk takes anything.
    is_full: bool,
    answers: BTreeMap<u64, Value>,
    calls: u64,
    now: i64,
}

impl Browser {
    fn begin(disk: BTreeMap<String, String>) -> Browser {
        let mut browser = Browser { disk: disk.clone(), ..Browser::default() };
        browser.hear(&json!({ "begins": { "files": disk, "lang": "en" } }));
        browser
    }

    fn hear(&mut self, news: &Value) {
        self.now += 1000;
        let luck = format!("{:064x}", self.now);
        let message = json!({ "now": self.now, "luck": luck, "news": news });
        let orders: Value = serde_json::from_str(&self.solo.serve(&message.to_string())).unwrap();
        for order in orders["orders"].as_array().unwrap().clone() {
            self.carry_out(&order);
        }
    }

    fn carry_out(&mut self, order: &Value) {
        if let Some(keep) = order.get("keep") {
            let told = self.answers.len();
            if !self.is_full {
                let files: BTreeMap<String, String> =
                    serde_json::from_value(keep["files"].clone()).unwrap();
                self.disk.extend(files);
            }
            assert_eq!(told, self.answers.len());
            self.hear(&json!({ "kept": { "number": keep["number"], "done": !self.is_full } }));
        } else if let Some(answer) = order.get("answer") {
            self.answers.insert(answer["call"].as_u64().unwrap(), answer["answer"].clone());
        } else if let Some(work) = order.get("think") {
            let text = think(work["work"].as_str().unwrap());
            self.hear(&json!({ "thought": { "thought": work["thought"], "text": text } }));
        }
    }

    /// The answer to an address: its status and its body.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u64, String) {
        self.calls += 1;
        let call = self.calls;
        self.hear(&json!({ "asked": {
            "call": call, "method": method, "path": path, "origin": "https://here", "body": body, "json": true,
        } }));
        let answer = &self.answers[&call];
        (answer["status"].as_u64().unwrap(), answer["body"].as_str().unwrap().to_string())
    }

    fn open(&mut self) -> String {
        let (status, body) = self.ask("POST", "/play-now", "game=pulp");
        assert_eq!(status, 200, "{body}");
        let answer: Value = serde_json::from_str(&body).unwrap();
        answer["table"].as_str().unwrap().to_string()
    }

    /// Plays the first move that the page of the table offers.
    fn play(&mut self, table: &str) -> (u64, String) {
        let (_, page) = self.ask("GET", &format!("/t/{table}"), "");
        let after = |from: &str, key: &str| {
            let rest = from.split_once(key).expect("the page has it").1;
            rest.split('"').next().unwrap().to_string()
        };
        let mv = after(&page, "form=\"moves\" name=\"move\" value=\"");
        let seq = after(&page, "data-seq=\"");
        let body = format!("seq={seq}&move={}", mv.replace(' ', "+"));
        self.ask("POST", &format!("/t/{table}/move"), &body)
    }

    fn record(&mut self, table: &str) -> String {
        self.ask("GET", &format!("/t/{table}/record"), "").1
    }
}

#[test]
fn a_device_that_begins_anew_knows_all_that_was_acknowledged() {
    let mut browser = Browser::begin(BTreeMap::new());
    let table = browser.open();
    for _ in 0..4 {
        let (status, body) = browser.play(&table);
        assert_eq!(status, 200, "{body}");
    }
    let record = browser.record(&table);
    assert!(record.lines().count() > 10, "{record}");
    let mut again = Browser::begin(browser.disk.clone());
    assert_eq!(again.record(&table), record);
    assert_eq!(again.play(&table).0, 200, "the game goes on");
}

#[test]
fn what_could_not_be_kept_did_not_happen() {
    let mut browser = Browser::begin(BTreeMap::new());
    let table = browser.open();
    browser.play(&table);
    let record = browser.record(&table);
    browser.is_full = true;
    assert_eq!(browser.play(&table).0, 503);
    assert_eq!(browser.record(&table), record);
    browser.is_full = false;
    browser.hear(&json!("time"));
    assert_eq!(browser.play(&table).0, 200);
}

#[test]
fn what_needs_a_server_is_refused_and_not_offered() {
    let mut browser = Browser::begin(BTreeMap::new());
    for path in ["/duels", "/journal", "/daily/pulp", "/api", "/t/abcdefgh"] {
        assert_eq!(browser.ask("GET", path, "").0, 404, "{path}");
    }
    for path in ["/", "/new?game=xeno", "/rules/oh-no", "/cards/pulp", "/finished", "/offline"] {
        let (status, page) = browser.ask("GET", path, "");
        assert_eq!(status, 200, "{path}");
        for needs in ["\"/duels", "\"/daily", "\"/journal", "\"/api", "\"/sign-", "value=\"link\""]
        {
            assert!(!page.contains(needs), "{path} offers {needs}");
        }
    }
}
