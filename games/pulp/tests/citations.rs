//! Code and tests cite every section of `rulebook.md`, and no others.

use conformance::citations::CitedRulebook;

const RULEBOOK: CitedRulebook = CitedRulebook { folder: env!("CARGO_MANIFEST_DIR"), letters: "PI" };

#[test]
fn every_citation_is_a_row() {
    RULEBOOK.every_citation_is_a_row();
}

#[test]
fn every_row_is_cited_by_code_and_by_a_test() {
    RULEBOOK.every_row_is_cited_by_code_and_by_a_test();
}

/// Every section that a refusal names is a row too.
#[test]
fn every_refusal_points_to_a_row() {
    RULEBOOK.every_refusal_points_to_a_row();
}

/// The rows are in order, without repetition.
#[test]
fn the_rulebook_is_in_order() {
    RULEBOOK.is_in_order(40);
}
