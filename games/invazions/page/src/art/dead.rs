//! The zombies: a portrait each.

use super::face::{Dead, half, placed, stare};

/// The dead whose portraits share one drawing of a face.
const FACES: [(&str, Dead); 7] = [
    ("member", Dead { coat: "#6a4a3a", ..Dead::PLAIN }),
    (
        "wounded",
        Dead {
            coat: "#56605a",
            skin: "#a3ad8c",
            top: r##"<path d="M36 40l48-12 2 10-48 13Z" fill="#e9e2c4"/>
                <path d="M68 32l8-2 2 9-8 2Z" fill="#9c2a2a"/>
                <path d="M22 96l50 12 26-16 4 8-28 20-56-16Z" fill="#e9e2c4" opacity=".95"/>"##,
            ..Dead::PLAIN
        },
    ),
    (
        "freed",
        Dead {
            coat: "#c9772a",
            top: r##"<path d="M40 82h40v9H40Z" fill="#8d949a" stroke="#3b4045" stroke-width="2"/>
                <g fill="none" stroke="#aab2b8" stroke-width="4.5">
                <ellipse cx="26" cy="84" rx="8" ry="5.5" transform="rotate(28 26 84)"/>
                <ellipse cx="14" cy="76" rx="7" ry="5" transform="rotate(50 14 76)"/>
                <path d="M84 84q10 0 10-8M104 66q8-4 6-12"/>
                </g>
                <path d="M96 70l-4-10M100 74l9-3" stroke="#e9ff6a" stroke-width="2.6"/>
                <path d="M50 104h20v10H50Z" fill="#f4e8c4"/>
                <path d="M53 109h3M58 109h3M63 109h4" stroke="#111" stroke-width="3"/>"##,
            ..Dead::PLAIN
        },
    ),
    (
        "ishtar",
        Dead {
            coat: "#5a1f4a",
            skin: "#a9b98a",
            hair: r##"<path d="M34 120q-10-98 26-101q36 3 26 101l-12-2q8-60-2-78q-12 6-24 0q-10 18-2 78Z" fill="#1d1626"/>"##,
            mouth: r##"<path d="M50 70q10 5 20 0q-2 8-10 8t-10-8Z" fill="#6b1a3a"/>
                <path d="M54 71l2 4 2-4M62 71l2 4 2-4" fill="#fff"/>"##,
            top: r##"<path d="M36 34l6-18 8 12 10-20 10 20 8-12 6 18q-24-9-48 0Z" fill="#e9e2c4" stroke="#6b6248" stroke-width="2"/>
                <circle cx="60" cy="24" r="4" fill="#e0426a"/>"##,
        },
    ),
    (
        "john-frum",
        Dead {
            coat: "#6b6a3c",
            top: r##"<path d="M34 42L84 22l4 14q-26 0-52 12Z" fill="#7d7b45"/>
                <path d="M34 42L84 22l1 4L36 46Z" fill="#56552e"/>
                <path d="M48 38l3 5 5-1-4 4 2 5-5-2-4 3 1-5-4-3h5Z" fill="#e6c35a" transform="translate(8 -10)"/>
                <path d="M52 88l8 22 8-22" stroke="#b9c0c4" stroke-width="2" fill="none"/>
                <rect x="54" y="106" width="12" height="8" rx="2" fill="#b9c0c4"/>"##,
            ..Dead::PLAIN
        },
    ),
    (
        "tracker",
        Dead {
            coat: "#2c3a30",
            skin: "#7f9564",
            hair: r##"<path d="M30 88Q22 16 60 14q38 2 30 74l-10 6q6-36-2-52q-18-8-36 0q-8 16-2 52Z" fill="#26332a"/>"##,
            top: r##"<path d="M6 122q2-30 20-32l-8-16 12 8 2-18 6 18 12-10-6 18 6 14-14 18Z" fill="#93a86c"/>
                <path d="M18 74l4-8 2 9ZM32 64l3-9 2 9ZM50 72l6-6-1 9Z" fill="#f1ead0"/>"##,
            ..Dead::PLAIN
        },
    ),
    (
        "whistler",
        Dead {
            coat: "#3a4f5a",
            mouth: r##"<ellipse cx="58" cy="72" rx="6" ry="7" fill="#2a1012" stroke="#5f7546" stroke-width="4"/>"##,
            top: r##"<g fill="none" stroke="#e9ff6a" stroke-width="4" stroke-linecap="round">
                <path d="M34 66q-8 6-2 16M24 60q-14 12-4 30M14 54Q-6 72 8 98"/>
                </g>"##,
            ..Dead::PLAIN
        },
    ),
];

