// Texts as elements. What they say goes in as text: nothing in it can become HTML.

import { el } from "./dom.js";

const LISTS = { item: "ul", numbered: "ol" };

/** A text as elements; `person` makes what stands for somebody. */
export function richText(lines, person) {
  const root = document.createDocumentFragment();
  for (const { kind = "plain", spans } of lines) addLine(root, kindOf(kind), pieces(spans, person));
  return root;
}

/** The name of a line's kind, and its number where it has one. */
const kindOf = (kind) => (typeof kind === "string" ? [kind] : Object.entries(kind)[0]);

function addLine(root, [kind, number], children) {
  if (kind === "small") return root.append(el("p", { class: "small" }, children));
  if (kind === "quote") return grow(root, "blockquote").append(el("p", {}, children));
  if (LISTS[kind]) return addItem(grow(root, LISTS[kind]), number, children);
  if (children.length === 0) return root.append(el("p", { class: "gap" }));
  const last = root.lastChild;
  if (last?.className === "lines") return last.append(el("br"), ...children);
  return root.append(el("p", { class: "lines" }, children));
}

function addItem(list, number, children) {
  if (number !== undefined && list.children.length === 0) list.start = number;
  list.append(el("li", {}, children));
}

/** The element that stands last, where it is of the right kind; otherwise a new one. */
function grow(root, tag) {
  if (root.lastChild?.localName !== tag) root.append(el(tag));
  return root.lastChild;
}

const pieces = (spans, person) => spans.map((span) => piece(span, person)).filter((one) => one !== null);

/** A span as an element or as words; `null` for what has no place here. */
function piece(span, person) {
  const [[kind, value]] = Object.entries(span);
  const inner = (spans) => pieces(spans, person);
  switch (kind) {
    case "text": return value;
    case "strong": return el("strong", {}, inner(value));
    case "emphasis": return el("em", {}, inner(value));
    case "code": return el("code", {}, value);
    case "person": return person(value);
    case "link": return link(value, inner(value.spans));
    default: return null;
  }
}

/** Messages elsewhere can't be reached from here. */
function link({ to: { web } }, children) {
  if (!/^https?:\/\//u.test(web ?? "")) return null;
  return el("a", { href: web, target: "_blank", rel: "noopener noreferrer" }, children);
}
