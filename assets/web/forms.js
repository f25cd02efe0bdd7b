// Forms that an answer asks for: a dialog that stays open until it is taken.

import { Refusal, post } from "./api.js";
import { byId, control, el } from "./dom.js";
import { t } from "./labels.js";
import { richText } from "./richtext.js";
import { act, person, wait } from "./state.js";

const dialog = byId("form-dialog");
const root = byId("form");

/** Codes, without the spaces that people put between them. */
const codes = (text) => [...text.replace(/\s/gu, "")].length;

/** Opens a form; `from` is `{ person, room, message }`, and `key` what to press for it again. */
export function openForm(form, from, key = {}) {
  const helps = help(form.fields);
  const inputs = form.fields.map((field, index) => input(form, field, index, helps[index]));
  const error = el("div", { class: "form-error", id: "form-error", role: "alert" });
  byId("form-title").textContent = form.title;
  root.removeAttribute("aria-busy");
  root.replaceChildren(
    ...form.fields.flatMap((field, index) => line(form, field, inputs[index], helps[index])),
    error,
    el("div", { class: "form-buttons" },
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("web-cancel")),
      el("button", { type: "submit", class: "button primary" }, t("web-form-send"))));
  root.onsubmit = (event) => {
    event.preventDefault();
    if (check(form, inputs)) hand(form, inputs, from, error);
  };
  if (form.codes) inputs.forEach((one, index) => one.addEventListener("paste", (event) => spread(event, inputs.slice(index))));
  dialog.onclose = () => comeBack(from, key);
  if (!dialog.open) dialog.showModal();
  inputs[0]?.focus();
}

/** What helps to fill each field in: one and the same element where the text is the same for all. */
function help(fields) {
  const text = (hint, id) => (hint ? el("p", { class: "form-help", id }, hint) : null);
  const [{ hint }] = fields;
  if (fields.every((one) => one.hint === hint)) return Array(fields.length).fill(text(hint, "form-help"));
  return fields.map((one, index) => text(one.hint, `form-${index}-help`));
}

function input({ codes: coded }, { value, most }, index, helps) {
  const describes = [helps?.id, `form-${index}-error`, "form-error"].filter(Boolean).join(" ");
  return el("input", { id: `form-${index}`, type: "text", class: coded ? "codes" : null, value, maxlength: most,
    autocomplete: "off", autocapitalize: coded ? "characters" : "sentences", autocorrect: "off", spellcheck: "false", enterkeyhint: "done", "aria-describedby": describes });
}

/** A field with its label, how much of it is filled in, what helps, and what is wrong with it. Help for all fields ends up beneath the last. */
function line({ codes: coded }, { label, least }, field, helps) {
  const count = coded ? el("span", { class: "form-count", "aria-hidden": "true" }) : null;
  const wrong = el("p", { class: "form-error", id: `${field.id}-error` });
  const show = () => { if (count) count.textContent = `${codes(field.value)}/${least}`; };
  field.addEventListener("input", () => {
    show();
    complain(field, "");
  });
  show();
  return [el("div", { class: "form-line" }, el("label", { for: field.id }, label), count), field, wrong, helps].filter(Boolean);
}

function complain(field, text) {
  byId(`${field.id}-error`).textContent = text;
  if (text) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** Says what is too short, and goes there. */
function check({ fields }, inputs) {
  const short = inputs.filter((one, index) => [...one.value.trim()].length < fields[index].least);
  for (const one of short) {
    const { least } = fields[inputs.indexOf(one)];
    complain(one, least > 1 ? t("web-form-short", { least }) : t("web-form-empty"));
  }
  short[0]?.focus();
  return short.length === 0;
}

/** Rows that are pasted together go into fields of their own. */
function spread(event, inputs) {
  const rows = event.clipboardData.getData("text").trim().split(/\s*[\n/]\s*/u);
  if (rows.length < 2) return;
  event.preventDefault();
  rows.slice(0, inputs.length).forEach((row, index) => {
    inputs[index].value = row;
    inputs[index].dispatchEvent(new Event("input"));
  });
}

async function hand(form, inputs, from, error) {
  if (root.getAttribute("aria-busy") === "true") return;
  root.setAttribute("aria-busy", "true");
  error.replaceChildren();
  wait(from.person);
  try {
    const filled = { ...from, press: form.press, fields: inputs.map((one) => one.value) };
    const taken = await act(from.person, from.message, () => post("form", filled));
    if (taken.refused) error.replaceChildren(richText(taken.refused, ({ id: { id }, name }) => person(id)?.name ?? name));
    else if (taken.form) openForm(taken.form, from);
    else dialog.close();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    error.textContent = t(refusal.label);
  } finally {
    root.removeAttribute("aria-busy");
  }
}

/** The button that led here has been replaced, maybe: whatever stands in its place gets the focus. */
function comeBack({ message }, key) {
  const active = document.activeElement;
  if (active && active !== document.body && !dialog.contains(active)) return;
  (control(byId(`m${message}`), key) ?? byId("line")).focus({ preventScroll: true });
}
