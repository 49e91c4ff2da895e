//! Flat signs: painted on walls, printed as orders, drawn on lab sheets, screwed beside doors.

/// Paint on a wall.
pub(super) const RAGE: [(&str, &str); 10] = [
    (
        "devour",
        r##"<path d="M14 40q46-30 92 0l-8 20q-38-18-76 0ZM14 82q46 30 92 0l-8-18q-38 16-76 0Z" fill="#f3e9cf"/>
        <path d="M26 50l6 14 7-18 8 18 8-20 9 20 9-20 7 20 8-17 6 13M28 76l6-12 8 14 8-14 10 15 10-15 8 14 8-13 6 11" fill="#4a0a0c"/>"##,
    ),
    (
        "hue-and-cry",
        r##"<path d="M20 52h20l40-26v68L40 68H20ZM30 70h14l6 26H38Z" fill="#f3e9cf"/>
        <path d="M90 42q12 18 0 36M100 32q20 28 0 56" stroke="#f3e9cf" stroke-width="6" fill="none" stroke-linecap="round"/>"##,
    ),
    (
        "overrun",
        r##"<path d="M10 74h22v14H10ZM36 74h22v14H36ZM88 74h22v14H88ZM22 92h22v14H22ZM48 92h22v14H48ZM76 92h22v14H76Z" fill="#4a0a0c"/>
        <path d="M18 70Q30 20 62 26Q60 12 76 16L112 50L84 48Q70 46 72 66L78 104L60 70Q44 56 18 70Z" fill="#f3e9cf"/>"##,
    ),
    (
        "swell",
        r##"<circle cx="30" cy="50" r="9" fill="#f3e9cf"/>
        <path d="M16 90q0-28 14-28t14 28Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="90" cy="50" r="9" fill="#f3e9cf"/>
        <path d="M76 90q0-28 14-28t14 28Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="60" cy="31" r="11.25" fill="#f3e9cf"/>
        <path d="M42.5 81q0-35 17.5-35t17.5 35Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="14" cy="75.2" r="8.1" fill="#f3e9cf"/>
        <path d="M1.4000000000000004 111.2q0-25.2 12.6-25.2t12.6 25.2Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="106" cy="75.2" r="8.1" fill="#f3e9cf"/>
        <path d="M93.4 111.2q0-25.2 12.6-25.2t12.6 25.2Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="45" cy="70.8" r="9.9" fill="#f3e9cf"/>
        <path d="M29.599999999999998 114.80000000000001q0-30.800000000000004 15.400000000000002-30.800000000000004t15.400000000000002 30.800000000000004Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>
        <circle cx="76" cy="70.8" r="9.9" fill="#f3e9cf"/>
        <path d="M60.599999999999994 114.80000000000001q0-30.800000000000004 15.400000000000002-30.800000000000004t15.400000000000002 30.800000000000004Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="2"/>"##,
    ),
    (
        "no-survivors",
        r##"<path d="M60 14q32 0 34 34q0 14-9 20v16H35V68q-9-6-9-20q2-34 34-34Z" fill="#f3e9cf"/>
        <circle cx="46" cy="50" r="10" fill="#4a0a0c"/>
        <circle cx="75" cy="50" r="10" fill="#4a0a0c"/>
        <path d="M60 60l-6 12h12ZM46 84v-8M56 84v-8M66 84v-8M76 84v-8" stroke="#4a0a0c" stroke-width="4"/>
        <path d="M16 112L104 14" stroke="#111" stroke-width="8"/>"##,
    ),
    (
        "contagion",
        r##"<circle cx="60" cy="60" r="12" fill="#f3e9cf"/>
        <g transform="rotate(0 60 60)">
        <path d="M60 48a22 22 0 1 1 .1 0M60 48V34" fill="none" stroke="#f3e9cf" stroke-width="8"/>
        </g>
        <g transform="rotate(120 60 60)">
        <path d="M60 48a22 22 0 1 1 .1 0M60 48V34" fill="none" stroke="#f3e9cf" stroke-width="8"/>
        </g>
        <g transform="rotate(240 60 60)">
        <path d="M60 48a22 22 0 1 1 .1 0M60 48V34" fill="none" stroke="#f3e9cf" stroke-width="8"/>
        </g>
        <circle cx="60" cy="60" r="5" fill="#4a0a0c"/>"##,
    ),
    (
        "selection",
        r##"<path d="M10 100V84h14V70h18V54h18V36h20V18h30v82Z" fill="#4a0a0c"/>
        <circle cx="18" cy="76" r="4.8" fill="#f3e9cf"/>
        <path d="M12.600000000000001 94q0-12 5.3999999999999995-12t5.3999999999999995 12Z" fill="#f3e9cf"/>
        <circle cx="50" cy="46" r="6.4" fill="#f3e9cf"/>
        <path d="M42.8 70q0-16 7.2-16t7.2 16Z" fill="#f3e9cf"/>
        <circle cx="92" cy="12" r="9.6" fill="#f3e9cf"/>
        <path d="M81.2 48q0-24 10.799999999999999-24t10.799999999999999 24Z" fill="#f3e9cf"/>"##,
    ),
    (
        "fanfare",
        r##"<path d="M26 108V18h44v90Z" fill="#4a0a0c"/>
        <path d="M70 18l28 18v72l-28-6Z" fill="#f3e9cf"/>
        <path d="M8 60l30-6-14-14 30 12-2-26 14 28 18-20-8 28 28 4-28 8 16 22-26-14-6 28-10-28-28 14 16-22Z" fill="#f3e9cf" stroke="#8c1414" stroke-width="3"/>"##,
    ),
    (
        "harangue",
        r##"<path d="M60 20q46 0 46 30t-46 30l-20 24 2-26Q14 72 14 50t46-30Z" fill="#f3e9cf"/>
        <path d="M56 32h10l-2 24h-6ZM57 62h8v8h-8Z" fill="#4a0a0c"/>"##,
    ),
    (
        "sneak",
        r##"<path d="M10 106Q10 40 60 40t50 66H86q0-40-26-40t-26 40Z" fill="#4a0a0c"/>
        <path d="M38 108q-4-34 22-34t22 34Z" fill="#1a0405"/>
        <circle cx="52" cy="92" r="7" fill="#2a2f1c"/>
        <circle cx="52" cy="92" r="2.8" fill="#e9ff6a"/>
        <circle cx="68" cy="92" r="5" fill="#2a2f1c"/>
        <circle cx="68" cy="92" r="2.5" fill="#e9ff6a"/>
        <path d="M30 112l6-14 4 10 5-12 4 16M90 112l-6-14-4 10-5-12-4 16" fill="#f3e9cf"/>"##,
    ),
];

