module-diamonds-name = The Diamonds
module-diamonds-summary = Ten money cards that pay for a tile on any slot, but only by themselves.
module-diamonds-setup-1 = Shuffle the ten diamonds into the money cards before anything is dealt. They count with their value towards the starting money. With two players all ten take part too.
module-diamonds-action-1 = When you take money: a diamond is taken like any money card, alone or with others that are worth five or less together.
module-diamonds-action-2 = When you buy a tile: you may pay with diamonds whatever the currency of the slot is. Exactly the price gives you another action.
module-diamonds-action-3 = Diamonds are never paid together with other money. For the last tiles they count nothing.

interaction-vizier-diamonds-1 = The exact price that the vizier asks for may be paid in diamonds.
interaction-exchange_offices-diamonds-1 = Diamonds and an exchange office never go into the same payment.

guide-column-gems = gems
