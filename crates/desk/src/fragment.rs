//! The region of a page that changes, drawn for those who have it open.

use std::sync::{Arc, OnceLock, Weak};

use facts::Status;
use frame::data::{LineDrawn, LogPart};
use frame::table;
use memchr::memmem;
use room::{Access, Objection};
use tabletop::Viewer;
use words::Lang;

use crate::patch::patch;
use crate::{Asking, Showing, Sight};

/// The region of a page that changes, as it was drawn at a moment.
pub struct Fragment {
    /// The version that it shows.
    pub version: u64,
    /// Milliseconds since 1970.
    at: i64,
    /// In no more memory than it has letters: every open page keeps its own, and as it was written there
    /// may be as much room again behind it.
    pub html: Box<str>,
    /// None when the table is closed: then there is no log.
    log: Option<ShownLog>,
    /// The last lines of the log, which are told again.
    lines: Vec<LineDrawn>,
    /// What changed since the fragment that it follows, of those who saw that before: for many who
    /// look on it is found once.
    patch: OnceLock<(Weak<Fragment>, Option<String>)>,
}

/// What a page has shown of the log.
#[derive(PartialEq, Eq)]
struct ShownLog {
    told: usize,
    reader: LogReader,
}

/// What the lines of a log depend on, beside what was told.
#[derive(Clone, PartialEq, Eq)]
pub struct LogReader {
    lang: Lang,
    viewer: Viewer,
    names: Vec<String>,
    /// How many moves had been taken back.
    backs: usize,
}

impl Fragment {
    /// What makes this fragment of the one that was `shown`; none if little of that is left.
    pub fn patch(&self, shown: &Arc<Fragment>) -> Option<String> {
        let found = || (Arc::downgrade(shown), patch(&shown.html, &self.html));
        let (of, known) = self.patch.get_or_init(found);
        if of.as_ptr() == Arc::as_ptr(shown) { known.clone() } else { found().1 }
    }

    /// Whether it shows anything that another does not, whichever part of the log they contain.
    fn is_news_after(&self, shown: &Fragment) -> bool {
        self.log != shown.log || self.beside_log() != shown.beside_log()
    }

    /// What stands before and after the log.
    fn beside_log(&self) -> (&str, &str) {
        let find = |text: &str, what: &str| memmem::find(text.as_bytes(), what.as_bytes());
        let start = find(&self.html, "<ol class=\"log\"").unwrap_or(self.html.len());
        let (before, rest) = self.html.split_at(start);
        (before, &rest[find(rest, "</ol>").unwrap_or(rest.len())..])
    }
}

impl Showing<'_> {
    /// The region of the page that changes, unless it shows nothing that `shown` does not: time
    /// that goes by is no news, and what is hidden must not send any. `draw` draws it, or knows it
    /// already.
    ///
    /// # Errors
    /// It cannot be drawn, which is a fault of the program.
    pub fn fresh(
        self,
        asking: &Asking<'_>,
        access: Access,
        shown: Option<&Fragment>,
        draw: impl FnOnce(Sight<'_>, &LogReader) -> Result<Arc<Fragment>, Objection>,
    ) -> Result<Option<Arc<Fragment>>, Objection> {
        // What the table is about to answer is not asked first; the answer is news.
        if self.room.answers_for(self.state().viewer(asking.person)) {
            return Ok(None);
        }
        let reader = self.log_reader(asking);
        // All of the log is drawn if its lines may say something else now.
        let log = match shown.and_then(|it| Some((it.log.as_ref()?, &it.lines))) {
            Some((it, lines)) if it.reader == reader => LogPart::after(it.told, lines),
            _ => LogPart::default(),
        };
        let sight = Sight { at: self.now, log, whole: false };
        let fresh = draw(sight, &reader)?;
        let is_news = match shown {
            None => true,
            Some(shown) if self.state().clock().is_none() => fresh.is_news_after(shown),
            // A clock makes the same table look otherwise at another moment.
            Some(shown) => {
                let then = Sight { at: shown.at, ..sight };
                self.fragment(asking, access, then, &reader)?.is_news_after(shown)
            }
        };
        Ok(is_news.then_some(fresh))
    }

    fn log_reader(self, asking: &Asking<'_>) -> LogReader {
        let viewer = self.state().viewer(asking.person);
        let backs = self.state().taken_back(viewer);
        let lang = asking.lang();
        LogReader { lang, viewer, names: self.names(lang), backs }
    }

    /// The region of the page that changes, with the clocks as they were at a moment.
    ///
    /// # Errors
    /// It cannot be drawn, which is a fault of the program.
    pub fn fragment(
        self,
        asking: &Asking<'_>,
        access: Access,
        sight: Sight<'_>,
        reader: &LogReader,
    ) -> Result<Fragment, Objection> {
        let version = self.state().version_for(asking.person);
        let (mut log, mut lines) = (None, Vec::new());
        let html = if self.facts().status == Status::Closed {
            self.closed_fragment(asking, version)
        } else {
            self.drawn(asking, access, sight, |frame, board| {
                log = Some(ShownLog { told: board.told, reader: reader.clone() });
                lines = board.lines_drawn();
                table::fragment(frame, board)
            })?
        };
        Ok(Fragment {
            version,
            at: sight.at,
            html: html.into_string().as_str().into(),
            log,
            lines,
            patch: OnceLock::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fragment(lines: &str, after: &str, told: usize) -> Fragment {
        let html = format!("<p>before<ol class=\"log\" id=\"log\">{lines}</ol>{after}");
        let viewer = Viewer::Spectator;
        let reader = LogReader { lang: Lang::En, viewer, names: Vec::new(), backs: 0 };
        let log = Some(ShownLog { told, reader });
        let (lines, patch) = (Vec::new(), OnceLock::new());
        Fragment { version: 0, at: 0, html: html.into(), log, lines, patch }
    }

    /// Else a move that its reader must not notice would send them news, as soon as less of the log
    /// is drawn than before.
    #[test]
    fn another_part_of_the_same_log_is_no_news() {
        let all = fragment("<li>1<li>2", "<p>after", 2);
        assert!(!fragment("<li>2", "<p>after", 2).is_news_after(&all));
        assert!(fragment("<li>2<li>3", "<p>after", 3).is_news_after(&all));
        assert!(fragment("<li>2", "<p>later", 2).is_news_after(&all));
    }
}
