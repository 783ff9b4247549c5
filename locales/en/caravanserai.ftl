module-caravanserai-name = The Caravanserai
module-caravanserai-summary = Open cards that pay like a money card: their value grows by one each turn and falls back to 0 when you spend it.
module-caravanserai-setup-1 = Lay the eight caravanserai cards out openly, with a stone beside each. Nothing goes into the money deck.
module-caravanserai-action-1 = You buy a card like a tile, in one currency of your choice. The price depends on how many of the six types stand in your Alhambra: 8 with four types, 4 with five, 2 with all six. Exactly paid brings another action.
module-caravanserai-action-2 = Two cards at most for each player, and the second only with five types or more. The stone of a new card lies on 0.
module-caravanserai-action-3 = As the very first thing of your turn you may move one stone by one field, even if you have two cards: on the main track to the next value, or from 2, 3 or 4 out to the field beside it, which shows the same value in another currency. From there, and from 5, the stone goes no further.
module-caravanserai-action-4 = In any payment the card is worth what its stone shows, always all of it. Then the stone goes back to 0, and the card stays yours. On 0 it pays nothing.
module-caravanserai-action-5 = For the last tiles what the card shows counts with your money of that currency.

question-caravanserai_move = Your turn begins, { $seat }: do you move the stone of a caravanserai?
topic-caravanserai_move = first a stone of the caravanserais may move

move-caravanserai-buy = Buy { $card } with { $pay }
move-caravanserai-onward = Move the stone one field on: { $card }
move-caravanserai-outward = Move the stone out to the side: { $card }

event-caravanserai-bought = { $exact ->
    [yes] { $seat } buys { $card } with { $paid }: paid exactly, one more action!
   *[no] { $seat } buys { $card } with { $paid }.
}
event-caravanserai-moved = { $seat } moves a stone: { $card } now shows { $value } { $currency }.
event-caravanserai-rested = { $seat } moves no stone.
event-caravanserai-spent = Spent: the stone goes back to 0 ({ $card } of { $seat }).

because-caravanserai-too_few_types = { $types ->
    [one] You have one type of building in your Alhambra; this takes { $needed }.
   *[other] You have { $types } types of building in your Alhambra; this takes { $needed }.
}

interaction-vizier-caravanserai-1 = No caravanserai can be bought with the vizier’s favour, but what one shows may be part of the exact payment.
interaction-squares-caravanserai-1 = A square adds no type.
interaction-exchange_offices-caravanserai-1 = An exchange office joins what a card shows with its other currency, and may help to buy one.
interaction-bonus_cards-caravanserai-1 = A revealed bonus card adds no type.
interaction-diamonds-caravanserai-1 = Diamonds alone may buy a caravanserai. They never go together with what one shows.
interaction-characters-caravanserai-1 = The stone moves before beggar, dancer and money changer are used. What a card shows may cover and pay a bid. For the beggar it is no card; neither patron nor miser has to do with buying one.
interaction-camps-caravanserai-1 = A caravanserai pays for field camps, too. A camp adds no type.
interaction-thieves-caravanserai-1 = No thief takes a caravanserai.
interaction-change-caravanserai-1 = Whoever pays too much for a card, or with one, draws coins.
interaction-treasure_chamber-caravanserai-1 = What a card shows helps to pay for chests.
interaction-master_builders-caravanserai-1 = A master builder may help to buy a caravanserai.
interaction-invaders-caravanserai-1 = Buying a card wins no scout; a building that is paid exactly with one does.
interaction-bazaars-caravanserai-1 = What a card shows helps to pay for a bazaar, if the sum is exact. A bazaar adds no type.
interaction-power_of_sultan-caravanserai-1 = What a card shows helps to pay for a sultan card. No stone moves with a claim.

notice-caravanserai-owned-title = Caravanserais of the players
notice-caravanserai-owned = { $seat }: { $card } = { $value } { $currency }
notice-caravanserai-price = For sale: { $left } ({ $types ->
    [one] you have one type
   *[other] you have { $types } types
}: price { $price } in one currency)
notice-caravanserai-price-without-price = For sale: { $left } ({ $types ->
    [one] you have one type
   *[other] you have { $types } types
}: none for you now)
notice-caravanserai-left = For sale: { $left }
notice-caravanserai-for_sale-title = Besides their own currency they can show
notice-caravanserai-for_sale = { $currency } { $letter }: { $two }, { $three }, { $four }
thing-caravanserai-denar = caravanserai denar { $part }
thing-caravanserai-dirham = caravanserai dirham { $part }
thing-caravanserai-ducat = caravanserai ducat { $part }
thing-caravanserai-gulden = caravanserai gulden { $part }
sign-inn = ♘
sign-inn2 = ♘
legend-caravanserai-1 = ♘  What a caravanserai shows

guide-turn-begin-caravanserai = first move one stone of your caravanserais by one field, if you like
guide-turn-action-caravanserai = or buy a caravanserai, with four types in your Alhambra (two at most, the second with five)
guide-end-counted-caravanserai = what caravanserais show
guide-buy-inn = caravanserai
guide-buy-inn-price = 8 with four types, 4 with five, 2 with six; one currency
because-limit_reached-CAR-5 = You have as many caravanserais as one player may have: { $limit }.
because-nothing_there-CAR-9 = That caravanserai is not for sale.
because-nothing_there-CAR-10 = All caravanserais are sold.
because-nothing_there-CAR-13 = That is no caravanserai of yours.
because-not_together-CAR-7 = A caravanserai is paid in one kind of money, whichever you like: not { $card } with { $other }.
because-no_change-CAR-14 = There is no field to the side here: the stone can only move one field on.
because-no_change-CAR-15 = From here the stone goes no further: it returns to 0 when you spend what it shows.
because-not_now-CAR-12 = With the vizier’s favour you cannot buy a caravanserai.
because-not_now-CAR-13 = The stone of a caravanserai moves only at the very start of your turn: { $topic }.
