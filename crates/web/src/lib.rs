//! Pages and boards as HTML and SVG, made from views.
//!
//! Everything here is a function from plain data to HTML: what a viewer may know goes in, a page comes out.
//!
//! ```
//! use web::clock::Clock;
//! use words::Lang;
//!
//! let clock: Clock = "live 20+10".parse().expect("a clock");
//! assert!(clock.is_good());
//! println!("{}", clock.words(Lang::Fr));
//! ```

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
