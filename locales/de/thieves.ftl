module-thieves-name = Die Diebe
module-thieves-summary = Geheime Karten: Zwischen zwei Zügen nimmt ein Dieb eine offene Geldkarte seiner Währung, egal wie viel sie wert ist.
module-thieves-setup-1 = Mischt die zwölf Diebe, drei von jeder Währung, und teilt sie verdeckt aus: je vier bei zwei oder drei Personen, je drei bei vier, je zwei bei fünf oder sechs. Den Rest sieht sich niemand an. Dirk bekommt keine.
module-thieves-action-1 = Zwischen zwei Zügen: Zeige einen Dieb und nimm eine Karte seiner Währung aus der Geldauslage, egal wie hoch. Der Dieb verlässt das Spiel, und die Auslage wird sofort aufgefüllt.
module-thieves-action-2 = Nur wer als Nächstes am Zug ist, darf nicht stehlen. Zu zweit kann es also nur, wer gerade fertig ist.
module-thieves-action-3 = Alle anderen, die noch einen Dieb haben, werden gefragt, im Uhrzeigersinn ab der Person, die als Nächste am Zug ist. Nach jedem Diebstahl geht es wieder von vorn los; so kannst du mehrmals stehlen, jedes Mal eine Karte.
module-thieves-action-4 = Kommt nach einem Diebstahl eine Wertungskarte, so wird sofort gewertet. Diebe, die am Ende übrig sind, sind nichts wert.

move-thieves-steal = Stiehl { $card }

event-thieves-dealt = { $seat } bekommt { $count ->
    [one] einen Dieb
   *[other] { $count } Diebe
}: { $thieves }.
event-thieves-dealt-without-thieves = { $seat } bekommt { $count ->
    [one] einen verdeckten Dieb
   *[other] { $count } verdeckte Diebe
}.
event-thieves-stole = Ein Dieb von { $seat } nimmt { $card } aus der Auslage.

because-thieves-next_player = Du bist als Nächstes am Zug: Jetzt dürfen nur die anderen stehlen.
because-thieves-no_thief = Du hast keinen Dieb, der das nehmen könnte: { $card }.
because-thieves-no_thief-THI-12 = Diebe nehmen nur Geld in den vier Währungen, und das ist keines: { $card }.
because-not_now-THI-5 = Diebe stehlen nur zwischen zwei Zügen: { $topic }.

interaction-vizier-thieves-1 = Nach Dieb und Wesir wird zusammen gefragt: Wer zuerst handelt, tut eines davon, dann geht das Fragen von vorn los. Wer als Nächstes am Zug ist, darf den Wesir einsetzen, aber keinen Dieb.
interaction-vizier-thieves-2 = Du darfst eine Karte stehlen und danach mit der Gunst des Wesirs damit zahlen, oder umgekehrt.
interaction-exchange_offices-thieves-1 = Kein Dieb nimmt eine Wechselstube.
interaction-city_gates-thieves-1 = Kein Dieb nimmt eine Torkarte. Kommt nach einem Diebstahl eine zum Vorschein, geht sie wie immer an ihren Platz.
interaction-diamonds-thieves-1 = Kein Dieb nimmt einen Diamanten.
interaction-characters-thieves-1 = Ein Charakter, der nach einem Diebstahl auftaucht, wird sofort versteigert; wer als Nächstes am Zug ist, bietet zuerst. Kein Charakter hilft einem Dieb, und für den Bettler zählen Diebe nicht als Karten.

notice-thieves-held = Diebe auf der Hand: { $thieves }
notice-thieves-own = Deine Diebe: { $thieves }

guide-turn-between-thieves = ein Dieb nimmt eine offene Geldkarte seiner Währung; nicht für den, der als Nächstes dran ist
