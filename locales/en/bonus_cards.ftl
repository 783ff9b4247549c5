module-bonus_cards-name = The Bonus Cards
module-bonus_cards-summary = Secret cards: whoever has built the very tile on a card may show it and counts one building more.
module-bonus_cards-setup-1 = Shuffle the ten bonus cards and deal them face down: three each with two or three players, two each with four or five, one each with six. Nobody looks at the rest. Dirk gets none.
module-bonus_cards-action-1 = At any time, free of charge: show one of your cards if exactly that tile, the one without walls, stands in your Alhambra. It stays face up and counts as one more building of its type in every scoring.
module-bonus_cards-action-2 = If the tile leaves your Alhambra, the card goes back to your hand at once.
module-bonus_cards-action-3 = Before points are counted everybody who still hides a card is asked, starting with the player whose turn comes next, until nobody shows another one.

question-bonus_cards_poll = A scoring! Will you show a bonus card, { $seat }?
topic-bonus_cards_poll = before the scoring you can only show bonus cards or pass

move-bonus_cards-reveal = Show the bonus card { $tile }

event-bonus_cards-dealt = { $seat } gets { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}: { $shown }.
event-bonus_cards-dealt-without-shown = { $seat } gets { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}, face down.
event-bonus_cards-revealed = { $seat } shows the bonus card { $tile }: that building now counts twice.
event-bonus_cards-returned = { $seat } takes the bonus card { $tile } back into the hand: its tile has left the Alhambra.
event-bonus_cards-passed = { $seat } shows no bonus card now.
event-bonus_cards-leftover = Bonus cards that nobody showed: { $shown }.

because-bonus_cards-not_yours = You hide no bonus card that shows { $tile_full }.
because-not_built = There is no { $tile_full } in your Alhambra.

reason-extra-bonus_cards = { $count ->
    [one] one of them thanks to a bonus card
   *[other] { $count } of them thanks to bonus cards
}

interaction-vizier-bonus_cards-1 = A tile bought with the vizier’s favour opens its bonus card like any other tile you build; you may also show cards while you are asked between two turns.
interaction-squares-bonus_cards-1 = A square counts the tiles beside it, never the bonus cards.

notice-bonus_cards-revealed-title = Shown
notice-bonus_cards-revealed = { $seat }: { $tiles }
notice-bonus_cards-hidden = Cards still hidden: { $cards }
notice-bonus_cards-own = Your hidden cards: { $tiles }
notice-bonus_cards-leftover = Never shown: { $tiles }

because-bonus_cards-unfinished = This is still a building site: { $tile }.

guide-turn-place-bonus_cards = with its tile built, a bonus card may be shown, now or at any other time
guide-scored-before-bonus_cards = Everybody may show bonus cards
guide-scored-majority-bonus_cards = a shown bonus card is one building more
because-no_change-BON-9 = You have shown that card already.
