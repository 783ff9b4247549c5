//! The work that is measured, for the command and for `cargo bench`: each call does a piece of it and says how much.

use sabika_bots::{
    Bot, Greedy, LEVELS, Level,
    search::{Budget, Search},
};
use sabika_engine::{
    Config, Game, Memory, Move,
    modules::Household,
    table::{OpenTable, Plan},
    value::{Dice, Seat, Seed, Walls},
};
use std::hint::black_box;

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Whole games, playouts or calls.
    pub pieces: u64,
    /// Moves in them.
    pub moves: u64,
}

/// Whole games by chance.
#[derive(Debug)]
pub struct RandomGames {
    config: Config,
    next: u64,
    dice: Dice,
    moves: Vec<Move>,
}

impl RandomGames {
    /// Games of this kind.
    pub fn new(config: Config) -> RandomGames {
        RandomGames { config, next: 0, dice: Dice::loose(5), moves: Vec::with_capacity(1024) }
    }
    fn deal<R: Household>(&mut self) -> Game<R> {
        self.next += 1;
        Game::new(self.config, Seed::from_number(self.next)).expect("a good configuration")
    }
    /// E1, E3, E8: one game, every question answered from the full list of canonical moves.
    pub fn listed<R: Household>(&mut self) -> Done {
        let mut game = self.deal::<R>();
        while game.ask().is_some() {
            self.moves.clear();
            game.moves(&mut self.moves);
            let mv = *self.dice.pick(&self.moves);
            game.apply_listed(mv);
        }
        Done { pieces: 1, moves: game.open().ply().into() }
    }
    /// E2: one game, a move drawn without listing all.
    pub fn sampled<R: Household>(&mut self) -> Done {
        let game = self.deal::<R>();
        Done { pieces: 1, moves: to_the_end(game, &mut self.dice, &mut self.moves) }
    }
}

fn to_the_end<R: Household>(mut game: Game<R>, dice: &mut Dice, scratch: &mut Vec<Move>) -> u64 {
    let before = game.open().ply();
    while let Some(sight) = game.sight() {
        let mv = sight.sample(dice, scratch);
        game.apply_listed(mv);
    }
    u64::from(game.open().ply() - before)
}

/// E4: games in which greedy plays every seat.
#[derive(Debug)]
pub struct GreedyGames {
    config: Config,
    next: u64,
    bots: Vec<Greedy>,
}

impl GreedyGames {
    /// Games of this kind.
    pub fn new(config: Config) -> GreedyGames {
        let bots = Seat::all(config.players).map(|seat| Greedy::new(seat.number().into())).collect();
        GreedyGames { config, next: 0, bots }
    }
    /// One game.
    pub fn one<R: Household>(&mut self) -> Done {
        self.next += 1;
        let mut game = Game::<R>::new(self.config, Seed::from_number(self.next)).expect("a good configuration");
        while let Some(sight) = game.sight() {
            let mv = self.bots[sight.eyes.seat.index()].choose(&sight.plain());
            game.apply_listed(mv);
        }
        Done { pieces: 1, moves: game.open().ply().into() }
    }
}

/// E5: playouts from the middle of a game, as flat Monte Carlo makes them: clone, deal the unseen anew, play on.
#[derive(Debug)]
pub struct Playouts<R: Household> {
    middle: Game<R>,
    dice: Dice,
    moves: Vec<Move>,
    bot: Greedy,
    search: Search,
}

/// The futures that are measured at once.
const PONDERED: u32 = 200;

/// The plies of a search step.
const SEARCHED: u64 = 6;

