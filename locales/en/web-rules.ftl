## The rules to read, all tiles, what still fits, and how a scoring is shown.

rules-title = Rules
rules-tag = Rule { $rule }
rules-search = Search the rules
rules-contents = Contents
rules-in-play = In this game
rules-modules = Second game and modules
rules-others = Not in this game
rules-short = In short
rules-english = The law is written in English, and it decides.
rules-named = Named by
rules-named-more = and { $n } more
rules-reading = One moment …
rules-hits = { $n ->
    [0] No rule speaks of that.
    [one] One rule speaks of that.
   *[other] { $n } rules speak of that.
}
rules-hits-many = { $n } rules speak of that. The first { $most } are shown; one more word helps.
rules-close = Close
rules-tab-law = Rules
rules-tab-game = This game
rules-no-guide = The card of this game cannot be reached just now. The rules themselves are here.

## The combination card.

rules-modules-n = { $n } modules together
rules-setup = Prepare
rules-actions = You may also
rules-turn = A turn
rules-buying = What can be bought
rules-scoring = A scoring
rules-together = Goes together
rules-end = The end

## Headings of the law.

rules-h-words = Words
rules-h-terms = Terms
rules-h-components = Components
rules-h-setup = Setup
rules-h-setup-in-this-order = Setup (in this order)
rules-h-turn = Turn
rules-h-turn-order-and-phases = Turn order and phases
rules-h-when = When
rules-h-rules = Rules
rules-h-take-money = Take money
rules-h-buy-a-tile = Buy a tile
rules-h-building-rules = Building rules
rules-h-redesign-one-action-exactly-one-of-three = Redesign (one action, exactly one of three)
rules-h-placement = Placement
rules-h-refill = Refill
rules-h-scoring = Scoring
rules-h-outer-wall = Outer wall
rules-h-end-of-the-game = End of the game
rules-h-game-end = Game end
rules-h-two-players-dirk = Two players: Dirk
rules-h-information = Information
rules-h-decisions-and-hidden-information = Decisions and hidden information
rules-h-options-and-edition-differences = Options and edition differences
rules-h-rulings-compared = Rulings compared
rules-h-hooks-for-modules = Hooks for modules
rules-h-kinds-of-tile-with-modules = Kinds of tile (with modules)
rules-h-modules-of-this-game = Modules of this game
rules-h-abilities-general = Abilities: general
rules-h-abilities-the-nine = Abilities: the nine
rules-h-interactions = Interactions
rules-h-worked-examples = Worked examples

## All tiles.

rules-order = Order
rules-by-type = By type
rules-by-price = By price
rules-by-walls = By walls
rules-price = Price { $price }
rules-walls-n = { $n ->
    [0] no walls
    [one] one wall
   *[other] { $n } walls
}
rules-left = { $n } of { $all } to come
rules-to-come = { $n ->
    [one] One tile to come
   *[other] { $n } tiles to come
}
rules-wall-N = wall north
rules-wall-E = wall east
rules-wall-S = wall south
rules-wall-W = wall west
rules-wall-open = no walls
rules-at-come = not seen yet
rules-at-yard = in the yard, { $currency }
rules-at-preview = in the preview
rules-at-shelf = on offer
rules-at-built = built by { $who }
rules-at-reserve = in the reserve of { $who }
rules-at-aside = bought by { $who }, to be placed
rules-at-dirk = with Dirk
rules-legend-come = not seen yet
rules-legend-here = can be had now
rules-legend-out = built or in a reserve; the banner says whose

## What still fits.

rules-fits-ask = What still fits?
rules-which = Which tiles
rules-which-come = Still to come
rules-which-yard = In the yard
rules-which-reserve = My reserve
rules-fits-map = Alhambra with the cells where something fits
rules-fits-list = Tiles that fit
rules-fits-cell = { $n ->
    [one] { $cell }: one tile fits
   *[other] { $cell }: { $n } tiles fit
}
rules-fits-at = { $n ->
    [one] One of these tiles fits at { $cell }
   *[other] { $n } of these tiles fit at { $cell }
}
rules-fits-help = { $n ->
    [0] There are none of these tiles now.
    [one] There is one such tile. A number in a cell says how many fit there; cells without a number take none.
   *[other] There are { $n } such tiles. A number in a cell says how many fit there; cells without a number take none.
}
rules-fits-asking = The referee is trying them …
rules-fits-none = None of these tiles fits anywhere
rules-fits-untold = For an Alhambra with these gates and added walls this cannot be worked out here.
rules-fits-silent = The referee cannot be asked just now.
rules-fits-without = Gates, and walls that were added to the fountain, are left out here.

## Scorings.

rules-you = You
rules-you-get = you
rules-scoring-n = Scoring { $n }
rules-if-now = If scoring { $n } came now
rules-kind = Kind of points
rules-skip = Skip to the totals
rules-go-on = Go on
rules-total = Total
rules-so-far = So far
rules-cell = { $title }, { $who }: { $n }, worth { $points ->
    [one] one point
   *[other] { $points } points
}
rules-cell-own = { $title }: you would get { $points }
rules-points-of = { $title }, { $who }: { $points }, why?
rules-because = { $title }: why { $who } gets that
rules-nothing = Nothing counts here yet.
rules-shared = Shared with { $who }.
rules-pays = The places bring { $list }.
rules-nobody = nobody gets anything
rules-said-total = Scoring { $n } in all: { $list }.
