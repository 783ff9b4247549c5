//! Who sits where, from the command line.

use super::arena::Player;
use crate::{Failure, Voice, play::unknown_bot};
use sabika_bots::at_home;

/// What the name of a program of one's own begins with.
const COMMAND: &str = "cmd:";

/// Bots and programs, in the order in which they are named; commas stand between them.
pub fn read(lists: &[String], voice: &Voice) -> Result<Vec<Player>, Failure> {
    let names = lists.iter().flat_map(|list| list.split(',')).map(str::trim);
    names
        .map(|name| {
            let command = name.strip_prefix(COMMAND).map(words).filter(|words| !words.is_empty());
            if command.is_none() && at_home(name, 0).is_none() {
                return Err(unknown_bot("--bots", name, voice));
            }
            Ok(Player { label: name.to_string(), command })
        })
        .collect()
}

/// The words of a command: blanks part them, quotation marks keep them together.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut mark) = (Vec::new(), None::<String>, None);
    for c in command.chars() {
        match (c, mark) {
            (c, Some(open)) if c == open => mark = None,
            ('"' | '\'', None) => {
                mark = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn a_command_is_parted_like_a_shell_does() {
        assert_eq!(words(r#" python3  "my bot.py" --name='A B'"#), ["python3", "my bot.py", "--name=A B"]);
        assert_eq!(words(r#"bot """#), ["bot", ""]);
        assert!(words("  ").is_empty());
    }
}
