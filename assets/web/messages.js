// The list of messages.

import { controls, dismiss } from "./controls.js";
import { avatar, botAvatar, byId, control, el, icon, keyOf } from "./dom.js";
import { currentLanguage, pieces, t } from "./labels.js";
import { richText } from "./richtext.js";
import { markRead, mine, person, shows, speakAs, state, underWay, visible, waiting, waits } from "./state.js";

const NEAR = 90;
const GROUP_SECONDS = 300;

const log = byId("log");
const scroll = byId("scroll");
const newest = byId("newest");

/** Shows everything anew: another conversation or person, or, from where it stands, other names. */
export function showAll(stay = false) {
  const list = visible();
  const end = atEnd();
  const top = scroll.scrollTop;
  log.setAttribute("aria-busy", "true");
  log.setAttribute("aria-label", t("web-messages"));
  log.replaceChildren(...list.map((message, index) => item(message, list[index - 1])));
  log.removeAttribute("aria-busy");
  showEmpty(list.length === 0);
  if (stay && !end) scroll.scrollTop = top;
  else toEnd();
  read();
}

/** Shows a new or changed message, where it can be seen now. */
export function showMessage(message) {
  const old = byId(`m${message.id}`);
  if (!shows(message)) {
    if (old) takeAway(old);
    return;
  }
  const stay = atEnd();
  const list = visible();
  const index = list.findIndex((one) => one.id === message.id);
  const node = item(message, list[index - 1]);
  node.shown = performance.now();
  const focus = old?.contains(document.activeElement) ? document.activeElement : null;
  const open = old ? openMenus(old) : [];
  if (old) exchange(old, node);
  else insert(node, list[index + 1]);
  showEmpty(false);
  focusAnswer(message, node, focus, old);
  open.forEach(([menu, at]) => node.querySelector(`.menu[data-menu="${menu}"]`)?.reopen(at));
  if (old) showChange(message, node, stay);
  else if (stay || isOwn(message)) toNew(node);
  else newest.hidden = false;
  read();
}

/** Whether a new message is of the person who speaks, or came of what that person did. */
function isOwn({ author, asked: command }) {
  if (author !== null) return author === state.active;
  return command ? command.person === state.active : underWay() !== null;
}

/** Goes where a changed message can be seen, if that came of what the person who speaks did. */
function showChange(message, node, stay) {
  if (stay) toEnd();
  const request = underWay();
  const answer = message.place.room === "private" || message.part === "answer";
  // A board that lost its buttons is not the newest one.
  if (!request || message.author !== null || !(answer || message.body.rows.length)) return;
  // Buttons do not run away from whoever presses them.
  const kept = request.on !== null && (stay || request.on === message.id);
  if (answer || !kept) reveal(node);
}

function insert(node, next) {
  const before = next && byId(`m${next.id}`);
  if (before) before.before(node);
  else log.append(node);
}

/** Puts a message in the place of its old self; its picture covers the old one when it is there. */
function exchange(old, node) {
  const [before, after] = [old, node].map((one) => one.querySelector(".picture img"));
  if (before?.currentSrc && after) {
    after.style.backgroundImage = `url("${before.currentSrc}")`;
    after.addEventListener("load", () => { after.style.backgroundImage = ""; }, { once: true });
  }
  log.setAttribute("aria-live", "off");
  old.replaceWith(node);
  tellBriefly(node);
}

/** Has only the words of a changed message read aloud, not its picture and its buttons once more. */
function tellBriefly(node) {
  setTimeout(() => log.setAttribute("aria-live", "polite"), 100);
  // As it is shown: with something between the lines.
  byId("heard").textContent = node.querySelector(".text")?.innerText ?? "";
}

/** The menus in which somebody is choosing, with where: they stay open. */
const openMenus = (node) => [...node.querySelectorAll(".menu")].map((menu) => [menu.dataset.menu, menu.openAt()]).filter(([, at]) => at !== null);

function takeAway(node) {
  const focused = node.contains(document.activeElement);
  node.remove();
  if (focused) goBack();
  showEmpty(visible().length === 0);
}

/** The focus goes back to the button that led to a message that is gone; where an answer is to come, it waits for it. */
function goBack() {
  const { origin } = waiting;
  const back = origin && control(byId(`m${origin.message}`), origin.key);
  if (back) back.focus({ preventScroll: true });
  else if (!waits()) byId("line").focus();
}

