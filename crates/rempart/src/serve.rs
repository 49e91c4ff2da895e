//! `rempart serve`: the web site.

use crate::args::ServeArgs;
use crate::fault::Fault;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Fault> {
    let _ = args;
    Err(Fault::Serve(String::from("not built yet")))
}
