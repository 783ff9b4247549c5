module-new_score_cards-name = De nieuwe telkaarten
module-new_score_cards-summary = Drie kaarten, één per telling, bepalen telkens opnieuw welke gebouwsoort het meest waard is.
module-new_score_cards-setup-1 = Schud de 18 telkaarten en leg er drie open neer, voor de eerste, de tweede en de derde telling. De andere gaan ongezien terug in de doos.
module-new_score_cards-setup-2 = De twee tellingskaarten gaan gewoon in de geldstapel.
module-new_score_cards-action-1 = In je beurt verandert er niets. Bij een telling zijn de plaatsen waard wat de kaart van die telling aangeeft: de onderste rij het minst, de bovenste het meest. Wat elders gedrukt staat, telt niet.
module-new_score_cards-action-2 = Tellen, plaatsen en gedeelde punten blijven zoals ze zijn, ook voor Dirk. Muren en alles wat modules laten scoren, houden hun eigen waarden.

event-new_score_cards-laid = Telling { $round }, van het minst naar het meest waard: { $order }.

interaction-squares-new_score_cards-1 = Pleinen laten meer gebouwen meetellen; de kaart zegt wat de plaats waard is.
interaction-bonus_cards-new_score_cards-1 = Bonuskaarten laten meer gebouwen meetellen; de kaart zegt wat de plaats waard is.
interaction-characters-new_score_cards-1 = De wijze laat een half gebouw meetellen; de kaart zegt wat de plaats waard is.
interaction-treasure_chamber-new_score_cards-1 = De punten voor de kisten blijven zoals ze zijn.

notice-new_score_cards-pays = { $round ->
    [1] Eerste telling
    [2] Tweede telling
   *[3] Eindtelling
}
thing-nsc = kaart { $part }

guide-scored-majority-new_score_cards = de kaart van deze telling zegt wat elke soort betaalt
