module-master_builders-name = The Master Builders
module-master_builders-summary = Sixteen money cards worth three; instead of paying, one of them buys you a redesign at the end of your turn.
module-master_builders-setup-1 = Shuffle the sixteen master builders, four of each currency, and deal two to everybody, face down, before the starting money. They are no part of it and do not decide who begins.
module-master_builders-setup-2 = When the money deck has been cut into five piles, shuffle three of the others into pile 3 and three into pile 5; with six players three and one. What is left leaves the game unseen. With two players only ordinary money cards are taken out.
module-master_builders-action-1 = As money: a master builder pays 3 of its currency, with other money of that currency. From the display it is taken like a money card worth 3. You may spend as many as you like.
module-master_builders-action-2 = As a builder: at the end of your turn, when all your tiles are placed, show one master builder and redesign once more: add, remove or exchange a tile. One in each turn, whatever your action was; its currency does not matter.
module-master_builders-action-3 = Used either way the card leaves the game. Whoever has shown one for a redesign redesigns.
module-master_builders-action-4 = For the last tiles a master builder counts 3 of its currency. Between two turns and when the last tiles are placed it builds nothing.

move-master_builders-use = Use for a redesign: { $card }

event-master_builders-dealt = { $seat } gets { $cards }.
event-master_builders-dealt-without-cards = { $seat } gets { $count ->
    [one] one master builder
   *[other] { $count } master builders
}, face down.
event-master_builders-announced = { $seat } shows a card for one more redesign: { $card }.
event-master_builders-used = Built with and out of the game: { $card } of { $seat }.

interaction-vizier-master_builders-1 = A master builder may help to pay the vizier’s exact price; nobody redesigns with one between two turns.
interaction-squares-master_builders-1 = The redesign may build, remove or exchange squares like any tile.
interaction-exchange_offices-master_builders-1 = With an exchange office a master builder pays as money of its currency.
interaction-city_gates-master_builders-1 = The redesign may use gates. Tiles beside a gate stay where they are.
interaction-diamonds-master_builders-1 = Master builders and diamonds never go into the same payment.
interaction-characters-master_builders-1 = The architect and one master builder may both work at the end of a turn, in the order you like.
interaction-characters-master_builders-2 = For the beggar a master builder is a card in hand; the money changer takes or gives one as a 3, and one he gives leaves the game. In a bid it counts 3.
interaction-thieves-master_builders-1 = A thief of its currency may take a master builder from the display.
interaction-walls-master_builders-1 = The redesign is no action: no wall card is built with it.
interaction-change-master_builders-1 = A master builder counts 3 in what was paid too much; it leaves the game all the same.
interaction-street_trader-master_builders-1 = The redesign comes before the trader is put back, and may itself make him give way.
interaction-treasure_chamber-master_builders-1 = A master builder pays 3 for chests. The redesign comes before the chests are handed out.

notice-master_builders-used = One was used for a redesign in this turn
sign-builder = ⌂
legend-master_builders-1 = ⌂  A master builder, worth 3

guide-turn-end-master_builders = one master builder may redesign once more
guide-end-counted-master_builders = master builders (3)
because-master_builders-nothing_to_redesign = There is nothing that you could add, remove or exchange.
because-limit_reached-MAB-12 = Only one master builder redesigns in a turn, and you have shown yours already.
because-not_in_hand-MAB-11 = This is no master builder in your hand: { $card }.
because-not_now-MAB-11 = A master builder redesigns at the end of your turn, when your tiles are placed: { $topic }.
because-not_now-MAB-15 = A master builder redesigns only in your own turn: { $topic }.
