//! Folders and copies of them that only their owner looks into: running games' secrets are kept
//! there.

use std::fs::{self, File, OpenOptions};
use std::path::Path;

/// Makes a folder, and those it stands in, for their owner alone.
pub(super) fn create(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Closes a folder to everybody else, whoever made it.
pub(super) fn close(folder: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
    }
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// Copies a folder and what is in it, in place of an older copy.
pub(super) fn copy_folder(from: &Path, to: &Path) -> std::io::Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    create(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            copy_file(&entry.path(), &target)?;
        }
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    std::io::copy(&mut File::open(from)?, &mut options.open(to)?)?;
    Ok(())
}
