//! The referee: one game, from its setup to its end.

use crate::{
    config::{BadConfig, Config},
    flow::position::{BadPosition, Position, bad},
    flow::{self, Agenda, Ask, Because, Event, Eyes, Hidden, Illegal, Journal, Play, Promise, Sight, Terms, Topic},
    memory::Memory,
    modules::{House, Household, Manner, Move},
    score::{self, Tally},
    table::{DarkTable, OpenTable},
    value::*,
    view::View,
};

/// A game in progress or over.
///
/// `R` is where the modules live: [`House`] holds all of them, [`crate::modules::Bare`] none, so that a base game pays
/// neither space nor time for them.
///
/// ```
/// use sabika_engine::{Config, Game, value::Seed};
/// let mut game: Game = Game::new(Config::players(3), Seed::from_number(1))?;
/// let mut moves = Vec::new();
/// while let Some(ask) = game.ask() {
///     moves.clear();
///     game.moves(&mut moves);
///     game.apply(ask.seat, moves[0]).expect("a listed move is legal");
///     # if game.open().ply() > 50 { break }
/// }
/// # Ok::<(), sabika_engine::BadConfig>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Game<R: Household = House> {
    open: OpenTable,
    hands: BySeat<Purse>,
    dark: DarkTable,
    rooms: R,
    agenda: Agenda,
    ask: Option<Ask>,
}

