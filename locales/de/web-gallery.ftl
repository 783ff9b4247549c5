## Alles, was gezeichnet ist, nebeneinander.

gallery-title = Die Bildsprache
gallery-lead = Alle Plättchen, Karten und Steine, in den Größen, in denen der Tisch sie zeigt. Je kleiner eine Zeichnung, desto weniger sagt sie: Zuerst geht der Preis, dann das Gebäude; Farbe, Zeichen und Mauern bleiben.
gallery-home = Zum Anfang
gallery-theme = Hell oder dunkel
gallery-light = Hell
gallery-dark = Dunkel
gallery-size = Größe
gallery-all = Alle Größen
gallery-pixels = { $n } Pixel breit
gallery-waiting = Alle Teile werden geholt …
gallery-failed = Die Teile ließen sich nicht holen. Lade die Seite neu.
gallery-signs = Zeichen der Gebäudearten, Währungen und Personen
gallery-start = Startplättchen
gallery-tiles = Plättchen: { $title }
gallery-cards = Karten
gallery-pieces = Steine und Figuren
gallery-modules = Spiele und Module
gallery-abilities = Fähigkeiten
gallery-icons = Symbole
