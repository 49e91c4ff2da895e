//! Which address does what. What other people or a server are needed for is not here.

use desk::forms::{self, FormFields, field, level_in, must_seat, page_in, seat_in, words_in};
use desk::future::{self, PastDecision};
use desk::puzzle::{self, Posed, PuzzleHistory};
use desk::{Asking, USUAL_BOT, days, import, lists, looks, offer, offers, opening};
use facts::{Status, TableFacts};
use percent_encoding::percent_decode_str;
use room::{Known, Objection, Request};
use tabletop::Seat;
use web::guide::Guide;
use web::site::{self, Problem, SeatChoice};
use words::Lang;

use crate::Solo;
use crate::answer::{self, SoloRefusal, html, redirect};
use crate::files::ME;
use crate::message::{AddressAnswer, AddressAsked};
use crate::solo::{Granted, SoloReply};

/// The fields of a form or of a query.
pub(crate) fn fields_of(text: &str) -> FormFields {
    let plain = |it: &str| {
        let spaced = it.replace('+', " ");
        percent_decode_str(&spaced).decode_utf8_lossy().into_owned()
    };
    let pairs = text.split('&').filter(|it| !it.is_empty());
    pairs
        .map(|it| it.split_once('=').unwrap_or((it, "")))
        .map(|(k, v)| (plain(k), plain(v)))
        .collect()
}

/// An answer, or nothing yet: it follows when something is kept or thought.
type Answered = Granted<Option<AddressAnswer>>;

fn now(answer: AddressAnswer) -> Answered {
    Ok(Some(answer))
}

impl Solo {
    pub(crate) fn asked(&mut self, asked: AddressAsked) {
        let (path, query) = asked.path.split_once('?').unwrap_or((&asked.path, ""));
        let (path, query) = (path.to_string(), fields_of(query));
        if let Some(lang) = field(&query, "lang").filter(|_| asked.method == "GET") {
            self.speak(lang);
        }
        let words: Vec<&str> = path.split('/').filter(|it| !it.is_empty()).collect();
        let answered = match asked.method.as_str() {
            "GET" => self.get(&asked, &words, &query),
            _ => self.post(&asked, &words, &fields_of(&asked.body)),
        };
        match answered {
            Ok(None) => {}
            Ok(Some(answer)) => self.give(&asked, Ok(answer)),
            Err(refusal) => self.give(&asked, Err(refusal)),
        }
    }

    /// Another language from now on.
    fn speak(&mut self, code: &str) {
        let lang = Lang::from_code(code).filter(|it| *it != self.lang());
        if let Some(lang) = lang {
            self.owner.lang = lang.code().to_string();
            self.remember_owner();
        }
    }

    fn get(&mut self, asked: &AddressAsked, words: &[&str], query: &FormFields) -> Answered {
        let path = asked.path.as_str();
        match words {
            [] => now(self.home(asked)?),
            ["new"] => {
                let game = opening::game_of(query)?;
                let (form, problems) = opening::filled(self.lang(), game, query);
                now(html(opening::form_page(
                    &self.asking(path, &asked.origin),
                    game,
                    form,
                    problems,
                )))
            }
            ["tables"] => {
                let tables = self.my_tables(asked)?;
                now(html(site::tables(&site::MyTables { reader: self.reader(path), tables })))
            }
            ["finished"] => now(self.finished(asked)?),
            ["name"] => {
                let back = inside(field(query, "back")).to_string();
                now(self.name_page(path, &self.owner.name, &back, Vec::new()))
            }
            ["lang", code] => {
                self.speak(code);
                now(redirect(inside(field(query, "back"))))
            }
            ["import"] => now(html(import::page(self.reader(path), None))),
            ["offline"] => now(html(site::offline(&self.reader(path), site::OfflineWay::Alone))),
            ["t", id, rest @ ..] => self.get_table(asked, id, rest, query),
            _ => self.get_known(asked, words, query),
        }
    }

