//! A program that comes to a server: what `sabika load` and `sabika host-bot` share.

use crate::Failure;
use futures_util::{SinkExt, StreamExt};
use sabika_engine::{View, modules::House};
use sabika_wire::Snapshot;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};
use ureq::Agent;

/// A server, by its address.
#[derive(Clone, Debug)]
pub struct Server {
    url: String,
    agent: Agent,
}

impl Server {
    /// `127.0.0.1:7373`, `http://…` or `https://…`.
    pub fn new(address: &str) -> Server {
        let url =
            if address.contains("://") { address.trim_end_matches('/').into() } else { format!("http://{address}") };
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(30)));
        Server { url, agent: config.build().into() }
    }
    /// One request; what is refused is said as the server says it.
    pub fn post(&self, path: &str, token: &str, body: &Value) -> Result<Value, Failure> {
        let wrong = |why: String| Failure::input(&self.url, why);
        let request = self.agent.post(format!("{}{path}", self.url)).header("Authorization", format!("Bearer {token}"));
        let answer = request.content_type("application/json").send(body.to_string());
        let text =
            answer.and_then(|mut answer| answer.body_mut().read_to_string()).map_err(|e| wrong(e.to_string()))?;
        let value: Value = if text.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&text).map_err(|e| wrong(e.to_string()))?
        };
        match value["error"]["message"].as_str() {
            Some(message) => Err(wrong(message.into())),
            None => Ok(value),
        }
    }
    /// A token for somebody new.
    pub fn guest(&self) -> Result<String, Failure> {
        Ok(self.post("/api/guest", "", &json!({}))?["token"].as_str().unwrap_or_default().into())
    }
    /// A chair at a table.
    pub async fn come(&self, table: &str, token: &str) -> Option<Seat> {
        let url = self.url.replacen("http", "ws", 1);
        let url = format!("{url}/api/tables/{table}/socket?token={token}&form=numbers&lang=en");
        let (socket, _) = connect_async(url).await.ok()?;
        Some(Seat { socket, keys: 0, lines: Value::Null, table: Value::Null, view: None })
    }
}

/// Somebody at a table who knows the rules: the game comes as numbers.
pub struct Seat {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    keys: u64,
    /// How long the log was when it was seen last.
    lines: Value,
    /// The table around the game, as it was seen last.
    pub table: Value,
    /// The game.
    pub view: Option<Box<View<House>>>,
}

/// What was heard.
pub enum Heard {
    /// The table has changed.
    Table,
    /// The last command was obeyed.
    Done,
    /// It was not.
    Refused(String),
    /// The connection is lost, or the server goes away.
    Gone,
}

impl Seat {
    /// Says something, without waiting.
    pub async fn say(&mut self, command: &Value) -> bool {
        self.keys += 1;
        let message = json!({"key": self.keys.to_string(), "command": command}).to_string();
        self.socket.send(Message::Text(message.into())).await.is_ok()
    }
    /// The command that answers what is asked at this ply, as the game was seen last.
    pub fn answer(&self, ply: u32, mv: &str) -> Value {
        json!({"do": "move", "ply": ply, "seen": self.lines, "move": mv})
    }
    /// The next thing that is heard.
    pub async fn hear(&mut self) -> Heard {
        loop {
            let Some(Ok(message)) = self.socket.next().await else { return Heard::Gone };
            let Message::Text(text) = message else { continue };
            let Ok(mut heard) = serde_json::from_str::<Value>(&text) else { return Heard::Gone };
            return match heard["type"].as_str() {
                Some("table") => {
                    self.lines = heard["lines"].take();
                    let snapshot = serde_json::from_value::<Snapshot>(heard["snapshot"].take()).ok();
                    self.view = snapshot.and_then(|snapshot| snapshot.view().ok()).map(Box::new);
                    let table = heard["table"].take();
                    if !table.is_null() {
                        self.table = table;
                    }
                    Heard::Table
                }
                Some("done") => Heard::Done,
                Some("refused") => Heard::Refused(heard["message"].as_str().unwrap_or_default().into()),
                _ => Heard::Gone,
            };
        }
    }
    /// Lets something go by without looking at it; false if the connection is lost.
    pub async fn ignore(&mut self) -> bool {
        matches!(self.socket.next().await, Some(Ok(_)))
    }
    /// Says something, and hears until it is answered.
    pub async fn does(&mut self, command: &Value) -> Heard {
        if !self.say(command).await {
            return Heard::Gone;
        }
        loop {
            match self.hear().await {
                Heard::Table => {}
                other => return other,
            }
        }
    }
    /// The game, if one is asked.
    pub fn asked(&self) -> Option<&View<House>> {
        self.view.as_deref().filter(|view| view.sight().is_some())
    }
}
