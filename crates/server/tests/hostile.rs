//! Thousands of hostile requests: nothing changes, nothing breaks. `SIEGE_REQUESTS` sends more.

mod support;

use siege::hostile::Target;
use store::Store;
use support::{FILE, Site};

/// Everything that is stored of the tables.
async fn stored(store: &Store) -> String {
    let mut all = String::new();
    for line in store.list_tables(100).await.unwrap() {
        let table = store.table(&line.id).await.unwrap();
        let moves = store.moves(&line.id).await.unwrap();
        all.push_str(&format!("{table:?} {moves:?} {:?}", store.said(&line.id, 100).await));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_requests_change_nothing() {
    let site = Site::open_with(tempfile::tempdir().unwrap(), server::Config::default()).await;
    let store = Store::open(&site.folder.path().join(FILE)).await.unwrap();
    let target = Target::open(site.base.strip_prefix("http://").unwrap()).await.unwrap();
    let before = stored(&store).await;
    let requests = std::env::var("SIEGE_REQUESTS").ok().and_then(|it| it.parse().ok());
    let requests = requests.unwrap_or(2_000);
    let report = target.attack(requests, 2026).await.unwrap();
    assert_eq!(report.statuses.values().sum::<u64>(), requests);
    assert_eq!((report.faults, report.changed), (Vec::new(), Vec::new()));
    // Each of these is the answer to something that was tried.
    for status in [400, 403, 404, 405, 409, 413, 415, 422] {
        assert!(report.statuses.contains_key(&status), "{status}: {:?}", report.statuses);
    }
    let opened = "tables that the attackers opened for themselves, as they may";
    let after = stored(&store).await;
    for table in before.split("Some(Table").filter(|it| !it.is_empty()) {
        assert!(after.contains(table), "{table} is gone, beside {opened}");
    }
}