    /// What is the same for everybody.
    fn get_known(&self, asked: &AddressAsked, words: &[&str], query: &FormFields) -> Answered {
        let path = asked.path.as_str();
        match words {
            ["rules"] => now(html(site::learn(&self.reader(path), &offers()))),
            ["rules", game] => found(site::rules(&self.reader(path), game)),
            ["cards", game] => found(site::cards(&self.reader(path), game, query)),
            ["lists", game] => {
                let game = catalogue::info(game).map_err(|_| SoloRefusal::not_found())?;
                let chosen = query.iter().filter_map(|(name, value)| {
                    Some((name.strip_prefix("option.")?.to_string(), value.clone()))
                });
                let players = field(query, "players").and_then(|it| it.parse().ok());
                let players = players.unwrap_or(game.players.0);
                found(site::lists(&self.reader(path), &offer(game), &chosen.collect(), players))
            }
            ["workshop", game] => now(html((workshop(game)?.page)(&self.reader(path), query))),
            ["puzzles", rest @ ..] => self.get_puzzles(path, rest, query),
            ["workshop", game, "file"] => {
                let text = (workshop(game)?.built)(query) + "\n";
                now(answer::saved(&format!("{game}.txt"), text))
            }
            ["assets", name] => asset(name),
            ["manifest", lang] => {
                let lang = Lang::from_code(lang).ok_or_else(SoloRefusal::not_found)?;
                now(answer::asset("application/manifest+json", site::manifest(lang)))
            }
            _ => Err(SoloRefusal::needs_server()),
        }
    }

    fn get_puzzles(&self, path: &str, words: &[&str], query: &FormFields) -> Answered {
        match words {
            [] => now(html(puzzle::all(self.reader(path), &self.puzzles()))),
            [game] => {
                let (reader, theme) = (self.reader(path), field(query, "theme"));
                found(puzzle::of_game(reader, game, theme, &self.puzzles(), &[]))
            }
            [game, "day"] => {
                let number = puzzle::number_of_day(game, &self.today());
                let number = number.ok_or_else(SoloRefusal::not_found)?;
                now(redirect(&puzzle::address(game, number, None)))
            }
            [game, number] => {
                let (posed, theme) = (posed(game, number)?, field(query, "theme"));
                let reader = self.reader(path);
                now(html(puzzle::page(reader, &posed, theme, &self.puzzles(), &[])?))
            }
            _ => Err(SoloRefusal::not_found()),
        }
    }

    fn get_table(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        rest: &[&str],
        query: &FormFields,
    ) -> Answered {
        match rest {
            [] => {
                self.room(id)?;
                let seat = self.state(id)?.seat_of(ME);
                let seen = seat.and_then(|it| self.shelf(id).ok()?.look(it));
                let arrives = Request::Arrive { person: self.me(), seen };
                self.ask(id, arrives, SoloReply::Page(asked.clone()))?;
                Ok(None)
            }
            ["back"] => {
                let access = self.access(id)?;
                let mine = field(query, "mine").is_some();
                self.draw(asked, id, |showing, asking| showing.back(asking, access, mine))
            }
            _ => self.get_past(asked, id, rest, query),
        }
    }

    /// What is seen of a game afterwards.
    fn get_past(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        rest: &[&str],
        query: &FormFields,
    ) -> Answered {
        let number = |name| field(query, name).and_then(|it| it.parse().ok());
        match rest {
            ["replay"] => {
                let seat = field(query, "seat").and_then(|it| it.parse().ok());
                let look = looks(number("ply"), number("line"), seat);
                let chances = self.chances(id);
                self.draw(asked, id, |showing, asking| {
                    showing.look_back(asking, look, chances.as_ref())
                })
            }
            ["review"] => {
                let page = self.review_page(asked, id, number("at"))?;
                now(html(page))
            }
            ["future"] => self.get_future(asked, id, query),
            ["moment"] => {
                let ply = number("ply").ok_or_else(|| Objection::senseless("error-no-seq"))?;
                let now = self.now;
                let (game, seat) = future::over(self.state(id)?, ME, now)?;
                let then = future::moment(&*game, ply)?;
                self.draw(asked, id, |it, asking| Ok(it.looked_at(asking, seat, &*then)))
            }
            ["comic"] => {
                let now = self.now;
                self.draw(asked, id, |it, asking| it.comic(asking, now))
            }
            ["comic.svg"] => self.get_comic_sheet(asked, id),
            ["record"] => {
                let lang = self.lang();
                let names = self.state(id)?.names(lang);
                let record = tabletop::Record { names, ..self.shelf(id)?.record() };
                now(answer::saved(&format!("{id}.rec"), record.to_string()))
            }
            _ => Err(SoloRefusal::needs_server()),
        }
    }

