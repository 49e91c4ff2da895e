//! PL 11: the hundred events, one by one, and PL 10: how they last and combine.

mod first;
mod fourth;
mod layers;
mod second;
mod third;
