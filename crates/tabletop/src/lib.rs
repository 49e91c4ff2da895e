//! Seats, secrets, chance, records and the contract that every game keeps.
