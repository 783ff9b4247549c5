## What every page says.

you-name = You
guest-name = Guest
