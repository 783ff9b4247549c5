//! What is counted, for whoever runs the server: `/metrics` in the words of Prometheus. Nothing here tells of persons or tables.

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::{sync::OnceLock, time::Duration};

static METER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Counts from now on. There is one meter in a process, however many servers.
pub fn start() {
    METER.get_or_init(|| {
        let meter =
            PrometheusBuilder::new().set_buckets(&[0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0]);
        meter.ok()?.install_recorder().ok()
    });
}

/// All that was counted.
pub fn shown(awake: usize, sockets: usize) -> String {
    gauge!("sabika_tables_awake").set(awake as f64);
    gauge!("sabika_sockets_open").set(sockets as f64);
    METER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Moves were made.
pub fn moves(count: u64) {
    counter!("sabika_moves_total").increment(count);
}

/// A command was not obeyed.
pub fn refused(code: &'static str) {
    counter!("sabika_refused_total", "code" => code).increment(1);
}

/// A command was answered after so long.
pub fn answered(after: Duration) {
    histogram!("sabika_answer_seconds").record(after.as_secs_f64());
}

/// A request was answered with this status.
pub fn request(status: u16) {
    counter!("sabika_requests_total", "status" => status.to_string()).increment(1);
}

/// Somebody was called who is away; did they hear it?
pub fn called(heard: bool) {
    counter!("sabika_calls_total", "heard" => if heard { "yes" } else { "no" }).increment(1);
}
