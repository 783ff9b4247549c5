//! `sabika-glue FILE.wasm FOLDER`: writes the module and its JavaScript for bundlers and Node.

use std::{env, error::Error};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let (Some(input), Some(folder)) = (args.next(), args.next()) else {
        return Err("two arguments are needed: the module and a folder".into());
    };
    let mut glue = Bindgen::new();
    glue.input_path(input).web(true)?.typescript(true).out_name("sabika");
    // Names of functions are for debuggers, and a third of the file.
    glue.remove_name_section(true).remove_producers_section(true).generate(folder)?;
    Ok(())
}
