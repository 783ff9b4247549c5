//! `sabika serve`: tables for people, in one process with nothing to configure.

use super::settings::{Log, Settings};
use crate::{Failure, Voice};
use sabika_server::Hub;
use sabika_store::Sqlite;
use std::path::PathBuf;
use tokio::{net::TcpListener, runtime::Runtime};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    settings: Settings,
    /// A file with the same settings, as TOML [default: serve.toml in the user's folder for settings of sabika]
    #[arg(long, value_name = "FILE", env = "SABIKA_CONFIG")]
    config: Option<PathBuf>,
    /// Show it in a browser
    #[arg(long)]
    open: bool,
}

/// Serves until it is told to stop.
pub fn run(args: Args, voice: &Voice) -> Result<(), Failure> {
    let settings = args.settings.filled_from(args.config.as_ref(), voice)?;
    let folder = settings.folder(voice)?;
    tell(settings.log());
    Runtime::new()?.block_on(async {
        let store = Sqlite::open(&folder).await.map_err(|e| Failure::input("--data", e))?;
        let address = settings.address();
        let listener = TcpListener::bind(address).await.map_err(|e| Failure::input(address, e))?;
        let url = format!("http://{}", listener.local_addr()?);
        let said = [("url", url.as_str().into()), ("folder", folder.display().to_string().into())];
        voice.line(&voice.say("terminal-serving", &said))?;
        if args.open && open::that_detached(&url).is_err() {
            voice.complain(&voice.say("terminal-serve-no-browser", &[]));
        }
        let hub = Hub::with(store.clone(), settings.limits());
        settings.keeping().watch(&hub);
        sabika_server::serve(hub, listener, stopped()).await?;
        store.close().await;
        Ok(())
    })
}

/// What happens is said as it was asked for. Nothing that is said names a person, a token or a whole table.
fn tell(log: Log) {
    let said = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    match log {
        Log::Text => said.with_target(false).init(),
        Log::Json => said.json().init(),
        Log::Off => {}
    }
}

/// Ctrl-C, or what an operating system says to end a service.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return drop(interrupted.await) };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await.ok();
}
