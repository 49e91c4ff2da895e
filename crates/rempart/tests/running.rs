//! Running the program: told to stop, copied while it runs, administered from outside, watched.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::Permissions;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use assert_cmd::assert::OutputAssertExt as _;
use predicates::str::contains;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use support::{Played, Served, is_kept, look, open, play, program, send, serve, somebody};

/// Longer than anything here takes; no test waits so long when all is well.
const PATIENCE: Duration = Duration::from_secs(60);

fn late() -> Instant {
    Instant::now() + PATIENCE
}

/// A table at which somebody has played this many moves; few games are over before.
async fn played(http: &Client, served: &Served, bots: &str, most: usize) -> Played {
    for _ in 0..20 {
        let mut game = (open(http, &served.base, bots).await, Vec::new());
        play(http, &served.base, &mut game, most, late()).await;
        if game.1.len() == most {
            return game;
        }
        let now = look(http, &served.base, &game.0).await.unwrap();
        assert_ne!(now["status"], "running", "{most} moves in time: {:?}", game.1);
    }
    panic!("no game lasts for {most} moves of a person");
}

/// With a page open and bots that think.
#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path(), &[]);
    let http = somebody();
    let game = played(&http, &served, "captain", 3).await;
    let page = http.get(format!("{}/t/{}/stream", served.base, game.0)).send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    let start = Instant::now();
    let ended = tokio::task::spawn_blocking(|| served.stop());
    // The page is told that the stream ends, rather than cut off.
    assert!(page.text().await.unwrap().contains("event: fragment"));
    assert!(ended.await.unwrap().success());
    assert!(start.elapsed() < PATIENCE);
    is_kept(folder.path(), &game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_it_runs_plays_on() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let copy = other.path().join("rempart.db");
    let http = somebody();
    let mut game = {
        let served = serve(folder.path(), &[]);
        let mut game = played(&http, &served, "cadet", 3).await;
        let before = game.clone();
        let path = copy.to_str().unwrap().to_string();
        let folder = folder.path().to_path_buf();
        let backup =
            tokio::task::spawn_blocking(move || program(&folder, &["backup", &path]).output());
        // Others go on meanwhile.
        play(&http, &served.base, &mut game, 8, late()).await;
        backup.await.unwrap().unwrap().assert().success();
        before
    };
    let kept = is_kept(other.path(), &game).await;
    let served = serve(other.path(), &[]);
    let data = look(&http, &served.base, &game.0).await.unwrap();
    assert!(kept as u64 <= data["plies"].as_u64().unwrap());
    let most = game.1.len() + 1;
    play(&http, &served.base, &mut game, most, late()).await;
    let over = look(&http, &served.base, &game.0).await.unwrap()["status"] == "finished";
    assert!(over || game.1.len() == most);
}

/// As the health check of a container asks.
#[tokio::test(flavor = "multi_thread")]
async fn the_program_says_whether_a_server_is_well() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path(), &[]);
    let listen = served.base.strip_prefix("http://").unwrap().to_string();
    let ask =
        |lang| program(folder.path(), &["--lang", lang, "healthy", "--listen", &listen]).assert();
    ask("en").success().stdout(format!("Rempart is well at {listen}.\n"));
    served.stop();
    ask("en").code(1).stderr(contains("Rempart is not well at 127.0.0.1:"));
    ask("fr").code(1).stderr(contains("Rempart ne va pas bien"));
}

