## Ohne Netz, neue Fassungen, und was der Browser aufbewahrt.

offline-update = Es gibt eine neue Version.
offline-update-more = Neu laden dauert einen Augenblick; alles von dir bleibt erhalten.
offline-reload = Neu laden
offline-later = Später
offline-ok = In Ordnung
offline-notices = Hinweise

offline-part-old = Dieser Teil ließ sich nicht laden
offline-part-old-more = Von der Seite gibt es inzwischen eine neue Version. Lade sie neu; dein Platz und deine Hand bleiben erhalten.
offline-part-offline = Dieser Teil ist nicht auf dem Gerät
offline-part-offline-more = Er kommt mit dem Netz. Alles andere geht weiter.

offline-storage-full = Auf diesem Gerät ist kein Platz mehr
offline-storage-full-more = Du kannst weiterspielen, aber was du hier von jetzt an ziehst, ist weg, wenn die Seite geschlossen wird. Lösche etwas, alte Tische zum Beispiel, dann wird es wieder aufbewahrt.
offline-storage-forbidden = Dieser Browser bewahrt nichts auf
offline-storage-forbidden-more = Vielleicht ist das Fenster privat. Ein Tisch auf diesem Gerät ist weg, wenn die Seite geschlossen wird; Tische auf dem Server sind sicher.

offline-played-on = Das Spiel ging in einem anderen Tab weiter. Jetzt siehst du, wie es steht.

## Wird gesagt, wo die Wörter der Seite fehlen: einfache Texte, in die nichts eingesetzt wird.

offline-bare-turn = Du bist dran
offline-bare-turn-more = Der Tisch wartet auf dich.
offline-bare-failed = Sabika ließ sich nicht ganz laden. Sieh nach deiner Verbindung und lade noch einmal.
offline-bare-reload = Noch einmal laden
