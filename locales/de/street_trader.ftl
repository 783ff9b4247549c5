module-street_trader-name = Die Straßenhändler
module-street_trader-summary = Neben deiner Alhambra wartet ein Händler mit bunten Bewohnern; baust du auf sein Feld, darf einer einziehen.
module-street_trader-setup-1 = Bevor ein Plättchen aufgedeckt wird, nehmen alle einen Händler und je einen Bewohner der sechs Farben und wählen davon geheim drei aus. Alle zeigen ihre Wahl gleichzeitig; die übrigen Bewohner bilden den offenen Vorrat.
module-street_trader-setup-2 = Dann stellen alle ihren Händler mit den drei Bewohnern auf eines der vier Felder neben dem Brunnen. Dirk hat keinen Händler.
module-street_trader-action-1 = Baust du auf das Feld deines Händlers, so macht er Platz. Hat er einen Bewohner in der Farbe des Gebäudes dabei, darf dieser einziehen; danach nimmst du einen beliebigen Bewohner aus dem Vorrat zum Händler.
module-street_trader-action-2 = Passt nichts (eine andere Farbe, eine Bauhütte, ein Feldlager, ein Basar), darfst du einen Bewohner des Händlers gegen einen aus dem Vorrat tauschen. Verzichtest du auf einen passenden Einzug, bekommst du nichts dafür.
module-street_trader-action-3 = Am Ende deines Zuges stellst du den Händler auf ein leeres Feld neben einem Plättchen deiner Alhambra; Mauern sind egal, ein Feldlager allein genügt nicht. Solange er zur Seite gestellt ist, bringen weitere Plättchen keine Bewohner.
module-street_trader-action-4 = Verlässt ein Gebäude deine Alhambra, kommt sein Bewohner in den Vorrat zurück.
module-street_trader-action-5 = In jeder Wertung ordnest du die Bewohner deiner Gebäude zu Serien verschiedener Farben, jede so lang wie möglich. Eine Serie aus 1, 2, 3, 4, 5 oder 6 Farben bringt 1, 3, 6, 10, 15 oder 21 Punkte.

question-street_trader_choose = Welche drei Bewohner nimmt dein Händler mit, { $seat }?
question-street_trader_stand = Wohin geht dein Händler, { $seat }?
question-street_trader_move_in = Dein Händler macht Platz, { $seat }. Zieht der Bewohner dieser Farbe ein, und wer kommt dafür?
question-street_trader_move_in-seen = Auf dem Feld deines Händlers steht nun { $landed }, { $seat }. Zieht der Bewohner ein, und wer kommt dafür?
question-street_trader_swap = Dein Händler macht Platz, { $seat }. Tauschst du einen Bewohner mit dem Vorrat?
question-street_trader_swap-seen = Auf dem Feld deines Händlers steht nun { $landed }, { $seat }. Tauschst du einen Bewohner mit dem Vorrat?

topic-street_trader_choose = zuerst wählen alle drei Bewohner
topic-street_trader_stand = zuerst bekommt der Händler einen Platz
topic-street_trader_move_in = entscheide zuerst, ob ein Bewohner einzieht
topic-street_trader_swap = entscheide zuerst, ob du einen Bewohner tauschst

move-street_trader-choose = Nimm mit: { $kinds }
move-street_trader-stand = Stelle deinen Händler auf { $at }
move-street_trader-move_in = Lass den Bewohner einziehen und nimm dafür einen anderen ({ $take })
move-street_trader-move_in-without-take = Lass den Bewohner einziehen; der Vorrat ist leer
move-street_trader-swap = Tausche einen Bewohner ({ $give }) gegen einen anderen ({ $take })

