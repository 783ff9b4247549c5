//! What a habit goes by: how the table stands, and how it would.

use crate::greedy::{
    Outlook,
    money::Cash,
    options::{Choice, Choices, Sort},
};
use sabika_engine::{
    Game,
    components::SCORE_TABLE,
    modules::Household,
    score::Ranking,
    table::OpenTable,
    value::{Building, Slot, Tile},
};

/// What is seen of a table by who is asked for an action, and of what could be done.
pub struct Facts<'a> {
    pub open: &'a OpenTable,
    pub seen: &'a Outlook,
    pub choices: &'a Choices,
    pub me: usize,
    pub players: usize,
    /// Is this a further action?
    pub further: bool,
    /// Buildings of each type, in halves, of all that take part.
    pub rankings: [Ranking; 6],
    pub cash: [[Cash; 4]; 6],
    pub scores: [i16; 6],
    /// The next scoring, and the last one; and what they would bring now.
    pub rounds: [usize; 2],
    pub due: [[i16; 6]; 2],
    pub yard: [Option<Tile>; 4],
    /// Slots where nothing lies, and tiles to fill them with.
    pub empty: i32,
    pub supply: i32,
    /// Our lead if the game ended now, where that is near.
    pub last: Option<i32>,
}

/// With fewer tiles than this it is thought of who gets the last ones.
const LAST: i32 = 8;

