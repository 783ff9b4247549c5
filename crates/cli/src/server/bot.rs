//! `sabika host-bot`: one of our bots takes a seat at any server, as a program of anybody's could.

use super::client::{Heard, Seat, Server};
use crate::{Failure, Voice};
use sabika_bots::{NAMES, by_name};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{runtime::Runtime, time::sleep};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The table, by its name
    table: String,
    /// The server
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7373")]
    server: String,
    /// Which bot; who comes from outside sees its seat only, so those that look ahead play like greedy here
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    bot: String,
    /// The chair, counted from 0 [default: the first that is free]
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// A link that is a chair
    #[arg(long, value_name = "LINK", conflicts_with = "seat")]
    link: Option<String>,
    /// The name it sits down under [default: that of the bot]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// A token to come back with [default: somebody new]
    #[arg(long, value_name = "TOKEN", env = "SABIKA_TOKEN", hide_env_values = true)]
    token: Option<String>,
}

/// How often it comes back when the connection is lost.
const TRIES: u32 = 60;

/// Plays one game to its end.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    Runtime::new()?.block_on(async {
        let server = Server::new(&args.server);
        let token = args.token.clone().map_or_else(|| server.guest(), Ok)?;
        let name = args.name.clone().unwrap_or_else(|| args.bot.clone());
        if let Some(link) = &args.link {
            let path = format!("/api/tables/{}/enter", args.table);
            server.post(&path, &token, &json!({"link": link, "name": name}))?;
        }
        let mut tries = 0;
        while tries < TRIES {
            let Some(mut seat) = server.come(&args.table, &token).await else {
                tries += 1;
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            if let Some(table) = play(args, &name, &mut seat).await? {
                let scores = table["chairs"].as_array().map_or(0, Vec::len);
                return voice.line(&voice.say("terminal-bot-played", &[("count", scores.into())]));
            }
            tries += 1;
        }
        Err(Failure::input(&args.server, voice.say("terminal-bot-no-table", &[])))
    })
}

/// Sits down, if it does not sit yet, and answers whatever it is asked. None if the connection was lost before the end.
async fn play(args: &Args, name: &str, seat: &mut Seat) -> Result<Option<Value>, Failure> {
    // What was answered need not be again, as long as the game has not gone on.
    let mut answered = None;
    loop {
        match seat.hear().await {
            Heard::Gone => return Ok(None),
            Heard::Table | Heard::Done | Heard::Refused(_) => {}
        }
        let sits = seat.table["own"].as_array().is_some_and(|own| !own.is_empty());
        if sits && seat.table["stage"] == "over" {
            return Ok(Some(seat.table.take()));
        }
        if !sits {
            let chairs = seat.table["chairs"].as_array().cloned().unwrap_or_default();
            let free = || chairs.iter().position(|chair| chair["kind"] == "empty");
            let chair = args.seat.map(usize::from).or_else(free);
            let sit = json!({"do": "sit", "seat": chair.unwrap_or(0), "name": name});
            if let Heard::Refused(why) = seat.does(&sit).await {
                return Err(Failure::input(&args.table, why));
            }
            continue;
        }
        let ply = seat.view.as_ref().map(|view| view.open().ply());
        if answered != ply {
            answered = None;
        }
        let Some(view) = seat.asked().filter(|_| answered.is_none()) else { continue };
        let (ply, own) = (view.open().ply(), view.sight());
        let Some((mut bot, sight)) = by_name(&args.bot, u64::from(ply)).zip(own) else { continue };
        let mv = bot.choose(&sight.plain()).to_string();
        answered = Some(ply);
        let answer = seat.answer(ply, &mv);
        if !seat.say(&answer).await {
            return Ok(None);
        }
    }
}
