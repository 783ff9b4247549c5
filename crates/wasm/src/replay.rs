//! A record on this device: looked at move by move, and gone on with.

use crate::host::{said, spoken};
use sabika_engine::value::Seat;
use sabika_host::{Opening, Settings, Stood, ToJson, seat_of};
use sabika_notation::Record;
use sabika_session::Session;
use sabika_words::Words;
use wasm_bindgen::prelude::wasm_bindgen;

/// A recorded game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Replay {
    session: Session,
    words: Words,
}

#[wasm_bindgen]
impl Replay {
    /// The game of a record, in any form that is a text. Every move of it is checked.
    pub fn of(record: &str, lang: &str, words: &str) -> Result<Replay, String> {
        let record = Record::from_any(record.as_bytes()).map_err(said)?;
        Ok(Replay { session: Session::load(&record).map_err(said)?, words: spoken(lang, words)? })
    }
    /// How many moves were made.
    pub fn plies(&self) -> u32 {
        self.session.ply()
    }
    /// The game when so many moves were made, as a seat saw it or as everybody did: a `Stood`, as a server tells it.
    pub fn at(&self, ply: u32, seat: Option<u8>) -> Result<String, String> {
        let stood = Stood::at(&self.session, ply, self.seat(seat)?, &self.words).ok_or_else(|| self.no_ply())?;
        Ok(stood.to_json())
    }
    /// What opens a table on this device that goes on from there, for [`crate::Host::open`]. What the seat could not know then is
    /// dealt anew.
    pub fn fork(&self, ply: u32, seat: Option<u8>) -> Result<String, String> {
        let settings = Settings { one_device: true, ..Settings::default() };
        let opening = Opening::leaving(&self.session, ply, self.seat(seat)?, chance(), settings);
        Ok(opening.ok_or_else(|| self.no_ply())?.to_json())
    }
    fn seat(&self, number: Option<u8>) -> Result<Option<Seat>, String> {
        let Some(number) = number else { return Ok(None) };
        seat_of(&self.session, number).map(Some).ok_or_else(|| format!("there is no seat {number}"))
    }
    fn no_ply(&self) -> String {
        format!("there are plies {} to {}", self.session.first_ply(), self.session.ply())
    }
}

/// What JavaScript calls chance: good enough for a deal that only those around this device play.
#[cfg(target_arch = "wasm32")]
fn chance() -> u64 {
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = Math)]
        fn random() -> f64;
    }
    random().to_bits()
}

/// Elsewhere it is only tested: another number each time.
#[cfg(not(target_arch = "wasm32"))]
fn chance() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(0);
    COUNT.fetch_add(1, Ordering::Relaxed)
}
