## Everything before the table: home, a new table, the waiting room, watching, settings, bad ends.

## Home

lobby-home = A palace, tile by tile
lobby-home-lead = Alhambra with all 26 modules, and The Red Palace, with friends anywhere, or against bots right away.
lobby-home-picture = A finished Alhambra
lobby-play = Play now
lobby-play-soon = One moment …
lobby-play-line = You and two bots, the base game.
lobby-play-free = No account.
lobby-play-change = Change the table
lobby-mode-friends = With friends
lobby-mode-friends-line = Share a link; people and bots, one seat each
lobby-mode-screen = One screen
lobby-mode-screen-line = Pass the device; a curtain hides the hands
lobby-mode-slow = Slow game
lobby-mode-slow-line = Move when you like; nothing is lost
lobby-mode-watch = Watch
lobby-mode-watch-line = Tables that everybody may come to
lobby-mode-rules = Rules
lobby-mode-rules-line = Every rule by its number, to search
lobby-mode-replays = Replays
lobby-mode-replays-line = Look at a record, move by move
lobby-unofficial = An unofficial fan project; Alhambra is a trademark of its publisher.

## Own tables

lobby-tables = Your tables
lobby-tables-all = Show all { $n }
lobby-your-turn = Your turn
lobby-stage-gathering = Waiting for players
lobby-stage-playing = Others decide
lobby-stage-over = Finished
lobby-on-device = on this device
lobby-nobody-yet = Nobody yet
lobby-drop = Remove the table of { $who }
lobby-drop-sure = Delete this table? It is only on this device, and cannot be brought back.
lobby-drop-sure-served = Delete this table? If others play there, it stays, and a bot plays on for you.
lobby-drop-yes = Delete
lobby-drop-no = Keep
lobby-left = You have left the table; the others play on. You can come back at any time.

## The bar

lobby-back = Back
lobby-menu = Menu
lobby-menu-home = Home
lobby-menu-new = New table
lobby-menu-watch = Watch and replay
lobby-menu-rules = Rules
lobby-menu-settings = Settings
lobby-menu-about = About Sabika
lobby-language = Language: { $language }

## A new table

lobby-new = A new table
lobby-how = Who comes
lobby-how-link = By link
lobby-how-link-line = You get a link for the others. Free seats can also go to bots, now or later.
lobby-how-screen = On this screen
lobby-how-screen-line = All of you sit round this device. A curtain hides the hands between turns. Nothing leaves it.
lobby-how-slow = Slow
lobby-how-slow-line = By link, with days for each move. Turn on notifications in the settings, and you hear when it is your turn.
lobby-how-alone = No server answers, so the game stays on this device: with the people here, and bots.
lobby-game = Game
lobby-players = Players
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-seat-name = Name at seat { $seat }
lobby-seat-me = You
lobby-seat-open = Open
lobby-seat-person = Somebody here
lobby-player = Player { $seat }
lobby-bot-greedy = Bot, greedy
lobby-bot-buy-first = Bot, buys first
lobby-bot-random = Bot, at random
lobby-bot-apprentice = Bot, apprentice
lobby-bot-mason = Bot, mason
lobby-bot-builder = Bot, builder
lobby-bot-architect = Bot, architect
lobby-bot-emir = Bot, emir
lobby-bot-sultan = Bot, sultan
lobby-bot-random-line = plays anything that the rules allow
lobby-bot-buy-first-line = buys what it can pay for
lobby-bot-apprentice-line = has the idea, but a poor eye for what it is worth
lobby-bot-mason-line = knows the trade, and is often a few points off
lobby-bot-greedy-line = takes what looks best right now
lobby-bot-builder-line = glances ahead before it moves
lobby-bot-architect-line = tries its best moves over the next turns
lobby-bot-emir-line = looks ahead over several rounds
lobby-bot-sultan-line = the strongest: looks furthest ahead, and takes a moment for it
lobby-bot-at = Bot { $seat }
lobby-create = Create the table
lobby-create-begin = Begin the game
lobby-what = { $game } for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $players }
}{ $modules ->
    [0] , without modules
    [one] , with one module
   *[other] , with { $modules } modules
}
lobby-go-modules = { $n ->
    [0] Base game
    [one] One module
   *[other] { $n } modules
}
lobby-go-players = { $n ->
    [one] one player
   *[other] { $n } players
}
lobby-modules = Modules
lobby-expansion = Expansion { $n }
lobby-expansion-all = { $name }, all of it
lobby-promos = Single modules
lobby-surprise = Modules by chance
lobby-surprise-n = Surprise me: { $n }
lobby-surprise-less = One module less
lobby-surprise-more = One module more
lobby-agreed = Time and guests
lobby-agreed-now = Each move: { $each }
lobby-each = Time for each move; then a bot decides it
lobby-window = Time to answer between turns; then you pass
lobby-time-none = as long as you like
lobby-listed = Show it to everybody
lobby-listed-hint = It stands in the list until the game begins
lobby-watchers = Others may watch
lobby-watchers-hint = They never see a hand
lobby-house = House rules and variants
lobby-house-changed = { $n ->
    [one] one is not as usual
   *[other] { $n } are not as usual
}
lobby-usual = { $value } (usual)

