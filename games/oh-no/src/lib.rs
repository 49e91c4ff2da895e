//! The rules of Oh no... INVASION!!!