event-street_trader-chose = { $seat } wählt geheim { $kinds }.
event-street_trader-chose-without-kinds = { $seat } hat drei Bewohner gewählt.
event-street_trader-shown = Der Händler von { $seat } hat dabei: { $kinds }.
event-street_trader-stood = Der Händler von { $seat } steht auf { $at }.
event-street_trader-displaced = Der Händler von { $seat } macht Platz für { $tile }.
event-street_trader-moved_in = In { $tile } von { $seat } zieht ein Bewohner ein; zum Händler kommt ein neuer ({ $take }).
event-street_trader-moved_in-without-take = In { $tile } von { $seat } zieht ein Bewohner ein; der Vorrat ist leer.
event-street_trader-swapped = { $seat } tauscht einen Bewohner ({ $give }) gegen einen anderen ({ $take }).
event-street_trader-declined = { $seat } lässt die Bewohner, wie sie sind.
event-street_trader-left = Der Bewohner von { $tile } geht in den Vorrat zurück.
event-street_trader-lost = Der Händler von { $seat } steht neben nichts mehr.

because-street_trader-wrong_number = Wähle { $wanted } verschiedene Farben, nicht mehr und nicht weniger.
because-street_trader-not_carried = Dein Händler hat keinen Bewohner dieser Farbe: { $kind }.
because-none_left = Von dieser Farbe ist nichts mehr da: { $kind }.
because-street_trader-nothing_chosen = Sag, welchen Bewohner aus dem Vorrat du dafür nimmst.

category-street_trader = Bewohner
reason-street_trader-series = { $points ->
    [one] ein Punkt für einen einzelnen Bewohner
   *[other] { $points } Punkte für Serien von Bewohnern
} ({ $residents ->
    [one] ein Bewohner
   *[other] { $residents } Bewohner
}, { $series ->
    [one] eine Serie
   *[other] { $series } Serien
})

interaction-vizier-street_trader-1 = Auch ein Plättchen, das du mit der Gunst des Wesirs kaufst, darf auf das Feld deines Händlers; du stellst ihn sofort zurück, bevor der Bauhof aufgefüllt wird.
interaction-squares-street_trader-1 = In eine Bauhütte zieht niemand ein. Auf dem Feld des Händlers erlaubt sie einen Tausch; neben einer Bauhütte darf ein Händler stehen.
interaction-characters-street_trader-1 = Der Umbau des Architekten kommt, bevor der Händler zurückgestellt wird, und darf selbst das Feld des Händlers nutzen.
interaction-camps-street_trader-1 = In ein Feldlager zieht niemand ein; auf dem Feld des Händlers erlaubt es einen Tausch. Neben einem Feldlager allein darf kein Händler stehen.
interaction-walls-street_trader-1 = Holzmauern und Händler stören einander nicht: Ein Feld mit einem Händler ist leer.

notice-street_trader-supply = Bewohner im Vorrat
notice-street_trader-trader = Händler von { $seat } auf { $at }
notice-street_trader-trader-without-at = Händler von { $seat }
notice-street_trader-living = Wohnen bei { $seat } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
})
notice-street_trader-sealed = Schon gewählt: { $seats }
notice-street_trader-own = Deine Wahl, geheim: { $residents }
notice-street_trader-landed = Auf dem Feld des Händlers: { $tile }
sign-trader = ☻
sign-resident = ☺
legend-street_trader-1 = ☻  Hier steht der Händler
legend-street_trader-2 = ☺  Hier wohnt ein Bewohner

guide-turn-place-street_trader = baue auf den Platz des Händlers, und ein Bewohner darf einziehen
guide-turn-end-street_trader = ein beiseitegestellter Händler bekommt einen neuen Platz
guide-scored-more-street_trader = Bewohner in Reihen verschiedener Farben: 1, 3, 6, 10, 15, 21
because-no_change-STR-12 = Du bekämst denselben Bewohner zurück: Tausche gegen eine andere Art, oder passe.
because-occupied-STR-8 = Der Händler kann nicht auf { $cell } stehen: Dort ist schon etwas gebaut.
because-no_contact-STR-8 = Der Händler steht neben deiner Alhambra: Kein Plättchen von ihr berührt { $cell }.
because-not_now-STR-7 = Der Händler zieht nur um, wenn er muss: { $topic }.
because-not_now-STR-8 = Passen geht nicht: { $topic }.
because-not_now-STR-10 = Ein Bewohner zieht nur ein, wenn ein Gebäude seiner Farbe auf das Feld des Händlers kommt: { $topic }.
because-not_now-STR-12 = Einen Bewohner tauschst du nur, wenn ein Plättchen auf das Feld des Händlers kommt und kein Bewohner dazu passt: { $topic }.
