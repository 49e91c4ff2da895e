//! The document of the API is the one that is checked in, and every call in it has its words on
//! the page. `UPDATE_EXPECT=1 cargo test -p server --test http document` writes it anew.

use ::bots::Level;
use expect_test::expect_file;
use serde_json::Value;
use words::Lang;

#[test]
fn the_document_is_up_to_date() {
    expect_file!["../../../../docs/openapi.json"].assert_eq(&server::document());
}

#[test]
fn the_levels_that_it_names_are_those_there_are() {
    let document: Value = serde_json::from_str(&server::document()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let properties = schemas.values().filter_map(|it| it["properties"].as_object()).flatten();
    let levels = properties.filter(|(name, _)| *name == "level");
    let patterns: Vec<&str> = levels.map(|(_, it)| it["pattern"].as_str().unwrap()).collect();
    let all = format!("^({})$", Level::WORDS.join("|"));
    assert!(1 < patterns.len() && patterns.iter().all(|it| *it == all), "{patterns:?}");
}

/// The calls of the document: their names, and what they are about.
fn calls() -> Vec<(String, String)> {
    let document: Value = serde_json::from_str(&server::document()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.values().flat_map(|it| it.as_object().unwrap().values());
    let name = |it: &Value| it["operationId"].as_str().unwrap().to_string();
    operations.map(|it| (name(it), it["tags"][0].as_str().unwrap().to_string())).collect()
}

#[test]
fn every_call_has_its_words_and_no_words_are_left_over() {
    let calls = calls();
    let mut needed: Vec<String> =
        calls.iter().map(|(name, _)| format!("api-call-{}", name.replace('_', "-"))).collect();
    needed.extend(calls.iter().map(|(_, area)| format!("api-area-{area}")));
    for lang in Lang::ALL {
        for key in &needed {
            assert!(lang.knows(key), "{} lacks {key}", lang.code());
        }
        let path =
            format!("{}/../words/messages/{}/api.ftl", env!("CARGO_MANIFEST_DIR"), lang.code());
        let text = std::fs::read_to_string(path).unwrap();
        let keys = text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_string()));
        let made = |it: &String| it.starts_with("api-call-") || it.starts_with("api-area-");
        for key in keys.filter(made) {
            assert!(needed.contains(&key), "{}: nobody says {key}", lang.code());
        }
    }
}
