module-red_palace-name = Der Rote Palast
module-red_palace-summary = Das zweite Spiel: Welches Gebäude auf ein Plättchen kommt, sagt der Zufall, drei kommende liegen offen, und Wachen auf deinen Mauern bezahlen Fähigkeiten oder bringen am Ende Punkte.
module-red_palace-setup-1 = Mischt die 54 Bodenplättchen zu einem Stapel und legt alle 54 Chips, neun jeder Art, in den Beutel. Legt Bodenplättchen auf die vier Felder des Bauhofs und die drei der Vorschau, jedes mit einem Chip aus dem Beutel.
module-red_palace-setup-2 = Wachentafel: Legt acht Standplättchen zufällig in eine Reihe, das letzte mit der unbegrenzten Seite nach oben, und vier der neun Fähigkeiten offen aus; der Rest kommt zurück in die Schachtel. Das erste Spiel nimmt die bedruckte Seite (Option guard_board).
module-red_palace-setup-3 = Zieht drei Streifen für die Wertungen, den ersten für die dritte Wertung. Legt 32 Wachen, 6 Mauerstücke, 6 Plätze und 6 halbe Gebäude bereit. Alle beginnen mit 5 Punkten.
module-red_palace-setup-4 = Wer beginnt, bestimmt das Los. Legt so viele Geldsätze offen aus, wie Leute mitspielen, jeder 20 oder etwas mehr wert. Zuerst wählt, wer zuletzt dran ist; wer beginnt, bekommt den Rest.
module-red_palace-action-1 = Was ein Plättchen kostet und wo es Mauern hat, steht auf dem Bodenplättchen; welches Gebäude es ist, sagt der Chip. Nach einem Zug rücken die Plättchen der Vorschau in die leeren Felder des Bauhofs nach.
module-red_palace-action-2 = Jeder Wehrturm eines Plättchens, das du in deine Alhambra oder deine Reserve legst, bekommt einmal eine Wache. Auf einem Mauerstück steht nie mehr als eine Wache.
module-red_palace-action-3 = Vor, zwischen und nach deinen Aktionen darfst du die vier Fähigkeiten einsetzen, jede einmal im Zug. Sie kosten Wachen deiner Wahl, aus Alhambra oder Reserve; nur wenn du keine mehr hast, Punkte: 1 je Wache, 2 nach der ersten Wertung, 3 nach der zweiten.
module-red_palace-action-4 = Bezahlte Wachen füllen die Standplättchen von links und kommen nie zurück. Je weiter rechts die letzte steht, desto mehr bringt in der dritten Wertung jede Wache auf deiner längsten Mauer.
module-red_palace-action-5 = Ein halbes Gebäude zählt für dich als halbes Gebäude seiner Art, wenn du mindestens eines davon gebaut hast. Ein Platz ist kein Gebäude; du legst ihn aber so. Ein hinzugefügtes Mauerstück ist in allem eine Mauer und bleibt auf seinem Plättchen.

## Plättchen und Mauern

tile-red_palace = Platz
tile-full-red_palace = { $tile } ({ $name }: { $count ->
    [0] ohne Mauern
    [one] Mauer { $walls }
   *[other] Mauern { $walls }
})
# Ein Bodenplättchen, dessen Chip nicht bekannt ist.
tile-bare = Bodenplättchen { $price }
tile-full-supply-red_palace = { $tile } ({ $name }: { $count ->
    [0] ohne Mauern
    [one] Mauer { $walls }
   *[other] Mauern { $walls }
}{ $tower_count ->
    [0] { "" }
    [one] ; Wehrturm { $towers }
   *[other] ; Wehrtürme { $towers }
})
section = Mauer im { $side } von { $tile } ({ $name })
section-at = Mauer im { $side } von { $tile } auf { $cell } ({ $name })

## Die neun Fähigkeiten

thing-swap_building = Gebäude tauschen
thing-wall_piece = Mauerstück
thing-take_money = Geld nehmen
thing-plaza = Platz anlegen
thing-half_building = Halbes Gebäude
thing-preview_purchase = Aus der Vorschau kaufen
thing-treat_as_exact = So gut wie passend
thing-redraw_building = Neu ziehen
thing-move_guard = Wache versetzen
ability-swap_building = tausche den Chip eines gerade gekauften Gebäudes mit einem auf dem Bauhof; die Karte ist von der Währung jenes Feldes
ability-wall_piece = eine Mauer mehr für ein gerade gekauftes Plättchen oder einen neuen Platz
ability-take_money = nimm eine Karte der Auslage, gleich welchen Wertes
ability-plaza = nimm ein Plättchen ohne Mauern, das du wie ein Gebäude legst
ability-half_building = nimm ein halbes Gebäude einer Art, die noch da ist
ability-preview_purchase = kaufe als Aktion aus der Vorschau: passend, in einer Währung deiner Wahl
ability-treat_as_exact = ein zu hoch bezahlter Kauf gilt als passend: noch eine Aktion
ability-redraw_building = gleich nach dem Bezahlen auf dem Bauhof: ein anderer Chip aus dem Beutel
ability-move_guard = versetze eine andere deiner Wachen auf ein freies Stück deiner Mauern

