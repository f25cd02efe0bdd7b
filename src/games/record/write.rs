//! From tags and actions to text.

const WIDTH: usize = 80;

/// Writes one game: the tag pairs, an empty line, the numbered actions in lines of at most 80
/// characters. Two actions share a number.
#[must_use]
pub fn write(tags: &[(&str, String)], actions: &[String]) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        text.extend(["[", name, " \"", &escape(value), "\"]\n"]);
    }
    text.push('\n');
    let words: Vec<String> = numbered(actions).collect();
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

fn numbered(actions: &[String]) -> impl Iterator<Item = String> {
    actions.iter().enumerate().flat_map(|(i, action)| {
        let number = (i % 2 == 0).then(|| format!("{}.", i / 2 + 1));
        number.into_iter().chain([action.clone()])
    })
}

/// A tag's value stands on one line.
fn escape(value: &str) -> String {
    let one_line = value.replace(['\n', '\r'], " ");
    one_line.replace('\\', "\\\\").replace('"', "\\\"")
}