#[test]
fn a_copy_is_never_written_over_anything() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine");
    std::fs::write(&file, "precious").unwrap();
    let path = file.to_str().unwrap();
    let call = |lang| program(folder.path(), &["--lang", lang, "backup", path]).assert().code(2);
    call("en").stderr(contains("cannot be written"));
    call("fr").stderr(contains("Impossible d’écrire"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    program(folder.path(), &["--lang", "en", "admin", "tables"])
        .assert()
        .code(2)
        .stderr(contains("rempart.db cannot be read"));
}

/// What the program prints.
fn told(data: &Path, args: &[&str]) -> String {
    let out = program(data, &[&["--lang", "en", "admin"], args].concat()).output().unwrap();
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

/// The id of the one person there is.
fn only_person(data: &Path) -> String {
    let people = told(data, &["people"]);
    let lines: Vec<&str> = people.lines().collect();
    assert_eq!(lines.len(), 2, "{people}");
    lines[1].split('\t').next().unwrap().to_string()
}

/// Asks again until the answer is as hoped.
async fn until<T>(mut ask: impl AsyncFnMut() -> T, hoped: impl Fn(&T) -> bool) -> T {
    let end = late();
    loop {
        let answer = ask().await;
        if hoped(&answer) || end < Instant::now() {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_closed_while_people_play() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path(), &[]);
    let http = somebody();
    let (table, _) = played(&http, &served, "cadet", 1).await;
    assert!(told(folder.path(), &["tables"]).contains(&format!("{table}\toh-no\trunning\t1\t")));
    let said = told(folder.path(), &["close", &table, "Too\n loud  here"]);
    assert_eq!(said, format!("Table {table} is closed.\n"));
    let data = until(
        async || look(&http, &served.base, &table).await.unwrap(),
        |it| it["status"] == "closed",
    );
    assert_eq!(data.await["status"], "closed");
    let page = http.get(format!("{}/t/{table}?lang=en", served.base)).send().await.unwrap();
    let page = page.text().await.unwrap();
    assert!(page.contains("Closed by those who run this server: Too loud here"), "{page}");
    program(folder.path(), &["--lang", "en", "admin", "close", "nosuch", "x"])
        .assert()
        .code(2)
        .stderr("There is no table “nosuch”.\n");
}

/// The status and the sentence of an answer.
async fn answer(http: &Client, url: String, fields: &[(&str, &str)]) -> (u16, String) {
    let request = http.post(url).header("accept", "application/json").form(fields);
    let response = request.header("accept-language", "en").send().await.unwrap();
    let status = response.status().as_u16();
    let body: Value = response.json().await.unwrap();
    (status, body["message"].as_str().unwrap_or_default().to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_opens_nothing_and_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path(), &[]);
    let http = somebody();
    let table = open(&http, &served.base, "cadet").await;
    let say = format!("{}/t/{table}/say", served.base);
    let new = format!("{}/play-now", served.base);
    let person = only_person(folder.path());
    let sit = format!("{}/api/v1/tables/{table}/sit", served.base);
    let speaks = async || answer(&http, say.clone(), &[("text", "hello")]).await;
    assert_eq!(speaks().await.0, 200);
    for who in [person.as_str(), "127.0.0.1"] {
        told(folder.path(), &["ban", who, "Was rude"]);
        assert!(told(folder.path(), &["bans"]).contains("Was rude"));
        let (status, why) = until(speaks, |it| it.0 == 403).await;
        assert_eq!(status, 403);
        assert!(why.contains("Was rude"), "{why}");
        assert_eq!(answer(&http, new.clone(), &[("game", "oh-no")]).await.0, 403);
        let call = http.post(&sit).header("origin", &served.base).json(&json!({}));
        assert_eq!(call.send().await.unwrap().status(), 403, "nor do programs sit down for them");
        let page = http.get(format!("{}/t/{table}", served.base)).send().await.unwrap();
        assert_eq!(page.status(), StatusCode::OK, "reading and playing on is allowed");
        told(folder.path(), &["unban", who]);
        assert_eq!(until(speaks, |it| it.0 == 200).await.0, 200);
    }
    // Another person at a banned address is not welcome either.
    told(folder.path(), &["ban", "127.0.0.1", "No"]);
    until(speaks, |it| it.0 == 403).await;
    assert_eq!(answer(&somebody(), new, &[("game", "oh-no")]).await.0, 403);
}

/// Gives somebody an account, and signs a program in to it.
async fn token_of_account(http: &Client, base: &str, name: &str) -> String {
    let fields = [("name", name), ("password", "open sesame")];
    send(http, format!("{base}/sign-up"), &fields).await.unwrap();
    let credentials = json!({ "name": name, "password": "open sesame" });
    let call = somebody().post(format!("{base}/api/v1/sessions")).json(&credentials);
    let made: Value = call.send().await.unwrap().json().await.unwrap();
    made["token"].as_str().unwrap().to_string()
}

/// Every text that is stored anywhere.
fn all_texts(data: &Path) -> String {
    let bytes = std::fs::read(data.join("rempart.db")).unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What a browser sends to get reminders: an address, a key and a secret.
const DEVICE: [(&str, &str); 3] = [
    ("endpoint", "https://push.example/of-zebulonia"),
    (
        "p256dh",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    ),
    ("auth", "BTBZMqHH6r4Tts7J_aSIgg"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_handed_out_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path(), &[]);
    let (http, base) = (somebody(), served.base.clone());
    send(&http, format!("{base}/name"), &[("name", "Zebulonia")]).await.ok();
    let (table, _) = played(&http, &served, "cadet", 2).await;
    send(&http, format!("{base}/t/{table}/say"), &[("text", "Abracadabra")]).await.unwrap();
    send(&http, format!("{base}/reminders/devices"), &DEVICE).await.unwrap();
    let person = only_person(folder.path());
    let token = token_of_account(&http, &base, "Zebulonia").await;
    let me = async || {
        let ask = somebody().get(format!("{base}/api/v1/me")).bearer_auth(&token);
        ask.send().await.unwrap().status().as_u16()
    };
    assert_eq!(me().await, 200);
    let kept: Value = serde_json::from_str(&told(folder.path(), &["export", &person])).unwrap();
    assert_eq!(kept["person"][0]["name"], "Zebulonia");
    assert_eq!(kept["said"][0]["words"], "Abracadabra");
    assert!(2 <= kept["moves"].as_array().unwrap().len());
    // Games that ended too soon are kept too.
    let tables: Vec<&Value> =
        kept["seats"].as_array().unwrap().iter().map(|it| &it["table_id"]).collect();
    assert!(tables.contains(&&Value::from(table.as_str())), "{tables:?}");
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 2, "the browser's and the program's");
    assert_eq!(kept["devices"][0]["address"], DEVICE[0].1);
    assert!(![&token, DEVICE[2].1].iter().any(|it| kept.to_string().contains(*it)));

    told(folder.path(), &["forget", &person]);
    // Nobody else sits there, so the table is closed, and the browser now belongs to a stranger.
    let page = async || http.get(format!("{base}/tables")).send().await.unwrap().text().await;
    let mine = until(page, |it| !it.as_ref().unwrap().contains("Zebulonia")).await.unwrap();
    assert!(!mine.contains("Zebulonia") && !mine.contains(&table));
    // Until the server has read the notice, it may still know who asked lately.
    assert_eq!(until(me, |it| *it == 401).await, 401);
    assert!(served.stop().success());
    let texts = all_texts(folder.path());
    for gone in ["Zebulonia", "Abracadabra", DEVICE[0].1] {
        assert!(!texts.contains(gone), "{gone}");
    }
    assert_eq!(told(folder.path(), &["people"]).lines().count(), 1);
    program(folder.path(), &["--lang", "en", "admin", "export", &person])
        .assert()
        .code(2)
        .stderr(contains("Nobody is known as"));
}

async fn numbers_at(http: &Client, metrics: &str) -> String {
    http.get(metrics).send().await.unwrap().text().await.unwrap()
}

/// Plays at the only table of a server until a bot has thought; none if the game is over before.
async fn makes_think(http: &Client, served: &Served, metrics: &str) -> Option<Played> {
    let mut game = (open(http, &served.base, "cadet").await, Vec::new());
    for most in 2..40 {
        play(http, &served.base, &mut game, most, late()).await;
        if numbers_at(http, metrics).await.contains("rempart_thought_seconds_count") {
            return Some(game);
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_watched_by_numbers_that_name_nobody() {
    let http = somebody();
    for _ in 0..20 {
        let folder = tempfile::tempdir().unwrap();
        let mut served = serve(folder.path(), &["--metrics", "127.0.0.1:0", "--log", "json"]);
        let metrics = format!("{}/metrics", served.address());
        let health = http.get(format!("{}/healthz", served.base)).send().await.unwrap();
        assert_eq!(health.text().await.unwrap(), "ok");
        if let Some(game) = makes_think(&http, &served, &metrics).await {
            return is_watched(&http, &served, &metrics, game).await;
        }
    }
    panic!("no game lasts until a bot thinks");
}

async fn is_watched(http: &Client, served: &Served, metrics: &str, game: Played) {
    let stream = http.get(format!("{}/t/{}/stream", served.base, game.0)).send().await.unwrap();
    let (numbers, (table, acknowledged)) = (numbers_at(http, metrics).await, game);
    drop(stream);
    let number = |name: &str| -> f64 {
        let line = numbers.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {numbers}")).parse().unwrap()
    };
    assert!(acknowledged.len() as f64 <= number("rempart_moves_stored_total"));
    assert!(1.0 <= number("rempart_thought_seconds_count"));
    assert_eq!(number("rempart_tables_awake"), 1.0);
    assert_eq!(number("rempart_streams_open"), 1.0);
    assert!(numbers.contains("rempart_requests_total{route=\"/t/{id}/move\",method=\"POST\""));
    assert!(numbers.contains("rempart_request_seconds_bucket{route=\"/t/{id}/move\",le=\"0.1\"}"));
    assert!(!numbers.contains(&table), "{numbers}");
    // Visitors of the site itself cannot see the numbers either.
    let site = http.get(format!("{}/metrics", served.base)).send().await.unwrap();
    assert_eq!(site.status(), StatusCode::NOT_FOUND);
}

/// Programs may send invented methods; the numbers get no line for each of them.
#[tokio::test(flavor = "multi_thread")]
async fn invented_methods_are_counted_as_one() {
    let (folder, http) = (tempfile::tempdir().unwrap(), somebody());
    let mut served = serve(folder.path(), &["--metrics", "127.0.0.1:0"]);
    let metrics = format!("{}/metrics", served.address());
    let asked = async |method: &str| {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        http.request(method, format!("{}/about", served.base)).send().await.unwrap()
    };
    for number in 0..200 {
        assert_eq!(asked(&format!("INVENTED{number}")).await.status(), 405);
    }
    assert_eq!(asked(&"X".repeat(5_000)).await.status(), 405);
    assert_eq!(asked("DELETE").await.status(), 405);
    let numbers = numbers_at(&http, &metrics).await;
    let requests: Vec<&str> =
        numbers.lines().filter(|it| it.starts_with("rempart_requests_total{")).collect();
    let line = |method: &str, count: usize| {
        format!(
            "rempart_requests_total{{route=\"/about\",method=\"{method}\",status=\"405\"}} {count}"
        )
    };
    assert_eq!(BTreeSet::from_iter(requests).len(), 2, "{} letters", numbers.len());
    assert!(numbers.contains(&line("other", 201)), "{numbers}");
    assert!(numbers.contains(&line("DELETE", 1)), "{numbers}");
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// The modes of the folder and of whatever lies in it.
fn modes(folder: &Path) -> BTreeMap<String, u32> {
    let entries = std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let name = |it: &Path| it.file_name().unwrap().to_string_lossy().into_owned();
    entries.map(|it| (name(&it), mode(&it))).chain([(".".to_string(), mode(folder))]).collect()
}

fn for_the_owner_alone(folder: &Path) {
    let found = modes(folder);
    assert!(found.contains_key("rempart.db-wal"), "{found:?}");
    for (name, mode) in found {
        assert_eq!(mode, if name == "." { 0o700 } else { 0o600 }, "{name}");
    }
}

/// Only the owner may read what is kept, whatever the umask is; wrong access rights are corrected,
/// with a message.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_reads_what_is_kept() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("data");
    // Programs that tests start have the umask that most people have.
    for_the_owner_alone_after(&folder, "");
    for (name, mode) in [("", 0o755), ("rempart.db", 0o644)] {
        std::fs::set_permissions(folder.join(name), Permissions::from_mode(mode)).unwrap();
    }
    for_the_owner_alone_after(&folder, "others on this machine could read");
    for_the_owner_alone_after(&folder, "");
}

/// Serves for a moment; the program prints `word`, or nothing if that is empty.
fn for_the_owner_alone_after(folder: &Path, word: &str) {
    let args = ["--lang", "en", "serve", "--listen", "127.0.0.1:0"];
    let mut program = program(folder, &args);
    let mut child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    let out = child.wait_with_output().unwrap();
    for_the_owner_alone(folder);
    let said = String::from_utf8(out.stderr).unwrap();
    assert!(said.contains(word) && said.is_empty() == word.is_empty(), "{said:?}");
}

/// Tries to serve there, which must fail with this sentence.
fn is_refused(folder: &Path, sentence: &str) {
    let args = ["--lang", "en", "serve", "--listen", "127.0.0.1:0"];
    program(folder, &args).assert().failure().stderr(contains(sentence));
}

#[test]
fn what_is_not_ours_to_serve_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rempart.db");
    for noise in [b"My diary\n".repeat(1000), b"SQLite format 3\0".repeat(1000)] {
        std::fs::write(&file, &noise).unwrap();
        is_refused(folder.path(), "rempart.db is no database, or it is damaged");
        assert_eq!(std::fs::read(&file).unwrap(), noise);
    }
    std::fs::remove_file(&file).unwrap();
    let served = serve(folder.path(), &[]);
    is_refused(folder.path(), "Another server is using");
    assert!(served.stop().success());
    // A part of a file that is complete: a server may leave a log beside its own, which would mend it.
    let copy = folder.path().join("copy.db");
    program(folder.path(), &["backup", copy.to_str().unwrap()]).assert().success();
    let whole = std::fs::read(&copy).unwrap();
    for log in ["rempart.db-wal", "rempart.db-shm"] {
        let _ = std::fs::remove_file(folder.path().join(log));
    }
    let mut damaged = whole.clone();
    damaged[4096..12288].fill(0x5a);
    std::fs::write(&file, &damaged).unwrap();
    is_refused(folder.path(), "rempart.db is no database, or it is damaged");
    std::fs::write(&file, &whole).unwrap();
    drop(serve(folder.path(), &[]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_somebody_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rempart.db");
    store::Store::open(&file).await.unwrap().close().await;
    // The names that another program might give to its tables.
    let whole = std::fs::read(&file).unwrap();
    let text = String::from_utf8_lossy(&whole).into_owned();
    assert!(text.contains("CREATE TABLE _sqlx_migrations"));
    let foreign = replaced(&whole, b"_sqlx_migrations", b"_some_migrations");
    std::fs::write(&file, &foreign).unwrap();
    is_refused(folder.path(), "is a database of another program");
    assert_eq!(std::fs::read(&file).unwrap(), foreign);
}

/// Replaces each occurrence of a word in a file with another one of the same length.
fn replaced(bytes: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for at in 0..bytes.len() - from.len() {
        if bytes[at..].starts_with(from) {
            bytes[at..at + to.len()].copy_from_slice(to);
        }
    }
    bytes
}
