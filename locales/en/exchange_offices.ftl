module-exchange_offices-name = The Exchange Offices
module-exchange_offices-summary = Six cards among the money; each lets you pay for one tile in two currencies at once.
module-exchange_offices-setup-1 = Deal the starting money and the display and cut the rest into five piles. Then shuffle two exchange offices, face down, into each of the piles 2, 3 and 4. With two players all six take part too.
module-exchange_offices-action-1 = When you take money: instead of money you may take one exchange office from the display, and nothing else with it. It fills a place of the display like a money card and goes to your hand.
module-exchange_offices-action-2 = When you buy a tile: play one exchange office that shows the currency of its slot, and pay in both of its currencies, mixed as you like, or only in the other one. If the sum is exact you have another action.
module-exchange_offices-action-3 = One exchange office serves one purchase; then it goes to the discard pile. In the same turn you may use another one for another purchase. It has no value of its own, and it is no help for the last tiles.

card-office_denar_dirham = exchange office denar–dirham
card-office_denar_ducat = exchange office denar–ducat
card-office_denar_gulden = exchange office denar–gulden
card-office_dirham_ducat = exchange office dirham–ducat
card-office_dirham_gulden = exchange office dirham–gulden
card-office_ducat_gulden = exchange office ducat–gulden

interaction-vizier-exchange_offices-1 = You may use an exchange office for the exact price that the vizier asks for.

guide-turn-action-exchange_offices = or take one exchange office of the display
guide-column-office = office
because-wrong_currency-EXO-8 = Here you pay in { $wanted }: { $card } joins two other currencies.
because-not_together-EXO-2 = With an exchange office you take nothing else: not { $card } with { $other }.
because-not_together-EXO-7 = Only one exchange office helps in one payment: not { $card } with { $other }.
