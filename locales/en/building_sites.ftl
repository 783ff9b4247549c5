module-building_sites-name = The Building Sites
module-building_sites-summary = Take a building for half its price: its walls stand at once, the building counts when you have completed it for the full price in a secret currency.
module-building_sites-setup-1 = Shuffle the 8 site tiles, two of each currency, and lay them out with the scaffold up. Nobody knows which is which.
module-building_sites-action-1 = As an action: take a tile of the yard as a building site for at least half its price, rounded down, in the currency of its slot. This is never paid exactly, so it is the last action of your turn.
module-building_sites-action-2 = Right after paying you look at two site tiles, put one on the tile, scaffold up, and mix the other back in. Only you know the currency. The last site tile is taken without a choice; with none left no site can be set up.
module-building_sites-action-3 = A site is built or kept like any tile and stays a site through every redesign. Its walls count; apart from that it has no type, no colour and no price, and Dirk does not get it.
module-building_sites-action-4 = As an action: complete one of your sites, in the Alhambra or in the reserve, for at least its full price in the currency on its site tile. What you paid before is not deducted. Paid exactly, you have a further action. The site tile leaves the game.
module-building_sites-action-5 = When the game ends, before the last tiles are given out, the sites in every Alhambra are turned over: of each currency that shows up there, its owner discards all money cards in hand. Sites in the reserve stay as they are. Unfinished buildings do not count in the last scoring.

question-building_sites_choose = Which site tile do you put on your building, { $seat }?
topic-building_sites_choose = first the site tile is chosen

move-building_sites-set_up = Take { $tile_full } as a building site with { $pay }
move-building_sites-choose = Put the { $currency } site tile on it
move-building_sites-complete = Complete { $tile_full } with { $pay }

event-building_sites-set_up = { $seat } makes a building site of { $tile }.
event-building_sites-drew = { $seat } draws from the site tiles: { $sites }.
event-building_sites-drew-without-sites = { $seat } looks at site tiles.
event-building_sites-chose = { $seat } puts the { $site } site tile on the building.
event-building_sites-chose-without-site = { $seat } puts a site tile on the building; only { $seat } knows which.
event-building_sites-completed = { $seat } completes { $tile } with { $paid }; the site tile showed { $currency }.{ $exact ->
    [yes] {" "}Paid exactly: a further action.
   *[no] {""}
}
event-building_sites-revealed = { $seat } turns over the site on { $tile }: { $currency }.
event-building_sites-voided = Worthless now, { $seat } discards: { $cards }.

because-building_sites-no_site = That can never be a building site: { $tile_full }.
because-building_sites-no_own_site = You have no such building site in your Alhambra or your reserve: { $tile_full }.
because-building_sites-not_drawn = You did not draw a { $currency } site tile.

interaction-vizier-building_sites-1 = The vizier’s favour sets up no building site and completes none.
interaction-squares-building_sites-1 = An unfinished building beside a square does not count for it. Squares are never sites.
interaction-exchange_offices-building_sites-1 = An exchange office may help to set up and to complete, if it shows the currency you have to pay.
interaction-bonus_cards-building_sites-1 = A bonus card may be shown only when its building has been completed.
interaction-city_gates-building_sites-1 = A gate may stand at a building site.
interaction-diamonds-building_sites-1 = Diamonds alone may pay for setting up and for completing. They never become worthless.
interaction-characters-building_sites-1 = The patron neither sets up nor completes. The miser takes his card if you set up a tile with a printed price of 10 or more, not for completing.
interaction-camps-building_sites-1 = In the row of a camp an unfinished tile gives no point and does not end the row. Camps are never sites.
interaction-walls-building_sites-1 = A wooden wall may stand on a building site and counts at once.
interaction-change-building_sites-1 = You draw coins for what you pay over the half price, and over the full price when you complete. Coins never become worthless.
interaction-street_trader-building_sites-1 = A building site on the trader’s cell displaces him: nobody moves in, but you may exchange a resident. Nobody moves in later either, unless you complete it in the reserve and build it then.
interaction-treasure_chamber-building_sites-1 = No chest stands on a building site; completed, it can get one the next time chests are placed.
interaction-master_builders-building_sites-1 = Master builders may pay for setting up and completing. At the end those of a currency on your sites are worthless too.
interaction-invaders-building_sites-1 = The sides of a site count in an attack as on any tile. Neither setting up nor completing wins a scout.
interaction-bazaars-building_sites-1 = An unfinished building beside a bazaar does not count for it. Bazaars are never sites.
interaction-power_of_sultan-building_sites-1 = A tile that a sultan card claims is finished: it costs nothing and gets no site tile.
interaction-caravanserai-building_sites-1 = The type of a site counts for a caravanserai when it has been completed. At the end the value of a caravanserai stays.
interaction-art_of_the_moors-building_sites-1 = A building site counts for a culture tile from the turn in which you complete it.
interaction-falconers-building_sites-1 = A site may be one of the four tiles round a falcon, but brings no colour.
interaction-watchtowers-building_sites-1 = No watchtower comes with a site, and a site holds none by its colour.

notice-building_sites-left = Site tiles left: { $left }
notice-building_sites-sites-title = Building sites
notice-building_sites-sites = { $seat }: { $tiles }
notice-building_sites-revealed-title = Turned over
notice-building_sites-revealed = { $tile }: { $currency }
notice-building_sites-own-title = Yours, seen by you alone
notice-building_sites-own = { $tile }: { $currency }
notice-building_sites-drawn = Drawn, seen by you alone: { $currencies }
notice-building_sites-choosing = Waits for its site tile: { $tile }
sign-scaffold = #
legend-building_sites-1 = #  A building site: only its walls count

guide-turn-action-building_sites = or take a tile as a building site (your last action), or complete one
guide-turn-pay-building_sites = look secretly at two site tiles, keep one
guide-scored-majority-building_sites = a building site counts for nothing but its walls
guide-end-closing-building_sites = First the building sites in the Alhambras are turned over: money cards of their currencies are worthless to their owner.
guide-buy-site = site, set up
guide-buy-site-price = half the price, rounded down, in the currency of its slot
guide-buy-finish = site, done
guide-buy-finish-price = the whole price, in the hidden currency of the site
because-nothing_there-SIT-5 = No site tile is left, so no site can be set up.
because-not_now-SIT-25 = With the vizier’s favour you cannot set up or complete a building site.
because-too_little-SIT-2 = As a building site it costs { $price }; you offer only { $paid }.
because-no_gift-SIT-10 = Dirk gets no building site: build { $tile } or keep it.
