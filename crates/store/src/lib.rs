//! What lasts: people, tables, moves, talk and the journal.