impl<R: Household> Playouts<R> {
    /// From a position that greedy bots came to when half of the tiles were gone.
    pub fn new(config: Config) -> Playouts<R> {
        let half = |open: &OpenTable| open.supply_left() <= 27;
        let middle = greedy_until(config, 1, half);
        let level = Level::by_name("architect").unwrap_or(&LEVELS[0]);
        let (dice, search) = (Dice::loose(9), Search::of(level, 1));
        Playouts { middle, dice, moves: Vec::with_capacity(1024), bot: Greedy::new(0), search }
    }
    /// One playout.
    pub fn one(&mut self) -> Done {
        let mut game = self.middle.clone();
        let seat = game.open().on_turn();
        game.redeal(seat, &mut self.dice);
        Done { pieces: 1, moves: to_the_end(game, &mut self.dice, &mut self.moves) }
    }
    /// E11: what a search does again and again: copy, deal the unseen anew, six plies of greedy.
    pub fn step(&mut self) -> Done {
        let mut game = self.middle.clone();
        let seat = game.open().on_turn();
        game.redeal(seat, &mut self.dice);
        let mut plies = 0;
        while plies < SEARCHED
            && let Some(sight) = game.sight()
        {
            let mv = self.bot.choose(&sight.plain());
            game.apply_listed(mv);
            plies += 1;
        }
        Done { pieces: 1, moves: plies }
    }
    /// E5 in the search itself: an `architect` ponders; how many futures it tried.
    pub fn search(&mut self) -> Done {
        let Some(ask) = self.middle.ask() else { return Done::default() };
        let memory = Memory::new(ask.seat);
        let thoughts = self.search.ponder(&self.middle, &memory, Budget { playouts: PONDERED }, || true);
        Done { pieces: thoughts.map_or(0, |thoughts| thoughts.playouts.into()), moves: 0 }
    }
    /// E7: one copy of the state.
    pub fn copy(&self) -> Done {
        black_box(black_box(&self.middle).clone());
        Done { pieces: 1, moves: 0 }
    }
}

fn greedy_until<R: Household>(config: Config, seed: u64, stop: impl Fn(&OpenTable) -> bool) -> Game<R> {
    let mut bot = Greedy::new(0);
    let mut game = Game::<R>::new(config, Seed::from_number(seed)).expect("a good configuration");
    while let Some(sight) = game.sight() {
        if stop(game.open()) {
            break;
        }
        let mv = bot.choose(&sight.plain());
        game.apply_listed(mv);
    }
    game
}

/// E6: Alhambras of 14 tiles, the start tile not counted.
#[derive(Debug)]
pub struct Boards {
    tables: Vec<(OpenTable, Seat)>,
    /// The same, made ready for questions.
    plans: Vec<Plan>,
    next: usize,
}

impl Boards {
    const TILES: u8 = 14;
    /// How many there are: a power of two, so that going round them costs next to nothing.
    const COUNT: usize = 32;

    /// Different ones, from games of greedy bots.
    pub fn new<R: Household>(config: Config) -> Boards {
        let built = |open: &OpenTable| open.seats().find(|seat| open.built(*seat).len() == Boards::TILES);
        let tables: Vec<(OpenTable, Seat)> = (1..)
            .filter_map(|seed| {
                let game = greedy_until::<R>(config, seed, |open| built(open).is_some());
                built(game.open()).map(|seat| (*game.open(), seat))
            })
            .take(Boards::COUNT)
            .collect();
        let plans = tables.iter().map(|(table, seat)| table.plan(*seat)).collect();
        Boards { tables, plans, next: 0 }
    }
    /// The next board, and after each round of them the next set of walls that a tile can have.
    fn turn(&mut self) -> (usize, Walls) {
        self.next = self.next.wrapping_add(1);
        (self.next % Boards::COUNT, Walls::from_bits((self.next / Boards::COUNT % 15) as u8))
    }
    /// Where one tile fits, the board made ready for the question included.
    pub fn placements(&mut self) -> Done {
        let (at, walls) = self.turn();
        let (table, seat) = &self.tables[at];
        black_box(&table.plan(*seat).placements(black_box(walls)));
        Done { pieces: 1, moves: 0 }
    }
    /// Where one tile fits on a board that is ready: what every further tile of a question costs.
    pub fn more_placements(&mut self) -> Done {
        let (at, walls) = self.turn();
        black_box(&self.plans[at].placements(black_box(walls)));
        Done { pieces: 1, moves: 0 }
    }
    /// The longest outer wall.
    pub fn wall(&mut self) -> Done {
        let (at, _) = self.turn();
        let (table, seat) = &self.tables[at];
        black_box(black_box(table).longest_wall(*seat));
        Done { pieces: 1, moves: 0 }
    }
    /// The whole set of tiles that may be removed.
    pub fn removals(&mut self) -> Done {
        let (at, _) = self.turn();
        let (table, seat) = &self.tables[at];
        black_box(&black_box(table).plan(*seat).removals());
        Done { pieces: 1, moves: 0 }
    }
}
