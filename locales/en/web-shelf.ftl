## Shelves: what modules show at the table. After a name, one number with its word.

shelf-sum-vizier = { $n } awake
shelf-sum-squares = { $n } left
shelf-sum-bonus_cards = { $n } hidden
shelf-sum-city_gates = { $n } held
shelf-sum-characters = { $n } won
shelf-sum-walls = { $n } in the row
shelf-sum-thieves = { $n } held
shelf-sum-change = { $n } in the bag
shelf-sum-street_trader = { $n ->
    [one] { $n } resident
   *[other] { $n } residents
}
shelf-sum-treasure_chamber = { $n ->
    [one] { $n } room, { $price }
   *[other] { $n } rooms, { $price } each
}
shelf-sum-invaders = { $n ->
    [0] no attack yet
    [one] { $n } attack
   *[other] { $n } attacks
}
shelf-sum-bazaars = { $n } for sale
shelf-sum-new_score_cards = { $n } to come
shelf-sum-power_of_sultan = { $n } for sale
shelf-sum-caravanserai = { $n } for sale
shelf-sum-art_of_the_moors = { $n ->
    [one] { $n } point for you
   *[other] { $n } points for you
}
shelf-sum-falconers = { $n } for sale
shelf-sum-watchtowers = +{ $n } each
shelf-sum-building_sites = { $n } left
shelf-sum-exchange_certificates = { $n ->
    [one] { $n } stone left
   *[other] { $n } stones left
}
shelf-sum-medina = { $n ->
    [0] costs you nothing
   *[other] −{ $n } for you
}

## Captions above pictures, where the words of the lines are only heard

shelf-of-bonus_cards-hidden = Still hidden
shelf-of-bonus_cards-own = Your hidden ones
shelf-of-bonus_cards-leftover = Never shown
shelf-of-city_gates-held = Gate cards in hand
shelf-of-characters-used = Used already
shelf-of-characters-gone = Out of the game
shelf-of-characters-passed = Passed
shelf-of-thieves-held = Thieves in hand
shelf-of-thieves-own = Yours
shelf-of-change-bag = In the bag
shelf-of-street_trader-trader = With the traders
shelf-of-street_trader-living = Moved in
shelf-of-street_trader-sealed = Already chosen
shelf-of-invaders-past = Attacks so far
shelf-of-invaders-looked = They know the next attack
shelf-of-falconers-for_sale = For any one card each
shelf-of-falconers-set = Set up
shelf-of-art_of_the_moors-culture = Culture tiles: worth now, and at most

## Numbers at the end of a row

shelf-tail-street_trader-living = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shelf-tail-treasure_chamber-chests = { $n }
shelf-tail-art_of_the_moors-culture = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shelf-tail-falconers-set = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shelf-tail-medina-standing = { $n ->
    [0] none
   *[other] { $n }
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}

## On shelves

shelf-left = { $n } left
shelf-gone = gone
shelf-for = for { $n }
shelf-nothing = Nothing lies here now.
shelf-vizier-awake = Yours is awake
shelf-vizier-sleeps = Yours sleeps

## The Red Palace

shelf-abilities = Abilities
shelf-abilities-hint = { $n } of { $of }; each once a turn
shelf-sets-hint = one for everybody
shelf-used = used this turn
shelf-none-left = none is left
shelf-stock = What is left, and in the bag
shelf-pays = What the scorings to come pay
shelf-ability-swap_building = with one in the yard
shelf-ability-wall_piece = one more wall
shelf-ability-take_money = one card, any value
shelf-ability-plaza = a tile without walls
shelf-ability-half_building = of any type left
shelf-ability-preview_purchase = exactly, in one currency
shelf-ability-treat_as_exact = overpaid counts as exact
shelf-ability-redraw_building = another chip
shelf-ability-move_guard = to any free section
shelf-guards-spent = { $n ->
    [0] No guard spent
    [one] { $n } guard spent
   *[other] { $n } guards spent
}
shelf-guards-worth = on the longest wall: { $n } each
shelf-guards-own = On the longest wall / in all:
