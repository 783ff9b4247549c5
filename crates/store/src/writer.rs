//! What many tables add at the same time goes into one transaction: a disk that takes a thousand of them in a second takes ten
//! times as many lines.

use crate::{Added, Addition, Store, StoreError};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep,
};

/// So many additions wait at most; then whoever adds waits.
const QUEUE: usize = 4_096;
/// So many go into one transaction.
const BATCH: usize = 512;

/// Batches that follow each other faster than this are gathered, so long.
const BUSY: Duration = Duration::from_millis(2);
const GATHERED: Duration = Duration::from_millis(1);

type Waiting = (Addition, oneshot::Sender<Result<Added, Arc<StoreError>>>);

/// Gathers additions. Clones write to the same place.
#[derive(Clone, Debug)]
pub struct Writer {
    to: mpsc::Sender<Waiting>,
}

impl Writer {
    /// A writer with a task of its own, which ends with the last of its clones.
    pub fn new(store: Arc<impl Store>) -> Writer {
        let (to, mut from) = mpsc::channel::<Waiting>(QUEUE);
        tokio::spawn(async move {
            let (mut waiting, mut written) = (Vec::new(), Instant::now());
            // Whatever came while the last batch was written is the next one.
            while from.recv_many(&mut waiting, BATCH).await > 0 {
                // Where one batch follows the other, a moment more makes fewer of them.
                if written.elapsed() < BUSY {
                    sleep(GATHERED).await;
                    while waiting.len() < BATCH
                        && let Ok(next) = from.try_recv()
                    {
                        waiting.push(next);
                    }
                }
                let (additions, answers): (Vec<Addition>, Vec<_>) = waiting.drain(..).unzip();
                match store.add(&additions).await {
                    Ok(done) => answers.into_iter().zip(done).for_each(|(to, done)| drop(to.send(Ok(done)))),
                    Err(error) => {
                        let error = Arc::new(error);
                        for to in answers {
                            to.send(Err(error.clone())).ok();
                        }
                    }
                }
                written = Instant::now();
            }
        });
        Writer { to }
    }
    /// Adds lines; when it answers they are there for good.
    pub async fn add(&self, addition: Addition) -> Result<Added, Arc<StoreError>> {
        let gone = || Arc::new(StoreError::Disk("the writer has stopped".into()));
        let (answer, answered) = oneshot::channel();
        self.to.send((addition, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}
