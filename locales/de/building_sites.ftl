module-building_sites-name = Die Baustellen
module-building_sites-summary = Nimm ein Gebäude zum halben Preis: Seine Mauern stehen sofort, das Gebäude zählt erst, wenn du es zum vollen Preis in einer geheimen Währung fertigbaust.
module-building_sites-setup-1 = Mischt die 8 Baustellenplättchen, zwei von jeder Währung, und legt sie mit dem Gerüst nach oben bereit. Niemand weiß, welches welches ist.
module-building_sites-action-1 = Als Aktion: Nimm ein Plättchen vom Bauhof als Baustelle für mindestens die Hälfte seines Preises, abgerundet, in der Währung seines Feldes. Das gilt nie als passend bezahlt, also ist es die letzte Aktion deines Zuges.
module-building_sites-action-2 = Gleich nach dem Bezahlen schaust du dir zwei Baustellenplättchen an, legst eines mit dem Gerüst nach oben auf das Plättchen und mischst das andere zurück. Die Währung kennst nur du. Das letzte Baustellenplättchen nimmst du ohne Wahl; ist keines mehr da, kann niemand eine Baustelle beginnen.
module-building_sites-action-3 = Eine Baustelle baust oder behältst du wie jedes Plättchen, und sie bleibt bei jedem Umbau eine. Ihre Mauern zählen; sonst hat sie keine Art, keine Farbe und keinen Preis, und Dirk bekommt sie nicht.
module-building_sites-action-4 = Als Aktion: Baue eine deiner Baustellen fertig, in der Alhambra oder in der Reserve, für mindestens den vollen Preis in der Währung auf ihrem Baustellenplättchen. Was du vorher bezahlt hast, wird nicht abgezogen. Bezahlst du passend, hast du eine weitere Aktion. Das Baustellenplättchen kommt aus dem Spiel.
module-building_sites-action-5 = Am Ende des Spiels, noch bevor die letzten Plättchen verteilt werden, dreht ihr die Baustellen in allen Alhambras um: Von jeder Währung, die bei dir erscheint, wirfst du alle Geldkarten deiner Hand ab. Baustellen in der Reserve bleiben verdeckt. Unfertige Gebäude zählen in der letzten Wertung nicht.

question-building_sites_choose = Welches Baustellenplättchen legst du auf dein Gebäude, { $seat }?
topic-building_sites_choose = zuerst wird das Baustellenplättchen gewählt

move-building_sites-set_up = Nimm { $tile_full } als Baustelle mit { $pay }
move-building_sites-choose = Lege das Baustellenplättchen mit { $currency } darauf
move-building_sites-complete = Baue { $tile_full } fertig mit { $pay }

event-building_sites-set_up = { $seat } macht eine Baustelle aus { $tile }.
event-building_sites-drew = { $seat } zieht Baustellenplättchen: { $sites }.
event-building_sites-drew-without-sites = { $seat } schaut sich Baustellenplättchen an.
event-building_sites-chose = { $seat } legt das Baustellenplättchen mit { $site } auf das Gebäude.
event-building_sites-chose-without-site = { $seat } legt ein Baustellenplättchen auf das Gebäude; welches, weiß nur { $seat }.
event-building_sites-completed = { $seat } baut { $tile } fertig mit { $paid }; auf dem Baustellenplättchen stand { $currency }.{ $exact ->
    [yes] {" "}Passend bezahlt: eine weitere Aktion.
   *[no] {""}
}
event-building_sites-revealed = { $seat } dreht die Baustelle auf { $tile } um: { $currency }.
event-building_sites-voided = Nichts mehr wert, { $seat } wirft ab: { $cards }.

because-building_sites-no_site = Das kann nie eine Baustelle sein: { $tile_full }.
because-building_sites-no_own_site = Eine solche Baustelle hast du weder in deiner Alhambra noch in deiner Reserve: { $tile_full }.
because-building_sites-not_drawn = Du hast kein Baustellenplättchen mit { $currency } gezogen.

