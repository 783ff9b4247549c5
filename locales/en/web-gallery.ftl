## Everything that is drawn, side by side.

gallery-title = The drawn language
gallery-lead = Every tile, card and piece, in the sizes in which the table shows them. The smaller a drawing, the less it says: first the price goes, then the building; colour, sign and walls stay.
gallery-home = Home
gallery-theme = Light or dark
gallery-light = Light
gallery-dark = Dark
gallery-size = Size
gallery-all = All sizes
gallery-pixels = { $n } pixels wide
gallery-waiting = Fetching all pieces …
gallery-failed = The pieces could not be fetched. Load the page again.
gallery-signs = Signs of types, currencies and players
gallery-start = Start tiles
gallery-tiles = Tiles: { $title }
gallery-cards = Cards
gallery-pieces = Pieces
gallery-modules = Games and modules
gallery-abilities = Abilities
gallery-icons = Icons
