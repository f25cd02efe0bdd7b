use super::army::{Army, Setup};
use super::draft::Draft;
use super::refusal::{DraftRefusal, TagRefusal};
use super::side::Side;
use super::view::View;
use crate::games::tags::{TagFault, Tags};

impl Setup {
    /// The armies of a record.
    pub(super) fn of_tags(tags: Tags<'_>) -> Result<Self, TagFault<TagRefusal>> {
        if tags("Variant").is_some() {
            return Err(TagFault::VARIANT);
        }
        Ok(Self { red: army(tags, Side::Red)?, blue: army(tags, Side::Blue)? })
    }
}

fn army(tags: Tags<'_>, side: Side) -> Result<Army, TagFault<TagRefusal>> {
    let name = side.setup_tag();
    let text = tags(name).ok_or(TagFault::missing(name))?;
    if text.contains('?') {
        return Err(TagFault::refused(name, TagRefusal::Hidden));
    }
    let refused = |why: DraftRefusal| TagFault::refused(name, TagRefusal::Draft(why));
    Draft::parse(side, text).and_then(|draft| draft.army()).map_err(refused)
}

impl View {
    /// What a record for this viewer says of the armies.
    pub(super) fn tags(&self) -> Vec<(&'static str, String)> {
        Side::ALL.map(|side| (side.setup_tag(), self.setup_text(side))).to_vec()
    }
}
