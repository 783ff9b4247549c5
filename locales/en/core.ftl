## Small words

seat-name = Player { $letter }
list-and = { $most } and { $last }
by-seat = { $seat }: { $value }
no-cards = nothing
dirk = Dirk
game-name = Alhambra

building-pavilion = pavilion
building-seraglio = seraglio
building-arcades = arcades
building-chambers = chambers
building-garden = garden
building-tower = tower

building-counted-pavilion = pavilion
building-counted-seraglio = seraglio
building-counted-arcades = arcade
building-counted-chambers = chamber
building-counted-garden = garden
building-counted-tower = tower

buildings-pavilion = pavilions
buildings-seraglio = seraglios
buildings-arcades = arcades
buildings-chambers = chambers
buildings-garden = gardens
buildings-tower = towers
# The letters of pavilion, seraglio, arcades, chambers, garden, tower; each once.
building-letters = PSACGT

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-ducat = ducat

side-n = north
side-e = east
side-s = south
side-w = west
side-short-n = N
side-short-e = E
side-short-s = S
side-short-w = W
edge = on the { $side } side of { $cell }

start-tile = fountain
tile-building = { $kind } { $price }
# A tile in a few characters.
tile-label = { $letter }{ $padded }
tile-full = { $tile } ({ $count ->
    [0] no walls
    [one] wall { $walls }
   *[other] walls { $walls }
})
card-money = { $value } { $currency }
card-scoring = scoring card { $round }
card-diamond = { $value } in diamonds
card-builder = { $count ->
    [one] { $currency } master builder
   *[other] { $count } { $currency } master builders
}
card-coin = { $count ->
    [one] a { $currency } coin
   *[other] { $count } { $currency } coins
}
card-inn = { $value } { $currency } of the first caravanserai
card-inn2 = { $value } { $currency } of the second caravanserai
tile-walls = { $count ->
    [0] no walls
    [one] wall { $walls }
   *[other] walls { $walls }
}
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
corner-nw = north-west
# Stands behind a place: “at 1,0, turned by 90°”.
turned-corner = , corner { $corner }
turned-by = , turned by { $degrees }°

## Questions

question-action = Your action, { $seat }
question-further_action = Paid exactly! One more action, { $seat }
question-placement = Where will you build, { $seat }?
question-last_tiles = One of the last tiles is yours, { $seat }: where will you build it?
question-extras = Anything else at the end of your turn, { $seat }?
question-window = Will you step in before the next turn, { $seat }?
question-surplus = You paid too much, { $seat }. What do you take for it?

topic-action = now an action is due
topic-further_action = now the action won by paying exactly is due
topic-placement = now the new tiles find their place
topic-last_tiles = the last tiles are being placed
topic-extras = at the end of the turn there are only extras
topic-window = between two turns you can only step in or pass
topic-surplus = first say what you take for what you paid too much

## Moves

move-take = Take { $cards }
move-buy = Buy { $slot_tile_full } with { $pay } ({ $payment ->
    [further] exactly: another action follows
    [exact] exactly
    [under] { $difference } too little
   *[over] { $difference } too much
})
move-buy-without-slot_tile = Buy from slot { $slot } with { $pay }
move-add = Redesign: build { $tile_full } from your reserve at { $at }{ $turned }
move-remove = Redesign: move { $old } from { $at } to your reserve
move-remove-without-old = Redesign: move what stands at { $at } to your reserve
move-exchange = Redesign: exchange { $old } at { $at } for { $tile_full } from your reserve{ $turned }
move-exchange-without-old = Redesign: exchange what stands at { $at } for { $tile_full } from your reserve{ $turned }
move-turn = Redesign: turn { $old } at { $at }; it then has { $walls }
move-turn-without-old = Redesign: turn what stands at { $at } to { $turn }°
move-build = Build { $tile_full } at { $at }{ $turned }
move-keep = Put { $tile_full } in your reserve
move-give = Give { $tile_full } to Dirk
move-pass = Pass

## What happens

