//! One declaration for each move, event, refusal and reason: its fields with their types, its text form, its JSON.
//!
//! From it come `Display`, `FromStr`, serde and the typed list of what it speaks of ([`Declared::facts`]):
//!
//! ```text
//! declare! {
//!     /// SQU-1.
//!     pub move Move "a move of the squares" {
//!         /// Take the top square of a stack.
//!         Take(kind: Building) = "take {kind}",
//!     }
//! }
//! ```
//!
//! In the text `{field}` is the spelling of a field, `[ with {pay}]` stands there only if the field is said, and
//! `{tile|start}` says `start` where there is none. (The `parse-display` crate has no facts and no optional parts, and
//! reads with regular expressions at run time, which would double what a browser loads.)

use crate::value::*;
use std::{borrow::Cow, fmt};

/// A move, an event, a refusal or a reason: something with a name and facts.
pub trait Declared {
    /// What can be declared by this type, known without a game.
    fn shapes() -> Vec<Shape>;
    /// Its name within its room, such as `turned_up`.
    fn name(&self) -> &'static str;
    /// The module or game it belongs to; none for the table's own.
    fn room(&self) -> Option<&'static str> {
        None
    }
    /// Its fields, each with what it holds: known even where a fact is hidden.
    fn fields(&self) -> &'static [(&'static str, Kind)] {
        &[]
    }
    /// Tells every field by its name.
    fn each_fact(&self, tell: &mut dyn FnMut(&'static str, Fact));
    /// Its text form: of a move how it is written, of an event what goes from where to where. None without one.
    fn form(&self) -> Option<&'static str> {
        None
    }
    /// Every field by its name, as a list.
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut all = Vec::new();
        self.each_fact(&mut |field, fact| all.push((field, fact)));
        all
    }
}

/// A declaration without its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The module or game it belongs to; none for the table's own.
    pub room: Option<&'static str>,
    /// Its name.
    pub name: &'static str,
    /// Its fields, each with what it holds.
    pub fields: &'static [(&'static str, Kind)],
    /// See [`Declared::form`].
    pub form: Option<&'static str>,
}

impl Shape {
    /// What a room declares.
    pub fn of_room<T: Declared>(room: &'static str) -> impl Iterator<Item = Shape> {
        T::shapes().into_iter().map(move |shape| Shape { room: Some(room), ..shape })
    }
}

/// A field that has a text form in a move.
pub trait Spelled: Factual + Sized {
    /// Is there anything to say of it?
    fn is_said(&self) -> bool {
        true
    }
    /// Says it.
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads it.
    fn read(text: &str) -> Result<Self, Misspelt>;
    /// What it is when nothing is said of it, if it can be left out.
    fn unsaid() -> Option<Self> {
        None
    }
}

/// What [`spell`] needs of a field.
pub trait Says {
    /// See [`Spelled::is_said`].
    fn is_said(&self) -> bool;
    /// See [`Spelled::spell`].
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: Spelled> Says for T {
    fn is_said(&self) -> bool {
        Spelled::is_said(self)
    }
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Spelled::spell(self, f)
    }
}

/// Fields whose text is that of their type.
macro_rules! spelled {
    ($($T:ty),+ $(,)?) => {$(
        impl $crate::declare::Spelled for $T {
            fn spell(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
            fn read(text: &str) -> Result<$T, $crate::value::Misspelt> {
                text.parse()
            }
        }
    )+};
}
pub(crate) use spelled;

/// Things that only one module has, by their names.
macro_rules! pieces {
    ($($T:ty),+ $(,)?) => {$(
        impl $crate::value::Factual for $T {
            const KIND: $crate::value::Kind = $crate::value::Kind::Piece;
            fn fact(&self) -> $crate::value::Fact {
                $crate::value::Fact::Piece(self.to_string())
            }
        }
        $crate::declare::spelled!($T);
    )+};
}
pub(crate) use pieces;
spelled!(Card, Purse, Tile, Cell, Corner, Edge, Section, Building, Currency, Side);

/// Numbers have one spelling too.
macro_rules! numbers {
    ($($T:ty: $wanted:literal, |$text:ident| $read:expr);+ $(;)?) => {$(
        impl Spelled for $T {
            fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
            fn read($text: &str) -> Result<$T, Misspelt> {
                let read: Option<$T> = $read;
                read.filter(|number| number.to_string() == $text).ok_or_else(|| Misspelt::new($wanted, $text))
            }
        }
    )+};
}
numbers! {
    u8: "a number", |text| text.parse().ok();
    u16: "a number", |text| text.parse().ok();
    Space: "a space of the preview", |text| text.parse().ok().map(Space);
    Slot: "a slot of the yard (1 to 4)", |text| text.parse().ok().and_then(Slot::new);
}

impl<T: Spelled> Spelled for Option<T> {
    fn is_said(&self) -> bool {
        self.is_some()
    }
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().map_or(Ok(()), |said| said.spell(f))
    }
    fn read(text: &str) -> Result<Option<T>, Misspelt> {
        T::read(text).map(Some)
    }
    fn unsaid() -> Option<Option<T>> {
        Some(None)
    }
}

