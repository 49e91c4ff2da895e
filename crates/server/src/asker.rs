//! Who asks: their cookie, their language, and what kind of answer they want.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use desk::Asking;
use desk::refusal::way_back;
use frame::shell::{Offline, Reader};
use ipnet::IpNet;
use store::Person;
use web::site::{ErrorPage, Mishap};
use words::Lang;

use crate::App;
use crate::accounts::session_id;
use crate::bans::Welcome;
use crate::limits::{Deed, Requester};
use crate::names::{playful, token};
use crate::offline;
use crate::trouble::Trouble;

const PERSON_COOKIE: &str = "rempart";
const LANG_COOKIE: &str = "lang";
const COOKIE_DAYS: i64 = 400;

/// How the cookie of somebody who is signed in begins. The cookie of a guest is their id.
const SESSION: &str = "s.";

/// An address may let bots think this many times as often as one person may.
const SHARED: u32 = 4;

/// The person or program that asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) lang: Lang,
    /// Whether the answer is for a program rather than for a browser.
    pub(crate) json: bool,
    /// The path and the query.
    pub(crate) path: String,
    /// The scheme and host by which the asker knows this server.
    pub(crate) origin: String,
    /// The address from which they come.
    ip: Option<IpAddr>,
    /// Whether they ask for something of the API.
    api: bool,
    /// The session that their token proves, if they sent one.
    token: Option<String>,
    /// The session in which they are signed in.
    session: Option<String>,
    /// How many tables wait for them.
    waiting: usize,
    known: Arc<OnceLock<Person>>,
}

impl Asker {
    pub(crate) fn person(&self) -> Option<&Person> {
        self.known.get()
    }

    pub(crate) fn id(&self) -> Option<String> {
        self.person().map(|it| it.id.clone())
    }

    /// The id of the session in which they are signed in; none for guests.
    pub(crate) fn session(&self) -> Option<&str> {
        self.session.as_deref()
    }

    /// The id of the session that their token proves.
    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// What the desk knows of them.
    pub(crate) fn asking(&self) -> Asking<'_> {
        let person = self.person().map(|it| it.id.as_str());
        Asking { reader: self.reader(), person, origin: &self.origin, club: None }
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader {
            lang: self.lang,
            name: self.person().map(|it| it.name.as_str()),
            path: &self.path,
            signed_in: self.session.is_some(),
            waiting: self.waiting,
            offline: if offline::program().is_some() { Offline::Offered } else { Offline::No },
        }
    }

    /// The person who asks; a stranger becomes a guest, with a random name.
    pub(crate) async fn somebody(&self, app: &App) -> Result<Person, Trouble> {
        if let Some(person) = self.person() {
            return Ok(person.clone());
        }
        self.may(app, Deed::Open)?;
        let (id, name) = (token(26), playful(self.lang));
        let person = Person { id, name, lang: self.lang.code().to_string() };
        tracing::info!(person = person.id, address = self.address(), "somebody new");
        app.store.add_person(&person).await?;
        Ok(self.known.get_or_init(|| person).clone())
    }

    /// Refuses a banned person or address, with the reason.
    pub(crate) fn welcome(&self, app: &App) -> Result<Welcome, Trouble> {
        app.bans.welcome(self.person().map(|it| it.id.as_str()), &self.address())
    }

    /// Counts an action, and refuses it if it was done too often.
    pub(crate) fn may(&self, app: &App, deed: Deed) -> Result<(), Trouble> {
        if matches!(deed, Deed::Open | Deed::Talk | Deed::SignUp) {
            self.welcome(app)?;
        }
        let counted = match (deed, self.person()) {
            (Deed::Talk | Deed::Call, Some(person)) => vec![Requester::one(&person.id)],
            // Somebody may be many guests, but still has one address.
            (Deed::Think, Some(person)) => {
                let mut counted = self.counted("", SHARED);
                counted.push(Requester::one(&person.id));
                counted
            }
            _ => self.counted("", 1),
        };
        app.limits.allow(deed, &counted)
    }

    /// Refuses a bad token, and programs that ask too often.
    fn may_call(&self, app: &App, stranger: bool) -> Result<(), Trouble> {
        if stranger {
            return Err(Trouble::unknown("error-token"));
        }
        if self.api { self.may(app, Deed::Call) } else { Ok(()) }
    }

    /// Counts a try of a password for `login`, and refuses it if there were too many. Tries are
    /// counted by address and name together, so that nobody can lock out somebody else.
    pub(crate) fn may_sign_in(&self, app: &App, login: &str) -> Result<(), Trouble> {
        self.may(app, Deed::SignIn)?;
        app.limits.allow(Deed::SignInAs, &self.counted(login, 1))
    }

    /// The keys under which an action counts, if an address may do it `weight` times as often.
    fn counted(&self, what: &str, weight: u32) -> Vec<Requester> {
        let nets = self.ip.map_or_else(Vec::new, nets_of).into_iter();
        let counted =
            |(net, more)| Requester { who: format!("{net} {what}"), weight: more * weight };
        nets.map(counted).collect()
    }

    /// Their address; for IPv6, the /64 network of a household.
    pub(crate) fn address(&self) -> String {
        self.ip.map_or_else(String::new, household)
    }
}

