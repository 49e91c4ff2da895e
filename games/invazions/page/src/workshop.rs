//! The page where people build a scenario: they tick kinds and count copies, and each time they
//! send the form it says what is impossible and where the rulebook's advice is not followed. The
//! scenario is one line of text: in the address of a link, in a file, in the option of a new table.

use frame::art::icons::{Icon, sized};
use frame::shell::copy_button;
use frame::shell::{Place, Reader, game_page, in_query};
use invazions::card::{HumanCard, Location, Research, ZombieCard};
use invazions::deck::Cards;
use invazions::scenario::{Advice, Fault, Limits, Recipe, STORIES, Scenario, Section, most_of};
use invazions_words as names;
use invazions_words::Voice;
use maud::{Markup, html};
use tabletop::CardSet;
use words::Listener;

use crate::art::{picture, sprite};

/// The fields that a browser sent: names and values.
type Fields = [(String, String)];

/// A scenario that is being built.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    players: u8,
    recipe: Recipe,
    /// A text that could not be read, and why.
    unread: Option<(String, Fault)>,
}

impl Draft {
    /// The scenario of an address, a form or a file; one of the rulebook's if nothing was sent.
    pub(crate) fn of(fields: &Fields) -> Draft {
        let players = value(fields, "players").and_then(|it| it.parse().ok());
        let players = players.filter(|it| (2..=4).contains(it)).unwrap_or(3);
        let text = value(fields, "scenario").map(str::trim).filter(|it| !it.is_empty());
        let (recipe, unread) = match text {
            Some(text) => read(text, players),
            None if fields.iter().any(|it| it.0 == "built") => (ticked(fields), None),
            None => read(STORIES[0], players),
        };
        Draft { players, recipe, unread }
    }

    /// The scenario as a line of text.
    pub(crate) fn line(&self) -> String {
        self.recipe.to_string()
    }

    fn faults(&self) -> Vec<Fault> {
        self.recipe.faults(self.players)
    }

    /// The address of this page with this scenario.
    fn address(&self) -> String {
        format!("/workshop/invazions?players={}&scenario={}", self.players, in_query(&self.line()))
    }

    /// The address of a new table with this scenario, with bots in the seats that it needs.
    fn table(&self) -> String {
        let bots = (2..=self.players).map(|seat| format!("&seat{seat}=bot&bot{seat}=sergeant"));
        let seats: String = bots.collect();
        format!("/new?game=invazions&option.scenario={}{seats}", in_query(&self.line()))
    }
}

fn value<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
}

/// A line of one's own, or the rulebook's scenario of that name.
fn read(text: &str, players: u8) -> (Recipe, Option<(String, Fault)>) {
    if text.contains(':') {
        return match Recipe::parse(text) {
            Ok(recipe) => (recipe, None),
            Err(fault) => (Recipe::default(), Some((text.to_string(), fault))),
        };
    }
    match Scenario::named(text, players) {
        Ok(Scenario::Cards(recipe)) => (recipe, None),
        Ok(Scenario::ByLot) => (Recipe::default(), None),
        Err(fault) => (Recipe::default(), Some((text.to_string(), fault))),
    }
}

/// What the form has ticked and counted.
fn ticked(fields: &Fields) -> Recipe {
    let is_ticked = |section: Section, word: &str| {
        fields.iter().any(|it| it.0 == section.word() && it.1 == word)
    };
    let mut recipe = Recipe {
        zombies: ZombieCard::ZOMBIES.to_vec(),
        rages: ZombieCard::RAGES.to_vec(),
        research: Research::ALL.to_vec(),
        locations: Location::ALL.to_vec(),
        ..Recipe::default()
    };
    recipe.zombies.retain(|it| is_ticked(Section::Zombies, it.word()));
    recipe.rages.retain(|it| is_ticked(Section::Rages, it.word()));
    recipe.research.retain(|it| is_ticked(Section::Research, it.word()));
    recipe.locations.retain(|it| is_ticked(Section::Locations, it.word()));
    for card in HumanCard::ALL {
        let copies = value(fields, &format!("n.{card}")).and_then(|it| it.parse().ok());
        recipe.deck.add(card, copies.unwrap_or(0).min(most_of(card)));
    }
    recipe
}

