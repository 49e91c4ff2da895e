//! Thousands of hostile requests: nothing changes, nothing breaks. `SIEGE_REQUESTS` sends more.

use std::collections::BTreeMap;

use crate::support::{FILE, Site};
use siege::hostile::Target;
use store::Store;

/// What is stored of the games at each table, without the names of people and the time when
/// somebody looked last.
async fn stored(store: &Store) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for line in store.list_tables(100).await.unwrap() {
        let table = store.table(&line.id).await.unwrap().unwrap();
        let (moves, said) = (store.moves(&line.id).await, store.said(&line.id, 100).await);
        let seats: Vec<_> = table.seats.iter().map(|it| (it.person(), it.bot())).collect();
        let game = (table.status, table.version, seats, table.options, table.outcome);
        all.insert(line.id, format!("{game:?} {moves:?} {said:?}"));
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
    // Each of these answers must have been given to something that was tried.
    for status in [400, 403, 404, 405, 409, 413, 415, 422] {
        assert!(report.statuses.contains_key(&status), "{status}: {:?}", report.statuses);
    }
    // Tables that the attackers opened for themselves, as they may, are new and do not count.
    let after = stored(&store).await;
    for (id, game) in &before {
        assert_eq!(after.get(id), Some(game), "{id}");
    }
}
