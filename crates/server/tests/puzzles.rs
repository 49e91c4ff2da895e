//! Puzzles over HTTP: what is asked, what an answer shows, what is kept of it, and playing on.

use crate::support::{Person, Site};
use puzzles::{Puzzle, kept};

/// Answers a puzzle by the form of its page; the status, and the page that it leads to.
async fn answers(person: &Person, path: &str, mv: &str) -> (u16, String) {
    let answer = person.post(path, &[("move", mv)]).send().await.unwrap();
    let status = answer.status().as_u16();
    (status, person.page(path).await)
}

fn wrong(puzzle: &Puzzle) -> &str {
    &puzzle.answers.iter().find(|it| !it.right).unwrap().mv
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_asks_and_tells() {
    let site = Site::open().await;
    for game in catalogue::GAMES {
        let ida = site.somebody();
        let path = format!("/puzzles/{}/1", game.id);
        let puzzle = &kept(game.id).puzzles[0];
        let asked = ida.page(&path).await;
        assert!(asked.contains(&format!("action=\"{path}\"")), "{asked}");
        // Neither what moves win nor the deal stands there before the answer.
        let told = ["puzzle-bar", "data-right", &puzzle.seed.to_string()];
        assert!(told.iter().all(|it| !asked.contains(it)), "{}", game.id);
        let (status, after) = answers(&ida, &path, &puzzle.answers[0].mv).await;
        assert_eq!(status, 303);
        assert!(after.contains("puzzle-bar") && after.contains("puzzle-next"), "{after}");
        assert!(!after.contains(&puzzle.seed.to_string()), "{}", game.id);
        let lines = after.split("<span class=\"puzzle-move\">").skip(1);
        for first in lines.filter_map(|it| it.chars().next()) {
            assert!(!first.is_lowercase(), "{}: a line begins with {first}", game.id);
        }
        // Somebody else is asked.
        assert!(!site.somebody().page(&path).await.contains("puzzle-bar"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_answer_counts() {
    let site = Site::open().await;
    let ida = site.somebody();
    let (path, puzzle) = ("/puzzles/pulp/2", &kept("pulp").puzzles[1]);
    let (_, first) = answers(&ida, path, wrong(puzzle)).await;
    let (_, second) = answers(&ida, path, &puzzle.answers[0].mv).await;
    assert!(!first.contains("puzzle-answer\" tabindex=\"-1\" data-right"), "{first}");
    assert_eq!(first, second);
    let list = ida.page("/puzzles/pulp").await;
    assert!(list.contains("data-solved=\"false\"") && !list.contains("data-solved=\"true\""));
    assert_eq!(list.matches("<time datetime=\"20").count(), 1, "when: {list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_today_begins_a_streak() {
    let site = Site::open().await;
    let ida = site.somebody();
    let there = ida.get("/puzzles/xeno/day").send().await.unwrap();
    let path = there.headers()["location"].to_str().unwrap().to_string();
    let number: usize = path.rsplit('/').next().unwrap().parse().unwrap();
    let puzzle = &kept("xeno").puzzles[number - 1];
    assert!(!ida.page("/puzzles").await.contains("puzzle-streak"));
    answers(&ida, &path, &puzzle.answers[0].mv).await;
    assert!(ida.page("/puzzles").await.contains("puzzle-streak"));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_play_on_from_every_game() {
    let site = Site::open().await;
    for game in catalogue::GAMES {
        let ida = site.somebody();
        let path = format!("/puzzles/{}/1/on", game.id);
        let (status, answer) = ida.send(&path, &[]).await;
        assert_eq!(status, 200, "{answer}");
        let page = ida.page(&format!("/t/{}", answer["table"].as_str().unwrap())).await;
        assert!(page.contains("name=\"move\""), "{}", game.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_answer_is_refused() {
    let site = Site::open().await;
    let ida = site.somebody();
    let (status, after) = answers(&ida, "/puzzles/pulp/1", "nonsense").await;
    assert_eq!(status, 422);
    assert!(!after.contains("puzzle-bar"));
    for path in ["/puzzles/pulp/0", "/puzzles/pulp/100000", "/puzzles/chess", "/puzzles/chess/1"] {
        assert_eq!(ida.get(path).send().await.unwrap().status().as_u16(), 404, "{path}");
    }
}