/// Answers a request. Errors from before it is known who asks are put into words here. While the
/// database is away, the answer comes at once.
pub(crate) async fn meet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let nobody = read_asker(&app, &request, None);
    let mut away = app.away.clone();
    let answered = tokio::select! {
        biased;
        _ = away.wait_for(|it| *it) => Err(Trouble::away()),
        answered = met(app, request, next) => answered,
    };
    answered.unwrap_or_else(|trouble| in_words(&nobody, &trouble))
}

/// Finds out who asks, lets the request through, and puts its errors into words.
async fn met(app: Arc<App>, mut request: Request, next: Next) -> Result<Response, Trouble> {
    let jar = SignedCookieJar::from_headers(request.headers(), app.key.clone());
    let token = bearer(request.headers()).map(session_id);
    let (known, session) = match (&token, jar.get(PERSON_COOKIE)) {
        // A request with a token comes from the token's owner or from nobody, whatever cookies come
        // along.
        (Some(id), _) => (app.store.session(id).await?, None),
        (None, Some(cookie)) => recognise(&app, cookie.value()).await?,
        (None, None) => (None, None),
    };
    let stranger = token.is_some() && known.is_none();
    let was_known = known.is_some();
    let waiting = match &known {
        Some(it) => app.hub.waiting(&it.id).await?,
        None => 0,
    };
    let asker = Asker { session, token, waiting, ..read_asker(&app, &request, known) };
    if let Err(trouble) = asker.may_call(&app, stranger) {
        return Ok(in_words(&asker, &trouble));
    }
    let chosen = chosen_lang(&request);
    request.extensions_mut().insert(asker.clone());
    let mut response = next.run(request).await;
    if let Some(trouble) = trouble_of(&response) {
        response = in_words(&asker, &trouble);
    }
    let told = was_known || asker.api || is_told(&response);
    if let (false, Some(person)) = (told, asker.person()) {
        let jar = jar.add(lasting(PERSON_COOKIE, person.id.clone(), &asker));
        response = (jar, response).into_response();
    }
    if let Some(lang) = chosen {
        response = (lang_cookie(lang, &asker), response).into_response();
    }
    Ok(response)
}

/// The token in `Authorization: Bearer`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = text(headers, header::AUTHORIZATION.as_str()).split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The person with this cookie, and the session in which they are signed in.
async fn recognise(
    app: &App,
    cookie: &str,
) -> Result<(Option<Person>, Option<String>), store::Error> {
    let Some(token) = cookie.strip_prefix(SESSION) else {
        return Ok((app.store.guest(cookie).await?, None));
    };
    let id = session_id(token);
    let person = app.store.session(&id).await?;
    let session = person.is_some().then_some(id);
    Ok((person, session))
}

/// Whether the answer already sets the cookie.
fn is_told(response: &Response) -> bool {
    let all = response.headers().get_all(header::SET_COOKIE);
    let ours = |it: &header::HeaderValue| {
        it.as_bytes().strip_prefix(PERSON_COOKIE.as_bytes()).is_some_and(|it| it[0] == b'=')
    };
    all.iter().any(ours)
}

