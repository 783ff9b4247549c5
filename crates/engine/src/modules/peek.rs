//! What a game and a view answer alike about the rooms in play.

/// The calls that a game and a view answer alike.
macro_rules! peek {
    ($House:ident; $($name:ident $M:ident),+) => {
        impl OpenRooms for $House {
            $(fn $name(&self) -> Option<&<$M as Module>::Open> { self.$name.as_ref().map(|room| &room.open) })+
        }

        impl $House {
            #[inline(never)]
            fn open_means(&self, seat: Seat) -> Purse {
                let mut means = Purse::EMPTY;
                $(if let Some(room) = &self.$name { means.add_all(&$M::means(&room.open, seat)); })+
                means
            }
        }

        impl Peek for $House {
            #[inline]
            fn is_bare(&self) -> bool {
                false
            }
            fn right(&self, eyes: &Eyes<'_>) -> Option<&'static Terms> {
                if !self.playing.take_part(Moment::Window) {
                    return None;
                }
                $(if let Some(room) = &self.$name && let Some(terms) = $M::right(room.mine(eyes.seat), eyes) {
                    return Some(terms);
                })+
                None
            }
            fn moves(&self, eyes: &Eyes<'_>, out: &mut Vec<Move>) {
                let acts = eyes.ask.topic.is_action();
                if if acts { !self.playing.take_part(Moment::Actions) } else { self.playing.is_empty() } {
                    return;
                }
                // What one module asks no other answers.
                let by = if let Topic::Module(topic) = eyes.ask.topic { Some(topic.module()) } else { None };
                $(if (!acts || Moment::Actions.is_in(<$M as Module>::MOMENTS))
                    && (<$M as Module>::BESIDE || by.is_none_or(|by| by == ModuleId::$M))
                    && let Some(room) = &self.$name
                {
                    $M::moves(room.mine(eyes.seat), eyes, |mv| out.push(Move::$M(mv)));
                })+
            }
            fn moves_of(&self, module: ModuleId, eyes: &Eyes<'_>, out: &mut Vec<Move>) {
                match module {
                    $(ModuleId::$M => if let Some(room) = &self.$name {
                        $M::moves(room.mine(eyes.seat), eyes, |mv| out.push(Move::$M(mv)));
                    })+
                }
            }
            #[inline]
            fn means(&self, seat: Seat) -> Purse {
                if self.playing.take_part(Moment::Purchase) { self.open_means(seat) } else { Purse::EMPTY }
            }
            fn take_limit(&self, eyes: &Eyes<'_>) -> Option<u8> {
                if !self.playing.take_part(Moment::Taken) {
                    return None;
                }
                None$(.max(self.$name.as_ref().and_then(|room| $M::take_limit(room.mine(eyes.seat), eyes))))+
            }
            fn redesign(&self, eyes: &Eyes<'_>) -> bool {
                false $(|| self.$name.as_ref().is_some_and(|room| $M::redesign(room.mine(eyes.seat), eyes)))+
            }
            fn grace(&self, eyes: &Eyes<'_>) -> bool {
                self.playing.take_part(Moment::Grace) && (false $(|| Moment::Grace.is_in(<$M as Module>::MOMENTS)
                    && self.$name.as_ref().is_some_and(|room| $M::grace(room.mine(eyes.seat), eyes)))+)
            }
            fn can_move(&self, eyes: &Eyes<'_>) -> bool {
                let acts = eyes.ask.topic.is_action();
                let mut any = false;
                $(if (!acts || Moment::Actions.is_in(<$M as Module>::MOMENTS)) && let Some(room) = &self.$name {
                    $M::moves(room.mine(eyes.seat), eyes, |mv| any |= !$M::is_beside(&mv) && !$M::is_free(&mv));
                })+
                any
            }
            fn check(&self, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
                match mv {
                    $(Move::$M(own) => match &self.$name {
                        Some(room) => $M::check(room.mine(eyes.seat), eyes, own),
                        None => Err(not_played(mv)),
                    },)+
                    _ => unreachable!("the core checks its own moves"),
                }
            }
            fn no_gift(&self, tile: Tile) -> Option<RuleId> {
                None$(.or($M::no_gift(tile)))+
            }
            fn about(&self, topic: ModuleTopic) -> Vec<(&'static str, Fact)> {
                match topic {
                    $(ModuleTopic::$M(topic) => {
                        self.$name.as_ref().map_or_else(Vec::new, |room| $M::about(&room.open, topic))
                    })+
                }
            }
            fn score(&self, table: &OpenTable, tally: &mut Tally) {
                $(if Moment::Counting.is_in(<$M as Module>::MOMENTS) && let Some(room) = &self.$name {
                    $M::score(&room.open, table, tally);
                })+
            }
            fn toll(&self, table: &OpenTable, tally: &mut Tally) {
                $(if Moment::ScoringCounted.is_in(<$M as Module>::MOMENTS) && let Some(room) = &self.$name {
                    $M::toll(&room.open, table, tally);
                })+
            }
            fn own(&self, module: ModuleId, eyes: &Eyes<'_>) -> Option<&dyn std::any::Any> {
                match module { $(ModuleId::$M => Some(self.$name.as_ref()?.mine(eyes.seat).hand),)+ }
            }
        }
    };
}
