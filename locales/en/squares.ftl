module-squares-name = The Squares
module-squares-summary = Free tiles that count the buildings beside them once more; you may own three.
module-squares-setup-1 = Sort the 24 squares by colour, shuffle the six stacks face down beside the yard and turn up the top square of each.
module-squares-action-1 = As an action in your turn: take one face-up square, free of charge. The next square of its stack is turned up. No further action follows.
module-squares-action-2 = You place the square with the other tiles of this turn: in your Alhambra or in your reserve. You may own three squares at most.
module-squares-action-3 = In every scoring a square counts as many buildings of its colour as stand beside it without a wall between, three at most.

tile-squares = { $kind } square

move-squares-take = Take the face-up { $kind } square

event-squares-took = { $seat } takes the { $tile_full }.
event-squares-turned_up = Turned up: { $tile_full }.

reason-extra-squares = { $count ->
    [one] one of them thanks to squares
   *[other] { $count } of them thanks to squares
}

interaction-vizier-squares-1 = With the vizier’s favour no square can be taken or placed.

notice-squares-top-title = Face up, and how many lie below
notice-squares-top = +{ $below }
tile-label-squares = □{ $letter }

guide-turn-action-squares = or take a face-up square, free of charge
guide-scored-majority-squares = squares count the buildings beside them once more
because-limit_reached-SQU-3 = You have as many squares as one player may have: { $limit }.
because-nothing_there-SQU-4 = No square of this kind is left.
because-no_gift-SQU-14 = Dirk gets no squares, for they are not bought: build yours or keep it.
