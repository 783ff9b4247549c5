module-power_of_sultan-name = The Power of the Sultan
module-power_of_sultan-summary = Eight cards with a building type on them: whoever bought one may take a tile of that type for nothing, the moment it is drawn.
module-power_of_sultan-setup-1 = When the money deck has been cut into five piles, shuffle the 8 sultan cards: three go into pile 1, two into pile 2, three into pile 3. Keep the six bonus tiles (or the die) and the stones at hand.
module-power_of_sultan-action-1 = A sultan card that comes up among the money lies beside the yard, and drawing goes on until four money cards lie there. A bonus tile, drawn at once and mixed back, says which type the card is marked with.
module-power_of_sultan-action-2 = You buy such a card like a tile, for 7 of the currency it shows. Exactly 7 brings another action.
module-power_of_sultan-action-3 = Right after paying you keep its mark, or you draw a bonus tile: then you must mark the type on it or the one opposite. Opposite are arcades and chambers, pavilion and tower, seraglio and garden.
module-power_of_sultan-action-4 = Each time a tile is drawn for the yard, whoever has a card with its type is asked, from the next player on; who has just finished comes last. The first who says yes gives up one such card and places the tile at once, for nothing. Another tile is drawn for the same slot, and may be claimed again.
module-power_of_sultan-action-5 = A claim is no purchase: no further action and nothing else that buying brings. With two players you may give the tile to Dirk; what Dirk draws himself nobody can claim. Cards that are left at the end are worth nothing.

card-sultan-1 = denar sultan card A
card-sultan-2 = denar sultan card B
card-sultan-3 = dirham sultan card A
card-sultan-4 = dirham sultan card B
card-sultan-5 = ducat sultan card A
card-sultan-6 = ducat sultan card B
card-sultan-7 = gulden sultan card A
card-sultan-8 = gulden sultan card B

question-power_of_sultan_remark = Do you keep the mark of your sultan card, { $seat }, or draw a bonus tile?
question-power_of_sultan_mark = Which type do you mark, { $seat }?
question-power_of_sultan_mark-seen = The bonus tile shows { $drawn }: which of its two types do you mark, { $seat }?
question-power_of_sultan_claim = A tile was drawn for which you have a sultan card, { $seat }: do you take it?
question-power_of_sultan_claim-seen = Drawn for slot { $slot } ({ $currency }): { $tile_full }. Do you take it with a sultan card, { $seat }?

topic-power_of_sultan_remark = first the mark of the sultan card is decided
topic-power_of_sultan_mark = first the sultan card gets its new mark
topic-power_of_sultan_claim = first the tile just drawn is kept or claimed

move-power_of_sultan-buy = Buy { $card } with { $pay }
move-power_of_sultan-draw = Give up the mark and draw a bonus tile
move-power_of_sultan-mark = Mark the card with this type: { $kind }
move-power_of_sultan-claim = Take the tile, for a sultan card

event-power_of_sultan-shown = Beside the yard: { $card }, marked with { $kind }.
event-power_of_sultan-bought = { $exact ->
    [yes] { $seat } buys { $card } with { $paid }: paid exactly.
   *[no] { $seat } buys { $card } with { $paid }.
}
event-power_of_sultan-kept = { $seat } keeps the mark.
event-power_of_sultan-drew = { $seat } gives up the mark and draws a bonus tile: { $kind }.
event-power_of_sultan-marked = { $seat } marks the card with { $kind }.
event-power_of_sultan-offered = Drawn for slot { $slot } ({ $currency }): { $tile_full }. Who has a sultan card for it?
event-power_of_sultan-claimed = { $seat } takes { $tile } with a sultan card.
event-power_of_sultan-declined = { $seat } lets the tile go.

because-power_of_sultan-not_shown = The bonus tile does not have { $kind } on either side.
because-not_now-SUL-33 = With the vizier’s favour you cannot buy a sultan card.

interaction-vizier-power_of_sultan-1 = No sultan card can be bought with the vizier’s favour. Claims come before every vizier; the tile drawn after his purchase may be claimed, too.
interaction-exchange_offices-power_of_sultan-1 = An exchange office may help to pay for a sultan card.
interaction-bonus_cards-power_of_sultan-1 = A tile that you claimed and built lets you open the bonus card that shows it.
interaction-city_gates-power_of_sultan-1 = You may play gate cards when you build a claimed tile.
interaction-diamonds-power_of_sultan-1 = Diamonds alone pay for a sultan card of any currency.
interaction-characters-power_of_sultan-1 = The patron pays for no sultan card. One that the beggar draws goes beside the yard, and he draws again.
interaction-characters-power_of_sultan-2 = The tile that the dancer draws may be claimed, first by the player on turn; then another is drawn for her. Without a tile left, the old one stays.
interaction-camps-power_of_sultan-1 = Field camps cannot be claimed.
interaction-thieves-power_of_sultan-1 = When the display is filled after a theft, sultan cards may come up. Claims come before every thief.
interaction-change-power_of_sultan-1 = Coins may help to pay for a sultan card, and too much brings change before you decide about the mark.
interaction-street_trader-power_of_sultan-1 = A resident may move into a claimed building as into any other.
interaction-treasure_chamber-power_of_sultan-1 = A claimed building gets no chest at once, but may get one later.
interaction-master_builders-power_of_sultan-1 = A master builder may help to pay for a sultan card.
interaction-invaders-power_of_sultan-1 = Neither a sultan card nor a claim wins a scout.
interaction-bazaars-power_of_sultan-1 = Bazaars cannot be claimed: one that is drawn in between goes to its row, and the next tile may be claimed again.

notice-power_of_sultan-for_sale-title = Sultan cards for sale (price { $price })
notice-power_of_sultan-for_sale = { $card } → { $kind }
notice-power_of_sultan-owned-title = Sultan cards of the players
notice-power_of_sultan-owned = { $seat }: { $kinds }

guide-turn-action-power_of_sultan = or buy a sultan card beside the yard
guide-turn-pay-power_of_sultan = keep the mark of the sultan card, or draw once for a new one
guide-turn-refill-power_of_sultan = a sultan card gets a mark and lies beside the yard; a tile drawn for the yard may be claimed with a card of its type, the next player first
guide-buy-sultan = sultan card
guide-buy-sultan-price = 7 in its currency
