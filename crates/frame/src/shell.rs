//! The HTML document around every page, and the top bar and footer of the site.
//!
//! Pages obey a strict Content-Security-Policy: scripts and styles come from `/assets/` alone,
//! so nothing here writes a `style` attribute or an event handler.

use maud::{DOCTYPE, Markup, html};
use words::Lang;

use crate::art::icons::{Icon, icon, logo, sized};

/// The document around a page, of the site or of a table.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    pub lang: Lang,
    pub title: &'a str,
    /// The game whose colours the page has: `data-game` on `<html>`.
    pub game: Option<&'a str>,
    /// A mood within a game: `data-mood` on `<html>`.
    pub mood: Option<&'a str>,
    /// Style sheets beyond `style.css`, by file name.
    pub styles: &'a [&'a str],
    /// Scripts beyond `site.js`, by file name.
    pub scripts: &'a [&'a str],
    /// Scripts of a single game, by file name: modules, whose names stay their own.
    pub modules: &'a [&'a str],
    /// Whether a browser is offered to put the site on a home screen from here. A table offers nothing:
    /// it loads as little as it can.
    pub app: bool,
}

impl<'a> Document<'a> {
    /// A page with no more than what all pages have.
    pub fn new(lang: Lang, title: &'a str) -> Document<'a> {
        Document {
            lang,
            title,
            game: None,
            mood: None,
            styles: &[],
            scripts: &[],
            modules: &[],
            app: false,
        }
    }

    /// The whole document with `body` between its `<body>` tags.
    pub fn with(&self, body: Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.lang.code()) data-game=[self.game] data-mood=[self.mood] {
                (self.head())
                body { (body) }
            }
        }
    }

    fn head(&self) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport"
                    content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (self.title) }
                @if self.app { link rel="manifest" href={ "/manifest/" (self.lang.code()) }; }
                link rel="icon" type="image/svg+xml" href="/assets/icon.svg";
                link rel="stylesheet" href="/assets/style.css";
                @for name in self.styles {
                    link rel="stylesheet" href={ "/assets/" (name) };
                }
                // Not deferred: it must set the chosen theme before anything is painted.
                script src="/assets/site.js" {}
                @for name in self.scripts {
                    script src={ "/assets/" (name) } defer {}
                }
                @for name in self.modules {
                    script src={ "/assets/" (name) } type="module" {}
                }
            }
        }
    }
}

/// Who reads a page of the site, and where they are.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub lang: Lang,
    /// The name they chose for themselves.
    pub name: Option<&'a str>,
    /// Path and query of this page.
    pub path: &'a str,
    /// Whether they have an account and are signed in with this browser.
    pub signed_in: bool,
    /// How many tables wait for them.
    pub waiting: usize,
    /// Whether the site can do without its server, or does.
    pub offline: Offline,
}

/// Whether the site can do without its server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offline {
    /// Nobody has built what that takes.
    #[default]
    No,
    /// A page offers it.
    Offered,
    /// It does: nothing is shown that needs a server, or other people elsewhere.
    Alone,
}

impl Reader<'_> {
    /// Whether what the top bar leads to is there.
    fn may_go(&self, place: SitePage) -> bool {
        !self.is_alone() || place != SitePage::Journal
    }

    /// Whether there is no server.
    pub fn is_alone(&self) -> bool {
        self.offline == Offline::Alone
    }
}

/// The pages that the top bar leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SitePage {
    Home,
    Tables,
    Puzzles,
    Finished,
    Journal,
    Rules,
    Elsewhere,
}

/// A page of the site: top bar, `main`, footer.
pub fn site_page(reader: &Reader<'_>, place: SitePage, title: &str, main: Markup) -> Markup {
    framed(reader, place, title, (None, &[], &[]), main)
}

