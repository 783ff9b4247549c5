//! Why a move is refused.

use super::Topic;
use crate::{modules::ModuleId, value::*};
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

/// The facts of a refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// The game has ended.
    GameOver,
    /// Another seat is asked.
    NotAsked {
        /// Who is asked.
        asked: Seat,
    },
    /// This is not what is asked now.
    NotNow {
        /// What is asked.
        topic: Topic,
    },
    /// No card was chosen.
    NoCards,
    /// The card does not lie in the display.
    NotInDisplay {
        /// Which.
        card: Card,
    },
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// Several cards are worth more than may be taken.
    TooMuch {
        /// What they are worth.
        sum: u16,
        /// What they may be worth.
        limit: u8,
    },
    /// Nothing lies in the slot.
    SlotEmpty {
        /// Which.
        slot: Slot,
    },
    /// A card of another currency than the slot's.
    WrongCurrency {
        /// The card.
        card: Card,
        /// What the slot asks for.
        wanted: Currency,
    },
    /// Two cards that are never put down, or taken, together.
    NotTogether {
        /// The one.
        card: Card,
        /// The other.
        other: Card,
    },
    /// This card cannot pay here.
    PaysNothingHere {
        /// Which.
        card: Card,
    },
    /// Less than the price.
    TooLittle {
        /// The price.
        price: u8,
        /// What was paid.
        paid: u8,
    },
    /// More than the price where it must be met exactly.
    NotExact {
        /// The price.
        price: u8,
        /// What was paid.
        paid: u8,
    },
    /// The tile was not acquired just now.
    NotAside {
        /// Which.
        tile: Tile,
    },
    /// The tile is not in the own reserve.
    NotInReserve {
        /// Which.
        tile: Tile,
    },
    /// The tile cannot be given to Dirk.
    NoGift {
        /// Which.
        tile: Tile,
    },
    /// There is no Dirk in this game.
    NoDirk,
    /// A tile stands there already.
    Occupied {
        /// Where.
        cell: Cell,
    },
    /// No side touches the Alhambra.
    NoContact {
        /// Where.
        cell: Cell,
    },
    /// A wall would touch an open side.
    WallMeetsGap {
        /// Where.
        cell: Cell,
        /// On which of its sides.
        side: Side,
        /// The neighbour there.
        other: Cell,
    },
    /// No way leads to it on foot.
    NotReachable {
        /// Where.
        cell: Cell,
    },
    /// An empty area would be enclosed.
    Hole {
        /// The cell that is built on or emptied.
        cell: Cell,
        /// The cells enclosed.
        holes: Vec<Cell>,
    },
    /// Other tiles could not be reached any more.
    CutsOff {
        /// The cell that is emptied.
        cell: Cell,
        /// A tile that would be cut off.
        cut_off: Cell,
    },
    /// No bastion of the outwork lies against a wall.
    NotAttached {
        /// Where.
        cell: Cell,
    },
    /// A bastion or a green side of an outwork would meet what it must not.
    BastionClash {
        /// The cell that is built on.
        cell: Cell,
        /// On which of its sides.
        side: Side,
        /// The neighbour there.
        other: Cell,
    },
    /// An outwork could not stay where it is.
    LosesOutwork {
        /// The cell that is emptied or built on anew.
        cell: Cell,
        /// Where that outwork stands.
        outwork: Cell,
    },
    /// A gate holds the tile for ever.
    Locked {
        /// Where.
        cell: Cell,
    },
    /// No two printed walls face each other there without a gate.
    NoDoubleWall {
        /// Where a gate was wanted.
        edge: Edge,
    },
    /// It could be done without this gate.
    GateNotNeeded {
        /// Where it was wanted.
        edge: Edge,
    },
    /// Such a tile is never turned.
    NeverTurned {
        /// Which.
        tile: Tile,
    },
    /// By the options of this game the tile is not turned where it stands.
    NotTurnedInPlace {
        /// Which.
        tile: Tile,
    },
    /// No leg of the turret touches an open side of a building of its colour.
    NoSupport {
        /// Where it was to stand.
        cell: Cell,
        /// The turret.
        tile: Tile,
    },
    /// No building of its colour would hold a turret any more.
    LosesTurret {
        /// The cell that is emptied or built on anew.
        cell: Cell,
        /// Where that turret stands.
        turret: Cell,
    },
    /// The turret there stays as it stands (WAT-20).
    StaysForEver {
        /// Where.
        cell: Cell,
    },
    /// The tile goes into the Alhambra and nowhere else.
    OnlyBuilt {
        /// Which.
        tile: Tile,
    },
    /// The start tile never moves.
    StartTile,
    /// No tile stands there.
    NothingAt {
        /// Where.
        cell: Cell,
    },
    /// The player has as many as allowed.
    LimitReached {
        /// How many are allowed.
        limit: u8,
    },
    /// The hand holds too many money cards.
    TooManyCards {
        /// How many it holds.
        held: u8,
        /// How many it may hold.
        limit: u8,
    },
    /// The card is no money.
    NoMoney {
        /// Which.
        card: Card,
    },
    /// The card is worth more than it may be.
    WorthMore {
        /// Which.
        card: Card,
        /// More than this one.
        than: Card,
    },
    /// The card does not lie open before this seat.
    NotYourCard {
        /// Which.
        card: Card,
    },
    /// The card has been used in this round.
    UsedAlready {
        /// Which.
        card: Card,
    },
    /// No more than the highest bid.
    BidTooLow {
        /// What was bid.
        bid: u16,
        /// What was bid before.
        highest: u8,
    },
    /// More than the bidder could pay in one kind of money.
    BidTooHigh {
        /// What was bid.
        bid: u16,
        /// What could be paid.
        most: u8,
    },
    /// This seat has no hidden card that shows the tile.
    NotYours {
        /// Which tile.
        tile: Tile,
    },
    /// The tile is not built in the own Alhambra.
    NotBuilt {
        /// Which.
        tile: Tile,
    },
    /// The tile is a building site.
    Unfinished {
        /// Which.
        tile: Tile,
    },
    /// The player whose turn comes next may not do this.
    NextPlayer,
    /// The card does not lie open to be taken.
    NotOnOffer {
        /// Which.
        card: Card,
    },
    /// The tile is not for sale beside the yard.
    NotForSale {
        /// Which.
        tile: Tile,
    },
    /// The tile is not this player's.
    NotYourTile {
        /// Which.
        tile: Tile,
    },
    /// No wall can be added to such a tile.
    CarriesNoWalls {
        /// Which.
        tile: Tile,
    },
    /// There is a wall on that side already.
    WalledAlready {
        /// On which side.
        side: Side,
    },
    /// More coins than there are to be had.
    TooManyCoins {
        /// How many were wanted.
        wanted: u8,
        /// How many there are.
        most: u8,
    },
    /// Not so many different colours as must be chosen.
    WrongNumber {
        /// How many must be chosen.
        wanted: u8,
    },
    /// The trader carries nobody of this colour.
    NotCarried {
        /// Which.
        kind: Building,
    },
    /// There is nobody, or nothing, of this colour left.
    NoneLeft {
        /// Which.
        kind: Building,
    },
    /// Something must be chosen from the supply.
    NothingChosen,
    /// The tile cannot carry a chest.
    NoPlaceForChests {
        /// Which.
        tile: Tile,
    },
    /// There is a chest on the tile already.
    HasChest {
        /// Which.
        tile: Tile,
    },
    /// Nothing can be bought along with this tile.
    NothingWith {
        /// Which.
        tile: Tile,
    },
    /// No building site can be made of this tile.
    NoSite {
        /// Which.
        tile: Tile,
    },
    /// The tile is no building site of this player.
    NoOwnSite {
        /// Which.
        tile: Tile,
    },
    /// No site tile of this currency was drawn.
    NotDrawn {
        /// Which.
        currency: Currency,
    },
    /// No saving stone of this currency is left.
    NoStone {
        /// Which.
        currency: Currency,
    },
    /// The bonus tile does not show this type.
    NotShown {
        /// Which.
        kind: Building,
    },
    /// Too few building types in the Alhambra.
    TooFewTypes {
        /// How many there are.
        types: u8,
        /// How many are needed.
        needed: u8,
    },
    /// There are not four tiles of the base game round this corner.
    NoFour {
        /// Which: the south-western one of the cell with this name.
        corner: Cell,
    },
    /// None of the tiles round this corner has the colour.
    ColourMissing {
        /// Which corner: the south-western one of the cell with this name.
        corner: Cell,
        /// Which colour.
        kind: Building,
    },
    /// A falcon sits on this corner already.
    CornerTaken {
        /// Which: the south-western one of the cell with this name.
        corner: Cell,
    },
    /// No thief in the hand takes this card.
    NoThief {
        /// Which.
        card: Card,
    },
    /// Nothing lies there to be taken.
    NothingThere,
    /// It is so already: the move would change nothing.
    NoChange,
    /// The ability is not one of those in play.
    NotOneOfFour {
        /// Which.
        ability: &'static str,
    },
    /// The ability has been used this turn.
    UsedThisTurn {
        /// Which.
        ability: &'static str,
    },
    /// Neither guards nor points enough.
    TooFewGuards {
        /// The guards there are.
        guards: u8,
        /// The guards it takes.
        needed: u8,
        /// The points for the ones that are missing.
        points: u8,
    },
    /// Nothing is left of what the ability hands out.
    NothingLeftFor {
        /// Which.
        ability: &'static str,
    },
    /// No own guard stands there.
    NoGuardThere {
        /// On which section.
        section: Section,
    },
    /// A guard stands there already.
    GuardThere {
        /// On which section.
        section: Section,
    },
    /// There is no wall of an own tile there.
    NoOwnWall {
        /// On which section.
        section: Section,
    },
    /// This guard moves: another one is paid.
    MovedGuard {
        /// On which section.
        section: Section,
    },
    /// The tile was not bought this turn.
    NotBought {
        /// Which.
        tile: Tile,
    },
    /// There is no chip on the tile.
    NoChip {
        /// Which.
        tile: Tile,
    },
    /// Nothing lies on this space of the preview.
    SpaceEmpty {
        /// Which.
        space: u8,
    },
    /// No purchase of this turn was overpaid.
    NotOverpaid,
    /// The building was not bought from the yard just now.
    NotJustBought,
    /// There is no such set of money, or it is taken.
    NoSuchSet {
        /// Which.
        set: u8,
    },
    /// The module is not in this game.
    NotPlayed {
        /// Which.
        module: ModuleId,
    },
}

