//! The people inside: a portrait each.

use super::face::{Face, placed};

/// The people of whom one stands on a badge.
const FACES: [(&str, Face); 8] = [
    (
        "soldier",
        Face {
            skin: "#c98d62",
            coat: "#5b6b3a",
            top: r##"<path d="M35 48q-2-30 25-31q27 1 25 31l4 4q-29-8-58 0Z" fill="#4a5a2f"/>
                <path d="M37 38q23-8 46 0" stroke="#33401f" stroke-width="2" fill="none"/>
                <path d="M39 52l8 26q13 8 26 0l8-26" stroke="#2c3419" stroke-width="2.6" fill="none"/>"##,
            prop: r##"<path d="M44 92h32v26H44Z" fill="#48562c"/>
                <path d="M48 97h10v9H48ZM62 97h10v9H62Z" fill="#6d7d46"/>
                <path d="M96 122V66h5v-10h3v66Z" fill="#22261a"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "sniper",
        Face {
            skin: "#e8b48e",
            coat: "#3d4a4a",
            hair: r##"<path d="M40 50q-2-8 2-16h36q4 8 2 16l-6-8H46Z" fill="#3a2a1c"/>"##,
            top: r##"<path d="M34 40q4-20 32-21q22 2 20 16q-1 6-9 5q-22-4-38 4q-6 2-5-4Z" fill="#7a1f24"/>
                <circle cx="44" cy="36" r="3.5" fill="#e6c35a"/>"##,
            prop: r##"<path d="M14 108L92 62l5 7L20 117Z" fill="#1d211c"/>
                <path d="M48 78l22-13 4 7-22 13Z" fill="#4b5348"/>
                <circle cx="72" cy="67" r="5" fill="#8fd3e8"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "guard",
        Face {
            skin: "#8a5a3c",
            coat: "#274a78",
            top: r##"<path d="M37 44q0-24 23-25q23 1 23 25Z" fill="#1d3a63"/>
                <path d="M35 42q25-8 50 0l3 6q-28-6-56 0Z" fill="#11243f"/>
                <path d="M54 26h12v9q-6 5-12 0Z" fill="#e6c35a"/>"##,
            prop: r##"<path d="M66 76h38v30q-2 14-19 20q-17-6-19-20Z" fill="#9fb6cf" stroke="#11243f" stroke-width="3"/>
                <path d="M72 84h26M72 92h26" stroke="#11243f" stroke-width="2.6"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "cook",
        Face {
            skin: "#f0c7a4",
            coat: "#f4f1e8",
            under: r##"<path d="M52 92v28M68 92v28" stroke="#b9b4a4" stroke-width="2"/>"##,
            hair: r##"<path d="M49 66q11 6 22 0l-3-4q-8 3-16 0Z" fill="#4a3020"/>"##,
            top: r##"<path d="M40 40V28q-10-2-8-12q3-9 13-7q4-9 15-9t15 9q10-2 13 7q2 10-8 12v12q-20-5-40 0Z" fill="#fffdf6"/>
                <path d="M40 40q20-6 40 0v-6q-20-6-40 0Z" fill="#d6d1c2"/>"##,
            prop: r##"<path d="M92 122V84" stroke="#6b4a2a" stroke-width="6"/>
                <path d="M82 56h20v26q-10 6-20 0Z" fill="#c4ccd0" stroke="#59646a" stroke-width="2"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "arsonist",
        Face {
            skin: "#a86f48",
            coat: "#b5532a",
            top: r##"<path d="M36 50q-2-32 24-33q26 1 24 33v14q-4 18-24 20q-20-2-24-20Z" fill="#3a3a34"/>
                <circle cx="49" cy="51" r="9" fill="#ffb545" stroke="#1d1d18" stroke-width="3"/>
                <circle cx="71" cy="51" r="9" fill="#ffb545" stroke="#1d1d18" stroke-width="3"/>
                <path d="M50 66h20l4 14q-14 10-28 0Z" fill="#22221d"/>
                <path d="M54 72h12M54 77h12" stroke="#6d6d62" stroke-width="2"/>"##,
            prop: r##"<path d="M6 104l40 6v8l-42-4Z" fill="#22221d"/>
                <path d="M8 106Q-6 88 6 70q0 12 8 16q-2-14 8-22q-2 16 4 22q2 10-6 20Z" fill="#ff8a2a"/>
                <path d="M10 106q-4-10 4-18q2 8 6 12q2 6-2 8Z" fill="#ffe07a"/>"##,
            masked: true,
            ..Face::PLAIN
        },
    ),
    (
        "technician",
        Face {
            skin: "#e8b48e",
            coat: "#e08a1e",
            under: r##"<path d="M40 92l6 30M80 92l-6 30" stroke="#fff2b8" stroke-width="6"/>"##,
            top: r##"<path d="M36 44q0-25 24-26q24 1 24 26Z" fill="#f6c531"/>
                <path d="M32 43q28-7 56 0v5q-28-6-56 0ZM55 18h10v22H55Z" fill="#d79f10"/>"##,
            prop: r##"<path d="M18 118L34 92q-8-6-4-15l8 6 6-4-2-10q10 0 12 10q0 8-9 11L28 122Z" fill="#aeb6ba" stroke="#4b5357" stroke-width="2"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "janitor",
        Face {
            skin: "#a86f48",
            coat: "#3f7f74",
            hair: r##"<path d="M40 54q-4-34 20-35q24 1 20 35l-4-14q-16 4-28-4Z" fill="#8f8f88"/>"##,
            top: r##"<path d="M38 38q22 8 44-2l-1 8q-22 8-42 1Z" fill="#d94f3d"/>"##,
            prop: r##"<path d="M96 122L84 50" stroke="#a8824e" stroke-width="5"/>
                <path d="M70 52l26-6 4 16q2 10-2 14l-4-8-4 12-5-12-5 12-4-11-6 9q-4-10 0-26Z" fill="#e6e2d3" stroke="#8c8672" stroke-width="2"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "agent",
        Face {
            skin: "#f0c7a4",
            coat: "#23262e",
            under: r##"<path d="M50 86l10 14 10-14 6 36H44Z" fill="#f4f1e8"/>
                <path d="M57 96h6l3 26H54Z" fill="#8c1d26"/>"##,
            top: r##"<path d="M42 40q0-24 18-22q18-2 18 22Z" fill="#1b1d24"/>
                <path d="M28 42q32-10 64 0q-2 6-8 6q-24-7-48 0q-6 0-8-6Z" fill="#14161b"/>
                <path d="M42 38q18-5 36 0v-6q-18-5-36 0Z" fill="#8c1d26"/>
                <path d="M43 50h15v8q-8 5-15 0ZM62 50h15v8q-7 5-15 0ZM58 52h4" fill="#0d0e12" stroke="#0d0e12" stroke-width="2"/>
                <path d="M54 70h12" stroke="#7a3b33" stroke-width="2.6"/>"##,
            masked: true,
            ..Face::PLAIN
        },
    ),
];

/// The Survivors: three people on one badge.
const SURVIVORS: [(&str, Face); 3] = [
    (
        "translate(-26 20) scale(.74)",
        Face {
            skin: "#8a5a3c",
            coat: "#7d5a8c",
            hair: r##"<path d="M38 56q-6-38 22-38t22 38l-5-18q-16 2-30-4Z" fill="#221a18"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "translate(58 20) scale(.74)",
        Face {
            skin: "#f0c7a4",
            coat: "#5c7a4a",
            hair: r##"<path d="M36 84q-8-66 24-66t24 66l-8-4q4-30-6-42q-14 6-22-2q-8 20-4 46Z" fill="#b5622a"/>"##,
            ..Face::PLAIN
        },
    ),
    (
        "translate(9 12) scale(.86)",
        Face {
            skin: "#e8b48e",
            coat: "#b04a3a",
            hair: r##"<path d="M39 50q-4-30 21-31q25 1 21 31l-6-12q-16 4-30 0Z" fill="#5a4028"/>"##,
            prop: r##"<path d="M44 92q16 10 32 0l4 30H40Z" fill="#963c2f"/>"##,
            ..Face::PLAIN
        },
    ),
];

/// The names and portraits of all humans.
pub(super) fn portraits() -> Vec<(&'static str, String)> {
    let survivors: String = SURVIVORS.iter().map(|(at, face)| placed(at, &face.living())).collect();
    let mut portraits: Vec<_> = FACES.iter().map(|(name, face)| (*name, face.living())).collect();
    portraits.push(("survivors", survivors));
    portraits
}
