//! Building sites: a tile at half price whose walls count at once and whose building counts after it has been completed, for
//! the full price in a hidden currency. SIT-1 to SIT-27.
//!
//! That an unfinished tile counts for nothing but its walls is the table's business ([`OpenTable::building`]). This room
//! keeps the site tiles: which currency lies on which tile only its owner knows.

use super::prelude::*;
use crate::components::SITES_PER_CURRENCY;
use serde::{Deserializer, de};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuildingSites;

/// All site tiles.
const SITES: usize = 4 * SITES_PER_CURRENCY as usize;

/// A tile that is a building site, with the currency on the back of its site tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Site {
    /// Which tile.
    pub tile: Tile,
    /// In which currency it is completed.
    pub currency: Currency,
}

/// SIT-7: everybody sees which tiles are sites and how many site tiles are left …
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The site tiles in the pool.
    pub left: u8,
    /// The sites of each seat.
    pub sites: BySeat<TileSet>,
    /// The sites that were turned over at the end (SIT-21).
    pub revealed: Pile<Site, SITES>,
    /// The tile that was just taken, while its owner chooses the currency.
    pub choosing: Option<Tile>,
    #[serde(skip)]
    draws: u16,
}

impl Default for Open {
    fn default() -> Open {
        Open { left: SITES as u8, sites: BySeat::default(), revealed: Pile::default(), choosing: None, draws: 0 }
    }
}

/// … and only the owner their currencies.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Hand {
    /// The own sites.
    pub sites: Pile<Site, SITES>,
    /// The two site tiles that were drawn, while one of them is chosen (SIT-4).
    pub drawn: Option<[Currency; 2]>,
}

impl Hand {
    /// The currency of an own site.
    pub fn currency(&self, tile: Tile) -> Option<Currency> {
        self.sites.iter().find(|site| site.tile == tile).map(|site| site.currency)
    }
}

/// SIT-1: the pool, in any order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dark {
    /// The site tiles that nobody has.
    pub pool: Pile<Currency, SITES>,
}

impl Default for Dark {
    fn default() -> Dark {
        Dark { pool: all() }
    }
}

fn all() -> Pile<Currency, SITES> {
    Currency::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c, SITES_PER_CURRENCY.into())).collect()
}

declare! {
    /// SIT-2, SIT-4, SIT-15.
    pub move Move "a move of the building sites (such as: set_up garden-9-E with ducat-5)" {
        /// Take a tile of the yard as a building site.
        SetUp { tile: Tile, pay: Purse } = "set_up {tile} with {pay}",
        /// Keep the site tile of this currency.
        Choose(currency: Currency) = "choose {currency}",
        /// Complete an own site.
        Complete { tile: Tile, pay: Purse } = "complete {tile} with {pay}",
    }
}

/// SIT-4: which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question;

impl Named for Question {
    const ALL: &'static [Question] = &[Question];
    fn name(self) -> &'static str {
        "building_sites_choose"
    }
    fn compulsory(self) -> Option<RuleId> {
        Some(rule!("SIT-4"))
    }
}

impl Subject<BuildingSites> for Question {
    fn stands(open: &Open, _: Seat, _: Question) -> bool {
        open.choosing.is_some()
    }
}

/// SIT-4, SIT-6: site tiles are drawn and one is chosen, once it is settled what was paid too much (BASE-P6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawSites(Seat);

declare! {
    /// What this room tells.
    pub event Event {
        /// A tile became a building site.
        SetUp { seat: Seat, tile: Tile } = "still",
        /// Site tiles were drawn.
        Drew { seat: Seat, sites: Option<Vec<Currency>> } = "sites: bag > hand",
        /// A site tile was put on the tile.
        Chose { seat: Seat, site: Option<Currency> } = "site: hand > aside",
        /// A site was completed.
        Completed { seat: Seat, tile: Tile, currency: Currency, paid: Purse, exact: bool } = "paid: hand > discard",
        /// A site was turned over at the end (SIT-21).
        Revealed { seat: Seat, tile: Tile, currency: Currency } = "still",
        /// Money became worthless at the end (SIT-22).
        Voided { seat: Seat, cards: Purse } = "cards: hand > out",
    }
}

