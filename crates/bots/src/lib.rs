//! Players that see views and imagined games, never the truth.
