module-thieves-name = The Thieves
module-thieves-summary = Secret cards: between two turns a thief takes one open money card of its currency, whatever it is worth.
module-thieves-setup-1 = Shuffle the twelve thieves, three of each currency, and deal them face down: four each with two or three players, three each with four, two each with five or six. Nobody looks at the rest. Dirk gets none.
module-thieves-action-1 = Between two turns: show a thief and take one card of its currency from the money display, however dear. The thief leaves the game, and the display is filled up at once.
module-thieves-action-2 = Only the player whose turn comes next may not steal. With two players that leaves the one who has just finished.
module-thieves-action-3 = Everybody else who still holds a thief is asked, clockwise from the next player. After each theft the asking starts again from the front, so you may steal several times, one card at a time.
module-thieves-action-4 = A scoring card that comes up after a theft is scored at once. Thieves left over at the end are worth nothing.

move-thieves-steal = Steal { $card }

event-thieves-dealt = { $seat } gets { $count ->
    [one] one thief
   *[other] { $count } thieves
}: { $thieves }.
event-thieves-dealt-without-thieves = { $seat } gets { $count ->
    [one] one thief
   *[other] { $count } thieves
}, face down.
event-thieves-stole = A thief of { $seat } takes { $card } from the display.

because-thieves-next_player = Your turn comes next: now only the others may steal.
because-thieves-no_thief = You hold no thief that could take this: { $card }.
because-thieves-no_thief-THI-12 = Thieves take only money of the four currencies, and this is none: { $card }.
because-not_now-THI-5 = Thieves steal only between two turns: { $topic }.

interaction-vizier-thieves-1 = Thief and vizier are asked for in one go: the first to act does one thing, then the asking starts again. The next player may use the vizier, but no thief.
interaction-vizier-thieves-2 = You may steal a card and then pay with it by the vizier’s favour, or the other way round.
interaction-exchange_offices-thieves-1 = No thief takes an exchange office.
interaction-city_gates-thieves-1 = No thief takes a gate card. One that comes up after a theft goes to its place as always.
interaction-diamonds-thieves-1 = No thief takes a diamond.
interaction-characters-thieves-1 = A character that comes up after a theft is auctioned at once; the player whose turn comes next bids first. No character helps a thief, and the beggar does not count thieves as cards.

notice-thieves-held = Thieves in hand: { $thieves }
notice-thieves-own = Your thieves: { $thieves }

guide-turn-between-thieves = a thief takes one open money card of its currency; not for the next player