## The combination card

lobby-card = Combination card
lobby-card-title = This game
lobby-card-none = The card cannot be shown just now. The table can be created all the same.
lobby-card-base = In short
lobby-card-prepare = To prepare
lobby-card-also = You may also
lobby-card-together = What goes together
lobby-card-more = { $n } more
lobby-card-rulings = All { $n } rulings for this choice

## Modules in a few words, for their cards

lobby-short-new_score_cards = New Score Cards
lobby-short-magical_buildings = Magical Buildings
lobby-line-vizier = Buy between two turns
lobby-line-squares = Count the neighbours again
lobby-line-exchange_offices = Two currencies as one
lobby-line-bonus_cards = Secret tiles count double
lobby-line-city_gates = A way through your own walls
lobby-line-diamonds = Money for every slot
lobby-line-characters = Six helpers, sold by auction
lobby-line-camps = Tiles that look along a row
lobby-line-thieves = Snatch an open card
lobby-line-walls = Wooden walls close the gaps
lobby-line-change = Overpaying brings coins
lobby-line-street_trader = Residents move in
lobby-line-treasure_chamber = Four chests for eight
lobby-line-master_builders = Pay three, or redesign
lobby-line-invaders = Open sides cost points
lobby-line-bazaars = Count three colours all round
lobby-line-new_score_cards = Each scoring has its own order
lobby-line-power_of_sultan = Take a drawn tile for nothing
lobby-line-caravanserai = Money that grows by itself
lobby-line-art_of_the_moors = Same prices make culture
lobby-line-falconers = Birds where four tiles meet
lobby-line-watchtowers = Half tiles round the corner
lobby-line-building_sites = Half price now, full later
lobby-line-exchange_certificates = Save what you overpay
lobby-line-magical_buildings = Tiles that may be turned
lobby-line-medina = Who has the fewest loses

## The waiting room

lobby-room = Waiting room
lobby-waiting = Waiting for { $n ->
    [one] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $n }
}
lobby-complete = Everybody is here
lobby-room-host = It begins when every seat is taken, or when you start with bots.
lobby-room-guest = It begins as soon as whoever opened the table says so.
lobby-begin = Begin the game
lobby-begin-bots = { $n ->
    [one] Start with one bot
    [2] Start with two bots
   *[other] Start with { $n } bots
}
lobby-begin-line = Bots take the free seats.
lobby-chair-open = Open seat
lobby-chair-kept = Kept seat
lobby-chair-mine-line = you sit here
lobby-chair-mine-host-line = you opened this table
lobby-chair-here-line = has sat down
lobby-chair-kept-line = for somebody who has their own link
lobby-chair-open-line = anyone with the link
lobby-chair-shared-line = somebody at this device
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-stand = Get up
lobby-rename = Rename
lobby-clear = Free the seat
lobby-keep = Keep for somebody
lobby-kept-link = A link for this seat alone, good once:
lobby-bot-here = Put a bot here
lobby-which-bot = Which bot sits at { $seat }
lobby-swap = Swap { $seat } and { $other }
lobby-invite = Invite
lobby-invite-line = Whoever has the link can sit down or watch.
lobby-qr = QR code of the invitation
lobby-link = Link of this table
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-copy-by-hand = The browser did not let us copy. The link is marked: copy it yourself.
lobby-share = Send the link
lobby-share-text = Come and play Alhambra:
lobby-name-ask = What shall we call you?
lobby-name = Your name
lobby-name-free = No account. This device remembers your seat.
lobby-banner = Your banner
lobby-banner-free = Banner { $seat }
lobby-banner-taken = Banner { $seat }, taken: { $who }
lobby-only-watch = Only watch
lobby-full = All seats are taken. You can watch, and sit down when somebody gets up.
lobby-link-for-you = This link is for you
lobby-link-enter = Come in

