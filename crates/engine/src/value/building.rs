use super::{Misspelt, spelled_in_serde};
use std::{fmt, str::FromStr};

/// The six types of building, from the cheapest to the dearest.
///
/// ```
/// use sabika_engine::value::Building;
/// assert_eq!("garden".parse(), Ok(Building::Garden));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Building {
    /// Blue, prices 2–8.
    #[default]
    Pavilion,
    /// Red, prices 3–9.
    Seraglio,
    /// Brown, prices 4–10.
    Arcades,
    /// White, prices 5–11.
    Chambers,
    /// Green, prices 6–12.
    Garden,
    /// Purple, prices 7–13.
    Tower,
}

impl Building {
    /// All six, cheapest first.
    pub const ALL: [Building; 6] = [
        Building::Pavilion,
        Building::Seraglio,
        Building::Arcades,
        Building::Chambers,
        Building::Garden,
        Building::Tower,
    ];

    /// The name used in files.
    pub const fn name(self) -> &'static str {
        ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"][self as usize]
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Building {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Building, Misspelt> {
        Building::ALL.into_iter().find(|b| b.name() == text).ok_or_else(|| Misspelt::new("a building type", text))
    }
}

spelled_in_serde!(Building);
