//! What the pages of `pulp` foretell.