impl<R: Household> Game<R> {
    /// A new game, set up and waiting on its first question.
    pub fn new(config: Config, seed: Seed) -> Result<Game<R>, BadConfig> {
        Game::start(config, seed, Journal::silent())
    }
    /// A new game that tells its setup.
    pub fn new_told(config: Config, seed: Seed, told: &mut Vec<Event>) -> Result<Game<R>, BadConfig> {
        Game::start(config, seed, Journal::to(told))
    }
    fn start(config: Config, seed: Seed, journal: Journal<'_>) -> Result<Game<R>, BadConfig> {
        let mut game = Game::blank(config, seed)?;
        game.go_on(journal);
        Ok(game)
    }
    /// An empty table.
    pub(crate) fn blank(config: Config, seed: Seed) -> Result<Game<R>, BadConfig> {
        config.check()?;
        let rooms = R::open(config.rooms()).ok_or_else(|| BadConfig {
            field: "modules",
            why: "this game was to be played without modules".into(),
            rule: None,
        })?;
        Ok(Game {
            open: OpenTable::new(config),
            hands: BySeat::default(),
            dark: DarkTable::new(seed),
            rooms,
            agenda: Agenda::new(),
            ask: None,
        })
    }
    /// On to the next question.
    pub(crate) fn go_on(&mut self, journal: Journal<'_>) {
        let (rooms, mut play) = self.play(journal);
        self.ask = flow::run(rooms, &mut play);
    }
    pub(crate) fn play<'a>(&'a mut self, journal: Journal<'a>) -> (&'a mut R, Play<'a>) {
        let play = Play::new(&mut self.open, &mut self.hands, &mut self.dark, &mut self.agenda, journal);
        (&mut self.rooms, play)
    }

    /// The same game in other rooms, if what is played fits into them: without modules in [`crate::modules::Bare`], which is
    /// faster to copy. None if there are modules.
    pub fn without_rooms<Q: Household>(&self) -> Option<Game<Q>> {
        if !self.open.config.rooms().is_empty() {
            return None;
        }
        let Game { open, hands, dark, agenda, ask, .. } = self.clone();
        Some(Game { open, hands, dark, rooms: Q::open(open.config.rooms())?, agenda, ask })
    }

    /// The question the game waits on; none when it is over.
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }
    /// What everybody sees.
    #[inline]
    pub fn open(&self) -> &OpenTable {
        &self.open
    }
    /// What is played.
    pub fn config(&self) -> &Config {
        &self.open.config
    }
    /// The modules' rooms. For tools and tests: a player gets a [`View`].
    pub fn rooms(&self) -> &R {
        &self.rooms
    }
    /// A seat's money. For tools and tests: a player gets a [`View`].
    pub fn hand(&self, seat: Seat) -> &Purse {
        &self.hands[seat]
    }
    /// What nobody sees. For tools and tests.
    pub fn dark(&self) -> &DarkTable {
        &self.dark
    }
    /// The sight of the seat that is asked: enough for its legal moves and for a bot.
    #[inline]
    pub fn sight(&self) -> Option<Sight<'_, R>> {
        let ask = self.ask?;
        let eyes = Eyes::new(ask, &self.open, &self.hands[ask.seat], &self.rooms);
        Some(Sight { eyes, rooms: &self.rooms })
    }
    /// Adds the canonical moves of the question to the list, in canonical order.
    #[inline]
    pub fn moves(&self, out: &mut Vec<Move>) {
        if let Some(sight) = self.sight() {
            sight.moves(out);
        }
    }
    /// May this seat make this move now? Accepts every legal move; nothing changes.
    pub fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let sight = self.sight().ok_or_else(|| rule!("BASE-F1").broken(Because::GameOver))?;
        if sight.eyes.seat != seat {
            return Err(rule!("BASE-T1").broken(Because::NotAsked { asked: sight.eyes.seat }));
        }
        sight.check(mv)
    }
    /// Makes a move. A refused move changes nothing.
    pub fn apply(&mut self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        self.check(seat, &mv)?;
        self.make(mv, Journal::silent());
        Ok(())
    }
    /// Makes a move and tells what happened.
    pub fn apply_told(&mut self, seat: Seat, mv: Move, told: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(seat, &mv)?;
        self.make(mv, Journal::to(told));
        Ok(())
    }
    /// Makes a move that is known to be legal, because it was listed: what a playout does.
    #[inline]
    pub fn apply_listed(&mut self, mv: Move) {
        debug_assert_eq!(self.check(self.ask.expect("a question").seat, &mv), Ok(()));
        self.make(mv, Journal::silent());
    }
    fn make(&mut self, mv: Move, journal: Journal<'_>) {
        self.does(mv, journal, true);
    }
    /// Makes a move, and lets the game go on to the next question or not.
    #[inline]
    fn does(&mut self, mv: Move, journal: Journal<'_>, goes_on: bool) {
        let ask = self.ask.expect("checked");
        // In a turn it is the turn's right; who passes needs none.
        let other = !self.rooms.is_idle() && ask.topic == Topic::Window && mv != Move::Pass;
        let terms = if other { self.terms() } else { &Terms::TURN };
        self.open.course.ply = self.open.ply().saturating_add(1);
        self.dark.vain = false;
        if mv != Move::Pass {
            self.open.course.blocked_turns = 0;
        }
        if !self.rooms.is_idle() && mv.manner() == Manner::Beside {
            return self.does_beside(mv, journal, goes_on);
        }
        let (rooms, mut play) = self.play(journal);
        flow::apply(rooms, &mut play, ask, terms, mv);
        if goes_on {
            self.ask = flow::run(rooms, &mut play);
        }
    }
    /// By which right the seat that is asked may buy.
    #[inline(never)]
    fn terms(&self) -> &'static Terms {
        self.sight().and_then(|sight| sight.eyes.terms).unwrap_or(&Terms::TURN)
    }
    /// Makes a move beside the question, which stays as it is.
    #[cold]
    fn does_beside(&mut self, mv: Move, journal: Journal<'_>, goes_on: bool) {
        let ask = self.ask.expect("checked");
        let (rooms, mut play) = self.play(journal);
        rooms.apply(ask.seat, mv, &mut play);
        if let Topic::Module(topic) = ask.topic
            && play.open().config().rules > 1
            && goes_on
            && !rooms.stands(ask.seat, topic)
        {
            self.ask = flow::run(rooms, &mut play);
        }
    }
    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> View<R> {
        View::of(self, seat)
    }
    /// A full game that this seat cannot tell from the real one: everything it cannot see is dealt anew, as if nobody had
    /// watched who took what (BASE-I3).
    ///
    /// A hand whose owner has promised to pay can pay in the new game too: if chance does not find such a hand soon, cards
    /// of the deck help. Only where even that is not enough it stays as it is: then there is hardly another one.
    ///
    /// A record that forks is dealt by this: with the same dice it deals the same for ever.
    pub fn redeal(&mut self, seat: Seat, dice: &mut Dice) {
        self.redeal_as(&Memory::new(seat), false, dice);
    }
    /// The same for a seat that has listened: the cards that it knows to be in other hands stay there. The memory is one of
    /// this game.
    ///
    /// What is dealt hangs on the dice and on what the seat sees and remembers, and on nothing else: two games that it
    /// cannot tell apart become equal. (A promise that no deal of chance can keep would be the one exception.)
    pub fn redeal_knowing(&mut self, memory: &Memory, dice: &mut Dice) {
        self.redeal_as(memory, true, dice);
    }
    fn redeal_as(&mut self, memory: &Memory, in_order: bool, dice: &mut Dice) {
        const TRIES: usize = 24;
        let Some(promise) = self.rooms.promise().filter(|promise| promise.seat != memory.seat()) else {
            return self.deal_anew(memory, in_order, dice);
        };
        let mut other = self.clone();
        for _ in 0..TRIES {
            other = self.clone();
            other.deal_anew(memory, in_order, dice);
            if other.can_pay(promise) {
                *self = other;
                return;
            }
        }
        if other.raise(promise, memory, dice) || in_order && other.raise_anyhow(promise, memory, dice) {
            *self = other;
        } else {
            let hand = self.hands[promise.seat];
            self.deal_anew(&memory.with(promise.seat, hand), in_order, dice);
        }
    }
    fn can_pay(&self, promise: Promise) -> bool {
        let mut means = self.hands[promise.seat];
        means.add_all(&self.rooms.means(promise.seat));
        promise.bill.payable(&means)
    }
    /// Exchanges cards of a hand for better ones of the deck, in the currency that it has most of, until it can pay.
    fn raise(&mut self, promise: Promise, memory: &Memory, dice: &mut Dice) -> bool {
        while !self.can_pay(promise) {
            let most = |currency: &Currency| self.hands[promise.seat].plain_sum(*currency);
            let currency = Currency::ALL.into_iter().max_by_key(most).expect("four currencies");
            let worth = |card: &Card| if card.currency() == Some(currency) { card.value() } else { 0 };
            if !self.better_of_deck(promise.seat, memory, Card::is_plain, worth, dice) {
                return false;
            }
        }
        true
    }
    /// The same in every kind of money in turn, and with the cards of other hands too.
    fn raise_anyhow(&mut self, promise: Promise, memory: &Memory, dice: &mut Dice) -> bool {
        let pairs = Currency::ALL.map(|currency| Some([currency; 2])).into_iter();
        let joined = self.hands[promise.seat].specials().map(Card::joins);
        pairs.chain(joined).chain([None]).any(|pair| {
            let of_pair = |card: &Card| card.currency().is_some_and(|own| pair.is_none_or(|pair| pair.contains(&own)));
            let worth = |card: &Card| if of_pair(card) { card.value() } else { 0 };
            self.raise_in(promise, memory, worth, dice)
        }) || self.raise_in(promise, memory, |card| if card.is_gem() { card.value() } else { 0 }, dice)
    }
    fn raise_in(&mut self, promise: Promise, memory: &Memory, worth: impl Fn(&Card) -> u8, dice: &mut Dice) -> bool {
        let may = |card: Card| card.is_plain() || card.is_gem();
        while !self.can_pay(promise) {
            if !self.better_of_deck(promise.seat, memory, may, &worth, dice)
                && !self.better_of_hands(promise.seat, memory, may, &worth)
            {
                return false;
            }
        }
        true
    }
    /// Exchanges what helps least in a hand for something better of the deck, if there is such a card.
    fn better_of_deck(
        &mut self,
        seat: Seat,
        memory: &Memory,
        may: fn(Card) -> bool,
        worth: impl Fn(&Card) -> u8,
        dice: &mut Dice,
    ) -> bool {
        let Some(give) = self.unknown(memory, seat).cards().filter(|card| may(*card)).min_by_key(&worth) else {
            return false;
        };
        let better = |card: &Card| may(*card) && worth(card) > worth(&give);
        let count = self.dark.deck.iter().filter(|card| better(card)).count();
        if count == 0 {
            return false;
        }
        let nth = dice.below(count as u32) as usize;
        let there = self.dark.deck.iter_mut().filter(|card| better(card)).nth(nth).expect("counted");
        let take = std::mem::replace(there, give);
        self.hands[seat].remove(give);
        self.hands[seat].add(take);
        true
    }
    /// The same for the best card that is not known to be in another hand.
    fn better_of_hands(
        &mut self,
        seat: Seat,
        memory: &Memory,
        may: fn(Card) -> bool,
        worth: impl Fn(&Card) -> u8,
    ) -> bool {
        let unknown = |other: Seat| self.unknown(memory, other).cards().filter(move |card| may(*card));
        let Some(give) = unknown(seat).min_by_key(&worth) else { return false };
        let others = self.open.seats().filter(|other| *other != seat);
        let there = others.flat_map(|other| unknown(other).map(move |card| (other, card)));
        let Some((other, take)) =
            there.max_by_key(|(_, card)| worth(card)).filter(|(_, card)| worth(card) > worth(&give))
        else {
            return false;
        };
        for (hand, out, into) in [(seat, give, take), (other, take, give)] {
            self.hands[hand].remove(out);
            self.hands[hand].add(into);
        }
        true
    }
    /// The cards of a hand that somebody who remembers so much does not know of.
    fn unknown(&self, memory: &Memory, seat: Seat) -> Purse {
        let mut unknown = self.hands[seat];
        unknown.remove_all(&self.stays(memory, seat));
        unknown
    }
    /// The cards of a hand that stay in it: those that are seen or known. A memory of another game knows nothing.
    fn stays(&self, memory: &Memory, seat: Seat) -> Purse {
        let (hand, known) = (&self.hands[seat], memory.known(seat));
        if seat == memory.seat() || self.open.is_over() {
            *hand // BASE-I4: all hands are shown at the end
        } else if !known.is_empty() && hand.contains(known) {
            *known
        } else {
            Purse::EMPTY
        }
    }
    fn deal_anew(&mut self, memory: &Memory, in_order: bool, dice: &mut Dice) {
        let (owner, mut known) = (self.open.on_turn(), BySeat::default());
        self.open.seats().for_each(|seat| known[seat] = self.stays(memory, seat));
        let shown = self.open.announced().map_or(Purse::EMPTY, |announced| Purse::of(announced.card));
        if let Some(announced) = self.open.announced() {
            known[owner].take(announced.card);
        }
        self.hands[owner].remove_all(&shown);
        flow::redeal_core(&mut self.open, &mut self.hands, &mut self.dark, memory.seat(), &known, in_order, dice);
        let (open, hands, dark) = (&self.open, &mut self.hands, &mut self.dark);
        self.rooms.redeal(memory.seat(), &mut Hidden { open, hands, dark, known: &known, in_order }, dice);
        self.hands[owner].add_all(&shown);
    }
    /// What a scoring of this round would bring on the table as it is.
    pub fn score(&self, round: u8) -> Tally {
        score::tally(&self.open, &self.rooms, round)
    }
    /// The same with what follows it and costs points, as far as everybody knows what will come (INV-3).
    pub fn score_and_toll(&self, round: u8) -> Tally {
        let mut tally = self.score(round);
        self.rooms.toll(&self.open, &mut tally);
        tally
    }
    /// The same right after a move, before the game goes on: whatever is drawn then, it says nothing of it. None where the move
    /// itself brings something hidden to light.
    pub fn score_after(&self, seat: Seat, mv: &Move, round: u8) -> Result<Option<Tally>, Illegal> {
        self.check(seat, mv)?;
        let mut after = self.clone();
        after.does(*mv, Journal::silent(), false);
        Ok((after.open.revealed_at() < after.open.ply()).then(|| after.score_and_toll(round)))
    }
}

