use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Old battle games by message. Without a command it runs the bot: on Discord with a token, else in
/// the local room, a page on this machine.
#[derive(Debug, Parser)]
#[command(version, about, disable_help_subcommand = true)]
pub struct Args {
    /// The configuration file [default: config.toml here, else in the platform's place].
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Where games are kept [default: the platform's data directory].
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The address of the local room [default: 127.0.0.1].
    #[arg(long, value_name = "IP")]
    pub host: Option<IpAddr>,
    /// The port of the local room [default: 8080, or the next free one].
    #[arg(long, value_name = "N")]
    pub port: Option<u16>,
    /// What to do instead of running the bot.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands that read records.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play the games of a file and check them.
    Replay(ReplayArgs),
    /// Count the sequences of legal moves.
    Perft(PerftArgs),
    /// Draw the board after the last action, or the whole game.
    Render(RenderArgs),
    /// Say what a viewer may know, as JSON.
    View(ViewArgs),
}

/// `replay`
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The file with one or more records.
    pub file: PathBuf,
    /// Write an object a position, as JSON Lines.
    #[arg(long)]
    pub json: bool,
}

/// `perft`
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// The game.
    pub game: String,
    /// How many actions deep.
    pub depth: u32,
    /// Start from the last position of this file's first game.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The variant, where the game has one.
    #[arg(long, value_name = "NAME", conflicts_with = "record")]
    pub variant: Option<String>,
    /// Write JSON Lines.
    #[arg(long)]
    pub json: bool,
}

/// `render`
#[derive(Debug, clap::Args)]
pub struct RenderArgs {
    /// The file with the record; its first game is drawn.
    pub file: PathBuf,
    /// The picture: a PNG file, or a GIF file for the whole game.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Whose view: `public` or a seat.
    #[arg(long, default_value = "public")]
    pub viewer: String,
    /// The width in pixels, 360 to 2160.
    #[arg(long, value_name = "PX", default_value_t = 1080)]
    pub size: u32,
    /// `light` or `dark`.
    #[arg(long, value_name = "NAME", default_value = "light")]
    pub theme: String,
    /// The language of the words in the picture: `en` or `nl` [default: the terminal's].
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `view`
#[derive(Debug, clap::Args)]
pub struct ViewArgs {
    /// The file with the record; its first game is shown.
    pub file: PathBuf,
    /// Whose view: `public` or a seat.
    #[arg(long, default_value = "public")]
    pub viewer: String,
}