/// A site in a described position: `"garden-9-E gulden"`, or `"garden-9-E"` if chance says which currency.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenSite {
    tile: Tile,
    currency: Option<Currency>,
}

impl<'de> Deserialize<'de> for GivenSite {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<GivenSite, D::Error> {
        let text = String::deserialize(d)?;
        let (tile, currency) = text.split_once(' ').map_or((text.as_str(), None), |(tile, rest)| (tile, Some(rest)));
        let currency = currency.map(str::parse).transpose().map_err(de::Error::custom)?;
        Ok(GivenSite { tile: tile.parse().map_err(de::Error::custom)?, currency })
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The sites of each seat, wherever they lie before it.
    pub sites: PerSeat<Vec<GivenSite>>,
    /// The site tiles in the pool; all that lie nowhere else if it is not said.
    pub pool: Option<Vec<Currency>>,
}

/// SIT-2, SIT-8: what it costs to take a tile of the yard as a site.
pub fn set_up_bill(table: &OpenTable, tile: Tile) -> Result<(Slot, Bill), Illegal> {
    // Camps; and what has no price, for it is not bought in the yard.
    if tile.walls().is_outwork() || tile.price() == 0 {
        return Err(rule!("SIT-8").broken(BuildingSites::because(Refusal::NoSite { tile })));
    }
    let slot = Slot::ALL.into_iter().find(|slot| table.in_yard(*slot) == Some(tile));
    let slot = slot.ok_or_else(|| rule!("SIT-2").broken(Because::NotForSale { tile }))?;
    Ok((slot, Bill::of(tile.price() / 2, Wanted::Of(slot.currency()), rule!("SIT-2")).barring(rule!("SIT-27"))))
}

/// SIT-15: what it costs to complete a site.
pub fn complete_bill(tile: Tile, currency: Currency) -> Bill {
    Bill::of(tile.price(), Wanted::Of(currency), rule!("SIT-15")).barring(rule!("SIT-27"))
}

/// Takes a site tile out of the pool by chance.
fn draw(dark: &mut Dark, dice: &mut Dice) -> Currency {
    let at = dice.below(dark.pool.len() as u32) as usize;
    dark.pool.remove(at)
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// The tile is no building site of this player.
        NoOwnSite { tile: Tile },
        /// No building site can be made of this tile.
        NoSite { tile: Tile },
        /// No site tile of this currency was drawn.
        NotDrawn { currency: Currency },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// How many site tiles are left.
        Left { left: u8 },
        /// The sites of somebody.
        Sites { seat: Seat, tiles: TileSet },
        /// A site that was turned over.
        Revealed { tile: Tile, currency: Currency },
        /// An own site.
        Own { tile: Tile, currency: Currency },
        /// The site tiles of which this seat keeps one.
        Drawn { currencies: Vec<Currency> },
        /// The tile that waits for its site tile.
        Choosing { tile: Tile },
    }
}

impl Module for BuildingSites {
    const ID: ModuleId = ModuleId::BuildingSites;
    const GUIDE: Guide = Guide {
        about: About::Getting,
        place: 7,
        sells: &[
            Sold {
                name: "site",
                row: 7,
                by: &["set_up"],
                boons: &[Boon::Back, Boon::Joint, Boon::Gems, Boon::Saved, Boon::Dear],
            },
            Sold { name: "finish", row: 8, by: &["complete"], boons: Boon::OF_GOODS },
        ],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Hand = Hand;
    type Dark = Dark;
    type Move = Move;
    type Step = DrawSites;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Reason Options);
    const WATCHES: Watches<BuildingSites> =
        Watches { last_tiles_due: Some(BuildingSites::last_tiles_due), ..Watches::NOTHING };
    const SHOWS: Shows<BuildingSites> =
        Shows { notices: Some(BuildingSites::notices), pieces: Some(BuildingSites::pieces) };

