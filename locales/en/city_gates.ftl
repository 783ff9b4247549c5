module-city_gates-name = The City Gates
module-city_gates-summary = A gate in a double wall lets people through: with it you can build behind your own walls.
module-city_gates-setup-1 = Take one gate and one gate card for each player. When the money deck has been cut into five piles, mix the gate cards face down into piles 3, 4 and 5, as evenly as possible; what is left over goes to the earlier pile.
module-city_gates-action-1 = A gate card that comes up lies beside the money display, one at a time; another one goes to the discard pile. As an action you may take it instead of money, and nothing else with it.
module-city_gates-action-2 = Whenever you lay a tile or redesign, you may play gate cards: each puts a gate where two printed walls of your Alhambra face each other, and one can walk through. Only if the move is impossible without it; all other building rules stay.
module-city_gates-action-3 = A gate stays for ever, and the two tiles beside it can no longer be removed or exchanged. The card leaves the game. The walls remain walls, and unplayed cards are worth nothing.

card-gate = gate card

move-city_gates-take = Take the gate card
move-city_gates-build = Build { $tile_full } at { $at } with { $gates_count ->
    [one] a gate
   *[other] gates
} { $gates }
move-city_gates-add = Redesign: build { $tile_full } from your reserve at { $at } with { $gates_count ->
    [one] a gate
   *[other] gates
} { $gates }
move-city_gates-remove = Redesign: move what stands at { $at } to your reserve, with { $gates_count ->
    [one] a gate
   *[other] gates
} { $gates }
move-city_gates-exchange = Redesign: exchange what stands at { $at } for { $tile_full } from your reserve, with { $gates_count ->
    [one] a gate
   *[other] gates
} { $gates }

event-city_gates-offered = A gate card comes up and lies ready to be taken.
event-city_gates-discarded = Another gate card comes up and goes to the discard pile.
event-city_gates-took = { $seat } takes the gate card.
event-city_gates-opened = { $seat } puts a gate { $edge }.

because-locked = A gate holds the tile at { $cell } for ever.
because-no_double_wall = No gate can stand { $edge }: two printed walls of your tiles must face each other there, and there must be no gate yet.
because-gate_not_needed = No gate may stand { $edge }: it would open no way that is needed for this.

interaction-vizier-city_gates-1 = A tile bought with the vizier’s favour may be laid with a gate; the gate card itself can only be taken in your turn.
interaction-squares-city_gates-1 = Squares have printed walls, so a gate can stand there and then locks the square. A building behind the gate is no neighbour that the square counts.
interaction-exchange_offices-city_gates-1 = Who takes money chooses: money, or one exchange office, or the gate card.

notice-city_gates-offer = A gate card can be taken
notice-city_gates-held = Gate cards in hand: { $cards }

guide-turn-action-city_gates = or take the gate card beside the display
guide-turn-place-city_gates = a gate card may open a double wall, if the move needs it
guide-turn-refill-city_gates = a gate card lies beside the display
because-nothing_there-GAT-3 = No gate card lies open.
because-not_in_hand-GAT-6 = Each gate takes a gate card, and you do not have that many.
