module-red_palace-name = The Red Palace
module-red_palace-summary = The second game: every tile gets its building by chance, three coming ones lie open, and guards on your walls pay for abilities or bring points at the end.
module-red_palace-setup-1 = Shuffle the 54 floor tiles into one stack and put all 54 chips, nine of each type, into the bag. Lay floor tiles on the four spaces of the yard and the three of the preview, each with a chip from the bag.
module-red_palace-setup-2 = Guard board: lay eight placement tiles in a row by chance, the last one unlimited side up, and four of the nine abilities face up; what is left over goes back into the box. The first game uses the printed side (option guard_board).
module-red_palace-setup-3 = Draw three strips for the scorings, the first one for the third scoring. Lay out 32 guards, 6 wall pieces, 6 plazas and 6 half-buildings. Everybody starts with 5 points.
module-red_palace-setup-4 = The start player is drawn by lot. Lay out as many sets of money as there are players, each worth 20 or a little more. The last player in turn order chooses first, the start player gets what is left.
module-red_palace-action-1 = What a tile costs and where it has walls is printed on the floor tile; which building it is, the chip says. After a turn the tiles of the preview move up into the empty spaces of the yard.
module-red_palace-action-2 = Each tower of a tile that you lay in your Alhambra or your reserve gets a guard, once. A wall section never carries more than one guard.
module-red_palace-action-3 = Before, between and after your actions you may use the four abilities, each once a turn. They cost guards of your choice, from the Alhambra or the reserve; only if you have none left, points: 1 for each guard, 2 after the first scoring, 3 after the second.
module-red_palace-action-4 = Guards that were paid fill the placement tiles from the left and never come back. The further right the last one stands, the more every guard on your longest wall is worth in the third scoring.
module-red_palace-action-5 = A half-building counts as half a building of its type for you, if you have built at least one such building. A plaza is no building; you lay it like one. A wall piece is a wall for every purpose and stays on its tile.

## Tiles and walls

tile-red_palace = plaza
tile-full-red_palace = { $tile } ({ $name }: { $count ->
    [0] no walls
    [one] wall { $walls }
   *[other] walls { $walls }
})
# A floor tile whose chip is not known.
tile-bare = floor tile { $price }
tile-full-supply-red_palace = { $tile } ({ $name }: { $count ->
    [0] no walls
    [one] wall { $walls }
   *[other] walls { $walls }
}{ $tower_count ->
    [0] { "" }
    [one] ; tower { $towers }
   *[other] ; towers { $towers }
})
section = the { $side } wall of { $tile } ({ $name })
section-at = the { $side } wall of { $tile } at { $cell } ({ $name })

## The nine abilities

thing-swap_building = Swap buildings
thing-wall_piece = Wall piece
thing-take_money = Take money
thing-plaza = Plaza
thing-half_building = Half-building
thing-preview_purchase = Buy from the preview
thing-treat_as_exact = As good as exact
thing-redraw_building = Draw again
thing-move_guard = Move a guard
ability-swap_building = exchange the chip of a building you have just bought for one in the yard; the card is of that space’s currency
ability-wall_piece = one more wall for a tile you have just bought, or for a new plaza
ability-take_money = take one card of the display, whatever its value
ability-plaza = take a tile without walls that you lay like a building
ability-half_building = take half a building of any type that is left
ability-preview_purchase = as your action, buy from the preview: exactly, in any one currency
ability-treat_as_exact = a purchase that was paid too high counts as exact: one more action
ability-redraw_building = right after paying in the yard: another chip from the bag
ability-move_guard = move another of your guards to any free wall section of yours

## Questions

question-red_palace_money = Which set of money do you take, { $seat }?
question-red_palace_abilities = Do you use another ability, { $seat }?
question-red_palace_guard = Which guard do you pay, { $seat }?
question-red_palace_piece = Where do you set your wall piece, { $seat }?

topic-red_palace_money = first everybody chooses a set of money
topic-red_palace_abilities = your actions are done, there are only abilities left
topic-red_palace_guard = first the guard for the ability is paid
topic-red_palace_piece = first the wall piece is set

## Moves

move-red_palace-choose = Take set { $set }
move-red_palace-swap_building = Swap buildings: exchange the chip of { $tile } for that of { $slot_tile } in the yard, for { $card }
move-red_palace-swap_building-without-slot_tile = Swap buildings: exchange the chip of { $tile } for the one on slot { $slot }, for { $card }
move-red_palace-wall_piece = Wall piece: take one for a new tile
move-red_palace-take_money = Take money: { $card } of the display
move-red_palace-plaza = Plaza: take one
move-red_palace-half_building = Half-building: take the { $kind }
move-red_palace-preview_purchase = Buy from the preview: { $space_tile_full } with { $pay }, and { $card } besides
move-red_palace-preview_purchase-without-space_tile = Buy from space { $space } of the preview with { $pay }, and { $card } besides
move-red_palace-treat_as_exact = As good as exact: your purchase brings one more action
move-red_palace-redraw_building = Draw again: another chip for what you have just bought
move-red_palace-move_guard = Move a guard from { $from } to { $to }
move-red_palace-pay = Pay the guard on { $guard }
move-red_palace-set = Set the wall piece: { $section }

