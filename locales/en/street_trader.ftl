module-street_trader-name = The Street Trader
module-street_trader-summary = A trader waits beside your Alhambra with coloured residents; build on that spot and one may move in.
module-street_trader-setup-1 = Before any tile is turned up, everybody takes a trader and one resident of each of the six colours, and secretly chooses three of them. All show their choice together; the residents left over form the open supply.
module-street_trader-setup-2 = Then everybody puts the trader with the three residents on one of the four spots beside the fountain. Dirk has no trader.
module-street_trader-action-1 = When you build on your trader’s spot, the trader is set aside. If it carries a resident of the building’s colour, one may move in; you then take a resident of any colour from the supply onto the trader.
module-street_trader-action-2 = If nothing matches (another colour, a square, a camp, a bazaar), you may exchange one resident on the trader for one of the supply. If you decline a match, you get nothing for it.
module-street_trader-action-3 = At the end of your turn you put the trader on an empty spot beside any tile of your Alhambra; walls do not matter, a camp alone is not enough. While it is set aside, other tiles bring no residents.
module-street_trader-action-4 = A building that leaves your Alhambra sends its resident back to the supply.
module-street_trader-action-5 = In every scoring sort your residents that live in buildings into series of different colours, each as long as possible. A series of 1, 2, 3, 4, 5 or 6 colours is worth 1, 3, 6, 10, 15 or 21 points.

question-street_trader_choose = Which three residents does your trader take along, { $seat }?
question-street_trader_stand = Where does your trader go, { $seat }?
question-street_trader_move_in = Your trader makes room, { $seat }. Does the resident of that colour move in, and who comes instead?
question-street_trader_move_in-seen = Your trader makes room for { $landed }, { $seat }. Does its resident move in, and who comes instead?
question-street_trader_swap = Your trader makes room, { $seat }. Do you exchange a resident for one of the supply?
question-street_trader_swap-seen = Your trader makes room for { $landed }, { $seat }. Do you exchange a resident for one of the supply?

topic-street_trader_choose = first everybody chooses three residents
topic-street_trader_stand = first the trader gets a place
topic-street_trader_move_in = first decide whether a resident moves in
topic-street_trader_swap = first decide whether you exchange a resident

move-street_trader-choose = Take along: { $kinds }
move-street_trader-stand = Put your trader at { $at }
move-street_trader-move_in = Let the resident move in; take instead: { $take }
move-street_trader-move_in-without-take = Let the resident move in; the supply is empty
move-street_trader-swap = Exchange a resident: { $give } for { $take }

event-street_trader-chose = { $seat } secretly chooses { $kinds }.
event-street_trader-chose-without-kinds = { $seat } has chosen three residents.
event-street_trader-shown = The trader of { $seat } carries { $kinds }.
event-street_trader-stood = The trader of { $seat } stands at { $at }.
event-street_trader-displaced = The trader of { $seat } makes room for { $tile }.
event-street_trader-moved_in = A resident moves into { $tile } of { $seat }; new on the trader: { $take }.
event-street_trader-moved_in-without-take = A resident moves into { $tile } of { $seat }; nobody is left in the supply.
event-street_trader-swapped = { $seat } exchanges a resident: { $give } for { $take }.
event-street_trader-declined = { $seat } leaves the residents as they are.
event-street_trader-left = The resident of { $tile } goes back to the supply.
event-street_trader-lost = The trader of { $seat } stands beside nothing any more.

because-street_trader-wrong_number = Choose { $wanted } different colours, no more and no fewer.
because-street_trader-not_carried = Your trader carries no { $kind } resident.
because-none_left = Nothing of this colour is left: { $kind }.
because-street_trader-nothing_chosen = Say which resident of the supply you take instead.

category-street_trader = Residents
reason-street_trader-series = { $points ->
    [one] one point for a single resident
   *[other] { $points } points for series of residents
} ({ $residents ->
    [one] one resident
   *[other] { $residents } residents
}, { $series ->
    [one] one series
   *[other] { $series } series
})

interaction-vizier-street_trader-1 = A tile that you buy with the vizier’s favour may land on your trader too; you put the trader back at once, before the yard is filled.
interaction-squares-street_trader-1 = Nobody moves into a square. On the trader’s spot it allows an exchange; a trader may stand beside a square.
interaction-characters-street_trader-1 = The architect’s redesign comes before the trader is put back; it may itself take the trader’s spot.
interaction-camps-street_trader-1 = Nobody moves into a camp; on the trader’s spot it allows an exchange. Beside nothing but a camp a trader may not stand.
interaction-walls-street_trader-1 = Wooden walls and traders ignore each other: a spot with a trader is empty.

notice-street_trader-supply = Residents in the supply
notice-street_trader-trader = Trader of { $seat } at { $at }
notice-street_trader-trader-without-at = Trader of { $seat }
notice-street_trader-living = Living with { $seat } ({ $points ->
    [one] one point
   *[other] { $points } points
})
notice-street_trader-sealed = Already chosen: { $seats }
notice-street_trader-own = Your choice, in secret: { $residents }
notice-street_trader-landed = On the trader’s spot: { $tile }
sign-trader = ☻
sign-resident = ☺
legend-street_trader-1 = ☻  The trader stands here
legend-street_trader-2 = ☺  A resident lives here

guide-turn-place-street_trader = build on the trader’s spot, and a resident may move in
guide-turn-end-street_trader = a trader that was set aside finds a new spot
guide-scored-more-street_trader = residents in series of different colours: 1, 3, 6, 10, 15, 21
because-no_change-STR-12 = You would take back the same resident: exchange it for another kind, or pass.
because-occupied-STR-8 = The trader cannot stand at { $cell }: that place is taken.
because-no_contact-STR-8 = The trader stands beside your Alhambra: no tile of it touches { $cell }.
because-not_now-STR-7 = The trader moves only when it has to: { $topic }.
because-not_now-STR-8 = You cannot pass: { $topic }.
because-not_now-STR-10 = A resident moves in only when a building of its colour is built where the trader stood: { $topic }.
because-not_now-STR-12 = You exchange a resident only when a tile comes where the trader stood and no resident matches it: { $topic }.
