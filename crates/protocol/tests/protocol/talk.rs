//! A conversation with the engine.

use sabika_protocol::Engine;
use serde_json::{Value, json};

pub struct Talk(Engine);

impl Talk {
    pub fn new() -> Talk {
        Talk(Engine::new())
    }
    /// With a game of three.
    pub fn playing() -> Talk {
        let mut talk = Talk::new();
        talk.good(&json!({"cmd": "new", "players": 3, "seed": 5}));
        talk
    }
    pub fn done(&self) -> bool {
        self.0.done()
    }
    /// The answer to any line.
    pub fn line(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line).expect("not a blank line");
        assert!(!answer.contains(['\n', '\r']), "an answer is one line");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }
    pub fn ask(&mut self, request: &Value) -> Value {
        self.line(&request.to_string())
    }
    /// The answer to a request that is obeyed.
    pub fn good(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request} → {answer}");
        answer
    }
    /// The error of a request that is refused; the game is as before.
    pub fn bad(&mut self, code: &str, request: &Value) -> Value {
        let before = self.state();
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request} → {answer}");
        let error = &answer["error"];
        assert_eq!(error["code"], code, "{request} → {answer}");
        assert!(error["message"].as_str().is_some_and(|m| m.len() > 5), "{answer}");
        assert!(error["cells"].is_array() && error.get("rule").is_some(), "{answer}");
        assert!(!error["message"].as_str().unwrap().contains("bug in sabika"), "{request} → {answer}");
        assert_eq!(self.state(), before, "{request}");
        error.clone()
    }
    /// The same, and the error names this field.
    pub fn bad_field(&mut self, code: &str, field: &str, request: &Value) -> Value {
        let error = self.bad(code, request);
        assert_eq!(error["field"], field, "{request} → {error}");
        assert!(error["message"].as_str().unwrap().contains(field), "{request} → {error}");
        error
    }
    /// All that can be seen of the game.
    fn state(&mut self) -> Vec<Value> {
        let seats = [Value::Null, json!(0), json!(1)];
        let mut seen: Vec<Value> = seats.iter().map(|seat| self.ask(&json!({"cmd": "view", "seat": seat}))).collect();
        seen.extend(["record", "decision", "result"].map(|cmd| self.ask(&json!({"cmd": cmd}))));
        seen
    }
}
