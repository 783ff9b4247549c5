module-characters-name = The Characters
module-characters-summary = Six persons come up among the money and are auctioned at once; each has an ability of its own.
module-characters-setup-1 = Shuffle the ten character cards. When the money deck is cut into five piles, shuffle two of them into each of piles 2, 3 and 4. The other four lie face down in a stack: only the magician draws from it.
module-characters-action-1 = A character that comes up is auctioned before the next card is drawn. The player whose turn comes next bids or passes first, then clockwise. Each bid must be higher; whoever passes is out.
module-characters-action-2 = Bid no more than you can pay in one kind of money. The winner pays at once, gets no change and lays the card face up; a card nobody wants leaves the game.
module-characters-action-3 = At the start of your turn, once: the beggar draws a money card if you hold fewer than three; the dancer puts a new tile on a slot of the yard; the money changer discards one of your cards and takes a display card that is worth as much or less.
module-characters-action-4 = In your turn, once: the merchant takes several cards worth up to 7; the miser takes a display card after you buy a tile of price 10 or more; the architect redesigns once more after you have placed your tiles.
module-characters-action-5 = Once in the game: the patron pays for one tile, exactly; the magician is worth 8 points at the end, or is exchanged at once for the top card of the stack.
module-characters-action-6 = In every scoring: the wise man counts half a building more in a type you name and have built; the city watch brings one point for every three segments of your longest wall.

card-magician = the magician
card-beggar = the beggar
card-patron = the patron
card-miser = the miser
card-architect = the architect
card-merchant = the merchant
card-wise_man = the wise man
card-dancer = the dancer
card-money_changer = the money changer
card-city_watch = the city watch

ability-magician = worth 8 points at the end of the game, or exchanged at once for the top card of the stack
ability-beggar = at the start of your turn, with fewer than three money cards, you draw one
ability-patron = once in the game it pays for one tile, exactly
ability-miser = after you buy a tile of price 10 or more you take a card of the display
ability-architect = after you have placed your tiles you redesign once more
ability-merchant = you take several money cards worth up to 7 together, instead of 5
ability-wise_man = in every scoring you count half a building more in a type you name and have built
ability-dancer = at the start of your turn you put a new tile on a slot of the yard
ability-money_changer = at the start of your turn you discard one of your cards and take a display card worth as much or less
ability-city_watch = in every scoring one point for every three segments of your longest wall

question-characters_bid-seen = { $bid ->
    [0] Up for auction: { $person }. Nobody has bid yet: will you, { $seat }?
   *[other] Up for auction: { $person }. The highest bid is { $bid }, by { $leader }: will you bid more, { $seat }?
}
question-characters_pay-seen = Yours for { $bid }: { $person }. With which cards do you pay, { $seat }?
question-characters_bid = A character is up for auction: will you bid, { $seat }?
question-characters_pay = The auction is yours, { $seat }: with which cards do you pay?
question-characters_magician = The magician is yours, { $seat }: will you keep him or exchange him?
question-characters_turn_start = Before your first action, { $seat }: will you use a character?
question-characters_miser = Which card does your miser take, { $seat }?
question-characters_wise_man = Which type does your wise man name, { $seat }?

topic-characters_bid = first a character is auctioned
topic-characters_pay = first the winning bid is paid
topic-characters_magician = first the magician’s owner decides about him
topic-characters_turn_start = before the first action come only the characters
topic-characters_miser = first the miser may take a card
topic-characters_wise_man = first the wise man names a type

move-characters-bid = Bid { $number }
move-characters-pay = Pay with { $cards }
move-characters-keep = Keep the magician: 8 points at the end
move-characters-swap = Exchange the magician for the top card of the stack
move-characters-beg = Beggar: draw a card from the money deck
move-characters-dance = Dancer: put a new tile on slot { $slot }
move-characters-change = Money changer: swap your { $give } for { $take }
move-characters-save = Miser: take { $card }
move-characters-name = Wise man: half a building more in { $kind_key ->
    [pavilion] pavilions
    [seraglio] seraglios
    [garden] gardens
    [tower] towers
   *[other] { $kind }
}

