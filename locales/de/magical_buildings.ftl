module-magical_buildings-name = Die magischen Gebäude
module-magical_buildings-summary = Sechs teure Gebäude, eines von jeder Art, die sich jedes Mal beim Legen in jede Richtung drehen lassen.
module-magical_buildings-setup-1 = Mischt die 6 magischen Gebäude unter die anderen Plättchen, bevor das erste gezogen wird.
module-magical_buildings-action-1 = Ein magisches Gebäude kaufst, legst, behältst und wertest du wie jedes Gebäude seiner Art.
module-magical_buildings-action-2 = Jedes Mal, wenn du es in deine Alhambra legst, wählst du eine von vier Richtungen; seine Mauern drehen sich mit. Alle Bauregeln richten sich nach den Mauern, wie sie dann stehen. In der Reserve hat es keine Richtung.
module-magical_buildings-action-3 = Ein Umbau darf ein magisches Gebäude auch drehen, wo es steht, wenn die Mauern danach passen. Was darauf steht, bleibt darauf.

option-magical_turn_in_place = Ob ein Umbau ein magisches Gebäude drehen darf, wo es steht
option-magical_turn_in_place-off = nein, nur anbauen, abbauen und tauschen
option-magical_turn_in_place-on = ja, als Umbau

tile-magical_buildings = Zauber-{ $kind } { $price }

interaction-vizier-magical_buildings-1 = Mit der Gunst des Wesirs kannst du ein magisches Gebäude kaufen; du legst es sofort, in jeder Richtung.
interaction-squares-magical_buildings-1 = Neben einer Bauhütte zählt ein magisches Gebäude für seine Farbe, wenn keine Mauer dazwischen steht.
interaction-bonus_cards-magical_buildings-1 = Keine Bonuskarte zeigt ein magisches Gebäude.
interaction-city_gates-magical_buildings-1 = Auf den aufgedruckten Mauern eines magischen Gebäudes dürfen Tore stehen, gedreht oder nicht. Ein Gebäude an einem Tor lässt sich nicht mehr drehen.
interaction-characters-magical_buildings-1 = Der Architekt darf ein magisches Gebäude drehen. Der Mäzen darf eines bezahlen, und ab Preis 10 bringt es die Karte des Geizhalses.
interaction-camps-magical_buildings-1 = Nach dem Drehen muss jedes Feldlager seine Mauer noch haben. In der Reihe eines Feldlagers zählt ein magisches Gebäude mit.
interaction-walls-magical_buildings-1 = Holzmauern bleiben an ihrem Gebäude und drehen sich mit. In der Alhambra zeigt eine Mauerkarte zum Norden des Tisches, in der Reserve zum aufgedruckten Norden.
interaction-change-magical_buildings-1 = Wer für ein magisches Gebäude zu viel bezahlt, bekommt Münzen.
interaction-street_trader-magical_buildings-1 = In ein magisches Gebäude darf ein Bewohner seiner Farbe einziehen; er bleibt, wenn es gedreht wird.
interaction-treasure_chamber-magical_buildings-1 = Ein magisches Gebäude trägt eine Truhe seiner Farbe; sie bleibt, wenn es gedreht wird.
interaction-master_builders-magical_buildings-1 = Der Umbau eines Baumeisters darf ein magisches Gebäude drehen.
interaction-invaders-magical_buildings-1 = Passend bezahlt bringt ein magisches Gebäude einen Späher seiner Art. Seine Seiten sind offen oder zu, wie es steht.
interaction-bazaars-magical_buildings-1 = Neben einem Basar zählt ein magisches Gebäude für seine Farbe; im Bauhof bestimmt es den Preis.
interaction-new_score_cards-magical_buildings-1 = Ein magisches Gebäude zählt für seine Art mit; die Wertungskarte sagt, was der Platz wert ist.
interaction-power_of_sultan-magical_buildings-1 = Ein magisches Gebäude lässt sich mit einer Karte seiner Art beanspruchen und in jeder Richtung legen.
interaction-caravanserai-magical_buildings-1 = Für den Preis einer Karawanserei zählt die Art eines magischen Gebäudes.
interaction-art_of_the_moors-magical_buildings-1 = Ein magisches Gebäude bringt kein Kulturplättchen: Das tun nur Gebäude des Grundspiels.
interaction-falconers-magical_buildings-1 = Ein magisches Gebäude ist keines der vier Plättchen um einen Falken: Das sind nur Gebäude des Grundspiels.
interaction-watchtowers-magical_buildings-1 = Mit einem magischen Gebäude kauft man keinen Wachturm, aber seine Farbe hält einen. Beim Drehen darf keine Mauer an die kurze Seite eines Wachturms kommen.
interaction-building_sites-magical_buildings-1 = Ein magisches Gebäude darf eine Baustelle sein und auch als Baustelle gedreht werden.
interaction-exchange_certificates-magical_buildings-1 = Was du für ein magisches Gebäude zu viel bezahlst, darfst du sparen.

tile-label-magical_buildings = { $letter }{ $padded }✦
legend-magical_buildings-1 = ✦  Ein magisches Gebäude, das du drehen darfst

guide-turn-action-magical_buildings = ein Umbau darf auch ein magisches Gebäude an seiner Stelle drehen
guide-turn-place-magical_buildings = magische Gebäude darfst du drehen