## Watch

lobby-watch = Watch and replay
lobby-watch-lead = Come to a table that is open to everybody, or look at a game that was played.
lobby-listed-tables = Open tables
lobby-listed-none = No table waits for strangers just now. Open one and show it to everybody:
lobby-free = { $n ->
    [0] no seat free
    [one] one seat free
   *[other] { $n } seats free
}
lobby-again = Look again
lobby-record = A record
lobby-record-line = A game that was saved here, in the terminal or by a program.
lobby-record-file = Choose a file
lobby-record-drop = or drop it here
lobby-record-paste = Paste it instead
lobby-record-text = The record as text
lobby-record-show = Show it

## Settings

lobby-settings = Settings
lobby-name-line = What the others read at your seat
lobby-language-name = Language
lobby-language-line = Switches at once, the log too
lobby-theme = Appearance
lobby-theme-line = Light or dark, or as the device has it
lobby-theme-system = As the device
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-palette = Colours
lobby-palette-line = Strong ones are further apart; signs and letters stay the same
lobby-palette-box = As in the box
lobby-palette-strong = Strong
lobby-motion = Motion
lobby-motion-line = None: a ring marks what has changed
lobby-motion-system = As the device
lobby-motion-full = Full
lobby-motion-none = None
lobby-confirm = What cannot be taken back
lobby-confirm-line = Do it at once, wait a moment in which you can stop it, or ask
lobby-confirm-never = At once
lobby-confirm-timer = Wait
lobby-confirm-ask = Ask me
lobby-autopass = Pass by itself
lobby-autopass-line = Where nothing but passing is possible
lobby-sound = Sounds
lobby-sound-line = A knock when it is your turn
lobby-notify = Notify me
lobby-notify-line = When it is my turn and this tab is not in front
lobby-notify-open = As long as Sabika is open in a tab: this browser or server cannot call you otherwise
lobby-notify-denied = Your browser blocks it. Allow notifications for this page there, then try again
lobby-notify-never = This browser knows no notifications
lobby-account = Account
lobby-account-why = You need none. With one you find your tables again on every device.
lobby-account-is = You are signed in as { $name }.
lobby-account-offline = No server answers. Your settings, and tables of this device, are safe here.
lobby-way-account = New account
lobby-way-login = Sign in
lobby-way-recover = Forgotten
lobby-way-account-do = Create the account
lobby-way-login-do = Sign in
lobby-way-recover-do = Set the new password
lobby-password = Password
lobby-password-new = New password, 8 letters or more
lobby-recover-code = Recovery code
lobby-recovery = This is your recovery code. Write it down now: it is shown this once, and replaces a forgotten password.
lobby-recovery-noted = I have noted it
lobby-logout = Sign out
lobby-logout-others = Sign out elsewhere
lobby-vanish = Delete the account
lobby-vanish-sure = Your name, password and notifications are forgotten for good. Tables stay for the others; you cannot play on there.
lobby-vanish-yes = Delete for good

## About

lobby-about = About Sabika
lobby-about-lead = A software home for the board game Alhambra. Sabika is the hill the Alhambra stands on.
lobby-about-fans = Made by fans
lobby-about-fans-text = Sabika is an unofficial fan project, not connected with the publisher or the author of the game. Alhambra is a trademark of its publisher.
lobby-about-art = All words and drawings here are our own. You need no box to play, but you will want one.
lobby-about-fair = Fair
lobby-about-fair-text = Before a game its deal is sealed with a number that everybody sees; afterwards anybody can check that nothing was changed. What you may not know is never sent to your device.
lobby-about-rules = All rules that the referee goes by
lobby-about-host = A server of your own
lobby-about-host-text = One program is everything: it serves this page and keeps the tables. On your machine:
lobby-about-data = A server keeps what is played and the names people give themselves. There is no tracking, and nothing is loaded from elsewhere.
lobby-about-licences = Licences
lobby-about-licences-text = Sabika is free software under MIT or Apache 2.0, as you like. The typefaces have the SIL Open Font License:

