//! Connections: taken as they come, with patience for slow ones but not without end, and ended in good order.

use crate::{Hub, http};
use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use sabika_store::Store;
use std::{future::Future, io, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::TcpListener,
    sync::{Semaphore, watch},
};

/// How long somebody may take to say what they want.
const HEADERS: Duration = Duration::from_secs(10);
/// How long those who are there have to leave.
const LEAVING: Duration = Duration::from_secs(5);
/// So many connections at once; then the next one waits.
const MOST: u32 = 60_000;

/// Serves tables on this socket until `stop` comes; then everybody is told to come back later.
pub async fn serve<S: Store>(
    hub: Arc<Hub<S>>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    hub.wake_all();
    let service = TowerToHyperService::new(http::routes(hub.clone()));
    let (leave, mut stop) = (watch::Sender::new(false), pin!(stop));
    let places = Arc::new(Semaphore::new(MOST as usize));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { break };
        let come = tokio::select! {
            come = listener.accept() => come,
            () = &mut stop => break,
        };
        let Ok((stream, from)) = come else {
            // Too many files are open, or something like it: it will pass.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // An answer is small, and somebody waits for it: nothing is held back to be sent with more.
        drop(stream.set_nodelay(true));
        let service = service.clone();
        let known = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(from);
            service.call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(16 * 1024);
        let connection = http.serve_connection(TokioIo::new(stream), known).with_upgrades();
        let mut leaving = leave.subscribe();
        tokio::spawn(async move {
            let (_place, mut connection) = (place, pin!(connection));
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = leaving.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await.ok();
                }
            }
        });
    }
    drop(listener);
    hub.close();
    leave.send_replace(true);
    let all_left = async {
        drop(places.acquire_many(MOST).await);
        while hub.socket_count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LEAVING, all_left).await.ok();
    Ok(())
}
