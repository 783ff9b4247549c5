module-walls-name = Die Stadtmauern
module-walls-summary = Hölzerne Mauern, die du an deine eigenen Plättchen baust: Sie schließen Lücken und verlängern deine Stadtmauer.
module-walls-setup-1 = Ist der Geldstapel in fünf Stapel geteilt, so mischt die acht Mauerkarten und steckt je zwei verdeckt in die Stapel 2, 3, 4 und 5. Legt die zwölf Holzmauern bereit.
module-walls-action-1 = Eine Mauerkarte, die auftaucht, liegt in der Mauerreihe neben der Geldauslage; die Auslage wird trotzdem mit Geld aufgefüllt. In der Reihe dürfen beliebig viele liegen.
module-walls-action-2 = Als Aktion in deinem Zug: Nimm eine Karte der Reihe und baue ihre ein oder zwei Mauerstücke an ein einziges eigenes Plättchen: in deiner Alhambra, in deiner Reserve, gerade gekauft, oder an deinen Brunnen. Die Karte wird nicht gedreht, und eine weitere Aktion gibt es nicht.
module-walls-action-3 = Jedes Mauerstück braucht eine Seite ohne Mauer. Bei einem Plättchen deiner Alhambra muss davor ein leeres Feld liegen; bei den anderen muss es erst passen, wenn du sie baust.
module-walls-action-4 = Von da an gehören die Stücke zum Plättchen wie aufgedruckte Mauern und gehen mit ihm überallhin. Die Karte ist aus dem Spiel.

card-wall_n = Mauerkarte N
card-wall_e = Mauerkarte O
card-wall_s = Mauerkarte S
card-wall_w = Mauerkarte W
card-wall_ne = Mauerkarte N + O
card-wall_se = Mauerkarte S + O
card-wall_sw = Mauerkarte S + W
card-wall_nw = Mauerkarte N + W

move-walls-build = Baue { $card } an { $tile }
move-walls-build-without-tile = Baue { $card } an deinen Brunnen

event-walls-shown = Eine Mauerkarte taucht auf und liegt in der Mauerreihe: { $card }.
event-walls-built = { $seat } baut { $card } an { $tile }.
event-walls-built-without-tile = { $seat } baut { $card } an den Brunnen.

because-not_on_offer = Diese Karte ist jetzt nicht zu haben: { $card }.
because-walls-not_your_tile = Das ist keines deiner Plättchen: { $tile_full }.
because-carries_no_walls = Hier passt keine Holzmauer hin: { $tile }.
because-walled_already = Auf der Seite im { $side } steht schon eine Mauer.

interaction-vizier-walls-1 = Mit der Gunst des Wesirs baust du keine Mauerkarte.
interaction-squares-walls-1 = Bauhütten dürfen Holzmauern bekommen. Ein Gebäude hinter einer doppelten Holzmauer zählt für die Bauhütte nicht.
interaction-bonus_cards-walls-1 = Ein Plättchen mit Holzmauern passt weiter zu seiner Bonuskarte.
interaction-city_gates-walls-1 = Ein Tor steht nur zwischen zwei aufgedruckten Mauern. Ein Plättchen an einem Tor darf an seinen freien Seiten noch Holzmauern bekommen.
interaction-characters-walls-1 = Die Stadtwache zählt Holzmauern mit. Der Architekt baut um; eine Mauerkarte baut er nicht. Zieht der Bettler eine Mauerkarte, kommt sie in die Reihe, und er zieht noch einmal.
interaction-camps-walls-1 = Eine Bastion darf an einer Holzmauer stehen, auch an der des Brunnens. Ein Feldlager selbst trägt keine Holzmauern.
interaction-thieves-walls-1 = Kein Dieb nimmt eine Mauerkarte. Kommt nach einem Diebstahl eine zum Vorschein, geht sie in die Reihe.

notice-walls-row = Mauerreihe: { $cards }

guide-turn-action-walls = oder nimm eine Mauerkarte und baue ihre Stücke an eines deiner Plättchen
guide-turn-refill-walls = eine Mauerkarte kommt in ihre Reihe
