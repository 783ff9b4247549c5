//! What things are worth to the greedy bot, in 256ths of a point.

/// One point.
pub const POINT: i32 = 256;

/// The numbers of the evaluation. They were found by letting variants play against each other; see `examples/tune.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each line says what it is")]
pub struct Weights {
    /// A unit of money.
    pub coin: i32,
    /// The same beyond the first `plenty` units of a currency.
    pub spare_coin: i32,
    pub plenty: i32,
    /// Each price of 2 to 13 that the cards of a currency can pay exactly.
    pub exact_sum: i32,
    /// Of a tile's net worth, in 256ths: its price is in hand exactly, with too much, or in part.
    pub can_exact: i32,
    pub can_over: i32,
    pub can_partly: i32,
    /// A unit of overpaid money, on top of its worth.
    pub overpaid: i32,
    /// Money fades when fewer tiles than this are left.
    pub money_fades: i32,
    /// The last tiles come into view when fewer tiles than this are left; per unit of money more than the others.
    pub last_tiles: i32,
    pub last_lead: i32,
    /// A segment of wall, per scoring to come, in 256ths of a point.
    pub wall: i32,
    /// What each open side of the Alhambra is worth: the first, the second, ...
    pub open_first: i32,
    pub open_second: i32,
    pub open_more: i32,
    /// Openness fades when fewer tiles than this are left.
    pub open_fades: i32,
    /// Of a tile's majority worth, in 256ths, when it lies in the reserve.
    pub reserve: i32,
    /// Of the others' points, in 256ths, shared among them: what it is worth to take a point from all.
    pub envy: i32,
    /// Tiles that change hands for each card drawn, in 256ths.
    pub tiles_per_card: i32,
    /// A module's move that nobody knows more about.
    pub unknown: i32,
    /// The vizier: to wake the stone, and to put it to sleep.
    pub wake: i32,
    pub favour: i32,
    /// Squares: of what a square could count, in 256ths, before its walls are known.
    pub square: i32,
    /// Diamonds: a unit of them, and each price of 2 to 13 that they pay exactly.
    pub gem: i32,
    pub gem_sum: i32,
    /// Exchange offices: the hope that one will be needed.
    pub office: i32,
    /// City gates: a card, and how much more an Alhambra that is nearly shut makes of it.
    pub gate: i32,
    pub gate_shut: i32,
    /// Camps, per scoring to come: a tile in a row of a new camp, and one that makes a row longer.
    pub camp: i32,
    pub camp_line: i32,
    /// Characters: for each turn to come, for each scoring, or once.
    pub beggar: i32,
    pub patron: i32,
    pub miser: i32,
    pub architect: i32,
    pub merchant: i32,
    pub wise_man: i32,
    pub dancer: i32,
    pub money_changer: i32,
    /// What a new tile must promise beyond the old one.
    pub dance: i32,
    /// Thieves: what a stolen card must bring at least. It fades when fewer tiles than this are left.
    pub thief: i32,
    pub thief_fades: i32,
    /// City walls: a longer wall in a scoring that is held now, and how fast it matters less.
    pub wood: i32,
    pub wood_fades: i32,
    /// Change: a coin of whatever currency.
    pub small_change: i32,
    /// The street trader, per scoring to come: a resident in a series, for each colour of it; and what it grows by, for
    /// each own tile to come.
    pub resident: i32,
    pub resident_grows: i32,
    /// That the trader gives way to another colour; how much more than an unseen one a tile in the yard counts for it.
    pub trader_moves: i32,
    pub trader_waits: i32,
    /// The treasure chamber: of what chests are worth, in 256ths; chests placed for each tile sold, in 256ths.
    pub chest: i32,
    pub chests_to_come: i32,
    /// Master builders: what one is worth beside its money.
    pub builder: i32,
    /// Invaders: of what an open side costs, in 256ths; how fast sides are covered; what it is worth to look.
    pub attack: i32,
    pub attack_fades: i32,
    pub scout: i32,
    /// Bazaars: of what one promises, in 256ths; how many of eight cells round it each own tile to come fills, in 256ths.
    pub bazaar: i32,
    pub bazaar_grows: i32,
    /// The sultan: of a tile for nothing, in 256ths; how much it matters that few are left.
    pub sultan: i32,
    pub sultan_waits: i32,
    /// The caravanserai, for each own turn to come: the first card and the second.
    pub inn: i32,
    pub second_inn: i32,
    /// That a stone goes on, or leaves the track; and what is on it, for each unit, less than a card.
    pub inn_onward: i32,
    pub inn_side: i32,
    pub inn_idle: i32,
    /// Culture tiles, in 256ths of a point, per scoring to come: what is developed, what could be, and what a second
    /// building could make possible; a section takes so many turns.
    pub culture: i32,
    pub culture_hope: i32,
    pub culture_alone: i32,
    pub culture_pace: i32,
    /// Falcons, per scoring to come: each point, in 256ths of one; a corner for one, and three tiles of a corner.
    pub falcon: i32,
    pub falcon_corner: i32,
    pub falcon_part: i32,
    /// Watchtowers, per scoring to come: each of its points, and what one is worth before it has a place.
    pub tower: i32,
    pub tower_hope: i32,
    /// Building sites: of what the building promises, in 256ths; how much it matters that money is lacking; the action
    /// that it takes to complete one, unless that is paid exactly.
    pub site: i32,
    pub site_waits: i32,
    pub site_action: i32,
    /// Exchange certificates: a unit of money saved, and what it is worth that nothing is.
    pub saved: i32,
    pub saved_idle: i32,
    /// Medinas: of what one saves, in 256ths; of those to come, how many are built, in 256ths.
    pub one_medina: i32,
    pub medinas_to_come: i32,
    /// The Red Palace. A guard to pay with; on the longest wall, in 256ths of what it will count; how fast that fades with
    /// tiles to come; guards that will be spent whatever was so far, for eight tiles, in 256ths.
    pub guard: i32,
    pub guard_on_wall: i32,
    pub guard_fades: i32,
    pub guards_spent: i32,
    /// What an ability must bring beyond its costs. Of what a wall piece and half a building promise, in 256ths.
    pub ability: i32,
    pub piece: i32,
    pub half: i32,
}

