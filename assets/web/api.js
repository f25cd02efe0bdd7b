// Talks to the server.

/** A refusal; `label` names the text that says why. */
export class Refusal extends Error {
  constructor(status, label) {
    super(label);
    this.status = status;
    this.label = label;
  }
}

/** Everything that a page begins with. */
export async function everything() {
  const response = await fetch("/api/state");
  if (!response.ok) throw new Refusal(response.status, "web-failed");
  return response.json();
}

/** Sends something and gives the answer. */
export async function post(path, body) {
  let response;
  try {
    response = await fetch(`/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "web-failed");
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, answer.error ?? "web-failed");
  return answer;
}

const PATIENCE = 1500;

/** Listens to what happens after a change, for ever: a lost connection heals by itself. */
export function listen(after, { onMessage, onPeople, onLost, onBack }) {
  let last = after;
  const connect = () => {
    const source = new EventSource(`/api/events?after=${last}`);
    source.addEventListener("open", onBack);
    source.addEventListener("people", (event) => onPeople(JSON.parse(event.data)));
    source.addEventListener("message", (event) => {
      last = Math.max(last, Number(event.lastEventId));
      onMessage(JSON.parse(event.data));
    });
    source.addEventListener("error", () => {
      onLost();
      if (source.readyState !== EventSource.CLOSED) return;
      // The server answers, but not with a stream: look whether it still knows this page.
      setTimeout(() => everything().then((now) => (now.people.length ? connect() : location.reload()), connect), PATIENCE);
    });
  };
  connect();
}