/// Orders, large enough to be read at arm’s length.
pub(super) const BRAVERY: [(&str, &str); 6] = [
    (
        "stand",
        r##"<path d="M60 12l40 14v34q0 34-40 50q-40-16-40-50V26Z" fill="#1d1a12"/>
        <path d="M60 24l28 10v28q0 24-28 36q-28-12-28-36V34Z" fill="#f6c531"/>
        <path d="M40 52h40M40 66h40M46 80h28" stroke="#1d1a12" stroke-width="6"/>"##,
    ),
    (
        "capture",
        r##"<path d="M18 96V46q0-30 42-30t42 30v50Z" fill="none" stroke="#1d1a12" stroke-width="7"/>
        <path d="M36 96V26M52 96V18M68 96V18M84 96V26M12 100h96" stroke="#1d1a12" stroke-width="6"/>
        <circle cx="60" cy="62" r="17" fill="#8fa56a" stroke="#1d1a12" stroke-width="3"/>
        <circle cx="54" cy="60" r="4" fill="#e9ff6a"/>
        <circle cx="67" cy="61" r="3" fill="#e9ff6a"/>"##,
    ),
    (
        "charge",
        r##"<path d="M8 44h46V22l56 38-56 38V76H8Z" fill="#1d1a12"/>
        <path d="M20 54h44V44l26 16-26 16V66H20Z" fill="#f6c531"/>"##,
    ),
    (
        "slash",
        r##"<path d="M28 112L78 34l9 6L38 118Z" fill="#6b4a2a"/>
        <path d="M64 30q18-26 44-18q-4 8 2 18t-4 24q-18 12-40-4Z" fill="#1d1a12"/>
        <path d="M96 14q8 0 12-2q-4 8 2 18t-4 24q-6 3-12 3Z" fill="#c4ccd0"/>"##,
    ),
    (
        "gift",
        r##"<path d="M12 84q20-14 36-6h22q8 2 4 8H52M74 84l26-14q10 0 6 8L72 102H40L12 104Z" fill="#1d1a12"/>
        <path d="M50 14h20v8h-3v14l10 18q2 10-8 10H51q-10 0-8-10l10-18V22h-3Z" fill="#f6c531" stroke="#1d1a12" stroke-width="5"/>"##,
    ),
    (
        "prophylaxis",
        r##"<g transform="rotate(45 60 60)">
        <path d="M46 30h28v50H46Z" fill="#fff8dc" stroke="#1d1a12" stroke-width="6"/>
        <path d="M46 56h28v24H46Z" fill="#f6c531"/>
        <path d="M60 80v30M60 30V12M46 12h28M38 30h44" stroke="#1d1a12" stroke-width="6"/>
        </g>"##,
    ),
];

