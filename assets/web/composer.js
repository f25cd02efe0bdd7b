// The line that is typed, and what it can become.

import { Refusal, post } from "./api.js";
import { byId, el, icon, toast } from "./dom.js";
import { openForm } from "./forms.js";
import { t } from "./labels.js";
import { act, person, state } from "./state.js";

const PAUSE = 40;
const SLOW = 500;

const form = byId("composer");
const line = byId("line");
const popup = byId("suggestions");
const list = byId("options");

let suggestions = [];
let at = -1;
/** The number of the last question about completion, and its answer under way. */
let asked = 0;
let answering = Promise.resolve();
let pending = false;
let timer = 0;
/** Ends the wait for an answer to a question that is not asked any more. */
let skip = () => {};
/** Lines that were sent, and where one looks back. */
const sent = [];
let back = 0;
let sending = Promise.resolve();

/** Unsent lines, by person and conversation. */
const drafts = new Map();
let writer = null;

/** Everybody goes on with a line of their own. */
function changeWriter() {
  const now = `${state.active}/${state.room}`;
  if (writer === now) return;
  if (writer !== null) drafts.set(writer, line.value);
  line.value = drafts.get(now) ?? "";
  writer = now;
}

/** Sets the labels and the line for whoever speaks now. */
export function label() {
  changeWriter();
  const name = person(state.active)?.name ?? "";
  const room = state.room === "channel" ? t("web-channel-name") : t("web-direct");
  line.setAttribute("aria-label", t("web-composer", { room, name }));
  line.placeholder = state.room === "channel" ? t("web-hint-channel") : t("web-hint-direct");
  list.setAttribute("aria-label", t("web-suggestions"));
  byId("send").setAttribute("aria-label", t("web-send"));
  byId("send").title = t("web-send");
  close();
}

/** Puts a line in for the person to go on with. */
export function suggest(text) {
  line.value = text;
  line.focus();
  line.setSelectionRange(text.length, text.length);
  ask();
}

/** Asks what the line can become. */
function ask() {
  clearTimeout(timer);
  skip();
  const number = ++asked;
  pending = line.value.startsWith("/");
  if (!pending) {
    close();
    answering = Promise.resolve();
    return;
  }
  answering = new Promise((done) => {
    timer = setTimeout(() => complete(number).finally(done), PAUSE);
    skip = done;
  });
}

async function complete(number) {
  const cut = line.selectionStart ?? line.value.length;
  const question = { person: state.active, room: state.room, before: line.value.slice(0, cut), after: line.value.slice(cut) };
  const answer = await post("complete", question).catch(() => null);
  if (number !== asked) return;
  pending = false;
  if (answer) show(answer);
  else close();
}

/** The answer to the last question. */
async function settled() {
  let last;
  do {
    last = answering;
    await last;
  } while (last !== answering);
}

function show(answer) {
  suggestions = answer.suggestions;
  if (suggestions.length === 0 || document.activeElement !== line) return close();
  const option = ({ label, description }, index) => el("li", { role: "option", id: `option-${index}`, "aria-selected": "false", data: { index } },
    el("span", { class: "label" }, label), el("span", { class: "description" }, description));
  list.replaceChildren(...suggestions.map(option));
  popup.hidden = false;
  line.setAttribute("aria-expanded", "true");
  byId("count").textContent = t("web-suggestion-count", { count: suggestions.length });
  list.scrollTop = 0;
  mark(answer.ready ? -1 : 0);
}

function mark(index) {
  at = index;
  [...list.children].forEach((option, number) => option.setAttribute("aria-selected", String(number === at)));
  if (at < 0) return line.removeAttribute("aria-activedescendant");
  line.setAttribute("aria-activedescendant", `option-${at}`);
  list.children[at].scrollIntoView({ block: "nearest" });
}

function close() {
  suggestions = [];
  at = -1;
  popup.hidden = true;
  list.replaceChildren();
  byId("count").textContent = "";
  line.setAttribute("aria-expanded", "false");
  line.removeAttribute("aria-activedescendant");
}

/** Takes a suggestion. */
function accept(index) {
  const cut = line.selectionStart ?? line.value.length;
  const { before } = suggestions[index];
  const after = line.value.slice(cut);
  line.value = before + (before.endsWith(" ") ? after.trimStart() : after);
  line.setSelectionRange(before.length, before.length);
  close();
  ask();
}

/** Sends the line; one that can't be read comes back. */
function submit() {
  const text = line.value.trim();
  if (!text) return;
  const { active, room } = state;
  if (sent.at(-1) !== text) sent.push(text);
  back = sent.length;
  line.value = "";
  ask();
  form.setAttribute("aria-busy", "true");
  const slow = setTimeout(() => { byId("working").hidden = false; }, SLOW);
  const one = sending.then(() => deliver({ person: active, room, line: text }));
  sending = one;
  one.finally(() => {
    clearTimeout(slow);
    if (sending !== one) return;
    form.removeAttribute("aria-busy");
    byId("working").hidden = true;
  });
}

async function deliver(body) {
  try {
    const { understood, form: asked } = await act(body.person, null, () => post("say", body));
    if (asked) openForm(asked, { person: body.person, room: body.room, message: null });
    if (understood || line.value || state.active !== body.person) return;
    line.value = body.line;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(t(error.label));
    if (!line.value) line.value = body.line;
  }
}

/** Looks back at what was sent. */
function look(step) {
  const next = back + step;
  if (next < 0 || next > sent.length) return;
  back = next;
  line.value = sent[back] ?? "";
}

const wrap = (index) => (index + suggestions.length) % suggestions.length;

async function enter() {
  await settled();
  if (suggestions.length && at >= 0) accept(at);
  else submit();
}

async function tab() {
  await settled();
  if (suggestions.length) accept(Math.max(at, 0));
}

function onKey(event) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const open = !popup.hidden;
  const keys = {
    Enter: enter,
    Tab: !event.shiftKey && (open || pending) ? tab : null,
    Escape: open ? close : null,
    ArrowDown: open ? () => mark(wrap(at + 1)) : sent.length && back < sent.length ? () => look(1) : null,
    ArrowUp: open ? () => mark(at < 0 ? suggestions.length - 1 : wrap(at - 1)) : !line.value || line.value === sent[back] ? () => look(-1) : null,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

line.addEventListener("keydown", onKey);
line.addEventListener("input", ask);
line.addEventListener("focus", () => { if (line.value) ask(); });
line.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== line) close(); }, 150));
list.addEventListener("pointerdown", (event) => event.preventDefault());
list.addEventListener("click", (event) => {
  const option = event.target.closest("[role=option]");
  if (option) accept(Number(option.dataset.index));
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  submit();
  line.focus();
});
byId("send").append(icon("send"));