impl Because {
    /// The cells this refusal is about.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Because::Occupied { cell }
            | Because::NoContact { cell }
            | Because::NotReachable { cell }
            | Because::NotAttached { cell }
            | Because::Locked { cell }
            | Because::StaysForEver { cell }
            | Because::NoSupport { cell, .. }
            | Because::NothingAt { cell } => vec![*cell],
            Because::WallMeetsGap { cell, other, .. }
            | Because::BastionClash { cell, other, .. }
            | Because::LosesOutwork { cell, outwork: other }
            | Because::LosesTurret { cell, turret: other } => vec![*cell, *other],
            Because::NoDoubleWall { edge } | Because::GateNotNeeded { edge } => {
                edge.ends().map(|(cell, _)| cell).to_vec()
            }
            Because::CutsOff { cell, cut_off } => vec![*cell, *cut_off],
            Because::StartTile => vec![Cell::START],
            Because::Hole { cell, holes } => {
                let mut cells = vec![*cell];
                cells.extend(holes.iter().filter(|c| *c != cell));
                cells
            }
            _ => vec![],
        }
    }
    /// The cards this refusal is about.
    pub fn cards(&self) -> Vec<Card> {
        match self {
            Because::NotInDisplay { card }
            | Because::NoMoney { card }
            | Because::NoThief { card }
            | Because::NotOnOffer { card }
            | Because::NotYourCard { card }
            | Because::UsedAlready { card }
            | Because::NotInHand { card }
            | Because::PaysNothingHere { card }
            | Because::WrongCurrency { card, .. } => vec![*card],
            Because::NotTogether { card, other } | Because::WorthMore { card, than: other } => vec![*card, *other],
            _ => vec![],
        }
    }
}
