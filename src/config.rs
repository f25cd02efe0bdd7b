//! What the bot is told: `config.toml`, the environment and the command line, the later over the
//! earlier.

use std::fs;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use serde::Deserialize;

use crate::cli::Args;
use crate::language::Language;
use crate::render::Theme;

/// Everything the bot is told.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where games are kept; `None` where the system has no place for data.
    pub data: Option<PathBuf>,
    /// The language of the terminal and of the local room's channel.
    pub language: Language,
    /// How much is logged, as in `RUST_LOG`.
    pub log: String,
    /// The local room.
    pub room: Room,
    /// Discord.
    pub discord: Discord,
}

/// What is told about the local room.
#[derive(Clone, Debug)]
pub struct Room {
    /// Whether it is open; `None`: when there is no Discord token.
    pub open: Option<bool>,
    /// The address.
    pub host: IpAddr,
    /// The port; `None`: the usual one or the next that is free.
    pub port: u16,
}

/// What is told about Discord.
#[derive(Clone, Debug)]
pub struct Discord {
    /// The bot's token.
    pub token: Option<Secret>,
    /// Another address of the API.
    pub api: Option<String>,
    /// How pictures look there.
    pub theme: Theme,
}

/// A text that is never printed.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The text itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// What is wrong with what the bot is told.
#[derive(Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// The file can't be read: the system's words.
    Unreadable(PathBuf, String),
    /// The file is no TOML, or a value is not of its kind: where and why.
    Syntax(PathBuf, String),
    /// There is no such key; the nearest known one.
    Unknown(PathBuf, String, String),
    /// The file with the token can't be read: the system's words.
    Token(PathBuf, String),
}

/// The keys of the file, as `config.example.toml` explains them.
const KEYS: [&str; 10] = [
    "data",
    "language",
    "log",
    "room.open",
    "room.host",
    "room.port",
    "discord.token",
    "discord.token_file",
    "discord.api",
    "discord.theme",
];

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FileConfig {
    data: Option<PathBuf>,
    language: Option<Language>,
    log: Option<String>,
    room: FileRoom,
    discord: FileDiscord,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FileRoom {
    open: Option<bool>,
    host: Option<IpAddr>,
    port: Option<u16>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FileDiscord {
    token: Option<Secret>,
    token_file: Option<PathBuf>,
    api: Option<String>,
    theme: Option<FileTheme>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FileTheme {
    Light,
    Dark,
}

/// A variable of the environment.
type Environment<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Config {
    /// Puts together what the file, the environment and the command line say. Without a named file
    /// it is `config.toml` in this folder or in the platform's place for configuration, if there.
    ///
    /// # Errors
    /// When a file can't be read or says something that the bot does not know.
    pub fn load(args: &Args, terminal: Language) -> Result<Self, ConfigError> {
        let environment = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let named = args.config.clone().or_else(|| environment("SLAGVELD_CONFIG").map(Into::into));
        let file = match named {
            Some(path) => read(&path)?.ok_or_else(|| missing(&path))?,
            None => first_of(&usual_places())?,
        };
        file.with(args, &environment, terminal)
    }
}

impl FileConfig {
    fn with(
        self,
        args: &Args,
        environment: Environment<'_>,
        terminal: Language,
    ) -> Result<Config, ConfigError> {
        let data = args.data.clone().or_else(|| environment("SLAGVELD_DATA").map(Into::into));
        let usual = || project().map(|project| project.data_dir().to_owned());
        let token = self.discord.token(environment)?.filter(|token| !token.0.trim().is_empty());
        Ok(Config {
            data: data.or(self.data).or_else(usual),
            language: self.language.unwrap_or(terminal),
            log: environment("RUST_LOG")
                .or(self.log)
                .unwrap_or_else(|| "slagveld=info,warn".into()),
            room: Room {
                open: self.room.open,
                host: args.host.or(self.room.host).unwrap_or(Ipv4Addr::LOCALHOST.into()),
                port: args.port.or(self.room.port).unwrap_or(8080),
            },
            discord: Discord {
                token,
                api: environment("SLAGVELD_DISCORD_API").or(self.discord.api),
                theme: match self.discord.theme {
                    Some(FileTheme::Light) => Theme::Light,
                    Some(FileTheme::Dark) | None => Theme::Dark,
                },
            },
        })
    }
}

impl FileDiscord {
    /// The token from the environment, from a file that the environment or the configuration
    /// names, or from the configuration itself.
    fn token(&self, environment: Environment<'_>) -> Result<Option<Secret>, ConfigError> {
        if let Some(token) = environment("DISCORD_TOKEN") {
            return Ok(Some(Secret(token.trim().to_owned())));
        }
        let named = environment("DISCORD_TOKEN_FILE").map(PathBuf::from);
        let Some(path) = named.or_else(|| self.token_file.clone()) else {
            return Ok(self.token.clone());
        };
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(Secret(text.trim().to_owned()))),
            Err(error) => Err(ConfigError::Token(path, error.to_string())),
        }
    }
}

fn project() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "slagveld")
}

fn usual_places() -> Vec<PathBuf> {
    let platform = project().map(|project| project.config_dir().join("config.toml"));
    std::iter::once(PathBuf::from("config.toml")).chain(platform).collect()
}

fn first_of(places: &[PathBuf]) -> Result<FileConfig, ConfigError> {
    for path in places {
        if let Some(config) = read(path)? {
            return Ok(config);
        }
    }
    Ok(FileConfig::default())
}

fn missing(path: &Path) -> ConfigError {
    let why = std::io::Error::from(ErrorKind::NotFound).to_string();
    ConfigError::Unreadable(path.to_owned(), why)
}

