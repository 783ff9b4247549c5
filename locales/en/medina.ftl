module-medina-name = The Medina
module-medina-summary = Nine tiles that nobody loves: in every scoring those with the fewest medinas lose points, and those with none lose more.
module-medina-setup-1 = Shuffle the 9 medinas among all other tiles before the first tile is drawn.
module-medina-action-1 = A medina is bought, placed, kept and redesigned like a building, with its walls; paid exactly it gives another action. It is of no type and counts in no majority.
module-medina-action-2 = At the end of every scoring everybody counts the medinas in the Alhambra, not those in the reserve. Of two with equally many, the one with the dearer medina has more.
module-medina-action-3 = In the first scoring the player with the fewest loses 3 points; in the second 6, and the one with the second fewest 3; in the third the three with the fewest lose 9, 6 and 3.
module-medina-action-4 = Whoever has no medina at all shares the first of these places with the others who have none: the minus points are added, divided and rounded up. Each of them loses 1, 2 or 3 points more, by scoring. A score may fall below 0.
module-medina-action-5 = Two players: Dirk takes part, and all his medinas count.

tile-medina = medina { $price }

category-medina = Medinas
reason-medina-too_few = { $points } points for too few medinas ({ $count ->
    [0] no medina
    [one] one medina, price { $dearest }
   *[other] { $count } medinas, the dearest { $dearest }
})

interaction-vizier-medina-1 = The vizier’s favour may buy a medina, for exactly its price.
interaction-squares-medina-1 = A medina is no neighbour for a square.
interaction-bonus_cards-medina-1 = No bonus card shows a medina.
interaction-characters-medina-1 = The patron may pay for a medina, and the one of price 10 brings the miser’s card. The wise man cannot name medinas.
interaction-camps-medina-1 = A medina counts in the row of a camp, and its wall can hold one.
interaction-walls-medina-1 = A medina may get wooden walls.
interaction-change-medina-1 = Paying too much for a medina brings coins.
interaction-street_trader-medina-1 = A medina on the trader’s cell displaces him: nobody moves in, but you may exchange a resident.
interaction-treasure_chamber-medina-1 = A medina carries no chest.
interaction-invaders-medina-1 = First the medinas cost points, then the attack. The open sides of medinas count; buying one wins no scout.
interaction-bazaars-medina-1 = A medina in the yard sets the price of the bazaars of its slot; beside a bazaar it counts nothing.
interaction-power_of_sultan-medina-1 = A medina cannot be claimed.
interaction-caravanserai-medina-1 = A medina is no building type for the price of a caravanserai.
interaction-art_of_the_moors-medina-1 = Medinas earn no culture tile.
interaction-falconers-medina-1 = A medina is none of the four tiles round a falcon.
interaction-watchtowers-medina-1 = No watchtower is bought with a medina or held by one; its open sides may touch one.
interaction-building_sites-medina-1 = A medina may be a building site; it counts once it is completed.
interaction-exchange_certificates-medina-1 = What you pay too much for a medina may be saved.

notice-medina-standing-title = Built, and what scoring { $round } would cost
notice-medina-standing = { $who } { $count ->
    [0] none
   *[other] { $count } (dearest { $dearest })
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}
tile-label-medina = ☾{ $padded }
legend-medina-1 = ☾  A medina with its price

guide-scored-after-medina = Medinas: whoever has the fewest loses points, whoever has none loses more
guide-buy-medina = medina
