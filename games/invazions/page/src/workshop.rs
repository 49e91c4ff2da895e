//! The page where people build a scenario: they tick kinds and count copies, and each time they
//! send the form it says what is impossible and where the rulebook's advice is not followed. The
//! scenario is one line of text: in the address of a link, in a file, in the option of a new table.

use frame::art::icons::{Icon, sized};
use frame::looks::Fields;
use frame::shell::copy_button;
use frame::shell::{Reader, SitePage, game_page, in_query};
use frame::wording::tenths;
use invazions::card::{HumanCard, Location, Research, ZombieCard};
use invazions::deck::Cards;
use invazions::scenario::{
    Advice, BY_LOT, Fault, Limits, LineSection, Recipe, STORIES, Scenario, most_of,
};
use invazions_words as names;
use invazions_words::Voice;
use maud::{Markup, html};
use tabletop::CardSet;
use words::Listener;

use crate::art::{picture, sprite};
use crate::reading::{Piece, Reading, story_of};

/// A scenario that is being built.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    players: u8,
    recipe: Recipe,
    /// What was typed, if it is not as it should be.
    typed: Option<Typed>,
    /// The scenario of the rulebook that this began with.
    story: Option<&'static str>,
}

/// A text with faults, and those that stand at no line of it.
#[derive(Clone, Debug)]
struct Typed {
    text: String,
    lines: Vec<Vec<Piece>>,
    rest: Vec<Fault>,
}

impl Draft {
    /// The scenario of an address, a form or a file; one of the rulebook's if nothing was sent.
    pub(crate) fn of(fields: &Fields) -> Draft {
        let players = value(fields, "players").and_then(|it| it.parse().ok());
        let players = players.filter(|it| (2..=4).contains(it)).unwrap_or(3);
        let text = value(fields, "scenario").filter(|it| !it.trim().is_empty());
        match text {
            Some(text) => Draft::read(text, players),
            None if fields.iter().any(|it| it.0 == "built") => {
                Draft { players, recipe: ticked(fields), typed: None, story: None }
            }
            None => Draft::read(STORIES[0], players),
        }
    }

    /// A text of one's own, or the rulebook's scenario of that name.
    fn read(text: &str, players: u8) -> Draft {
        let story = story_of(text);
        match story.map(|it| Scenario::named(it, players)) {
            Some(Ok(Scenario::Cards(recipe))) => Draft { players, recipe, typed: None, story },
            Some(_) => Draft { players, recipe: Recipe::default(), typed: None, story },
            None => Draft::typed(text, players),
        }
    }

    fn typed(text: &str, players: u8) -> Draft {
        let mut reading = Reading::of(text);
        let (is_sound, players) = (reading.is_sound(), reading.players.unwrap_or(players));
        let faults = reading.recipe.faults(players);
        let is_good = is_sound && faults.is_empty();
        let rest = reading.place(faults);
        let typed = Typed { text: text.to_string(), lines: reading.lines, rest };
        let typed = (!is_good).then_some(typed);
        Draft { players, recipe: reading.recipe, typed, story: None }
    }

    /// The scenario as one line, as the option of a table wants it.
    fn line(&self) -> String {
        self.recipe.to_string()
    }

    /// The scenario as the text of a file: the number of players, then a line for each section.
    pub(crate) fn text(&self) -> String {
        format!("players:{}\n{}", self.players, self.line().replace(';', "\n"))
    }

    fn faults(&self) -> Vec<Fault> {
        self.recipe.faults(self.players)
    }

    /// Whether its cards are only drawn when a game begins.
    fn is_by_lot(&self) -> bool {
        self.story == Some(BY_LOT)
    }

    /// What the option of a new table says.
    fn option(&self) -> String {
        if self.is_by_lot() { BY_LOT.to_string() } else { self.line() }
    }

    /// The address of this page with this scenario.
    fn address(&self) -> String {
        address(self.players, &self.option())
    }

    /// The address of a new table with this scenario, with bots in the seats that it needs.
    fn table(&self) -> String {
        let bots = (2..=self.players).map(|seat| format!("&seat{seat}=bot&bot{seat}=sergeant"));
        let seats: String = bots.collect();
        format!("/new?game=invazions&option.scenario={}{seats}", in_query(&self.option()))
    }

    /// Whether it can be played.
    fn is_good(&self) -> bool {
        self.is_by_lot() || (self.typed.is_none() && self.faults().is_empty())
    }
}

/// The address of this page with a scenario.
fn address(players: u8, scenario: &str) -> String {
    format!("/workshop/invazions?players={players}&scenario={}", in_query(scenario))
}

fn value<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
}

