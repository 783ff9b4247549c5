module-bazaars-name = The Bazaars
module-bazaars-summary = Eight tiles beside the yard, paid exactly; in the last scoring they count the buildings of their colours all round.
module-bazaars-setup-1 = Shuffle the 8 bazaars among all other tiles before the first tile is drawn.
module-bazaars-action-1 = A bazaar that is drawn for the yard lies beside it, and the slot gets the next tile. However many lie there, they never fill the yard.
module-bazaars-action-2 = You buy a bazaar in the currency it shows, for the price of the tile that lies on that currency’s slot now: exactly that sum, never more. The tile stays where it is, and you have another action. If the slot is empty, the bazaar is not for sale.
module-bazaars-action-3 = You place a bazaar like a building. It has no walls, and it counts in no majority.
module-bazaars-action-4 = Only in the third scoring: among the eight places round a bazaar, count the buildings of its three colours, and multiply by how many of the three colours are there. Walls do not matter. Bazaars in the reserve and those nobody bought count nothing.

tile-bazaars = { $currency } bazaar ({ $kinds })
tile-full-bazaars = { $tile }

move-bazaars-buy = Buy { $tile_full } with { $pay } (exactly)

event-bazaars-shown = A bazaar comes up and lies beside the yard: { $tile_full }.

because-not_for_sale = That is not on offer: { $tile_full }.
because-slot_empty-BAZ-8 = A bazaar costs as much as the tile on the slot of its currency, and slot { $slot } ({ $currency }) is empty.

category-bazaars = Bazaars
reason-bazaars-around = { $points ->
    [one] one point for { $tile }
   *[other] { $points } points for { $tile }
}: { $buildings } around it, { $colours ->
    [one] one colour
   *[other] { $colours } colours
}

interaction-vizier-bazaars-1 = The vizier’s favour may buy a bazaar; it is placed at once, and no further action follows.
interaction-squares-bazaars-1 = Bazaars and squares do not count each other.
interaction-exchange_offices-bazaars-1 = An exchange office may help to pay for a bazaar, if the sum is exact.
interaction-bonus_cards-bazaars-1 = No bonus card shows a bazaar, and a revealed card is no building beside one.
interaction-city_gates-bazaars-1 = A bazaar has no printed wall, so no gate can stand there.
interaction-diamonds-bazaars-1 = Diamonds alone pay for any bazaar, if the sum is exact.
interaction-characters-bazaars-1 = The patron may pay for a bazaar, if a tile lies on its slot; the miser looks at the price you paid. A bazaar that the dancer turns up goes to the row, and the next tile to the slot.
interaction-camps-bazaars-1 = A bazaar counts in the row of a camp like a building. A camp on a slot sets the price of the bazaars of that currency.
interaction-walls-bazaars-1 = Bazaars may get wooden walls; their points stay the same.
interaction-change-bazaars-1 = Coins may help to pay for a bazaar. As it is paid exactly, it never gives change.
interaction-street_trader-bazaars-1 = A bazaar on the trader’s cell displaces him: nobody moves in, but you may exchange a resident.
interaction-treasure_chamber-bazaars-1 = A bazaar carries no chest.
interaction-master_builders-bazaars-1 = A master builder may help to pay for a bazaar, and his redesign may move one.
interaction-invaders-bazaars-1 = The open sides of bazaars count for an attack. Buying a bazaar wins no scout.

notice-bazaars-for_sale-title = Bazaars beside the yard
notice-bazaars-for_sale =
    { $tile }
    price { $price }
notice-bazaars-for_sale-without-price = { $tile }
tile-label-bazaars = { $letters }

guide-turn-action-bazaars = or buy a bazaar beside the yard
guide-turn-refill-bazaars = a bazaar goes beside the yard, and its slot gets the next tile
guide-scored-more-bazaars = only in the third: bazaars count the colours all round
guide-buy-bazaar = bazaar
guide-buy-bazaar-price = exactly the price of the tile on its currency’s slot
