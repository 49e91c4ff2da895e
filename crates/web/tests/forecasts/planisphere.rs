//! What the pages of `planisphere` foretell.