/// What the form has ticked and counted.
fn ticked(fields: &Fields) -> Recipe {
    let is_ticked = |section: LineSection, word: &str| {
        fields.iter().any(|it| it.0 == section.word() && it.1 == word)
    };
    let mut recipe = Recipe {
        zombies: ZombieCard::ZOMBIES.to_vec(),
        rages: ZombieCard::RAGES.to_vec(),
        research: Research::ALL.to_vec(),
        locations: Location::ALL.to_vec(),
        ..Recipe::default()
    };
    recipe.zombies.retain(|it| is_ticked(LineSection::Zombies, it.word()));
    recipe.rages.retain(|it| is_ticked(LineSection::Rages, it.word()));
    recipe.research.retain(|it| is_ticked(LineSection::Research, it.word()));
    recipe.locations.retain(|it| is_ticked(LineSection::Locations, it.word()));
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
    let alone = reader.is_alone();
    let page = WorkshopPage { voice, draft, limits: Limits::of(draft.players), alone };
    let title = page.say("title");
    game_page(
        reader,
        SitePage::Elsewhere,
        &title,
        ("invazions", &["invazions.css"]),
        page.body(&title),
    )
}

struct WorkshopPage<'a> {
    voice: Voice<'a>,
    draft: &'a Draft,
    limits: Limits,
    /// Whether there is no server to publish at.
    alone: bool,
}

