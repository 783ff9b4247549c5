module-walls-name = The City Walls
module-walls-summary = Wooden walls that you add to your own tiles: they close gaps and lengthen your city wall.
module-walls-setup-1 = When the money deck has been cut into five piles, shuffle the eight wall cards and mix two face down into each of piles 2, 3, 4 and 5. Lay the twelve wooden pieces ready.
module-walls-action-1 = A wall card that comes up lies in the wall row beside the money display; the display is filled with money all the same. The row has no limit.
module-walls-action-2 = As an action in your turn: take one card of the row and build its one or two pieces on a single tile of yours: in your Alhambra, in your reserve, just bought, or your fountain. The card is not turned, and no further action follows.
module-walls-action-3 = Each piece needs a side without a wall. On a tile of your Alhambra it must face an empty place; on other tiles it only has to fit when you build them.
module-walls-action-4 = From then on the pieces belong to the tile like printed walls and go where it goes. The card leaves the game.

card-wall_n = wall card N
card-wall_e = wall card E
card-wall_s = wall card S
card-wall_w = wall card W
card-wall_ne = wall card N + E
card-wall_se = wall card S + E
card-wall_sw = wall card S + W
card-wall_nw = wall card N + W

move-walls-build = Build { $card } on { $tile }
move-walls-build-without-tile = Build { $card } on your fountain

event-walls-shown = A wall card comes up and lies in the wall row: { $card }.
event-walls-built = { $seat } builds { $card } on { $tile }.
event-walls-built-without-tile = { $seat } builds { $card } on the fountain.

because-not_on_offer = That card is not on offer: { $card }.
because-walls-not_your_tile = That is not one of your tiles: { $tile_full }.
because-carries_no_walls = No wooden wall can stand on this: { $tile }.
because-walled_already = There is a wall on the { $side } side already.

interaction-vizier-walls-1 = No wall card can be built with the vizier’s favour.
interaction-squares-walls-1 = Squares may get wooden walls. A building behind a double wall of wood is no neighbour that the square counts.
interaction-bonus_cards-walls-1 = A tile with wooden walls still fits its bonus card.
interaction-city_gates-walls-1 = Gates stand only where both walls are printed. A tile beside a gate may still get wooden walls on its free sides.
interaction-characters-walls-1 = The city watch counts wooden walls. The architect redesigns; he builds no wall card. If the beggar draws a wall card it goes to the row and he draws again.
interaction-camps-walls-1 = A bastion may stand against a wooden wall, even of the fountain. Camps themselves carry no wooden walls.
interaction-thieves-walls-1 = No thief takes a wall card. One that comes up after a theft goes to the row.

notice-walls-row = Wall row: { $cards }

guide-turn-action-walls = or take a wall card and build its pieces on one of your tiles
guide-turn-refill-walls = a wall card goes to its row
