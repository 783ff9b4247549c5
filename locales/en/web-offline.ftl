## Without a network, new versions, and what the browser keeps.

offline-update = A new version is there.
offline-update-more = Reloading takes a moment; everything of yours is kept.
offline-reload = Reload
offline-later = Later
offline-ok = All right
offline-notices = Notices

offline-part-old = This part could not be loaded
offline-part-old-more = The page has a new version by now. Reload it; your seat and hand are kept.
offline-part-offline = This part is not on the device
offline-part-offline-more = It comes with the network. Everything else goes on.

offline-storage-full = No room left on this device
offline-storage-full-more = You can play on, but moves made here from now on are lost when the page is closed. Delete something, such as old tables, and they are kept again.
offline-storage-forbidden = This browser keeps nothing
offline-storage-forbidden-more = Perhaps the window is private. A table on this device is lost when the page is closed; tables on the server are safe.

offline-played-on = The game went on in another tab. Now you see it as it stands.

## Said where the words of the page are not at hand: plain texts, without anything to fill in.

offline-bare-turn = Your turn
offline-bare-turn-more = The table waits for you.
offline-bare-failed = Sabika could not be loaded completely. Look at your connection, and load it again.
offline-bare-reload = Load again
