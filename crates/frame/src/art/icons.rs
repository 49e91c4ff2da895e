//! Icons drawn with one stroke, and the logo.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use super::letters::{Align, Layer, Lettering};

/// What an icon shows; [`icon`] draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Before,
    Bot,
    Calendar,
    Cards,
    Chat,
    Check,
    Clock,
    Close,
    Copy,
    Door,
    Down,
    Eye,
    First,
    Flame,
    Globe,
    Hint,
    Last,
    Link,
    Log,
    Menu,
    Minus,
    Next,
    Pause,
    Person,
    Play,
    Plus,
    Replay,
    Rules,
    Share,
    Skip,
    Star,
    Theme,
    Undo,
    Zap,
}

impl Icon {
    /// The path on a field of 20 by 20.
    fn path(self) -> &'static str {
        match self {
            Icon::Before => "M12 5l-5 5 5 5",
            Icon::Bot => "M4 7.5h12v8.5H4zM10 7.5V4M10 3.8v.2M7.5 11v1.5M12.5 11v1.5",
            Icon::Calendar => "M3.5 5h13v12h-13zM3.5 9h13M7 3v3.5M13 3v3.5",
            Icon::Cards => "M3.5 6h8.5v11H3.5zM7 3h9.5v11",
            Icon::Chat => "M3.5 4.5h13v9H9l-4 3.2v-3.2H3.5z",
            Icon::Check => "M4 10.5l4 4 8-9",
            Icon::Clock => "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l2.8 2",
            Icon::Close => "M5 5l10 10M15 5 5 15",
            Icon::Copy => "M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z",
            Icon::Door => "M5 17V3.5h10V17M3 17h14M12 10v.5",
            Icon::Down => "M5 8l5 5 5-5",
            Icon::Eye => {
                "M2.5 10c3-5 12-5 15 0-3 5-12 5-15 0zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"
            }
            Icon::First => "M14 5l-6 5 6 5zM6 5v10",
            Icon::Flame => {
                "M10 2.5c1 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 1.8-3.8C8 8.5 8.5 9 9 9c.5-2 0-4 1-6.5z"
            }
            Icon::Globe => {
                "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c-5 4-5 10 0 14M10 3c5 4 5 10 0 14"
            }
            Icon::Hint => "M10 2.8a5 5 0 0 0-2.6 9.3V14h5.2v-1.9A5 5 0 0 0 10 2.8zM8 17h4",
            Icon::Last => "M6 5l6 5-6 5zM14 5v10",
            Icon::Link => {
                "M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.4-2.5a3.2 3.2 0 0 0-4.6-4.6l-1.1 1.2\
                 M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.4 2.5a3.2 3.2 0 0 0 4.6 4.6l1.1-1.2"
            }
            Icon::Log => "M4 5h12M4 10h12M4 15h8",
            Icon::Menu => "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
            Icon::Minus => "M4 10h12",
            Icon::Next => "M7 4l6 6-6 6",
            Icon::Pause => "M6.5 4v12M13.5 4v12",
            Icon::Person => {
                "M10 3.2a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z\
                 M3.8 17c.4-3.8 2.9-5.6 6.2-5.6s5.8 1.8 6.2 5.6"
            }
            Icon::Play => "M6 3.8v12.4l10-6.2z",
            Icon::Plus => "M10 4v12M4 10h12",
            Icon::Replay => "M4 10a6 6 0 1 0 2-4.5M4 3v3.5h3.5",
            Icon::Rules => {
                "M4 3.5h8.5a3 3 0 0 1 3 3V17H6.5A2.5 2.5 0 0 1 4 14.5zM4 14.5A2.5 2.5 0 0 1 6.5 12h9"
            }
            Icon::Share => "M10 12V3M6.5 6 10 2.8 13.5 6M6 9H4v8h12V9h-2",
            Icon::Skip => "M4 4v12M7 10h9M12 6l4 4-4 4",
            Icon::Star => {
                "M10 2.6l2.2 4.9 5.3.6-4 3.6 1.1 5.3-4.6-2.7L5.4 17l1.1-5.3-4-3.6 5.3-.6z"
            }
            Icon::Theme => "M10 3.2a6.8 6.8 0 1 0 0 13.6zM10 3.2a6.8 6.8 0 0 1 0 13.6",
            Icon::Undo => "M7.5 4 3.5 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8",
            Icon::Zap => "M11.5 2.5 4.5 11H10l-1.5 6.5 7-8.5H10z",
        }
    }
}

/// An icon of the usual size; the words beside it, or the label of its button, say what it means.
pub fn icon(icon: Icon) -> Markup {
    sized(icon, 20)
}

/// An icon `size` pixels wide. How its lines are drawn is said once, in the style sheet of all pages.
pub fn sized(icon: Icon, size: u32) -> Markup {
    html! {
        svg class="icon" width=(size) height=(size) viewBox="0 0 20 20" aria-hidden="true" {
            path d=(icon.path()) {}
        }
    }
}

/// REMPART, built as a wall: battlements over drawn letters.
static LOGO: LazyLock<String> = LazyLock::new(|| {
    let merlons: String =
        (0..11).map(|i| format!("M{:.1} 1h6v7h-6z", 2.0 + f64::from(i) * 11.4)).collect();
    let letters =
        Lettering::new("REMPART", 62.0, 18.0, 15.0).width(114.0).gap(4.6).align(Align::Middle);
    let drawn = html! {
        svg class="logo" height="34" viewBox="0 0 128 36" aria-hidden="true" {
            path d={ (merlons) "M2 8H122.4V11H2Z" } fill="currentColor" {}
            (letters.draw(&[Layer::new("currentColor", 4.6)]))
        }
    };
    drawn.into_string()
});

/// The sign of the house.
pub fn logo() -> PreEscaped<&'static str> {
    PreEscaped(&LOGO)
}
