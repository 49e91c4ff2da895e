//! What happened, as typed events.

/// Collects the events of a move. A silent log makes none, so searches pay nothing for events.
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

    /// Adds an event. It is only made if the log keeps events.
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
