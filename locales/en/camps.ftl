module-camps-name = The Field Camps
module-camps-summary = Tiles that stand outside, before your walls, and bring points for the tiles in line with their arrows.
module-camps-setup-1 = Mix the 8 camps among the building tiles before the first tile is drawn.
module-camps-action-1 = You buy a camp from the yard like a building: its price in the currency of its slot, and paid exactly it gives a further action.
module-camps-action-2 = You place it outside your walls: at least one bastion stands against a wall of a tile. Bastions touch only walls, green sides only green sides of other camps; empty neighbours are always fine. Nobody walks over a camp, and it needs no path.
module-camps-action-3 = You may also keep a camp in your reserve, and redesign with it. A redesign must leave every camp with its wall.
module-camps-action-4 = In every scoring each arrow of a camp brings one point for every tile in the unbroken row before it, the fountain included. Walls do not end the row; an empty cell or another camp does.

tile-camps = camp { $price }
tile-full-camps = { $tile } ({ $count ->
    [one] bastion { $walls }
   *[other] bastions { $walls }
})

because-not_attached = No bastion of the camp at { $cell } would stand against a wall.
because-bastion_clash = On the { $side } side of { $cell }, towards { $other }, a camp would touch something it must not: bastions go with walls, green sides with green sides.
because-loses_outwork = The camp at { $outwork } needs what stands at { $cell } now: bastions go with walls, green sides with green sides.
because-no_contact-CAM-10 = A camp joins no tile to your Alhambra, and nothing else beside { $cell } does.

category-camps = Camps
reason-camps-rows = { $points ->
    [one] one point for { $tile }
   *[other] { $points } points for { $tile }
}

interaction-vizier-camps-1 = The vizier’s favour may buy a camp, for exactly its price; it is placed at once.
interaction-squares-camps-1 = Squares count in the row of a camp like buildings, and their walls can hold a camp.
interaction-exchange_offices-camps-1 = An exchange office may help to pay for a camp.
interaction-bonus_cards-camps-1 = A revealed bonus card is no tile: it adds nothing to the row of a camp.
interaction-city_gates-camps-1 = No gate can stand where a bastion meets a wall. With a gate a building may take the place of a camp, if the walls fit.
interaction-diamonds-camps-1 = Diamonds pay for a camp too, wherever it lies in the yard.
interaction-characters-camps-1 = The patron may pay for a camp, and after buying the camp of price 10 the miser may take a card.

tile-label-camps = ⚑{ $price }

guide-turn-place-camps = camps stand outside, with a bastion against a wall
guide-scored-more-camps = one point for each tile in the row of a camp’s arrow
guide-buy-camp = camp
