module-treasure_chamber-name = The Treasure Chamber
module-treasure_chamber-summary = Buy four chests at once with any money; put them on buildings of their colour, for whoever has most chests scores.
module-treasure_chamber-setup-1 = Put all 42 chests into the bag and draw four for each of the three rooms, open for all to see.
module-treasure_chamber-action-1 = As an action in your turn: take the four chests of one room for at least 8 in any mix of currencies. There is no change and no further action, not even for exactly 8.
module-treasure_chamber-action-2 = When your tiles are placed, you must put every chest you can on a building of its colour in your Alhambra, one chest on each building. You choose only on which.
module-treasure_chamber-action-3 = What is left goes round once, clockwise: everybody may put any of it on free buildings of their own. With two players Dirk takes first what fits his tiles. What nobody takes goes back into the bag.
module-treasure_chamber-action-4 = Then the room is filled with four chests from the bag. If fewer than four are in it, no room is ever filled again.
module-treasure_chamber-action-5 = A building that leaves your Alhambra loses its chest to the bag.
module-treasure_chamber-action-6 = In every scoring the most chests count, whatever their colours: 7 points in the first, 14 and 7 in the second, 22, 14 and 7 in the third; ties share, and Dirk’s chests count as well.

question-treasure_chamber_pay = With what do you pay for the chests, { $seat }? Any mix of money that is worth eight or more.
question-treasure_chamber_place = On which building do you put a chest, { $seat }?
question-treasure_chamber_offer = Chests are passed to you, { $seat }. Do you put one on a building?

topic-treasure_chamber_pay = first the chests are paid
topic-treasure_chamber_place = first the buyer places the chests
topic-treasure_chamber_offer = first the remaining chests go round

move-treasure_chamber-buy = Buy the chests of room { $room } with { $pay }
move-treasure_chamber-buy-without-pay = Buy the chests of room { $room }
move-treasure_chamber-pay = Pay { $cards }
move-treasure_chamber-put = Put a chest on { $tile_full }

event-treasure_chamber-filled = Room { $room } is filled: { $chests }.
event-treasure_chamber-chose = { $seat } wants the chests of room { $room }.
event-treasure_chamber-bought = { $seat } buys the chests of room { $room } with { $paid }.
event-treasure_chamber-put = { $seat } puts a chest on { $tile }.
event-treasure_chamber-dirk_got = Dirk gets a chest for { $tile }.
event-treasure_chamber-declined = { $seat } passes the chests on.
event-treasure_chamber-returned = Back into the bag: { $chests }.
event-treasure_chamber-lost = The chest of { $tile } goes into the bag.
event-treasure_chamber-closed = The bag is too empty: no room is filled any more.

because-treasure_chamber-no_place_for_chests = No chest can stand there: { $tile }.
because-treasure_chamber-has_chest = There is a chest on it already: { $tile }.

category-treasure_chamber = Chests
reason-treasure_chamber-chests = { $points ->
    [one] one point for the number of chests
   *[other] { $points } points for the number of chests
} ({ $count ->
    [one] one chest
   *[other] { $count } chests
})

interaction-vizier-treasure_chamber-1 = The vizier’s favour buys no chests, and a tile bought with it gets none.
interaction-squares-treasure_chamber-1 = Squares carry no chests.
interaction-exchange_offices-treasure_chamber-1 = Chests are paid in any mix of currencies, so exchange offices are not used for them.
interaction-bonus_cards-treasure_chamber-1 = A bonus card is no building for a chest and does not count as one.
interaction-diamonds-treasure_chamber-1 = Diamonds pay for chests only if the whole payment is in diamonds.
interaction-characters-treasure_chamber-1 = The patron buys no chests, and the miser takes no card for them. The architect’s redesign comes before the chests are placed.
interaction-camps-treasure_chamber-1 = Camps carry no chests.
interaction-change-treasure_chamber-1 = Coins may pay for chests, but overpaid chests bring no coins.
interaction-street_trader-treasure_chamber-1 = A building may hold a resident and a chest. The chests are placed before the trader is put back.

notice-treasure_chamber-room = Room { $room } (price { $price })
notice-treasure_chamber-bag = In the bag
notice-treasure_chamber-waiting = To be placed
notice-treasure_chamber-buying = { $seat } buys the chests of room { $room }
notice-treasure_chamber-chests-title = Buildings with a chest
notice-treasure_chamber-chests = { $who } { $count }
notice-treasure_chamber-closed = No room is filled any more
sign-chest = ▣
legend-treasure_chamber-1 = ▣  A chest stands here

guide-turn-action-treasure_chamber = or buy the four chests of a room
guide-turn-end-treasure_chamber = bought chests go on buildings of their colour; what is left goes round
guide-scored-more-treasure_chamber = most chests: 7; 14 and 7; 22, 14 and 7
guide-buy-chests = four chests
guide-buy-chests-price = 8 in any mix
because-limit_reached-TRE-4 = You have bought chests in this turn: once is all a turn allows.
because-nothing_there-TRE-2 = There is no such room, or it is empty.
because-none_left-TRE-9 = No chest of this colour is left to be placed: { $kind }.
because-too_little-TRE-2 = The chests of a room cost at least { $price }; { $paid } is not enough.
because-pays_nothing_here-TRE-6 = Only money pays for chests, and this is none: { $card }.
because-not_now-TRE-8 = Chests are placed at the end of the turn, when you are asked for it: { $topic }.
because-not_now-TRE-11 = You cannot pass: { $topic }.