    /// What followed a decision, or might have.
    fn get_future(&mut self, asked: &AddressAsked, id: &str, query: &FormFields) -> Answered {
        let ply = field(query, "ply").and_then(|it| it.parse().ok());
        let ply = ply.ok_or_else(|| Objection::senseless("error-no-seq"))?;
        let other = field(query, "move").map(str::to_string);
        let now = self.now;
        let (game, seat) = future::over(self.state(id)?, ME, now)?;
        let then = future::future(&*game, &PastDecision { seat, ply, other })?;
        self.draw(asked, id, |it, asking| Ok(it.looked_at(asking, seat, &*then)))
    }

    /// The story of a game as one picture.
    fn get_comic_sheet(&mut self, asked: &AddressAsked, id: &str) -> Answered {
        let (owner, time) = (self.owner.clone(), self.now);
        let asking = owner.asking(&asked.path, &asked.origin);
        now(answer::picture(self.showing(id)?.comic_sheet(&asking, time)?))
    }

    fn post(&mut self, asked: &AddressAsked, words: &[&str], fields: &FormFields) -> Answered {
        match words {
            ["new"] => self.open_form(asked, fields),
            ["play-now"] => {
                let game = opening::game_of(fields)?;
                let plan = opening::plan(opening::usual(self.lang(), game), &self.me());
                self.open(asked, plan)?;
                Ok(None)
            }
            ["guide", id] => {
                let guide = Guide::of(id).ok_or_else(SoloRefusal::not_found)?;
                let plan = opening::guide(self.lang(), guide, &self.me())?;
                self.open(asked, plan)?;
                Ok(None)
            }
            ["name"] => self.take_name(asked, fields),
            // A file, which the worker sends as the text of its field.
            ["workshop", game] => {
                now(html((workshop(game)?.page)(&self.reader(&asked.path), fields)))
            }
            ["import"] => self.import(asked, fields),
            ["puzzles", rest @ ..] => self.post_puzzle(asked, rest, fields),
            ["t", id, what] => self.post_table(asked, id, what, fields),
            _ => Err(SoloRefusal::needs_server()),
        }
    }

    fn post_puzzle(
        &mut self,
        asked: &AddressAsked,
        words: &[&str],
        fields: &FormFields,
    ) -> Answered {
        match words {
            [game, number] => {
                let mv = field(fields, "move").unwrap_or_default();
                self.answer_puzzle(asked, &posed(game, number)?, mv)
            }
            [game, number, "on"] => {
                let plan = posed(game, number)?.plan(self.lang(), &self.me())?;
                self.open(asked, plan)?;
                Ok(None)
            }
            _ => Err(SoloRefusal::not_found()),
        }
    }

    fn answer_puzzle(&mut self, asked: &AddressAsked, posed: &Posed, mv: &str) -> Answered {
        let answered = posed.answered(ME, mv, self.now / 1000);
        self.owner.answered(answered.ok_or_else(|| Objection::senseless("error-no-move"))?);
        let query = asked.path.split_once('?').map(|it| fields_of(it.1));
        let theme = query.as_ref().and_then(|it| field(it, "theme"));
        let to = redirect(&puzzle::address(posed.game, posed.number, theme));
        self.keep_owner(asked.call, to);
        Ok(None)
    }

    fn post_table(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        what: &str,
        fields: &FormFields,
    ) -> Answered {
        let (call, json, me) = (asked.call, asked.json, self.me());
        let reply = |advances| SoloReply::Done { call, json, advances };
        match what {
            "sit" | "beside" | "say" => {
                let request = self.of_somebody(what, fields)?;
                self.ask(id, request, reply(what == "say"))?;
            }
            "confirms" => {
                self.set_confirms(field(fields, "on") == Some("1"));
                self.keep_owner(call, answer::done(json, id, None));
            }
            "hint" => self.consult(asked, id, page_in(fields)?)?,
            "again" | "same-deal" | "replay" => return self.open_from(asked, id, what, fields),
            "leave" => {
                self.ask(id, Request::Leave { person: me }, SoloReply::Tables { call, json })?
            }
            _ => {
                let form = forms::asked(what, me, fields)?.ok_or_else(SoloRefusal::needs_server)?;
                self.ask(id, form.request, reply(form.advances))?;
            }
        }
        Ok(None)
    }

    /// What names somebody, whom a server would have to look up.
    fn of_somebody(&mut self, what: &str, fields: &FormFields) -> Granted<Request> {
        let (person, known) = (self.me(), Known::default());
        let text = |name| field(fields, name).unwrap_or_default();
        Ok(match what {
            "sit" => Request::Sit { person, seat: seat_in(fields)?, known },
            "say" => Request::Say { person, words: words_in(text("text"))?, known },
            _ => {
                let name = self.named(text("name"));
                Request::SitBeside { person, seat: must_seat(fields)?, name, known }
            }
        })
    }

