//! What a server is set to: by a flag, else by the environment, else by a file, else as it usually is.

use crate::{Failure, Voice, files};
use sabika_server::{Keeping, Limits};
use serde::Deserialize;
use std::{
    fs,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

/// Where tables are kept.
#[derive(clap::Args, Debug, Default)]
pub struct Data {
    /// Where tables are kept [default: the data folder of the user]
    #[arg(long, value_name = "FOLDER", env = "SABIKA_DATA")]
    pub data: Option<PathBuf>,
}

impl Data {
    /// The folder.
    pub fn folder(&self, voice: &Voice) -> Result<PathBuf, Failure> {
        let folder = self.data.clone().or_else(|| Some(files::last_game()?.parent()?.join("tables")));
        folder.ok_or_else(|| Failure::input("--data", voice.say("terminal-serve-no-folder", &[])))
    }
}

/// How much is said about what happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Log {
    /// Lines for people, on standard error
    #[default]
    Text,
    /// Lines of JSON, for programs that gather them
    Json,
    /// Nothing
    Off,
}

/// The settings, as far as somebody has said them.
#[derive(clap::Args, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The port [default: 7373]
    #[arg(long, value_name = "PORT", env = "SABIKA_PORT")]
    port: Option<u16>,
    /// The address to listen on: 0.0.0.0 for everybody in the network [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "SABIKA_BIND")]
    bind: Option<IpAddr>,
    #[command(flatten)]
    #[serde(skip)]
    folder: Data,
    #[arg(skip)]
    data: Option<PathBuf>,
    /// How much is said: text, json or off [default: text]
    #[arg(long, value_name = "FORM", env = "SABIKA_LOG")]
    log: Option<Log>,
    /// The address of a proxy in front, which is believed where others come from; can be given several times
    #[arg(long = "proxy", value_name = "ADDRESS", env = "SABIKA_PROXY", value_delimiter = ',')]
    proxies: Vec<IpAddr>,
    /// People may be called at addresses in this network
    #[arg(long, env = "SABIKA_LOCAL_CALLS")]
    local_calls: bool,
    /// Tables where no game has begun are kept so many days; 0 for ever [default: 30]
    #[arg(long, value_name = "DAYS", env = "SABIKA_KEEP_GATHERING")]
    keep_gathering: Option<u32>,
    /// Tables where the game is over are kept so many days; 0 for ever [default: 0]
    #[arg(long, value_name = "DAYS", env = "SABIKA_KEEP_OVER")]
    keep_over: Option<u32>,
}

impl Settings {
    /// What the file says where nobody has said otherwise.
    pub fn filled_from(mut self, file: Option<&PathBuf>, voice: &Voice) -> Result<Settings, Failure> {
        let Some(file) = file.cloned().or_else(usual_file) else { return Ok(self) };
        let text = fs::read_to_string(&file).map_err(|e| Failure::input(file.display(), e))?;
        let said: Settings = toml::from_str(&text).map_err(|e| Failure::input(file.display(), e.message()))?;
        self.port = self.port.or(said.port);
        self.bind = self.bind.or(said.bind);
        self.folder.data = self.folder.data.or(said.data);
        self.log = self.log.or(said.log);
        if self.proxies.is_empty() {
            self.proxies = said.proxies;
        }
        self.local_calls |= said.local_calls;
        self.keep_gathering = self.keep_gathering.or(said.keep_gathering);
        self.keep_over = self.keep_over.or(said.keep_over);
        self.folder(voice).map(|_| self)
    }
    pub fn address(&self) -> SocketAddr {
        SocketAddr::new(self.bind.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), self.port.unwrap_or(7373))
    }
    pub fn folder(&self, voice: &Voice) -> Result<PathBuf, Failure> {
        self.folder.folder(voice)
    }
    pub fn log(&self) -> Log {
        self.log.unwrap_or_default()
    }
    pub fn limits(&self) -> Limits {
        let mut limits = Limits::default();
        limits.proxies.clone_from(&self.proxies);
        limits.local_calls = self.local_calls;
        limits
    }
    pub fn keeping(&self) -> Keeping {
        let days = |said: Option<u32>, usual: Option<u32>| said.map_or(usual, |days| (days > 0).then_some(days));
        let usual = Keeping::default();
        Keeping { gathering: days(self.keep_gathering, usual.gathering), over: days(self.keep_over, usual.over) }
    }
}

/// The file of whoever runs it, if there is one.
fn usual_file() -> Option<PathBuf> {
    let own = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let folder = own("XDG_CONFIG_HOME").or_else(|| own("HOME").map(|home| home.join(".config")));
    folder.or_else(|| own("APPDATA")).map(|folder| folder.join("sabika/serve.toml")).filter(|file| file.is_file())
}
