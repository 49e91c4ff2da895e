//! People.

/// Somebody who came with a browser; some have an account besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// The code of the language they read.
    pub lang: String,
}
