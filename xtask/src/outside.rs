//! A bot in another language comes to a server of ours, twice, and plays a whole game: what a stranger would do first.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

/// Ended when it is not needed any more. As long as it runs somebody listens: who speaks to nobody fails.
struct Running {
    child: Child,
    _said: BufReader<ChildStdout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Starts something, and reads the first line that it says.
fn started(command: &mut Command) -> Result<(Running, String), String> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|e| format!("{command:?}: {e}"))?;
    let (mut line, said) = (String::new(), child.stdout.take().ok_or("it says nothing")?);
    let mut said = BufReader::new(said);
    said.read_line(&mut line).map_err(|e| e.to_string())?;
    Ok((Running { child, _said: said }, line.trim().into()))
}

/// Lets `examples/bot.py` play against itself.
pub fn test(root: &Path, sabika: &Path) -> Result<(), String> {
    let target = sabika.parent().and_then(Path::parent).ok_or("there is no target folder")?;
    let (packages, data) = (target.join("python"), target.join("tmp/outside"));
    let python = || {
        let mut python = Command::new("python3");
        python.env("PYTHONPATH", &packages).current_dir(root);
        python
    };
    let needed = "Python 3 with pip is needed: examples/bot.py is played with";
    if !packages.join("websockets").is_dir() {
        let install =
            ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--root-user-action", "ignore"];
        let pip = python().args(install).arg("--target").arg(&packages).arg("websockets").status();
        pip.ok().filter(std::process::ExitStatus::success).ok_or(needed)?;
    }
    std::fs::remove_dir_all(&data).ok();
    let serve = ["serve", "--port", "0", "--lang", "en", "--log", "off", "--data"];
    let (_server, line) = started(Command::new(sabika).args(serve).arg(&data))?;
    let address =
        line.split("http://").nth(1).and_then(|rest| rest.split(';').next()).ok_or("it does not say where")?;
    let (mut first, table) = started(python().arg("examples/bot.py").arg(address))?;
    let second = python().arg("examples/bot.py").args([address, &table]).output().map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&second.stdout).into_owned();
    let first = first.child.wait().map_err(|e| e.to_string())?;
    if first.success() && second.status.success() && said.matches("Python: ").count() == 2 {
        eprint!("{said}");
        return Ok(());
    }
    Err(format!("examples/bot.py did not end a game: {said}{}", String::from_utf8_lossy(&second.stderr)))
}
