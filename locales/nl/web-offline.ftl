## Zonder netwerk, nieuwe versies, en wat de browser bewaart.

offline-update = Er is een nieuwe versie.
offline-update-more = Opnieuw laden duurt even; alles van jou blijft bewaard.
offline-reload = Laad opnieuw
offline-later = Straks
offline-ok = Goed
offline-notices = Meldingen

offline-part-old = Dit deel kon niet worden geladen
offline-part-old-more = Van de pagina is er intussen een nieuwe versie. Laad hem opnieuw; je plek en je hand blijven bewaard.
offline-part-offline = Dit deel staat niet op het apparaat
offline-part-offline-more = Het komt met het netwerk. Al het andere gaat door.

offline-storage-full = Op dit apparaat is geen plaats meer
offline-storage-full-more = Je kunt doorspelen, maar zetten die je hier vanaf nu doet, zijn weg als de pagina dichtgaat. Gooi iets weg, oude tafels bijvoorbeeld, en ze worden weer bewaard.
offline-storage-forbidden = Deze browser bewaart niets
offline-storage-forbidden-more = Misschien is dit een privévenster. Een tafel op dit apparaat is weg als de pagina dichtgaat; tafels op de server zijn veilig.

offline-played-on = Het spel ging in een ander tabblad verder. Nu zie je hoe het ervoor staat.

## Gezegd waar de woorden van de pagina er niet zijn: gewone teksten, zonder iets om in te vullen.

offline-bare-turn = Jij bent aan de beurt
offline-bare-turn-more = De tafel wacht op je.
offline-bare-failed = Sabika kon niet helemaal worden geladen. Kijk naar je verbinding en laad opnieuw.
offline-bare-reload = Opnieuw laden
