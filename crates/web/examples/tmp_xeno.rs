use std::sync::Arc;
use std::{env, fs};
use tabletop::*;
use web::beside::Beside;
use web::deal::Deal;
use web::table::{Frame, Here, Said, Sitter, page};
use words::Lang;
use xeno::Ask;
use xeno::card::*;
use xeno::deck::*;
use xeno::moves::*;
use xeno::options::XenoOptions;
use xeno::view::*;

fn cards(list: &[&str]) -> Vec<Card> {
    let mut v: Vec<Card> = list.iter().map(|it| it.parse().unwrap_or_else(|_| panic!("{it}"))).collect();
    v.dedup();
    v
}
fn empire(tab: &[&str], goods: &[&str], hurt: &[&str], hand: u8) -> EmpireView {
    EmpireView {
        hand_size: hand, hand: vec![], dealt: vec![], tableau: cards(tab), stocked: cards(goods).into_iter().collect(),
        damaged: cards(hurt).into_iter().collect(), chips: 6, effort: 2, awards: 2, picks: vec![], placed: None, owes: 0,
        powers: Powers { military: 6, against_xeno: 2, defence: 1, ..Powers::default() }, used: vec![], produced: SetOf::EMPTY, bonus: false, repairs: 0, points: 19,
    }
}
fn main() {
    let dir = env::args().nth(1).unwrap();
    fs::create_dir_all(format!("{dir}/assets")).unwrap();
    for a in web::assets::ASSETS.iter().copied().chain(web::assets::pictures()) { fs::write(format!("{dir}/assets/{}", a.name), a.text).unwrap(); }
    fs::write(format!("{dir}/assets/poster-xeno.svg"), web::assets::asset("poster-xeno.svg").unwrap().text).unwrap();
    let cs = Cards::parse(Cards::BUILTIN).unwrap();
    let mut me = empire(&["alien-first-contact-team", "space-marines.1", "blaster-gem-mines", "artist-colony", "anti-xeno-assault-troops.1", "alien-robot-sentry", "terraforming-robots.1", "mining-robots.1", "galactic-engineers"], &["blaster-gem-mines", "alien-robot-sentry"], &["artist-colony"], 7);
    me.hand = cards(&["deserted-alien-library", "imperium-armaments-world", "asteroid-belt", "rebel-homeworld", "consumer-markets.1", "xeno-warrior-colony", "alien-historians"]);
    me.hand.sort();
    me.picks = vec![Action::Settle];
    let mut c = empire(&["old-earth", "spice-world", "export-duties.1", "gem-world", "anti-xeno-embassy", "galactic-trendsetters", "merchant-world", "anti-xeno-militia.1"], &["spice-world", "gem-world"], &[], 5);
    c.picks = vec![Action::Repair];
    let mut n = empire(&["rebel-cadre", "rebel-fuel-cache", "rebel-miners", "drop-ships.1", "rebel-warrior-race", "anti-xeno-rebel-force", "xeno-colony"], &["rebel-miners", "rebel-warrior-race"], &[], 3);
    n.picks = vec![Action::Develop];
    n.placed = Some("pirate-world".parse().unwrap());
    let mut v = empire(&["terraforming-surveyors", "terraforming-robots.2", "lost-species-ark-world", "pan-galactic-disease-center", "uplift-terraforming.1", "genetics-lab.1", "construction-corps.1", "contact-specialist.1", "diversified-economy.1"], &["pan-galactic-disease-center"], &["lost-species-ark-world"], 6);
    v.picks = vec![Action::Settle];
    let base = |stage: Stage, phase: Phase, moves: Vec<Move>, own: Option<OwnAnswer>| View {
        options: XenoOptions::default(), faces: cs.faces(xeno::options::Edition::First).clone(), me: Some(Seat(0)), round: 7, phase, again: false,
        phases: vec![Phase::Develop, Phase::Settle, Phase::Produce], first: Seat(0), to_act: [Seat(0), Seat(3)].into_iter().collect(), stage,
        empires: BySeat::new(4, |it| [me.clone(), c.clone(), n.clone(), v.clone()][it.index()].clone()), deck: 40, discards: 12, pool: 31, own,
        invasion: Some(InvasionView { threat: 29, waves: [0, 0, 13], disks: vec![(Seat(2), 9), (Seat(0), 8), (Seat(1), 2), (Seat(3), -1)],
            faced: BySeat::new(4, |it| Some(InvasionCard { wave: 3, might: [Might::Plain(9), Might::Plain(4), Might::MilitaryPlus(4), Might::Plain(3)][it.index()] })),
            might: BySeat::new(4, |it| Some([9, 4, 10, 3][it.index()])), defeats: 0, total: 18, awards: vec![1, 1, 1, 2] }),
        outcome: None, moves: moves.into_iter().map(MoveText).collect(),
    };
    let hand = me.hand.clone();
    let states: Vec<(&str, View)> = vec![
        ("settle", base(Stage::Together { ask: Ask::Settle }, Phase::Settle, vec![Move::Place(hand[0]), Move::Place(hand[1]), Move::Nothing], None)),
        ("pay", base(Stage::Together { ask: Ask::PayWorld }, Phase::Settle, hand[..5].iter().filter(|it| **it != hand[1]).map(|it| Move::Pay(*it)).collect(), Some(OwnAnswer { card: Some(hand[1]), ..Default::default() }))),
        ("pick", base(Stage::Together { ask: Ask::Pick }, Phase::Pick, Action::ALL.map(Move::Pick).to_vec(), None)),
        ("start", {
            let mut v = base(Stage::Together { ask: Ask::Start }, Phase::Start, cards(&["old-earth", "rebel-cadre"]).into_iter().map(Move::Keep).collect(), None);
            v.round = 0; v.empires[Seat(0)].dealt = cards(&["old-earth", "rebel-cadre"]);
            for s in 0..4 { v.empires[Seat(s)].tableau.clear(); }
            v
        }),
        ("defend", base(Stage::Together { ask: Ask::Defend }, Phase::Invasion, vec![Move::Bunker, Move::Use("alien-first-contact-team".parse().unwrap(), 1), Move::Done], None)),
        ("damage", base(Stage::Together { ask: Ask::Damage }, Phase::Invasion, cards(&["blaster-gem-mines", "alien-robot-sentry", "galactic-engineers"]).into_iter().map(Move::Damage).collect(), None)),
    ];
    let names = ["Hélène", "Cyril", "Noor", "Vega"];
    let sitters: Vec<Sitter<'_>> = (0..4).map(|at| Sitter { name: names[at], here: [Here::Yes, Here::Yes, Here::Away, Here::Bot][at] }).collect();
    let said = [Said { name: names[1], seat: Some(Seat(1)), text: "11 short. Spend the goods on the war?", note: false }];
    for (name, view) in &states { for lang in Lang::ALL {
        let frame = Frame { lang, table: "7", seq: 5, sitters: &sitters, viewer: Viewer::Seat(Seat(0)), said: &said, undo: true, deal: Deal { commitment: "abc", seed: None }, beside: Beside::default() };
        let board = web::xeno::board(&frame, view, &[], 0, &cs);
        let html = page(&frame, &board).into_string().replace("\"/assets/", "\"assets/");
        fs::write(format!("{dir}/{name}.{}.html", lang.code()), html).unwrap();
    }}
    let _ = Arc::new(0);
}
