//! How long things are kept.

use crate::{Hub, fault::Fault, now};
use sabika_store::{Search, State, Store};
use std::{sync::Arc, time::Duration};

/// How many days tables are kept at which nothing happens any more; none for ever. A game that is on is never thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Where no game has begun.
    pub gathering: Option<u32>,
    /// Where it is over.
    pub over: Option<u32>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { gathering: Some(30), over: None }
    }
}

/// So many are thrown away in one go.
const BATCH: u32 = 500;
const DAY: u64 = 24 * 3_600 * 1_000;

impl Keeping {
    /// Throws away what has been kept long enough; how many tables that were.
    pub async fn tidy<S: Store>(self, hub: &Hub<S>, now: u64) -> Result<u64, Fault> {
        let mut gone = 0;
        for (state, days) in [(State::Gathering, self.gathering), (State::Over, self.over)] {
            let Some(days) = days else { continue };
            let before = now.saturating_sub(u64::from(days) * DAY);
            for listed in hub.store.search(&Search::Idle(state, before), BATCH).await? {
                gone += u64::from(hub.delete(&listed.table).await?);
            }
        }
        Ok(gone)
    }
    /// Does so again and again, as long as the hub is there.
    pub fn watch<S: Store>(self, hub: &Arc<Hub<S>>) {
        let hub = Arc::downgrade(hub);
        tokio::spawn(async move {
            loop {
                let Some(hub) = hub.upgrade() else { return };
                hub.limits.forget();
                match self.tidy(&hub, now()).await {
                    Ok(0) => {}
                    Ok(tables) => tracing::info!(tables, "kept long enough"),
                    Err(fault) => tracing::warn!(%fault, "nothing could be thrown away"),
                }
                drop(hub);
                tokio::time::sleep(Duration::from_mins(10)).await;
            }
        });
    }
}
