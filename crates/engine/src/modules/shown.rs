//! What a game and a view answer alike about the rooms in play.

use super::{Acts, Mine, Module};
use crate::flow::Eyes;

/// The moves of a room, one after the other. What is done with them is not known when this is built: otherwise there would be the list of
/// every room six times over.
#[inline(never)]
pub(super) fn listed<M: Module>(mine: Mine<'_, M>, eyes: &Eyes<'_>, found: &mut dyn FnMut(M::Move)) {
    M::Move::list(mine, eyes, found);
}

/// The calls that a game and a view answer alike.
macro_rules! rooms {
    ($House:ident; $($name:ident $M:ident),+) => {
        impl OpenRooms for $House {
            $(fn $name(&self) -> Option<&<$M as Module>::Open> { self.$name.as_ref().map(|room| &room.open) })+
        }

        impl $House {
            #[inline(never)]
            fn open_means(&self, seat: Seat) -> Purse {
                let mut all = Purse::EMPTY;
                $(if let (Some(means), Some(room)) = (<$M as Module>::PAYS.means, &self.$name) {
                    all.add_all(&means(&room.open, seat));
                })+
                all
            }
            /// The moves of the rooms that have any for an action, or for the window; or of all.
            #[inline(never)]
            fn moves_for<const ACTION: bool, const WINDOW: bool>(&self, eyes: &Eyes<'_>, out: &mut Vec<Move>) {
                $(if (!ACTION || <<$M as Module>::Move as Acts<$M>>::ACTIONS)
                    && (!WINDOW || <<$M as Module>::Move as Acts<$M>>::WINDOW)
                    && let Some(room) = &self.$name
                {
                    $crate::modules::shown::listed::<$M>(room.mine(eyes.seat), eyes, &mut |mv| out.push(Move::$M(mv)));
                })+
            }
        }

        impl Rooms for $House {
            #[inline]
            fn is_idle(&self) -> bool {
                self.playing.is_empty()
            }
            fn right(&self, eyes: &Eyes<'_>) -> Option<&'static Terms> {
                if !self.playing.take_part(Moment::Right) {
                    return None;
                }
                None$(.or_else(|| <$M as Module>::GRANTS.right?(self.$name.as_ref()?.mine(eyes.seat), eyes)))+
            }
            fn moves(&self, eyes: &Eyes<'_>, out: &mut Vec<Move>) {
                match eyes.ask.topic {
                    _ if self.playing.is_empty() => {}
                    Topic::Action | Topic::FurtherAction => {
                        if self.playing.take_part(Moment::Actions) {
                            self.moves_for::<true, false>(eyes, out);
                        }
                    }
                    Topic::Window => self.moves_for::<false, true>(eyes, out),
                    // What one module asks no other answers.
                    Topic::Module(topic) => {
                        let by = topic.module();
                        $(if (<<$M as Module>::Move as Acts<$M>>::BESIDE || by == ModuleId::$M)
                            && let Some(room) = &self.$name
                        {
                            $crate::modules::shown::listed::<$M>(room.mine(eyes.seat), eyes, &mut |mv| out.push(Move::$M(mv)));
                        })+
                    }
                    _ => self.moves_for::<false, false>(eyes, out),
                }
            }
            fn moves_of(&self, module: ModuleId, eyes: &Eyes<'_>, out: &mut Vec<Move>) {
                match module {
                    $(ModuleId::$M => if let Some(room) = &self.$name {
                        $crate::modules::shown::listed::<$M>(room.mine(eyes.seat), eyes, &mut |mv| out.push(Move::$M(mv)));
                    })+
                }
            }
            #[inline]
            fn means(&self, seat: Seat) -> Purse {
                if self.playing.take_part(Moment::Means) { self.open_means(seat) } else { Purse::EMPTY }
            }
            fn take_limit(&self, eyes: &Eyes<'_>) -> Option<u8> {
                if !self.playing.take_part(Moment::TakeLimit) {
                    return None;
                }
                let limits = [$(match (<$M as Module>::GRANTS.take_limit, &self.$name) {
                    (Some(limit), Some(room)) => limit(room.mine(eyes.seat), eyes),
                    _ => None,
                },)+];
                limits.into_iter().max().flatten()
            }
            fn placing(&self, table: &OpenTable, seat: Seat, tile: Tile) -> Result<(), Illegal> {
                if !self.playing.take_part(Moment::Placing) {
                    return Ok(());
                }
                $(if let (Some(placing), Some(room)) = (<$M as Module>::GRANTS.placing, &self.$name) {
                    placing(&room.open, table, seat, tile)?;
                })+
                Ok(())
            }
            fn redesign(&self, eyes: &Eyes<'_>) -> bool {
                false $(|| match (<$M as Module>::GRANTS.redesign, &self.$name) {
                    (Some(redesign), Some(room)) => redesign(room.mine(eyes.seat), eyes),
                    _ => false,
                })+
            }
            fn grace(&self, eyes: &Eyes<'_>) -> bool {
                self.playing.take_part(Moment::Grace) && (false $(|| match (<$M as Module>::PAYS.grace, &self.$name) {
                    (Some(grace), Some(room)) => grace(room.mine(eyes.seat), eyes),
                    _ => false,
                })+)
            }
            fn can_move(&self, eyes: &Eyes<'_>) -> bool {
                let acts = eyes.ask.topic.is_action();
                let answers = |manner: Manner| !matches!(manner, Manner::Beside | Manner::Free);
                let mut any = false;
                $(if (!acts || <<$M as Module>::Move as Acts<$M>>::ACTIONS) && let Some(room) = &self.$name {
                    $crate::modules::shown::listed::<$M>(room.mine(eyes.seat), eyes, &mut |mv| any |= answers(Acts::<$M>::manner(&mv)));
                })+
                any
            }
            fn check(&self, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
                match mv {
                    $(Move::$M(own) => match &self.$name {
                        Some(room) => Acts::<$M>::check(room.mine(eyes.seat), eyes, own),
                        None => Err(not_played(mv)),
                    },)+
                    _ => unreachable!("the core checks its own moves"),
                }
            }
            fn payment(&self, seat: Seat, table: &OpenTable, mv: &Move) -> Option<Payment> {
                match mv {
                    $(Move::$M(own) => Acts::<$M>::payment(self.$name.as_ref()?.mine(seat), seat, table, own),)+
                    _ => None,
                }
            }
            fn no_gift(&self, tile: Tile) -> Option<RuleId> {
                let own = |module: &&ModuleId| module.contents().tiles.position(tile).is_some();
                ModuleId::ROOMS.iter().filter(own).find_map(|module| module.contents().no_gift)
            }
            fn stands(&self, seat: Seat, topic: ModuleTopic) -> bool {
                match topic {
                    $(ModuleTopic::$M(topic) => {
                        self.$name.as_ref().is_some_and(|room| Subject::<$M>::stands(&room.open, seat, topic))
                    })+
                }
            }
            fn about(&self, topic: ModuleTopic) -> Vec<(&'static str, Fact)> {
                match topic {
                    $(ModuleTopic::$M(topic) => {
                        self.$name.as_ref().map_or_else(Vec::new, |room| Subject::<$M>::about(&room.open, topic))
                    })+
                }
            }
            fn notices(&self, module: ModuleId, table: &OpenTable, seat: Option<Seat>) -> Vec<ModuleNotice> {
                let mut all = Vec::new();
                match module {
                    $(ModuleId::$M => if let (Some(notices), Some(room)) = (<$M as Module>::SHOWS.notices, &self.$name) {
                        // A spectator has no secrets to be shown.
                        let none = <$M as Module>::Hand::default();
                        let hand = seat.map_or(&none, |seat| room.mine(seat).hand);
                        let mine = Mine { open: &room.open, hand };
                        notices(mine, table, seat, &mut |notice| all.push(ModuleNotice::$M(notice)));
                    })+
                }
                all
            }
            fn pieces(&self, table: &OpenTable, of: Participant) -> Vec<Piece> {
                let mut all = Vec::new();
                $(if let (Some(pieces), Some(room)) = (<$M as Module>::SHOWS.pieces, &self.$name) {
                    pieces(&room.open, table, of, &mut |piece| all.push(piece));
                })+
                all
            }
            fn score(&self, table: &OpenTable, tally: &mut Tally) {
                $(if let (Some(score), Some(room)) = (<$M as Module>::COUNTS.score, &self.$name) {
                    score(&room.open, table, tally);
                })+
            }
            fn score_of(&self, module: ModuleId, table: &OpenTable, tally: &mut Tally) {
                match module {
                    $(ModuleId::$M => if let (Some(score), Some(room)) = (<$M as Module>::COUNTS.score, &self.$name) {
                        score(&room.open, table, tally);
                    })+
                }
            }
            fn toll(&self, table: &OpenTable, tally: &mut Tally) {
                $(if let (Some(toll), Some(room)) = (<$M as Module>::COUNTS.toll, &self.$name) {
                    toll(&room.open, table, tally);
                })+
            }
            fn own(&self, module: ModuleId, eyes: &Eyes<'_>) -> Option<&dyn std::any::Any> {
                match module { $(ModuleId::$M => Some(self.$name.as_ref()?.mine(eyes.seat).hand),)+ }
            }
        }
    };
}
