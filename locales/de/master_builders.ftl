module-master_builders-name = Die Baumeister
module-master_builders-summary = Sechzehn Geldkarten im Wert von drei; statt damit zu zahlen, kannst du mit einer davon am Ende deines Zuges umbauen.
module-master_builders-setup-1 = Mischt die sechzehn Baumeister, vier von jeder Währung, und teilt vor dem Startgeld je zwei verdeckt aus. Sie gehören nicht zum Startgeld und entscheiden nicht, wer anfängt.
module-master_builders-setup-2 = Ist der Geldstapel in fünf Stapel geteilt, so mischt drei der übrigen in Stapel 3 und drei in Stapel 5; zu sechst drei und einen. Der Rest verlässt ungesehen das Spiel. Zu zweit werden nur gewöhnliche Geldkarten aussortiert.
module-master_builders-action-1 = Als Geld: Ein Baumeister zahlt 3 in seiner Währung, zusammen mit anderem Geld dieser Währung. Aus der Auslage nimmst du ihn wie eine Geldkarte mit Wert 3. Du darfst beliebig viele ausgeben.
module-master_builders-action-2 = Zum Umbauen: Zeige am Ende deines Zuges, wenn alle deine Plättchen gelegt sind, einen Baumeister und baue noch einmal um: ein Plättchen anbauen, entfernen oder tauschen. Einen in jedem Zug, egal was deine Aktion war; die Währung spielt keine Rolle.
module-master_builders-action-3 = Wie auch immer du sie einsetzt, danach verlässt die Karte das Spiel. Wer eine für einen Umbau gezeigt hat, baut auch um.
module-master_builders-action-4 = Bei den letzten Plättchen zählt ein Baumeister 3 in seiner Währung. Zwischen zwei Zügen und beim Legen der letzten Plättchen baut er nichts.

move-master_builders-use = Zum Umbauen einsetzen: { $card }

event-master_builders-dealt = { $seat } bekommt: { $cards }.
event-master_builders-dealt-without-cards = { $seat } bekommt { $count ->
    [one] einen verdeckten Baumeister
   *[other] { $count } verdeckte Baumeister
}.
event-master_builders-announced = { $seat } zeigt eine Karte, um noch einmal umzubauen: { $card }.
event-master_builders-used = Eingesetzt und aus dem Spiel: { $card } von { $seat }.

interaction-vizier-master_builders-1 = Ein Baumeister darf helfen, den Wesir passend zu bezahlen; zwischen zwei Zügen baut niemand mit ihm um.
interaction-squares-master_builders-1 = Mit einem Baumeister kannst du auch Bauhütten anbauen, entfernen oder tauschen, wie jedes Plättchen.
interaction-exchange_offices-master_builders-1 = Mit einer Wechselstube zahlt ein Baumeister als Geld seiner Währung.
interaction-city_gates-master_builders-1 = Beim Umbau darfst du Tore nutzen. Plättchen neben einem Tor bleiben liegen.
interaction-diamonds-master_builders-1 = Baumeister und Diamanten kommen nie in dieselbe Zahlung.
interaction-characters-master_builders-1 = Der Architekt und ein Baumeister dürfen beide am Ende eines Zuges bauen, in der Reihenfolge, die du willst.
interaction-characters-master_builders-2 = Für den Bettler ist ein Baumeister eine Handkarte; der Geldwechsler nimmt oder gibt ihn als 3; gibt er ihn ab, ist der Baumeister aus dem Spiel. In einem Gebot zählt er 3.
interaction-thieves-master_builders-1 = Ein Dieb seiner Währung darf einen Baumeister aus der Auslage nehmen.
interaction-walls-master_builders-1 = Dieser Umbau ist keine Aktion: Eine Mauerkarte baust du damit nicht.
interaction-change-master_builders-1 = Beim Wechselgeld zählt ein Baumeister als 3; aus dem Spiel ist er danach trotzdem.
interaction-street_trader-master_builders-1 = Der Umbau kommt, bevor der Händler zurückgestellt wird, und kann ihn selbst verdrängen.
interaction-treasure_chamber-master_builders-1 = Ein Baumeister zahlt 3 für Truhen. Der Umbau kommt, bevor die Truhen verteilt werden.

notice-master_builders-used = In diesem Zug wurde schon einer eingesetzt
sign-builder = ⌂
legend-master_builders-1 = ⌂  Ein Baumeister, 3 wert

guide-turn-end-master_builders = ein Baumeister darf noch einmal umbauen
guide-end-counted-master_builders = Baumeister (3)
because-master_builders-nothing_to_redesign = Es gibt nichts, was du anbauen, entfernen oder tauschen könntest.
because-limit_reached-MAB-12 = Je Zug baut nur ein Baumeister um, und deinen hast du schon gezeigt.
because-not_in_hand-MAB-11 = Das ist kein Baumeister auf deiner Hand: { $card }.
because-not_now-MAB-11 = Ein Baumeister baut am Ende deines Zuges um, wenn deine Plättchen gelegt sind: { $topic }.
because-not_now-MAB-15 = Ein Baumeister baut nur in deinem eigenen Zug um: { $topic }.
