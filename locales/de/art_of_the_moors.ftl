module-art_of_the_moors-name = Die Kunst der Mauren
module-art_of_the_moors-summary = Zwei Gebäude mit demselben Preis bringen ein Kulturplättchen; mit Aktionen drehst du es weiter, und es zahlt in jeder Wertung.
module-art_of_the_moors-setup-1 = Sortiert die 20 Kulturplättchen in sieben Stapel: 6, 7, 8, 9, 10, 11 und 12/13. Legt die Steine daneben. Niemand beginnt mit einem Plättchen.
module-art_of_the_moors-action-1 = Am Ende deines Zuges zählst du deine Gebäude jedes Preises, in Alhambra und Reserve zusammen; 12 und 13 sind ein Preis. Hast du zwei oder mehr mit einem Preis ab 6, nimmst du das Kulturplättchen dazu, falls du es noch nicht hast. Es beginnt bei 0 Punkten.
module-art_of_the_moors-action-2 = Der Stein auf einem Plättchen zeigt, wie weit es gedreht werden darf: bis zum höchsten Abschnitt, für den du genug Gebäude dieses Preises hast. Er rückt am Ende eines Zuges vor, in dem du mehr davon bekommen hast.
module-art_of_the_moors-action-3 = Als Aktion in deinem Zug: entwickeln. Alle deine Kulturplättchen werden einen Abschnitt weitergedreht, außer denen, die schon bei ihrem Stein sind. Das kostet nichts und bringt keine weitere Aktion. Es ist nur erlaubt, wenn sich mindestens ein Plättchen dreht.
module-art_of_the_moors-action-4 = In jeder Wertung zahlt jedes deiner Kulturplättchen den Abschnitt, den es erreicht hat.
module-art_of_the_moors-action-5 = Nur die 54 Gebäude des Grundspiels zählen. Ein Gebäude, das du Dirk gibst, zählt nicht, und Dirk hat keine Kulturplättchen.

thing-culture-6 = Kulturplättchen 6
thing-culture-7 = Kulturplättchen 7
thing-culture-8 = Kulturplättchen 8
thing-culture-9 = Kulturplättchen 9
thing-culture-10 = Kulturplättchen 10
thing-culture-11 = Kulturplättchen 11
thing-culture-12-13 = Kulturplättchen 12/13

move-art_of_the_moors-develop = Entwickeln: drehe alle deine Kulturplättchen einen Abschnitt weiter, bis zu ihrem Stein

event-art_of_the_moors-took = { $seat } nimmt { $culture }.
event-art_of_the_moors-raised = Der Stein von { $seat } rückt vor: { $culture } darf jetzt gedreht werden bis zu { $most ->
    [one] einem Punkt
   *[other] { $most } Punkten
}.
event-art_of_the_moors-developed = { $seat } entwickelt die Kulturplättchen: zusammen zahlen sie jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

category-art_of_the_moors = Kulturplättchen
reason-art_of_the_moors-culture = { $points ->
    [one] ein Punkt für { $culture }
   *[other] { $points } Punkte für { $culture }
}

interaction-vizier-art_of_the_moors-1 = Ein Gebäude, das du mit der Gunst des Wesirs kaufst, zählt sofort: Kulturplättchen und Stein kommen, bevor der Bauhof aufgefüllt wird.
interaction-squares-art_of_the_moors-1 = Bauhütten haben keinen Preis und zählen nie für ein Kulturplättchen.
interaction-bonus_cards-art_of_the_moors-1 = Eine Bonuskarte ist kein Gebäude: Sie zählt nie für ein Kulturplättchen.
interaction-diamonds-art_of_the_moors-1 = Für ein Kulturplättchen zählt der aufgedruckte Preis, wie auch immer du bezahlt hast.
interaction-characters-art_of_the_moors-1 = Der Umbau des Architekten kommt vor den Kulturplättchen und ändert nichts an ihnen: Die Reserve zählt ja mit.
interaction-camps-art_of_the_moors-1 = Feldlager zählen nie für ein Kulturplättchen, was sie auch kosten.
interaction-change-art_of_the_moors-1 = Für ein Kulturplättchen zählt der aufgedruckte Preis, wie viel du auch bezahlt hast.
interaction-street_trader-art_of_the_moors-1 = Erst wird der Händler zurückgestellt, dann nimmst du Kulturplättchen.
interaction-treasure_chamber-art_of_the_moors-1 = Erst werden die Truhen verteilt, dann nimmst du Kulturplättchen.
interaction-master_builders-art_of_the_moors-1 = Der Umbau mit einem Baumeister kommt vor den Kulturplättchen und ändert nichts an ihnen.
interaction-bazaars-art_of_the_moors-1 = Basare zählen nie für ein Kulturplättchen.
interaction-power_of_sultan-art_of_the_moors-1 = Ein Plättchen, das du mit einer Sultankarte beanspruchst, zählt sofort: Kulturplättchen und Stein kommen, bevor das nächste Plättchen gezogen wird.

notice-art_of_the_moors-culture-title = { $seat } ({ $sum ->
    [one] ein Punkt
   *[other] { $sum } Punkte
})
notice-art_of_the_moors-culture = { $tile }: { $points }, höchstens { $most }

guide-turn-action-art_of_the_moors = oder entwickle: alle deine Kulturplättchen rücken ein Feld weiter, bis zu ihrem Stein
guide-turn-end-art_of_the_moors = neue Kulturplättchen für zwei Gebäude eines Preises, und Steine rücken vor
guide-scored-more-art_of_the_moors = jedes Kulturplättchen zahlt, was es zeigt
because-no_change-MOO-20 = Keine deiner Kulturen käme voran: Es gibt nichts zu entwickeln.
