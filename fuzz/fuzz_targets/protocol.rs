//! Any bytes on the engine's input: every line gets an answer, nothing panics, and the engine still says hello.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut input = bytes.to_vec();
    input.extend_from_slice(b"\n{\"cmd\":\"hello\"}\n");
    let mut output = Vec::new();
    sabika_protocol::serve(input.as_slice(), &mut output).expect("a list takes everything");
    std::str::from_utf8(&output).expect("answers are UTF-8");
});
