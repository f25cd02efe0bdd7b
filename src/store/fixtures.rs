//! The stores in `tests/stores` that earlier bots wrote, and what has to be found in them.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::Value;
use tempfile::TempDir;

const BLOCK: usize = 512;

fn path(version: u32, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/stores/v{version}.{ending}"))
}

/// The store of a version, in a folder of its own.
pub(super) fn unpacked(version: u32) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let packed = fs::File::open(path(version, "tar.gz")).unwrap();
    let mut archive = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut archive).unwrap();
    unpack(&archive, folder.path());
    folder
}

/// Writes the folders and files of a tar archive: a block with name, size and kind, then the content
/// in whole blocks.
fn unpack(mut archive: &[u8], into: &Path) {
    while archive.len() >= BLOCK && archive[0] != 0 {
        let (head, rest) = archive.split_at(BLOCK);
        let name = text(&head[..100]);
        let size = usize::from_str_radix(text(&head[124..136]).trim(), 8).unwrap();
        match head[156] {
            b'5' => fs::create_dir_all(into.join(name)).unwrap(),
            _ => fs::write(into.join(name), &rest[..size]).unwrap(),
        }
        archive = &rest[size.next_multiple_of(BLOCK)..];
    }
}

fn text(field: &[u8]) -> &str {
    std::str::from_utf8(field).unwrap().split('\0').next().unwrap()
}

/// What has to be found in the store of a version.
pub(super) fn expected(version: u32) -> Value {
    serde_json::from_str(&fs::read_to_string(path(version, "json")).unwrap()).unwrap()
}