/// The same with scripts of its own.
pub fn scripted_site_page(
    reader: &Reader<'_>,
    place: SitePage,
    title: &str,
    scripts: &[&str],
    main: Markup,
) -> Markup {
    framed(reader, place, title, (None, &[], scripts), main)
}

/// A page of the site that belongs to a game: in its colours, with its style sheets.
pub fn game_page(
    reader: &Reader<'_>,
    place: SitePage,
    title: &str,
    game: (&str, &[&str]),
    main: Markup,
) -> Markup {
    framed(reader, place, title, (Some(game.0), game.1, &[]), main)
}

/// The same with scripts of its own.
pub fn scripted_page(
    reader: &Reader<'_>,
    place: SitePage,
    title: &str,
    game: (&str, &[&str], &[&str]),
    main: Markup,
) -> Markup {
    framed(reader, place, title, (Some(game.0), game.1, game.2), main)
}

fn framed(
    reader: &Reader<'_>,
    place: SitePage,
    title: &str,
    (game, styles, scripts): (Option<&str>, &[&str], &[&str]),
    main: Markup,
) -> Markup {
    let lang = reader.lang;
    let title = match place {
        SitePage::Home => title.to_string(),
        SitePage::Tables
        | SitePage::Puzzles
        | SitePage::Finished
        | SitePage::Journal
        | SitePage::Rules
        | SitePage::Elsewhere => {
            format!("{title} · Rempart")
        }
    };
    let styles = [&["site.css"], styles].concat();
    let document =
        Document { game, styles: &styles, scripts, app: true, ..Document::new(lang, &title) };
    document.with(html! {
        a class="skip btn" href="#main" { (lang.say("common-skip")) }
        (top_bar(reader, place))
        main id="main" tabindex="-1" { (main) }
        (footer(reader))
    })
}

fn top_bar(reader: &Reader<'_>, place: SitePage) -> Markup {
    let lang = reader.lang;
    html! {
        header class="site-top" {
            a class="site-home" href="/" aria-label=(lang.say("common-home")) { (logo()) }
            (navigation(reader, place))
            div class="tools" {
                (language_links(lang, reader.path))
                (theme_button(lang))
                (name_chip(reader))
            }
        }
    }
}

fn navigation(reader: &Reader<'_>, here: SitePage) -> Markup {
    let lang = reader.lang;
    let links = [
        (SitePage::Home, "/", "site-nav-play"),
        (SitePage::Tables, "/tables", "site-nav-tables"),
        (SitePage::Puzzles, "/puzzles", "puzzle-nav"),
        (SitePage::Finished, "/finished", "site-nav-finished"),
        (SitePage::Journal, "/journal", "site-nav-journal"),
        (SitePage::Rules, "/rules", "learn-nav"),
    ];
    html! {
        nav aria-label=(lang.say("site-nav")) {
            @for (place, href, words) in links.into_iter().filter(|it| reader.may_go(it.0)) {
                a href=(href) aria-current=[(place == here).then_some("page")] {
                    (lang.say(words))
                    @if place == SitePage::Tables && reader.waiting > 0 { (waiting(reader)) }
                }
            }
        }
    }
}

/// How many tables wait for the reader.
fn waiting(reader: &Reader<'_>) -> Markup {
    let n = reader.waiting;
    html! {
        " " span.count aria-hidden="true" { (n) }
        span.sr { (reader.lang.say_with("account-waiting", &[("n", n.into())])) }
    }
}

/// Links to this page in each language. The server remembers the `lang` of a query.
pub fn language_links(lang: Lang, path: &str) -> Markup {
    html! {
        span class="lang" role="group" aria-label=(lang.say("common-language")) {
            @for other in Lang::ALL {
                a id={ "lang-" (other.code()) } href=(in_language(path, other)) lang=(other.code()) hreflang=(other.code())
                    aria-current=[(other == lang).then_some("true")] {
                    (other.code().to_uppercase()) " "
                    span class="sr" { (other.say("common-this-language")) }
                }
            }
        }
    }
}