event-characters-auction = Up for auction: { $person }! { $auctioneer } bids first.
event-characters-bid = { $seat } bids { $bid }.
event-characters-passed = { $seat } passes.
event-characters-won = { $seat } wins { $person } with a bid of { $bid } and pays { $paid }.
event-characters-unsold = Nobody bids: { $person } leaves the game.
event-characters-kept = { $seat } keeps the magician.
event-characters-swapped = { $seat } exchanges the magician and gets { $person }.
event-characters-begged = { $seat } sends the beggar to the money deck.
event-characters-danced = { $seat } lets the dancer replace { $tile }.
event-characters-changed = { $seat } changes { $give } for { $take } from the display.
event-characters-saved = { $seat } takes { $card } from the display with the miser.
event-characters-redesigned = { $seat } lets the architect work.
event-characters-traded = The merchant helps { $seat } to take more than five.
event-characters-patron_paid = The patron pays for { $seat } and leaves the game.
event-characters-named = { $seat } counts half a building more with the wise man: { $kind }.
event-characters-magician_points = The magician brings { $seat } { $points } points.

because-characters-too_many_cards = You hold { $held } money cards; the beggar helps only with { $limit } or fewer.
because-characters-no_money = That is no money card: { $card }.
because-characters-worth_more = You get at most the value you give: { $card } is worth more than { $than }.
because-not_your_card = That card does not lie in front of you: { $card }.
because-characters-used_already = You have used { $card } already: once is all from one of your turns to the next.
because-characters-bid_too_low = { $highest ->
    [0] A bid is at least 1.
   *[other] The highest bid is { $highest }: { $bid } does not top it.
}
because-characters-bid_too_high = You cannot bid { $bid }: in one kind of money you can pay only { $most }.

category-characters = City watch
reason-characters-city_watch = { $points ->
    [one] The city watch adds one point for every three segments: one point
   *[other] The city watch adds one point for every three segments: { $points } points
}
reason-characters-magician = { $points } points for the magician
reason-extra-characters = half a one thanks to the wise man

interaction-vizier-characters-1 = No character works with the vizier’s favour: the patron does not pay there, the miser takes nothing.
interaction-squares-characters-1 = A square has no price, so patron and miser have nothing to do with it; the architect may redesign with squares, and the city watch counts their walls.
interaction-exchange_offices-characters-1 = With one exchange office you may bid, and pay, in its two currencies together.
interaction-exchange_offices-characters-2 = The beggar keeps an office he draws; he, the miser and the money changer do not count it as money.
interaction-bonus_cards-characters-1 = In a scoring the wise man names his type first, then bonus cards may be revealed. Both count on top of each other.
interaction-city_gates-characters-1 = If the beggar draws a gate card it is put on offer (or discarded) and he draws again. The architect’s redesign may use gates.
interaction-diamonds-characters-1 = You may bid and pay with diamonds, and with nothing else beside them. For beggar, merchant, miser and money changer they are money cards.

notice-characters-owned-title = Won
notice-characters-owned = { $seat }: { $persons }
notice-characters-used = Used since the owner’s turn began: { $persons }
notice-characters-gone = Out of the game: { $persons }
notice-characters-called = Auction of { $person }: { $next } begins
notice-characters-bid = Auction of { $person }: highest bid { $bid } by { $leader }
notice-characters-passed = Passed: { $seats }
notice-characters-named = Named by the wise man: { $kind }
notice-characters-stack = Cards in the magician’s stack: { $left }

guide-turn-begin-characters = then beggar, dancer and money changer, each once, in any order
guide-turn-action-characters = with the merchant several cards are worth up to 7
guide-turn-pay-characters = the miser takes a display card after a price of 10 or more
guide-turn-end-characters = the architect redesigns once more
guide-turn-refill-characters = a character is auctioned at once
guide-scored-before-characters = The wise man’s owner names a type
guide-scored-wall-characters = the city watch adds one for every three segments
guide-scored-majority-characters = the wise man is half a building
guide-end-last-characters = Last of all the magician brings 8 points.
guide-buy-character = character
guide-buy-character-price = your bid, in one kind of money
guide-column-patron = patron
guide-column-miser = miser
because-nothing_there-CHA-D = The supply is empty: no other tile could come.
because-nothing_there-CHA-M = No other character is left for the magician.
because-not_together-CHA-6 = A bid is paid in one kind of money: not { $card } with { $other }.
because-not_together-CHA-P = The patron pays the whole price, so this is not added: { $other }.
because-pays_nothing_here-CHA-13 = No character helps with the vizier’s favour: { $card }.
because-too_little-CHA-6 = You have bid { $price }; you offer only { $paid }.
because-not_now-CHA-14 = The beggar, the dancer and the money changer help when you are asked before your first action: { $topic }.
because-not_now-CHA-I = The miser takes a card only right after you have bought a tile of price 10 or more: { $topic }.
because-not_now-CHA-W = The wise man names a type only before a scoring: { $topic }.
