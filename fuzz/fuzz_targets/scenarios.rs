//! Any text as a scenario: run or refused with a failure that can be read.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Err(failure) = sabika_notation::scenario::run(text) {
        assert!(!failure.to_string().is_empty());
    }
});
