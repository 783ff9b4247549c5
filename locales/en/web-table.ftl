## The table in the browser.

table-opening = The table is being laid …
table-your-turn = Your turn
table-home = To the start page
table-where = { $game } · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $modules ->
    [0] no modules
    [one] { $modules } module
   *[other] { $modules } modules
}
table-track = Score track: { $scores }
table-all-tiles = All tiles
table-fits = What still fits
table-rules = Rules
table-menu = Menu
table-close = Close

## Zones

table-market = Market
table-table = Table
table-zones = Parts of the table
table-tab-market = Market
table-tab-you = You
table-tab-table = Table
table-tab-log = Log
table-can-use = something can be done here

## Market

table-yard = Yard
table-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
table-slot = Slot { $slot }, { $currency }: { $tile }
table-empty = empty
table-filled = filled at turn end
table-exact = exact
table-over = { $n } over
table-preview = Preview
table-preview-hint = slides into the yard
table-space = Space { $space } of the preview: { $tile }
table-space-short = space { $space }
table-money = Money
table-money-hint = one card, or several up to 5
table-cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
table-next-scoring = scoring { $n } comes next
table-modules = Modules
table-in-play = { $n } in play
table-no-shelf = Without a shelf of their own: { $modules }.

## You

table-hand = Your hand
table-purse = { $name }: { $sum }
table-purse-gem = Diamonds
table-purse-special = Special cards
table-purse-money = Any money
table-purse-builder = Builders
table-purse-coin = Coins
table-purse-note = Notes
table-purse-scoring = Scoring cards
table-to-place = To place
table-reserve = Reserve
table-reserve-short = kept
table-wall = Wall
table-wall-short = wall
table-tiles = Tiles
table-cards = cards
table-board = Alhambra of { $name }
table-start-tile = fountain
table-cell = { $cell }: { $what }
table-cell-chosen = { $cell }: { $what }, chosen
table-cell-can = { $cell }: { $what }, can be chosen
table-cell-does = { $cell }: { $what }
table-cell-fits = { $cell }: { $tile } fits
table-spot = Here: { $where }
table-zoom-in = Nearer
table-zoom-out = Further away
table-fit = Show all of it
table-back-own = { $name } · back to your own

## What is asked

table-waits = { $name } decides
table-wait = One moment …
table-over-title = The game is over
table-lost = Connection lost, trying again
table-lost-more = Your seat is kept and nothing you did is lost. Looking at the table still works.
table-paused = The game is paused.
table-resume = Go on
table-no-return = This cannot be taken back afterwards.
table-not-yet = Not yet
table-do-it = Do it
table-do-this = Do this
table-cancel = Cancel
table-undo = Undo
table-orders = Standing order
table-ahead = You answer ahead of time: it holds as long as nobody acts before you.
table-choose-payment = { $n ->
    [one] There is one way to pay.
   *[other] There are { $n } ways to pay. Exact ones let you play again.
}
table-group-open = { $what }: touch what is ringed.
table-cells-fit = { $n ->
    [one] One place fits.
   *[other] { $n } places fit.
}
table-turn = Turn { $n }
table-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
table-minutes = { $n } minutes left
table-hours = { $n } hours left
table-days = { $n } days left
table-one-less = One less
table-one-more = One more
table-most = You can go up to { $n }. Others see what you say, never how far you could go.
table-see-end = How it ended
table-shared = Copied. Whoever has this address can watch the game: { $link }
table-next = The same people play again.
table-next-go = Go there

## Buttons

table-do-pass = Pass
table-do-keep = Keep in reserve
table-do-give = Give to Dirk
table-do-buy = Buy it
table-do-take = Take as your action
table-do-building_sites-set_up = As a building site
table-do-watchtowers-buy = With a watchtower
table-do-vizier-wake = Wake your vizier
table-do-city_gates-take = Take the gate
table-do-art_of_the_moors-develop = Develop culture
table-do-power_of_sultan-claim = Take the tile
table-do-power_of_sultan-draw = Draw a bonus tile
table-do-caravanserai-onward = One field on
table-do-caravanserai-outward = Out to the side
table-do-characters-keep = Keep the magician
table-do-characters-swap = Exchange the magician
table-do-red_palace-plaza = Take a plaza
table-do-red_palace-wall_piece = Take a wall piece
table-do-red_palace-redraw_building = Draw again
table-do-red_palace-treat_as_exact = Count as exact
table-do-red_palace-take_money = By the ability
table-side-N = north
table-side-E = east
table-side-S = south
table-side-W = west

## Paying

table-pay-title = How will you pay?
table-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
table-price = costs { $n }
table-pay-exact = Exactly { $paid }
table-pay-over = { $paid }, { $over } too much
table-play-again = play again
table-more-ways = { $n } more
table-tap-cards = Or tap cards in your hand.
table-by-hand = By hand: { $sum } of { $price }
table-clear = Clear
table-pay-these = Pay { $sum }

## Others

table-opponent = { $name }: { $score } points, wall { $wall }, { $cards } cards, { $tiles } tiles. Look at this Alhambra
table-bot = bot
table-bot-plays = a bot plays
table-dirk = Dirk: { $score } points, { $tiles } tiles
table-dirk-counts = only counts
table-log = Log
table-log-all = The whole log
table-scoring = Scoring { $n }

## Wishes

table-wish-take-back = { $name } asks to take a move back
table-wish-replace = { $name } asks for a bot to play for { $other }
table-wish-pause = { $name } asks for a pause
table-no = No
table-allow = Allow it
table-agrees = agrees
table-silent = has not answered

## Undo

table-undo-line = No way back beyond this line
table-undo-this = take this back
table-undo-now = Now
table-undo-ask-more = Beyond the line only all the others together can let you go back.
table-undo-ask = Ask the others

## Standing orders

table-order-ask = Ask me
table-order-ask-more = every time
table-order-round = Pass
table-order-round-more = until my next turn
table-order-always = Always pass
table-order-always-more = until I say otherwise
table-order-unless = Pass unless …
table-order-unless-more = ask only when this can be bought
table-order-types = Which building
table-order-any = any
table-order-exact = only if I can pay exactly
table-order-give = That is my order

## Talk, hint, menu

table-talk = Talk
table-talk-none = Nobody has said anything yet.
table-talk-say = Say something
table-talk-send = Send
table-mute = Do not show what { $name } says
table-hint = A bot would do this:
table-hint-points = The next scoring would then bring you { $then } instead of { $now }.
table-hint-same = The next scoring would bring you { $now } as before.
table-menu-hint = What would a bot do?
table-menu-undo = Take something back
table-menu-pause = Ask for a pause
table-menu-leave = Let a bot play for me
table-elsewhere = Play on from another device
table-elsewhere-line = Open this link on your phone or another computer: you play on there, on this seat.
table-elsewhere-qr = The way to your seat, to be scanned
table-elsewhere-once = It is good once. Whoever has it plays for you: keep it to yourself.
table-elsewhere-not = No link could be made just now. Try again in a moment.
table-menu-return = Play myself again
table-menu-settings = Settings
table-keys = Keys: 1–4 yard, B board, M market, T table, R reserve, E confirm, U undo, H hint, L log, ? rules, Esc cancel.
table-curtain = { $name } is next
table-curtain-open = I am { $name }
