module-squares-name = Die Bauhütten
module-squares-summary = Kostenlose Plättchen, die benachbarte Gebäude noch einmal zählen; drei darfst du haben.
module-squares-setup-1 = Sortiert die 24 Bauhütten nach Farbe, legt sechs gemischte, verdeckte Stapel neben den Bauhof und deckt von jedem die oberste auf.
module-squares-action-1 = Als Aktion in deinem Zug: Nimm kostenlos eine offene Bauhütte. Die nächste ihres Stapels wird aufgedeckt. Eine weitere Aktion gibt es nicht.
module-squares-action-2 = Du legst die Bauhütte zusammen mit den anderen Plättchen dieses Zuges: in deine Alhambra oder in deine Reserve. Mehr als drei Bauhütten darfst du nicht haben.
module-squares-action-3 = In jeder Wertung zählt eine Bauhütte als so viele Gebäude ihrer Farbe, wie ohne Mauer dazwischen neben ihr stehen, höchstens drei.

tile-squares = { $kind }-Bauhütte

move-squares-take = Nimm die offene { $kind }-Bauhütte

event-squares-took = { $seat } nimmt die { $tile_full }.
event-squares-turned_up = Aufgedeckt: { $tile_full }.

reason-extra-squares = davon { $count } dank Bauhütten

interaction-vizier-squares-1 = Mit der Gunst des Wesirs kannst du eine Bauhütte weder nehmen noch legen.

notice-squares-top-title = Aufgedeckt, und wie viele verdeckt darunter liegen
notice-squares-top = +{ $below }
tile-label-squares = □{ $letter }

guide-turn-action-squares = oder nimm eine offene Bauhütte, kostenlos
guide-scored-majority-squares = Bauhütten zählen die Gebäude daneben noch einmal
because-limit_reached-SQU-3 = Du hast schon so viele Bauhütten, wie man haben darf: { $limit }.
because-nothing_there-SQU-4 = Von dieser Art ist keine Bauhütte mehr da.
because-no_gift-SQU-14 = Dirk bekommt keine Bauhütten, denn sie werden nicht gekauft: Baue oder behalte deine.
