//! Any bytes as a record: read or refused; what is read is written and read again to the same record.
#![no_main]

use sabika_notation::Record;
use sabika_session::Session;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::from_any(bytes) else { return };
    assert_eq!(Record::from_bytes(&record.to_bytes()).expect("own bytes"), record);
    assert_eq!(Record::from_json(&record.to_json()).expect("own JSON"), record);
    if Session::load(&record).is_ok() {
        let text = record.to_text().expect("it can be replayed");
        assert_eq!(Record::from_text(&text).expect("own text"), record);
    }
});
