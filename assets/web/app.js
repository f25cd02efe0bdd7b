// Starts the page.

import { everything, listen } from "./api.js";
import * as composer from "./composer.js";
import { avatar, byId, icon, toast } from "./dom.js";
import { browserLanguage, setLabels, setLanguage, t } from "./labels.js";
import { showAll, showMessage, themePictures } from "./messages.js";
import { fillForm, openDialog, showSwitch } from "./people.js";
import { isFor, mine, person, setMessage, setPeople, shows, speakAs, state, subscribe } from "./state.js";

const THEMES = ["auto", "light", "dark"];
const THEME_ICONS = { auto: "auto", light: "sun", dark: "moon" };
const PATIENCE = 2000;

let lost = false;

/** Shows everything that depends on who speaks and where. */
function showView(stay = false) {
  const speaker = person(state.active);
  setLanguage(speaker.language);
  const channel = state.room === "channel";
  byId("room-name").replaceChildren(icon(channel ? "hash" : "mail"), channel ? t("web-channel-name") : t("web-direct"));
  byId("room-topic").textContent = channel ? t("web-channel-topic") : t("web-direct-topic", { name: speaker.name });
  byId("speaker").replaceChildren(avatar(speaker));
  byId("newest").replaceChildren(icon("down"), t("web-new-messages"));
  showTheme();
  composer.label();
  showSwitch();
  showAll(stay);
}

function showTheme() {
  const theme = document.documentElement.dataset.theme ?? "auto";
  const label = `${t("web-theme")}: ${t(`web-theme-${theme}`)}`;
  const button = byId("theme");
  button.replaceChildren(icon(THEME_ICONS[theme]));
  button.title = label;
  button.setAttribute("aria-label", label);
}

function nextTheme() {
  const now = document.documentElement.dataset.theme ?? "auto";
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
  if (next === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  localStorage.setItem("theme", next);
  showTheme();
  themePictures();
}

/** Asks who is there, before anybody is. */
function welcome() {
  setLanguage(browserLanguage());
  document.title = t("web-title");
  byId("welcome").hidden = false;
  fillForm(byId("welcome-form"), { done: () => location.reload() });
  byId("welcome-form-name").focus();
}

/** Adds somebody who then speaks. */
function addPerson() {
  openDialog(async (id) => {
    const now = await everything();
    setPeople(now.people);
    speakAs(id);
    byId("line").focus();
  });
}

function enter(now) {
  now.messages.forEach(setMessage);
  setPeople(now.people);
  byId("room").hidden = false;
  showView();
  byId("line").focus();
  subscribe((what) => (what === "view" ? showView() : showSwitch()));
  byId("add").addEventListener("click", addPerson);
  byId("theme").addEventListener("click", nextTheme);
  byId("empty").addEventListener("click", ({ target }) => {
    if ("add" in target.dataset) addPerson();
    if (target.dataset.example) composer.suggest(target.dataset.example);
  });
  listen(now.rev, { onMessage, onPeople, onLost, onBack });
}

function onMessage(message) {
  if (!setMessage(message)) return;
  showMessage(message);
  showSwitch();
  announce(message);
}

/** Says aloud that there is something new where nobody is looking now. */
function announce(message) {
  if (!message.body || message.news !== message.rev || shows(message)) return;
  const reader = mine().find((one) => isFor(message, one.id));
  if (!reader) return;
  const room = message.place.room === "direct" ? t("web-direct") : t("web-channel-name");
  byId("heard").textContent = t("web-news", { name: reader.name, room });
}

function onPeople(people) {
  if (!people.some((one) => one.mine)) return location.reload();
  const before = JSON.stringify(state.people);
  if (before === JSON.stringify(people)) return;
  setPeople(people);
  // Names stand in messages, and the language may be another.
  showView(true);
}

function onLost() {
  lost = true;
  setTimeout(() => { byId("lost").hidden = !lost; }, 400);
}

function onBack() {
  if (lost && !byId("lost").hidden) toast(t("web-back"));
  lost = false;
  byId("lost").hidden = true;
}

async function start() {
  try {
    const now = await everything();
    setLabels(now.labels);
    if (now.people.some((one) => one.mine)) enter(now);
    else welcome();
  } catch (error) {
    setTimeout(start, PATIENCE);
    throw error;
  }
}

start();
