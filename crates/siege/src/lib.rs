//! Many people at once, and hostile ones: what a server bears. Everything is said over the wire;
//! nothing here knows the server or a game from inside.

pub mod hostile;
pub mod load;
pub mod served;
pub mod wire;
