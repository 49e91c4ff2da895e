//! Writes every page of the site, in every language, to a folder: `cargo run --example pages -- DIR`.
//!
//! The folder can be served by any static server to look at the pages without a table being played.

use std::error::Error;
use std::fs;
use std::path::Path;

use maud::Markup;
use web::assets;
use words::Lang;

#[path = "../tests/samples/mod.rs"]
mod samples;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: pages DIR")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    for lang in Lang::ALL {
        for (name, page) in samples::pages(lang) {
            write(folder, name, lang, page)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, lang: Lang, page: Markup) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.{}.html", lang.code())), page.into_string())?;
    Ok(())
}
