//! Every page of the site with some content, to look at and for tests.

use frame::data::{DealMark, Weighed};
use frame::shell::{Offline, Reader};
use maud::Markup;
use oh_no::options::OhNoOptions;
use planisphere::options::PlanisphereOptions;
use pulp::options::PulpOptions;
use tabletop::{Options, Verdict};
use web::site::*;
use words::Lang;

pub(crate) const BOTS: &[&str] = &["cadet", "sergeant", "captain"];

/// A few calls of the API.
fn calls() -> [CallsOf; 1] {
    let call = |method, path: &str, name: &str, open| Call {
        method,
        path: path.to_string(),
        name: name.to_string(),
        open,
    };
    let calls = vec![
        call("GET", "/tables/{id}", "state", true),
        call("POST", "/tables/{id}/again", "again", false),
    ];
    [CallsOf { area: "tables".to_string(), calls }]
}

/// Every page, by name.
pub(crate) fn pages(lang: Lang) -> Vec<(&'static str, Markup)> {
    let me = Reader {
        lang,
        name: Some("Camille"),
        path: "/",
        signed_in: false,
        waiting: 0,
        offline: Offline::No,
    };
    let stranger = Reader { name: None, ..me };
    let calls = calls();
    let mut pages = of_many_games(me);
    pages.extend(of_people(me));
    pages.extend(of_clubs(me));
    pages.extend(of_studies(me));
    pages.extend(of_scenarios(me));
    pages.extend([
        (
            "home",
            home(&Home {
                reader: me,
                mine: my_tables(lang),
                games: &GAMES,
                open: open_tables(),
                last_victory: victories().into_iter().next(),
                puzzles: Default::default(),
            }),
        ),
        (
            "home-first",
            home(&Home {
                reader: stranger,
                mine: vec![],
                games: &GAMES,
                open: vec![],
                last_victory: None,
                puzzles: Default::default(),
            }),
        ),
        ("new", new_table_page(me, usual(lang), vec![])),
        ("new-wrong", new_table_page(me, wrong(lang), wrong(lang).problems(lang, oh_no(), BOTS))),
        ("lobby", lobby(&lobby_page(me, true, gathering(true)))),
        ("lobby-guest", lobby(&lobby_page(stranger, false, gathering(false)))),
        ("lobby-full", lobby(&lobby_page(me, true, full()))),
        ("tables", tables(&MyTables { reader: me, tables: my_tables(lang) })),
        ("tables-none", tables(&MyTables { reader: me, tables: vec![] })),
        (
            "finished",
            finished(&Finished {
                reader: me,
                games: finished_games(lang),
                older: Some("/finished?before=7".into()),
            }),
        ),
        ("finished-none", finished(&Finished { reader: me, games: vec![], older: None })),
        ("journal", journal(&Journal { reader: me, victories: victories() })),
        ("journal-none", journal(&Journal { reader: me, victories: vec![] })),
        ("about", about(&me, Keeps { lobby: 7, guest: 180, talk: 365, game: 1 })),
        ("api", api(&Api { reader: me, base: "/api/v1", origin: "http://here", areas: &calls })),
        ("error-403", mishap(me, Mishap::Forbidden)),
        ("error-404", mishap(me, Mishap::NotFound)),
        ("error-409", mishap(me, Mishap::Conflict)),
        ("error-413", mishap(me, Mishap::TooLarge)),
        ("error-422", mishap(me, Mishap::Refused)),
        ("error-429", mishap(me, Mishap::TooOften)),
        ("error-500", mishap(me, Mishap::Broken)),
    ]);
    pages
}

/// The pages on which people say who they are.
fn of_people(me: Reader<'_>) -> Vec<(&'static str, Markup)> {
    let (lang, stranger) = (me.lang, Reader { name: None, ..me });
    vec![
        ("results", my_results(&my_own_results(me))),
        ("results-none", my_results(&MyResults { reader: me, games: vec![], ranked: None })),
        ("results-game", game_results(&everybodys_results(me))),
        ("name", name(&NamePage { reader: stranger, typed: "", back: "/", problems: vec![] })),
        (
            "name-wrong",
            name(&NamePage {
                reader: me,
                typed: "Camille",
                back: "/",
                problems: vec![problem(
                    "name",
                    lang,
                    "This name is taken at this table.",
                    "Ce nom est déjà pris à cette table.",
                )],
            }),
        ),
        ("sign-up", sign(&sign_page(stranger, AccountWay::Up, vec![]))),
        ("sign-in", sign(&sign_page(stranger, AccountWay::In, vec![]))),
        (
            "sign-in-wrong",
            sign(&sign_page(
                stranger,
                AccountWay::In,
                vec![problem(
                    "password",
                    lang,
                    "Not the right name or password.",
                    "Nom ou mot de passe inexact.",
                )],
            )),
        ),
        (
            "reminders",
            reminders(&RemindersPage {
                hook: "https://example.org/call/me",
                is_on: true,
                devices: vec![device("a", "Firefox, Android"), device("b", "")],
                ..reminders_page(me)
            }),
        ),
        ("reminders-none", reminders(&reminders_page(stranger))),
        ("account", account(&account_page(me))),
        ("player", player(&me, &a_player(true))),
        ("player-of-others", player(&stranger, &a_player(false))),
        (
            "player-none",
            player(&stranger, &PlayerShown { name: "Ida".into(), ..Default::default() }),
        ),
    ]
}