## Bad ends: what happened, what is safe, what to do

lobby-trouble-lost = This address leads nowhere
lobby-trouble-lost-safe = There is no such page. Nothing of yours is lost: your tables stand on the first page.
lobby-trouble-lost-step = Home
lobby-trouble-gone = This link leads nowhere
lobby-trouble-gone-safe = The table was closed, is for others only, or the link is cut off at the end. Ask for it again, or look at your tables.
lobby-trouble-gone-step = My tables
lobby-trouble-offline = Nobody answers
lobby-trouble-offline-safe = The server cannot be reached. Every move that was made is kept there. Try again in a moment, or play on this device.
lobby-trouble-offline-step = Try again
lobby-trouble-offline-here = Play on this device
lobby-trouble-full = All seats are taken
lobby-trouble-full-safe = The game goes on without you. Perhaps another table has a free seat.
lobby-trouble-full-step = Open tables
lobby-trouble-old = The table could not be read
lobby-trouble-old-safe = This copy of the page is older than the server. Reloading brings the new one; your seat and hand are kept.
lobby-trouble-old-step = Reload
lobby-trouble-elsewhere = You play in another window
lobby-trouble-elsewhere-safe = Your seat is open elsewhere, so that nothing is done twice. It waits here too.
lobby-trouble-elsewhere-step = Go on here
lobby-trouble-forbidden = This is not for you
lobby-trouble-forbidden-safe = Only who plays here may look. Ask somebody at the table for a link to watch.
lobby-trouble-forbidden-step = My tables
lobby-trouble-norecord = There is no such replay
lobby-trouble-norecord-safe = It is shared no more, or the link is cut off at the end. Ask for it again, or bring the record as a file.
lobby-trouble-norecord-step = Bring a record

## Refusals: what to do

lobby-refused-offline = Nobody answers. Look at your connection, and try again.
lobby-refused-broken = This did not work: { $why }. Reload the page; nothing that was done is lost.
lobby-refused-closing = The server starts again. Try once more in a moment.
lobby-refused-taken = Somebody was faster. Choose another seat, or another name.
lobby-refused-no-seat = There is no such seat here. Choose another one.
lobby-refused-not-there = The seat is empty already.
lobby-refused-not-seated = Only who plays here can do this. Sit down first.
lobby-refused-not-host = Only who opened the table can do this. Ask them.
lobby-refused-not-now = This is not possible now: the game has gone on, or others play here.
lobby-refused-no-bot = There is no such bot here. Choose another one.
lobby-refused-free-chairs = Seats are free. Invite somebody, or put bots there.
lobby-refused-no-link = This link was used, or is good no more. Ask for a new one.
lobby-refused-no-table = There is no such table, or the link is good no more. Ask for a new one.
lobby-refused-gone = The table is gone. Look at your tables.
lobby-refused-known = This was done already.
lobby-refused-text = A name has 1 to 24 letters.
lobby-refused-config = The game cannot be played like this. Change the options, and try again.
lobby-refused-bad-request = Name: 2 to 24 letters and digits. Password: 8 letters or more.
lobby-refused-too-fast = Not so fast: try again in a minute.
lobby-refused-too-many = There are too many of them already. Delete some first.
lobby-refused-not-kept = It could not be written down, so it was not done. Try again later.
lobby-refused-who = The server does not know this browser any more. Reload the page.
lobby-refused-wrong = Name and password, or code, do not fit together.
lobby-refused-has-account = You have an account already.
lobby-refused-bad-record = This is no record of a game, or a part of it is missing. A record is a file that Sabika has saved: text, JSON or .sbk.
lobby-refused-too-large = This is too large for a record: 256 kB at most.