/// The cookie of somebody who has just signed in.
pub(crate) fn session_cookie(app: &App, asker: &Asker, token: &str) -> SignedCookieJar {
    let jar = SignedCookieJar::from_headers(&HeaderMap::new(), app.key.clone());
    jar.add(lasting(PERSON_COOKIE, format!("{SESSION}{token}"), asker))
}

/// Removes the cookie of somebody who has signed out.
pub(crate) fn no_cookie(app: &App, asker: &Asker) -> SignedCookieJar {
    let mut gone = lasting(PERSON_COOKIE, String::new(), asker);
    gone.set_max_age(time::Duration::ZERO);
    SignedCookieJar::from_headers(&HeaderMap::new(), app.key.clone()).add(gone)
}

/// The address of the visitor: behind a `trusted` web server, what that server says.
fn address_of(peer: Option<IpAddr>, trusted: &[IpNet], headers: &HeaderMap) -> Option<IpAddr> {
    let believed = peer.is_some_and(|it| is_trusted(it, trusted));
    let from = forwarded_for(headers).filter(|_| believed).or(peer);
    from.map(|it| it.to_canonical())
}

/// The networks that contain an address, and how many households each may count as. With more of
/// IPv6 than a household has, a visitor could use thousands of households, so wider networks have
/// limits of their own.
fn nets_of(address: IpAddr) -> Vec<(IpNet, u32)> {
    let masks: &[(u8, u32)] =
        if address.is_ipv4() { &[(32, 1)] } else { &[(64, 1), (56, 4), (48, 16)] };
    masks.iter().map(|(mask, more)| (IpNet::new_assert(address, *mask).trunc(), *more)).collect()
}

/// Whether this is the address of a web server that is believed when it says for whom it asks.
pub(crate) fn is_trusted(peer: IpAddr, trusted: &[IpNet]) -> bool {
    trusted.iter().any(|net| net.contains(&peer.to_canonical()))
}

/// The last value of the last line. Web servers append their value to the line, or add one more
/// line below it; whatever stands before may be made up by the visitor.
pub(crate) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?;
    line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// An address; for IPv6, the /64 network of a household.
pub(crate) fn household(address: IpAddr) -> String {
    match address {
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => ip.to_string(),
            None => Ipv6Addr::from(u128::from(ip) >> 64 << 64).to_string(),
        },
        IpAddr::V4(ip) => ip.to_string(),
    }
}

fn read_asker(app: &App, request: &Request, known: Option<Person>) -> Asker {
    let headers = request.headers();
    let uri = request.uri();
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let lang = chosen_lang(request)
        .or_else(|| Lang::from_code(&plain_cookie(headers, LANG_COOKIE)?))
        .unwrap_or_else(|| Lang::preferred(text(headers, header::ACCEPT_LANGUAGE.as_str())));
    let scheme = match text(headers, "x-forwarded-proto") {
        "https" => "https",
        _ => "http",
    };
    let api = is_api(uri.path());
    Asker {
        lang,
        json: api || text(headers, header::ACCEPT.as_str()).contains("application/json"),
        api,
        token: None,
        path: uri.path_and_query().map_or_else(String::new, ToString::to_string),
        origin: format!("{scheme}://{}", text(headers, header::HOST.as_str())),
        ip: address_of(address.map(|it| it.ip()), app.trusted, headers),
        session: None,
        waiting: 0,
        known: Arc::new(known.map_or_else(OnceLock::new, OnceLock::from)),
    }
}

/// Whether a path belongs to the API, and not to the page about it.
fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default()
}

fn plain_cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let jar = axum_extra::extract::CookieJar::from_headers(headers);
    jar.get(name).map(|it| it.value().to_string())
}

/// The language that a link of the page asks for: `?lang=fr`.
fn chosen_lang(request: &Request) -> Option<Lang> {
    let query = request.uri().query()?;
    query.split('&').find_map(|it| Lang::from_code(it.strip_prefix("lang=")?))
}