/// The pages that look different when there are several games.
fn of_many_games(me: Reader<'_>) -> Vec<(&'static str, Markup)> {
    let (lang, stranger) = (me.lang, Reader { name: None, ..me });
    vec![
        (
            "home-many",
            home(&Home {
                reader: me,
                mine: my_tables(lang),
                games: &MANY,
                open: open_tables(),
                last_victory: victories().into_iter().next(),
                puzzles: puzzles_today(),
            }),
        ),
        ("new-alone", new_table_of(me, &MANY[1])),
        ("new-many-options", new_table_of(me, &MANY[2])),
        ("daily", daily(&daily_page(me, MyTry::NotYet))),
        ("daily-over", daily(&daily_page(me, MyTry::Over("a".into())))),
        (
            "daily-together",
            daily(&DailyPage { game: "oh-no", others: 2, ..daily_page(me, MyTry::NotYet) }),
        ),
        (
            "daily-none",
            daily(&DailyPage { results: vec![], ..daily_page(stranger, MyTry::NotYet) }),
        ),
        ("duels", duels(&duels_page(me, duel_lines()))),
        ("duels-none", duels(&duels_page(stranger, vec![]))),
        (
            "duel-new",
            duel(&DuelPage { mine: Some(0), ..duel_page(me, DuelWay::Play { round: 0 }) }),
        ),
        ("duel-challenged", duel(&duel_page(stranger, DuelWay::Accept))),
        ("duel-begun", duel(&begun(me))),
        ("duel-over", duel(&duel_over(me))),
        ("tournaments", tournaments(&tournaments_page(me))),
        (
            "tournaments-none",
            tournaments(&TournamentsPage { tournaments: vec![], ..tournaments_page(stranger) }),
        ),
        (
            "tournament-open",
            tournament(&tournament_page(me, TournamentStanding::Open, TournamentWay::Join)),
        ),
        (
            "tournament-running",
            tournament(&tournament_page(
                me,
                TournamentStanding::Running,
                TournamentWay::Inside { table: Some("a".into()) },
            )),
        ),
        (
            "tournament-over",
            tournament(&tournament_page(stranger, TournamentStanding::Over, TournamentWay::Watch)),
        ),
        ("tournaments-together", tournaments(&together(me))),
        ("groups-open", tournament(&groups_page(me, TournamentStanding::Open))),
        ("groups-running", tournament(&groups_page(me, TournamentStanding::Running))),
        ("groups-over", tournament(&groups_page(stranger, TournamentStanding::Over))),
        ("review", review(&review_page(me, Some(3)))),
        ("review-other", review(&ReviewPage { at: Some(7), ..review_page(me, Some(3)) })),
        ("review-day", review(&ReviewPage { told: false, ..review_page(me, Some(3)) })),
        ("review-begun", review(&review_page(me, Some(40)))),
        ("review-none", review(&ReviewPage { decisions: vec![], ..review_page(me, Some(0)) })),
    ]
}

/// The pages of clubs.
fn of_clubs(me: Reader<'_>) -> Vec<(&'static str, Markup)> {
    let stranger = Reader { name: None, ..me };
    vec![
        ("clubs", clubs(&clubs_page(me))),
        ("clubs-none", clubs(&ClubsPage { clubs: vec![], ..clubs_page(stranger) })),
        ("club-invited", club_invitation(&invited(stranger))),
        ("club", club(&club_page(me, ClubPlace::Founder))),
        ("club-member", club(&club_page(me, ClubPlace::Member))),
        ("club-outside", club(&outside(stranger))),
    ]
}

/// The pages of published scenarios.
fn of_scenarios(me: Reader<'_>) -> Vec<(&'static str, Markup)> {
    let me = Reader { signed_in: true, path: "/scenarios", ..me };
    let page = |draft| scenarios(&scenarios_page(me, draft));
    let draft = ScenarioDraft::Line { game: "invazions".into(), text: "zombies:ogre".into() };
    let file = "matrix = [\n  { kind = \"invalien\", aliens = 4 },\n]\n";
    let cards = ScenarioDraft::Cards { game: "oh-no".into(), file: file.into(), players: (3, 5) };
    vec![
        ("scenarios", page(None)),
        ("scenarios-new", page(Some(draft))),
        ("scenarios-cards", page(Some(cards))),
        ("scenario", scenario(&scenario_page(me))),
        ("scenario-cards", scenario(&cards_page(me))),
    ]
}

