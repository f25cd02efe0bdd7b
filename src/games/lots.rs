//! Fair draws of lots: everything drawn in a game follows from one seed.
//!
//! The seed's SHA-256 (the commit) is shown when the game starts and the seed when it is over, so
//! that anybody can check the draw. Items are sorted by HMAC-SHA256 with the seed as key and a
//! label of the item as message, smallest digest first.

use std::fmt;

use hmac::{Hmac, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use super::seat::Seat;

/// The 32 secret bytes that every draw of one game follows from. `Debug` does not show them.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes; take them from the system's secure source.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The seed as 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The SHA-256 of the seed as 64 hexadecimal digits: what is shown before the game.
    #[must_use]
    pub fn commit(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The items in the order of the draw; `label` names an item in ASCII.
    pub fn draw<T>(
        &self,
        items: impl IntoIterator<Item = T>,
        label: impl Fn(&T) -> String,
    ) -> Vec<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        items.sort_by_cached_key(|item| self.digest(&label(item)));
        items
    }

    fn digest(&self, label: &str) -> [u8; 32] {
        let mut mac =
            <Hmac<Sha256>>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(label.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// How labels of lots name seats. Lots are drawn with [`Seat::key`], in lower case as in words of a
/// record; other programs may read the format's `SEAT` as the tag's name.
pub type Spelling = fn(Seat) -> &'static str;

/// The spellings that a record's lots may have been drawn with, the bot's own first.
pub const SPELLINGS: [Spelling; 2] = [Seat::key, Seat::name];

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_and_stays_hidden() {
        let seed = Seed::new(std::array::from_fn(|i| u8::try_from(i * 7).unwrap()));
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed.clone()));
        assert_eq!(Seed::from_hex("00"), None);
        assert_eq!(Seed::from_hex(&"zz".repeat(32)), None);
        assert!(!format!("{seed:?}").contains(&seed.to_hex()[..8]));
    }

    /// The SHA-256 of 32 zero bytes and the HMAC order were computed with Python's hashlib and hmac.
    #[test]
    fn draws_agree_with_another_implementation() {
        let seed = Seed::new([0; 32]);
        assert_eq!(
            seed.commit(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        let drawn = seed.draw(0..6, |i| format!("lot:{i}"));
        assert_eq!(drawn, PYTHON_ORDER);
    }

    const PYTHON_ORDER: [i32; 6] = [0, 3, 2, 1, 4, 5];
}