/// Reads a file; `None` where there is none.
fn read(path: &Path) -> Result<Option<FileConfig>, ConfigError> {
    match fs::read_to_string(path) {
        Ok(text) => parse(path, &text).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(ConfigError::Unreadable(path.to_owned(), error.to_string())),
    }
}

fn parse(path: &Path, text: &str) -> Result<FileConfig, ConfigError> {
    let syntax = |error: toml::de::Error| {
        // The quoted line could hold the token.
        let line = error.span().map_or(0, |span| text[..span.start].lines().count().max(1));
        ConfigError::Syntax(path.to_owned(), format!("{line}: {}", error.message()))
    };
    let table: toml::Table = toml::from_str(text).map_err(syntax)?;
    if let Some(unknown) = keys(&table).into_iter().find(|key| !is_known(key)) {
        let nearest = nearest(&unknown).to_owned();
        return Err(ConfigError::Unknown(path.to_owned(), unknown, nearest));
    }
    toml::from_str(text).map_err(syntax)
}

/// A key of the file, or a table that holds some.
fn is_known(key: &str) -> bool {
    KEYS.iter().any(|known| {
        *known == key || known.strip_prefix(key).is_some_and(|rest| rest.starts_with('.'))
    })
}

/// The keys of a table and of the tables in it, with dots.
fn keys(table: &toml::Table) -> Vec<String> {
    let below = |(name, value): (&String, &toml::Value)| match value {
        toml::Value::Table(inner) if !inner.is_empty() => {
            keys(inner).iter().map(|key| format!("{name}.{key}")).collect()
        }
        _ => vec![name.clone()],
    };
    table.iter().flat_map(below).collect()
}

/// The known key that is spelled most like one that is not, in whole or in its last part.
fn nearest(unknown: &str) -> &'static str {
    let last = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
    let distance = |known: &&&str| {
        strsim::damerau_levenshtein(known, unknown)
            .min(1 + strsim::damerau_levenshtein(&last(known), &last(unknown)))
    };
    KEYS.iter().min_by_key(distance).expect("there are keys")
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    fn parsed(text: &str) -> Result<FileConfig, ConfigError> {
        parse(Path::new("config.toml"), text)
    }

    fn config(file: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Config {
        let args = Args::parse_from([&["slagveld"], arguments].concat());
        let variable = |name: &str| {
            environment
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).to_owned())
        };
        parsed(file).unwrap().with(&args, &variable, Language::En).unwrap()
    }

    #[test]
    fn the_example_explains_every_key_and_can_be_used() {
        let example = include_str!("../config.example.toml");
        // A key stands in a comment of its own, without a space behind the `#`.
        let used: String = example
            .lines()
            .flat_map(|line| match line.strip_prefix('#') {
                Some(rest) if rest.starts_with(|c: char| c.is_ascii_lowercase()) => [rest, "\n"],
                _ => [line, "\n"],
            })
            .collect();
        let table: toml::Table = toml::from_str(&used).unwrap();
        let mut found = keys(&table);
        found.sort();
        let mut known = KEYS.map(str::to_owned).to_vec();
        known.sort();
        assert_eq!(found, known);
        parsed(&used).unwrap();
        assert!(keys(&toml::from_str(example).unwrap()).iter().all(|key| is_known(key)));
    }

    #[test]
    fn unknown_keys_are_refused_with_the_nearest() {
        for (text, unknown, nearest) in [
            ("langauge = \"nl\"", "langauge", "language"),
            ("[discord]\ntokn = \"x\"", "discord.tokn", "discord.token"),
            ("port = 1", "port", "room.port"),
            ("[room]\nprot = 1", "room.prot", "room.port"),
            ("prot = 1", "prot", "room.port"),
            ("[rooms]\nport = 1", "rooms.port", "room.port"),
        ] {
            let expected =
                ConfigError::Unknown("config.toml".into(), unknown.into(), nearest.into());
            assert_eq!(parsed(text).unwrap_err(), expected);
        }
    }

    #[test]
    fn errors_name_the_line_and_never_the_token() {
        let error = parsed("log = \"info\"\n[discord]\ntoken = 'secret' x\n").unwrap_err();
        let ConfigError::Syntax(_, why) = &error else { panic!("{error:?}") };
        assert!(why.starts_with("3: "), "{why}");
        assert!(!format!("{error:?}").contains("secret"));
        let config = config("[discord]\ntoken = \"secret\"", &[], &[]);
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn arguments_go_over_the_environment_and_that_over_the_file() {
        let file = "data = \"a\"\nlanguage = \"nl\"\n[room]\nport = 1\n[discord]\ntoken = \"t\"";
        let plain = config(file, &[], &[]);
        assert_eq!(plain.data, Some("a".into()));
        assert_eq!((plain.language, plain.room.port), (Language::Nl, 1));
        assert_eq!(plain.discord.token.unwrap().reveal(), "t");
        let variables = [("SLAGVELD_DATA", "b"), ("DISCORD_TOKEN", " u \n")];
        let named = config(file, &["--port", "2"], &variables);
        assert_eq!((named.data, named.room.port), (Some("b".into()), 2));
        assert_eq!(named.discord.token.unwrap().reveal(), "u");
        assert_eq!(config("[discord]\ntoken = \" \"", &[], &[]).discord.token, None);
        assert_eq!(config(file, &["--data", "c"], &variables).data, Some("c".into()));
    }

    #[test]
    fn a_token_file_that_is_missing_is_named() {
        let file = parsed("[discord]\ntoken_file = \"/nowhere/token\"").unwrap();
        let error = file.discord.token(&|_| None).unwrap_err();
        assert!(
            matches!(error, ConfigError::Token(path, _) if path == Path::new("/nowhere/token"))
        );
    }
}