/** Whether a message is the private answer to the button that was pressed last. */
function isAnswer(message) {
  return waits() && message.place.person === waiting.press.person && message.author === null;
}

/** Keeps the focus where it was, or gives it to the answer to a press. */
function focusAnswer(message, node, focus, old) {
  const first = node.querySelector(".rows button:not(:disabled)");
  const updated = old && message.part.own !== undefined;
  if (!updated && isAnswer(message) && (focus || document.activeElement.closest?.(".rows") || document.activeElement === document.body)) {
    ((focus && control(node, keyOf(focus))) ?? first ?? node).focus({ preventScroll: true });
    waiting.press = null;
  } else if (focus) {
    // Where the button is gone none takes its place: the next press would be another than was meant.
    // A menu only opens.
    const menu = first?.matches(".menu-button") ? first : null;
    (control(node, keyOf(focus)) ?? (updated ? menu ?? node : first) ?? node).focus({ preventScroll: true });
  }
}

/** Whether the newest message is in sight. */
const atEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR;

/** Goes to the end, but no further than the beginning of a message that is higher than the window. */
function toNew(node) {
  toEnd();
  reveal(node);
}

/** Brings a message into view; of one that is higher than the window, the beginning, or the menus where something is to be chosen for a turn. */
function reveal(node) {
  const high = node.offsetHeight > scroll.clientHeight;
  const asks = node.querySelector(".menu [data-press*=':play:'], .menu [data-press*=':squares:']");
  node.scrollIntoView({ block: high ? (asks ? "end" : "start") : "nearest" });
}

function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  newest.hidden = true;
}

/** Notes that what is in sight has been read. */
function read() {
  if (!document.hidden && atEnd()) markRead();
}

newest.addEventListener("click", () => { toEnd(); read(); });
scroll.addEventListener("scroll", () => { if (atEnd()) newest.hidden = true; read(); }, { passive: true });
document.addEventListener("visibilitychange", read);
new ResizeObserver(() => { if (newest.hidden) scroll.scrollTop = scroll.scrollHeight; }).observe(byId("composer"));

/** A message as an element, after the one before it. */
function item(message, before) {
  const author = message.author === null ? null : person(message.author);
  const grouped = isGrouped(message, before);
  const only = message.place.room === "private";
  const brief = message.part === "answer";
  const names = ["message", grouped && "grouped", only && "private", brief && "answer", message.part.own !== undefined && "own", message.body.ping === state.active && "mentioned"];
  const node = el("li", { id: `m${message.id}`, class: names.filter(Boolean).join(" "), tabindex: "-1" },
    el("div", { class: "gutter" }, grouped ? null : message.author === null ? botAvatar() : author ? avatar(author) : null),
    el("div", { class: "said" },
      message.asked ? asked(message.asked) : null,
      grouped ? null : heading(message, author),
      message.body.text.length ? el("div", { class: "text" }, richText(message.body.text, named)) : null,
      message.body.picture ? picture(message.body.picture) : null,
      message.body.file ? file(message) : null,
      controls(message),
      hurry(message),
      only || brief ? onlyYou(message) : null));
  const day = date(message.time);
  if (!before || date(before.time) !== day) node.prepend(el("div", { class: "day" }, el("span", {}, day)));
  return node;
}

function isGrouped(message, before) {
  return Boolean(before) && !message.asked && before.author === message.author && before.place.room === message.place.room
    && message.place.room !== "private" && message.author !== null && message.time - before.time < GROUP_SECONDS;
}

/** Dates as the browser's country writes them, where it speaks the language. */
const OWN = { en: "en-GB" };
const locale = () => (navigator.languages ?? []).find((tag) => tag.startsWith(currentLanguage())) ?? OWN[currentLanguage()] ?? currentLanguage();
const format = (options, time) => new Intl.DateTimeFormat(locale(), options).format(time * 1000);
const date = (time) => format({ dateStyle: "long" }, time);

function heading(message, author) {
  const time = el("time", { datetime: new Date(message.time * 1000).toISOString(), title: format({ dateStyle: "full", timeStyle: "medium" }, message.time) }, format({ timeStyle: "short" }, message.time));
  const name = message.author === null
    ? [el("span", { class: "name" }, t("web-bot")), el("span", { class: "tag" }, t("web-bot-tag"))]
    : [el("span", { class: "name" }, author?.name ?? "?")];
  return el("div", { class: "heading" }, name, time);
}