impl Position {
    /// Lays the table and goes on to the first question.
    pub fn set_up<R: Household>(&self) -> Result<Game<R>, BadPosition> {
        self.laid(Journal::silent())
    }
    /// The same, and tells what happens before the first question.
    pub fn set_up_told<R: Household>(&self, told: &mut Vec<Event>) -> Result<Game<R>, BadPosition> {
        self.laid(Journal::to(told))
    }
    fn laid<R: Household>(&self, journal: Journal<'_>) -> Result<Game<R>, BadPosition> {
        let mut game = Game::<R>::blank(self.playable()?, self.seed())
            .map_err(|e| BadPosition { rule: e.rule, ..bad(e.field, e.why) })?;
        let (rooms, mut p) = game.play(Journal::silent());
        self.lay(rooms, &mut p)?;
        game.go_on(journal);
        Ok(game)
    }
}

/// A game without modules is one small block of memory.
const _: () = assert!(size_of::<Game<crate::modules::Bare>>() <= 2048);

impl Game {
    /// A game in which dice answer every question from the list of its moves: to measure, and to compare machines.
    pub fn by_chance(config: Config, seed: Seed, dice: &mut Dice) -> Result<Game, BadConfig> {
        let (mut game, mut moves): (Game, _) = (Game::new(config, seed)?, Vec::new());
        while game.ask().is_some() {
            moves.clear();
            game.moves(&mut moves);
            game.apply_listed(*dice.pick(&moves));
        }
        Ok(game)
    }
}
