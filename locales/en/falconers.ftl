module-falconers-name = The Falconers
module-falconers-summary = Falcons sit on corners where four of your tiles meet; each costs one card, and birds of the same colour pay more and more.
module-falconers-setup-1 = Lay out all 15 falcons, five black, five brown and five white, so that everybody sees the two building colours on each.
module-falconers-action-1 = As the only action of your turn: buy one or more falcons, one after the other. Each costs exactly one card of your hand and is set at once. You cannot do this with an action won by paying exactly.
module-falconers-action-2 = Any money card pays, whatever its value; so does a diamond or a master builder. There is no change and no further action.
module-falconers-action-3 = A falcon goes on a corner where four tiles of your Alhambra meet: buildings of the base game or the fountain. Both colours on the falcon must be among them; the fountain has none. Walls do not matter. One falcon sits on each corner.
module-falconers-action-4 = A falcon never moves. If one of its four tiles is removed or exchanged, it goes back, and anybody may buy it again.
module-falconers-action-5 = In every scoring your falcons of each bird bring 2, 6, 12, 20 or 30 points for 1 to 5 of them.

thing-black-1 = black falcon 1 (pavilion, tower)
thing-black-2 = black falcon 2 (seraglio, tower)
thing-black-3 = black falcon 3 (seraglio, garden)
thing-black-4 = black falcon 4 (arcades, garden)
thing-black-5 = black falcon 5 (arcades, chambers)
thing-brown-1 = brown falcon 1 (pavilion, seraglio)
thing-brown-2 = brown falcon 2 (pavilion, arcades)
thing-brown-3 = brown falcon 3 (arcades, tower)
thing-brown-4 = brown falcon 4 (chambers, tower)
thing-brown-5 = brown falcon 5 (chambers, garden)
thing-white-1 = white falcon 1 (seraglio, arcades)
thing-white-2 = white falcon 2 (seraglio, chambers)
thing-white-3 = white falcon 3 (pavilion, chambers)
thing-white-4 = white falcon 4 (pavilion, garden)
thing-white-5 = white falcon 5 (garden, tower)

question-falconers_more = Another falcon, { $seat }?
topic-falconers_more = falcons are being bought, and nothing else in this turn

move-falconers-set = Buy a falcon with { $card } and set it on corner { $at }: { $falcon }

event-falconers-set = { $seat } buys a falcon with { $card } and sets it on corner { $at }: { $falcon }.
event-falconers-enough = { $seat } buys no further falcon.
event-falconers-returned = A falcon of { $seat } flies back, for one of its four tiles is gone: { $falcon }.

because-falconers-no_four = No falcon can sit on corner { $corner }: there are not four tiles of the base game round it.
because-falconers-colour_missing = None of the tiles round corner { $corner } has this colour: { $kind }.
because-falconers-corner_taken = A falcon sits on corner { $corner } already.

category-falconers = Falcons
reason-falconers-falcons = { $points ->
    [one] one point for falcons
   *[other] { $points } points for falcons
} ({ $black } black, { $brown } brown, { $white } white)

interaction-vizier-falconers-1 = Between two turns nobody buys falcons.
interaction-squares-falconers-1 = A square is none of the four tiles round a falcon.
interaction-exchange_offices-falconers-1 = An exchange office pays for no falcon.
interaction-city_gates-falconers-1 = Tiles under a gate stay, so no falcon is lost through them. A gate card pays for no falcon.
interaction-diamonds-falconers-1 = A diamond pays for a falcon like any money card.
interaction-characters-falconers-1 = What characters do at the start or the end of a turn goes with falcons. If the architect takes away one of the four tiles, the falcon flies back.
interaction-camps-falconers-1 = A field camp is none of the four tiles round a falcon.
interaction-thieves-falconers-1 = A thief card pays for no falcon, and between two turns nobody buys one.
interaction-walls-falconers-1 = Wooden walls do not bother falcons.
interaction-change-falconers-1 = Coins pay for no falcon, and falcons never bring change.
interaction-street_trader-falconers-1 = Residents and falcons do not bother each other.
interaction-treasure_chamber-falconers-1 = Chests and falcons do not bother each other.
interaction-master_builders-falconers-1 = A master builder pays for a falcon and leaves the game. If another one then takes away one of the four tiles, the falcon flies back.
interaction-bazaars-falconers-1 = A bazaar is none of the four tiles round a falcon.
interaction-power_of_sultan-falconers-1 = While a tile is claimed nobody buys falcons.
interaction-caravanserai-falconers-1 = The step of a caravanserai is no action: falcons may follow. The value of a caravanserai pays for no falcon.
interaction-art_of_the_moors-falconers-1 = Falcons are the only action of a turn, so there is no developing in the same turn.

notice-falconers-for_sale-title = For sale { $bird_sign }
notice-falconers-for_sale = { $falcon_key ->
    [black-1] black 1
    [black-2] black 2
    [black-3] black 3
    [black-4] black 4
    [black-5] black 5
    [brown-1] brown 1
    [brown-2] brown 2
    [brown-3] brown 3
    [brown-4] brown 4
    [brown-5] brown 5
    [white-1] white 1
    [white-2] white 2
    [white-3] white 3
    [white-4] white 4
   *[white-5] white 5
} { $colours_letters }
notice-falconers-set-title = { $seat } ({ $sum ->
    [one] one point
   *[other] { $sum } points
})
notice-falconers-set = { $bird_sign } { $falcon_key ->
    [black-1] black 1
    [black-2] black 2
    [black-3] black 3
    [black-4] black 4
    [black-5] black 5
    [brown-1] brown 1
    [brown-2] brown 2
    [brown-3] brown 3
    [brown-4] brown 4
    [brown-5] brown 5
    [white-1] white 1
    [white-2] white 2
    [white-3] white 3
    [white-4] white 4
   *[white-5] white 5
} at { $at }
sign-falcon-black = ●
sign-falcon-brown = ◐
sign-falcon-white = ○
legend-falconers-1 = ● ◐ ○  Falcons on a corner: black, brown, white. The corner 1,1 is the south-western one of the cell 1,1

guide-turn-action-falconers = or, as your only action, set falcons where four tiles meet, each for one card of your hand
guide-scored-more-falconers = falcons of one colour: 2, 6, 12, 20, 30
guide-buy-falcon = falcon
guide-buy-falcon-price = one money card of your hand, whatever its value
because-nothing_there-FAL-1 = That falcon has been taken.
because-not_now-FAL-2 = Falcons can be bought only as the one action of your turn: { $topic }.
because-pays_nothing_here-FAL-5 = A falcon costs a money card from your hand, and this is none: { $card }.
