//! Where bots think: a few threads of their own, which anybody who waits for an answer goes before.

use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::sync::oneshot;

/// The threads that bots think on.
#[derive(Debug)]
pub struct Thinking(ThreadPool);

impl Thinking {
    /// As many as half of the cores: the others are for people.
    pub fn new() -> Thinking {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let pool = ThreadPoolBuilder::new()
            .num_threads((cores / 2).max(1))
            .thread_name(|n| format!("bot {n}"))
            .start_handler(|_| gives_way())
            .panic_handler(|_| tracing::error!("a bot met a bug"));
        Thinking(pool.build().expect("a server without threads serves nobody"))
    }
    /// What comes of this, when its turn has come; nothing if it panics.
    pub async fn of<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.0.spawn_fifo(move || {
            // Whoever asked may have gone.
            answer.send(thought()).ok();
        });
        answered.await.ok()
    }
}

/// This thread runs when no other wants to. Linux can do that for a single one; elsewhere half of the cores must be enough.
fn gives_way() {
    #[cfg(target_os = "linux")]
    rustix::process::setpriority_process(None, 19).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_that_fails_takes_nobody_with_it() {
        let thinking = Thinking::new();
        let failed = thinking.of(|| assert_eq!(1, 2, "on purpose")).await;
        assert_eq!((failed, thinking.of(|| 7).await), (None, Some(7)));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thoughts_give_way_and_nobody_else_does() {
        let priority = || rustix::process::getpriority_process(None).ok();
        let own = priority();
        let thinking = Thinking::new();
        assert_eq!(thinking.of(priority).await, Some(Some(19)));
        assert_eq!(priority(), own);
    }
}
