//! What the pages of `invazions` foretell.
