//! What the registry's lines become: the outer enums, the house of all rooms, and its calls.

/// Makes `ModuleId`, the outer enums, the house and its calls from the lines above.
macro_rules! modules {
    ($($(#[$spelling:meta])* $number:literal $name:ident: $M:ident, $rule:literal;)+) => {
        /// A module of the game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum ModuleId { $(#[doc = concat!("See [`super::", stringify!($name), "`].")] $M),+ }

        impl ModuleId {
            /// All rooms, in the order of the registry.
            pub const ROOMS: &'static [ModuleId] = &[$(ModuleId::$M),+];
            /// All modules, in the order of the registry: the rooms of games come after them.
            pub const ALL: &'static [ModuleId] = {
                let (mut n, mut after) = (0, 0);
                while n < ModuleId::ROOMS.len() {
                    after += ModuleId::ROOMS[n].game().is_some() as usize;
                    n += 1;
                }
                ModuleId::ROOMS.split_at(n - after).0
            };
            /// What is in its box.
            pub const fn contents(self) -> &'static Contents {
                match self { $(ModuleId::$M => const { &<$M as Module>::BOX }),+ }
            }
            /// What it says of itself on the card beside the board.
            pub const fn guide(self) -> &'static Guide {
                match self { $(ModuleId::$M => const { &<$M as Module>::GUIDE }),+ }
            }
            /// The game whose own room it is, if it is one's.
            pub const fn game(self) -> Option<Title> {
                self.contents().game
            }
            /// The name used in files.
            pub const fn name(self) -> &'static str {
                match self { $(ModuleId::$M => stringify!($name)),+ }
            }
            /// A number that never changes: it picks the module's stream of chance.
            pub const fn number(self) -> u16 {
                match self { $(ModuleId::$M => $number),+ }
            }
            /// Its options.
            pub const fn choices(self) -> &'static [Choice] {
                match self { $(ModuleId::$M => <<$M as Module>::Options as Choices>::LIST),+ }
            }
            /// The moments at which this module takes part, a bit for each.
            pub const fn moments(self) -> u64 {
                match self { $(ModuleId::$M => <$M as Module>::MOMENTS),+ }
            }
            /// See [`Lays::PLAYER_WORDS`].
            pub const fn player_words(self) -> &'static [(&'static str, &'static str)] {
                match self { $(ModuleId::$M => <<$M as Module>::Given as Lays<$M>>::PLAYER_WORDS),+ }
            }
            /// See [`Lays::TABLE_WORDS`].
            pub const fn table_words(self) -> &'static [(&'static str, &'static str)] {
                match self { $(ModuleId::$M => <<$M as Module>::Given as Lays<$M>>::TABLE_WORDS),+ }
            }
            const fn first_rule(self) -> RuleId {
                match self { $(ModuleId::$M => rule!($rule)),+ }
            }
        }

        declare! {
            /// A move: what a player answers to a question.
            // A whole word for the kind: with a byte, lists of moves are copied in pieces that stall the processor.
            #[repr(u64)]
            pub move Move "a move (such as: buy 1 with gulden-7)" {
                /// Take money from the display (BASE-M1).
                Take(cards: Purse) = "take {cards}",
                /// Buy the tile in a slot of the yard (BASE-P1).
                Buy { slot: Slot, pay: Purse } = "buy {slot} with {pay}",
                /// Redesign: build a tile of the reserve (BASE-R2).
                Add {
                    tile: Tile,
                    at: Cell,
                    #[serde(default, skip_serializing_if = "Turn::is_none")]
                    turn: Turn,
                } = "add {tile} at {at}[ turned {turn}]",
                /// Redesign: put a tile in the reserve (BASE-R3).
                Remove { at: Cell } = "remove {at}",
                /// Redesign: a tile of the reserve takes another's place (BASE-R4).
                Exchange {
                    at: Cell,
                    tile: Tile,
                    #[serde(default, skip_serializing_if = "Turn::is_none")]
                    turn: Turn,
                } = "exchange {at} for {tile}[ turned {turn}]",
                /// Redesign: turn a tile where it stands (MAG-5).
                Turn { at: Cell, turn: Turn } = "turn {at} to {turn}",
                /// Build a tile that lies aside (BASE-L1).
                Build {
                    tile: Tile,
                    at: Cell,
                    #[serde(default, skip_serializing_if = "Turn::is_none")]
                    turn: Turn,
                } = "build {tile} at {at}[ turned {turn}]",
                /// Put a tile that lies aside in the reserve (BASE-L1).
                Keep { tile: Tile } = "keep {tile}",
                /// Give a tile that lies aside to Dirk (BASE-D5).
                Give { tile: Tile } = "give {tile}",
                /// Decline, where that is allowed (VIZ-9, CHA-3, BON-6).
                Pass = "pass",
                ;;
                $(
                    #[doc = concat!("A move of the module `", stringify!($name), "`.")]
                    $(#[$spelling])*
                    $M(<$M as Module>::Move) as $name,
                )+
            }
        }

        impl Move {
            /// The module this move belongs to, if it is one's.
            pub const fn module(&self) -> Option<ModuleId> {
                match self { $(Move::$M(_) => Some(ModuleId::$M),)+ _ => None }
            }
            /// The card that a module's move takes from the display, if it takes one.
            pub fn taken(&self) -> Option<Card> {
                match self { $(Move::$M(mv) => Acts::<$M>::taken(mv),)+ _ => None }
            }
            /// How it stands to the question; a move of the table answers it.
            pub fn manner(&self) -> Manner {
                match self { $(Move::$M(mv) => Acts::<$M>::manner(mv),)+ _ => Manner::Answer }
            }
        }

        /// A module's step on the agenda.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ModuleStep {
            $(#[doc = concat!("Of the module `", stringify!($name), "`.")] $M(<$M as Module>::Step),)+
        }

        /// What a module asks.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ModuleTopic {
            $(#[doc = concat!("Of the module `", stringify!($name), "`.")] $M(<$M as Module>::Topic),)+
        }

        impl ModuleTopic {
            /// All of them.
            pub fn all() -> impl Iterator<Item = ModuleTopic> {
                std::iter::empty()
                    $(.chain(<$M as Module>::Topic::ALL.iter().map(|topic| ModuleTopic::$M(*topic))))+
            }
            /// The module that asks.
            pub const fn module(self) -> ModuleId {
                match self { $(ModuleTopic::$M(_) => ModuleId::$M,)+ }
            }
            /// The name used in files and on the wire.
            pub fn name(self) -> &'static str {
                match self { $(ModuleTopic::$M(topic) => topic.name(),)+ }
            }
            /// The rule that lets nobody decline, if there is one.
            pub fn compulsory(self) -> Option<RuleId> {
                match self { $(ModuleTopic::$M(topic) => topic.compulsory(),)+ }
            }
        }

        declare! {
            /// What a module tells.
            pub event ModuleEvent {
                ;;
                $(
                    #[doc = concat!("Of the module `", stringify!($name), "`.")]
                    $(#[$spelling])*
                    $M(<$M as Module>::Event) as $name,
                )+
            }
        }

        declare! {
            /// Why a module gives points, or takes them.
            #[serde(untagged)]
            pub reason ModuleReason {
                ;;
                $(
                    #[doc = concat!("Of the module `", stringify!($name), "`.")]
                    $M(<$M as Module>::Reason) as $name,
                )+
            }
        }

        declare! {
            /// What a module shows of itself.
            pub notice ModuleNotice {
                ;;
                $(
                    #[doc = concat!("Of the module `", stringify!($name), "`.")]
                    $(#[$spelling])*
                    $M(<$M as Module>::Notice) as $name,
                )+
            }
        }

        declare! {
            /// Why a module refuses a move.
            #[serde(untagged)]
            pub refusal ModuleRefusal {
                ;;
                $(
                    #[doc = concat!("Of the module `", stringify!($name), "`.")]
                    $M(<$M as Module>::Refusal) as $name,
                )+
            }
        }

        $(impl Speaks for $M {
            fn options(table: &OpenTable) -> Self::Options {
                table.config.options.rooms.$name
            }
            fn step(step: Self::Step) -> ModuleStep {
                ModuleStep::$M(step)
            }
            fn topic(topic: Self::Topic) -> ModuleTopic {
                ModuleTopic::$M(topic)
            }
            fn own_topic(topic: ModuleTopic) -> Option<Self::Topic> {
                if let ModuleTopic::$M(topic) = topic { Some(topic) } else { None }
            }
            fn event(event: Self::Event) -> ModuleEvent {
                ModuleEvent::$M(event)
            }
            fn award(
                who: impl Into<Participant>,
                points: impl Into<i16>,
                rule: RuleId,
                reason: Self::Reason,
            ) -> Award {
                let (who, points, reason) = (who.into(), points.into(), ModuleReason::$M(reason));
                Award { who, points, due: points, tile: None, by: ModuleId::$M, rule, reason, round: None }
            }
            fn because(refusal: Self::Refusal) -> Because {
                Because::Module(ModuleRefusal::$M(refusal))
            }
        })+

        /// The options of all rooms, in play or not.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct RoomOptions { $($name: <$M as Module>::Options,)+ }

        impl RoomOptions {
            /// What the n-th option of a room is.
            pub fn get(&self, room: ModuleId, n: usize) -> u16 {
                match room { $(ModuleId::$M => self.$name.get(n),)+ }
            }
            /// The n-th option of a room becomes what is allowed.
            pub fn set(&mut self, room: ModuleId, n: usize, place: u16) {
                match room { $(ModuleId::$M => self.$name.set(n, place),)+ }
            }
        }

        /// The rooms of the modules in play; a room that is not in play holds nothing.
        #[derive(Clone, PartialEq, Debug)]
        pub struct House {
            playing: ModuleSet,
            $(#[doc = concat!("The room of `", stringify!($name), "`.")] pub $name: Option<Room<$M>>,)+
        }

        impl House {
            /// Tells whoever takes part. Apart, so that asking whether anybody does costs no call.
            #[inline(never)]
            fn tell(&mut self, what: Happening<'_>, p: &mut Play<'_>) -> bool {
                let told = self.playing.taking_part(what.moment());
                $(if told.has(ModuleId::$M) && let Some(room) = &mut self.$name && what.tell::<$M>(room, p) {
                    return true;
                })+
                false
            }
        }

        /// What one seat sees of the rooms.
        #[derive(Clone, PartialEq, Debug)]
        pub struct SeenHouse {
            playing: ModuleSet,
            $(#[doc = concat!("What is seen of `", stringify!($name), "`.")] pub $name: Option<SeenRoom<$M>>,)+
        }

        impl SeenRooms for SeenHouse {
            fn pack(&self, to: &mut Vec<u32>) {
                $(if let Some(room) = &self.$name { room.pack(to); })+
            }
            fn unpack(from: &mut Unpacker<'_>, rooms: ModuleSet) -> Result<SeenHouse, BadPack> {
                Ok(SeenHouse {
                    playing: rooms,
                    $($name: if rooms.has(ModuleId::$M) { Some(SeenRoom::unpack(from)?) } else { None },)+
                })
            }
        }

        impl ModuleEvent {
            /// The chips that came to lie on tiles when this happened.
            pub fn chips(&self) -> Vec<(On, Building)> {
                match self { $(ModuleEvent::$M(event) => Tells::chips(event),)+ }
            }
            /// What a seat, or a spectator, hears of it.
            #[allow(unreachable_code)] // some modules tell nothing
            pub fn told(&self, to: Option<Seat>) -> ModuleEvent {
                match self { $(ModuleEvent::$M(event) => ModuleEvent::$M(Tells::told(event, to)),)+ }
            }
        }

        /// What everybody sees of each module, if it is in play: for whoever knows a module by name, such as a bot.
        pub trait OpenRooms {
            $(#[doc = concat!("What everybody sees of `", stringify!($name), "`.")]
            fn $name(&self) -> Option<&<$M as Module>::Open> { None })+
        }

        rooms!(House; $($name $M),+);
        rooms!(SeenHouse; $($name $M),+);

        impl Household for House {
            const BARE: bool = false;
            type Seen = SeenHouse;
            fn open(modules: ModuleSet) -> Option<House> {
                Some(House { playing: modules, $($name: modules.has(ModuleId::$M).then(Room::default),)+ })
            }
            fn seen(&self, seat: Option<Seat>) -> SeenHouse {
                SeenHouse { playing: self.playing, $($name: self.$name.as_ref().map(|room| room.seen(seat)),)+ }
            }
            fn lay(&mut self, given: &RoomsGiven, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
                for first in [true, false] {
                    $(match (&mut self.$name, &given.$name) {
                        (Some(room), said) if <<$M as Module>::Given as Lays<$M>>::FIRST == first => {
                            Lays::<$M>::lay(room, said.as_ref().unwrap_or(&Default::default()), on)?;
                        }
                        (None, Some(_)) => return Err(bad(stringify!($name), "this module is not played")),
                        _ => {}
                    })+
                }
                Ok(())
            }
            fn interrupts(&self, table: &OpenTable, seat: Seat) -> bool {
                self.playing.take_part(Moment::Window) && (false $(|| match (<$M as Module>::GRANTS.interrupts, &self.$name) {
                    (Some(interrupts), Some(room)) => interrupts(&room.open, table, seat),
                    _ => false,
                })+)
            }
            fn extras(&self, table: &OpenTable, seat: Seat) -> bool {
                self.playing.take_part(Moment::Extras) && (false $(|| match (<$M as Module>::GRANTS.extras, &self.$name) {
                    (Some(extras), Some(room)) => extras(&room.open, table, seat),
                    _ => false,
                })+)
            }
            #[inline]
            fn happen(&mut self, what: Happening<'_>, p: &mut Play<'_>) -> bool {
                self.playing.take_part(what.moment()) && self.tell(what, p)
            }
            fn run(&mut self, step: ModuleStep, p: &mut Play<'_>) -> Option<Ask> {
                match step {
                    $(ModuleStep::$M(step) => Runs::<$M>::run(self.$name.as_mut().expect("in play"), step, p),)+
                }
            }
            fn apply(&mut self, seat: Seat, mv: Move, p: &mut Play<'_>) {
                match mv {
                    $(Move::$M(mv) => Acts::<$M>::apply(self.$name.as_mut().expect("checked"), seat, mv, p),)+
                    _ => unreachable!("the core makes its own moves"),
                }
            }
            fn passed(&mut self, seat: Seat, topic: ModuleTopic, p: &mut Play<'_>) {
                match topic {
                    $(ModuleTopic::$M(topic) => {
                        Subject::<$M>::passed(self.$name.as_mut().expect("it asked"), seat, topic, p);
                    })+
                }
            }
            fn surplus(&self, table: &OpenTable, seat: Seat) -> bool {
                self.playing.take_part(Moment::Surplus) && (false $(|| match (<$M as Module>::PAYS.surplus, &self.$name) {
                    (Some(surplus), Some(room)) => surplus(&room.open, table, seat),
                    _ => false,
                })+)
            }
            fn promise(&self) -> Option<Promise> {
                None$(.or_else(|| <$M as Module>::PAYS.promise?(&self.$name.as_ref()?.open)))+
            }
            fn redeal(&mut self, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
                $(if let Some(room) = &mut self.$name { $M::redeal(room, seat, hidden, dice); })+
            }
        }

        /// What a described position says of the modules.
        #[derive(Clone, PartialEq, Debug, Default)]
        pub struct RoomsGiven { $($name: Option<<$M as Module>::Given>,)+ }

        impl<'de> Deserialize<'de> for RoomsGiven {
            /// Reads what the core left over; a word that names no module is refused.
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<RoomsGiven, D::Error> {
                struct Words;
                impl<'de> Visitor<'de> for Words {
                    type Value = RoomsGiven;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("the modules of a position")
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RoomsGiven, A::Error> {
                        let mut given = RoomsGiven::default();
                        while let Some(name) = map.next_key::<String>()? {
                            match name.as_str() {
                                $(stringify!($name) => given.$name = Some(map.next_value()?),)+
                                _ => return Err(de::Error::custom(format_args!("unknown field `{name}`"))),
                            }
                        }
                        Ok(given)
                    }
                }
                d.deserialize_map(Words)
            }
        }

        impl Serialize for SeenHouse {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                let mut map = s.serialize_map(None)?;
                $(if let Some(room) = &self.$name { map.serialize_entry(stringify!($name), room)?; })+
                map.end()
            }
        }
    };
}
