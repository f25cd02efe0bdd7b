// The page's texts, in the language of whoever speaks. They come from the server.

let all = {};
let language = "en";

/** Takes the labels of every language. */
export const setLabels = (labels) => { all = labels; };

/** The languages there are. */
export const languages = () => Object.keys(all);

/** The language in use. */
export const currentLanguage = () => language;

/** The best language for a browser. */
export function browserLanguage() {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in all) ?? "en";
}

/** A label; what stands in braces is filled in. */
export function t(id, values = {}) {
  const text = all[language]?.[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A label in pieces, so that nodes can be filled in. */
export function pieces(id, values) {
  const text = all[language]?.[id] ?? id;
  return text.split(/(\{\w+\})/).map((part) => values[part.slice(1, -1)] ?? part);
}

/** Uses a language, and sets every label that stands in the page itself. */
export function setLanguage(code) {
  language = code in all ? code : "en";
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-label]")) node.textContent = t(node.dataset.label);
}

/** A language's own name. */
export function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}
