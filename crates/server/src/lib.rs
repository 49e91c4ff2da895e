//! The web server: tables, live push, people.
