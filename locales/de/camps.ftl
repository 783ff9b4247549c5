module-camps-name = Die Feldlager
module-camps-summary = Plättchen, die draußen vor deinen Mauern stehen und Punkte für die Plättchen in der Richtung ihrer Pfeile bringen.
module-camps-setup-1 = Mischt die 8 Feldlager unter die Gebäudeplättchen, bevor das erste Plättchen gezogen wird.
module-camps-action-1 = Ein Feldlager kaufst du vom Bauhof wie ein Gebäude: Du zahlst seinen Preis in der Währung seines Feldes, und passend bezahlt gibt es eine weitere Aktion.
module-camps-action-2 = Du legst es außen vor deine Mauern: Mindestens eine Bastion steht an der Mauer eines Plättchens. Bastionen berühren nur Mauern, grüne Seiten nur grüne Seiten anderer Lager; ein leeres Feld daneben ist immer erlaubt. Über ein Lager läuft niemand, und es braucht keinen Weg.
module-camps-action-3 = Du darfst ein Lager auch in deine Reserve legen und damit umbauen. Nach einem Umbau muss jedes Lager noch seine Mauer haben.
module-camps-action-4 = In jeder Wertung bringt jeder Pfeil eines Lagers einen Punkt für jedes Plättchen in der lückenlosen Reihe vor ihm, auch für den Brunnen. Mauern unterbrechen die Reihe nicht; ein leeres Feld oder ein anderes Lager schon.

tile-camps = Feldlager { $price }
tile-full-camps = { $tile } ({ $count ->
    [one] Bastion { $walls }
   *[other] Bastionen { $walls }
})

because-not_attached = Keine Bastion des Feldlagers auf { $cell } stünde an einer Mauer.
because-bastion_clash = Auf der Seite im { $side } von { $cell }, zu { $other } hin, würde ein Feldlager etwas Falsches berühren: Bastionen gehören an Mauern, grüne Seiten an grüne Seiten.
because-loses_outwork = Das Feldlager auf { $outwork } braucht, was jetzt auf { $cell } steht: Bastionen gehören an Mauern, grüne Seiten an grüne Seiten.
because-no_contact-CAM-10 = Ein Feldlager verbindet kein Plättchen mit deiner Alhambra, und neben { $cell } steht nichts, was das täte.

category-camps = Feldlager
reason-camps-rows = { $points ->
    [one] ein Punkt für { $tile }
   *[other] { $points } Punkte für { $tile }
}

interaction-vizier-camps-1 = Mit der Gunst des Wesirs kannst du ein Feldlager kaufen, für genau seinen Preis; du legst es sofort.
interaction-squares-camps-1 = Bauhütten zählen in der Reihe eines Feldlagers wie Gebäude, und ihre Mauern können ein Lager tragen.
interaction-exchange_offices-camps-1 = Eine Wechselstube darf helfen, ein Feldlager zu bezahlen.
interaction-bonus_cards-camps-1 = Eine aufgedeckte Bonuskarte ist kein Plättchen: In der Reihe eines Feldlagers zählt sie nicht.
interaction-city_gates-camps-1 = Wo eine Bastion an einer Mauer steht, kann kein Tor stehen. Mit einem Tor darf ein Gebäude den Platz eines Feldlagers einnehmen, wenn die Mauern passen.
interaction-diamonds-camps-1 = Diamanten bezahlen auch ein Feldlager, wo immer es auf dem Bauhof liegt.
interaction-characters-camps-1 = Der Mäzen darf ein Feldlager bezahlen, und für den Geizhals zählt ein Lager zum Preis von 10.

tile-label-camps = ⚑{ $price }

guide-turn-place-camps = Feldlager stehen draußen, mit einer Bastion an einer Mauer
guide-scored-more-camps = ein Punkt für jedes Plättchen in der Reihe eines Feldlager-Pfeils
guide-buy-camp = Feldlager
