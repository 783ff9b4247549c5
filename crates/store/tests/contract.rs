//! What every store promises, held against each of them.

use sabika_store::{About, Added, Addition, Memory, Note, Search, Sqlite, State, Store, StoreError, TableId, Writer};
use std::{path::PathBuf, sync::Arc};

fn id(n: u32) -> TableId {
    TableId::new(format!("table-number-{n:08}")).expect("a name")
}

fn addition(n: u32, after: u64, lines: &[&str]) -> Addition {
    let about = About {
        state: if n % 2 == 1 { State::Running } else { State::Over },
        listed: n.is_multiple_of(3),
        at: n.into(),
        asked: (n % 2 == 1).then(|| "ben".into()),
        group: n.is_multiple_of(3).then(|| "the \"third\"".into()),
        card: format!("{{\"card\": {n}}}"),
    };
    let people = Some(vec!["anna".into(), format!("friend of {n}")]);
    let lines = lines.iter().map(ToString::to_string).collect();
    Addition { table: id(n), after, lines, about: Some(about), people }
}

/// A folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

async fn keeps_its_promises(store: impl Store) {
    let store = Arc::new(store);
    assert_eq!(store.read(&id(1), 0).await.unwrap(), Vec::<String>::new());
    // Lines are added where they were expected to go, or not at all; others are not touched by that.
    let done = store.add(&[addition(1, 0, &["a", "b"]), addition(2, 1, &["x"]), addition(3, 0, &["c"])]).await.unwrap();
    assert_eq!(done, [Added::Done, Added::Late, Added::Done]);
    let done = store.add(&[addition(1, 0, &["z"]), addition(1, 2, &["d"]), addition(1, 2, &["e"])]).await.unwrap();
    assert_eq!(done, [Added::Late, Added::Done, Added::Late]);
    assert_eq!(store.add(&[addition(1, 3, &[])]).await.unwrap(), [Added::Late]);
    assert_eq!(store.read(&id(1), 0).await.unwrap(), ["a", "b", "d"]);
    assert_eq!(store.read(&id(1), 2).await.unwrap(), ["d"]);
    assert_eq!(store.read(&id(1), 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.read(&id(2), 0).await.unwrap(), Vec::<String>::new());
    // Text is text, whatever stands in it.
    let odd = "'; DROP TABLE lines; -- \u{1} \\ \\u0041 ☃ \"{}\" \u{1F54C}";
    store.add(&[addition(6, 0, &[odd])]).await.unwrap();
    assert_eq!(store.read(&id(6), 0).await.unwrap(), [odd]);
    // Tables are found, the latest first.
    let found = |search: Search, most| {
        let store = store.clone();
        async move {
            let listed = store.search(&search, most).await.unwrap();
            listed.into_iter().map(|one| one.table).collect::<Vec<_>>()
        }
    };
    assert_eq!(found(Search::Of("anna".into()), 9).await, [id(6), id(3), id(1)]);
    assert_eq!(found(Search::Of("anna".into()), 1).await, [id(6)]);
    assert_eq!(found(Search::Of("an%".into()), 9).await, []);
    assert_eq!(found(Search::Listed, 9).await, [id(6), id(3)]);
    assert_eq!(found(Search::Running, 9).await, [id(3), id(1)]);
    let about = store.search(&Search::Running, 1).await.unwrap().remove(0).about;
    assert_eq!(Some(about), addition(3, 0, &[]).about);
    assert_eq!(found(Search::Group("the \"third\"".into()), 9).await, [id(6), id(3)]);
    assert_eq!(found(Search::Idle(State::Running, 3), 9).await, [id(1)]);
    assert_eq!(found(Search::Idle(State::Over, 9), 9).await, [id(6)]);
    assert_eq!(found(Search::Idle(State::Gathering, 9), 9).await, []);
    // Who has to do with it changes only where that is said.
    let before = store.search(&Search::Running, 9).await.unwrap();
    store.add(&[Addition { people: None, about: None, ..addition(1, 3, &["f"]) }]).await.unwrap();
    assert_eq!(store.search(&Search::Running, 9).await.unwrap(), before);
    assert_eq!(found(Search::Of("friend of 1".into()), 9).await, [id(1)]);
    store.add(&[Addition { people: Some(vec!["ben".into()]), ..addition(1, 4, &["g"]) }]).await.unwrap();
    assert_eq!(found(Search::Of("friend of 1".into()), 9).await, []);
    assert_eq!(found(Search::Of("ben".into()), 9).await, [id(1)]);
    // Gone is gone, and can be begun anew.
    assert!(store.delete(&id(3)).await.unwrap() && !store.delete(&id(3)).await.unwrap());
    assert_eq!(store.read(&id(3), 0).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.add(&[addition(3, 0, &["new"])]).await.unwrap(), [Added::Done]);
    // Notes.
    let note =
        |kind, name: &str, owner: &str, at| Note { kind, name: name.into(), owner: owner.into(), at, text: odd.into() };
    assert_eq!(store.note("token", "hash").await.unwrap(), None);
    assert!(store.put(&note("token", "hash", "anna", 2), true).await.unwrap());
    assert!(!store.put(&note("token", "hash", "ben", 3), true).await.unwrap());
    assert_eq!(store.note("token", "hash").await.unwrap(), Some(note("token", "hash", "anna", 2)));
    assert!(store.put(&note("token", "hash", "ben", 3), false).await.unwrap());
    assert!(store.put(&note("token", "other", "ben", 1), false).await.unwrap());
    assert!(store.put(&note("account", "hash", "ben", 1), true).await.unwrap());
    assert_eq!(store.note("account", "other").await.unwrap(), None);
    let names = async |kind, owner| {
        store.notes(kind, owner).await.unwrap().into_iter().map(|note| note.name).collect::<Vec<_>>()
    };
    assert_eq!(names("token", Some("ben")).await, ["other", "hash"]);
    assert_eq!(names("token", None).await, ["other", "hash"]);
    assert_eq!(names("token", Some("anna")).await, Vec::<String>::new());
    assert!(store.forget("token", "hash").await.unwrap() && !store.forget("token", "hash").await.unwrap());
    assert_eq!(names("token", None).await, ["other"]);
    // Of many who add to the same place at once, one is right.
    let writer = Writer::new(store.clone());
    let mut tries = Vec::new();
    for n in 0..40_u32 {
        let writer = writer.clone();
        tries.push(tokio::spawn(
            async move { writer.add(addition(50 + n % 4, 0, &[&format!("by {n}")])).await.unwrap() },
        ));
    }
    let mut right = 0;
    for one in tries {
        right += u32::from(one.await.unwrap() == Added::Done);
    }
    assert_eq!(right, 4);
    for n in 50..54 {
        assert_eq!(store.read(&id(n), 0).await.unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_keeps_its_promises() {
    keeps_its_promises(Memory::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_promises() {
    keeps_its_promises(Sqlite::open(&folder("promises")).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_added_is_there_again() {
    let folder = folder("again");
    let store = Sqlite::open(&folder).await.unwrap();
    store.add(&[addition(1, 0, &["a"])]).await.unwrap();
    let busy = Sqlite::open(&folder).await.expect_err("it is in use");
    assert!(matches!(&busy, StoreError::Folder(why) if why.contains("another process")), "{busy}");
    // Whoever only looks may do so meanwhile, and make a copy.
    let looks = Sqlite::look(&folder).await.unwrap();
    assert_eq!(looks.tables().await.unwrap(), [id(1)]);
    assert!(matches!(looks.add(&[addition(2, 0, &["x"])]).await, Err(StoreError::Disk(_))));
    looks.back_up(&folder.join("copy.db")).await.unwrap();
    store.close().await;
    drop(store);
    let store = Sqlite::open(&folder).await.unwrap();
    assert_eq!(store.read(&id(1), 0).await.unwrap(), ["a"]);
    store.close().await;
    drop(store);
    // A copy is a store by itself.
    let restored = folder.join("restored");
    std::fs::create_dir_all(&restored).unwrap();
    std::fs::rename(folder.join("copy.db"), restored.join("sabika.db")).unwrap();
    let store = Sqlite::open(&restored).await.unwrap();
    assert_eq!(store.read(&id(1), 0).await.unwrap(), ["a"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_used_is_said_so() {
    let folder = folder("unusable");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a-file");
    std::fs::write(&file, "no folder").unwrap();
    assert!(matches!(Sqlite::open(&file).await, Err(StoreError::Folder(_))));
    let broken = folder.join("broken");
    std::fs::create_dir_all(&broken).unwrap();
    std::fs::write(broken.join("sabika.db"), "this is no database, only a text that somebody put there").unwrap();
    assert!(matches!(Sqlite::open(&broken).await, Err(StoreError::Disk(_))));
    // What a later version wrote is left alone: the number of the layout stands at byte 60 of the file.
    let newer = folder.join("newer");
    Sqlite::open(&newer).await.unwrap().close().await;
    let mut bytes = std::fs::read(newer.join("sabika.db")).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(newer.join("sabika.db"), &bytes).unwrap();
    assert!(matches!(Sqlite::open(&newer).await, Err(StoreError::Newer { found: 99, .. })));
    assert!(matches!(Sqlite::look(&newer).await, Err(StoreError::Newer { found: 99, .. })));
    assert_eq!(std::fs::read(newer.join("sabika.db")).unwrap(), bytes);
    assert!(TableId::new("short").is_none() && TableId::new("../../../etc/passwd").is_none());
}
