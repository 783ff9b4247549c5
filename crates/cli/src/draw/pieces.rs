//! What modules put on tiles and beside them, as signs: a resident, a chest, a trader, a falcon.

use super::{
    board::{Look, Post},
    paint, tile,
};
use sabika_engine::{
    Config, Game,
    modules::{Piece, Rooms, Spot},
    value::{Card, Cell, Corner, Participant, Tile},
};
use sabika_words::Words;

/// The pieces of a participant.
pub struct Pieces<'a> {
    words: &'a Words,
    game: &'a Game,
    all: Vec<Piece>,
}

impl<'a> Pieces<'a> {
    /// Everything that lies on its tiles and beside its Alhambra.
    pub fn of(words: &'a Words, game: &'a Game, who: Participant) -> Pieces<'a> {
        Pieces { words, game, all: game.rooms().pieces(game.open(), who) }
    }
    /// How a tile stands or lies in this game: with its walls as they are, and with what is on it. What is not finished has
    /// no colour (SIT-12).
    pub fn dress(&self, tile: Tile) -> Look {
        let (open, mut look) = (self.game.open(), tile::look(self.words, tile));
        for piece in &self.all {
            match piece.at {
                Spot::Tile(on) if on == tile => look.signs += &self.sign(piece),
                Spot::Section(at) if at.tile == tile => {
                    let one = self.sign(piece);
                    let twice = self.words.sign(&format!("{}-twice", piece.name)).unwrap_or_else(|| one.clone());
                    look.posts[at.side as usize] = Some(Post { one, twice, style: paint::CHOICE });
                }
                _ => {}
            }
        }
        let style = if open.is_unfinished(tile) { paint::STRONG } else { look.style };
        Look { walls: open.walls(tile), wood: open.added_walls(tile), style, ..look }
    }
    /// The signs of what stands on empty cells beside an Alhambra.
    pub fn beside(&self) -> impl Iterator<Item = (Cell, String)> {
        self.all
            .iter()
            .filter_map(|piece| if let Spot::Cell(at) = piece.at { Some((at, self.sign(piece))) } else { None })
    }
    /// The signs of what sits on corners.
    pub fn on_corners(&self) -> impl Iterator<Item = (Corner, String)> {
        let corner = |piece: &Piece| if let Spot::Corner(at) = piece.at { Some((at, self.sign(piece))) } else { None };
        self.all.iter().filter_map(corner)
    }
    fn sign(&self, piece: &Piece) -> String {
        self.words.sign(piece.name).unwrap_or_else(|| "?".into())
    }
}

/// What tells other money from a card of the same value.
pub fn of_money(words: &Words, card: Card) -> String {
    let sort = match card.note() {
        Some(note) => note.word(),
        None if card.is_builder() => "builder",
        None if card.is_coin() => "coin",
        None => return String::new(),
    };
    words.sign(sort).unwrap_or_default()
}

/// The signs that a game can show, each with what it means.
pub fn legend(words: &Words, config: &Config) -> Vec<(String, String)> {
    let lines = config.game.room().into_iter().chain(config.modules.iter()).flat_map(|module| words.legend(module));
    lines.filter_map(|line| line.split_once("  ").map(|(sign, text)| (sign.into(), text.into()))).collect()
}
