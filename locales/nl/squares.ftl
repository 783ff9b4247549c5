module-squares-name = De pleinen
module-squares-summary = Gratis tegels die de gebouwen ernaast nog eens meetellen; je mag er drie hebben.
module-squares-setup-1 = Sorteer de 24 pleinen op kleur, leg zes gesloten, geschudde stapels naast de bouwmarkt en draai van elke stapel het bovenste plein om.
module-squares-action-1 = Als actie in je beurt: neem gratis één open plein. Het volgende plein van die stapel wordt omgedraaid. Een extra actie krijg je niet.
module-squares-action-2 = Je plaatst het plein samen met de andere tegels van deze beurt: in je Alhambra of in je reserve. Je mag hoogstens drie pleinen hebben.
module-squares-action-3 = Bij elke telling telt een plein als zoveel gebouwen van zijn kleur als er zonder muur ertussen naast liggen, met een maximum van drie.

tile-squares = { $kind_key ->
    [pavilion] paviljoenplein
    [seraglio] serailplein
    [arcades] arcadenplein
    [chambers] vertrekkenplein
    [garden] tuinplein
    [tower] torenplein
   *[other] plein
}

move-squares-take = Neem het open { $kind_key ->
    [pavilion] paviljoenplein
    [seraglio] serailplein
    [arcades] arcadenplein
    [chambers] vertrekkenplein
    [garden] tuinplein
    [tower] torenplein
   *[other] plein
}

event-squares-took = { $seat } neemt het { $tile_full }.
event-squares-turned_up = Omgedraaid: { $tile_full }.

reason-extra-squares = { $count ->
    [one] één daarvan dankzij pleinen
   *[other] { $count } daarvan dankzij pleinen
}

interaction-vizier-squares-1 = Met de gunst van de vizier kun je geen plein nemen of plaatsen.

notice-squares-top-title = Open, en hoeveel er gedekt onder liggen
notice-squares-top = +{ $below }
tile-label-squares = □{ $letter }

guide-turn-action-squares = of neem een open plein, gratis
guide-scored-majority-squares = pleinen tellen de gebouwen ernaast nog een keer
because-limit_reached-SQU-3 = Je hebt al zoveel pleinen als een speler mag hebben: { $limit }.
because-nothing_there-SQU-4 = Van deze soort is er geen plein meer.
because-no_gift-SQU-14 = Dirk krijgt geen pleinen, want die koop je niet: bouw je plein of leg het in je reserve.
