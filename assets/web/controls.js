// Buttons and menus under messages.

import { Refusal, post } from "./api.js";
import { byId, el, icon, keyOf, toast } from "./dom.js";
import { openForm } from "./forms.js";
import { t } from "./labels.js";
import { act, state, wait, waiting } from "./state.js";

let lastId = 0;

/** The rows of a message. */
export function controls(message) {
  const rows = message.body.rows.map((row, index) =>
    row.buttons
      ? el("div", { class: "buttons" }, row.buttons.map((button) => pressable(message, button)))
      : menu(message, row.menu, index));
  return rows.length ? el("div", { class: "rows" }, rows) : null;
}

function pressable(message, { press, label, tone, enabled }) {
  const act = (event) => send(message, press, event.currentTarget);
  return el("button", { type: "button", class: `button ${tone}`, disabled: !enabled, data: { press }, onclick: act }, el("span", {}, label));
}

/** How long a button that can't be taken back waits, so that a second tap meant for another does not hit it. */
const CARE = 700;

/** Sends a press once, and shows that it is under way. Says whether it got through. */
async function send(message, press, control) {
  const rows = control.closest(".rows");
  if (rows.getAttribute("aria-busy") === "true") return false;
  if (control.classList.contains("danger") && performance.now() - (control.closest(".message").shown ?? 0) < CARE) return false;
  rows.setAttribute("aria-busy", "true");
  control.classList.add("busy");
  const from = { person: state.active, room: message.place.room === "direct" ? "direct" : "channel", message: message.id };
  const key = keyOf(control);
  wait(state.active);
  if (message.part.own !== undefined) waiting.origin = { message: message.id, key };
  try {
    const answer = await act(from.person, message.id, () => post("press", { person: from.person, message: from.message, press }));
    if (answer?.form) openForm(answer.form, from, key);
    else setTimeout(settle, SETTLE);
    return !answer?.form;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    waiting.press = null;
    toast(t(error.label));
    return false;
  } finally {
    rows.removeAttribute("aria-busy");
    control.classList.remove("busy");
  }
}

/** How long after an answer its messages may come, in milliseconds. */
const SETTLE = 400;

/** Nothing has taken the focus of a button that is gone: the input does. */
function settle() {
  if (document.activeElement === document.body && !document.querySelector("dialog[open]")) byId("line").focus({ preventScroll: true });
}

/** Takes a private message away. */
export async function dismiss(message) {
  try {
    await post("dismiss", { person: state.active, message: message.id });
  } catch (error) {
    toast(t(error.label));
  }
}

/** A menu: a button that opens a list; an entry is pressed when it is chosen, not while looking. */
function menu(message, { prompt, entries }, index) {
  const id = `menu-${++lastId}`;
  const options = entries.map((entry, index) =>
    el("li", { role: "option", id: `${id}-${index}`, "aria-selected": "false", data: { index, press: entry.press } },
      el("span", {}, entry.label), entry.hint ? el("small", {}, entry.hint) : null));
  const list = el("ul", { class: "menu-list", role: "listbox", id, tabindex: "-1", "aria-label": prompt, hidden: true }, options);
  const opener = el("button", { type: "button", class: "menu-button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id },
    el("span", {}, prompt), icon("down"));
  const root = el("div", { class: "menu", data: { menu: index } }, opener, list);
  wire({ message, entries, options, list, opener, root });
  return root;
}

function wire(parts) {
  const { message, entries, options, list, opener, root } = parts;
  const prompt = opener.firstChild.textContent;
  let at = 0;
  let typed = "";
  let typedAt = 0;
  const mark = (index) => {
    at = Math.max(0, Math.min(entries.length - 1, index));
    options.forEach((option, number) => option.setAttribute("aria-selected", String(number === at)));
    list.setAttribute("aria-activedescendant", options[at].id);
    options[at].scrollIntoView({ block: "nearest" });
  };
  const close = (focus) => {
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    if (focus) opener.focus();
  };
  const open = () => {
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    place(root, list);
    list.focus();
    mark(0);
  };
  const choose = () => {
    close(true);
    opener.firstChild.textContent = entries[at].label;
    // An own view stays, and so does what its menus ask.
    const stays = message.part.own !== undefined;
    send(message, entries[at].press, opener).then((sent) => { if (!sent || stays) opener.firstChild.textContent = prompt; });
  };
  const find = (key) => {
    typed = performance.now() - typedAt > 800 ? key : typed + key;
    typedAt = performance.now();
    const found = entries.findIndex((entry) => entry.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (found >= 0) mark(found);
  };
  const steps = { ArrowDown: () => mark(at + 1), ArrowUp: () => mark(at - 1), Home: () => mark(0), End: () => mark(entries.length - 1), PageDown: () => mark(at + 8), PageUp: () => mark(at - 8), Enter: choose, " ": choose, Escape: () => close(true) };
  root.openAt = () => (list.hidden ? null : at);
  root.reopen = (index) => {
    open();
    mark(index);
  };
  opener.addEventListener("click", () => (list.hidden ? open() : close(true)));
  opener.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    open();
  });
  list.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key] ?? (event.key.length === 1 ? () => find(event.key) : null);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  });
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (!option) return;
    mark(Number(option.dataset.index));
    choose();
  });
  root.addEventListener("focusout", (event) => {
    if (!root.contains(event.relatedTarget)) close(false);
  });
}

/** Opens a list to the side where there is room. */
function place(root, list) {
  const scroll = root.closest(".scroll").getBoundingClientRect();
  const button = root.getBoundingClientRect();
  const below = scroll.bottom - button.bottom;
  list.classList.toggle("above", below < list.offsetHeight + 12 && button.top - scroll.top > below);
}
