//! PL 20: the hundred events, one by one, and PL 19: how they last and combine.

mod first;
mod fourth;
mod layers;
mod second;
mod third;
