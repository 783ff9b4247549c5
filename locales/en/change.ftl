module-change-name = The Change
module-change-summary = Paying too much is no longer lost: for every two units you draw a coin from a bag.
module-change-setup-1 = All 24 coins, six of each currency, go into the bag. Nobody starts with coins.
module-change-action-1 = Right after a payment that was too high: for every two units too much you may draw one coin from the bag without looking. Say how many you want first. One unit left over is lost, and an empty bag owes you nothing.
module-change-action-2 = This works for tiles of the yard and for a winning bid. Exactly paid still brings another action and no coin; too much brings coins and no other action. You may pay too much on purpose.
module-change-action-3 = Coins lie open in front of you. Each is worth 1 of its currency wherever money cards of that currency pay, with cards or without. Coins you spend go back into the bag before you draw.
module-change-action-4 = A coin is no card: nobody steals it, changes it or counts it as a card in hand. For the last tiles coins count with your money; points they bring none.

move-change-draw = { $number ->
    [one] Draw one coin from the bag
   *[other] Draw { $number } coins from the bag
}

event-change-drew = { $seat } draws { $coins } from the bag.

because-change-too_many_coins = { $most ->
    [0] There is no coin to be had.
    [one] You cannot draw { $wanted } coins: there is only one to be had.
   *[other] You cannot draw { $wanted } coins: there are only { $most } to be had.
}

interaction-vizier-change-1 = The vizier still asks for the exact price: coins may help to meet it, but there is never change.
interaction-exchange_offices-change-1 = With an exchange office coins of both its currencies pay. What is too much is counted over both currencies together.
interaction-diamonds-change-1 = Diamonds never go with coins. Who pays too much in diamonds draws ordinary coins.
interaction-characters-change-1 = Who wins a character and pays more than the bid draws coins, even in another player’s turn. Coins of the same currency may cover a bid.
interaction-characters-change-2 = The patron’s payment brings no coins. First the coins are drawn, then the miser takes his card. Beggar and money changer do not count coins as cards.
interaction-camps-change-1 = Change is given for field camps as well.
interaction-thieves-change-1 = No thief takes a coin.

notice-change-coins-title = Coins
notice-change-coins = { $seat }: { $coins }
notice-change-bag = In the bag: { $coins }
sign-coin = ¢
legend-change-1 = ¢  A coin, worth 1

guide-turn-pay-change = for every two units too much you may draw a coin
guide-end-counted-change = coins
because-no_change-CHG-4 = Draw at least one coin, or pass to draw none.
because-not_now-CHG-3 = You draw coins only when you are asked what you take for money paid too much: { $topic }.