## What happens

event-red_palace-board = Abilities of this game: { $abilities }. The placement tiles take { $capacities } guards, the last space all others.
event-red_palace-strip = Scoring { $round } pays in this order, least first: { $order }.
event-red_palace-money_set = Money set { $set }: { $cards }.
event-red_palace-chose = { $seat } gets money set { $set }.
event-red_palace-chip = Out of the bag for floor tile { $tile_key }: { $kind }.
event-red_palace-used = { $seat } uses an ability: { $ability }.
event-red_palace-guard_paid = { $seat } pays the guard on { $guard }.
event-red_palace-points_paid = { $seat } has no guard left and pays { $points ->
    [one] one point
   *[other] { $points } points
}.
event-red_palace-card_paid = { $seat } pays { $card } for it.
event-red_palace-swapped = { $seat } swaps: the tile just bought is now { $tile_full }, and in the yard, for { $currency }, lies { $other } instead.
event-red_palace-took_money = { $seat } takes { $card } from the display.
event-red_palace-took_plaza = { $seat } takes a plaza.
event-red_palace-took_half = { $seat } takes half a building: { $kind }.
event-red_palace-guard_moved = { $seat } moves a guard from { $from } to { $to }.
event-red_palace-piece_set = { $seat } sets a wall piece: { $section }.
event-red_palace-posted = Guards for { $seat } on the towers of { $tile }: { $sides }.
event-red_palace-dismissed = For Dirk’s tiles { $guards ->
    [one] one guard goes
   *[other] { $guards } guards go
} to the placement tiles.

## Why not

because-red_palace-not_one_of_four = This ability is not in the game: { $ability }.
because-red_palace-used_this_turn = You have used this ability this turn already: { $ability }.
because-red_palace-too_few_guards = { $points ->
    [0] This takes { $needed } guards of your own, and points do not help: you have { $guards }.
   *[other] { $needed ->
        [one] This takes a guard, or points instead ({ $points }), and you have neither.
       *[other] You have { $guards ->
            [0] no guard
            [one] one guard
           *[other] { $guards } guards
        } of the { $needed } that this takes, and not the points for the rest ({ $points }).
    }
}
because-red_palace-nothing_left_for = Nothing is left for this ability: { $ability }.
because-red_palace-no_guard_there = None of your guards stands on { $section }.
because-red_palace-guard_there = The guard stands there already: { $section }.
because-red_palace-no_own_wall = A guard moves only to a wall in your Alhambra or your reserve, and this is none: { $section }.
because-red_palace-moved_guard = This guard moves, so another one is paid: { $section }.
because-red_palace-not_bought = Only a building with a chip that you have bought in this turn can be swapped, and this is none: { $tile_full }.
because-red_palace-no_chip = There is no chip on { $tile }.
because-red_palace-place_first = The wall piece was set on { $tile }: that tile is placed next.
because-red_palace-takes_the_piece = No other tile is left for the wall piece: first set it on { $tile }.
because-red_palace-space_empty = There is no tile on space { $space } of the preview.
because-red_palace-not_overpaid = You have not paid too much for anything this turn.
because-red_palace-not_just_bought = That works only right after paying for a building of the yard.
because-red_palace-no_such_set = There is no money set { $set }, or it has been taken.

## Points

category-red_palace = Guards
reason-red_palace-guards = { $points ->
    [one] one point for guards on the longest wall
   *[other] { $points } points for guards on the longest wall
} ({ $guards ->
    [one] one guard
   *[other] { $guards } guards
}, { $each } each)
reason-red_palace-start = { $points } points to begin with
reason-red_palace-paid = { $points } points for { $guards ->
    [one] one guard
   *[other] { $guards } guards
} that { $guards ->
    [one] was
   *[other] were
} missing
# $count is the whole part of it, here always 0.
reason-extra-red_palace = { $count ->
    [0] half of one thanks to a half-building
   *[other] { $count } thanks to half-buildings
}

## Options

option-guard_board = How the guard board of The Red Palace is laid out
option-guard_board-random = placement tiles and abilities by chance
option-guard_board-first_game = the printed side for the first game
option-classic_scoring = Do the types in The Red Palace pay as in the base game, without strips?
option-classic_scoring-off = no, strips are drawn
option-classic_scoring-on = yes, as in the base game

## With modules

