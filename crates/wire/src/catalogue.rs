//! Everything there is, once: what a client draws and names without a game.

use crate::{Preset, board::parts};
use sabika_engine::{
    Allowed, Config, Options, Title,
    modules::ModuleId,
    value::{Building, Card, Currency, Tile, Walls},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Games, modules, options, tiles and cards, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Catalogue {
    /// The version of this language.
    pub version: u32,
    /// The version of the rules that new games are played by.
    pub rules: u8,
    /// The two games.
    pub games: Vec<Game>,
    /// The modules that can be chosen.
    pub modules: Vec<Module>,
    /// Choices to start with.
    pub presets: Vec<Preset>,
    /// Every tile.
    pub tiles: Vec<TileFace>,
    /// Every card.
    pub cards: Vec<CardFace>,
    /// The types of building in their order, each with its name.
    pub buildings: Vec<Named>,
    /// The currencies in the order of the slots.
    pub currencies: Vec<Named>,
    /// What can be done with guards and cards in the second game, each with what it is for.
    pub abilities: Vec<Ability>,
}

/// Something that a module or a game lets one do, for a price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ability {
    /// The game or module it belongs to.
    pub of: String,
    /// Its name.
    pub name: String,
    /// What it is called.
    pub say: String,
    /// What it is for, in a line.
    pub about: String,
    /// How many guards it takes.
    pub guards: u8,
    /// How many money cards it takes.
    pub cards: u8,
}

/// A name in files, and what it is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Named {
    /// The name.
    pub name: String,
    /// What it is called.
    pub say: String,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Game {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// How many can play it, at least and at most.
    pub players: [u8; 2],
    /// Its own options.
    pub options: Vec<Opt>,
}

/// A module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Module {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// The number that never changes.
    pub number: u16,
    /// What it is, in a line.
    pub gist: String,
    /// The games it can be played with.
    pub games: Vec<String>,
    /// Its options.
    pub options: Vec<Opt>,
}

/// An option of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Opt {
    /// Its name.
    pub name: String,
    /// What it decides.
    pub say: String,
    /// What it may be set to; none for a number.
    pub values: Vec<Named>,
    /// The least and the most, for a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub range: Option<[u16; 2]>,
    /// What it is as long as nobody says otherwise.
    pub usual: String,
}

/// A tile as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TileFace {
    /// Its name.
    #[ts(type = "string")]
    pub tile: Tile,
    /// The game or module it belongs to.
    pub of: String,
    /// What it is called.
    pub say: String,
    /// A few characters for it.
    pub label: String,
    /// The type it counts for; none if it is no building, or its chip says so.
    #[ts(type = "string | null")]
    pub building: Option<Building>,
    /// The colours it shows instead.
    #[ts(type = "Array<string>")]
    pub colours: Vec<Building>,
    /// The currency it shows instead of a price.
    #[ts(type = "string | null")]
    pub currency: Option<Currency>,
    /// The price; 0 for one that has none.
    pub price: u8,
    /// Its walls.
    #[ts(type = "string")]
    pub walls: Walls,
    /// The bastions of an outwork.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub bastions: Option<Walls>,
    /// The legs of a turret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub legs: Option<Walls>,
    /// The walls with towers.
    #[ts(type = "string")]
    pub towers: Walls,
    /// May it be turned when it is laid?
    pub turns: bool,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardFace {
    /// Its name.
    #[ts(type = "string")]
    pub card: Card,
    /// What it is called.
    pub say: String,
    /// The currency of money.
    #[ts(type = "string | null")]
    pub currency: Option<Currency>,
    /// What it is worth; 0 for one that is no money.
    pub value: u8,
    /// What sort of card it is.
    pub sort: CardSort,
    /// What it is for, in a line, where that does not go without saying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<String>,
}

/// Sorts of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardSort {
    /// Money of a currency.
    Money,
    /// A builder, who is money of a currency.
    Builder,
    /// A coin, which lies open and is money of a currency.
    Coin,
    /// Money that lies open and is worth what it shows just now.
    Note,
    /// Money of no currency.
    Gem,
    /// A scoring card.
    Scoring,
    /// A card of a module.
    Special,
}

