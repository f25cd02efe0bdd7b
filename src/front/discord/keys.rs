//! The store's keys as Discord's ids.

use serenity::model::id::{ChannelId, MessageId, UserId};

use crate::store::{Front, MessageKey, RoomKey, UserKey};

/// A person's id on Discord.
pub fn user_id(user: &UserKey) -> Option<UserId> {
    let id: u64 = user.id.parse().ok()?;
    (user.front == Front::Discord && id != 0).then(|| UserId::new(id))
}

/// A room's channel, from its key.
pub fn channel(room: &RoomKey) -> Option<ChannelId> {
    let id: u64 = room.id.rsplit('/').next()?.parse().ok()?;
    (id != 0).then(|| ChannelId::new(id))
}

/// A message's channel and number, from its key.
pub fn place(at: &MessageKey) -> Option<(ChannelId, MessageId)> {
    let message: u64 = at.id.parse().ok()?;
    (message != 0).then_some(())?;
    Some((channel(&at.room)?, MessageId::new(message)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_found_by_its_key() {
        let key = |room: &str, id: &str| MessageKey {
            room: RoomKey { front: Front::Discord, id: room.into() },
            id: id.into(),
        };
        let wanted = Some((ChannelId::new(2), MessageId::new(3)));
        assert_eq!(place(&key("1/2", "3")), wanted);
        assert_eq!(place(&key("@me/2", "3")), wanted);
        for (room, id) in [("1/2", "0"), ("1/0", "3"), ("1/x", "3"), ("1/2", "")] {
            assert_eq!(place(&key(room, id)), None);
        }
    }

    #[test]
    fn only_discord_s_people_are_notified() {
        let key = |front, id: &str| UserKey { front, id: id.into() };
        assert_eq!(user_id(&key(Front::Discord, "5")), Some(UserId::new(5)));
        assert_eq!(user_id(&key(Front::Web, "5")), None);
        assert_eq!(user_id(&key(Front::Discord, "0")), None);
    }
}
