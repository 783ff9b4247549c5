//! Why a move is refused.

use super::Topic;
use crate::{
    declare::{Declared, declare},
    modules::{ModuleId, ModuleRefusal},
    value::*,
};
use serde::Serialize;

/// A refusal: the rule it rests on and the facts of this case. Sentences are made at the edge, per language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// The rule that is broken.
    pub rule: RuleId,
    /// What breaks it.
    pub because: Because,
}

impl RuleId {
    /// The refusal that leans on this rule.
    pub fn broken(self, because: Because) -> Illegal {
        Illegal { rule: self, because }
    }
}

declare! {
    /// The facts of a refusal.
    pub refusal Because {
        /// The game has ended.
        GameOver,
        /// Another seat is asked.
        NotAsked { asked: Seat },
        /// This is not what is asked now.
        NotNow { topic: Topic },
        /// No card was chosen.
        NoCards,
        /// The card does not lie in the display.
        NotInDisplay { card: Card },
        /// The card is not in the hand.
        NotInHand { card: Card },
        /// Several cards are worth more than may be taken.
        TooMuch { sum: u16, limit: u8 },
        /// Nothing lies in the slot.
        SlotEmpty { slot: Slot },
        /// A card of another currency than the slot's.
        WrongCurrency { card: Card, wanted: Currency },
        /// Two cards that are never put down, or taken, together.
        NotTogether { card: Card, other: Card },
        /// This card cannot pay here.
        PaysNothingHere { card: Card },
        /// Less than the price.
        TooLittle { price: u16, paid: u16 },
        /// More than the price where it must be met exactly.
        NotExact { price: u16, paid: u16 },
        /// The tile was not acquired just now.
        NotAside { tile: Tile },
        /// The tile is not in the own reserve.
        NotInReserve { tile: Tile },
        /// The tile cannot be given to Dirk.
        NoGift { tile: Tile },
        /// There is no Dirk in this game.
        NoDirk,
        /// A tile stands there already.
        Occupied { cell: Cell },
        /// No side touches the Alhambra.
        NoContact { cell: Cell },
        /// A wall would touch an open side.
        WallMeetsGap { cell: Cell, side: Side, other: Cell },
        /// No way leads to it on foot.
        NotReachable { cell: Cell },
        /// An empty area would be enclosed.
        Hole { cell: Cell, holes: Vec<Cell> },
        /// Other tiles could not be reached any more.
        CutsOff { cell: Cell, cut_off: Cell },
        /// No bastion of the outwork lies against a wall.
        NotAttached { cell: Cell },
        /// A bastion or a green side of an outwork would meet what it must not.
        BastionClash { cell: Cell, side: Side, other: Cell },
        /// An outwork could not stay where it is.
        LosesOutwork { cell: Cell, outwork: Cell },
        /// A gate holds the tile for ever.
        Locked { cell: Cell },
        /// No two printed walls face each other there without a gate.
        NoDoubleWall { edge: Edge },
        /// It could be done without this gate.
        GateNotNeeded { edge: Edge },
        /// Such a tile is never turned.
        NeverTurned { tile: Tile },
        /// By the options of this game the tile is not turned where it stands.
        NotTurnedInPlace { tile: Tile },
        /// No leg of the turret touches an open side of a building of its colour.
        NoSupport { cell: Cell, tile: Tile },
        /// No building of its colour would hold a turret any more.
        LosesTurret { cell: Cell, turret: Cell },
        /// The turret there stays as it stands (WAT-20).
        StaysForEver { cell: Cell },
        /// The tile goes into the Alhambra and nowhere else.
        OnlyBuilt { tile: Tile },
        /// The start tile never moves.
        StartTile,
        /// No tile stands there.
        NothingAt { cell: Cell },
        /// The card was shown for a redesign, which is due now.
        RedesignDue { card: Card },
        /// The player has as many as allowed.
        LimitReached { limit: u8 },
        /// The card does not lie open before this seat.
        NotYourCard { card: Card },
        /// The tile is not built in the own Alhambra.
        NotBuilt { tile: Tile },
        /// The card does not lie open to be taken.
        NotOnOffer { card: Card },
        /// The tile is not for sale beside the yard.
        NotForSale { tile: Tile },
        /// No wall can be added to such a tile.
        CarriesNoWalls { tile: Tile },
        /// There is a wall on that side already.
        WalledAlready { side: Side },
        /// There is nobody, or nothing, of this colour left.
        NoneLeft { kind: Building },
        /// Nothing lies there to be taken.
        NothingThere,
        /// It is so already: the move would change nothing.
        NoChange,
        /// The module is not in this game.
        NotPlayed { module: ModuleId },
        ;
        /// What only a module has words for.
        Module(ModuleRefusal)
    }
}

impl Because {
    /// The cells this refusal is about.
    pub fn cells(&self) -> Vec<Cell> {
        fn cells_of(fact: Fact) -> Vec<Cell> {
            match fact {
                Fact::Cell(cell) => vec![cell],
                Fact::Edge(edge) => edge.ends().map(|(cell, _)| cell).to_vec(),
                Fact::List(facts) => facts.into_iter().flat_map(cells_of).collect(),
                _ => vec![],
            }
        }
        let mut cells: Vec<Cell> = vec![];
        for cell in self.facts().into_iter().flat_map(|(_, fact)| cells_of(fact)) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        if *self == Because::StartTile { vec![Cell::START] } else { cells }
    }
    /// The cards this refusal is about.
    pub fn cards(&self) -> Vec<Card> {
        let card = |(_, fact)| if let Fact::Card(card) = fact { Some(card) } else { None };
        self.facts().into_iter().filter_map(card).collect()
    }
}
