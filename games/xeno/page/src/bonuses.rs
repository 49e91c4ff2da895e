//! The two bonuses of the end: who would have them as things are now.

use maud::{Markup, html};
use tabletop::Seat;
use xeno::view::{EmpireView, View};

use super::speaker::Speaker;

/// One of the two: what it counts, and who has the most of it.
struct BonusLead {
    word: &'static str,
    most: i64,
    seats: Vec<Seat>,
}

impl BonusLead {
    /// Whether the seat has the most of it, and there is some.
    fn is_led_by(&self, seat: Seat) -> bool {
        0 < self.most && self.seats.contains(&seat)
    }
}

/// Both bonuses.
pub(super) struct Bonuses([BonusLead; 2]);

impl Bonuses {
    pub(super) fn of(view: &View) -> Bonuses {
        let best = |word, worth: &dyn Fn(&EmpireView) -> i64| {
            let most = view.empires.values().map(worth).max().unwrap_or_default();
            let seats = view.empires.iter().filter(|it| worth(it.1) == most).map(|it| it.0);
            BonusLead { word, most, seats: seats.collect() }
        };
        Bonuses([
            best("admiral", &|it| i64::from(it.powers.against_xenos())),
            best("effort", &|it| i64::from(it.effort)),
        ])
    }

    /// Who leads, and with how much.
    pub(super) fn medals(&self, speaker: &Speaker<'_>) -> Markup {
        html! {
            ul.medals {
                @for BonusLead { word, most, seats } in &self.0 {
                    @let names = speaker.names(seats.iter().copied());
                    li {
                        (medal(word))
                        span {
                            small { (speaker.say(&format!("best-{word}"))) }
                            b {
                                @for seat in seats { (speaker.token(*seat)) }
                                span.sr[1 < seats.len()] { (names) } " " (most)
                            }
                        }
                    }
                }
            }
        }
    }

    /// The tiles that lie at the empire of a player who leads. Where several lead it is shown to
    /// all of them; that of the first moves when another comes to lead.
    pub(super) fn at(&self, seat: Seat, speaker: &Speaker<'_>) -> Markup {
        html! {
            @for BonusLead { word, seats, .. } in self.0.iter().filter(|it| it.is_led_by(seat)) {
                @let words = speaker.say(&format!("best-{word}"));
                @let moves = (seats.first() == Some(&seat)).then(|| format!("medal-{word}"));
                span.tile title=(words) data-travels=[moves] { (medal(word)) span.sr { (words) } }
            }
        }
    }
}

fn medal(word: &str) -> Markup {
    html! {
        svg.medal viewBox="0 0 24 28" aria-hidden="true" {
            path d="M7 0h4l2 9H9ZM17 0h-4l-2 9h4Z" fill="#b8323f" {}
            circle cx="12" cy="18" r="9" fill="#f3d27a" stroke="#6b4a00" stroke-width="1.5" {}
            @if word == "admiral" {
                path d="M12 11.5l1.9 4.2 4.6.4-3.5 3 1.1 4.5-4.1-2.4-4.1 2.4 1.1-4.5-3.5-3 4.6-.4Z" fill="#6b4a00" {}
            } @else {
                path d="M12 12l5 3v6l-5 3-5-3v-6Z" fill="#6b4a00" {}
            }
        }
    }
}
