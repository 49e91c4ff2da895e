//! The API as other programs use it: everything that it answers fits its document.

mod bots;
mod caller;
mod document;
mod events;
mod people;
mod schema;
mod tables;
