//! Shorter texts.

use super::rich::{Line, Link, Rich, Span, plain};

impl Rich {
    /// As much of the text as `fits`, with a mark where the rest is missing: whole lines, or a part
    /// of the first one. No name and no link is cut in two.
    #[must_use]
    pub fn cut_to(&self, fits: impl Fn(&Self) -> bool) -> Self {
        if fits(self) {
            return self.clone();
        }
        let lines = |count: usize| self.lines()[..count].to_vec();
        let whole = |count: &usize| Some(marked(lines(*count))).filter(&fits);
        let whole = (1..self.lines().len()).rev().find_map(|count| whole(&count));
        whole.unwrap_or_else(|| self.first_line_cut(&fits))
    }

    /// As many characters of the first line as fit.
    fn first_line_cut(&self, fits: impl Fn(&Self) -> bool) -> Self {
        let Some(first) = self.lines().first() else { return Self::default() };
        let shorter = |most: usize| {
            let spans = shortened(&first.spans, &mut { most });
            let mut text = Self::from(vec![Line { kind: first.kind, spans }]);
            text.push("…".into());
            text
        };
        let (mut low, mut high) = (0, plain(&first.spans).chars().count() + 1);
        while low + 1 < high {
            let middle = usize::midpoint(low, high);
            if fits(&shorter(middle)) { low = middle } else { high = middle }
        }
        shorter(low)
    }
}

/// Lines after which others are missing.
fn marked(mut lines: Vec<Line>) -> Rich {
    while lines.last().is_some_and(|line| line.spans.is_empty()) {
        lines.pop();
    }
    let mut text = Rich::from(lines);
    text.push_line(super::rich::Kind::Plain);
    text.push("…".into());
    text
}

/// The first characters of spans; `left` says how many.
fn shortened(spans: &[Span], left: &mut usize) -> Vec<Span> {
    let mut kept = Vec::new();
    for span in spans {
        if *left == 0 {
            break;
        }
        kept.extend(shortened_span(span, left));
    }
    kept
}

fn shortened_span(span: &Span, left: &mut usize) -> Option<Span> {
    Some(match span {
        Span::Text(text) => Span::Text(taken(text, left)),
        Span::Code(text) => Span::Code(taken(text, left)),
        Span::Strong(inner) => Span::Strong(shortened(inner, left)),
        Span::Emphasis(inner) => Span::Emphasis(shortened(inner, left)),
        Span::Person(_) | Span::Link(Link { .. }) | Span::Room(_) => {
            let length = plain(std::slice::from_ref(span)).chars().count();
            let fits = length <= *left;
            *left = left.saturating_sub(length);
            return fits.then(|| span.clone());
        }
    })
}

fn taken(text: &str, left: &mut usize) -> String {
    let taken: String = text.chars().take(*left).collect();
    *left -= taken.chars().count();
    taken
}