/// The page of the workshop.
pub(crate) fn workshop(reader: &Reader<'_>, draft: &Draft) -> Markup {
    let cards = Cards::parse(Cards::BUILTIN).expect("the box's own cards are sound");
    let voice = Voice { to: Listener::stranger(reader.lang), cards: &cards };
    let page = Page { voice, draft, limits: Limits::of(draft.players) };
    let title = page.say("title");
    game_page(
        reader,
        Place::Elsewhere,
        &title,
        ("invazions", &["invazions.css"]),
        page.body(&title),
    )
}

struct Page<'a> {
    voice: Voice<'a>,
    draft: &'a Draft,
    limits: Limits,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        self.voice.say(&format!("workshop-{key}"))
    }

    fn count(&self, key: &str, there: usize, needed: u8) -> String {
        let args = [("there", (there as u32).into()), ("needed", u32::from(needed).into())];
        self.voice.say_with(&format!("workshop-{key}"), &args)
    }

    fn body(&self, title: &str) -> Markup {
        html! {
            (sprite())
            div.workshop {
                header.page-head { h1.h1 { (title) } p.soft.lead { (self.say("about")) } }
                (self.troubles())
                form #scenario method="get" action="/workshop/invazions" {
                    input type="hidden" name="built" value="yes";
                    (self.players())
                    (self.kinds(Section::Zombies, &ZombieCard::ZOMBIES, &self.draft.recipe.zombies))
                    (self.kinds(Section::Rages, &ZombieCard::RAGES, &self.draft.recipe.rages))
                    (self.deck(Section::Humans, &HumanCard::HUMANS))
                    (self.deck(Section::Bravery, &HumanCard::BRAVERY))
                    (self.research())
                    (self.locations())
                }
                (self.summary())
                (self.exchange())
            }
        }
    }

    /// What makes the scenario impossible, and where it does not follow the advice.
    fn troubles(&self) -> Markup {
        let faults = self.draft.faults();
        let advice = self.draft.recipe.advice();
        html! {
            @if let Some((text, fault)) = &self.draft.unread {
                div.problems role="alert" {
                    p { b { (names::fault(self.voice.to.lang, fault)) } }
                    p.small { code { (text) } }
                }
            } @else if !faults.is_empty() {
                div.problems role="alert" {
                    p { b { (self.say("faults")) } }
                    ul { @for it in &faults { li { (names::fault(self.voice.to.lang, it)) } } }
                }
            } @else {
                p.fits role="status" { (sized(Icon::Check, 18)) " " (self.say("fits")) }
            }
            (self.advised(&advice))
        }
    }

    fn advised(&self, advice: &[Advice]) -> Markup {
        html! {
            @if !advice.is_empty() {
                ul.advice { @for it in advice { li { (sized(Icon::Hint, 18)) " " (names::advice(self.voice.to.lang, it)) } } }
            }
        }
    }

    fn players(&self) -> Markup {
        html! {
            fieldset.step {
                legend { (self.say("players")) }
                div.choices {
                    @for players in 2..=4u8 {
                        label.choice {
                            input type="radio" name="players" value=(players)
                                checked[players == self.draft.players];
                            (players)
                        }
                    }
                }
            }
        }
    }

    fn legend(&self, section: Section, there: usize, needed: u8) -> Markup {
        html! {
            legend {
                (self.say(section.word())) " "
                span.legend-note { (self.count("of", there, needed)) }
            }
        }
    }

    fn kinds(&self, section: Section, all: &[ZombieCard], chosen: &[ZombieCard]) -> Markup {
        html! {
            fieldset.step {
                (self.legend(section, chosen.len(), self.limits.kinds))
                div.kinds {
                    @for card in all {
                        @let words = (self.voice.zombie(*card), self.voice.zombie_text(*card));
                        @let attack = self.voice.cards.zombie(*card).attack;
                        (self.tick(section, card.word(), chosen.contains(card), &words, &self.attack(attack)))
                    }
                }
            }
        }
    }

    fn attack(&self, attack: u8) -> String {
        self.voice.say_with("workshop-attack", &[("n", u32::from(attack).into())])
    }

    /// A kind that is in the scenario or not.
    fn tick(
        &self,
        section: Section,
        word: &str,
        checked: bool,
        (name, text): &(String, String),
        value: &str,
    ) -> Markup {
        html! {
            label.choice.kind {
                input type="checkbox" name=(section.word()) value=(word) checked[checked];
                span.kind-pic { (picture(word)) }
                span {
                    b { (name) } @if !value.is_empty() { " " span.soft { (value) } }
                    small { (text) }
                }
            }
        }
    }

    fn deck(&self, section: Section, all: &[HumanCard]) -> Markup {
        let there: u8 = all.iter().map(|it| self.draft.recipe.deck.count(*it)).sum();
        let args = [("there", u32::from(there).into())];
        html! {
            fieldset.step {
                legend {
                    (self.say(section.word())) " "
                    span.legend-note { (self.voice.say_with("workshop-cards", &args)) }
                }
                div.kinds { @for card in all { (self.counter(*card)) } }
            }
        }
    }

    /// A kind with the number of its copies.
    fn counter(&self, card: HumanCard) -> Markup {
        let name = self.voice.human(card);
        let args = [("n", u32::from(self.voice.cards.cost(card)).into())];
        html! {
            label.choice.kind {
                input.input.copies type="number" name={ "n." (card) } min="0" max=(most_of(card))
                    value=(self.draft.recipe.deck.count(card)) aria-label=(name);
                span.kind-pic { (picture(card.word())) }
                span {
                    b { (name) } " " span.soft { (self.voice.say_with("workshop-cost", &args)) }
                    small { (self.voice.human_text(card, false)) }
                }
            }
        }
    }

    fn research(&self) -> Markup {
        let chosen = &self.draft.recipe.research;
        html! {
            fieldset.step {
                (self.legend(Section::Research, chosen.len(), self.limits.research))
                div.kinds {
                    @for card in Research::ALL {
                        @let words = (self.voice.research(card), self.voice.research_text(card));
                        (self.tick(Section::Research, card.word(), chosen.contains(&card), &words, ""))
                    }
                }
            }
        }
    }

    fn locations(&self) -> Markup {
        let chosen = &self.draft.recipe.locations;
        html! {
            fieldset.step {
                (self.legend(Section::Locations, chosen.len(), self.limits.research))
                div.kinds {
                    @for place in Location::ALL {
                        @let words = (self.voice.location(place), String::new());
                        (self.tick(Section::Locations, place.word(), chosen.contains(&place), &words, ""))
                    }
                }
            }
        }
    }

    /// The size of the deck, and what can be done with the scenario.
    fn summary(&self) -> Markup {
        let deck = self.draft.recipe.deck.len() as u32;
        let (least, most) = self.limits.deck;
        let args = [
            ("there", deck.into()),
            ("least", u32::from(least).into()),
            ("most", u32::from(most).into()),
            ("freed", u32::from(self.limits.freed).into()),
        ];
        let good = self.draft.unread.is_none() && self.draft.faults().is_empty();
        html! {
            div.workshop-bar {
                p { (self.voice.say_with("workshop-deck", &args)) }
                button #check .btn form="scenario" { (sized(Icon::Check, 18)) " " (self.say("check")) }
                @if good {
                    a #play .btn.primary href=(self.draft.table()) {
                        (sized(Icon::Play, 18)) " " (self.say("play"))
                    }
                }
            }
        }
    }

    /// Ways to share a scenario and to bring one in: link, file, text.
    fn exchange(&self) -> Markup {
        let line = self.draft.line();
        html! {
            section.step.exchange aria-label=(self.say("share")) {
                h2.h3 { (self.say("share")) }
                div.choices {
                    a #link .btn href=(self.draft.address()) { (sized(Icon::Link, 18)) " " (self.say("link")) }
                    (copy_button(self.voice.to.lang, &line))
                    a #file .btn download="invazions.txt"
                        href={ "/workshop/invazions/file?players=" (self.draft.players) "&scenario=" (in_query(&line)) } {
                        (sized(Icon::Down, 18)) " " (self.say("download"))
                    }
                }
                form method="get" action="/workshop/invazions" {
                    input type="hidden" name="players" value=(self.draft.players);
                    label.field { span { (self.say("text")) }
                        textarea #text .input name="scenario" rows="4" maxlength="2000" spellcheck="false" { (line) }
                    }
                    button #open .btn { (self.say("open")) }
                }
                form method="post" action="/workshop/invazions" enctype="multipart/form-data" {
                    input type="hidden" name="players" value=(self.draft.players);
                    label.field { span { (self.say("file")) }
                        input #upload .input type="file" name="scenario" accept=".txt,text/plain" required;
                    }
                    button #send .btn { (self.say("upload")) }
                }
            }
        }
    }
}
