## What every page says.

you-name = Du
guest-name = Gast