## Fragen

question-red_palace_money = Welchen Geldsatz nimmst du, { $seat }?
question-red_palace_abilities = Setzt du noch eine Fähigkeit ein, { $seat }?
question-red_palace_guard = Welche Wache bezahlst du, { $seat }?
question-red_palace_piece = Wohin setzt du dein Mauerstück, { $seat }?

topic-red_palace_money = zuerst wählen alle einen Geldsatz
topic-red_palace_abilities = deine Aktionen sind getan, es gibt nur noch Fähigkeiten
topic-red_palace_guard = zuerst wird die Wache für die Fähigkeit bezahlt
topic-red_palace_piece = zuerst wird das Mauerstück gesetzt

## Züge

move-red_palace-choose = Nimm Satz { $set }
move-red_palace-swap_building = Gebäude tauschen: Tausche den Chip von { $tile } mit dem von { $slot_tile } auf dem Bauhof, für { $card }
move-red_palace-swap_building-without-slot_tile = Gebäude tauschen: Tausche den Chip von { $tile } mit dem auf Feld { $slot }, für { $card }
move-red_palace-wall_piece = Mauerstück: Nimm eines für ein neues Plättchen
move-red_palace-take_money = Geld nehmen: { $card } aus der Auslage
move-red_palace-plaza = Platz anlegen: Nimm einen
move-red_palace-half_building = Halbes Gebäude: Nimm { $kind }
move-red_palace-preview_purchase = Aus der Vorschau kaufen: { $space_tile_full } mit { $pay }, dazu { $card }
move-red_palace-preview_purchase-without-space_tile = Kaufe von Feld { $space } der Vorschau mit { $pay }, dazu { $card }
move-red_palace-treat_as_exact = So gut wie passend: Dein Kauf bringt noch eine Aktion
move-red_palace-redraw_building = Neu ziehen: ein anderer Chip für das gerade Gekaufte
move-red_palace-move_guard = Versetze eine Wache: von { $from } nach { $to }
move-red_palace-pay = Bezahle diese Wache: { $guard }
move-red_palace-set = Setze das Mauerstück: { $section }

## Was geschieht

event-red_palace-board = Die Fähigkeiten dieses Spiels: { $abilities }. Auf die Standplättchen passen { $capacities } Wachen, auf das letzte Feld alle anderen.
event-red_palace-strip = Wertung { $round } zahlt in dieser Reihenfolge, das Wenigste zuerst: { $order }.
event-red_palace-money_set = Geldsatz { $set }: { $cards }.
event-red_palace-chose = { $seat } bekommt Geldsatz { $set }.
event-red_palace-chip = Aus dem Beutel für Bodenplättchen { $tile_key }: { $kind }.
event-red_palace-used = { $seat } setzt eine Fähigkeit ein: { $ability }.
event-red_palace-guard_paid = { $seat } bezahlt eine Wache: { $guard }.
event-red_palace-points_paid = { $seat } hat keine Wache mehr und bezahlt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-red_palace-card_paid = { $seat } bezahlt dafür { $card }.
event-red_palace-swapped = { $seat } tauscht: Das gerade Gekaufte ist jetzt { $tile_full }, und auf dem Bauhof, zu zahlen in { $currency }, liegt jetzt { $other }.
event-red_palace-took_money = { $seat } nimmt { $card } aus der Auslage.
event-red_palace-took_plaza = { $seat } nimmt einen Platz.
event-red_palace-took_half = { $seat } nimmt ein halbes Gebäude: { $kind }.
event-red_palace-guard_moved = { $seat } versetzt eine Wache: von { $from } nach { $to }.
event-red_palace-piece_set = { $seat } setzt ein Mauerstück: { $section }.
event-red_palace-posted = Wachen für { $seat } auf den Wehrtürmen von { $tile }: { $sides }.
event-red_palace-dismissed = Für Dirks Plättchen { $guards ->
    [one] kommt eine Wache
   *[other] kommen { $guards } Wachen
} auf die Standplättchen.

## Warum nicht

