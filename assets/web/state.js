// What the page knows: the people, the messages, who speaks, and what has been read.

const messages = new Map();
const listeners = new Set();

export const state = {
  /** Everybody: `{ id, name, mine, language }`. */
  people: [],
  /** The id of the person who speaks. */
  active: null,
  /** `channel` or `direct`. */
  room: "channel",
};

/** The last news that each person has seen in each conversation. */
const read = JSON.parse(localStorage.getItem("seen") ?? "{}");

const PATIENCE = 5000;

/** Where a press waits for its answer, so that the answer can get the focus: `{ person, until }`. */
export const waiting = { press: null, origin: null };

/** Waits for the answer to what a person does. */
export function wait(person) {
  waiting.press = { person, until: performance.now() + PATIENCE };
}

/** Whether the answer to the last press is to come still. */
export const waits = () => Boolean(waiting.press) && waiting.press.until > performance.now();

/** How long after the answer to a request what came of it may still arrive. */
const LATE = 1000;

/** The last request: who made it, the message that it began at, if any, and until when something may come of it. */
let request = { person: null, on: null, until: 0 };

/** Makes a request for a person. What the bot says meanwhile is taken for what came of it. */
export async function act(person, on, make) {
  const one = { person, on, until: Infinity };
  request = one;
  try {
    return await make();
  } finally {
    one.until = performance.now() + LATE;
  }
}

/** The request of the person who speaks that something may come of now. */
export const underWay = () => (request.person === state.active && request.until > performance.now() ? request : null);

/** Calls a function with `"people"`, `"view"` or `"read"` whenever that changes. */
export const subscribe = (listener) => listeners.add(listener);
const tell = (what) => listeners.forEach((listener) => listener(what));

/** The people at this computer. */
export const mine = () => state.people.filter((person) => person.mine);

/** Somebody, by id. */
export const person = (id) => state.people.find((one) => one.id === id);

/** Takes the list of people. */
export function setPeople(people) {
  state.people = people;
  if (!mine().some((one) => one.id === state.active)) {
    const saved = localStorage.getItem("active");
    state.active = (mine().find((one) => one.id === saved) ?? mine()[0])?.id ?? null;
  }
  tell("people");
}

/** Lets somebody else speak. */
export function speakAs(id) {
  if (state.active === id) return;
  state.active = id;
  localStorage.setItem("active", id);
  tell("people");
  tell("view");
}

/** Goes to another conversation; the browser's Back leads to the one before. */
export function goTo(room) {
  if (state.room === room) return;
  history.pushState({ room }, "");
  enterRoom(room);
}

function enterRoom(room) {
  state.room = room;
  tell("view");
}

addEventListener("popstate", ({ state: kept }) => enterRoom(kept?.room ?? "channel"));

/** Takes a new or changed message; says whether it was news. */
export function setMessage(message) {
  const known = messages.get(message.id);
  if (known && known.rev >= message.rev) return false;
  messages.set(message.id, message);
  return true;
}

/** A message, by number. */
export const message = (id) => messages.get(id);

/** Whether a person sees a message in a conversation. */
export function shows(message, who = state.active, room = state.room) {
  if (!message.body) return false;
  const { room: place, person: only } = message.place;
  if (room === "direct") return place === "direct" && only === who;
  return place === "channel" || (place === "private" && only === who);
}

/** What the person who speaks sees here, oldest first. */
export const visible = () => [...messages.values()].filter((one) => shows(one)).sort((a, b) => a.id - b.id);

/** Whether a message speaks to a person. */
export const isFor = (one, who) => one.author !== who && (one.body.ping === who || one.place.person === who);

/** How many messages a person has not read in a conversation: those that are for the person. */
export function unread(who, room) {
  const seen = read[`${who}/${room}`] ?? 0;
  const isNew = (one) => one.news > seen && shows(one, who, room) && isFor(one, who);
  return [...messages.values()].filter(isNew).length;
}

/** Notes that the person who speaks has read everything here. */
export function markRead() {
  const key = `${state.active}/${state.room}`;
  const newest = Math.max(0, ...visible().map((one) => one.news));
  if ((read[key] ?? 0) >= newest) return;
  read[key] = newest;
  localStorage.setItem("seen", JSON.stringify(read));
  tell("read");
}
