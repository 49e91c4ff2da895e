//! Who asks.

use frame::shell::Reader;
use words::Lang;

/// Somebody who asks for a page of a table.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    pub reader: Reader<'a>,
    /// Their id; none for a stranger.
    pub person: Option<&'a str>,
    /// The scheme and host by which they know this site.
    pub origin: &'a str,
    /// The club for which the table was opened, if they may know of it.
    pub club: Option<&'a str>,
}

impl Asking<'_> {
    pub fn lang(&self) -> Lang {
        self.reader.lang
    }
}