/// Nearly all tiles lie roof up, and nothing is said of that.
impl Spelled for Turn {
    fn is_said(&self) -> bool {
        !self.is_none()
    }
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
    fn read(text: &str) -> Result<Turn, Misspelt> {
        text.parse()
    }
    fn unsaid() -> Option<Turn> {
        Some(Turn::NONE)
    }
}

/// A piece of a text form.
enum Part<'t> {
    Words(&'t str),
    /// A field, and the word that stands for none.
    Field(&'t str, Option<&'t str>),
    /// What is said only if its field is.
    Group(&'t str),
}

fn parts(mut text: &str) -> impl Iterator<Item = Part<'_>> {
    std::iter::from_fn(move || {
        let close = |end: char| text.find(end).expect("our text forms are whole");
        let (part, rest) = match text.chars().next()? {
            '{' => {
                let (field, rest) = (&text[1..close('}')], &text[close('}') + 1..]);
                let (name, none) = field.split_once('|').map_or((field, None), |(name, none)| (name, Some(none)));
                (Part::Field(name, none), rest)
            }
            '[' => (Part::Group(&text[1..close(']')]), &text[close(']') + 1..]),
            _ => {
                let end = text.find(['{', '[']).unwrap_or(text.len());
                (Part::Words(&text[..end]), &text[end..])
            }
        };
        text = rest;
        Some(part)
    })
}

/// Writes a text form with these fields.
pub fn spell(f: &mut fmt::Formatter<'_>, form: &str, fields: &[(&str, &dyn Says)]) -> fmt::Result {
    let field = |name: &str| fields.iter().find(|(own, _)| *own == name).expect("a field of this form").1;
    for part in parts(form) {
        match part {
            Part::Words(words) => f.write_str(words)?,
            Part::Field(name, Some(none)) if !field(name).is_said() => f.write_str(none)?,
            Part::Field(name, _) => field(name).spell(f)?,
            Part::Group(group) => {
                if parts(group).all(|part| !matches!(part, Part::Field(name, _) if !field(name).is_said())) {
                    spell(f, group, fields)?;
                }
            }
        }
    }
    Ok(())
}

/// The fields of a text that has a form.
pub struct Found<'t>(Vec<Said<'t>>);

struct Said<'t> {
    field: &'static str,
    text: &'t str,
    /// Could it have been left out?
    optional: bool,
}

impl Found<'_> {
    /// One of the fields. `wanted` is what the whole `text` should be.
    pub fn take<T: Spelled>(&self, field: &str, wanted: &'static str, text: &str) -> Result<T, Misspelt> {
        let wrong = || Misspelt::new(wanted, text);
        let Some(said) = self.0.iter().find(|said| said.field == field) else { return T::unsaid().ok_or_else(wrong) };
        let value = T::read(said.text)?;
        // One spelling for each move: what need not be said is not said.
        if said.optional && !value.is_said() { Err(wrong()) } else { Ok(value) }
    }
}