impl WorkshopPage<'_> {
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
                (self.stories())
                (self.troubles())
                form #scenario method="get" action="/workshop/invazions" {
                    input type="hidden" name="built" value="yes";
                    (self.players())
                    (self.kinds(LineSection::Zombies, &ZombieCard::ZOMBIES, &self.draft.recipe.zombies))
                    (self.kinds(LineSection::Rages, &ZombieCard::RAGES, &self.draft.recipe.rages))
                    (self.deck(LineSection::Humans, &HumanCard::HUMANS))
                    (self.deck(LineSection::Bravery, &HumanCard::BRAVERY))
                    (self.research())
                    (self.locations())
                }
                (self.summary())
                (self.exchange())
            }
        }
    }

    /// The scenarios of the rulebook, to begin with.
    fn stories(&self) -> Markup {
        html! {
            section.step.stories aria-label=(self.say("stories")) {
                h2.h3 { (self.say("stories")) }
                @for players in 2..=4u8 {
                    @let args = [("n", u32::from(players).into())];
                    div.choices role="group" {
                        span.soft { (self.voice.say_with("workshop-for", &args)) }
                        @for story in STORIES { (self.story(players, story)) }
                    }
                }
            }
        }
    }

    fn story(&self, players: u8, story: &'static str) -> Markup {
        let here = self.draft.players == players && self.draft.story == Some(story);
        let title = format!("invazions-option-scenario-{story}");
        html! {
            a .btn href=(address(players, story)) aria-current=[here.then_some("true")] {
                (names::MESSAGES.say(self.voice.to.lang, &title))
            }
        }
    }

    /// What makes the scenario impossible, and where it does not follow the advice.
    fn troubles(&self) -> Markup {
        if self.draft.is_by_lot() {
            return html! { p.fits role="status" { (sized(Icon::Check, 18)) " " (self.say("by-lot")) } };
        }
        let faults = self.draft.faults();
        let advice = self.draft.recipe.advice();
        html! {
            @if let Some(typed) = &self.draft.typed {
                (self.marked(typed))
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

    /// What was typed, with each fault under its line.
    fn marked(&self, typed: &Typed) -> Markup {
        html! {
            div.problems role="alert" {
                p { b { (self.say("unread")) } }
                ol.typed {
                    @for line in &typed.lines { li { (self.marked_line(line)) } }
                }
                @if !typed.rest.is_empty() {
                    ul { @for it in &typed.rest { li { (names::fault(self.voice.to.lang, it)) } } }
                }
            }
        }
    }

    fn marked_line(&self, line: &[Piece]) -> Markup {
        html! {
            code {
                @for it in line {
                    @if it.wrong.is_some() { mark { (it.text) } } @else { (it.text) }
                }
            }
            @for wrong in line.iter().filter_map(|it| it.wrong.as_ref()) {
                p.fault { (wrong.sentence(self.voice.to.lang)) }
            }
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

    fn legend(&self, section: LineSection, there: usize, needed: u8) -> Markup {
        html! {
            legend {
                (self.say(section.word())) " "
                span.legend-note { (self.count("of", there, needed)) }
            }
        }
    }

    fn kinds(&self, section: LineSection, all: &[ZombieCard], chosen: &[ZombieCard]) -> Markup {
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

    fn costs(&self, cost: u8) -> String {
        self.voice.say_with("workshop-cost", &[("n", u32::from(cost).into())])
    }

    fn resists(&self, resistance: u8) -> String {
        self.voice.say_with("workshop-resistance", &[("n", u32::from(resistance).into())])
    }

    /// What a card of the human deck costs, and its Resistance if it is a Human.
    fn of_human(&self, card: HumanCard) -> String {
        let cost = self.costs(self.voice.cards.cost(card));
        if !card.is_human() {
            return cost;
        }
        format!("{cost} · {}", self.resists(self.voice.cards.human(card).resistance))
    }

    fn of_research(&self, card: Research) -> String {
        let face = self.voice.cards.research(card);
        format!("{} · {}", self.costs(face.cost), self.resists(face.resistance))
    }

    fn attack(&self, attack: u8) -> String {
        self.voice.say_with("workshop-attack", &[("n", u32::from(attack).into())])
    }

    /// A kind that is in the scenario or not.
    fn tick(
        &self,
        section: LineSection,
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

    fn deck(&self, section: LineSection, all: &[HumanCard]) -> Markup {
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
        html! {
            label.choice.kind {
                input.input.copies type="number" name={ "n." (card) } min="0" max=(most_of(card))
                    value=(self.draft.recipe.deck.count(card)) aria-label=(name);
                span.kind-pic { (picture(card.word())) }
                span {
                    b { (name) } " " span.soft { (self.of_human(card)) }
                    small { (self.voice.human_text(card, false)) }
                }
            }
        }
    }

    fn research(&self) -> Markup {
        let chosen = &self.draft.recipe.research;
        html! {
            fieldset.step {
                (self.legend(LineSection::Research, chosen.len(), self.limits.research))
                div.kinds {
                    @for card in Research::ALL {
                        @let words = (self.voice.research(card), self.voice.research_text(card));
                        (self.tick(LineSection::Research, card.word(), chosen.contains(&card), &words, &self.of_research(card)))
                    }
                }
            }
        }
    }

    fn locations(&self) -> Markup {
        let chosen = &self.draft.recipe.locations;
        html! {
            fieldset.step {
                (self.legend(LineSection::Locations, chosen.len(), self.limits.research))
                div.kinds {
                    @for place in Location::ALL {
                        @let words = (self.voice.location(place), String::new());
                        @let walls = self.voice.cards.walls(place);
                        (self.tick(LineSection::Locations, place.word(), chosen.contains(&place), &words, &self.resists(walls)))
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
        html! {
            div.workshop-bar {
                p { (self.voice.say_with("workshop-deck", &args)) " " (self.worth()) }
                button #check .btn form="scenario" { (sized(Icon::Check, 18)) " " (self.say("check")) }
                @if self.draft.is_good() {
                    a #play .btn.primary href=(self.draft.table()) {
                        (sized(Icon::Play, 18)) " " (self.say("play"))
                    }
                }
            }
        }
    }

    /// What a card of the deck costs on average, and the Resistance of its Humans and of the
    /// locations.
    fn worth(&self) -> String {
        let (recipe, cards) = (&self.draft.recipe, self.voice.cards);
        let all = HumanCard::ALL.into_iter().map(|it| (it, u32::from(recipe.deck.count(it))));
        let cost: u32 = all.clone().map(|it| it.1 * u32::from(cards.cost(it.0))).sum();
        let humans = all.filter(|it| it.0.is_human());
        let humans: u32 = humans.map(|it| it.1 * u32::from(cards.human(it.0).resistance)).sum();
        let walls: u32 = recipe.locations.iter().map(|it| u32::from(cards.walls(*it))).sum();
        let mean = f64::from(cost) / f64::from((recipe.deck.len() as u32).max(1));
        let args = [
            ("cost", tenths(self.voice.to.lang, mean).into()),
            ("humans", humans.into()),
            ("walls", walls.into()),
        ];
        self.voice.say_with("workshop-worth", &args)
    }

    /// The way to show it to everybody here, if it is a sound one of one's own.
    fn publish(&self, line: &str) -> Markup {
        let own = self.draft.is_good() && self.draft.story.is_none() && !self.alone;
        html! {
            @if own {
                a #publish .btn href={ "/scenarios?game=invazions&scenario=" (in_query(line)) "#new" } {
                    (sized(Icon::Star, 18)) " " (self.say("publish"))
                }
            }
        }
    }

    /// Ways to share a scenario and to bring one in: link, file, text.
    fn exchange(&self) -> Markup {
        let line = self.draft.line();
        let typed = self.draft.typed.as_ref();
        let text = typed.map_or_else(|| self.draft.text(), |it| it.text.clone());
        html! {
            section.step.exchange aria-label=(self.say("share")) {
                h2.h3 { (self.say("share")) }
                div.choices {
                    a #link .btn href=(self.draft.address()) { (sized(Icon::Link, 18)) " " (self.say("link")) }
                    (copy_button(self.voice.to.lang, &line))
                    (self.publish(&line))
                    a #file .btn download="invazions.txt"
                        href={ "/workshop/invazions/file?players=" (self.draft.players) "&scenario=" (in_query(&line)) } {
                        (sized(Icon::Down, 18)) " " (self.say("download"))
                    }
                }
                form method="get" action="/workshop/invazions" {
                    input type="hidden" name="players" value=(self.draft.players);
                    label.field { span { (self.say("text")) }
                        textarea #text .input name="scenario" rows="8" maxlength="2000" spellcheck="false"
                            aria-invalid=[typed.map(|_| "true")] { "\n" (text) }
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
