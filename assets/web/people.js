// The people at this computer: the switch between them, and the form that adds one.

import { Refusal, post } from "./api.js";
import { avatar, byId, el, icon, update } from "./dom.js";
import { browserLanguage, languageName, languages, t } from "./labels.js";
import { goTo, mine, speakAs, state, unread } from "./state.js";

const badge = (count) => (count ? [el("span", { class: "badge", "aria-hidden": "true" }, String(count)), el("span", { class: "for-readers" }, t("web-unread", { count }))] : null);

/** Shows the switch and the conversations. */
export function showSwitch() {
  const focus = document.activeElement?.dataset.switch;
  update(byId("people-list"), mine().map(entry));
  byId("rooms").setAttribute("aria-label", t("web-rooms"));
  update(byId("rooms"), [room("channel", "hash", t("web-channel-name")), room("direct", "mail", t("web-direct"))]);
  update(byId("add"), [icon("plus"), el("span", {}, t("web-add"))]);
  if (focus) document.querySelector(`[data-switch="${CSS.escape(focus)}"]`)?.focus();
  document.querySelector(".person[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  showTitle();
}

function entry(one) {
  const current = one.id === state.active;
  const count = unread(one.id, "channel") + unread(one.id, "direct");
  const label = current ? t("web-speaks-as", { name: one.name }) : t("web-switch-to", { name: one.name });
  return el("li", {}, el("button", { type: "button", class: "person", "aria-pressed": String(current), title: label, data: { switch: one.id }, onclick: () => speakAs(one.id) },
    avatar(one), el("span", { class: "name" }, one.name), badge(count)));
}

function room(name, drawing, label) {
  const current = state.room === name;
  return el("button", { type: "button", class: "room-button", "aria-current": current ? "page" : null, data: { switch: name }, onclick: () => goTo(name) },
    icon(drawing), el("span", { class: "name" }, label), current ? null : badge(unread(state.active, name)));
}

function showTitle() {
  const count = mine().reduce((sum, one) => sum + unread(one.id, "channel") + unread(one.id, "direct"), 0);
  document.title = count ? `(${count}) ${t("web-title")}` : t("web-title");
}

/** Fills a form that adds somebody, and calls `done` with the id. */
export function fillForm(form, { cancel, done }) {
  const key = form.id;
  const name = el("input", { id: `${key}-name`, name: "name", maxlength: "64", autocomplete: "off", required: true, "aria-describedby": `${key}-error` });
  const choice = el("select", { id: `${key}-language`, name: "language" }, languages().map((code) => el("option", { value: code, selected: code === browserLanguage(), lang: code }, languageName(code))));
  const error = el("p", { class: "form-error", id: `${key}-error`, role: "alert" });
  form.replaceChildren(
    el("label", { for: name.id }, t("web-name")), name,
    el("label", { for: choice.id }, t("web-language")), choice,
    error,
    el("div", { class: "form-buttons" },
      cancel ? el("button", { type: "button", class: "button secondary", onclick: cancel }, t("web-cancel")) : null,
      el("button", { type: "submit", class: "button primary" }, t("web-add-confirm"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    add(form, { name, choice, error, done });
  };
}

async function add(form, { name, choice, error, done }) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  error.textContent = "";
  try {
    const { id } = await post("people", { name: name.value, language: choice.value });
    done(id);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    error.textContent = t(refusal.label);
    name.setAttribute("aria-invalid", "true");
    name.focus();
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** Opens the dialog that adds somebody. */
export function openDialog(done) {
  const dialog = byId("add-dialog");
  const close = () => dialog.close();
  fillForm(byId("add-form"), { cancel: close, done: (id) => { close(); done(id); } });
  dialog.showModal();
  byId("add-form-name").focus();
}
