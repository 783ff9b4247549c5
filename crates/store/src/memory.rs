//! Kept as long as the process lives.

use crate::{About, Added, Addition, Listed, Note, Search, State, Store, StoreError, TableId};
use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
};

/// A store without a disk, for tests and for trying things out.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<TableId, Table>,
    notes: BTreeMap<(&'static str, String), Note>,
}

#[derive(Debug, Default)]
struct Table {
    lines: Vec<String>,
    about: About,
    people: Vec<String>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Store for Memory {
    async fn add(&self, additions: &[Addition]) -> Result<Vec<Added>, StoreError> {
        let mut kept = self.kept();
        let mut done = Vec::new();
        for Addition { table, after, lines, about, people } in additions {
            let there = kept.tables.get(table).map_or(0, |table| table.lines.len() as u64);
            if there != *after || lines.is_empty() {
                done.push(Added::Late);
                continue;
            }
            let entry = kept.tables.entry(table.clone()).or_default();
            entry.lines.extend(lines.iter().cloned());
            if let Some(about) = about {
                entry.about = about.clone();
            }
            if let Some(people) = people {
                entry.people.clone_from(people);
            }
            done.push(Added::Done);
        }
        Ok(done)
    }
    async fn read(&self, table: &TableId, after: u64) -> Result<Vec<String>, StoreError> {
        let kept = self.kept();
        let lines = kept.tables.get(table).map(|table| table.lines.iter().skip(after as usize).cloned().collect());
        Ok(lines.unwrap_or_default())
    }
    async fn search(&self, search: &Search, most: u32) -> Result<Vec<Listed>, StoreError> {
        let fits = |Table { about, people, .. }: &Table| match search {
            Search::Of(person) => people.contains(person),
            Search::Listed => about.listed,
            Search::Running => about.state == State::Running,
            Search::Group(group) => about.group.as_ref() == Some(group),
            Search::Idle(state, since) => about.state == *state && about.at < *since,
        };
        let kept = self.kept();
        let found = kept.tables.iter().filter(|(_, table)| fits(table));
        let mut found: Vec<Listed> =
            found.map(|(id, table)| Listed { table: id.clone(), about: table.about.clone() }).collect();
        found.sort_by(|a, b| b.about.at.cmp(&a.about.at).then_with(|| a.table.cmp(&b.table)));
        found.truncate(most as usize);
        Ok(found)
    }
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        Ok(self.kept().tables.remove(table).is_some())
    }
    async fn put(&self, note: &Note, new: bool) -> Result<bool, StoreError> {
        let (mut kept, key) = (self.kept(), (note.kind, note.name.clone()));
        let puts = !new || !kept.notes.contains_key(&key);
        if puts {
            kept.notes.insert(key, note.clone());
        }
        Ok(puts)
    }
    async fn note(&self, kind: &'static str, name: &str) -> Result<Option<Note>, StoreError> {
        Ok(self.kept().notes.get(&(kind, name.into())).cloned())
    }
    async fn notes(&self, kind: &'static str, owner: Option<&str>) -> Result<Vec<Note>, StoreError> {
        let kept = self.kept();
        let fits = |note: &&Note| note.kind == kind && owner.is_none_or(|owner| note.owner == owner);
        let mut notes: Vec<Note> = kept.notes.values().filter(fits).cloned().collect();
        notes.sort_by(|a, b| a.at.cmp(&b.at).then_with(|| a.name.cmp(&b.name)));
        Ok(notes)
    }
    async fn forget(&self, kind: &'static str, name: &str) -> Result<bool, StoreError> {
        Ok(self.kept().notes.remove(&(kind, name.into())).is_some())
    }
}
