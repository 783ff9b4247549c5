use crate::Engine;
use std::io::{self, BufRead, ErrorKind, Write};

/// The longest line that is read, in bytes: a record of the longest game fits. More is skipped, and answered.
pub const LONGEST_LINE: usize = 4 << 20;

/// Answers the lines of `input` on `output`, each at once, until `quit` or the end.
///
/// Fails only where reading or writing fails.
///
/// ```
/// let mut out = Vec::new();
/// sabika_protocol::serve(&b"\n{\"cmd\":\"quit\"}\nnever read"[..], &mut out)?;
/// assert_eq!(out, b"{\"ok\":true}\n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut kept = Vec::new();
    while let Some(line) = next_line(&mut input, &mut kept)? {
        let answer = match std::str::from_utf8(&kept) {
            _ if line.blank => None,
            _ if line.length > LONGEST_LINE => Some(engine.answer_bad_line(format!(
                "the line is {} bytes long; the longest that is read has {LONGEST_LINE}",
                line.length
            ))),
            Ok(text) => engine.answer(text),
            Err(e) => Some(engine.answer_bad_line(format!("the line is not UTF-8 at byte {}", e.valid_up_to()))),
        };
        if let Some(mut answer) = answer {
            answer.push('\n');
            output.write_all(answer.as_bytes())?;
            output.flush()?;
        }
        if engine.done() {
            break;
        }
    }
    Ok(())
}

/// What is known of a line besides the part that was kept.
struct Line {
    length: usize,
    blank: bool,
}

/// Reads a line without its end and keeps it, if it is not too long. None at the end of the input.
fn next_line(input: &mut impl BufRead, kept: &mut Vec<u8>) -> io::Result<Option<Line>> {
    kept.clear();
    let mut line = Line { length: 0, blank: true };
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        line.length += part.len();
        line.blank &= part.iter().all(u8::is_ascii_whitespace);
        if line.length <= LONGEST_LINE {
            kept.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}
