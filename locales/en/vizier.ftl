module-vizier-name = The Vizier’s Favour
module-vizier-summary = Between two turns you may snap up a tile, if you can pay for it exactly.
module-vizier-setup-1 = Everybody takes the vizier stone of their own colour and lays it down awake.
module-vizier-action-1 = Between two turns: with an awake stone you may buy one tile of the yard for exactly its price. You place it at once, the yard is filled up, and your stone falls asleep. No further action follows.
module-vizier-action-2 = As an action in your turn: wake your sleeping stone.
module-vizier-action-3 = If several want to step in, the player whose turn comes next chooses first, then the others clockwise.

move-vizier-wake = Wake your vizier stone

event-vizier-woke = { $seat } wakes the vizier stone.
event-vizier-fell_asleep = The vizier stone of { $seat } falls asleep.

notice-vizier-asleep = Sleeping stones: { $seats }

guide-turn-action-vizier = or wake your sleeping stone
guide-turn-between-vizier = with an awake stone you may buy one tile of the yard, exactly
guide-column-vizier = vizier
because-no_change-VIZ-16 = Your stone is awake: there is nothing to wake.
because-not_now-VIZ-7 = The vizier’s favour lets you buy one tile, and do nothing else.