    /// SIT-7: the pool and the sites of others, as far as they have not been turned over.
    fn redeal(room: &mut Room<BuildingSites>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let shown = room.open.revealed;
        let known = |site: &Site| shown.iter().any(|other| other.tile == site.tile);
        let others = || hidden.open.seats().filter(|other| *other != seat);
        let mut unseen = room.dark.pool;
        for other in others() {
            room.hands[other].sites.iter().filter(|site| !known(site)).for_each(|site| unseen.push(site.currency));
            room.hands[other].drawn.iter().flatten().for_each(|currency| unseen.push(*currency));
        }
        hidden.mix(&mut unseen, dice);
        let mut next = || unseen.pop().expect("as many as before");
        for other in others() {
            let hand = &mut room.hands[other];
            hand.sites.iter_mut().filter(|site| !known(site)).for_each(|site| site.currency = next());
            hand.drawn.iter_mut().flatten().for_each(|currency| *currency = next());
        }
        room.dark.pool = unseen;
    }
}

impl BuildingSites {
    /// SIT-21, SIT-22: money of the currencies on sites in the Alhambra is worth nothing for the last tiles.
    fn last_tiles_due(room: &mut Room<BuildingSites>, p: &mut Play<'_>) {
        for seat in p.open().seats() {
            let mut void = Purse::EMPTY;
            for site in room.hands[seat].sites.iter().copied() {
                if p.open().built(seat).has(site.tile) {
                    let Site { tile, currency } = site;
                    room.open.revealed.push(site);
                    let money = p.hand(seat).of_currency(currency);
                    if !void.has(currency) {
                        void.add_all(&money);
                    }
                    p.reveal();
                    BuildingSites::tell(p, || Event::Revealed { seat, tile, currency });
                }
            }
            if !void.is_empty() {
                p.discard(seat, &void);
                BuildingSites::tell(p, || Event::Voided { seat, cards: void });
            }
        }
    }

    fn notices(mine: Mine<'_, BuildingSites>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let open = mine.open;
        show(Notice::Left { left: open.left });
        for seat in table.seats().filter(|seat| !open.sites[*seat].is_empty()) {
            show(Notice::Sites { seat, tiles: open.sites[seat] });
        }
        for Site { tile, currency } in open.revealed.iter().copied() {
            show(Notice::Revealed { tile, currency });
        }
        for Site { tile, currency } in mine.hand.sites.iter().copied() {
            show(Notice::Own { tile, currency });
        }
        if let Some(tile) = open.choosing {
            show(Notice::Choosing { tile });
        }
        if let Some(drawn) = mine.hand.drawn {
            show(Notice::Drawn { currencies: drawn.to_vec() });
        }
    }

    fn pieces(_: &Open, table: &OpenTable, of: Participant, show: &mut dyn FnMut(Piece)) {
        let unfinished = table.tiles_of(of).iter().filter(|tile| table.is_unfinished(*tile));
        unfinished.for_each(|tile| show(Piece { name: "scaffold", at: Spot::Tile(tile) }));
    }
}

