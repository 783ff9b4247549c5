module-exchange_certificates-name = The Exchange Certificates
module-exchange_certificates-summary = What you pay too much, up to six, may be saved in any currency and be spent later like one money card.
module-exchange_certificates-setup-1 = Everybody gets an empty certificate. Lay out saving stones: one of each currency with two players, two with three or four, three with five or six. Dirk gets no certificate.
module-exchange_certificates-action-1 = Right after you overpaid a purchase by 1 to 6: you may take a stone of any currency that still lies there and put it on that number of your certificate. You then own that much of that currency, whatever you paid in.
module-exchange_certificates-action-2 = All of it or nothing: 7 or more cannot be saved. Only one stone lies on a certificate, and it stays there until its amount is spent.
module-exchange_certificates-action-3 = What is saved pays like one money card of its value, always whole, for everything you buy like a tile. Its stone goes back at once, so what you overpay in that very purchase may be saved again.
module-exchange_certificates-action-4 = What is saved is no card in hand: nobody steals it, changes it or counts it. Chests, falcons and bids are not paid with it. For the last tiles it counts with your money.

card-saved = { $value } { $currency } (saved)

move-exchange_certificates-save = Save it in { $currency }

event-exchange_certificates-saved = { $seat } saves: { $card }.

because-exchange_certificates-no_stone = No { $currency } stone is left.

interaction-vizier-exchange_certificates-1 = Savings may be part of the vizier’s exact payment. Nothing is ever left to save there.
interaction-exchange_offices-exchange_certificates-1 = Under an exchange office savings pay like a card of their currency.
interaction-diamonds-exchange_certificates-1 = Savings never go with diamonds. Overpaid diamonds may be saved in any currency.
interaction-characters-exchange_certificates-1 = Bids are neither covered by savings nor paid with them, and what is over a bid is not saved. The patron pays exactly, so nothing is saved. For the beggar and the money changer savings are no card.
interaction-camps-exchange_certificates-1 = Overpaid camps may be saved for as well.
interaction-thieves-exchange_certificates-1 = No thief takes savings.
interaction-change-exchange_certificates-1 = For one purchase you either draw coins or save the whole amount, not both.
interaction-treasure_chamber-exchange_certificates-1 = Chests are not paid with savings, and what is overpaid for them is not saved.
interaction-bazaars-exchange_certificates-1 = Savings may help to meet the exact price of a bazaar; nothing is left to save.
interaction-power_of_sultan-exchange_certificates-1 = Savings help to pay a sultan card, and what is over 7 may be saved.
interaction-caravanserai-exchange_certificates-1 = The value of a caravanserai and savings may be spent together, and what is over may be saved.
interaction-falconers-exchange_certificates-1 = A falcon costs a card of the hand; savings are none.
interaction-watchtowers-exchange_certificates-1 = With a watchtower, too much is what exceeds price and surcharge together.
interaction-building_sites-exchange_certificates-1 = What is over the half price may be saved, and over the full price when you complete. Savings never become worthless.

notice-exchange_certificates-saved-title = Saved
notice-exchange_certificates-saved = { $seat }: { $card }
notice-exchange_certificates-stones-title = Stones left
notice-exchange_certificates-stones = { $currency } { $count }
sign-saved = §
legend-exchange_certificates-1 = §  Saved on the certificate

guide-turn-pay-exchange_certificates = up to 6 too much may be saved on your empty certificate, in any currency that has a stone left
guide-end-counted-exchange_certificates = what is saved
guide-column-saved = saved
because-limit_reached-CER-8 = What you pay too much for this cannot be saved.
because-limit_reached-CER-3 = You paid too much by more than a certificate can hold: { $limit } at most.
because-limit_reached-CER-4 = A stone lies on your certificate already: it holds one amount at a time.
because-not_now-CER-5 = You save money only when you are asked what you take for money paid too much: { $topic }.
because-pays_nothing_here-CER-8 = Saved money does not pay for this: { $card }.
