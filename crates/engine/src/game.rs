//! The referee: one game, from its setup to its end.

use crate::{
    config::{BadConfig, Config},
    flow::position::{BadPosition, Position, bad},
    flow::{self, Agenda, Ask, Because, Event, Eyes, Hidden, Illegal, Journal, Play, Promise, Sight, Terms, Topic},
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
        let ask = self.ask.expect("checked");
        let terms = if R::BARE { None } else { self.sight().and_then(|sight| sight.eyes.terms) };
        self.open.course.ply = self.open.ply().saturating_add(1);
        self.dark.vain = false;
        if mv != Move::Pass {
            self.open.course.blocked_turns = 0;
        }
        let (rooms, mut play) = self.play(journal);
        if !R::BARE && mv.manner() == Manner::Beside {
            rooms.apply(ask.seat, mv, &mut play); // the question stays as it is
            if let Topic::Module(topic) = ask.topic
                && play.open().config().rules > 1
                && !rooms.stands(ask.seat, topic)
            {
                self.ask = flow::run(rooms, &mut play);
            }
            return;
        }
        flow::apply(rooms, &mut play, ask, terms.unwrap_or(&Terms::TURN), mv);
        self.ask = flow::run(rooms, &mut play);
    }
    /// Moves are counted from here on: the beginning of a game that goes on from another one.
    pub fn count_from_here(&mut self) {
        (self.open.course.ply, self.open.course.revealed_at) = (0, 0);
    }
    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> View<R> {
        View::of(self, seat)
    }
    /// A full game that this seat cannot tell from the real one: everything it cannot see is dealt anew.
    ///
    /// A hand whose owner has promised to pay can pay in the new game too: if chance does not find such a hand soon, cards
    /// of the deck help. Only where even that is not enough it stays as it is: then there is hardly another one.
    pub fn redeal(&mut self, seat: Seat, dice: &mut Dice) {
        const TRIES: usize = 24;
        let Some(promise) = self.rooms.promise().filter(|promise| promise.seat != seat) else {
            return self.deal_anew(seat, None, dice);
        };
        let mut other = self.clone();
        for _ in 0..TRIES {
            other = self.clone();
            other.deal_anew(seat, None, dice);
            if other.can_pay(promise) {
                *self = other;
                return;
            }
        }
        if other.raise(promise, dice) {
            *self = other;
        } else {
            self.deal_anew(seat, Some(promise.seat), dice);
        }
    }
    fn can_pay(&self, promise: Promise) -> bool {
        let mut means = self.hands[promise.seat];
        means.add_all(&self.rooms.means(promise.seat));
        promise.bill.payable(&means)
    }
    /// Exchanges cards of a hand for better ones of the deck, in the currency that it has most of, until it can pay.
    fn raise(&mut self, promise: Promise, dice: &mut Dice) -> bool {
        while !self.can_pay(promise) {
            let hand = &mut self.hands[promise.seat];
            let most = |currency: &Currency| hand.plain_sum(*currency);
            let currency = Currency::ALL.into_iter().max_by_key(most).expect("four currencies");
            // What helps least: a card of another currency, or the smallest of this one.
            let worth = |card: &Card| if card.currency() == Some(currency) { card.value() } else { 0 };
            let Some(give) = hand.cards().filter(|card| card.is_plain()).min_by_key(worth) else { return false };
            let better = |card: &Card| card.is_plain() && worth(card) > worth(&give);
            let there: Vec<usize> = (0..self.dark.deck.len()).filter(|at| better(&self.dark.deck[*at])).collect();
            if there.is_empty() {
                return false;
            }
            let take = std::mem::replace(&mut self.dark.deck[*dice.pick(&there)], give);
            hand.remove(give);
            hand.add(take);
        }
        true
    }
    fn deal_anew(&mut self, seat: Seat, kept: Option<Seat>, dice: &mut Dice) {
        let shown = self.open.announced().map_or(Purse::EMPTY, |announced| Purse::of(announced.card));
        let owner = self.open.on_turn();
        self.hands[owner].remove_all(&shown);
        flow::redeal_core(&mut self.open, &mut self.hands, &mut self.dark, seat, kept, dice);
        let mut hidden = Hidden { open: &self.open, hands: &mut self.hands, dark: &mut self.dark, kept };
        self.rooms.redeal(seat, &mut hidden, dice);
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
