# What CI runs, and what is handy while working. `just` alone lists the recipes.

default:
    @just --list

# Everything that must hold before a change lands.
ci: fmt clippy doc deny test

# The formatting.
fmt:
    cargo fmt --all --check

# The lints, as errors.
clippy:
    cargo clippy --locked --all-targets -- --deny warnings

# The documentation, without a broken link.
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --locked --no-deps --document-private-items

# Bans, licences and sources of dependencies.
deny:
    cargo deny --all-features check bans licenses sources

# Known faults of dependencies; fetches the advisory database.
advisories:
    cargo deny check advisories

# The tests.
test:
    cargo test --locked

# Figures: leaf counts a second, milliseconds and bytes a picture, milliseconds an action.
bench:
    cargo bench --locked

# Kills the bot fifty times while people play, and looks whether anything is lost.
crash times="50":
    SLAGVELD_CRASHES={{times}} cargo test --locked --test crash -- --nocapture

# Looks for records that break the parser, and positions whose legal moves are not what can be played.
fuzz target="record" seconds="60":
    cd fuzz && RUSTC_BOOTSTRAP=1 cargo fuzz run {{target}} -- -max_total_time={{seconds}}

# Writes the command reference anew.
reference:
    SLAGVELD_REFERENCE=write cargo test --locked --test reference