    /// Opens a table from another one.
    fn open_from(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        what: &str,
        fields: &FormFields,
    ) -> Answered {
        match what {
            "again" => {
                let known = self.state(id)?.facts().rematch.clone();
                if let Some(table) = known {
                    return now(answer::done(asked.json, &table, None));
                }
                let plan = self.state(id)?.plan_again(ME)?;
                let next = self.open(asked, plan)?;
                let request = Request::SetRematch { host: ME.to_string(), next };
                self.ask(id, request, SoloReply::Nothing)?;
            }
            "same-deal" => {
                let plan = self.state(id)?.plan_same_deal(ME)?;
                self.open(asked, plan)?;
                self.ask(id, Request::GiveUp, SoloReply::Nothing)?;
            }
            _ => {
                let seat = Seat(must_seat(fields)? as u8);
                let ply = field(fields, "ply").and_then(|it| it.parse().ok());
                let ply = ply.ok_or_else(|| Objection::senseless("error-no-seq"))?;
                // A game for one player has no bots, so any level will do.
                let level = level_in(fields).unwrap_or_else(|_| USUAL_BOT.to_string());
                let me = self.me();
                let plan = self.state(id)?.plan_on(&me, seat, ply, &level)?;
                self.open(asked, plan)?;
            }
        }
        Ok(None)
    }

    fn open_form(&mut self, asked: &AddressAsked, fields: &FormFields) -> Answered {
        let game = opening::game_of(fields)?;
        let mut form = opening::usual(self.lang(), game).sent(fields);
        let problems = opening::problems(self.lang(), game, &mut form, self.seed());
        if !problems.is_empty() {
            let asking = self.asking(&asked.path, &asked.origin);
            let page = html(opening::form_page(&asking, game, form, problems));
            return now(AddressAnswer { status: 422, ..page });
        }
        for seat in &mut form.seats {
            if let SeatChoice::Here(typed) = seat {
                *typed = self.named(typed);
            }
        }
        self.open(asked, opening::plan(form, &self.me()))?;
        Ok(None)
    }

    /// The day, as everywhere on the site.
    fn today(&self) -> String {
        days::day(self.now / 1000)
    }

    fn puzzles(&self) -> PuzzleHistory {
        PuzzleHistory::of(self.owner.puzzles(), self.today())
    }

    /// A game from a file: the file, then, with its text, the seat of the owner.
    fn import(&mut self, asked: &AddressAsked, fields: &FormFields) -> Answered {
        let text = field(fields, "record").unwrap_or_default();
        let game = import::record(text).and_then(|record| {
            let cards = self.cards_of(&record.game, &record.cards);
            import::replayed(record, cards.as_deref())
        });
        match game {
            Err(fault) => {
                let page = html(import::page(self.reader(&asked.path), Some(&fault)));
                now(AddressAnswer { status: 422, ..page })
            }
            Ok(game) => match game.plan(self.lang(), fields, &self.me()) {
                None => now(html(game.page(self.reader(&asked.path), text.to_string()))),
                Some(plan) => {
                    self.open(asked, plan)?;
                    Ok(None)
                }
            },
        }
    }

    /// What was typed, as a name; a made up one where nothing was.
    fn named(&mut self, typed: &str) -> String {
        let name: String = forms::tidy(typed).chars().take(NAME_MAX).collect();
        match name.is_empty() {
            false => name,
            true => desk::names::playful(
                self.lang(),
                self.seed().to_string().as_bytes()[..2].try_into().unwrap_or_default(),
            ),
        }
    }

    fn take_name(&mut self, asked: &AddressAsked, fields: &FormFields) -> Answered {
        let typed = field(fields, "name").unwrap_or_default();
        let back = inside(field(fields, "back")).to_string();
        let name: String = forms::tidy(typed).chars().take(NAME_MAX).collect();
        if name.is_empty() {
            let message = self.lang().say("error-name-empty");
            let problems = vec![Problem { field: "name".to_string(), message }];
            let page = self.name_page(&asked.path, typed, &back, problems);
            return now(AddressAnswer { status: 422, ..page });
        }
        self.rename(name);
        self.keep_owner(asked.call, redirect(&back));
        Ok(None)
    }