/// Finds the fields in a text, if it has this form.
pub fn find<'t>(form: &'static str, text: &'t str) -> Option<Found<'t>> {
    // Nearly every text has another form, and its first words say so: records are read move by move.
    let first = &form[..form.find(['{', '[']).unwrap_or(form.len())];
    if !text.starts_with(first.trim_end()) {
        return None;
    }
    let flat = |groups: bool| -> Vec<(Part<'static>, bool)> {
        let inside = move |part| match part {
            Part::Group(group) => parts(group).filter(|_| groups).map(|part| (part, true)).collect(),
            part => vec![(part, false)],
        };
        parts(form).flat_map(inside).collect()
    };
    follow(&flat(true), text).or_else(|| follow(&flat(false), text)).map(Found)
}

fn follow<'t>(form: &[(Part<'static>, bool)], text: &'t str) -> Option<Vec<Said<'t>>> {
    // Where nothing follows them, words need no blank at their end: what comes then is empty.
    let starts = |text: &'t str, words: &str| text.strip_prefix(words).or((text == words.trim_end()).then_some(""));
    let (mut rest, mut found) = (text, Vec::new());
    for (at, (part, optional)) in form.iter().enumerate() {
        match part {
            Part::Words(words) => rest = starts(rest, words)?,
            Part::Field(field, none) => {
                let end = match form.get(at + 1) {
                    Some((Part::Words(words), _)) => (0..rest.len())
                        .find(|end| rest.is_char_boundary(*end) && starts(&rest[*end..], words).is_some())?,
                    _ => rest.len(),
                };
                let said = &rest[..end];
                rest = &rest[end..];
                if Some(said) != *none {
                    found.push(Said { field, text: said, optional: *optional });
                }
            }
            Part::Group(_) => unreachable!("groups are laid flat"),
        }
    }
    rest.is_empty().then_some(found)
}

/// The words of a text with one blank between them.
pub fn squeezed(text: &str) -> Cow<'_, str> {
    if !text.contains("  ") && text.trim_matches(' ') == text {
        return text.into();
    }
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").into()
}

/// How many bytes `CamelCase` has as `snake_case`.
pub const fn snake_len(camel: &str) -> usize {
    let (bytes, mut n, mut len) = (camel.as_bytes(), 0, 0);
    while n < bytes.len() {
        len += 1 + (n > 0 && bytes[n].is_ascii_uppercase()) as usize;
        n += 1;
    }
    len
}

/// `CamelCase` as `snake_case`: the name of a variant, as serde spells it.
pub const fn snake<const N: usize>(camel: &str) -> [u8; N] {
    let (bytes, mut n, mut out, mut at) = (camel.as_bytes(), 0, [0; N], 0);
    while n < bytes.len() {
        if n > 0 && bytes[n].is_ascii_uppercase() {
            out[at] = b'_';
            at += 1;
        }
        out[at] = bytes[n].to_ascii_lowercase();
        at += 1;
        n += 1;
    }
    out
}

/// The name of a variant.
macro_rules! name_of {
    ($name:ident) => {{
        const CAMEL: &str = stringify!($name);
        const SNAKE: [u8; $crate::declare::snake_len(CAMEL)] = $crate::declare::snake(CAMEL);
        const NAME: &str = match std::str::from_utf8(&SNAKE) {
            Ok(name) => name,
            Err(_) => unreachable!(),
        };
        NAME
    }};
}
pub(crate) use name_of;

/// A text form, if there is one.
macro_rules! form_of {
    () => {
        None
    };
    ($text:literal) => {
        Some($text)
    };
}
pub(crate) use form_of;