fn lasting(name: &'static str, value: String, asker: &Asker) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(asker.origin.starts_with("https"))
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build()
}

/// The cookie that remembers the language.
pub(crate) fn lang_cookie(lang: Lang, asker: &Asker) -> axum_extra::extract::CookieJar {
    let cookie = lasting(LANG_COOKIE, lang.code().to_string(), asker);
    axum_extra::extract::CookieJar::new().add(cookie)
}

/// What went wrong, even if none of our code was asked: no such page, or too long a form.
fn trouble_of(response: &Response) -> Option<Trouble> {
    let status = response.status();
    if let Some(trouble) = response.extensions().get::<Trouble>() {
        return Some(trouble.clone());
    }
    let ours = response.headers().get(header::CONTENT_TYPE);
    let plain = ours.is_none_or(|it| it.as_bytes().starts_with(b"text/plain"));
    let wrong = status.is_client_error() || status.is_server_error();
    (wrong && plain).then(|| Trouble::new(status, key_of(status)))
}

fn key_of(status: StatusCode) -> &'static str {
    match status.as_u16() {
        404 => "error-not-found",
        405 => "error-method",
        413 => "error-too-large",
        400..=499 => "error-malformed",
        _ => "error-broken",
    }
}

fn in_words(asker: &Asker, trouble: &Trouble) -> Response {
    let sentence = trouble.sentence(asker.lang);
    let headers = told_beside(trouble);
    if asker.json {
        return (trouble.status, headers, Json(trouble.problem(asker.lang))).into_response();
    }
    let rule = trouble.rule.as_deref().map(|it| (it.address(), it.why(asker.lang)));
    let page = ErrorPage {
        reader: asker.reader(),
        mishap: Mishap::of(trouble.status.as_u16()),
        detail: Some(&sentence),
        rule: rule.as_ref().map(|(href, words)| (href.as_str(), words.as_str())),
        // Somebody who may not see a page is not sent back to it.
        back: way_back(&asker.path).filter(|_| trouble.status != StatusCode::FORBIDDEN),
    };
    (trouble.status, headers, Html(web::site::error(&page).into_string())).into_response()
}

/// Headers for programs: how to authenticate, and when to try again.
fn told_beside(trouble: &Trouble) -> HeaderMap {
    let mut headers = HeaderMap::new();
    if trouble.status == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let Some(again) = trouble.again {
        headers.insert(header::RETRY_AFTER, again.get().into());
    }
    headers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    #[test]
    fn only_a_trusted_web_server_is_believed() {
        let from = |peer: &str, lines: &[&'static str]| {
            let line = |it: &&'static str| {
                let name = header::HeaderName::from_static("x-forwarded-for");
                (name, header::HeaderValue::from_static(it))
            };
            let headers: HeaderMap = lines.iter().map(line).collect();
            let ip = address_of(peer.parse().ok(), Config::default().trusted, &headers);
            household(ip.unwrap())
        };
        assert_eq!(from("127.0.0.1", &["198.51.100.7, 203.0.113.9"]), "203.0.113.9");
        assert_eq!(from("::ffff:127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["198.51.100.7", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(from("127.0.0.1", &["203.0.113.9", "what?"]), "127.0.0.1");
        assert_eq!(from("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(from("203.0.113.9", &["198.51.100.7"]), "203.0.113.9");
        assert_eq!(from("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(from("::ffff:203.0.113.9", &[]), "203.0.113.9");
    }

    #[test]
    fn of_the_long_addresses_what_is_around_counts_as_well() {
        let nets = |it: &str| {
            let nets = nets_of(it.parse().unwrap()).into_iter();
            nets.map(|(net, weight)| format!("{net} {weight}")).collect::<Vec<_>>()
        };
        assert_eq!(nets("203.0.113.9"), ["203.0.113.9/32 1"]);
        let around = ["2001:db8:1:23ff::/64 1", "2001:db8:1:2300::/56 4", "2001:db8:1::/48 16"];
        assert_eq!(nets("2001:db8:1:23ff:4:5:6:7"), around);
    }
}
