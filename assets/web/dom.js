// Small helpers to build elements. Text always goes in as text, never as HTML.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 3 4l18 8-18 8 1-8zm0 0h8",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  down: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  file: "M6 2h8l5 5v15H6zM14 2v6h5",
  reply: "M5 20v-6a4 4 0 0 1 4-4h11m-4-4 4 4-4 4",
  sun: "M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  swap: "M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4",
};

/** An element with properties and children; `null` and `false` children are left out. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== false && child !== undefined));
  return node;
}

/** A line drawing. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

const SHAPES = 4;
const COLOURS = 8;

/** A person's picture: initials in a colour and a shape that follow from the number. */
export function avatar(person) {
  const number = Number(person.id) - 1;
  const words = person.name.split(/\s+/).filter(Boolean);
  const letters = (words.length > 1 ? [words[0], words.at(-1)] : words).map((word) => [...word][0]);
  const shape = `avatar shape-${number % SHAPES} colour-${number % COLOURS}`;
  return el("span", { class: shape, "aria-hidden": "true" }, letters.join("").toLocaleUpperCase());
}

/** The bot's picture. */
export const botAvatar = () => el("img", { class: "avatar bot", src: "/assets/bot.svg", alt: "" });

/** Gives an element these children, but leaves those alone that look the same: a click on them may be under way. */
export function update(parent, nodes) {
  const old = [...parent.children];
  nodes.forEach((node, index) => {
    if (!old[index]) parent.append(node);
    else if (old[index].outerHTML !== node.outerHTML) old[index].replaceWith(node);
  });
  old.slice(nodes.length).forEach((node) => node.remove());
}

/** What a button or a menu is known by, whatever it says at the moment. */
export const keyOf = (node) => ({ press: node.dataset.press, menu: node.closest(".menu")?.dataset.menu });

/** The button or menu of a message with this key, where it can be used. */
export function control(message, { press, menu }) {
  const all = [...(message?.querySelectorAll(".rows button:not(:disabled)") ?? [])];
  return all.find((one) => (menu === undefined ? press !== undefined && one.dataset.press === press : one.parentNode.dataset.menu === menu)) ?? null;
}

/** Shows a short notice for a while. */
export function toast(text) {
  const note = el("p", { class: "toast" }, text);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
