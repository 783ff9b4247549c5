//! The description of all doors, as OpenAPI has it.

use super::{DOORS, Door};
use serde_json::{Map, Value, json};

/// The description. What views, questions, news and commands are is told by the types in TypeScript, and by docs/wire.md.
pub fn described() -> Value {
    let mut paths = Map::new();
    for door in DOORS {
        let path = paths.entry(door.path).or_insert_with(|| json!({}));
        path[door.method] = operation(door);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sabika",
            "description": "Tables for Alhambra: everything around a table. What is said at one goes over its WebSocket (docs/api.md).",
            "version": env!("CARGO_PKG_VERSION"),
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": crate::identity::COOKIE},
            },
            "schemas": {
                "Error": schema("error: object"),
            },
        },
    })
}

fn operation(door: &Door) -> Value {
    let wrong = json!({"description": "it was not done, and why", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}});
    let mut answer = json!({"description": door.does});
    if !door.gives.1.is_empty() {
        answer["content"] = json!({"application/json": {"schema": schema(door.gives.1)}});
    }
    let mut told = json!({
        "summary": door.does,
        "responses": {door.gives.0.to_string(): answer, "default": wrong},
    });
    let named: Vec<Value> = door
        .path
        .split(['{', '}'])
        .skip(1)
        .step_by(2)
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    if !named.is_empty() {
        told["parameters"] = json!(named);
    }
    if !door.takes.is_empty() {
        told["requestBody"] =
            json!({"required": true, "content": {"application/json": {"schema": schema(door.takes)}}});
    }
    if door.known {
        told["security"] = json!([{"token": []}, {"cookie": []}]);
    }
    told
}

/// `name: string, settings?: object`
fn schema(fields: &str) -> Value {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for (name, kind) in fields.split(", ").filter_map(|field| field.split_once(": ")) {
        let needed = !name.ends_with('?');
        let name = name.trim_end_matches('?');
        properties.insert(name.into(), json!({"type": kind}));
        required.extend(needed.then_some(name));
    }
    json!({"type": "object", "properties": properties, "required": required})
}
