//! The Journal de l'Espace: the victories, as a log book that somebody writes by hand.

use frame::art::letters::{Align, Layer, Lettering};
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::{Date, listed};
use maud::{Markup, html};
use words::Lang;

use super::wording::about_game;
use crate::scenes;

/// The journal.
#[derive(Clone, Debug)]
pub struct Journal<'a> {
    pub reader: Reader<'a>,
    /// The latest first.
    pub victories: Vec<VictoryShown>,
}

/// A game that all won together.
#[derive(Clone, Debug)]
pub struct VictoryShown {
    /// The table where it happened.
    pub id: String,
    pub game: String,
    /// The value of the game's `level`.
    pub level: String,
    pub team: Vec<Teammate>,
    pub points: u32,
    pub date: Date,
}

/// Somebody who took part in a victory.
#[derive(Clone, Debug)]
pub struct Teammate {
    pub name: String,
    pub survived: bool,
}

impl VictoryShown {
    fn survivors(&self) -> usize {
        self.team.iter().filter(|it| it.survived).count()
    }

    fn level_name(&self, lang: Lang) -> String {
        about_game(lang, &self.game, &format!("option-level-{}", self.level)).unwrap_or_default()
    }

    /// `Captain Toughhide, beaten by Ida and Nils: 2 survivors, 10 points`.
    pub(super) fn in_one_line(&self, lang: Lang) -> String {
        let team: Vec<String> = self.team.iter().map(|it| it.name.clone()).collect();
        let args = [
            ("level", self.level_name(lang).into()),
            ("team", listed(lang, &team).into()),
            ("points", self.points.into()),
        ];
        lang.say_with("site-journal-line", &args)
    }
}

/// The journal.
pub fn journal(page: &Journal<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-journal-title");
    let body = html! {
        div class="logbook" {
            header class="logbook-cover" {
                h1 class="sr" { (title) }
                (cover(&lang.say("site-journal-cover")))
                (sums(lang, &page.victories))
            }
            @if page.victories.is_empty() { (blank(lang)) }
            @else { (entries(lang, &page.victories)) }
        }
    };
    site_page(&page.reader, SitePage::Journal, &title, body)
}

/// The title in drawn letters, and the little green one who reads it too.
fn cover(title: &str) -> Markup {
    let words = Lettering::new(title, 392.0, 54.0, 46.0).width(560.0).gap(4.6);
    let words = words.align(Align::Middle).dancing(0.3, 2.5).round().warp(rise);
    let layers = [
        Layer::shifted(scenes::INK, 26.0, 2.0, 5.0),
        Layer::new(scenes::CREAM, 19.0),
        Layer::new(scenes::CORAL, 12.0),
    ];
    html! {
        svg class="cover" viewBox="0 0 800 150" aria-hidden="true" {
            (scenes::sky())
            (words.draw(&layers))
            (scenes::saucer_at(52.0, 44.0, 0.8, -12.0))
            (scenes::watcher_at(744.0, 106.0))
        }
    }
}

/// The middle of the title stands higher than its ends.
fn rise(across: f64, _down: f64) -> (f64, f64) {
    (0.0, 14.0 - 18.0 * (across * std::f64::consts::PI).sin())
}

/// Three numbers to be proud of.
fn sums(lang: Lang, victories: &[VictoryShown]) -> Markup {
    let points: u32 = victories.iter().map(|it| it.points).sum();
    let best = victories.iter().map(|it| it.points).max().unwrap_or(0);
    let sums = [
        ("site-journal-victories", u32::try_from(victories.len()).unwrap_or(u32::MAX)),
        ("site-journal-points", points),
        ("site-journal-best", best),
    ];
    html! {
        @if !victories.is_empty() {
            dl class="sums" {
                @for (words, n) in sums {
                    div { dt { (lang.say_with(words, &[("n", n.into())])) } dd class="num" { (n) } }
                }
            }
        }
    }
}

fn blank(lang: Lang) -> Markup {
    html! {
        div class="page-blank" {
            svg class="blank-art" viewBox="0 0 240 150" aria-hidden="true" { (scenes::blank_page()) }
            p class="h3" { (lang.say("site-journal-empty")) }
            p class="soft" { (lang.say("site-journal-empty-hint")) }
            p { a class="btn primary big" href="/" { (lang.say("site-journal-try")) } }
        }
    }
}

fn entries(lang: Lang, victories: &[VictoryShown]) -> Markup {
    html! {
        ol class="entries" reversed { @for victory in victories { (entry(lang, victory)) } }
    }
}

fn entry(lang: Lang, victory: &VictoryShown) -> Markup {
    let points = lang.say_with("site-journal-stamp", &[("n", victory.points.into())]);
    html! {
        li class="entry" data-level=(victory.level) {
            span class="stamp" {
                b class="num" { (victory.points) }
                span { (points) }
            }
            div class="entry-words" {
                h2 class="h3" { a href={ "/t/" (victory.id) } { (victory.level_name(lang)) } }
                (team(lang, victory))
                p class="soft small" {
                    (lang.say_with("site-journal-survivors", &[("n", victory.survivors().into())]))
                    " · "
                    time datetime=(victory.date.iso()) { (victory.date.words(lang)) }
                }
            }
        }
    }
}

/// All who took part; those who fell are struck through, and a text says so.
fn team(lang: Lang, victory: &VictoryShown) -> Markup {
    html! {
        ul class="team" {
            @for mate in &victory.team {
                li data-fell[!mate.survived] {
                    @if mate.survived { (mate.name) }
                    @else { s { (mate.name) } span class="sr" { (lang.say("site-journal-fell")) } }
                }
            }
        }
    }
}
