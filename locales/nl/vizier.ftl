module-vizier-name = De gunst van de vizier
module-vizier-summary = Tussen twee beurten kun je snel een tegel kopen, als je gepast betaalt.
module-vizier-setup-1 = Iedereen neemt de viziersteen van de eigen kleur en legt hem wakker voor zich neer.
module-vizier-action-1 = Tussen twee beurten: met een wakkere steen mag je één tegel van de bouwmarkt kopen voor precies zijn prijs. Je plaatst hem meteen, de bouwmarkt wordt aangevuld en je steen valt in slaap. Een extra actie krijg je niet.
module-vizier-action-2 = Als actie in je beurt: maak je slapende steen wakker.
module-vizier-action-3 = Willen er meer tussenbeide komen, dan kiest de speler die hierna aan de beurt is het eerst; daarna gaat het met de klok mee.

move-vizier-wake = Maak je viziersteen wakker

event-vizier-woke = { $seat } maakt de viziersteen wakker.
event-vizier-fell_asleep = De viziersteen van { $seat } valt in slaap.

notice-vizier-asleep = Slapende stenen: { $seats }

guide-turn-action-vizier = of maak je slapende steen wakker
guide-turn-between-vizier = met een wakkere steen mag je één tegel van de bouwmarkt kopen, gepast
guide-column-vizier = vizier
because-no_change-VIZ-16 = Je steen is wakker: er valt niets te wekken.
because-not_now-VIZ-7 = Met de gunst van de vizier mag je één tegel kopen en verder niets doen.
