## Alles wat getekend is, naast elkaar.

gallery-title = De tekentaal
gallery-lead = Elke tegel, elke kaart en elk stuk, in de groottes waarin de tafel ze laat zien. Hoe kleiner een tekening, hoe minder ze zegt: eerst verdwijnt de prijs, dan het gebouw; kleur, teken en muren blijven.
gallery-home = Naar het begin
gallery-theme = Licht of donker
gallery-light = Licht
gallery-dark = Donker
gallery-size = Grootte
gallery-all = Alle groottes
gallery-pixels = { $n } pixels breed
gallery-waiting = Alle stukken worden opgehaald …
gallery-failed = De stukken konden niet worden opgehaald. Laad de pagina opnieuw.
gallery-signs = Tekens van gebouwen, geldsoorten en spelers
gallery-start = Starttegels
gallery-tiles = Tegels: { $title }
gallery-cards = Kaarten
gallery-pieces = Stukken
gallery-modules = Spellen en modules
gallery-abilities = Vaardigheden
gallery-icons = Pictogrammen
