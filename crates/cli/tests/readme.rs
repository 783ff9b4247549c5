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