impl Acts<BuildingSites> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, BuildingSites>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if BuildingSites::asked(eyes).is_some() {
            let [a, b] = mine.hand.drawn.expect("two were drawn");
            found(Move::Choose(a));
            if a != b {
                found(Move::Choose(b));
            }
            return;
        }
        if !eyes.ask.topic.is_action() {
            return;
        }
        if mine.open.left > 0 {
            for tile in eyes.open.yard().iter().copied().flatten() {
                if let Ok((_, bill)) = set_up_bill(eyes.open, tile) {
                    eyes.each_payment(&bill, |pay| found(Move::SetUp { tile, pay }));
                }
            }
        }
        let placed = |site: &Site| !eyes.open.aside(eyes.seat).has(site.tile); // SIT-15
        for Site { tile, currency } in mine.hand.sites.iter().copied().filter(placed) {
            eyes.each_payment(&complete_bill(tile, currency), |pay| found(Move::Complete { tile, pay }));
        }
    }

    fn check(mine: Mine<'_, BuildingSites>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let not_now = |rule: RuleId| Err(rule.broken(Because::NotNow { topic: eyes.ask.topic }));
        let acts = eyes.ask.topic.is_action();
        match mv {
            Move::SetUp { .. } | Move::Complete { .. } if !acts && eyes.terms.is_some() => not_now(rule!("SIT-25")),
            Move::SetUp { .. } if !acts => not_now(rule!("SIT-2")),
            Move::Complete { .. } if !acts => not_now(rule!("SIT-15")),
            Move::SetUp { tile, pay } => {
                let (_, bill) = set_up_bill(eyes.open, *tile)?;
                if mine.open.left == 0 {
                    return Err(rule!("SIT-5").broken(Because::NothingThere));
                }
                bill.enough(bill.check(&eyes.means, pay)?)
            }
            Move::Complete { tile, pay } => {
                let currency = mine.hand.currency(*tile).filter(|_| !eyes.open.aside(eyes.seat).has(*tile));
                let currency = currency.ok_or_else(|| {
                    rule!("SIT-15").broken(BuildingSites::because(Refusal::NoOwnSite { tile: *tile }))
                })?;
                let bill = complete_bill(*tile, currency);
                bill.enough(bill.check(&eyes.means, pay)?)
            }
            Move::Choose(currency) => {
                if BuildingSites::asked(eyes).is_none() {
                    return not_now(rule!("SIT-4"));
                }
                let drawn = mine.hand.drawn.is_some_and(|drawn| drawn.contains(currency));
                if drawn {
                    Ok(())
                } else {
                    Err(rule!("SIT-4").broken(BuildingSites::because(Refusal::NotDrawn { currency: *currency })))
                }
            }
        }
    }

    fn payment(mine: Mine<'_, BuildingSites>, _: Seat, table: &OpenTable, mv: &Move) -> Option<Payment> {
        match mv {
            Move::SetUp { tile, pay } => {
                let (slot, bill) = set_up_bill(table, *tile).ok()?;
                // SIT-3: never exact, whatever is paid.
                Some(Payment { exact: false, ..Payment::for_tile(bill, *pay, *tile, Some(slot)) })
            }
            Move::Complete { tile, pay } => Some(Payment::of(complete_bill(*tile, mine.hand.currency(*tile)?), *pay)),
            Move::Choose(_) => None,
        }
    }

    fn apply(room: &mut Room<BuildingSites>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        match mv {
            Move::SetUp { tile, .. } => set_up(room, seat, tile, p),
            Move::Choose(currency) => {
                let [a, b] = room.hands[seat].drawn.take().expect("checked");
                room.dark.pool.push(if a == currency { b } else { a });
                room.open.left = room.dark.pool.len() as u8;
                keep(room, seat, currency, p);
            }
            Move::Complete { tile, pay } => {
                let currency = room.hands[seat].currency(tile).expect("checked");
                room.hands[seat].sites.retain(|site| site.tile != tile);
                room.open.sites[seat].remove(tile);
                p.finish(seat, tile);
                p.reveal();
                let bill = complete_bill(tile, currency);
                let exact = bill.worth(&pay) == bill.price;
                BuildingSites::tell(p, || Event::Completed { seat, tile, currency, paid: pay, exact });
            }
        }
    }
}

impl Runs<BuildingSites> for DrawSites {
    fn run(room: &mut Room<BuildingSites>, DrawSites(seat): DrawSites, p: &mut Play<'_>) -> Option<Ask> {
        draw_sites(room, seat, p)
    }
}

impl Tells for Event {
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Drew { seat, .. } if to != Some(*seat) => Event::Drew { seat: *seat, sites: None },
            Event::Chose { seat, .. } if to != Some(*seat) => Event::Chose { seat: *seat, site: None },
            other => other.clone(),
        }
    }
}

