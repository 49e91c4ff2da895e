//! After the first news of a page only what changed in it travels; and how far one may go back is
//! said to the page that asks.

use std::time::Duration;

use crate::support::{Person, Pushed, Site, pick, two_at};
use tokio::time::timeout;

const TWO: [(&str, &str); 4] =
    [("game", "invazions"), ("seat1", "me"), ("seat2", "link"), ("open", "on")];

/// A page that hears the news of its table.
struct Page {
    news: Pushed,
    html: String,
    patches: usize,
    /// Letters that were sent of it, and that it would have taken to send it whole each time.
    sent: usize,
    whole: usize,
}

impl Page {
    async fn of(person: &Person, table: &str) -> Page {
        let news = Pushed::to(person, table).await;
        let mut page = Page { news, html: String::new(), patches: 0, sent: 0, whole: 0 };
        page.hear().await;
        page
    }

    async fn hear(&mut self) {
        timeout(Duration::from_secs(20), self.hears()).await.expect("news");
    }

    async fn hears(&mut self) {
        let (html, sent, patch) = self.news.shown().await;
        self.html = html;
        self.patches += usize::from(patch);
        self.sent += sent;
        self.whole += self.html.len();
    }

    /// Hears news until the page is what one sees who comes now.
    async fn catch_up(&mut self, person: &Person, table: &str) {
        let mut now = String::new();
        for _ in 0..30 {
            // The table may go on by itself meanwhile.
            now = Page::of(person, table).await.html;
            if self.html == now {
                return;
            }
            let _ = timeout(Duration::from_secs(1), self.hears()).await;
        }
        let both = self.html.split('<').zip(now.split('<'));
        let other = both.filter(|(one, other)| one != other).take(5).collect::<Vec<_>>();
        panic!("the page is not what one sees who comes now: {other:?}");
    }
}

/// Lets whoever is asked move once, and answers who that was.
async fn one_moves<'a>(people: &[&'a Person], table: &str, turn: usize) -> Option<&'a Person> {
    for person in people {
        let data = person.sees(table).await;
        if let Some(mv) = pick(&data, turn) {
            let (status, answer) = person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
            assert_eq!(status, 200, "{answer}");
            return Some(person);
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_hears_what_changed_is_the_page_as_it_is() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let (one, other) = (site.somebody(), site.somebody());
    let people = [&ida, &nils, &one, &other];
    let mut pages = Vec::new();
    for person in people {
        pages.push(Page::of(person, &table).await);
    }
    for turn in 0..12 {
        one_moves(&[&ida, &nils], &table, turn).await.expect("the game goes on");
        for (page, person) in pages.iter_mut().zip(people) {
            page.catch_up(person, &table).await;
        }
    }
    for page in &pages {
        assert!(5 < page.patches, "{} patches", page.patches);
        assert!(page.sent * 2 < page.whole, "{} of {} letters", page.sent, page.whole);
    }
    assert_eq!(pages[2].html, pages[3].html, "who looks on sees the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_asks_how_far_one_may_go_back() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let (mut yes, mut no) = (0, 0);
    for turn in 0..40 {
        let Some(mover) = one_moves(&[&ida, &nils], &table, turn).await else { break };
        let page = Page::of(mover, &table).await.html;
        let asks = page.contains("data-ask=\"/t/") && page.contains("id=\"undo-try\"");
        let answer = mover.page(&format!("/t/{table}/back?mine")).await;
        let undo = answer.contains("id=\"undo\"");
        assert_eq!(undo, mover.sees(&table).await["undo"] == true, "{answer}");
        assert!(undo || answer.contains("id=\"undo-stop\""), "{answer}");
        assert!(asks || page.contains("id=\"undo\"") == undo);
        (yes, no) = (yes + usize::from(asks && undo), no + usize::from(asks && !undo));
        // A page without the script has it from the beginning.
        assert_eq!(mover.page(&format!("/t/{table}")).await.contains("id=\"undo\""), undo);
    }
    assert!(0 < yes, "{yes} times one could go back, {no} times not");
    // It is nobody else's to ask.
    let stranger = site.somebody();
    let answer = stranger.page(&format!("/t/{table}/back?mine")).await;
    assert!(!answer.contains("undo"), "{answer}");
}
