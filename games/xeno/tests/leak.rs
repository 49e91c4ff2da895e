use conformance::{Trial, seat};
use tabletop::*;
use xeno::Xeno;
#[test]
fn leak() {
    let s: u64 = std::env::var("S").unwrap().parse().unwrap();
    let inv = std::env::var("I").unwrap();
    let players = (s / 100_000) as u8;
    let plain = [("invasion", inv.as_str())];
    let other = [plain[0], ("start", "preset"), ("edition", "2018")];
    let t = if s % 100_000 >= 10_000 {
        Trial { players, options: &other, games: 1, seed: s }
    } else {
        Trial { players, options: &plain, games: 1, seed: s }
    };
    let mut found = 0;
    for seed in s..s + 60 {
        let mut g: Xeno = seat::<Xeno>(&t, seed).game().clone();
        let mut c = Chance::from_number(seed);
        while let Some(seat) = g.to_act().first() {
            let mut moves = vec![];
            g.legal_moves(seat, &mut moves);
            let mv = *c.pick(&moves);
            for v in Viewer::all(players) {
                let mut k = 0;
                let mut last = String::new();
                for d in 0..6 {
                    let e = g.imagine(v, &mut Chance::from_number(d));
                    if !e.offers(seat, mv) {
                        continue;
                    }
                    let after = |game: &Xeno| {
                        let (mut game, mut log) = (game.clone(), Log::keeping());
                        game.carry_out(seat, mv, &mut log);
                        let ev = log.into_events();
                        let told: Vec<_> = ev
                            .iter()
                            .filter_map(|it| {
                                Xeno::tell(it, v).filter(|t| {
                                    v == Viewer::Spectator
                                        || Xeno::tell(it, Viewer::Spectator).as_ref() != Some(t)
                                })
                            })
                            .collect();
                        (game.view(v), told)
                    };
                    let (a, b) = (after(&g), after(&e));
                    if a.0 == b.0 && a.1 != b.1 {
                        k += 1;
                        for (x, y) in a.1.iter().zip(&b.1) {
                            if x != y {
                                last = format!("{x:?}\n{y:?}");
                                break;
                            }
                        }
                    }
                }
                if k >= 2 {
                    println!("seed {seed} {v:?} {seat} {mv}\n{last}");
                    found += 1;
                    if found > 6 {
                        return;
                    }
                }
            }
            g.carry_out(seat, mv, &mut Log::silent());
        }
    }
}