/// `path` with its `lang` set.
fn in_language(path: &str, lang: Lang) -> String {
    let (page, query) = path.split_once('?').unwrap_or((path, ""));
    let kept = query.split('&').filter(|it| !it.is_empty() && !it.starts_with("lang="));
    let lang = format!("lang={}", lang.code());
    let query: Vec<&str> = kept.chain([lang.as_str()]).collect();
    format!("{page}?{}", query.join("&"))
}

/// Switches between day, night, and the system's choice. It is hidden until the script works.
pub fn theme_button(lang: Lang) -> Markup {
    html! {
        button id="theme" class="btn quiet icon" type="button" hidden data-theme-button
            data-auto=(lang.say("common-theme-auto"))
            data-light=(lang.say("common-theme-light"))
            data-dark=(lang.say("common-theme-dark"))
            aria-label=(lang.say("common-theme-auto")) { (icon(Icon::Theme)) }
    }
}

fn name_chip(reader: &Reader<'_>) -> Markup {
    let lang = reader.lang;
    let name = reader.name.map_or_else(|| lang.say("site-no-name"), str::to_string);
    let (to, title) = match reader.signed_in {
        true => ("/account".to_string(), "account-title"),
        false => (format!("/name?back={}", in_query(reader.path)), "site-name-change"),
    };
    html! {
        a class="who" href=(to) title=(lang.say(title)) {
            span class="chip-face" aria-hidden="true" { (initial(reader.name.unwrap_or("?"))) }
            bdi class="who-name" { (name) }
        }
    }
}

/// The letter that stands for a name on a seat.
pub fn initial(name: &str) -> String {
    name.trim().chars().next().map_or_else(|| "?".to_string(), |it| it.to_uppercase().collect())
}

/// A text in the form that the value of a query needs.
pub fn in_query(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    let escaped =
        |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(escaped).collect()
}

/// A button that hands a link to another app. It is shown by `share.js`, where the system can do that.
pub fn share_button(lang: Lang, link: &str) -> Markup {
    html! {
        button class="btn" type="button" hidden data-share=(link) {
            (sized(Icon::Share, 18)) (lang.say("site-share"))
        }
    }
}

/// A button that copies a text. It is shown by the script; without it the text can be selected.
pub fn copy_button(lang: Lang, text: &str) -> Markup {
    html! {
        button class="btn" type="button" hidden data-copy=(text)
            data-copied=(lang.say("site-copied")) {
            (sized(Icon::Copy, 18))
            span data-words aria-live="polite" { (lang.say("site-copy")) }
        }
    }
}

fn footer(reader: &Reader<'_>) -> Markup {
    let lang = reader.lang;
    let about = [
        ("/about", "site-footer-about"),
        ("/about#fair", "site-footer-fair"),
        ("/about#privacy", "site-footer-privacy"),
        ("/about#names", "site-footer-names"),
        ("/api", "site-footer-api"),
    ];
    let offline = [("/offline", "offline-footer")];
    let links = match reader.offline {
        Offline::No => about.to_vec(),
        Offline::Offered => [&about[..], &offline].concat(),
        Offline::Alone => offline.to_vec(),
    };
    html! {
        footer {
            @for (href, words) in links {
                a href=(href) { (lang.say(words)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_changes_and_the_page_stays() {
        assert_eq!(in_language("/new?game=oh-no", Lang::En), "/new?game=oh-no&lang=en");
        assert_eq!(in_language("/new?lang=fr&game=oh-no", Lang::En), "/new?game=oh-no&lang=en");
        assert_eq!(in_language("/", Lang::Fr), "/?lang=fr");
    }

    #[test]
    fn a_query_inside_a_query_is_escaped() {
        assert_eq!(in_query("/new?game=oh-no&x=é"), "/new%3Fgame%3Doh-no%26x%3D%C3%A9");
    }
}