event-dealt = { $seat } starts with { $cards }.
event-starts = { $by_lot ->
    [yes] The lot falls on { $seat } to begin.
   *[no] { $seat } begins.
}
event-turn = Turn { $number }: { $seat }.
event-took = { $seat } takes { $cards }.
event-bought = { $seat } buys { $tile_full } with { $paid } ({ $by }).
event-bought-without-by = { $exact ->
    [yes] { $seat } buys { $tile_full } with { $paid }: paid exactly, one more action!
   *[no] { $seat } buys { $tile_full } with { $paid }.
}
event-built = { $seat } builds { $tile } at { $at }{ $turned }.
event-kept = { $seat } puts { $tile } in the reserve.
event-given = { $seat } gives { $tile } to Dirk.
event-added = { $seat } redesigns and builds { $tile } from the reserve at { $at }{ $turned }.
event-removed = { $seat } redesigns and moves { $tile } from { $at } to the reserve.
event-exchanged = { $seat } redesigns and exchanges { $old } at { $at } for { $tile }{ $turned }.
event-turned = { $seat } redesigns and turns { $old } at { $at }: it now has { $walls }.
event-skipped = { $seat } cannot do anything and skips the action.
event-money_shown = New in the money display: { $card }.
event-drew = { $seat } draws { $card } from the money deck.
event-drew-without-card = { $seat } draws a card from the money deck.
event-went_back = Back into the supply: { $tile }.
event-scoring_card = Scoring card { $round } comes up!
event-reshuffled = The discard pile is shuffled: { $cards ->
    [one] one card forms
   *[other] { $cards } cards form
} the new deck.
event-tile_shown = New in the yard, for { $currency }: { $tile_full }.
event-preview_shown = New in the preview, on space { $space }: { $tile_full }.
event-dirk_drew = Dirk gets { $tile }.
event-scored = Scoring { $round }: { $points }.
event-points = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $by }).
event-passed = { $seat } passes.
event-end_reached = The end of the game is here: the last tiles are given out.
event-last_tile = { $to } holds the most money in { $currency } and gets { $tile_full } ({ $totals }).
event-last_tile-without-to = Nobody alone holds the most money in { $currency }: { $tile } is out of the game ({ $totals }).
event-over = { $winners_count ->
    [one] { $winners } wins the game!
   *[other] { $winners } win the game together!
} Money left over: { $hands }.

## Why not

because-game_over = The game is over.
because-not_asked = It is { $asked } who decides now.
because-not_now = This is not the moment: { $topic }.
because-no_cards = No card was chosen: take at least one.
because-not_in_display = The money display does not hold { $card }, or not as often as chosen.
because-not_in_hand = You do not have this, or not as often as chosen: { $card }.
because-too_much = Several cards may be worth at most { $limit } together; these are worth { $sum }.
because-slot_empty = There is no tile on slot { $slot }, where you pay in { $currency }.
because-wrong_currency = Here you pay in { $wanted }: { $card } is the wrong money.
because-not_together = You can never combine { $card } with { $other }.
because-pays_nothing_here = This cannot be used here: { $card }.
because-too_little = The price is { $price }; you offer only { $paid }.
because-not_exact = The price of { $price } must be paid exactly; you offer { $paid }.
because-not_aside = Only what you have just acquired can be placed now: { $tile_full } is not among it.
because-not_in_reserve = There is no { $tile_full } in your reserve.
because-no_gift = You cannot give { $tile } to Dirk.
because-no_dirk = Dirk does not play in this game.
because-occupied = A tile already stands at { $cell }.
because-no_contact = A tile at { $cell } would touch your Alhambra with none of its sides.
because-wall_meets_gap = On the { $side } side of { $cell } a wall would stand against an open side, towards { $other }.
because-not_reachable = From the fountain nobody could walk to { $cell }.
because-hole = This would close in an empty place: a hole at { $holes }.
because-cuts_off = Without the tile at { $cell } nobody could walk to { $cut_off } any more.
because-start_tile = The fountain stays where it is.
because-nothing_at = No tile stands at { $cell }.
because-never_turned = Tiles lie roof up: you cannot turn { $tile }.
because-not_turned_in_place = In this game no tile is turned where it stands: move { $tile } to your reserve first.
because-no_support = At { $cell } no short side of the { $tile } would touch an open side of a building of its colour.
because-loses_turret = Without the tile at { $cell } no building of its colour would hold the watchtower at { $turret }.
because-only_built = The { $tile } can only be built: it goes neither to the reserve nor to Dirk.
because-limit_reached = That is more than you may: { $limit } at most.
because-redesign_due = You cannot pass: now comes the redesign for which you have shown the { $card }.
because-nothing_there = Nothing is left there to take.
because-no_change = That is so already: nothing would change.
because-not_played = This game is played without the module “{ $module }”.
because-no_gift-BASE-F4 = With the last tiles nothing is given to Dirk: build { $tile } or keep it.
because-no_gift-BASE-D5 = Dirk gets only what you have just bought: { $tile } is not for him.
because-no_change-MAG-5 = Turned like that the tile would look as it does now.
because-hole-BASE-R3 = Without the tile at { $cell } a hole would be left there, closed in on all sides.
because-not_now-BASE-T5 = You cannot pass: { $topic }.
because-not_now-BASE-T6 = You cannot pass: { $topic }.
because-not_now-BASE-L1 = You cannot pass: { $topic }.
because-not_now-BASE-F4 = You cannot pass: { $topic }.

