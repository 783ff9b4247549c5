module-new_score_cards-name = The New Score Cards
module-new_score_cards-summary = Three cards, one for each scoring, say anew which building type is worth most.
module-new_score_cards-setup-1 = Shuffle the 18 score cards and lay three of them face up, for the first, the second and the third scoring. The others go back into the box unseen.
module-new_score_cards-setup-2 = The two scoring cards go into the money deck as ever.
module-new_score_cards-action-1 = Nothing changes in your turn. In a scoring the places are worth what the card of that scoring says: the lowest row pays least, the highest most. What is printed elsewhere does not count.
module-new_score_cards-action-2 = Counting, places and shared points stay as they are, for Dirk too. Walls and everything that modules score keep their own values.

event-new_score_cards-laid = Scoring { $round }, from the least to the most valuable: { $order }.

interaction-squares-new_score_cards-1 = Squares add to the count; the card says what the place is worth.
interaction-bonus_cards-new_score_cards-1 = Bonus cards add to the count; the card says what the place is worth.
interaction-characters-new_score_cards-1 = The wise man adds to the count; the card says what the place is worth.
interaction-treasure_chamber-new_score_cards-1 = The points for chests stay as they are.

notice-new_score_cards-pays = { $round ->
    [1] First scoring
    [2] Second scoring
   *[3] Final scoring
}
thing-nsc = card { $part }

guide-scored-majority-new_score_cards = the card of this scoring says what each type pays