impl Lays<BuildingSites> for Given {
    const FIRST: bool = true;
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("sites", "sites")];

    fn lay(room: &mut Room<BuildingSites>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        given.sites.check(p.open().players(), "building_sites.sites")?;
        let mut left = all();
        let mut take = |currency: Currency, field: &str| {
            let at = left.iter().position(|other| *other == currency).ok_or_else(|| {
                let why = format!("more {currency} site tiles than there are in the box");
                BadPosition { rule: Some(rule!("SIT-1")), ..bad(field, why) }
            })?;
            Ok::<_, BadPosition>(left.remove(at))
        };
        let mut sites: Vec<(Seat, GivenSite)> = Vec::new();
        for seat in p.open().seats() {
            let field = format!("building_sites.sites.{seat}");
            for site in given.sites.of(seat) {
                let tile = site.tile;
                let wrong = |rule: RuleId, why: &str| {
                    Err(BadPosition { rule: Some(rule), ..bad(field.clone(), format!("{tile}: {why}")) })
                };
                if tile.price() == 0 || tile.walls().is_outwork() {
                    return wrong(rule!("SIT-8"), "no site can be made of it");
                }
                let table = p.open();
                let own = [table.built(seat), table.reserve(seat), table.aside(seat)];
                if !own.iter().any(|tiles| tiles.has(tile)) {
                    return wrong(rule!("SIT-9"), "this seat does not have it");
                }
                if table.is_unfinished(tile) {
                    return wrong(rule!("SIT-4"), "it is a site already");
                }
                if let Some(currency) = site.currency {
                    take(currency, &field)?;
                }
                p.leave_unfinished(seat, tile);
                sites.push((seat, *site));
            }
            if p.open().unsupported(seat, Cell::START, None).is_some() {
                let why = "a site does not hold a watchtower";
                return Err(BadPosition { rule: Some(rule!("WAT-15")), ..bad(field, why) });
            }
        }
        if let Some(pool) = &given.pool {
            let pool: Result<Vec<_>, _> = pool.iter().map(|currency| take(*currency, "building_sites.pool")).collect();
            room.dark.pool = pool?.into_iter().collect();
        }
        dice.shuffle(&mut left);
        for (seat, site) in sites {
            let none = || bad("building_sites.sites", "more sites than site tiles");
            let currency = site.currency.or_else(|| left.pop()).ok_or_else(none)?;
            room.hands[seat].sites.push(Site { tile: site.tile, currency });
            room.open.sites[seat].insert(site.tile);
            p.keep_from_dirk(site.tile); // SIT-10
        }
        if given.pool.is_none() {
            room.dark.pool = left;
        }
        room.open.left = room.dark.pool.len() as u8;
        Ok(())
    }
}

/// SIT-9, SIT-10: from now on it is a site, wherever it goes.
fn set_up(room: &mut Room<BuildingSites>, seat: Seat, tile: Tile, p: &mut Play<'_>) {
    p.leave_unfinished(seat, tile);
    p.keep_from_dirk(tile);
    room.open.choosing = Some(tile);
    BuildingSites::tell(p, || Event::SetUp { seat, tile });
    BuildingSites::push(p, DrawSites(seat));
}

/// SIT-4, SIT-5: one of two, or the last one.
fn draw_sites(room: &mut Room<BuildingSites>, seat: Seat, p: &mut Play<'_>) -> Option<Ask> {
    let mut dice = p.dice(BuildingSites::ID, room.open.draws.into());
    room.open.draws += 1;
    p.reveal();
    let first = draw(&mut room.dark, &mut dice);
    if room.dark.pool.is_empty() {
        room.open.left = 0;
        BuildingSites::tell(p, || Event::Drew { seat, sites: Some(vec![first]) });
        keep(room, seat, first, p);
        return None;
    }
    let second = draw(&mut room.dark, &mut dice);
    room.open.left = room.dark.pool.len() as u8;
    room.hands[seat].drawn = Some([first, second]);
    BuildingSites::tell(p, || Event::Drew { seat, sites: Some(vec![first, second]) });
    Some(BuildingSites::ask(seat, Question))
}

/// A site tile is put on the tile that was just taken.
fn keep(room: &mut Room<BuildingSites>, seat: Seat, currency: Currency, p: &mut Play<'_>) {
    let tile = room.open.choosing.take().expect("a tile was taken");
    room.hands[seat].sites.push(Site { tile, currency });
    room.open.sites[seat].insert(tile);
    BuildingSites::tell(p, || Event::Chose { seat, site: Some(currency) });
}

packed! {
    Site { tile, currency };
    Open { left, sites, revealed, choosing, draws };
    Hand { sites, drawn };
}