    fn name_page(
        &self,
        path: &str,
        typed: &str,
        back: &str,
        problems: Vec<Problem>,
    ) -> AddressAnswer {
        html(site::name(&site::NamePage { reader: self.reader(path), typed, back, problems }))
    }

    fn home(&mut self, asked: &AddressAsked) -> Granted<AddressAnswer> {
        let mine = self.my_tables(asked)?;
        Ok(html(site::home(&site::Home {
            reader: self.reader(&asked.path),
            mine,
            games: &offers(),
            open: Vec::new(),
            last_victory: None,
            puzzles: puzzle::today(&self.puzzles()),
        })))
    }

    fn ids(&self, such: impl Fn(&TableFacts) -> bool) -> Vec<String> {
        let mut found: Vec<&TableFacts> =
            self.shelves().map(|it| &it.facts).filter(|it| such(it)).collect();
        found.sort_by_key(|it| -it.changed);
        found.into_iter().map(|it| it.id.clone()).collect()
    }

    fn my_tables(&mut self, asked: &AddressAsked) -> Granted<Vec<site::MyTable>> {
        let seconds = self.now / 1000;
        let mut tables = Vec::new();
        for id in self.ids(|it| matches!(it.status, Status::Lobby | Status::Running)) {
            self.room(&id)?;
            let shelf = self.shelf(&id)?.clone();
            let owner = self.owner.clone();
            let asking = owner.asking(&asked.path, &asked.origin);
            let glimpse = self.showing(&id)?.glimpse(&asking, |seat| shelf.look(seat));
            tables.push(lists::my_table(&asking, &shelf.facts, glimpse, seconds));
        }
        lists::sort(&mut tables);
        Ok(tables)
    }

    fn finished(&mut self, asked: &AddressAsked) -> Granted<AddressAnswer> {
        let mut games = Vec::new();
        for id in self.ids(|it| it.status == Status::Finished) {
            let facts = self.shelf(&id)?.facts.clone();
            let owner = self.owner.clone();
            let asking = owner.asking(&asked.path, &asked.origin);
            let showing = self.showing(&id)?;
            games.push(site::FinishedGame {
                players: showing.names(asking.lang()),
                ending: showing.ending(&asking),
                won: facts.won,
                mark: showing.mark(),
                date: days::date(facts.changed),
                id,
                game: facts.game,
                options: facts.options,
            });
        }
        let reader = self.reader(&asked.path);
        Ok(html(site::finished(&site::Finished { reader, games, older: None })))
    }

    /// The page of a table, once its reader has arrived.
    pub(crate) fn table_page(&mut self, asked: &AddressAsked, id: &str) -> Granted<AddressAnswer> {
        let access = self.access(id)?;
        let moves = self.shelf(id)?.moves.clone();
        let page = self.draw(asked, id, |showing, asking| showing.page(asking, access, moves))?;
        page.ok_or_else(SoloRefusal::not_found)
    }

    /// Draws something of a table.
    fn draw(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        draw: impl FnOnce(desk::Showing<'_>, &Asking<'_>) -> Result<maud::Markup, Objection>,
    ) -> Answered {
        let owner = self.owner.clone();
        let asking = owner.asking(&asked.path, &asked.origin);
        now(html(draw(self.showing(id)?, &asking)?))
    }
}

/// The most characters of a name.
const NAME_MAX: usize = 24;

fn found(page: Option<maud::Markup>) -> Answered {
    page.map(|it| Some(html(it))).ok_or_else(SoloRefusal::not_found)
}

/// The puzzle that an address names.
fn posed(game: &str, number: &str) -> Granted<Posed> {
    let posed = number.parse().ok().and_then(|it| Posed::of(game, it));
    posed.ok_or_else(SoloRefusal::not_found)
}

fn workshop(game: &str) -> Granted<frame::looks::Workshop> {
    web::boards::of(game).and_then(|it| it.workshop()).ok_or_else(SoloRefusal::not_found)
}

fn asset(name: &str) -> Answered {
    let asset = web::assets::asset(name).ok_or_else(SoloRefusal::not_found)?;
    now(answer::asset(asset.kind, asset.text.to_string()))
}

/// A path within this site; anything else becomes the home page.
fn inside(path: Option<&str>) -> &str {
    let strange = |it: char| it == '\\' || it.is_control();
    let safe = |it: &&str| it.starts_with('/') && !it.starts_with("//") && !it.contains(strange);
    path.filter(safe).unwrap_or("/")
}
