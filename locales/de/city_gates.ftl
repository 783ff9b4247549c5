module-city_gates-name = Die Stadttore
module-city_gates-summary = Durch ein Tor in einer doppelten Mauer kann man gehen: So baust du auch hinter deinen eigenen Mauern.
module-city_gates-setup-1 = Nehmt für jede Person ein Tor und eine Torkarte. Ist der Geldstapel in fünf Stapel geteilt, so mischt die Torkarten verdeckt in die Stapel 3, 4 und 5, so gleichmäßig wie möglich; was übrig ist, kommt in den früheren Stapel.
module-city_gates-action-1 = Eine Torkarte, die auftaucht, liegt neben der Geldauslage, immer nur eine; eine weitere kommt auf den Ablagestapel. Als Aktion darfst du sie statt Geld nehmen, und nichts anderes dazu.
module-city_gates-action-2 = Wenn du ein Plättchen legst oder umbaust, darfst du Torkarten ausspielen: Jede setzt ein Tor dorthin, wo zwei aufgedruckte Mauern deiner Alhambra aneinanderstoßen, und man kann hindurchgehen. Nur wenn der Zug ohne das Tor nicht möglich ist; alle anderen Bauregeln gelten weiter.
module-city_gates-action-3 = Ein Tor bleibt für immer, und die beiden Plättchen daneben kannst du nicht mehr entfernen oder tauschen. Die Karte ist aus dem Spiel. Die Mauern bleiben Mauern, und nicht gespielte Karten sind nichts wert.

card-gate = Torkarte

move-city_gates-take = Nimm die Torkarte
move-city_gates-build = Baue { $tile_full } auf { $at } mit { $gates_count ->
    [one] einem Tor
   *[other] Toren
} { $gates }
move-city_gates-add = Umbau: Baue { $tile_full } aus deiner Reserve auf { $at } mit { $gates_count ->
    [one] einem Tor
   *[other] Toren
} { $gates }
move-city_gates-remove = Umbau: Lege, was auf { $at } steht, in deine Reserve, mit { $gates_count ->
    [one] einem Tor
   *[other] Toren
} { $gates }
move-city_gates-exchange = Umbau: Tausche, was auf { $at } steht, gegen { $tile_full } aus deiner Reserve, mit { $gates_count ->
    [one] einem Tor
   *[other] Toren
} { $gates }

event-city_gates-offered = Eine Torkarte taucht auf und liegt zum Nehmen bereit.
event-city_gates-discarded = Noch eine Torkarte taucht auf: Sie kommt auf den Ablagestapel.
event-city_gates-took = { $seat } nimmt die Torkarte.
event-city_gates-opened = { $seat } setzt ein Tor { $edge }.

because-locked = Ein Tor hält das Plättchen auf { $cell } für immer fest.
because-no_double_wall = Ein Tor { $edge } ist nicht möglich: Dort müssen zwei aufgedruckte Mauern deiner Plättchen aneinanderstoßen, noch ohne Tor.
because-gate_not_needed = Ein Tor { $edge } ist nicht erlaubt: Es würde keinen Weg öffnen, der hierfür nötig ist.

interaction-vizier-city_gates-1 = Ein Plättchen, das du mit der Gunst des Wesirs kaufst, darfst du mit einem Tor legen; die Torkarte selbst nimmst du nur in deinem Zug.
interaction-squares-city_gates-1 = Bauhütten haben aufgedruckte Mauern, also kann dort ein Tor stehen; die Bauhütte liegt dann fest. Ein Gebäude hinter dem Tor zählt für die Bauhütte nicht.
interaction-exchange_offices-city_gates-1 = Wer Geld nimmt, wählt: Geld, oder eine Wechselstube, oder die Torkarte.

notice-city_gates-offer = Eine Torkarte liegt bereit
notice-city_gates-held = Torkarten auf der Hand: { $cards }

guide-turn-action-city_gates = oder nimm die Torkarte neben der Auslage
guide-turn-place-city_gates = eine Torkarte darf eine Doppelmauer öffnen, wenn der Zug das braucht
guide-turn-refill-city_gates = eine Torkarte kommt neben die Auslage
because-nothing_there-GAT-3 = Es liegt keine Torkarte offen.
because-not_in_hand-GAT-6 = Jedes Tor kostet eine Torkarte, und so viele hast du nicht.
