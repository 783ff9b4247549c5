module-watchtowers-name = Die Wachtürme
module-watchtowers-summary = Achtzehn Eckstücke, die du zu einem Gebäude kaufst: Sie verbinden Plättchen, schließen die Mauer und bringen in der längsten Mauer Punkte.
module-watchtowers-setup-1 = Legt die 18 Wachtürme offen bereit, drei von jeder Gebäudeart.
module-watchtowers-action-1 = Wenn du ein Gebäude aus dem Bauhof kaufst, darfst du einen Wachturm seiner Art dazunehmen. Du bezahlst eine Summe: den Preis und 6 mehr vor der ersten Wertung, 4 mehr vor der zweiten, 2 mehr danach. Nur die ganze Summe, passend bezahlt, bringt noch eine Aktion.
module-watchtowers-action-2 = Du legst ihn zusammen mit allem anderen Gekauften, aber nur in deine Alhambra, und darfst ihn beliebig drehen. Mindestens eine seiner zwei kurzen Seiten berührt eine offene Seite eines Gebäudes seiner Art; es muss nicht das gekaufte sein. Passt er nirgends, wenn alles andere liegt, kommt er zurück, und dein Geld ist weg.
module-watchtowers-action-3 = Die kurzen Seiten sind offen: Keine Mauer darf sie berühren, und man geht über den Wachturm von der einen zur anderen. Die andere Hälfte seines Feldes bleibt für immer leer und muss nach außen offen bleiben.
module-watchtowers-action-4 = Ein Wachturm geht nie wieder weg. Nach einem Umbau muss er noch ein Gebäude seiner Art neben sich haben und keine Mauer an seinen kurzen Seiten.
module-watchtowers-action-5 = Die lange Seite eines Wachturms ist ein Stück Außenmauer. In der längsten Mauer, gezählt in Stücken, bringt jeder Wachturm 2 Punkte mehr; von gleich langen Mauern zählt die mit den meisten Wachtürmen.

tile-watchtowers = Wachturm ({ $kind })
tile-full-watchtowers = { $tile }

move-watchtowers-buy = Kaufe { $tile_full } und einen Wachturm mit { $pay }

event-watchtowers-added = { $seat } bekommt einen Wachturm dazu: { $tile }.
event-returned = In der Alhambra von { $seat } ist kein Platz, also geht das zurück: { $tile }.

because-watchtowers-nothing_with = Dazu gibt es keinen Wachturm: { $tile_full }.
because-stays_for_ever = Der Wachturm auf { $cell } bleibt für immer stehen.
because-occupied-WAT-11 = Auf { $cell } steht ein Wachturm: Dort wird nie etwas anderes gebaut.
because-no_contact-WAT-14 = Auf { $cell } würde keine kurze Seite des Wachturms deine Alhambra berühren.
because-no_contact-WAT-16 = Auf { $cell } läge ein Plättchen nur neben der leeren Hälfte eines Wachturms, und das verbindet es nicht mit deiner Alhambra.
because-wall_meets_gap-WAT-13 = Im { $side } von { $cell } träfe eine Mauer auf eine kurze Seite eines Wachturms, zu { $other } hin.
because-none_left-WAT-2 = Kein Wachturm dieser Art ist mehr da: { $kind }.
because-too_little-WAT-3 = Mit einem Wachturm kostet das { $price }; du bietest nur { $paid }.

category-watchtowers = Wachtürme
reason-watchtowers-turrets = { $points ->
    [one] ein Punkt für die Wachtürme in der längsten Mauer
   *[other] { $points } Punkte für die Wachtürme in der längsten Mauer
} ({ $count ->
    [one] ein Wachturm in der längsten Mauer
   *[other] { $count } Wachtürme in der längsten Mauer
})

interaction-vizier-watchtowers-1 = Mit der Gunst des Wesirs darfst du auch einen Wachturm kaufen, wenn du die ganze Summe genau triffst. Beides legst du sofort.
interaction-squares-watchtowers-1 = Eine Bauhütte trägt keinen Wachturm, auch nicht von ihrer Farbe, und ein Wachturm ist kein Gebäude neben ihr.
interaction-exchange_offices-watchtowers-1 = Eine Wechselstube darf helfen, Gebäude und Wachturm zusammen zu bezahlen.
interaction-city_gates-watchtowers-1 = Auf einem Wachturm steht kein Tor.
interaction-diamonds-watchtowers-1 = Mit Diamanten bezahlst du Gebäude und Wachturm zusammen oder keines von beiden.
interaction-characters-watchtowers-1 = Der Mäzen bezahlt nur ein Gebäude, nie mit Wachturm. Der Geizhals schaut auf den Preis des Gebäudes. Die Stadtwache zählt die Stücke der Mauer, auch lange Seiten, und nicht die Punkte der Wachtürme.
interaction-camps-watchtowers-1 = Zu einem Feldlager gibt es keinen Wachturm, und keines darf seine kurzen Seiten berühren. An einem Wachturm endet die Reihe eines Feldlagers.
interaction-walls-watchtowers-1 = Auf einem Wachturm und dort, wo eine kurze Seite ein Plättchen berührt, steht keine Holzmauer; neben seiner leeren Hälfte darf eine stehen.
interaction-change-watchtowers-1 = Das Wechselgeld rechnest du über die ganze Summe, und Münzen dürfen sie mitbezahlen.
interaction-street_trader-watchtowers-1 = Ein Wachturm auf dem Feld des Händlers verdrängt ihn: Niemand zieht ein, aber du darfst einen Bewohner tauschen. Neben nichts als einem Wachturm kann der Händler nicht stehen.
interaction-master_builders-watchtowers-1 = Ein Baumeister darf Gebäude und Wachturm mitbezahlen. Sein Umbau muss jedem Wachturm sein Gebäude lassen.
interaction-invaders-watchtowers-1 = Ein Wachturm hat keine offenen Seiten. Eine Seite, die eine kurze Seite berührt, ist zu; eine an seiner leeren Hälfte ist offen. Passend bezahlt, bringen Gebäude und Wachturm einen Späher.
interaction-bazaars-watchtowers-1 = Zu einem Basar gibt es keinen Wachturm, ein Basar allein trägt keinen, und er zählt sie nicht.
interaction-power_of_sultan-watchtowers-1 = Ein Plättchen, das du beanspruchst, bringt keinen Wachturm.
interaction-caravanserai-watchtowers-1 = Was deine Karawanserei zeigt, darf Gebäude und Wachturm mitbezahlen.
interaction-falconers-watchtowers-1 = Ein Wachturm ist keines der vier Plättchen um einen Falken.

notice-watchtowers-left = Übrig (Aufpreis { $surcharge })
tile-label-watchtowers = ♜{ $letter }
legend-watchtowers-1 = ♜  Ein Wachturm: Er steht auf seiner Seite der langen Mauer ╲ oder ╱, die andere Hälfte bleibt leer

guide-turn-action-watchtowers = zu einem Gebäude des Grundspiels lässt sich ein Wachturm seiner Farbe kaufen
guide-turn-place-watchtowers = ein Wachturm kommt in die Alhambra, beliebig gedreht, eine kurze Seite an einem Gebäude seiner Farbe; nie in die Reserve
guide-scored-wall-watchtowers = 2 Punkte mehr für jeden Wachturm darin
guide-buy-watchtower = + Wachturm
guide-buy-watchtower-price = 6 mehr; 4 nach der ersten Wertung, 2 nach der zweiten
