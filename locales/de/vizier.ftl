module-vizier-name = Die Gunst des Wesirs
module-vizier-summary = Zwischen zwei Zügen schnappst du dir ein Plättchen, wenn du es passend bezahlst.
module-vizier-setup-1 = Alle nehmen den Wesirstein der eigenen Farbe und legen ihn wach vor sich hin.
module-vizier-action-1 = Zwischen zwei Zügen: Mit einem wachen Stein darfst du ein Plättchen vom Bauhof für genau seinen Preis kaufen. Du legst es sofort, der Bauhof wird aufgefüllt, und dein Stein schläft ein. Eine weitere Aktion gibt es nicht.
module-vizier-action-2 = Als Aktion in deinem Zug: Wecke deinen schlafenden Stein.
module-vizier-action-3 = Wollen mehrere eingreifen, so wählt zuerst, wer als Nächstes am Zug ist; danach geht es im Uhrzeigersinn weiter.

move-vizier-wake = Wecke deinen Wesirstein

event-vizier-woke = { $seat } weckt den Wesirstein.
event-vizier-fell_asleep = Der Wesirstein von { $seat } schläft ein.

notice-vizier-asleep = Schlafende Steine: { $seats }

guide-turn-action-vizier = oder wecke deinen schlafenden Stein
guide-turn-between-vizier = mit wachem Stein darfst du ein Plättchen des Bauhofs kaufen, passend
guide-column-vizier = Wesir
because-no_change-VIZ-16 = Dein Stein ist wach: Es gibt nichts zu wecken.
because-not_now-VIZ-7 = Mit der Gunst des Wesirs darfst du ein Plättchen kaufen und sonst nichts tun.
