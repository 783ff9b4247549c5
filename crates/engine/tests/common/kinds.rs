//! Names for the kinds of moves and refusals, and the complete lists of them.

use sabika_engine::{
    Move, Title,
    flow::{Because, Topic},
    modules::{
        ModuleId, art_of_the_moors, bazaars, bonus_cards, building_sites, caravanserai, change, characters, city_gates,
        exchange_certificates, falconers, master_builders, power_of_sultan, red_palace, squares, street_trader,
        thieves, treasure_chamber, vizier, walls, watchtowers,
    },
};

/// Makes the complete list and the name of each from one list of patterns: a kind that is forgotten does not compile.
macro_rules! kinds {
    ($(#[$doc:meta])* $ALL:ident, $of:ident($T:ty) { $($pattern:pat => $name:expr,)+ } $({ $($never:pat => $none:expr,)+ })?) => {
        $(#[$doc])*
        pub const $ALL: &[&str] = &[$($name),+];
        /// The name of its kind.
        pub fn $of(it: &$T) -> &'static str {
            match it {
                $($pattern => $name,)+
                $($($never => $none,)+)?
            }
        }
    };
}

kinds! {
    /// Every kind of move: its module, if it is one's, and its word.
    MOVES, kind_of(Move) {
    Move::Take(_) => "take",
    Move::Buy { .. } => "buy",
    Move::Add { .. } => "add",
    Move::Remove { .. } => "remove",
    Move::Exchange { .. } => "exchange",
    Move::Turn { .. } => "turn",
    Move::Build { .. } => "build",
    Move::Keep { .. } => "keep",
    Move::Give { .. } => "give",
    Move::Pass => "pass",
    Move::Vizier(vizier::Move::Wake) => "vizier wake",
    Move::Squares(squares::Move::Take(_)) => "squares take",
    Move::BonusCards(bonus_cards::Move::Reveal(_)) => "bonus_cards reveal",
    Move::CityGates(city_gates::Move::Take) => "city_gates take",
    Move::CityGates(city_gates::Move::Build { .. }) => "city_gates build",
    Move::CityGates(city_gates::Move::Add { .. }) => "city_gates add",
    Move::CityGates(city_gates::Move::Remove { .. }) => "city_gates remove",
    Move::CityGates(city_gates::Move::Exchange { .. }) => "city_gates exchange",
    Move::Characters(characters::Move::Bid(_)) => "characters bid",
    Move::Characters(characters::Move::Pay(_)) => "characters pay",
    Move::Characters(characters::Move::Keep) => "characters keep",
    Move::Characters(characters::Move::Swap) => "characters swap",
    Move::Characters(characters::Move::Beg) => "characters beg",
    Move::Characters(characters::Move::Dance(_)) => "characters dance",
    Move::Characters(characters::Move::Change { .. }) => "characters change",
    Move::Characters(characters::Move::Save(_)) => "characters save",
    Move::Characters(characters::Move::Name(_)) => "characters name",
    Move::Thieves(thieves::Move::Steal(_)) => "thieves steal",
    Move::CityWalls(walls::Move::Build { .. }) => "walls build",
    Move::Change(change::Move::Draw(_)) => "change draw",
    Move::StreetTrader(street_trader::Move::Choose { .. }) => "street_trader choose",
    Move::StreetTrader(street_trader::Move::Stand { .. }) => "street_trader stand",
    Move::StreetTrader(street_trader::Move::MoveIn { .. }) => "street_trader move_in",
    Move::StreetTrader(street_trader::Move::Swap { .. }) => "street_trader swap",
    Move::TreasureChamber(treasure_chamber::Move::Buy { .. }) => "treasure_chamber buy",
    Move::TreasureChamber(treasure_chamber::Move::Pay(_)) => "treasure_chamber pay",
    Move::TreasureChamber(treasure_chamber::Move::Put(_)) => "treasure_chamber put",
    Move::MasterBuilders(master_builders::Move::Use(_)) => "master_builders use",
    Move::Bazaars(bazaars::Move::Buy { .. }) => "bazaars buy",
    Move::PowerOfSultan(power_of_sultan::Move::Buy { .. }) => "power_of_sultan buy",
    Move::PowerOfSultan(power_of_sultan::Move::Draw) => "power_of_sultan draw",
    Move::PowerOfSultan(power_of_sultan::Move::Mark(_)) => "power_of_sultan mark",
    Move::PowerOfSultan(power_of_sultan::Move::Claim) => "power_of_sultan claim",
    Move::Caravanserai(caravanserai::Move::Buy { .. }) => "caravanserai buy",
    Move::Caravanserai(caravanserai::Move::Onward { .. }) => "caravanserai onward",
    Move::Caravanserai(caravanserai::Move::Outward { .. }) => "caravanserai outward",
    Move::ArtOfTheMoors(art_of_the_moors::Move::Develop) => "art_of_the_moors develop",
    Move::Falconers(falconers::Move::Set { .. }) => "falconers set",
    Move::Watchtowers(watchtowers::Move::Buy { .. }) => "watchtowers buy",
    Move::BuildingSites(building_sites::Move::SetUp { .. }) => "building_sites set_up",
    Move::BuildingSites(building_sites::Move::Choose(_)) => "building_sites choose",
    Move::BuildingSites(building_sites::Move::Complete { .. }) => "building_sites complete",
    Move::ExchangeCertificates(exchange_certificates::Move::Save(_)) => "exchange_certificates save",
    Move::RedPalace(red_palace::Move::Choose { .. }) => "red_palace choose",
    Move::RedPalace(red_palace::Move::SwapBuilding { .. }) => "red_palace swap_building",
    Move::RedPalace(red_palace::Move::WallPiece) => "red_palace wall_piece",
    Move::RedPalace(red_palace::Move::TakeMoney { .. }) => "red_palace take_money",
    Move::RedPalace(red_palace::Move::Plaza) => "red_palace plaza",
    Move::RedPalace(red_palace::Move::HalfBuilding { .. }) => "red_palace half_building",
    Move::RedPalace(red_palace::Move::PreviewPurchase { .. }) => "red_palace preview_purchase",
    Move::RedPalace(red_palace::Move::TreatAsExact) => "red_palace treat_as_exact",
    Move::RedPalace(red_palace::Move::RedrawBuilding) => "red_palace redraw_building",
    Move::RedPalace(red_palace::Move::MoveGuard { .. }) => "red_palace move_guard",
    Move::RedPalace(red_palace::Move::Pay { .. }) => "red_palace pay",
    Move::RedPalace(red_palace::Move::Set { .. }) => "red_palace set",
    } {
    Move::ExchangeOffices(never) => match *never {},
    Move::Diamonds(never) => match *never {},
    Move::Camps(never) => match *never {},
    Move::Invaders(never) => match *never {},
    Move::NewScoreCards(never) => match *never {},
    Move::MagicalBuildings(never) => match *never {},
    Move::Medina(never) => match *never {},
    }
}

/// The kinds of refusals by their names alone.
macro_rules! refusals {
    ($($Name:ident)+) => {
        kinds! {
            /// Every kind of refusal.
            REFUSALS, refusal(Because) { $(Because::$Name { .. } => stringify!($Name),)+ }
        }
    };
}

refusals! {
    GameOver NotAsked NotNow NoCards NotInDisplay NotInHand TooMuch SlotEmpty WrongCurrency NotTogether PaysNothingHere
    TooLittle NotExact NotAside NotInReserve NoGift NoDirk Occupied NoContact WallMeetsGap NotReachable Hole CutsOff
    NotAttached BastionClash LosesOutwork Locked StaysForEver NoDoubleWall GateNotNeeded StartTile NothingAt LimitReached TooManyCards
    NoMoney WorthMore NotYourCard UsedAlready BidTooLow BidTooHigh NotYours NotBuilt NothingThere NoChange NextPlayer
    NoThief NotPlayed NotOnOffer NotForSale NotYourTile CarriesNoWalls WalledAlready TooManyCoins WrongNumber NotCarried
    NoneLeft NothingChosen NoPlaceForChests HasChest NeverTurned NotTurnedInPlace NoSupport LosesTurret OnlyBuilt
    Unfinished NothingWith NoSite NoOwnSite NotDrawn NoStone NotShown TooFewTypes NoFour ColourMissing CornerTaken
    NotOneOfFour UsedThisTurn TooFewGuards NothingLeftFor NoGuardThere GuardThere NoOwnWall MovedGuard NotBought NoChip SpaceEmpty
    NotOverpaid NotJustBought NoSuchSet
}

/// Refusals that only The Red Palace knows.
const OF_THE_PALACE: [&str; 14] = [
    "NotOneOfFour",
    "UsedThisTurn",
    "TooFewGuards",
    "NothingLeftFor",
    "NoGuardThere",
    "GuardThere",
    "NoOwnWall",
    "MovedGuard",
    "NotBought",
    "NoChip",
    "SpaceEmpty",
    "NotOverpaid",
    "NotJustBought",
    "NoSuchSet",
];

/// Refusals that The Red Palace knows too; all others belong to modules that are not played with it.
const SHARED: [&str; 32] = [
    "GameOver",
    "NotAsked",
    "NotNow",
    "NoCards",
    "NotInDisplay",
    "NotInHand",
    "TooMuch",
    "SlotEmpty",
    "WrongCurrency",
    "NotTogether",
    "TooLittle",
    "NotExact",
    "NotAside",
    "NotInReserve",
    "NoGift",
    "NoDirk",
    "Occupied",
    "NoContact",
    "WallMeetsGap",
    "NotReachable",
    "Hole",
    "CutsOff",
    "NotAttached",
    "BastionClash",
    "LosesOutwork",
    "StartTile",
    "NothingAt",
    "NotPlayed",
    "NotForSale",
    "CarriesNoWalls",
    "WalledAlready",
    "NoneLeft",
];

/// Does a name begin with that of a room of this game?
fn of_a_room(game: Title, name: &str) -> bool {
    ModuleId::ROOMS.iter().any(|room| game.takes(*room) && name.starts_with(room.name()))
}

/// The kinds of moves that this game has.
pub fn moves_of(game: Title) -> impl Iterator<Item = &'static str> {
    let alone = move |name: &str| name == "turn" && game != Title::Alhambra; // MAG-5
    let has = move |name: &&str| !alone(name) && (!name.contains(' ') || of_a_room(game, name));
    MOVES.iter().copied().filter(has)
}

/// The kinds of refusals that this game has.
pub fn refusals_of(game: Title) -> impl Iterator<Item = &'static str> {
    REFUSALS.iter().copied().filter(move |name| match game {
        Title::Alhambra => !OF_THE_PALACE.contains(name),
        Title::RedPalace => OF_THE_PALACE.contains(name) || SHARED.contains(name),
    })
}

/// The questions that this game has: The Red Palace has no EXTRAS and no WINDOW (RED-12).
pub fn topics_of(game: Title) -> impl Iterator<Item = Topic> {
    Topic::all().filter(move |topic| match topic {
        Topic::Extras | Topic::Window | Topic::Surplus => game == Title::Alhambra,
        Topic::Module(of_a_module) => of_a_room(game, of_a_module.name()),
        _ => true,
    })
}