interaction-bazaars-red_palace-1 = A bazaar that is drawn for the preview lies beside the yard, too. It costs what lies on the space of its currency, whatever that is; swapping chips never changes its price.
interaction-bazaars-red_palace-2 = With “As good as exact” a bazaar may be paid too high: the ability is used with the payment, and the further action follows. A bazaar may get a wall piece, and it has no chip to swap or draw again.
interaction-medina-red_palace-1 = Medinas lie in yard and preview, without a chip, and may be bought from both. They may get a wall piece. A medina given to Dirk counts as his.
interaction-camps-red_palace-1 = Camps lie in yard and preview, without a chip, and may be bought from both. They carry neither a guard nor a wall piece.
interaction-camps-red_palace-2 = A wall section with a bastion against it stays an outer one, and its guard brings points. Plazas, medinas and bazaars count in the row of a camp. For Dirk a camp is worth nothing.

## The room

notice-red_palace-set-title = Money sets
notice-red_palace-set = ({ $set }) { $cards } = { $total }
notice-red_palace-ability = { $used ->
    [yes] ▼
   *[no] ▲
} { $ability } ({ $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 card
   *[other] {" "}+ { $cards } cards
}): { $used ->
    [yes] face down until the end of the turn
   *[no] { $ability_about }
}
notice-red_palace-space-title = Guard board (guards placed → worth of a guard)
notice-red_palace-space = { $counts ->
    [yes] [{ $guards }/{ $capacity } → { $points }]
   *[no] { $guards }/{ $capacity } → { $points }
}
notice-red_palace-space-without-capacity = { $counts ->
    [yes] [{ $guards }/… → { $points }]
   *[no] { $guards }/… → { $points }
}
notice-red_palace-guards-title = Guards
notice-red_palace-guards = { $seat } { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $wall } on the longest wall)
}
notice-red_palace-supply-title = Guards
notice-red_palace-supply = in the supply { $count }
notice-red_palace-worth-title = Guards
notice-red_palace-worth = one on the longest wall brings { $points }
notice-red_palace-rate-title = Guards
notice-red_palace-rate = whoever has none pays { $points ->
    [one] one point
   *[other] { $points } points
} for each
notice-red_palace-left = Left: wall pieces { $pieces } · plazas { $plazas } · half-buildings: { $halves_count ->
    [0] –
   *[other] { $halves }
}
notice-red_palace-halves-title = Half-buildings
notice-red_palace-halves = { $seat }: { $kinds }
notice-red_palace-piece = { $seat } holds a wall piece.
notice-red_palace-bag = In the bag
notice-red_palace-pays = { $round ->
    [1] First scoring
    [2] Second scoring
   *[3] Final scoring
}
module-red_palace-moves = Purchase from the preview (it is your action)
module-red_palace-free = Abilities (they cost no action)
tile-label-red_palace = ◇
sign-guard = ♙
sign-guard-twice = ⁑
sign-tower = ♖
legend-red_palace-1 = ♙ ⁑  A guard on a wall; two, on both sides of a double wall
legend-red_palace-2 = ♖  A tower: it gets a guard when the tile is laid, and stays empty when that is gone
legend-red_palace-3 = ◇  A plaza: no building

guide-turn-action-red_palace = before, between and after your actions: abilities, each once, paid with your guards; one of them is a purchase from the preview
guide-turn-place-red_palace = a wall piece that you hold is set with one of your tiles; each tower of a tile that you lay gets a guard
guide-turn-end-red_palace = all abilities are turned face up again
guide-turn-refill-base-red_palace = the preview moves up into the yard, then yard and preview are filled, then money up to four cards, then a scoring if its card came up
guide-scored-majority-red_palace = the strip of this scoring says what each type pays; your half-building counts half
guide-scored-more-red_palace = only in the third: each guard on your longest wall brings what the guard board shows
guide-buy-preview = of the preview
guide-buy-preview-price = exactly its price in one currency of your choice; a guard and one card besides
guide-skill-cost = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 card
   *[other] {" "}+ { $cards } cards
}
because-nothing_there-RED-33 = No tile of this turn could take a wall piece.
because-wrong_currency-RED-31 = The card to be given up must be of the slot’s currency, { $wanted }: { $card } is not.
because-not_together-RED-37b = In the preview you pay in one currency, whichever you like: not { $card } with { $other }.
because-carries_no_walls-RED-33 = A wall piece goes on a tile bought in this turn or on a new plaza, not on a camp; it cannot go here: { $tile_full }.
because-none_left-RED-36a = The half-building of this type has been taken: { $kind }.
because-no_gift-RED-65 = Dirk gets no plaza: build it or keep it.
because-not_played-RED-1 = This is no game of The Red Palace: there is no such move here.
because-not_now-RED-37a = Buying from the preview is an action too: { $topic }.
because-not_now-RED-42b = You set a wall piece only if you hold one, and only while the new tiles are placed: { $topic }.
