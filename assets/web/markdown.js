// Discord's markdown as elements. Nothing in a text can become HTML.

import { el } from "./dom.js";

const INLINE = new RegExp([
  String.raw`\\([^A-Za-z0-9\s])`,
  String.raw`(\x60+)(.+?)\2(?!\x60)`,
  String.raw`\*\*((?:\\.|[^\\])+?)\*\*(?!\*)`,
  String.raw`__((?:\\.|[^\\])+?)__(?!_)`,
  String.raw`\*(?!\s)((?:\\.|[^\\*])+?)\*`,
  String.raw`(?<!\w)_((?:\\.|[^\\_])+?)_(?!\w)`,
  String.raw`~~((?:\\.|[^\\])+?)~~`,
  String.raw`\|\|((?:\\.|[^\\])+?)\|\|`,
  String.raw`<@!?(\w+)>`,
  String.raw`\[((?:\\.|[^\\\]])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)`,
  String.raw`<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?`,
].join("|"), "gsu");

const TAGS = [null, null, null, "strong", "u", "em", "em", "s"];

/** A text as elements; `mention` makes the element for a person's id. */
export function markdown(text, mention) {
  const root = document.createDocumentFragment();
  const parts = text.split(/```(?:[a-z]*\n)?(.*?)```/gsu);
  parts.forEach((part, index) => {
    if (index % 2) root.append(el("pre", {}, el("code", {}, part.replace(/\n$/u, ""))));
    else root.append(...blocks(part.replace(/^\n|\n$/gu, ""), mention));
  });
  return root;
}

/** Lines as paragraphs, headings, quotes and lists. */
function blocks(text, mention) {
  const found = [];
  for (const line of text === "" ? [] : text.split("\n")) addLine(found, line, mention);
  return found;
}

function addLine(found, line, mention) {
  const [, marks, heading] = line.match(/^(#{1,3}) (.+)/u) ?? [];
  if (marks) return found.push(el("p", { class: `heading-${marks.length}`, role: "heading", "aria-level": marks.length + 2 }, inline(heading, mention)));
  const [, small] = line.match(/^-# (.+)/u) ?? [];
  if (small) return found.push(el("p", { class: "small" }, inline(small, mention)));
  const [, quote] = line.match(/^> ?(.*)/u) ?? [];
  if (quote !== undefined) return grow(found, "blockquote", () => el("p", {}, inline(quote, mention)));
  const [, indent, number, item] = line.match(/^( *)(?:[-*]|(\d+)\.) (.+)/u) ?? [];
  if (item) {
    const tag = number ? "ol" : "ul";
    const list = grow(found, tag, () => el("li", { class: indent.length > 1 ? "deep" : null }, inline(item, mention)));
    if (number && list.children.length === 1) list.start = Number(number);
    return list;
  }
  if (line.trim() === "") return found.push(el("p", { class: "gap" }));
  const last = found.at(-1);
  if (last?.className === "lines") return last.append(el("br"), ...inline(line, mention));
  return found.push(el("p", { class: "lines" }, inline(line, mention)));
}

/** Adds to the element that stands last, where it is of the same kind. */
function grow(found, tag, child) {
  if (found.at(-1)?.localName !== tag) found.push(el(tag));
  found.at(-1).append(child());
  return found.at(-1);
}

/** A line as text and elements. */
function inline(text, mention) {
  const found = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(text.slice(at, match.index), piece(match, mention));
    at = match.index + match[0].length;
  }
  found.push(text.slice(at));
  return found.filter((one) => one !== "");
}

function piece(match, mention) {
  const [whole, escaped, , code] = match;
  if (escaped) return escaped;
  if (code !== undefined) return el("code", {}, code.trim() || code);
  for (const group of [4, 5, 6, 7, 8]) {
    if (match[group] !== undefined) return el(TAGS[group - 1], {}, inline(match[group], mention));
  }
  if (match[9] !== undefined) return spoiler(inline(match[9], mention));
  if (match[10] !== undefined) return mention(match[10]) ?? whole;
  const address = match[12] ?? match[13];
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, match[11] ? inline(match[11], mention) : address);
}

function spoiler(children) {
  const show = (event) => event.currentTarget.setAttribute("aria-expanded", "true");
  return el("button", { type: "button", class: "spoiler", "aria-expanded": "false", onclick: show }, children);
}
