//! A server in this process, and people who come to it over real sockets.

use futures_util::{SinkExt, StreamExt};
use sabika_server::{Hub, Limits};
use sabika_store::{Added, Addition, Listed, Memory, Note, Search, Store, StoreError, TableId};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

pub async fn served() -> (Arc<Hub<Memory>>, SocketAddr) {
    served_over(Memory::default()).await
}

pub async fn served_over<S: Store>(store: S) -> (Arc<Hub<S>>, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let mut limits = Limits::default();
    limits.local_calls = true;
    let hub = Hub::with(store, limits);
    tokio::spawn(sabika_server::serve(hub.clone(), listener, std::future::pending()));
    (hub, address)
}

/// One request over a connection of its own: status and body.
pub async fn asks(to: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.unwrap().unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
        body.split("\r\n").skip(1).step_by(2).collect()
    } else {
        body.to_string()
    };
    (status, body)
}

pub async fn json_of(to: SocketAddr, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    let headers = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let (status, body) = asks(to, method, path, &headers, &body.to_string()).await;
    (status, serde_json::from_str(&body).unwrap_or(Value::Null))
}

pub async fn guest(to: SocketAddr) -> String {
    let (status, body) = json_of(to, "POST", "/api/guest", "", &json!({})).await;
    assert_eq!(status, 201);
    body["token"].as_str().unwrap().to_string()
}

pub async fn opened(to: SocketAddr, token: &str, wanted: &Value) -> String {
    let (status, body) = json_of(to, "POST", "/api/tables", token, wanted).await;
    assert_eq!(status, 201, "{body}");
    body["table"].as_str().unwrap().to_string()
}

/// Somebody at a table.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The table as it was last seen.
    pub seen: Value,
    /// Everything that was heard, word by word.
    pub heard: Vec<String>,
}

impl Client {
    pub async fn comes(to: SocketAddr, table: &str, token: &str) -> Client {
        let url = format!("ws://{to}/api/tables/{table}/socket?token={token}&lang=en");
        let (socket, _) = connect_async(url).await.unwrap();
        let mut client = Client { socket, seen: Value::Null, heard: vec![] };
        client.hears().await;
        client
    }
    /// The next message; a table is remembered.
    pub async fn hears(&mut self) -> Value {
        loop {
            let message = timeout(Duration::from_secs(20), self.socket.next()).await.expect("somebody speaks");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(text.to_string());
                    if message["type"] == "table" {
                        // What is left out has not changed.
                        let around = self.seen["table"].take();
                        self.seen = message.clone();
                        if self.seen["table"].is_null() {
                            self.seen["table"] = around;
                        }
                    }
                    return message;
                }
                // Whoever is cut off in the middle of a sentence hears no goodbye.
                None | Some(Err(_) | Ok(Message::Close(_))) => return json!({"type": "closed"}),
                Some(Ok(_)) => {}
            }
        }
    }
    /// Says something, and hears until it is answered.
    pub async fn says(&mut self, command: Value) -> Value {
        static KEYS: AtomicU32 = AtomicU32::new(0);
        let key = format!("k{}", KEYS.fetch_add(1, Ordering::Relaxed));
        self.sends(&json!({"key": key, "command": command})).await;
        loop {
            let message = self.hears().await;
            assert_ne!(message["type"], "closed");
            if message["key"] == json!(key) {
                return message;
            }
        }
    }
    pub async fn sends(&mut self, message: &Value) {
        self.socket.send(Message::Text(message.to_string().into())).await.unwrap();
    }
    #[track_caller]
    pub fn was_done(answer: &Value) {
        assert_eq!(answer["type"], "done", "{answer}");
    }
    pub async fn does(&mut self, command: Value) {
        Client::was_done(&self.says(command).await);
    }
    /// Hears until the game stands at this ply.
    pub async fn catches_up(&mut self, ply: u64) {
        while self.seen["view"]["ply"].as_u64() < Some(ply) {
            self.hears().await;
        }
    }
}

pub async fn two_at_a_table(to: SocketAddr, wanted: &Value) -> (String, [String; 2], [Client; 2]) {
    let tokens = [guest(to).await, guest(to).await];
    let table = opened(to, &tokens[0], wanted).await;
    let mut people = [Client::comes(to, &table, &tokens[0]).await, Client::comes(to, &table, &tokens[1]).await];
    for (seat, (person, name)) in people.iter_mut().zip(["Anna", "Ben"]).enumerate() {
        person.does(json!({"do": "sit", "seat": seat, "name": name})).await;
    }
    people[0].does(json!({"do": "begin"})).await;
    (table, tokens, people)
}

/// A store whose disk can be full.
pub struct Full {
    pub store: Memory,
    pub is_full: Arc<AtomicBool>,
}

impl Store for Full {
    async fn add(&self, additions: &[Addition]) -> Result<Vec<Added>, StoreError> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(StoreError::Disk("it is full".into()));
        }
        self.store.add(additions).await
    }
    async fn read(&self, table: &TableId, after: u64) -> Result<Vec<String>, StoreError> {
        self.store.read(table, after).await
    }
    async fn search(&self, search: &Search, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.search(search, most).await
    }
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        self.store.delete(table).await
    }
    async fn put(&self, note: &Note, new: bool) -> Result<bool, StoreError> {
        self.store.put(note, new).await
    }
    async fn note(&self, kind: &'static str, name: &str) -> Result<Option<Note>, StoreError> {
        self.store.note(kind, name).await
    }
    async fn notes(&self, kind: &'static str, owner: Option<&str>) -> Result<Vec<Note>, StoreError> {
        self.store.notes(kind, owner).await
    }
    async fn forget(&self, kind: &'static str, name: &str) -> Result<bool, StoreError> {
        self.store.forget(kind, name).await
    }
}
