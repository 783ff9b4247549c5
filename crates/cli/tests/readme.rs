//! Every command that the README shows is run, the long ones shortened.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// A command line in words, with quotes taken as the shell takes them.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            c => words.last_mut().expect("one at least").push(c),
        }
    }
    words
}

#[test]
fn every_command_of_the_readme_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let commands: Vec<&str> = readme.split('`').filter(|span| span.starts_with("sabika ")).collect();
    assert!(commands.len() >= 8, "only {commands:?}");
    for command in commands {
        let mut args = words(command);
        args.remove(0);
        for arg in &mut args {
            match arg.as_str() {
                "10000" => *arg = "60".into(),
                "table.toml" => *arg = "docs/examples/table.toml".into(),
                _ => {}
            }
        }
        if args[0] == "serve" {
            // It would go on for ever: crates/cli/tests/serve.rs runs it.
            args = vec!["serve".into(), "--help".into()];
        }
        if args[0] == "bench" {
            args.extend(["--millis".into(), "1".into()]);
        }
        let mut child = Command::new(env!("CARGO_BIN_EXE_sabika"))
            .args(&args)
            .current_dir(&root)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A game is left at once; the others read nothing, and may have ended before.
        let _ = child.stdin.take().expect("piped").write_all(b"quit\n");
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// The picture is what the program draws: it stands in the golden drawing of that position (tests/drawing.rs).
#[test]
fn the_picture_is_the_programs_own() {
    let readme = include_str!("../../../README.md");
    let picture =
        readme.split("```text\n").nth(1).and_then(|rest| rest.split("\n   …\n```").next()).expect("a picture");
    let trimmed = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    assert!(picture.lines().count() > 20, "{picture}");
    assert!(trimmed(include_str!("golden/readme.en.txt")).contains(&trimmed(picture)), "draw it anew:\n{picture}");
}

/// Measurements have a page of their own, and every page that is named is there.
#[test]
fn what_the_readme_points_at_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = include_str!("../../../README.md");
    let links: Vec<&str> = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert!(links.len() > 30 && links.contains(&"docs/measured.md"), "{links:?}");
    for link in links {
        assert!(root.join(link).exists(), "{link}");
    }
    assert!(!readme.contains("games /s"), "measurements stand in docs/measured.md");
}