## Points

category-wall = Wall
category-pavilion = Pavilions
category-seraglio = Seraglios
category-arcades = Arcades
category-chambers = Chambers
category-garden = Gardens
category-tower = Towers

reason-wall = { $length ->
    [one] The longest outer wall is one segment long
   *[other] The longest outer wall is { $length } segments long
}
reason-buildings = { $count ->
    [one] { $amount } { $single }
   *[other] { $amount } { $kinds }
}
reason-buildings-extra = { $buildings } ({ $extras })
reason-alone = { $buildings }: { $place ->
    [1] the most
    [2] the second most
   *[other] place { $place }
}, { $points ->
    [0] which brings nothing in this scoring
    [one] one point
   *[other] { $points } points
}
reason-shared = { $buildings }: place { $place }, shared by { $shared }; { $pot ->
    [0] no points to share in this scoring
    [one] one point to share, { $points } for each
   *[other] { $pot } points to share, { $points } for each
}

## Options

option-dirk_third = How Dirk’s third of the supply is rounded after the second scoring
option-dirk_third-down = down
option-dirk_third-nearest = to the nearest number
option-holes = Which gaps in an Alhambra are forbidden holes
option-holes-area = every enclosed area
option-holes-cell = only a single enclosed space
option-end = What ends the game
option-end-market = a yard that cannot be filled
option-end-supply = an empty supply, even if the yard is full
option-stall_rounds = So many rounds of nothing but redesigning end the game (0: never)
option-turn_limit = So many turns end the game (0: never)

## Headings above choices

group-buy = Buy a tile (★ exactly: play again)
group-buy-between = Buy a tile, exactly
group-take = Take money
group-module = Actions of the modules
group-answer = Your choices
group-place = Place a tile
group-redesign = Redesign
group-pass = Or not
group-beside = At any time

## Games to start with

preset-first_game = First game
preset-first_game-about = Only the game itself.
preset-family = Family
preset-family-about = Three modules that are quickly explained: squares, diamonds and camps.
preset-expansion_1 = First expansion
preset-expansion_1-about = Modules 1 to 4.
preset-expansion_2 = Second expansion
preset-expansion_2-about = Modules 5 to 8.
preset-expansion_3 = Third expansion
preset-expansion_3-about = Modules 9 to 12.
preset-expansion_4 = Fourth expansion
preset-expansion_4-about = Modules 13 to 16.
preset-expansion_5 = Fifth expansion
preset-expansion_5-about = Modules 17 to 20.
preset-expansion_6 = Sixth expansion
preset-expansion_6-about = Modules 21 to 24.
preset-big_box = The big box
preset-big_box-about = Modules 1 to 20 at once: for a long evening.
preset-everything = Everything
preset-everything-about = All 26 modules at once, which no table at home is large enough for.
preset-second_game = The Red Palace
preset-second_game-about = The second game: guards on the walls, and buildings that chance puts on the tiles.
