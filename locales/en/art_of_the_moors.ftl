module-art_of_the_moors-name = The Art of the Moors
module-art_of_the_moors-summary = Two buildings of the same price earn a culture tile; turn it further with actions, and it pays in every scoring.
module-art_of_the_moors-setup-1 = Sort the 20 culture tiles into seven stacks: 6, 7, 8, 9, 10, 11 and 12/13. Put the stones beside them. Nobody starts with a tile.
module-art_of_the_moors-action-1 = At the end of your turn count your buildings of each price, in your Alhambra and in your reserve together; 12 and 13 are one price. With two or more of a price from 6 on you take its culture tile, if you do not have it yet. It starts at 0 points.
module-art_of_the_moors-action-2 = The stone on a tile shows how far it may be turned: to the highest section for which you have enough buildings of that price. It moves on at the end of a turn in which you got more.
module-art_of_the_moors-action-3 = As an action in your turn: develop. All your culture tiles are turned one section further, except those that have reached their stone. It costs nothing and brings no further action. It is allowed only if at least one tile turns.
module-art_of_the_moors-action-4 = In every scoring each of your culture tiles pays the section it has reached.
module-art_of_the_moors-action-5 = Only the 54 buildings of the base game count. A building that you give to Dirk does not count, and Dirk has no culture tiles.

thing-culture-6 = culture tile 6
thing-culture-7 = culture tile 7
thing-culture-8 = culture tile 8
thing-culture-9 = culture tile 9
thing-culture-10 = culture tile 10
thing-culture-11 = culture tile 11
thing-culture-12-13 = culture tile 12/13

move-art_of_the_moors-develop = Develop: turn all your culture tiles one section further, up to their stones

event-art_of_the_moors-took = { $seat } takes { $culture }.
event-art_of_the_moors-raised = The stone of { $seat } moves on: { $culture } may now be turned up to { $most ->
    [one] one point
   *[other] { $most } points
}.
event-art_of_the_moors-developed = { $seat } develops the culture tiles: together they now pay { $points ->
    [one] one point
   *[other] { $points } points
}.

category-art_of_the_moors = Culture tiles
reason-art_of_the_moors-culture = { $points ->
    [one] one point for { $culture }
   *[other] { $points } points for { $culture }
}

interaction-vizier-art_of_the_moors-1 = A building bought with the vizier’s favour counts at once: culture tile and stone come before the yard is filled.
interaction-squares-art_of_the_moors-1 = Squares have no price and never count for a culture tile.
interaction-bonus_cards-art_of_the_moors-1 = A bonus card is no building: it never counts for a culture tile.
interaction-diamonds-art_of_the_moors-1 = What counts for a culture tile is the printed price, however you paid.
interaction-characters-art_of_the_moors-1 = The architect’s redesign comes before the culture tiles and changes nothing about them: the reserve counts as well.
interaction-camps-art_of_the_moors-1 = Field camps never count for a culture tile, whatever their price.
interaction-change-art_of_the_moors-1 = What counts for a culture tile is the printed price, however much you paid.
interaction-street_trader-art_of_the_moors-1 = The trader is put back first, then you take culture tiles.
interaction-treasure_chamber-art_of_the_moors-1 = Chests are placed first, then you take culture tiles.
interaction-master_builders-art_of_the_moors-1 = A master builder’s redesign comes before the culture tiles and changes nothing about them.
interaction-bazaars-art_of_the_moors-1 = Bazaars never count for a culture tile.
interaction-power_of_sultan-art_of_the_moors-1 = A tile claimed with a sultan card counts at once: culture tile and stone come before the next tile is drawn.

notice-art_of_the_moors-culture-title = { $seat } ({ $sum ->
    [one] one point
   *[other] { $sum } points
})
notice-art_of_the_moors-culture = { $tile }: { $points }, up to { $most }

guide-turn-action-art_of_the_moors = or develop: all your culture tiles go one section on, up to their stones
guide-turn-end-art_of_the_moors = new culture tiles for two buildings of one price, and stones move on
guide-scored-more-art_of_the_moors = every culture tile pays what it shows
because-no_change-MOO-20 = None of your cultures would advance, so there is nothing to develop.