/// See the head of this file. `; Module(ModuleEvent)` at the end takes in what rooms declare; `;; Squares(Move) as squares`
/// is what one of them declares.
macro_rules! declare {
    ($(#[$meta:meta])* $vis:vis move $Name:ident $wanted:literal { $($body:tt)* }) => {
        $crate::declare::declare! { @enum
            [#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[serde(rename_all = "snake_case", deny_unknown_fields)] $(#[$meta])*] $vis $Name $($body)* }
        $crate::declare::declare! { @facts $Name $($body)* }
        $crate::declare::declare! { @text $Name $wanted $($body)* }
    };
    ($(#[$meta:meta])* $vis:vis event $Name:ident { $($body:tt)* }) => {
        $crate::declare::declare! { @enum
            [#[derive(Clone, PartialEq, Debug, serde::Serialize)]
            #[serde(rename_all = "snake_case")] $(#[$meta])*] $vis $Name $($body)* }
        $crate::declare::declare! { @facts $Name $($body)* }
    };
    ($(#[$meta:meta])* $vis:vis notice $Name:ident { $($body:tt)* }) => {
        $crate::declare::declare! { $(#[$meta])* $vis event $Name { $($body)* } }
    };
    ($(#[$meta:meta])* $vis:vis refusal $Name:ident { $($body:tt)* }) => {
        $crate::declare::declare! { @enum
            [#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
            #[serde(rename_all = "snake_case")] $(#[$meta])*] $vis $Name $($body)* }
        $crate::declare::declare! { @facts $Name $($body)* }
    };
    ($(#[$meta:meta])* $vis:vis reason $Name:ident { $($body:tt)* }) => {
        $crate::declare::declare! { @enum
            [#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
            #[serde(rename_all = "snake_case")] $(#[$meta])*] $vis $Name $($body)* }
        $crate::declare::declare! { @facts $Name $($body)* }
    };

    (@enum [$($head:tt)*] $vis:vis $Name:ident
        $($(#[$doc:meta])* $V:ident $({ $($(#[$of:meta])* $f:ident: $T:ty),* $(,)? })? $(($n:ident: $N:ty))? $(= $text:literal)?),* $(,)?
        $(; $(#[$rooms_doc:meta])* $Rooms:ident($RoomsT:ty))?
        $(;; $($(#[$own:meta])* $R:ident($RT:ty) as $room:ident),+ $(,)?)?
    ) => {
        $($head)*
        #[allow(missing_docs)] // the names of the fields say what they are
        $vis enum $Name {
            $($(#[$doc])* $V $({ $($(#[$of])* $f: $T),* })? $(($N))?,)*
            $($(#[$rooms_doc])* #[serde(untagged)] $Rooms($RoomsT),)?
            $($($(#[$own])* $R($RT),)+)?
        }
    };

    (@facts $Name:ident
        $($(#[$doc:meta])* $V:ident $({ $($(#[$of:meta])* $f:ident: $T:ty),* $(,)? })? $(($n:ident: $N:ty))? $(= $text:literal)?),* $(,)?
        $(; $(#[$rooms_doc:meta])* $Rooms:ident($RoomsT:ty))?
        $(;; $($(#[$own:meta])* $R:ident($RT:ty) as $room:ident),+ $(,)?)?
    ) => {
        impl $crate::declare::Declared for $Name {
            fn shapes() -> Vec<$crate::declare::Shape> {
                #[allow(unused_mut)]
                let mut all = vec![$($crate::declare::Shape {
                    room: None,
                    name: $crate::declare::name_of!($V),
                    fields: &[
                        $($((stringify!($f), <$T as $crate::value::Factual>::KIND),)*)?
                        $((stringify!($n), <$N as $crate::value::Factual>::KIND),)?
                    ],
                    form: $crate::declare::form_of!($($text)?),
                },)*];
                $(all.extend(<$RoomsT as $crate::declare::Declared>::shapes());)?
                $($(all.extend($crate::declare::Shape::of_room::<$RT>(stringify!($room)));)+)?
                all
            }
            fn name(&self) -> &'static str {
                match self {
                    $(Self::$V { .. } => $crate::declare::name_of!($V),)*
                    $(Self::$Rooms(own) => own.name(),)?
                    $($(Self::$R(own) => own.name(),)+)?
                }
            }
            fn room(&self) -> Option<&'static str> {
                match self {
                    $(Self::$Rooms(own) => own.room(),)?
                    $($(Self::$R(_) => Some(stringify!($room)),)+)?
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            fn form(&self) -> Option<&'static str> {
                match self {
                    $(Self::$V { .. } => $crate::declare::form_of!($($text)?),)*
                    $(Self::$Rooms(own) => own.form(),)?
                    $($(Self::$R(own) => own.form(),)+)?
                }
            }
            fn fields(&self) -> &'static [(&'static str, $crate::value::Kind)] {
                match self {
                    $(Self::$V { .. } => &[
                        $($((stringify!($f), <$T as $crate::value::Factual>::KIND),)*)?
                        $((stringify!($n), <$N as $crate::value::Factual>::KIND),)?
                    ],)*
                    $(Self::$Rooms(own) => own.fields(),)?
                    $($(Self::$R(own) => own.fields(),)+)?
                }
            }
            #[allow(unused_variables)]
            fn each_fact(&self, tell: &mut dyn FnMut(&'static str, $crate::value::Fact)) {
                match self {
                    $(Self::$V $({ $($f),* })? $(($n))? => {
                        $($(tell(stringify!($f), $crate::value::Factual::fact($f));)*)?
                        $(tell(stringify!($n), $crate::value::Factual::fact($n));)?
                    })*
                    $(Self::$Rooms(own) => own.each_fact(tell),)?
                    $($(Self::$R(own) => own.each_fact(tell),)+)?
                }
            }
        }
    };

    (@text $Name:ident $wanted:literal
        $($(#[$doc:meta])* $V:ident $({ $($(#[$of:meta])* $f:ident: $T:ty),* $(,)? })? $(($n:ident: $N:ty))? = $text:literal),* $(,)?
        $(;; $($(#[$own:meta])* $R:ident($RT:ty) as $room:ident),+ $(,)?)?
    ) => {
        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$V $({ $($f),* })? $(($n))? => $crate::declare::spell(f, $text, &[
                        $($((stringify!($f), $f),)*)? $((stringify!($n), $n),)?
                    ]),)*
                    $($(Self::$R(own) => write!(f, "{} {own}", stringify!($room)),)+)?
                }
            }
        }
        impl std::str::FromStr for $Name {
            type Err = $crate::value::Misspelt;
            fn from_str(text: &str) -> Result<$Name, $crate::value::Misspelt> {
                let squeezed = $crate::declare::squeezed(text);
                $(if let Some(found) = $crate::declare::find($text, &squeezed) {
                    let _ = &found;
                    return Ok($Name::$V
                        $({ $($f: found.take(stringify!($f), $wanted, text)?),* })?
                        $((found.take::<$N>(stringify!($n), $wanted, text)?))?);
                })*
                $(
                    let (room, own) = text.split_once(' ').unwrap_or((text, ""));
                    $(if room == stringify!($room) {
                        return own.parse().map(Self::$R);
                    })+
                )?
                Err($crate::value::Misspelt::new($wanted, text))
            }
        }
    };
}
pub(crate) use declare;

#[cfg(test)]
mod tests {
    use super::*;

    declare! {
        /// For these tests.
        pub move Move "a move of these tests" {
            Wake = "wake",
            Take(kind: Building) = "take {kind}",
            Buy { slot: Slot, pay: Option<Purse> } = "buy {slot}[ with {pay}]",
            Lay { tile: Option<Tile>, at: Cell, turn: Turn } = "lay {tile|start} at {at}[ turned {turn}]",
            Swap { give: Purse, take: Card } = "swap {give} and {take}",
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        for text in [
            "wake",
            "take garden",
            "buy 1",
            "buy 4 with denar-1 denar-2",
            "lay start at 0,1",
            "lay garden-8-NE at 1,-2 turned 90",
            "swap denar-1 denar-2 and ducat-3",
        ] {
            assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn what_has_no_form_is_refused() {
        for text in
            ["", "wak", "wake up", "take", "take palace", "buy 5", "buy 01", "lay start at 0,1 turned 0", "swap"]
        {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        assert_eq!("take  garden".parse(), Ok(Move::Take(Building::Garden)), "blanks do not matter");
    }

    #[test]
    fn every_field_is_a_fact() {
        let mv: Move = "lay start at 0,1 turned 90".parse().unwrap();
        let turn = "90".parse().unwrap();
        let facts = [("tile", Fact::Nothing), ("at", Fact::Cell(Cell { x: 0, y: 1 })), ("turn", Fact::Turn(turn))];
        assert_eq!((mv.name(), mv.facts()), ("lay", facts.to_vec()));
        let shape = Move::shapes().into_iter().find(|shape| shape.name == "take").unwrap();
        assert_eq!(shape.fields, [("kind", Kind::Building)]);
    }
}
