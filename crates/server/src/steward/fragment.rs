//! The region of a page that changes, drawn for those who have it open.

use std::sync::{Arc, OnceLock, Weak};

use frame::data::LogPart;
use frame::table;
use memchr::memmem;
use room::Access;
use store::Status;
use tabletop::Viewer;
use words::Lang;

use super::Steward;
use super::look::Sight;
use crate::asker::Asker;
use crate::clock::now;
use crate::patch::patch;
use crate::trouble::Trouble;

/// The region of a page that changes, as it was drawn at a moment.
pub(crate) struct Fragment {
    /// The version that it shows.
    pub(crate) version: u64,
    /// Milliseconds since 1970.
    at: i64,
    pub(crate) html: String,
    /// None when the table is closed: then there is no log.
    log: Option<ShownLog>,
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
struct LogReader {
    viewer: Viewer,
    names: Vec<String>,
    /// How many moves had been taken back.
    backs: usize,
}

impl Fragment {
    /// What makes this fragment of the one that was `shown`; none if little of that is left.
    pub(crate) fn patch(&self, shown: &Arc<Fragment>) -> Option<String> {
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

/// What was drawn since something was last told, for those who have no seat: they see the same.
#[derive(Default)]
pub(super) struct Drawn {
    told: u64,
    fragments: Vec<((Lang, Access, LogPart), Arc<Fragment>)>,
}

impl Steward {
    /// The region of the page that changes, unless it shows nothing that `shown` does not: time
    /// that goes by is no news, and what is hidden must not send any.
    pub(crate) fn fresh_fragment(
        &mut self,
        asker: &Asker,
        access: Access,
        shown: Option<&Fragment>,
    ) -> Result<Option<Arc<Fragment>>, Trouble> {
        let reader = self.log_reader(asker);
        // All of the log is drawn if its lines may say something else now.
        let log = match shown.and_then(|it| it.log.as_ref()) {
            Some(it) if it.reader == reader => LogPart::after(it.told),
            _ => LogPart::default(),
        };
        let sight = Sight { at: now(), log, whole: false };
        let fresh = self.drawn_once(asker, access, sight, &reader)?;
        let is_news = match shown {
            None => true,
            Some(shown) if self.state().clock().is_none() => fresh.is_news_after(shown),
            // A clock makes the same table look otherwise at another moment.
            Some(shown) => {
                let then = Sight { at: shown.at, ..sight };
                self.fragment(asker, access, then, &reader)?.is_news_after(shown)
            }
        };
        Ok(is_news.then_some(fresh))
    }

    fn log_reader(&self, asker: &Asker) -> LogReader {
        let viewer = self.state().viewer(asker.id().as_deref());
        let backs = self.state().taken_back(viewer);
        LogReader { viewer, names: self.names(asker.lang), backs }
    }

    /// The region of the page that changes, as it is now.
    fn drawn_once(
        &mut self,
        asker: &Asker,
        access: Access,
        sight: Sight,
        reader: &LogReader,
    ) -> Result<Arc<Fragment>, Trouble> {
        let (me, state) = (asker.id(), self.state());
        let is_member = me.is_some_and(|it| state.is_member(&it));
        if is_member || state.clock().is_some() {
            return Ok(Arc::new(self.fragment(asker, access, sight, reader)?));
        }
        let told = *self.changed.borrow();
        if self.drawn.told != told {
            self.drawn = Drawn { told, fragments: Vec::new() };
        }
        let key = (asker.lang, access, sight.log);
        if let Some((_, known)) = self.drawn.fragments.iter().find(|it| it.0 == key) {
            return Ok(Arc::clone(known));
        }
        let fresh = Arc::new(self.fragment(asker, access, sight, reader)?);
        self.drawn.fragments.push((key, Arc::clone(&fresh)));
        Ok(fresh)
    }

    /// The region of the page that changes, with the clocks as they were at a moment.
    fn fragment(
        &self,
        asker: &Asker,
        access: Access,
        sight: Sight,
        reader: &LogReader,
    ) -> Result<Fragment, Trouble> {
        let version = self.state().version_for(asker.id().as_deref());
        let mut log = None;
        let html = if self.facts().status == Status::Closed {
            self.closed_fragment(asker, version)
        } else {
            self.drawn(asker, access, sight, |frame, board| {
                log = Some(ShownLog { told: board.told, reader: reader.clone() });
                table::fragment(frame, board)
            })?
        };
        Ok(Fragment {
            version,
            at: sight.at,
            html: html.into_string(),
            log,
            patch: OnceLock::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fragment(lines: &str, after: &str, told: usize) -> Fragment {
        let html = format!("<p>before<ol class=\"log\" id=\"log\">{lines}</ol>{after}");
        let reader = LogReader { viewer: Viewer::Spectator, names: Vec::new(), backs: 0 };
        let log = Some(ShownLog { told, reader });
        Fragment { version: 0, at: 0, html, log, patch: OnceLock::new() }
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