impl Weights {
    /// The ones the bot plays with.
    pub const TUNED: Weights = Weights {
        coin: 128,
        spare_coin: 106,
        plenty: 18,
        exact_sum: 40,
        can_exact: 150,
        can_over: 60,
        can_partly: 53,
        overpaid: 3,
        money_fades: 25,
        last_tiles: 6,
        last_lead: 10,
        wall: 93,
        open_first: 1500,
        open_second: 500,
        open_more: 71,
        open_fades: 16,
        reserve: 106,
        envy: 180,
        tiles_per_card: 359,
        unknown: 256,
        wake: 665,
        favour: 400,
        square: 180,
        gem: 150,
        gem_sum: 80,
        office: 100,
        gate: 400,
        gate_shut: 1000,
        camp: 210,
        camp_line: 150,
        beggar: 35,
        patron: 1650,
        miser: 70,
        architect: 15,
        merchant: 90,
        wise_man: 1250,
        dancer: 95,
        money_changer: 50,
        dance: 50,
        thief: 900,
        thief_fades: 16,
        wood: 128,
        wood_fades: 100,
        small_change: 270,
        resident: 110,
        resident_grows: 12,
        trader_moves: 30,
        trader_waits: 3,
        chest: 88,
        chests_to_come: 51,
        builder: 30,
        attack: 330,
        attack_fades: 90,
        scout: 60,
        bazaar: 143,
        bazaar_grows: 110,
        sultan: 235,
        sultan_waits: 80,
        inn: 80,
        second_inn: 20,
        inn_onward: 120,
        inn_side: 100,
        inn_idle: 90,
        culture: 90,
        culture_hope: 45,
        culture_alone: 1,
        culture_pace: 3,
        falcon: 140,
        falcon_corner: 100,
        falcon_part: 15,
        tower: 120,
        tower_hope: 100,
        site: 110,
        site_waits: 16,
        site_action: 700,
        saved: 110,
        saved_idle: 50,
        one_medina: 256,
        medinas_to_come: 200,
        guard: 800,
        guard_on_wall: 200,
        guard_fades: 20,
        guards_spent: 512,
        ability: 60,
        piece: 160,
        half: 350,
    };

    /// The same bot, but it never uses an ability of The Red Palace, and so values guards for the wall alone. For measuring
    /// what abilities bring.
    pub const WITHOUT_ABILITIES: Weights = Weights { ability: 1 << 24, guard: 0, ..Weights::TUNED };
}