interaction-vizier-building_sites-1 = Mit der Gunst des Wesirs beginnst du keine Baustelle und baust keine fertig.
interaction-squares-building_sites-1 = Ein unfertiges Gebäude neben einer Bauhütte zählt für sie nicht. Bauhütten sind nie Baustellen.
interaction-exchange_offices-building_sites-1 = Eine Wechselstube darf beim Beginnen und beim Fertigbauen helfen, wenn sie die verlangte Währung zeigt.
interaction-bonus_cards-building_sites-1 = Eine Bonuskarte darfst du erst zeigen, wenn ihr Gebäude fertig ist.
interaction-city_gates-building_sites-1 = An einer Baustelle darf ein Tor stehen.
interaction-diamonds-building_sites-1 = Mit Diamanten allein darfst du eine Baustelle beginnen und fertigbauen. Sie werden nie wertlos.
interaction-characters-building_sites-1 = Der Mäzen beginnt keine Baustelle und baut keine fertig. Der Geizhals nimmt seine Karte, wenn du ein Plättchen mit aufgedrucktem Preis ab 10 als Baustelle nimmst, nicht beim Fertigbauen.
interaction-camps-building_sites-1 = In der Reihe eines Feldlagers bringt ein unfertiges Plättchen keinen Punkt, beendet die Reihe aber nicht. Feldlager sind nie Baustellen.
interaction-walls-building_sites-1 = Auf einer Baustelle darf eine Holzmauer stehen; sie zählt sofort.
interaction-change-building_sites-1 = Münzen ziehst du für das, was du über den halben Preis zahlst, und beim Fertigbauen für das über den vollen. Münzen werden nie wertlos.
interaction-street_trader-building_sites-1 = Eine Baustelle auf dem Feld des Händlers verdrängt ihn: Niemand zieht ein, aber du darfst einen Bewohner tauschen. Auch später zieht niemand ein, außer du baust sie in der Reserve fertig und legst sie dann.
interaction-treasure_chamber-building_sites-1 = Auf einer Baustelle steht keine Truhe; ist sie fertig, kann beim nächsten Mal eine darauf kommen.
interaction-master_builders-building_sites-1 = Baumeister dürfen beim Beginnen und Fertigbauen mitzahlen. Am Ende sind auch die einer Währung auf deinen Baustellen nichts mehr wert.
interaction-invaders-building_sites-1 = Die Seiten einer Baustelle zählen beim Angriff wie bei jedem Plättchen. Weder das Beginnen noch das Fertigbauen bringt einen Kundschafter.
interaction-bazaars-building_sites-1 = Ein unfertiges Gebäude neben einem Basar zählt für ihn nicht. Basare sind nie Baustellen.
interaction-power_of_sultan-building_sites-1 = Ein Plättchen, das du mit einer Sultankarte beanspruchst, ist fertig: Es kostet nichts und bekommt kein Baustellenplättchen.
interaction-caravanserai-building_sites-1 = Für eine Karawanserei zählt die Art einer Baustelle erst, wenn sie fertig ist. Am Ende bleibt der Wert einer Karawanserei erhalten.
interaction-art_of_the_moors-building_sites-1 = Eine Baustelle zählt für ein Kulturplättchen ab dem Zug, in dem du sie fertigbaust.
interaction-falconers-building_sites-1 = Eine Baustelle darf eines der vier Plättchen um einen Falken sein, bringt aber keine Farbe.
interaction-watchtowers-building_sites-1 = Zu einer Baustelle gibt es keinen Wachturm, und durch ihre Farbe hält sie keinen.

notice-building_sites-left = Baustellenplättchen übrig: { $left }
notice-building_sites-sites-title = Baustellen
notice-building_sites-sites = { $seat }: { $tiles }
notice-building_sites-revealed-title = Umgedreht
notice-building_sites-revealed = { $tile }: { $currency }
notice-building_sites-own-title = Deine, nur du siehst das
notice-building_sites-own = { $tile }: { $currency }
notice-building_sites-drawn = Gezogen, nur du siehst das: { $currencies }
notice-building_sites-choosing = Wartet auf sein Baustellenplättchen: { $tile }
sign-scaffold = #
legend-building_sites-1 = #  Eine Baustelle: Nur die Mauern zählen

guide-turn-action-building_sites = oder nimm ein Plättchen als Baustelle (deine letzte Aktion) oder baue eine fertig
guide-turn-pay-building_sites = sieh dir heimlich zwei Baustellenplättchen an und behalte eines
guide-scored-majority-building_sites = von einer Baustelle zählen nur die Mauern
guide-end-closing-building_sites = Zuerst werden die Baustellen in den Alhambras umgedreht: Geldkarten ihrer Währungen sind für ihren Besitzer wertlos.
guide-buy-site = Baustelle
guide-buy-site-price = der halbe Preis, abgerundet, in der Währung ihres Feldes
guide-buy-finish = fertigbauen
guide-buy-finish-price = der ganze Preis, in der verdeckten Währung der Baustelle
because-nothing_there-SIT-5 = Kein Baustellenplättchen ist mehr da: Du kannst keine Baustelle beginnen.
because-not_now-SIT-25 = Mit der Gunst des Wesirs kannst du keine Baustelle beginnen oder fertigbauen.
because-too_little-SIT-2 = Als Baustelle kostet das { $price }; du bietest nur { $paid }.
because-no_gift-SIT-10 = Dirk bekommt keine Baustelle: Baue oder behalte { $tile }.