/// Lab sheets, in two inks on blue.
pub(super) const RESEARCH: [(&str, &str); 4] = [
    (
        "infected",
        r##"<path d="M34 104V82q-12-8-12-28q2-36 38-38q38 2 38 40q0 16-8 24v24Z" fill="none" stroke="#bff0ff" stroke-width="3.5"/>
        <path d="M40 52q0-20 20-22q22 2 22 22q-4 14-22 10q-18 4-20-10ZM60 30v34M46 42q8 4 6 14M74 42q-8 4-6 14" fill="none" stroke="#bff0ff" stroke-width="2.5"/>
        <path d="M60 16V4M36 24L26 12M84 24l10-12" stroke="#ffe07a" stroke-width="3"/>
        <circle cx="60" cy="4" r="4" fill="#ffe07a"/>
        <circle cx="26" cy="11" r="4" fill="#ffe07a"/>
        <circle cx="94" cy="11" r="4" fill="#ffe07a"/>"##,
    ),
    (
        "immunology",
        r##"<g transform="translate(32 44) rotate(-20)">
        <path d="M0 24V0L-16-18M0 0L16-18M-8-2L-22-18M8-2L22-18" stroke="#bff0ff" stroke-width="4" fill="none" stroke-linecap="round"/>
        </g>
        <g transform="translate(78 34) rotate(14)">
        <path d="M0 24V0L-16-18M0 0L16-18M-8-2L-22-18M8-2L22-18" stroke="#bff0ff" stroke-width="4" fill="none" stroke-linecap="round"/>
        </g>
        <g transform="translate(54 82) rotate(170)">
        <path d="M0 24V0L-16-18M0 0L16-18M-8-2L-22-18M8-2L22-18" stroke="#bff0ff" stroke-width="4" fill="none" stroke-linecap="round"/>
        </g>
        <g transform="translate(96 84) rotate(60)">
        <path d="M0 24V0L-16-18M0 0L16-18M-8-2L-22-18M8-2L22-18" stroke="#bff0ff" stroke-width="4" fill="none" stroke-linecap="round"/>
        </g>
        <circle cx="64" cy="58" r="11" fill="none" stroke="#ffe07a" stroke-width="3"/>
        <circle cx="64" cy="58" r="4" fill="#ffe07a"/>"##,
    ),
    (
        "virus",
        r##"<path d="M60 16l36 22v42l-36 24-36-24V38Z" fill="none" stroke="#bff0ff" stroke-width="3.5"/>
        <path d="M60 16L42 50h36ZM24 38l18 12M96 38L78 50M42 50l18 34 18-34M24 80l36 4M96 80l-36 4M60 84v20" stroke="#bff0ff" stroke-width="2.2" fill="none"/>
        <circle cx="60" cy="4" r="4.5" fill="#ffe07a"/>
        <circle cx="12" cy="32" r="4.5" fill="#ffe07a"/>
        <circle cx="108" cy="32" r="4.5" fill="#ffe07a"/>
        <circle cx="12" cy="88" r="4.5" fill="#ffe07a"/>
        <circle cx="108" cy="88" r="4.5" fill="#ffe07a"/>
        <circle cx="60" cy="116" r="4.5" fill="#ffe07a"/>"##,
    ),
    (
        "equipment",
        r##"<circle cx="48" cy="66" r="24" fill="none" stroke="#bff0ff" stroke-width="4" stroke-dasharray="9 6"/>
        <circle cx="48" cy="66" r="17" fill="none" stroke="#bff0ff" stroke-width="3"/>
        <circle cx="48" cy="66" r="6" fill="#ffe07a"/>
        <path d="M70 14h34v46H70ZM76 22h22v10H76ZM78 42h4M88 42h4M78 50h4M88 50h4" fill="none" stroke="#bff0ff" stroke-width="3"/>
        <path d="M76 14V2" stroke="#ffe07a" stroke-width="3"/>"##,
    ),
];

/// The signs beside the doors, in the colour of the words.
pub(super) const PLACES: [(&str, &str); 4] = [
    (
        "radio",
        r#"<path d="M60 30L36 110M60 30l24 80M46 78h28M41 96h38M52 56h16" stroke="currentColor" stroke-width="6" fill="none"/>
        <circle cx="60" cy="28" r="8" fill="currentColor"/>
        <path d="M40 44a26 26 0 0 1 0-34M80 44a26 26 0 0 0 0-34M26 54a42 42 0 0 1 0-54M94 54a42 42 0 0 0 0-54" stroke="currentColor" stroke-width="6" fill="none"/>"#,
    ),
    (
        "hall",
        r#"<path d="M18 112V16h84v96M60 16v96M10 112h100" stroke="currentColor" stroke-width="7" fill="none"/>
        <path d="M48 58v16M72 58v16" stroke="currentColor" stroke-width="6"/>"#,
    ),
    (
        "hangar",
        r#"<path d="M8 112V52q0-40 52-40t52 40v60M24 112V62h72v50M24 76h72M24 92h72" stroke="currentColor" stroke-width="7" fill="none"/>"#,
    ),
    (
        "canteen",
        r#"<path d="M32 12v34q0 10 10 10v56M22 12v28M42 12v28M52 12v34q0 10-10 10M88 112V12q-22 10-18 52h18" stroke="currentColor" stroke-width="7" fill="none"/>"#,
    ),
];