impl Catalogue {
    /// Everything there is, in this language.
    pub fn new(words: &Words) -> Catalogue {
        let game = |title: Title| Game {
            name: title.name().into(),
            title: words.game(title),
            players: [2, sabika_engine::value::MAX_PLAYERS],
            options: Options::of(title).filter(|choice| owner(choice.name).is_none()).map(|c| opt(words, c)).collect(),
        };
        let module = |module: &ModuleId| Module {
            name: module.name().into(),
            title: words.module_name(*module),
            number: module.number(),
            gist: words.module_summary(*module),
            games: module.contents().games.iter().map(|game| game.name().into()).collect(),
            options: module.choices().iter().map(|choice| opt(words, choice)).collect(),
        };
        let named = |name: &str, say: String| Named { name: name.into(), say };
        Catalogue {
            version: crate::VERSION,
            rules: Config::players(2).rules,
            games: Title::ALL.into_iter().map(game).collect(),
            modules: ModuleId::ALL.iter().map(module).collect(),
            presets: Preset::all(words),
            tiles: Tile::all().map(|tile| face(words, tile)).collect(),
            cards: Card::all().chain(Card::all_notes()).map(|card| card_face(words, card)).collect(),
            buildings: Building::ALL.map(|kind| named(kind.name(), words.building(kind))).into(),
            abilities: ModuleId::ROOMS.iter().flat_map(|room| abilities(words, *room)).collect(),
            currencies: Currency::ALL.map(|money| named(money.name(), words.currency(money))).into(),
        }
    }
}

fn abilities(words: &Words, room: ModuleId) -> impl Iterator<Item = Ability> {
    room.guide().skills.iter().map(move |skill| Ability {
        of: room.name().into(),
        name: skill.name.into(),
        say: words.thing(skill.name).unwrap_or_default(),
        about: words.about(skill.name).unwrap_or_default(),
        guards: skill.guards,
        cards: skill.cards,
    })
}

fn owner(option: &str) -> Option<ModuleId> {
    Options::all().find(|(choice, _)| choice.name == option).and_then(|(_, module)| module)
}

fn opt(words: &Words, choice: &sabika_engine::Choice) -> Opt {
    let say = |value: &str| Named { name: value.into(), say: words.option_value(choice.name, value) };
    let (values, range) = match choice.allowed {
        Allowed::Words(values) => (values.iter().map(|value| say(value)).collect(), None),
        Allowed::UpTo(most) => (vec![], Some([0, most])),
    };
    Opt {
        name: choice.name.into(),
        say: words.option(choice.name),
        values,
        range,
        usual: Options::default().said(choice),
    }
}

fn face(words: &Words, tile: Tile) -> TileFace {
    let of_game = Title::ALL.into_iter().find(|title| title.kit().tiles.position(tile).is_some()).map(Title::name);
    let of_room = || ModuleId::ROOMS.iter().find(|room| room.tiles().any(|own| own == tile)).map(|room| room.name());
    let (printed, (walls, bastions, legs)) = (tile.face(), parts(tile.walls()));
    TileFace {
        tile,
        of: of_game.or_else(of_room).unwrap_or_default().into(),
        say: words.tile(tile),
        label: words.tile_label(tile),
        building: printed.building,
        colours: printed.colours.to_vec(),
        currency: printed.currency,
        price: printed.price,
        walls,
        bastions,
        legs,
        towers: tile.towers(),
        turns: tile.turns(),
    }
}

fn card_face(words: &Words, card: Card) -> CardFace {
    let sort = if card.is_plain() {
        CardSort::Money
    } else if card.is_builder() {
        CardSort::Builder
    } else if card.is_coin() {
        CardSort::Coin
    } else if card.is_note() {
        CardSort::Note
    } else if card.is_gem() {
        CardSort::Gem
    } else if card.round().is_some() {
        CardSort::Scoring
    } else {
        CardSort::Special
    };
    CardFace {
        card,
        say: words.card(card),
        currency: card.currency(),
        value: card.value(),
        sort,
        about: words.about(&card.to_string()),
    }
}