because-red_palace-not_one_of_four = Diese Fähigkeit ist nicht im Spiel: { $ability }.
because-red_palace-used_this_turn = Diese Fähigkeit hast du in diesem Zug schon eingesetzt: { $ability }.
because-red_palace-too_few_guards = { $points ->
    [0] Das braucht { $needed } eigene Wachen, und Punkte helfen nicht: Du hast { $guards }.
   *[other] { $needed ->
        [one] Das kostet eine Wache oder stattdessen Punkte ({ $points }), und du hast weder das eine noch das andere.
       *[other] Von den { $needed } Wachen, die das kostet, hast du { $guards ->
            [0] keine
            [one] eine
           *[other] { $guards }
        }, und für den Rest nicht die Punkte ({ $points }).
    }
}
because-red_palace-nothing_left_for = Für diese Fähigkeit ist nichts mehr da: { $ability }.
because-red_palace-no_guard_there = Hier steht keine Wache von dir: { $section }.
because-red_palace-guard_there = Dort steht diese Wache schon: { $section }.
because-red_palace-no_own_wall = Eine Wache versetzt du nur auf eine Mauer in deiner Alhambra oder deiner Reserve, und das ist keine: { $section }.
because-red_palace-moved_guard = Diese Wache wird versetzt, also bezahlst du eine andere: { $section }.
because-red_palace-not_bought = Tauschen kannst du nur ein Gebäude mit Chip, das du in diesem Zug gekauft hast, und das ist keines: { $tile_full }.
because-red_palace-no_chip = Hier liegt kein Chip: { $tile }.
because-red_palace-place_first = Das Mauerstück wurde auf { $tile } gesetzt: Dieses Plättchen wird als Nächstes gelegt.
because-red_palace-takes_the_piece = Kein anderes Plättchen ist mehr für das Mauerstück da: Setze es zuerst auf { $tile }.
because-red_palace-space_empty = Auf Feld { $space } der Vorschau liegt kein Plättchen.
because-red_palace-not_overpaid = Du hast in diesem Zug nichts zu hoch bezahlt.
because-red_palace-not_just_bought = Das geht nur gleich nach dem Bezahlen eines Gebäudes vom Bauhof.
because-red_palace-no_such_set = Geldsatz { $set } gibt es nicht, oder nicht mehr.

## Punkte

category-red_palace = Wachen
reason-red_palace-guards = { $points ->
    [one] ein Punkt für Wachen auf der längsten Mauer
   *[other] { $points } Punkte für Wachen auf der längsten Mauer
} ({ $guards ->
    [one] eine Wache
   *[other] { $guards } Wachen
}, je { $each })
reason-red_palace-start = { $points } Punkte zu Beginn
reason-red_palace-paid = { $points } Punkte für { $guards ->
    [one] eine Wache, die fehlte
   *[other] { $guards } Wachen, die fehlten
}
# $count ist der ganze Teil davon, hier immer 0.
reason-extra-red_palace = { $count ->
    [0] davon ein halbes dank einem halben Gebäude
   *[other] davon { $count } dank halben Gebäuden
}

## Optionen

option-guard_board = Wie die Wachentafel im Roten Palast ausliegt
option-guard_board-random = Standplättchen und Fähigkeiten nach Zufall
option-guard_board-first_game = die bedruckte Seite für das erste Spiel
option-classic_scoring = Zahlen die Arten im Roten Palast wie im Grundspiel, ohne Streifen?
option-classic_scoring-off = nein, es werden Streifen gezogen
option-classic_scoring-on = ja, wie im Grundspiel

## Mit Modulen

interaction-bazaars-red_palace-1 = Auch ein Basar, der für die Vorschau gezogen wird, liegt neben dem Bauhof. Er kostet, was auf dem Feld seiner Währung liegt, gleich was das ist; getauschte Chips ändern seinen Preis nie.
interaction-bazaars-red_palace-2 = Mit „So gut wie passend“ darf ein Basar zu hoch bezahlt werden: Die Fähigkeit wird mit der Zahlung eingesetzt, und die weitere Aktion folgt. Ein Basar darf ein Mauerstück bekommen, und er hat keinen Chip zum Tauschen oder Neuziehen.
interaction-medina-red_palace-1 = Medinas liegen ohne Chip auf Bauhof und Vorschau und können von beiden gekauft werden. Sie dürfen ein Mauerstück bekommen. Eine Medina, die Dirk bekommt, zählt als seine.
interaction-camps-red_palace-1 = Feldlager liegen ohne Chip auf Bauhof und Vorschau und können von beiden gekauft werden. Sie tragen weder Wache noch Mauerstück.
interaction-camps-red_palace-2 = Ein Mauerstück mit einer Bastion davor bleibt Außenmauer, und seine Wache bringt Punkte. Plätze, Medinas und Basare zählen in der Reihe eines Feldlagers. Für Dirk ist ein Feldlager nichts wert.

## Der Raum

