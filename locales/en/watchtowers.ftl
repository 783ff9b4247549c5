module-watchtowers-name = The Watchtowers
module-watchtowers-summary = Eighteen corner pieces that you buy on top of a building: they join tiles, close the wall and bring points in the longest one.
module-watchtowers-setup-1 = Lay the 18 watchtowers out openly, three of each building type.
module-watchtowers-action-1 = When you buy a building from the yard, you may add one watchtower of its type. You pay one sum: the price and 6 more before the first scoring, 4 more before the second, 2 more after it. Only the whole sum paid exactly brings another action.
module-watchtowers-action-2 = You place it with everything else you bought, but only in your Alhambra, and you may turn it any way. At least one of its two short sides touches an open side of a building of its type, not necessarily the one you bought. If it fits nowhere once everything else is placed, it goes back, and your money is gone.
module-watchtowers-action-3 = The short sides are open: no wall may touch them, and one walks over the watchtower from one to the other. The other half of its place stays empty for ever, and must stay open to the outside.
module-watchtowers-action-4 = A watchtower never leaves its place again. A redesign must leave it a building of its type and no wall at its short sides.
module-watchtowers-action-5 = The long side of a watchtower is a piece of outer wall. In the longest wall, counted by pieces, each watchtower brings 2 points more; of equally long walls the one with most watchtowers counts.

tile-watchtowers = { $kind } watchtower
tile-full-watchtowers = { $tile }

move-watchtowers-buy = Buy { $tile_full } and a watchtower with { $pay }

event-watchtowers-added = { $seat } gets a watchtower with it: { $tile }.
event-returned = There is no place for it in { $seat }’s Alhambra, so it goes back: { $tile }.

because-watchtowers-nothing_with = No watchtower comes with this: { $tile_full }.
because-stays_for_ever = The watchtower at { $cell } stays where it is for ever.
because-occupied-WAT-11 = A watchtower stands at { $cell }: nothing else is ever built there.
because-no_contact-WAT-14 = At { $cell } no short side of the watchtower would touch your Alhambra.
because-no_contact-WAT-16 = At { $cell } a tile would only lie beside the empty half of a watchtower, and that does not join it to your Alhambra.
because-wall_meets_gap-WAT-13 = On the { $side } side of { $cell } a wall would touch a short side of a watchtower, towards { $other }.
because-none_left-WAT-2 = No watchtower of this type is left: { $kind }.
because-too_little-WAT-3 = With a watchtower it costs { $price }; you offer only { $paid }.

category-watchtowers = Watchtowers
reason-watchtowers-turrets = { $points ->
    [one] one point for the watchtowers in the longest wall
   *[other] { $points } points for the watchtowers in the longest wall
} ({ $count ->
    [one] one watchtower in the longest wall
   *[other] { $count } watchtowers in the longest wall
})

interaction-vizier-watchtowers-1 = With the vizier’s favour you may buy a watchtower too, if you meet the whole sum exactly. Both pieces are placed at once.
interaction-squares-watchtowers-1 = A square holds no watchtower, even of its colour, and a watchtower is no building beside a square.
interaction-exchange_offices-watchtowers-1 = An exchange office may help to pay for building and watchtower together.
interaction-city_gates-watchtowers-1 = No gate stands on a watchtower.
interaction-diamonds-watchtowers-1 = Diamonds pay for building and watchtower together, or for neither.
interaction-characters-watchtowers-1 = The patron pays for a building alone, never with a watchtower. The miser looks at the building’s price. The city watch counts the pieces of the wall, long sides too, and not the points of the watchtowers.
interaction-camps-watchtowers-1 = No camp comes with a watchtower, and none may touch its short sides. A watchtower ends the row of a camp.
interaction-walls-watchtowers-1 = No wooden wall stands on a watchtower or where a short side touches a tile; beside its empty half one may.
interaction-change-watchtowers-1 = Change is counted on the whole sum, and coins may help to pay it.
interaction-street_trader-watchtowers-1 = A watchtower on the trader’s spot displaces him: nobody moves in, but you may exchange a resident. Beside nothing but a watchtower the trader cannot stand.
interaction-master_builders-watchtowers-1 = A master builder may help to pay for building and watchtower. His redesign must leave every watchtower its building.
interaction-invaders-watchtowers-1 = A watchtower has no open sides. A side that one of its short sides touches is closed; one that looks at its empty half is open. Paid exactly, building and watchtower win a scout.
interaction-bazaars-watchtowers-1 = No watchtower comes with a bazaar, a bazaar alone holds none, and a bazaar does not count them.
interaction-power_of_sultan-watchtowers-1 = A tile that you claim brings no watchtower.
interaction-caravanserai-watchtowers-1 = What your caravanserai shows may help to pay for building and watchtower.
interaction-falconers-watchtowers-1 = A watchtower is not one of the four tiles round a falcon.

notice-watchtowers-left = Left (surcharge { $surcharge })
tile-label-watchtowers = ♜{ $letter }
legend-watchtowers-1 = ♜  A watchtower: it stands on its side of the long wall ╲ or ╱, the other half stays empty

guide-turn-action-watchtowers = a watchtower of its colour can be bought along with a building of the base game
guide-turn-place-watchtowers = a watchtower goes into the Alhambra, turned as you like, a short side at a building of its colour; never into the reserve
guide-scored-wall-watchtowers = 2 points more for each watchtower in it
guide-buy-watchtower = + watchtower
guide-buy-watchtower-price = 6 more; 4 after the first scoring, 2 after the second
