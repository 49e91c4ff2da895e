//! What happened, as typed events.

/// Collects the events of a move. A silent log makes none, so that searches pay nothing.
#[derive(Debug)]
pub struct Log<E> {
    kept: Option<Vec<E>>,
}

impl<E> Log<E> {
    pub fn silent() -> Log<E> {
        Log { kept: None }
    }

    pub fn keeping() -> Log<E> {
        Log { kept: Some(Vec::new()) }
    }

    /// Notes an event, made only if somebody listens.
    pub fn add(&mut self, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.kept {
            kept.push(event());
        }
    }

    /// The events noted so far, in order.
    pub fn into_events(self) -> Vec<E> {
        self.kept.unwrap_or_default()
    }
}
