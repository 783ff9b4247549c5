//! The command `sabika`.

fn main() -> std::process::ExitCode {
    sabika_cli::main()
}