impl<'a> Facts<'a> {
    pub fn of<R: Household>(game: &'a Game<R>, seen: &'a Outlook, choices: &'a Choices) -> Facts<'a> {
        let open = game.open();
        let players = usize::from(open.players());
        let (mut cash, mut scores) = ([[Cash::NONE; 4]; 6], [0; 6]);
        for seat in open.seats() {
            cash[seat.index()] = Cash::of(game.hand(seat));
            scores[seat.index()] = open.score(seat);
        }
        let next = (0..2).find(|round| !open.rounds_held().has(*round as u8 + 1)).unwrap_or(2);
        let yard = open.yard();
        let mut facts = Facts {
            open,
            seen,
            choices,
            me: seen.seat.index(),
            players,
            further: seen.further,
            rankings: std::array::from_fn(|kind| Ranking::of(&seen.forecast.counts[kind].map(|n| 2 * n))),
            cash,
            scores,
            rounds: [next, 2],
            due: [seen.walls.map(i16::from); 2],
            yard,
            empty: yard.iter().filter(|tile| tile.is_none()).count() as i32,
            supply: i32::from(open.supply_left()),
            last: None,
        };
        for kind in 0..6 {
            for (due, round) in facts.due.iter_mut().zip(facts.rounds) {
                for (who, due) in due.iter_mut().enumerate().take(players) {
                    *due += points(facts.rankings[kind], who, round, kind);
                }
            }
        }
        if facts.supply < LAST {
            facts.last = Some(facts.last_lead(None));
        }
        facts
    }
    pub fn rivals(&self) -> impl Iterator<Item = usize> + use<> {
        let me = self.me;
        (0..self.players).filter(move |who| *who != me)
    }
    /// Who comes next.
    pub fn next(&self) -> usize {
        if self.me + 1 == self.players { 0 } else { self.me + 1 }
    }
    /// What is ours beyond what the best rival has.
    pub fn lead(&self, of: impl Fn(usize) -> i32) -> i32 {
        of(self.me) - self.most(of)
    }
    /// What the best rival has.
    pub fn most(&self, of: impl Fn(usize) -> i32) -> i32 {
        self.rivals().map(of).max().unwrap_or(0)
    }
    /// Points with what the next scoring (0) or the last one (1) would bring now.
    pub fn total(&self, scoring: usize, who: usize) -> i32 {
        i32::from(self.scores[who] + self.due[scoring][who])
    }
    pub fn is_exact(&self, who: usize, slot: Slot) -> bool {
        self.yard[slot.index()].is_some_and(|tile| self.cash[who][slot.index()].pays(tile.price()))
    }
    pub fn is_payable(&self, who: usize, slot: Slot) -> bool {
        self.yard[slot.index()].is_some_and(|tile| self.cash[who][slot.index()].sum >= tile.price())
    }
    pub fn money(&self, who: usize) -> i32 {
        self.cash[who].iter().map(|cash| i32::from(cash.sum)).sum()
    }
    /// What one more building of a type would bring somebody in a scoring.
    pub fn gain(&self, who: usize, round: usize, kind: Building) -> i32 {
        let now = self.rankings[kind as usize];
        let more = points(now.with(who, 2), who, round, kind as usize) - points(now, who, round, kind as usize);
        i32::from(more)
    }
    /// The same of what it would do to our lead.
    pub fn lead_gained(&self, scoring: usize, kind: Building) -> i32 {
        let (now, round) = (self.rankings[kind as usize], self.rounds[scoring]);
        let with = now.with(self.me, 2);
        let shift = |who: usize| points(with, who, round, kind as usize) - points(now, who, round, kind as usize);
        let total = |who: usize| self.total(scoring, who);
        self.lead(|who| total(who) + i32::from(shift(who))) - self.lead(total)
    }
    /// Our lead if the game ended now, or when this has been done: the last tiles go to the most money (BASE-F2).
    pub fn last_lead(&self, done: Option<&Choice>) -> i32 {
        let (mut rankings, mut walls) = (self.rankings, self.seen.walls);
        let mut sums = self.cash.map(|own| own.map(|cash| cash.sum));
        if let Some(one) = done {
            sums[self.me] = one.cash.map(|cash| cash.sum);
            walls[self.me] = one.after.longest;
            if let Some(kind) = one.tile.and_then(Tile::building) {
                rankings[kind as usize] = rankings[kind as usize].with(self.me, 2);
            }
        }
        for slot in Slot::ALL {
            let left = self.yard[slot.index()].filter(|_| done.and_then(|one| one.slot) != Some(slot));
            let Some(kind) = left.and_then(Tile::building) else { continue };
            let (mut most, mut richest) = (0, None);
            for (who, sums) in sums.iter().enumerate().take(self.players) {
                let sum = sums[slot.index()];
                if sum >= most {
                    richest = if sum > most { Some(who) } else { None };
                    most = sum;
                }
            }
            if let Some(who) = richest {
                rankings[kind as usize] = rankings[kind as usize].with(who, 2);
            }
        }
        let mut totals = self.scores;
        for (who, total) in totals.iter_mut().enumerate().take(self.players) {
            *total += i16::from(walls[who]);
            for (kind, ranking) in rankings.iter().enumerate() {
                *total += points(*ranking, who, 2, kind);
            }
        }
        self.lead(|who| i32::from(totals[who]))
    }
    /// Would this end the game: are there too few tiles to fill the yard again (BASE-F1)?
    pub fn ends(&self, one: &Choice) -> bool {
        self.empty + i32::from(one.slot.is_some()) > self.supply
    }
    /// How many rivals could pay a tile of the yard exactly with the money that is taken from them here.
    pub fn denied(&self, one: &Choice) -> i32 {
        if one.sort != Sort::Take {
            return 0;
        }
        let could = |slot: Slot| {
            let c = slot.index();
            let value = one.cash[c].sum - self.cash[self.me][c].sum;
            let Some(price) = self.yard[c].map(Tile::price).filter(|price| value > 0 && *price >= value) else {
                return 0;
            };
            let helps = |who: &usize| !self.cash[*who][c].pays(price) && self.cash[*who][c].pays(price - value);
            self.rivals().filter(helps).count()
        };
        Slot::ALL.into_iter().map(could).sum::<usize>() as i32
    }
}

/// What a place in a majority brings.
#[inline]
fn points(ranking: Ranking, who: usize, round: usize, kind: usize) -> i16 {
    ranking.place(who, SCORE_TABLE[round][kind]).map_or(0, |place| i16::from(place.points))
}