/// The dead whose bodies have a drawing of their own.
const BODIES: [(&str, &str); 2] = [
    (
        "ogre",
        r##"<path d="M-6 122q0-58 40-62h52q40 4 40 62Z" fill="#5b4a38"/>
        <path d="M20 122q6-40 40-44q34 4 40 44Z" fill="#74875a"/>
        <path d="M38 44q0-22 22-23t22 23q4 16 2 26q-4 14-24 15q-20-1-24-15q-2-10 2-26Z" fill="#93a86c"/>
        <path d="M34 62h52q0 22-26 23T34 62Z" fill="#7d9158"/>
        <circle cx="51" cy="46" r="6.5" fill="#2a2f1c"/>
        <circle cx="51" cy="46" r="2.5" fill="#e9ff6a"/>
        <circle cx="69" cy="46" r="4.5" fill="#2a2f1c"/>
        <circle cx="69" cy="46" r="2.3" fill="#e9ff6a"/>
        <path d="M40 66h40l-4 8H44Z" fill="#2a1012"/>
        <path d="M44 68l3-16 6 16ZM67 68l6-17 3 17Z" fill="#f1ead0"/>
        <path d="M42 38l14 5M78 38l-14 5" stroke="#3b4a28" stroke-width="4"/>
        <path d="M48 22l4-9 5 8 4-9 5 9 5-7 2 9Z" fill="#2f2a20"/>
        <path d="M22 92l9 3M24 88l-2 9M29 90l-2 9" stroke="#6b1a1c" stroke-width="2"/>
        <path d="M88 100l9 3M90 96l-2 9M95 98l-2 9" stroke="#6b1a1c" stroke-width="2"/>"##,
    ),
    (
        "zyorkshire",
        r##"<path d="M26 122q-8-44 10-58L24 24l22 16q14-6 28 0l22-16-12 40q18 14 10 58Z" fill="#8a6a44"/>
        <path d="M36 122q-2-40 8-52q16 10 32 0q10 12 8 52Z" fill="#b8935e"/>
        <path d="M28 30l14 12-8 14ZM92 30L78 42l8 14Z" fill="#6e8556"/>
        <path d="M46 78q14-12 28 0q2 16-14 18t-14-18Z" fill="#93a86c"/>
        <circle cx="47" cy="64" r="8" fill="#2a2f1c"/>
        <circle cx="47" cy="64" r="3.3" fill="#e9ff6a"/>
        <circle cx="74" cy="66" r="6" fill="#2a2f1c"/>
        <circle cx="74" cy="66" r="3" fill="#e9ff6a"/>
        <path d="M54 78h12l-6 7Z" fill="#1d1a16"/>
        <path d="M48 90l3 8 4-8 4 9 4-9 4 9 3-8" fill="#f1ead0"/>
        <path d="M48 34l12 6 12-6v14l-12-6-12 6Z" fill="#e0426a"/>
        <circle cx="60" cy="41" r="4" fill="#a82a4c"/>"##,
    ),
];

const GULLET: &str = r##"<path d="M-4 122q4-70 64-74q60 4 64 74Z" fill="#6a3f4a"/>
    <path d="M16 50q0-40 44-42t44 42v26q-2 38-44 40T16 76Z" fill="#9bb073"/>
    <path d="M24 56q36-20 72 0v20q-4 34-36 35T24 76Z" fill="#3a0d14"/>
    <path d="M40 92q20-20 40 0q-6 16-20 17T40 92Z" fill="#a83a4a"/>"##;

const TEETH: &str = r##"<path d="M26 56l6 14 6-17 7 15 7-18 8 16 8-16 7 18 7-15 6 17 6-14M30 86l6-12 7 12 7-12 10 12 10-12 7 12 7-12 6 12" stroke="#f1ead0" stroke-width="1" fill="#f1ead0"/>"##;

/// A legion: the place, coat and skin of each.
const LEGION: [(&str, &str, &str); 5] = [
    ("translate(-24 22) scale(.7)", "#3f3a4a", "#8fa56a"),
    ("translate(60 24) scale(.7)", "#4a3a3a", "#7f9564"),
    ("translate(-2 -8) scale(.5)", "#333333", "#75885c"),
    ("translate(62 -8) scale(.5)", "#333333", "#75885c"),
    ("translate(12 14) scale(.82)", "#5a3a2c", "#8fa56a"),
];

/// The place and fur of each rat.
const RATS: [(&str, &str); 3] = [
    ("translate(20 58) scale(0.9)", "#5c5348"),
    ("translate(66 44) scale(0.8)", "#4b443b"),
    ("translate(40 84) scale(1.15)", "#6e6355"),
];

const RAT: &str = r##"<path d="M-30 30Q-34 6-8-4L-14-20L2-10Q20-14 34 8L46 22Q34 32 16 30Z" fill="{fur}"/>
    <path d="M-30 30Q-34 6-8-4Q10 4 16 30Z" fill="#000" opacity=".2"/>
    <circle cx="22" cy="8" r="4.5" fill="#e9ff6a"/>
    <circle cx="23" cy="8" r="1.8" fill="#111"/>
    <path d="M34 22l4 9 3-8 3 8 2-9" fill="#f1ead0"/>
    <circle cx="46" cy="20" r="3.5" fill="#d98a8a"/>
    <path d="M-28 24Q-52 30-46 4" stroke="#b98a86" stroke-width="4.5" fill="none" stroke-linecap="round"/>"##;

/// The names and portraits of all the dead.
pub(super) fn portraits() -> Vec<(&'static str, String)> {
    let faces = FACES.iter().map(|(name, face)| (*name, face.walking()));
    let bodies = BODIES.iter().map(|(name, body)| (*name, half(body)));
    let rest = [("swallower", swallower()), ("legion", legion()), ("vermin", vermin())];
    faces.chain(bodies).chain(rest).collect()
}

fn swallower() -> String {
    half(&(GULLET.to_string() + &stare((42, 30), (78, 30), 5.0))) + TEETH
}

fn legion() -> String {
    let one = |(at, coat, skin): &(&str, &'static str, &'static str)| {
        placed(at, &Dead { coat, skin, ..Dead::PLAIN }.walking())
    };
    LEGION.iter().map(one).collect()
}

fn vermin() -> String {
    RATS.iter().map(|(at, fur)| placed(at, &RAT.replace("{fur}", fur))).collect()
}
