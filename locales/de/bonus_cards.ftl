module-bonus_cards-name = Die Bonuskarten
module-bonus_cards-summary = Geheime Karten: Wer genau das abgebildete Plättchen gebaut hat, darf die Karte zeigen und zählt ein Gebäude mehr.
module-bonus_cards-setup-1 = Mischt die zehn Bonuskarten und teilt sie verdeckt aus: je drei bei zwei oder drei Personen, je zwei bei vier oder fünf, je eine bei sechs. Den Rest sieht sich niemand an. Dirk bekommt keine.
module-bonus_cards-action-1 = Jederzeit und kostenlos: Zeige eine deiner Karten, wenn genau dieses Plättchen, das ohne Mauern, in deiner Alhambra steht. Sie bleibt offen liegen und zählt in jeder Wertung als ein weiteres Gebäude ihrer Art.
module-bonus_cards-action-2 = Verlässt das Plättchen deine Alhambra, so kommt die Karte sofort auf deine Hand zurück.
module-bonus_cards-action-3 = Bevor gezählt wird, werden alle gefragt, die noch eine verdeckte Karte haben, angefangen bei der Person, die als Nächste am Zug ist, bis niemand mehr eine zeigt.

question-bonus_cards_poll = Eine Wertung! Zeigst du eine Bonuskarte, { $seat }?
topic-bonus_cards_poll = vor der Wertung kannst du nur Bonuskarten zeigen oder passen

move-bonus_cards-reveal = Zeige die Bonuskarte { $tile }

event-bonus_cards-dealt = { $seat } bekommt { $count ->
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
}: { $shown }.
event-bonus_cards-dealt-without-shown = { $seat } bekommt { $count ->
    [one] eine verdeckte Bonuskarte
   *[other] { $count } verdeckte Bonuskarten
}.
event-bonus_cards-revealed = { $seat } zeigt die Bonuskarte { $tile }: Dieses Gebäude zählt nun doppelt.
event-bonus_cards-returned = { $seat } nimmt die Bonuskarte { $tile } auf die Hand zurück: Das Plättchen hat die Alhambra verlassen.
event-bonus_cards-passed = { $seat } zeigt jetzt keine Bonuskarte.
event-bonus_cards-leftover = Bonuskarten, die niemand gezeigt hat: { $shown }.

because-bonus_cards-not_yours = Du hast keine verdeckte Bonuskarte mit { $tile_full }.
because-not_built = Das steht nicht in deiner Alhambra: { $tile_full }.

reason-extra-bonus_cards = { $count ->
    [one] davon 1 dank einer Bonuskarte
   *[other] davon { $count } dank Bonuskarten
}

interaction-vizier-bonus_cards-1 = Auch ein Plättchen, das du mit der Gunst des Wesirs kaufst und baust, passt zu seiner Bonuskarte; Karten darfst du auch zeigen, wenn du zwischen zwei Zügen gefragt wirst.
interaction-squares-bonus_cards-1 = Eine Bauhütte zählt die Plättchen neben ihr, nie die Bonuskarten.

notice-bonus_cards-revealed-title = Gezeigt
notice-bonus_cards-revealed = { $seat }: { $tiles }
notice-bonus_cards-hidden = Noch verdeckt: { $cards }
notice-bonus_cards-own = Deine verdeckten Karten: { $tiles }
notice-bonus_cards-leftover = Nie gezeigt: { $tiles }

because-bonus_cards-unfinished = Das ist noch eine Baustelle: { $tile }.

guide-turn-place-bonus_cards = steht das Plättchen, darf die Bonuskarte gezeigt werden, jetzt oder jederzeit
guide-scored-before-bonus_cards = Alle dürfen Bonuskarten zeigen
guide-scored-majority-bonus_cards = eine gezeigte Bonuskarte ist ein Gebäude mehr
because-no_change-BON-9 = Diese Karte hast du schon gezeigt.