notice-red_palace-set-title = Geldsätze
notice-red_palace-set = ({ $set }) { $cards } = { $total }
notice-red_palace-ability = { $used ->
    [yes] ▼
   *[no] ▲
} { $ability } ({ $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 Karte
   *[other] {" "}+ { $cards } Karten
}): { $used ->
    [yes] umgedreht bis zum Ende des Zuges
   *[no] { $ability_about }
}
notice-red_palace-space-title = Wachentafel (aufgestellte Wachen → Wert einer Wache)
notice-red_palace-space = { $counts ->
    [yes] [{ $guards }/{ $capacity } → { $points }]
   *[no] { $guards }/{ $capacity } → { $points }
}
notice-red_palace-space-without-capacity = { $counts ->
    [yes] [{ $guards }/… → { $points }]
   *[no] { $guards }/… → { $points }
}
notice-red_palace-guards-title = Wachen
notice-red_palace-guards = { $seat } { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $wall } auf der längsten Mauer)
}
notice-red_palace-supply-title = Wachen
notice-red_palace-supply = im Vorrat { $count }
notice-red_palace-worth-title = Wachen
notice-red_palace-worth = eine auf der längsten Mauer bringt { $points }
notice-red_palace-rate-title = Wachen
notice-red_palace-rate = wer keine hat, zahlt je { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
notice-red_palace-left = Noch da: Mauerstücke { $pieces } · Plätze { $plazas } · halbe Gebäude: { $halves_count ->
    [0] –
   *[other] { $halves }
}
notice-red_palace-halves-title = Halbe Gebäude
notice-red_palace-halves = { $seat }: { $kinds }
notice-red_palace-piece = { $seat } hält ein Mauerstück.
notice-red_palace-bag = Im Beutel
notice-red_palace-pays = { $round ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Schlusswertung
}
module-red_palace-moves = Kauf aus der Vorschau (das ist deine Aktion)
module-red_palace-free = Fähigkeiten (kosten keine Aktion)
tile-label-red_palace = ◇
sign-guard = ♙
sign-guard-twice = ⁑
sign-tower = ♖
legend-red_palace-1 = ♙ ⁑  Eine Wache auf einer Mauer; zwei, auf beiden Seiten einer Doppelmauer
legend-red_palace-2 = ♖  Ein Wehrturm: bekommt eine Wache, wenn das Plättchen gelegt wird, und bleibt leer, wenn sie weg ist
legend-red_palace-3 = ◇  Ein Platz: kein Gebäude

guide-turn-action-red_palace = vor, zwischen und nach deinen Aktionen: Fähigkeiten, jede einmal, bezahlt mit deinen Wachen; eine davon ist ein Kauf aus der Vorschau
guide-turn-place-red_palace = ein Mauerstück, das du hast, setzt du mit einem deiner Plättchen; jeder Wehrturm eines gelegten Plättchens bekommt eine Wache
guide-turn-end-red_palace = alle Fähigkeiten werden wieder aufgedeckt
guide-turn-refill-base-red_palace = die Vorschau rückt auf den Bauhof nach, dann werden Bauhof und Vorschau gefüllt, dann das Geld auf vier Karten, dann eine Wertung, wenn ihre Karte kam
guide-scored-majority-red_palace = der Streifen dieser Wertung sagt, was jede Art zahlt; dein halbes Gebäude zählt halb
guide-scored-more-red_palace = nur in der dritten: Jede Wache auf deiner längsten Mauer bringt, was die Wachentafel zeigt
guide-buy-preview = aus der Vorschau
guide-buy-preview-price = passend ihr Preis in einer Währung deiner Wahl; dazu eine Wache und eine Karte
guide-skill-cost = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 Karte
   *[other] {" "}+ { $cards } Karten
}
because-nothing_there-RED-33 = Kein Plättchen dieses Zuges kann ein Mauerstück bekommen.
because-wrong_currency-RED-31 = Die Karte, die du abgibst, muss von der Währung jenes Feldes sein, { $wanted }: { $card } ist es nicht.
because-not_together-RED-37b = In der Vorschau zahlst du in einer Währung deiner Wahl: nicht { $card } mit { $other }.
because-carries_no_walls-RED-33 = Ein Mauerstück kommt auf ein in diesem Zug gekauftes Plättchen oder einen neuen Platz, nicht auf ein Feldlager; hierauf geht es nicht: { $tile_full }.
because-none_left-RED-36a = Das halbe Gebäude dieser Art ist schon vergeben: { $kind }.
because-no_gift-RED-65 = Dirk bekommt keinen Platz: Baue oder behalte ihn.
because-not_played-RED-1 = In diesem Spiel gibt es das nicht: Es ist nicht „Der Rote Palast“.
because-not_now-RED-37a = Aus der Vorschau zu kaufen ist selbst eine Aktion: { $topic }.
because-not_now-RED-42b = Ein Mauerstück setzt du nur, wenn du eines hast, und nur während die neuen Plättchen gelegt werden: { $topic }.
