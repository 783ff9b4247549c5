//! The message files, read as data.
#![allow(dead_code)] // each test file needs a part of it

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use sabika_words::Lang;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A message, read as data.
pub struct Message {
    /// Its file.
    pub file: String,
    /// The facts it uses, in all its variants.
    pub facts: BTreeSet<String>,
    /// Its form, to be compared.
    pub form: String,
    /// Its own words.
    pub text: String,
}

/// Every message of a language that is spoken here, by its name.
pub fn messages(lang: Lang) -> BTreeMap<String, Message> {
    gathered(lang, |file| !file.starts_with("web-"))
}

/// Every message of a language that the page speaks by itself: `web-*.ftl`.
pub fn of_the_page(lang: Lang) -> BTreeMap<String, Message> {
    gathered(lang, |file| file.starts_with("web-"))
}

fn gathered(lang: Lang, wanted: impl Fn(&str) -> bool) -> BTreeMap<String, Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.name());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        // The rules in one line each stand there too; they are no messages.
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|e| e != "ftl") || !wanted(&file) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, e)| panic!("{file}: {e:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_string();
            let pattern = message.value.unwrap_or_else(|| panic!("{lang}: {id} says nothing"));
            let (mut facts, mut text) = (BTreeSet::new(), String::new());
            read(&pattern, &mut facts, &mut text);
            let form = format!("{pattern:?}");
            let twice = found.insert(id.clone(), Message { file: file.clone(), facts, form, text });
            assert!(twice.is_none(), "{lang}: {id} stands twice");
        }
    }
    found
}

fn read(pattern: &Pattern<&str>, facts: &mut BTreeSet<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => fact(inline, facts),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                fact(selector, facts);
                for variant in variants {
                    text.push(' ');
                    read(&variant.value, facts, text);
                }
            }
        }
    }
}

fn fact(inline: &InlineExpression<&str>, facts: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            facts.insert(id.name.to_string());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                fact(argument, facts);
            }
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages stand on their own: {other:?}"),
    }
}
