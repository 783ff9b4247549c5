module-invaders-name = The Invaders
module-invaders-summary = After every scoring an attack from one side costs points for each outer side without a wall; scouts see it coming.
module-invaders-setup-1 = Shuffle the four attack cards into a face-down stack.
module-invaders-setup-2 = Shuffle the six scouts and turn up the top two; the other four stay face down.
module-invaders-setup-3 = Or leave the scouts in the box and turn up the top attack card: then everybody always knows where the next attack comes from.
module-invaders-action-1 = Buy a building of a type that an open scout shows and pay exactly: you take the scout and look secretly at the next attack, before you choose your further action. The scout leaves the game.
module-invaders-action-2 = Right after each scoring the next attack card is turned up. Count your open sides towards that side of the table: sides of tiles without a wall and with an empty space before them, the fountain included.
module-invaders-action-3 = The first attack costs one point for each of them, the second two, the third three, and then also one for each open side to the left and right of that. Nobody falls below 0.
module-invaders-action-4 = The attack card leaves the game. After the first and the second attack the open scouts leave it too, and two new ones are turned up.

option-open_attack_cards = Whether the next attack lies open, without scouts
option-open_attack_cards-off = no, only scouts see it
option-open_attack_cards-on = yes, everybody sees it

event-invaders-scouts_shown = { $kinds_count ->
    [0] There are no scouts left.
   *[other] Open scouts: { $kinds }.
}
event-invaders-attack_shown = The next attack comes from the { $side }.
event-invaders-scouted = { $seat } takes the scout for this type: { $kind }. The next attack comes from the { $side }.
event-invaders-scouted-without-side = { $seat } takes the scout for this type: { $kind }, and looks at the next attack.
event-invaders-attacked = Attack from the { $side }! Points lost: { $losses }.

category-invaders = Attack
reason-invaders-attack = { $points } for open sides ({ $open } on the { $side }{ $beside ->
    [0] {""}
   *[other] , { $beside } beside it
})

interaction-vizier-invaders-1 = A purchase with the vizier’s favour is paid exactly: if an open scout shows the type, you take it and look.
interaction-squares-invaders-1 = Open sides of squares are attacked like those of buildings. Taking a square wins no scout.
interaction-exchange_offices-invaders-1 = An exact sum with an exchange office wins the scout too.
interaction-city_gates-invaders-1 = Gates stand inside, on double walls: an attack never reaches them.
interaction-diamonds-invaders-1 = An exact sum in diamonds wins the scout too.
interaction-characters-invaders-1 = A building that the patron pays for is paid exactly and wins the scout. The points of the magician come after the last attack, which cannot take them.
interaction-camps-invaders-1 = A camp has no open sides, and the wall behind it is a wall. Buying a camp wins no scout.
interaction-thieves-invaders-1 = If a theft turns up a scoring card, the scoring and its attack come at once, between the turns.
interaction-walls-invaders-1 = A wooden wall closes a side like a printed one.
interaction-change-invaders-1 = Coins help to pay exactly, and so to win a scout.
interaction-street_trader-invaders-1 = The trader does not protect the side it stands before. Its residents score before the attack.
interaction-treasure_chamber-invaders-1 = Chests score before the attack. Buying chests wins no scout.
interaction-master_builders-invaders-1 = A master builder counts 3 in an exact payment for a scout. The redesign at the end of a turn comes before a scoring and its attack.

notice-invaders-scouts = Open scouts: { $kinds } (face down: { $left })
notice-invaders-next = Next attack: { $side }
notice-invaders-seen = You saw the next attack, from the { $side }
notice-invaders-past = Attacks so far: { $sides }
notice-invaders-looked = Who knows the next attack: { $seats }

guide-turn-pay-invaders = a building of an open scout’s type, paid exactly: take the scout and look at the next attack
guide-scored-after-invaders = The attack: points for open sides towards it are lost
guide-column-scout = scout
