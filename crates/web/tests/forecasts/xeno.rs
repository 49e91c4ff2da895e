//! What the pages of `xeno` foretell.