function asked({ person: id, command }) {
  const values = { name: el("strong", {}, person(id)?.name ?? "?"), command };
  return el("div", { class: "asked" }, icon("reply"), el("span", {}, pieces("web-used", values)));
}

/** Somebody of whom a text speaks, or whom it speaks to. */
function named({ id: { id }, name, mention }) {
  const known = person(id)?.name ?? (name || "?");
  if (!mention) return el("strong", {}, name);
  return el("span", { class: id === state.active ? "mention me" : "mention" }, `@${known}`);
}

function picture({ id, alt, width, height }) {
  const address = (theme) => `/pictures/${id}/${theme}`;
  const dark = el("source", { srcset: address("dark"), media: "(prefers-color-scheme: dark)", data: { dark: "" } });
  const image = el("img", { src: address("light"), alt, width, height, decoding: "async" });
  const both = el("picture", {}, dark, image);
  themed(dark);
  const open = () => view(both);
  return el("button", { type: "button", class: "picture", title: t("web-picture-open"), onclick: open }, both);
}

/** Chooses a picture's colours by the page's own switch. */
function themed(source) {
  const theme = document.documentElement.dataset.theme;
  source.media = { dark: "all", light: "not all" }[theme] ?? "(prefers-color-scheme: dark)";
}

/** Chooses the colours of all pictures anew. */
export const themePictures = () => document.querySelectorAll("source[data-dark]").forEach(themed);

/** Shows a picture full size. */
function view(both) {
  const dialog = byId("viewer");
  const close = el("button", { type: "button", class: "icon-button", "aria-label": t("web-close") }, icon("close"));
  dialog.setAttribute("aria-label", t("web-picture"));
  dialog.replaceChildren(both.cloneNode(true), close);
  dialog.onclick = () => dialog.close();
  dialog.showModal();
}

function file(message) {
  const { name, text } = message.body.file;
  return el("figure", { class: "file" },
    el("figcaption", {}, icon("file"), el("a", { href: `/files/${message.id}`, download: name, title: t("web-download", { name }) }, name)),
    el("pre", { tabindex: "0", "aria-label": name }, text));
}

/** Where another person at this computer is to act: a way to let that person speak. */
function hurry(message) {
  const next = mine().find((one) => one.id === message.body.ping);
  if (!next || next.id === state.active || message.body.rows.length === 0) return null;
  return el("button", { type: "button", class: "hurry", onclick: () => speakAs(next.id) }, avatar(next), t("web-switch-to", { name: next.name }));
}

function onlyYou(message) {
  const only = [icon("eye"), el("span", {}, t("web-only-you")), el("span", { "aria-hidden": "true" }, "·")];
  return el("div", { class: "only-you" }, message.place.room === "private" ? only : null,
    el("button", { type: "button", class: "link", onclick: () => dismiss(message) }, t("web-dismiss")));
}

/** What is to be done where nothing has been said yet. */
function showEmpty(empty) {
  const root = byId("empty");
  root.hidden = !empty;
  if (empty) root.replaceChildren(...(state.room === "channel" ? emptyChannel() : emptyDirect()));
}

/** A command that a click writes into the input. */
function example(id) {
  const line = t(id);
  return el("button", { type: "button", class: "example", data: { example: line } }, line);
}

function emptyChannel() {
  const add = el("button", { type: "button", class: "link", data: { add: "" } }, t("web-empty-add"));
  return [
    el("img", { src: "/assets/bot.svg", alt: "", width: 64, height: 64 }),
    el("h2", {}, t("web-empty-title")),
    el("p", {}, t("web-empty-text")),
    el("ol", {}, el("li", {}, add), el("li", {}, t("web-empty-new"), " ", ["new", "veldslag", "bosworth"].flatMap((game) => [example(`web-example-${game}`), " "])),
      el("li", {}, t("web-empty-join")), el("li", {}, t("web-empty-help"), " ", example("web-example-help"))),
  ];
}

function emptyDirect() {
  return [
    el("img", { src: "/assets/bot.svg", alt: "", width: 64, height: 64 }),
    el("h2", {}, t("web-empty-direct-title")),
    el("p", {}, t("web-empty-direct-text")),
    el("p", { class: "examples" }, example("web-example-help"), " ", example("web-example-games")),
  ];
}
