//! Thousands of games: simulation, statistics, tables.
