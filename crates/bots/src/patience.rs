//! How long a bot looks ahead.

/// Many futures or much time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Patience {
    /// As much as its level is used to.
    #[default]
    Own,
    /// So many futures at most: the same everywhere.
    Playouts(u32),
    /// So long: more on a faster machine.
    Millis(u64),
}

impl Patience {
    /// A name with what may stand behind it: `architect`, `architect@500` (futures), `architect@100ms`. None if that is neither.
    ///
    /// ```
    /// use sabika_bots::Patience;
    /// assert_eq!(Patience::read("emir@100ms"), Some(("emir", Patience::Millis(100))));
    /// ```
    pub fn read(text: &str) -> Option<(&str, Patience)> {
        let Some((name, amount)) = text.split_once('@') else { return Some((text, Patience::Own)) };
        let digits = amount.strip_suffix("ms").unwrap_or(amount);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let patience = if digits == amount {
            Patience::Playouts(digits.parse().ok()?)
        } else {
            Patience::Millis(digits.parse().ok()?)
        };
        Some((name, patience))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_a_name() {
        assert_eq!(Patience::read("greedy"), Some(("greedy", Patience::Own)));
        assert_eq!(Patience::read("sultan@0"), Some(("sultan", Patience::Playouts(0))));
        assert_eq!(Patience::read("sultan@1000ms"), Some(("sultan", Patience::Millis(1_000))));
        for wrong in ["sultan@", "sultan@ms", "sultan@+1", "sultan@-1", "sultan@1s", "sultan@99999999999", "a@1@2"] {
            assert_eq!(Patience::read(wrong), None, "{wrong}");
        }
    }
}
