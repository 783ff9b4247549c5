module-invaders-name = Die Angreifer
module-invaders-summary = Nach jeder Wertung kostet ein Angriff von einer Seite Punkte für jede Außenseite ohne Mauer; Späher sehen ihn kommen.
module-invaders-setup-1 = Mischt die vier Angriffskarten zu einem verdeckten Stapel.
module-invaders-setup-2 = Mischt die sechs Späher und deckt die obersten zwei auf; die anderen vier bleiben verdeckt.
module-invaders-setup-3 = Oder lasst die Späher in der Schachtel und deckt die oberste Angriffskarte auf: Dann wissen alle immer, woher der nächste Angriff kommt.
module-invaders-action-1 = Kaufe ein Gebäude einer Art, die ein offener Späher zeigt, und zahle passend: Du nimmst den Späher und siehst dir heimlich den nächsten Angriff an, noch bevor du eine weitere Aktion wählst. Der Späher verlässt das Spiel.
module-invaders-action-2 = Direkt nach jeder Wertung wird die nächste Angriffskarte aufgedeckt. Zähle deine offenen Seiten in dieser Richtung: Seiten von Plättchen ohne Mauer und mit einem leeren Platz davor, der Brunnen gehört dazu.
module-invaders-action-3 = Der erste Angriff kostet einen Punkt je offene Seite, der zweite zwei, der dritte drei, und dann auch noch einen für jede offene Seite links und rechts davon. Niemand fällt unter 0.
module-invaders-action-4 = Die Angriffskarte verlässt das Spiel. Nach dem ersten und dem zweiten Angriff gehen auch die offenen Späher, und zwei neue werden aufgedeckt.

option-open_attack_cards = Ob der nächste Angriff offen liegt, ohne Späher
option-open_attack_cards-off = nein, nur Späher sehen ihn
option-open_attack_cards-on = ja, alle sehen ihn

event-invaders-scouts_shown = { $kinds_count ->
    [0] Es gibt keine Späher mehr.
   *[other] Offene Späher: { $kinds }.
}
event-invaders-attack_shown = Der nächste Angriff kommt aus { $side }.
event-invaders-scouted = { $seat } nimmt den Späher für diese Art: { $kind }. Der nächste Angriff kommt aus { $side }.
event-invaders-scouted-without-side = { $seat } nimmt den Späher für diese Art: { $kind }, und sieht sich den nächsten Angriff an.
event-invaders-attacked = Angriff aus { $side }! Verlorene Punkte: { $losses }.

category-invaders = Angriff
reason-invaders-attack = { $points } für offene Seiten ({ $open } im { $side }{ $beside ->
    [0] {""}
   *[other] , { $beside } daneben
})

interaction-vizier-invaders-1 = Ein Kauf mit der Gunst des Wesirs ist passend bezahlt: Zeigt ein offener Späher diese Art, nimmst du ihn und siehst nach.
interaction-squares-invaders-1 = Offene Seiten von Bauhütten werden angegriffen wie die von Gebäuden. Eine Bauhütte zu nehmen bringt keinen Späher.
interaction-exchange_offices-invaders-1 = Auch ein passender Betrag mit einer Wechselstube bringt den Späher.
interaction-city_gates-invaders-1 = Tore stehen innen, auf Doppelmauern: Ein Angriff kommt nie dorthin.
interaction-diamonds-invaders-1 = Auch ein passender Betrag in Diamanten bringt den Späher.
interaction-characters-invaders-1 = Ein Gebäude, das der Mäzen bezahlt, ist passend bezahlt und bringt den Späher. Die Punkte des Magiers kommen nach dem letzten Angriff, der sie also nicht nehmen kann.
interaction-camps-invaders-1 = Ein Feldlager hat keine offenen Seiten, und die Mauer dahinter ist eine Mauer. Ein Feldlager zu kaufen bringt keinen Späher.
interaction-thieves-invaders-1 = Kommt nach einem Diebstahl eine Wertungskarte, so folgen die Wertung und ihr Angriff sofort, zwischen den Zügen.
interaction-walls-invaders-1 = Eine hölzerne Mauer schließt eine Seite wie eine gedruckte.
interaction-change-invaders-1 = Münzen helfen, passend zu zahlen, und damit zu einem Späher.
interaction-street_trader-invaders-1 = Der Händler schützt die Seite nicht, vor der er steht. Seine Bewohner werden vor dem Angriff gewertet.
interaction-treasure_chamber-invaders-1 = Truhen werden vor dem Angriff gewertet. Truhen zu kaufen bringt keinen Späher.
interaction-master_builders-invaders-1 = Ein Baumeister zählt 3 in einer passenden Zahlung für einen Späher. Der Umbau am Ende eines Zuges kommt vor einer Wertung und ihrem Angriff.

notice-invaders-scouts = Offene Späher: { $kinds } (verdeckt: { $left })
notice-invaders-next = Nächster Angriff: { $side }
notice-invaders-seen = Du hast den nächsten Angriff gesehen: { $side }
notice-invaders-past = Bisherige Angriffe: { $sides }
notice-invaders-looked = Wer den nächsten Angriff kennt: { $seats }

guide-turn-pay-invaders = ein Gebäude der Art eines offenen Spähers, passend bezahlt: nimm den Späher und sieh dir den nächsten Angriff an
guide-scored-after-invaders = Der Angriff: Offene Seiten zu ihm hin kosten Punkte
guide-column-scout = Späher
