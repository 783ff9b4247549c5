//! What lies over the table for a while: a text that is read and put away, or a line that is typed.

/// A text over the whole screen.
#[derive(Clone, Debug)]
pub struct Page {
    /// The text, with colours in it.
    pub text: String,
    /// How many lines are scrolled away.
    pub scroll: u16,
    /// Is it the end of the game, with its own keys?
    pub is_end: bool,
}

impl Page {
    /// A page at its beginning.
    pub fn new(text: String) -> Page {
        Page { text, scroll: 0, is_end: false }
    }
    /// Some lines further, or back.
    pub fn scroll(&mut self, lines: i32) {
        let last = self.text.lines().count() as i32 - 1;
        self.scroll = (i32::from(self.scroll) + lines).clamp(0, last.max(0)) as u16;
    }
}

/// What is typed, and what for.
#[derive(Clone, Debug)]
pub struct Typing {
    /// For what.
    pub wish: Wish,
    /// What stands there so far.
    pub text: String,
}

/// What a typed line is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The name of a file.
    Save,
    /// The number or the words of a rule.
    Rules,
}

impl Wish {
    /// The name of the sentence that asks for it.
    pub fn prompt(self) -> &'static str {
        match self {
            Wish::Save => "screen-save",
            Wish::Rules => "screen-rules",
        }
    }
}
