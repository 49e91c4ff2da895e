//! Pages and boards as HTML and SVG, made from views.

pub mod art;
pub mod assets;
pub mod beside;
pub mod boards;
pub mod clock;
pub mod company;
pub mod deal;
mod exhibit;
pub mod forecast;
pub mod guide;
pub mod invazions;
pub mod oh_no;
pub mod planisphere;
pub mod pulp;
pub mod replay;
pub mod shell;
pub mod since;
pub mod site;
pub mod table;
mod thing;
pub mod turn;
pub mod xeno;
