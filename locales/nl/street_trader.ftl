module-street_trader-name = De straathandelaar
module-street_trader-summary = Naast je Alhambra wacht een handelaar met gekleurde bewoners; bouw op zijn plek en er mag er een intrekken.
module-street_trader-setup-1 = Voordat er een tegel wordt omgedraaid, neemt iedereen een handelaar en één bewoner van elk van de zes kleuren en kiest daarvan in het geheim drie. Die worden tegelijk getoond; alle overige bewoners vormen de open voorraad.
module-street_trader-setup-2 = Daarna zet iedereen de handelaar met de drie bewoners op een van de vier plekken naast de fontein. Dirk heeft geen handelaar.
module-street_trader-action-1 = Bouw je op de plek van je handelaar, dan gaat hij aan de kant. Heeft hij een bewoner in de kleur van het gebouw bij zich, dan mag die intrekken; daarna zet je een bewoner naar keuze uit de voorraad bij de handelaar.
module-street_trader-action-2 = Past er niets (een andere kleur, een plein, een legerkamp, een bazaar), dan mag je één bewoner van de handelaar ruilen met de voorraad. Laat je een passende bewoner niet intrekken, dan krijg je er niets voor.
module-street_trader-action-3 = Aan het einde van je beurt zet je de handelaar op een lege plek naast een tegel van je Alhambra; muren maken niet uit, alleen een legerkamp ernaast is niet genoeg. Zolang hij aan de kant staat, brengen andere tegels geen bewoners.
module-street_trader-action-4 = Verdwijnt een gebouw uit je Alhambra, dan gaat zijn bewoner terug naar de voorraad.
module-street_trader-action-5 = Bij elke telling verdeel je de bewoners van je gebouwen in series van verschillende kleuren, elk zo lang mogelijk. Een serie van 1, 2, 3, 4, 5 of 6 kleuren levert 1, 3, 6, 10, 15 of 21 punten op.

question-street_trader_choose = Welke drie bewoners neemt je handelaar mee, { $seat }?
question-street_trader_stand = Waar gaat je handelaar heen, { $seat }?
question-street_trader_move_in = Je handelaar maakt plaats, { $seat }. Trekt de bewoner van die kleur in, en wie komt ervoor in de plaats?
question-street_trader_move_in-seen = Op de plek van je handelaar staat nu { $landed }, { $seat }. Trekt de bewoner in, en wie komt ervoor in de plaats?
question-street_trader_swap = Je handelaar maakt plaats, { $seat }. Ruil je een bewoner met de voorraad?
question-street_trader_swap-seen = Op de plek van je handelaar staat nu { $landed }, { $seat }. Ruil je een bewoner met de voorraad?

topic-street_trader_choose = eerst kiest iedereen drie bewoners
topic-street_trader_stand = eerst krijgt de handelaar een plek
topic-street_trader_move_in = beslis eerst of er een bewoner intrekt
topic-street_trader_swap = beslis eerst of je een bewoner ruilt

move-street_trader-choose = Neem mee: { $kinds }
move-street_trader-stand = Zet je handelaar op { $at }
move-street_trader-move_in = Laat de bewoner intrekken en neem er een andere voor ({ $take })
move-street_trader-move_in-without-take = Laat de bewoner intrekken; de voorraad is leeg
move-street_trader-swap = Ruil een bewoner ({ $give }) voor een andere ({ $take })

event-street_trader-chose = { $seat } kiest in het geheim { $kinds }.
event-street_trader-chose-without-kinds = { $seat } heeft drie bewoners gekozen.
event-street_trader-shown = De handelaar van { $seat } heeft bij zich: { $kinds }.
event-street_trader-stood = De handelaar van { $seat } staat op { $at }.
event-street_trader-displaced = De handelaar van { $seat } maakt plaats voor { $tile }.
event-street_trader-moved_in = In { $tile } van { $seat } trekt een bewoner in; bij de handelaar komt een nieuwe ({ $take }).
event-street_trader-moved_in-without-take = In { $tile } van { $seat } trekt een bewoner in; de voorraad is leeg.
event-street_trader-swapped = { $seat } ruilt een bewoner ({ $give }) voor een andere ({ $take }).
event-street_trader-declined = { $seat } laat de bewoners zoals ze zijn.
event-street_trader-left = De bewoner van { $tile } gaat terug naar de voorraad.
event-street_trader-lost = De handelaar van { $seat } staat nergens meer naast.

