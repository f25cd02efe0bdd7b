use std::fs;
use std::process::ExitCode;

use super::args::RenderArgs;
use super::{Trouble, records, trouble};
use crate::games::record::Replay;
use crate::games::{AnyView, Viewer};
use crate::language::Language;
use crate::present::caption;
use crate::render::{Size, Style, Theme, gif, png};

/// Draws a game into a file.
pub(super) fn run(args: &RenderArgs, terminal: Language) -> Result<ExitCode, Trouble> {
    let language = language(args, terminal)?;
    let style = style(args, terminal)?;
    let replay = records::first_game(&args.file, terminal)?;
    let kind = records::last(&replay).kind();
    let viewer = records::viewer(&args.viewer, kind, terminal)?;
    let name = args.output.display().to_string();
    let bytes = match args.output.extension().and_then(|extension| extension.to_str()) {
        Some(name) if name.eq_ignore_ascii_case("png") => {
            let view = records::last(&replay).view(viewer);
            png(&view, style, &caption(&view, language))
        }
        Some(name) if name.eq_ignore_ascii_case("gif") => film(&replay, viewer, style, language),
        _ => return Err(trouble(terminal, "cli-picture", &name, "")),
    };
    fs::write(&args.output, bytes)
        .map_err(|error| trouble(terminal, "cli-write", &name, &error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// Every position of the game, one after the other.
fn film(replay: &Replay, viewer: Viewer, style: Style, language: Language) -> Vec<u8> {
    let views = replay.positions.iter().map(|(_, state)| state.view(viewer));
    let frame = |view: AnyView| {
        let caption = caption(&view, language);
        (view, caption)
    };
    gif(&views.map(frame).collect::<Vec<_>>(), style)
}

fn style(args: &RenderArgs, language: Language) -> Result<Style, Trouble> {
    let theme = Theme::parse(&args.theme).ok_or_else(|| {
        let known = Theme::ALL.map(Theme::name).join(", ");
        trouble(language, "cli-theme", &args.theme, &known)
    })?;
    let size = Size::new(args.size)
        .ok_or_else(|| trouble(language, "cli-size", &args.size.to_string(), ""))?;
    Ok(Style { theme, size })
}

fn language(args: &RenderArgs, terminal: Language) -> Result<Language, Trouble> {
    let Some(tag) = &args.lang else { return Ok(terminal) };
    let known = Language::ALL.map(Language::code).join(", ");
    Language::of_tag(tag).ok_or_else(|| trouble(terminal, "cli-language", tag, &known))
}
