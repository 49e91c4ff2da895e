//! The one list of games, and the one place where a game loses its type.
