## What every page says.

you-name = Jij
guest-name = Speler
