module-walls-name = De stadsmuren
module-walls-summary = Houten muren die je aan je eigen tegels toevoegt: ze dichten gaten en maken je stadsmuur langer.
module-walls-setup-1 = Is de geldstapel in vijf stapels verdeeld, schud dan de acht muurkaarten en meng er gedekt twee door elk van de stapels 2, 3, 4 en 5. Leg de twaalf houten muurstukken klaar.
module-walls-action-1 = Een muurkaart die tevoorschijn komt, ligt in de muurrij naast het open geld; het geld wordt gewoon verder aangevuld. In de rij mogen er zoveel liggen als er komen.
module-walls-action-2 = Als actie in je beurt: neem één kaart uit de rij en bouw de één of twee muurstukken ervan op één eigen tegel: in je Alhambra, in je reserve, net gekocht, of je fontein. De kaart wordt niet gedraaid, en een extra actie krijg je niet.
module-walls-action-3 = Elk muurstuk hoort op een kant zonder muur. Bij een tegel in je Alhambra moet er een lege plek voor liggen; bij andere tegels telt dat pas als je ze bouwt.
module-walls-action-4 = Vanaf dan horen de stukken bij de tegel als gedrukte muren en gaan ze met hem mee. De kaart gaat uit het spel.

card-wall_n = muurkaart N
card-wall_e = muurkaart O
card-wall_s = muurkaart Z
card-wall_w = muurkaart W
card-wall_ne = muurkaart N + O
card-wall_se = muurkaart Z + O
card-wall_sw = muurkaart Z + W
card-wall_nw = muurkaart N + W

move-walls-build = Bouw { $card } op { $tile }
move-walls-build-without-tile = Bouw { $card } op je fontein

event-walls-shown = Er komt een muurkaart tevoorschijn voor de muurrij: { $card }.
event-walls-built = { $seat } bouwt { $card } op { $tile }.
event-walls-built-without-tile = { $seat } bouwt { $card } op de fontein.

because-not_on_offer = Die kaart is nu niet te krijgen: { $card }.
because-walls-not_your_tile = Dat is geen tegel van jou: { $tile_full }.
because-carries_no_walls = Hier past geen houten muur op: { $tile }.
because-walled_already = Aan de { $side }kant staat al een muur.

interaction-vizier-walls-1 = Met de gunst van de vizier bouw je geen muurkaart.
interaction-squares-walls-1 = Pleinen mogen houten muren krijgen. Een gebouw achter een dubbele houten muur telt voor het plein niet mee.
interaction-bonus_cards-walls-1 = Een tegel met houten muren past nog steeds bij zijn bonuskaart.
interaction-city_gates-walls-1 = Een poort staat alleen tussen twee gedrukte muren. Een tegel naast een poort mag aan zijn vrije kanten nog houten muren krijgen.
interaction-characters-walls-1 = De stadswacht telt houten muren mee. De architect verbouwt; een muurkaart bouwt hij niet. Trekt de bedelaar een muurkaart, dan gaat die naar de rij en trekt hij opnieuw.
interaction-camps-walls-1 = Een bastion mag tegen een houten muur staan, ook van de fontein. Op een legerkamp zelf komt geen houten muur.
interaction-thieves-walls-1 = Geen dief neemt een muurkaart. Komt er na een diefstal een tevoorschijn, dan gaat die naar de rij.

notice-walls-row = Muurrij: { $cards }

guide-turn-action-walls = of neem een muurkaart en bouw haar stukken op een van je tegels
guide-turn-refill-walls = een muurkaart gaat naar haar rij