fn scenarios_page(reader: Reader<'_>, draft: Option<ScenarioDraft>) -> ScenariosPage<'_> {
    let scenarios = vec![published(None), published(Some(BALANCE))];
    let games = MANY.iter().map(|it| it.id).collect();
    let tried = ScenarioTried {
        name: "Third night".into(),
        about: "Fewer walls".into(),
        players: Some(2),
        problem: "This is no card file: line 3".into(),
    };
    let tried = if draft.is_some() { tried } else { ScenarioTried::default() };
    ScenariosPage { reader, scenarios, workshops: vec!["invazions"], games, draft, tried }
}

const BALANCE: BalanceShown = BalanceShown { won: 44, games: 100, low: 35, high: 54 };

fn published(balance: Option<BalanceShown>) -> ScenarioShown {
    ScenarioShown {
        id: "a".into(),
        game: "invazions".into(),
        players: 3,
        name: "Trois à la porte".into(),
        about: "Hard, but not too hard.".into(),
        author: "Camille".into(),
        votes: 1,
        plays: if balance.is_some() { 12 } else { 0 },
        balance,
        measured: MeasuredAs::Workshop,
        ago: 90_000,
    }
}

fn scenario_page(reader: Reader<'_>) -> ScenarioPage<'_> {
    let line = "zombies:ogre,ishtar,legion".into();
    let what = ScenarioShape::Line { option: "scenario", line };
    ScenarioPage { reader, shown: published(Some(BALANCE)), what, voted: false, mine: true }
}

/// A published card file.
fn cards_page(reader: Reader<'_>) -> ScenarioPage<'_> {
    let value = |word: &str, own: &str, new: &str| {
        let [word, own, new] = [word, own, new].map(str::to_string);
        FieldChange { word, own, new }
    };
    let change = |name: &str, how| CardChange { name: name.to_string(), how };
    let changes = vec![
        change("invalien red", CardChanged::Fields(vec![value("aliens", "4", "3")])),
        change("shield red", CardChanged::New(vec![value("kind", "", "shield")])),
        change("bomb red", CardChanged::Gone),
    ];
    let shown = ScenarioShown {
        game: "oh-no".into(),
        measured: MeasuredAs::Together,
        ..published(Some(BALANCE))
    };
    let what = ScenarioShape::Cards { changes, more: 2 };
    ScenarioPage { reader, shown, what, voted: true, mine: false }
}

/// The pages of studies.
fn of_studies(me: Reader<'_>) -> Vec<(&'static str, Markup)> {
    let stranger = Reader { name: None, ..me };
    vec![
        ("studies", studies(&studies_page(me))),
        ("studies-none", studies(&StudiesPage { studies: vec![], ..studies_page(stranger) })),
        ("study", study(&study_page(me, chapter(Some(moments()))))),
        (
            "study-read",
            study(&StudyPage { edits: None, ..study_page(stranger, chapter(Some(moments()))) }),
        ),
        ("study-hidden", study(&study_page(me, chapter(None)))),
        ("study-empty", study(&StudyPage { chapters: vec![], ..study_page(me, None) })),
    ]
}

fn reminders_page(reader: Reader<'_>) -> RemindersPage<'_> {
    let key =
        "BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM";
    let devices = vec![];
    RemindersPage { reader, key, devices, most: 8, hook: "", is_on: false, problems: vec![] }
}

fn device(id: &str, name: &str) -> Reminded {
    let since = Date { year: 2026, month: 11, day: 21 };
    Reminded { id: id.to_string(), name: name.to_string(), since }
}

fn sign_page(reader: Reader<'_>, way: AccountWay, problems: Vec<Problem>) -> SignPage<'_> {
    SignPage { reader, way, typed: "Camille", back: "/", problems }
}

fn account_page(me: Reader<'_>) -> AccountPage<'_> {
    let reader = Reader { signed_in: true, waiting: 2, path: "/account", ..me };
    AccountPage {
        reader,
        login: "camille",
        devices: 3,
        shown: vec!["games".into()],
        ranked: true,
        problems: vec![],
    }
}

fn tournaments_page(reader: Reader<'_>) -> TournamentsPage<'_> {
    let it = |name: &str, standing, players| TournamentInList {
        id: "t".into(),
        name: name.into(),
        game: "planisphere".into(),
        standing,
        players,
        ago: 4000,
    };
    TournamentsPage {
        reader: Reader { signed_in: reader.name.is_some(), path: "/tournaments", ..reader },
        games: &MANY[2..],
        game: &MANY[2],
        tournaments: vec![
            it("Coupe d’automne", TournamentStanding::Open, 1),
            it("Wintercup", TournamentStanding::Running, 64),
            it("Jean-Sébastien-Maximilien", TournamentStanding::Over, 7),
        ],
        club: None,
        together: false,
        rounds_max: 15,
        tried: FormTried::default(),
    }
}

fn together(reader: Reader<'_>) -> TournamentsPage<'_> {
    TournamentsPage { games: &MANY, game: &MANY[0], together: true, ..tournaments_page(reader) }
}

fn studies_page(reader: Reader<'_>) -> StudiesPage<'_> {
    let it = |name: &str, mine: bool, chapters| StudyInList {
        id: "s".into(),
        name: name.into(),
        author: if mine { "Camille" } else { "Ida" }.into(),
        mine,
        listed: !mine,
        chapters,
        ago: 90_000,
    };
    StudiesPage {
        reader: Reader { signed_in: reader.name.is_some(), path: "/studies", ..reader },
        studies: vec![
            it("Comment finir", true, 1),
            it("How to lose with Mina Tormelson", false, 12),
        ],
        game: reader.name.map(|_| studied()),
    }
}

fn studied() -> StudiedGame {
    let players = vec!["Camille".into()];
    StudiedGame { table: "a".into(), game: "pulp".into(), players, ply: 7 }
}

fn moments() -> StudyMoments {
    let note =
        |ply, words: &str, marks: &str| NoteShown { ply, words: words.into(), marks: marks.into() };
    StudyMoments {
        players: vec!["Camille".into(), "Jean-Sébastien-Maximilien".into()],
        ply: 12,
        plies: 40,
        notes: vec![note(0, "Look at the hand.", ""), note(12, "", "a b>c"), note(31, "<b>", "a")],
    }
}

fn chapter(moments: Option<StudyMoments>) -> Option<ChapterShown> {
    let (name, table) = ("The turn".into(), "a".into());
    Some(ChapterShown { number: 2, name, table, game: "xeno".into(), eyes: 1, seen_by: 1, moments })
}

fn study_page(reader: Reader<'_>, open: Option<ChapterShown>) -> StudyPage<'_> {
    let game = StudyGame {
        table: "a".into(),
        game: "xeno".into(),
        players: vec!["Camille".into(), "Ida".into()],
        date: Date { year: 2026, month: 11, day: 21 },
    };
    StudyPage {
        reader: Reader { signed_in: reader.name.is_some(), path: "/studies/s", ..reader },
        id: "s",
        name: "How to lose with Mina Tormelson",
        about: "And what to do instead.",
        author: "Camille",
        listed: false,
        link: "https://rempart.example/studies/s".into(),
        chapters: vec![(1, "One".into()), (2, "The turn".into())],
        open,
        edits: Some(vec![game]),
    }
}

fn clubs_page(reader: Reader<'_>) -> ClubsPage<'_> {
    let it = |name: &str, inside: bool, members| ClubInList {
        id: "c".into(),
        name: name.into(),
        public: !inside,
        inside,
        members,
        ago: 90_000,
    };
    ClubsPage {
        reader: Reader { signed_in: reader.name.is_some(), path: "/clubs", ..reader },
        clubs: vec![it("Jean-Sébastien-Maximilien", true, 1), it("Night Owls", false, 200)],
    }
}

fn invited(reader: Reader<'_>) -> ClubInvitation<'_> {
    let (name, about) = ("Night Owls", "We play late, and slowly.");
    ClubInvitation { reader, id: "c", name, about, founder: "Ida", members: 3, key: "k" }
}

fn club_member(name: &str, rated: Option<Rated>) -> ClubMemberShown {
    ClubMemberShown {
        name: name.into(),
        login: name.to_lowercase(),
        has_page: rated.is_some(),
        mine: name == "Camille",
        founder: name == "Camille",
        since: Date { year: 2026, month: 11, day: 21 },
        rated,
    }
}

fn club_week() -> ClubWeek {
    let days = (20..27).map(|day| Date { year: 2026, month: 11, day }).collect();
    let mut row = vec![DayShown::Nothing; 5];
    row.extend([DayShown::Over { won: true, score: 31 }, DayShown::Played]);
    ClubWeek { days, rows: vec![("Camille".into(), row)] }
}

fn club_page(reader: Reader<'_>, place: ClubPlace) -> ClubPage<'_> {
    let people = vec![SeatHolder::Person("Camille".into()), SeatHolder::Nobody];
    let table = |running| ClubTableShown {
        id: "a".into(),
        game: "xeno".into(),
        seats: people.clone(),
        running,
        ago: 400,
    };
    let rated = Rated { value: 27.31, spread: 3.0, games: 12 };
    ClubPage {
        reader: Reader { signed_in: reader.name.is_some(), path: "/clubs/c", ..reader },
        id: "c",
        name: "Night Owls",
        about: "We play late, and slowly.",
        public: true,
        founder: "Camille",
        place,
        link: Some("https://rempart.example/clubs/c?k=k".into()),
        tables: vec![table(true), table(false)],
        tournaments: tournaments_page(reader).tournaments,
        games: MANY.iter().map(|it| it.id).collect(),
        game: MANY[0].id,
        members: vec![
            club_member("Camille", Some(rated)),
            club_member("Jean-Sébastien-Maximilien", None),
        ],
        week: Some(club_week()),
        journal: vec![],
        older: None,
        removed: vec![("Nils".into(), "nils".into())],
    }
}

fn outside(reader: Reader<'_>) -> ClubPage<'_> {
    let page = club_page(reader, ClubPlace::Outside);
    ClubPage {
        link: None,
        tables: vec![],
        tournaments: vec![],
        week: None,
        removed: vec![],
        ..page
    }
}

fn place(name: &str, points: f64, gone: bool) -> PlaceShown {
    let mine = name == "Camille";
    PlaceShown {
        name: name.into(),
        mine,
        gone,
        played: 2,
        won: 1,
        byes: 1,
        points,
        buchholz: 2.5,
        berger: 0.67,
    }
}

fn a_round(number: i64, points: Option<f64>) -> TournamentRoundShown {
    let other = ("Jean-Sébastien-Maximilien".to_string(), points.map(|it| 1.0 - it));
    let players = vec![("Camille".into(), points), other];
    let game = TournamentGameShown { table: Some("a".into()), players };
    TournamentRoundShown { number, games: vec![game.clone(), game], byes: vec!["Ida".into()] }
}

fn tournament_page(
    reader: Reader<'_>,
    standing: TournamentStanding,
    way: TournamentWay,
) -> TournamentPage<'_> {
    let begun = standing != TournamentStanding::Open;
    TournamentPage {
        reader: Reader { path: "/tournaments/t", ..reader },
        id: "t",
        name: "Coupe d’automne",
        link: "https://rempart.example/tournaments/t".into(),
        game: "planisphere",
        options: vec![],
        seats: 2,
        clock: Some(room::Clock::Turns { days: 3 }),
        system: if begun { TournamentSystem::Swiss } else { TournamentSystem::All },
        round: if begun { 2 } else { 0 },
        rounds: 5,
        host: "Ida",
        standing,
        way,
        may_begin: (!begun).then_some(2),
        players: vec![
            place("Camille", 2.0, false),
            place("Jean-Sébastien-Maximilien", 1.5, false),
            place("Ida", 0.67, true),
        ],
        groups: vec![],
        shown_rounds: if begun { vec![a_round(2, None), a_round(1, Some(0.5))] } else { vec![] },
    }
}

/// A tournament whose groups play the same deals.
fn groups_page(reader: Reader<'_>, standing: TournamentStanding) -> TournamentPage<'_> {
    let open = standing == TournamentStanding::Open;
    let way = TournamentWay::Group {
        groups: vec![open_group(1, "Les Hiboux", 2), open_group(2, "Foxes", 4)],
        clubs: vec![("c".into(), "Les Hiboux du jeudi soir".into())],
    };
    TournamentPage {
        game: "oh-no",
        seats: 4,
        system: TournamentSystem::Deals,
        round: if open { 0 } else { 3 },
        players: vec![],
        groups: vec![deals_of("Foxes", false, open), deals_of("Les Hiboux", true, open)],
        shown_rounds: vec![],
        ..tournament_page(reader, standing, if open { way } else { TournamentWay::Watch })
    }
}

fn open_group(number: i64, name: &str, taken: usize) -> OpenGroup {
    OpenGroup { number, name: name.into(), taken, of_club: number == 1, may_join: taken < 4 }
}

fn deals_of(name: &str, mine: bool, open: bool) -> GroupShown {
    let over =
        |points, won, forfeited| DealStanding::Over { points, won, forfeited, table: "a".into() };
    let last = if mine { DealStanding::Playing(Some("b".into())) } else { DealStanding::Played };
    let deals = vec![over(12, true, false), over(0, false, !mine), last];
    GroupShown {
        name: name.into(),
        members: vec![("Camille".into(), false), ("Jean-Sébastien-Maximilien".into(), !mine)],
        mine,
        gone: false,
        points: if open { 0 } else { 12 },
        won: u32::from(!open),
        best: u32::from(!open),
        deals: if open { vec![] } else { deals },
    }
}

/// Somebody who has played much; others see half of it.
fn a_player(own: bool) -> PlayerShown {
    let day = |day| Date { year: 2026, month: 11, day };
    let tally = |games, won| TallyShown { games, won, drawn: 0, best: Some(41) };
    let course = [25.0, 27.4, 26.1, 28.9, 28.2].into_iter().zip(3..);
    PlayerShown {
        name: "Jean-Sébastien-Maximilien".into(),
        login: "jean-sébastien-maximilien".into(),
        own,
        shown: vec!["course".into(), "last".into()],
        ranked: true,
        ratings: vec![RatingShown {
            game: "xeno".into(),
            now: Rated { value: 28.2, spread: 3.1, games: 5 },
            course: course.map(|(value, at)| (day(at), value)).collect(),
        }],
        games: vec![("xeno".into(), tally(12, 7)), ("pulp".into(), tally(3, 1))],
        seats: vec![("xeno".into(), vec![(1, tally(8, 5)), (0, tally(4, 2))])],
        accuracy: vec![AccuracyShown {
            game: "pulp".into(),
            course: vec![(day(4), Some(71)), (day(6), None), (day(9), Some(88))],
            kinds: vec![
                DecisionKind::of("Voyaging".into(), vec![vec![0.02, 0.3], vec![], vec![0.0]]),
                DecisionKind::of("Meeting enemies".into(), vec![vec![], vec![], vec![0.12, 0.0]]),
            ],
        }],
        last: vec![LastGame {
            id: "a".into(),
            game: "xeno".into(),
            date: day(9),
            verdict: Verdict::Won,
            seat: 0,
            together: false,
            players: vec![
                SeatHolder::Person("Jean-Sébastien-Maximilien".into()),
                SeatHolder::Person("Ida".into()),
                SeatHolder::Bot("captain".into()),
                SeatHolder::Bot("captain".into()),
            ],
        }],
    }
}

fn review_page(reader: Reader<'_>, total: Option<usize>) -> ReviewPage<'_> {
    let weighed =
        |words: &str, games, worth| Weighed { mv: words.into(), words: words.into(), games, worth };
    let decision = |ply, asked: &str, played: usize, worth: [f64; 2]| DecisionShown {
        ply,
        when: Some(WhenShown { round: format!("Turn {}", 1 + ply / 7), part: None }),
        asked: asked.into(),
        moves: vec![weighed("engage", 300, worth[0]), weighed("evade", 90, worth[1])],
        played,
        loss: worth[0] - worth[played],
        compared: Some(AgainstLots { loss: worth[0] - worth[played], stake: 0.3 }),
        reasons: Vec::new(),
    };
    ReviewPage {
        reader,
        table: "a",
        game: "pulp",
        ending: ["Mission lost".into(), "0 Super Weapons found.".into()],
        end: None,
        at: None,
        told: true,
        decisions: vec![
            decision(0, "Star Hoplite: engage or evade?", 0, [0.62, 0.48]),
            decision(7, "Gladiator: engage or evade?", 1, [0.4, 0.35]),
            decision(19, "Vanguard: engage or evade?", 1, [0.71, 0.2]),
        ],
        total,
        luck: Some(luck_of_a_game(total == Some(3))),
    }
}

/// A game of three in which luck and mistakes change much.
fn luck_of_a_game(done: bool) -> LuckShown<'static> {
    let chances = |ply: usize, more: f64| {
        let mine = 0.33 + 0.02 * (ply * 7 % 13) as f64 - 0.01 * ply as f64 + more;
        vec![mine, 0.6 - mine, 0.4]
    };
    let moment = |ply: usize| MomentShown {
        mover: ply.checked_sub(1).map(|it| it % 3),
        expected: chances(ply, 0.0),
        came: match ply {
            21 => vec![0.0, 1.0, 0.0],
            _ => chances(ply, if ply % 4 == 1 { 0.1 } else { 0.0 }),
        },
    };
    LuckShown {
        table: "a",
        names: vec!["Camille".into(), "Gasket".into(), "Piston".into()],
        ends: [(3, 23), (1, 37), (2, 35)]
            .map(|(place, points)| SeatEnd { place, points: Some(points) })
            .to_vec(),
        together: false,
        seat: 0,
        rounds: [0, 7, 14]
            .map(|ply| RoundMark {
                ply,
                number: 1 + ply as u16 / 7,
                name: format!("Turn {}", 1 + ply / 7),
            })
            .to_vec(),
        moments: (0..if done { 22 } else { 9 }).map(moment).collect(),
        plies: 21,
        mistakes: vec![(7, 5), (19, 51)],
    }
}

static GAMES: [GameOffer; 1] = [GameOffer {
    id: "oh-no",
    players: (3, 5),
    options: OhNoOptions::SPECS,
    puzzles: true,
    together: true,
}];

/// Games of every kind, with every kind of option.
pub(crate) static MANY: [GameOffer; 3] = [
    GAMES[0],
    GameOffer {
        id: "pulp",
        players: (1, 1),
        options: PulpOptions::SPECS,
        puzzles: true,
        together: true,
    },
    GameOffer {
        id: "planisphere",
        players: (2, 4),
        options: PlanisphereOptions::SPECS,
        puzzles: true,
        together: false,
    },
];

fn new_table_of(reader: Reader<'_>, game: &GameOffer) -> Markup {
    let form = NewTableForm::usual(game, "sergeant", reader.lang);
    new_table_with(reader, game, form.filled(&[("option.wrap".into(), "on".into())]))
}

pub(crate) fn new_table_with(reader: Reader<'_>, game: &GameOffer, form: NewTableForm) -> Markup {
    let reader = Reader { path: "/new", ..reader };
    new_table(&NewTablePage { reader, games: &MANY, game, bots: BOTS, form, problems: vec![] })
}

/// One was solved and one missed.
fn puzzles_today() -> PuzzlesToday {
    let answered = vec![("oh-no", DayPuzzle::Solved), ("pulp", DayPuzzle::Missed)];
    PuzzlesToday { answered, ..PuzzlesToday::default() }
}

fn duels_page(reader: Reader<'_>, duels: Vec<DuelLine>) -> DuelsPage<'_> {
    DuelsPage {
        reader,
        games: &MANY,
        game: &MANY[0],
        rounds: 1,
        others: 2,
        bots: BOTS,
        tried: FormTried::default(),
        duels,
    }
}

fn duel_lines() -> Vec<DuelLine> {
    let line = |rival: Option<&str>, won, asked| DuelLine {
        id: "d".into(),
        game: "pulp".into(),
        rival: rival.map(str::to_string),
        ago: 4000,
        won,
        asked,
    };
    vec![
        line(None, None, true),
        line(Some("Jean-Sébastien-Maximilien"), None, false),
        line(Some("Ida"), Some(Some(true)), false),
        line(Some("Nils"), Some(Some(false)), false),
        line(Some("Uma"), Some(None), false),
    ]
}

/// A duel that nobody has taken up.
fn duel_page(reader: Reader<'_>, way: DuelWay) -> DuelPage<'_> {
    let side = |name: Option<&str>| DuelSide { name: name.map(str::to_string), played: 0 };
    let round = |seat| DuelRoundShown {
        seat,
        bots: vec!["captain".into()],
        results: [None; 2],
        tables: [None, None],
    };
    DuelPage {
        reader: Reader { path: "/duels/d", ..reader },
        id: "d",
        link: "https://rempart.example/duels/d".into(),
        game: "oh-no",
        options: vec![],
        sides: [side(Some("Camille")), side(None)],
        rounds: vec![round(0), round(1)],
        way,
        mine: None,
        winner: None,
        games: None,
    }
}

fn begun(me: Reader<'_>) -> DuelPage<'_> {
    let way = DuelWay::GoOn { round: 1 };
    let mut page = DuelPage { mine: Some(0), ..duel_page(me, way) };
    page.sides[0].played = 1;
    page.sides[1].name = Some("Jean-Sébastien-Maximilien".into());
    page
}

fn duel_over(me: Reader<'_>) -> DuelPage<'_> {
    let mut page = DuelPage { way: DuelWay::Over, winner: Some(Some(0)), ..begun(me) };
    let result = |verdict, score| Some(SideResult { verdict, score });
    for (at, round) in page.rounds.iter_mut().enumerate() {
        round.results = match at {
            0 => [result(Verdict::Won, Some(12)), result(Verdict::Lost, Some(1))],
            _ => [result(Verdict::Drawn, Some(3)), result(Verdict::Lost, None)],
        };
        round.tables = [Some("a".into()), Some("b".into())];
    }
    page.games = Some(GamesShown { round: 0, ply: 7, plies: 90, parts: Some(7), of: [90, 81] });
    page
}

fn daily_page(reader: Reader<'_>, mine: MyTry) -> DailyPage<'_> {
    let result = |name: &str, verdict: &str, score, moves, ago| DailyResult {
        name: name.into(),
        mine: name == "Camille",
        verdict: verdict.into(),
        score,
        moves,
        ago,
        table: (mine != MyTry::NotYet).then(|| "a".into()),
    };
    let day = |day| Date { year: 2026, month: 11, day };
    DailyPage {
        reader: Reader { path: "/daily/pulp", ..reader },
        games: &MANY[..2],
        game: "pulp",
        others: 0,
        day: day(21),
        is_today: true,
        results: vec![
            result("Jean-Sébastien-Maximilien", "won", 12, 140, 400),
            result("Camille", "won", 9, 155, 9000),
            result("Ida", "lost", 3, 88, 30_000),
        ],
        mine,
        week: (day(16), day(22)),
        league: vec![
            LeagueLine { name: "Camille".into(), mine: true, won: 3, points: 31, played: 5 },
            LeagueLine { name: "Ida".into(), mine: false, won: 1, points: 8, played: 2 },
        ],
        earlier: vec![(day(20), 4), (day(19), 1)],
    }
}

pub(crate) fn oh_no() -> &'static GameOffer {
    &GAMES[0]
}

fn usual(lang: Lang) -> NewTableForm {
    NewTableForm::usual(oh_no(), "sergeant", lang)
}

fn wrong(lang: Lang) -> NewTableForm {
    usual(lang).filled(&sent())
}

/// What a browser sends.
pub(crate) fn sent() -> Vec<(String, String)> {
    let fields = [
        ("game", "oh-no"),
        ("option.level", "3"),
        ("option.matrix", "piles"),
        ("seat1", "me"),
        ("bot1", "sergeant"),
        ("seat2", "me"),
        ("bot2", "sergeant"),
        ("seat3", "bot"),
        ("bot3", "captain"),
        ("seat4", "link"),
        ("bot4", "sergeant"),
        ("seat5", "closed"),
        ("bot5", "sergeant"),
        ("open", "on"),
        ("lang", "en"),
    ];
    fields.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

pub(crate) fn problem(field: &str, lang: Lang, en: &str, fr: &str) -> Problem {
    let message = match lang {
        Lang::En => en,
        Lang::Fr => fr,
    };
    Problem { field: field.into(), message: message.into() }
}

pub(crate) fn new_table_page(
    reader: Reader<'_>,
    form: NewTableForm,
    problems: Vec<Problem>,
) -> Markup {
    let game = oh_no();
    let reader = Reader { path: "/new?game=oh-no", ..reader };
    new_table(&NewTablePage { reader, games: &GAMES, game, bots: BOTS, form, problems })
}

pub(crate) fn lobby_page(reader: Reader<'_>, is_host: bool, seats: Vec<LobbySeat>) -> Lobby<'_> {
    Lobby {
        club: Some("c"),
        reader: Reader { path: "/t/vega-otter-41", ..reader },
        table: "vega-otter-41",
        game: "oh-no",
        options: chosen("2"),
        seats,
        invite: "https://rempart.example/t/vega-otter-41",
        host: "Camille",
        is_host,
        starts_itself: false,
        open: true,
        hints: false,
        clock: Some(room::Clock::Turns { days: 3 }),
        bots: BOTS,
        problems: vec![],
    }
}

fn gathering(host: bool) -> Vec<LobbySeat> {
    let seat = |sitter, mine| LobbySeat { sitter, mine };
    vec![
        seat(person("Camille"), host),
        seat(bot("captain"), false),
        seat(person("Jean-Sébastien-Maximilien"), false),
        seat(SeatHolder::Nobody, false),
        seat(SeatHolder::Nobody, false),
    ]
}

fn full() -> Vec<LobbySeat> {
    let seat = |sitter, mine| LobbySeat { sitter, mine };
    vec![seat(person("Camille"), true), seat(bot("cadet"), false), seat(person("Nils"), false)]
}

fn person(name: &str) -> SeatHolder {
    SeatHolder::Person(name.into())
}

fn bot(level: &str) -> SeatHolder {
    SeatHolder::Bot(level.into())
}

fn chosen(level: &str) -> Chosen {
    vec![("level".into(), level.into()), ("matrix".into(), "mixed".into())]
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

fn counts(game: &str, options: &[(&str, &str)]) -> Counts {
    let tally = |games, won| TallyShown { games, won, drawn: 0, best: Some(31) };
    let chosen = |(key, value): &(&str, &str)| vec![(key.to_string(), value.to_string())];
    let by_options = options.iter().map(|it| (chosen(it), tally(6, 4))).collect();
    Counts {
        game: game.to_string(),
        total: tally(12, 7),
        by_options,
        by_players: vec![(3, tally(8, 5)), (4, tally(4, 2))],
        by_bots: vec![(vec![], tally(2, 1)), (names(&["cadet", "captain"]), tally(10, 6))],
    }
}

fn my_own_results(me: Reader<'_>) -> MyResults<'_> {
    let rated = Rated { value: 27.346, spread: 3.1, games: 9 };
    MyResults {
        reader: Reader { signed_in: true, ..me },
        games: vec![
            (counts("oh-no", &[("level", "0"), ("level", "2")]), None),
            (counts("xeno", &[("invasion", "on"), ("invasion", "off")]), Some(rated)),
        ],
        ranked: Some(true),
    }
}

fn everybodys_results(me: Reader<'_>) -> GameResults<'_> {
    let rated = |value, games| Rated { value, spread: 2.2, games };
    let ranked = |name: &str, rated, mine| RankedShown {
        name: name.into(),
        login: name.to_lowercase(),
        rated,
        mine,
    };
    GameResults {
        reader: me,
        counts: counts("planisphere", &[("rounds", "10"), ("rounds", "none")]),
        ranking: vec![
            ranked("Béatrice", rated(31.52, 24), false),
            ranked("Camille", rated(27.346, 9), true),
        ],
        games: vec!["oh-no", "planisphere", "invazions", "pulp", "xeno"],
    }
}

fn my_tables(lang: Lang) -> Vec<MyTable> {
    let ask = problem("", lang, "Zap or let it pass?", "Zapper ou laisser passer\u{202f}?").message;
    let guided = TableStanding::YourTurn { ask: ask.clone() };
    let table = |id: &str, with: &[&str], standing, ago| MyTable {
        id: id.into(),
        game: "oh-no".into(),
        guide: (id == "g").then(|| lang.say("learn-first")),
        with: names(with),
        standing,
        ago,
        unseen: (ago / 60) as usize % 7,
        left: (ago < 1000).then_some(room::TimeLeft { milliseconds: 180_000_000, runs: true }),
    };
    vec![
        table("a", &["Béatrice", "Théo", "Nils"], TableStanding::YourTurn { ask }, 130),
        table("b", &["Ida", "Lou"], TableStanding::Waiting { whom: names(&["Ida"]) }, 90_000),
        table("c", &["Marek"], TableStanding::Gathering { free: 2 }, 4000),
        table("g", &["Nova"], guided, 6000),
    ]
}

fn open_tables() -> Vec<OpenTable> {
    let table = |id: &str, host: &str, seats, level, lang, ago| OpenTable {
        id: id.into(),
        game: "oh-no".into(),
        host: host.into(),
        seats,
        options: chosen(level),
        lang,
        ago,
    };
    let free = || SeatHolder::Nobody;
    vec![
        table(
            "d",
            "Marek",
            vec![person("Marek"), person("Ida"), free(), free()],
            "1",
            Lang::En,
            20,
        ),
        table(
            "e",
            "Lou",
            vec![person("Lou"), person("Alix"), person("Joël"), bot("captain"), free()],
            "3",
            Lang::Fr,
            700,
        ),
        table(
            "f",
            "Jean-Sébastien",
            vec![person("Jean-Sébastien"), bot("cadet"), free()],
            "0",
            Lang::Fr,
            7300,
        ),
    ]
}

fn finished_games(lang: Lang) -> Vec<FinishedGame> {
    let game = |id: &str, players: &[&str], level, ending, won, day| FinishedGame {
        id: id.into(),
        game: "oh-no".into(),
        options: chosen(level),
        players: names(players),
        ending,
        won,
        mark: won.then_some(DealMark::Day(Date { year: 2026, month: 11, day })),
        date: Date { year: 2026, month: 11, day },
    };
    let won = problem(
        "",
        lang,
        "The Matrix is destroyed: 3 survivors, 9 points.",
        "La Matrice est détruite\u{a0}: 3 survivants, 9 points.",
    )
    .message;
    let lost =
        problem("", lang, "The eighth shield is out.", "Le huitième bouclier est sorti.").message;
    vec![
        game("g", &["Camille", "Nils", "Ida"], "1", won, true, 20),
        game("h", &["Camille", "Béatrice", "Jean-Sébastien", "Théo", "Nils"], "3", lost, false, 19),
    ]
}

pub(crate) fn victories() -> Vec<VictoryShown> {
    let victory = |id: &str, level: &str, team: &[(&str, bool)], points, day| VictoryShown {
        id: id.into(),
        game: "oh-no".into(),
        level: level.into(),
        team: team
            .iter()
            .map(|(name, survived)| Teammate { name: name.to_string(), survived: *survived })
            .collect(),
        points,
        date: Date { year: 2026, month: 11, day },
    };
    vec![
        victory(
            "i",
            "3",
            &[("Camille", true), ("Béatrice", true), ("Théo", false), ("Nils", true)],
            21,
            20,
        ),
        victory("j", "1", &[("Ida", true), ("Lou", false), ("Camille", false)], 3, 14),
        victory(
            "k",
            "2",
            &[
                ("Camille", true),
                ("Jean-Sébastien-Maximilien", true),
                ("Marek", true),
                ("Alix", true),
                ("Joël", true),
            ],
            25,
            1,
        ),
        victory("l", "0", &[("Camille", true), ("Nils", true), ("Ida", true)], 6, 1),
    ]
}

fn mishap(reader: Reader<'_>, mishap: Mishap) -> Markup {
    let back = (mishap == Mishap::Conflict).then_some("/t/vega-otter-41");
    error(&ErrorPage { reader, mishap, detail: None, rule: None, back })
}