because-street_trader-wrong_number = Kies { $wanted } verschillende kleuren, niet meer en niet minder.
because-street_trader-not_carried = Je handelaar heeft geen bewoner van deze kleur: { $kind }.
because-none_left = Van deze kleur is niets meer over: { $kind }.
because-street_trader-nothing_chosen = Zeg welke bewoner uit de voorraad je ervoor neemt.

category-street_trader = Bewoners
reason-street_trader-series = { $points ->
    [one] één punt voor één bewoner
   *[other] { $points } punten voor series bewoners
} ({ $residents ->
    [one] één bewoner
   *[other] { $residents } bewoners
}, { $series ->
    [one] één serie
   *[other] { $series } series
})

interaction-vizier-street_trader-1 = Ook een tegel die je met de gunst van de vizier koopt, mag op de plek van je handelaar komen; je zet hem meteen terug, voordat de bouwmarkt wordt aangevuld.
interaction-squares-street_trader-1 = In een plein trekt niemand in. Op de plek van de handelaar mag je ervoor ruilen; naast een plein mag een handelaar staan.
interaction-characters-street_trader-1 = De verbouwing van de architect komt voordat de handelaar wordt teruggezet, en mag zelf de plek van de handelaar gebruiken.
interaction-camps-street_trader-1 = In een legerkamp trekt niemand in; op de plek van de handelaar mag je ervoor ruilen. Met alleen een legerkamp ernaast mag een handelaar er niet staan.
interaction-walls-street_trader-1 = Houten muren en handelaars storen elkaar niet: een plek met een handelaar is leeg.

notice-street_trader-supply = Bewoners in de voorraad
notice-street_trader-trader = Handelaar van { $seat } op { $at }
notice-street_trader-trader-without-at = Handelaar van { $seat }
notice-street_trader-living = Wonen bij { $seat } ({ $points ->
    [one] één punt
   *[other] { $points } punten
})
notice-street_trader-sealed = Al gekozen: { $seats }
notice-street_trader-own = Jouw keuze, in het geheim: { $residents }
notice-street_trader-landed = Op de plek van de handelaar: { $tile }
sign-trader = ☻
sign-resident = ☺
legend-street_trader-1 = ☻  Hier staat de handelaar
legend-street_trader-2 = ☺  Hier woont een bewoner

guide-turn-place-street_trader = bouw op de plek van de handelaar, en een bewoner mag intrekken
guide-turn-end-street_trader = een opzij gezette handelaar krijgt een nieuwe plek
guide-scored-more-street_trader = bewoners in reeksen van verschillende kleuren: 1, 3, 6, 10, 15, 21
because-no_change-STR-12 = Je zou dezelfde bewoner terugkrijgen: ruil voor een andere soort, of pas.
because-occupied-STR-8 = De handelaar kan niet op { $cell } staan: die plek is bezet.
because-no_contact-STR-8 = De handelaar staat naast je Alhambra: geen tegel ervan raakt { $cell }.
because-not_now-STR-7 = De handelaar verhuist alleen als hij moet: { $topic }.
because-not_now-STR-8 = Passen kan niet: { $topic }.
because-not_now-STR-10 = Een bewoner trekt alleen in als er een gebouw van zijn kleur komt waar de handelaar stond: { $topic }.
because-not_now-STR-12 = Een bewoner ruil je alleen als er een tegel komt waar de handelaar stond en geen bewoner erbij past: { $topic }.
