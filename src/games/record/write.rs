//! From tags and actions to text.

const WIDTH: usize = 80;

/// Writes one game: the tag pairs, an empty line, the numbered actions in lines of at most 80
/// characters. `is_numbered` tells which get a number of their own.
#[must_use]
pub fn write(
    tags: &[(&str, String)],
    actions: &[String],
    is_numbered: impl Fn(usize) -> bool,
) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        text.extend(["[", name, " \"", &escape(value), "\"]\n"]);
    }
    text.push('\n');
    let words: Vec<String> = numbered(actions, is_numbered).collect();
    let mut column = 0;
    for word in &words {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += word.len();
    }
    if !words.is_empty() {
        text.push('\n');
    }
    text
}

fn numbered(
    actions: &[String],
    is_numbered: impl Fn(usize) -> bool,
) -> impl Iterator<Item = String> {
    let mut count = 0;
    actions.iter().enumerate().flat_map(move |(i, action)| {
        let number = is_numbered(i).then(|| {
            count += 1;
            format!("{count}.")
        });
        number.into_iter().chain([action.clone()])
    })
}

/// A tag's value stands on one line.
fn escape(value: &str) -> String {
    let one_line = value.replace(['\n', '\r'], " ");
    one_line.replace('\\', "\\\\").replace('"', "\\\"")
}
