import type { EarlyEvent } from "./early-event.ts";

const events: EarlyEvent[] = [];

/** Only the last state of a field counts. */
const addLatest = (event: EarlyEvent) => {
  const index = events.findIndex(({ target }) => target === event.target);
  if (index >= 0) events.splice(index, 1);
  events.push(event);
};

/** Links and forms with an `action` need no script: the browser follows them. */
const record = (event: Event) => {
  const target = event.target as HTMLElement;
  if (!target.closest("#root")) return;
  if (event.type === "click") {
    const button = target.closest("button");
    if (button && button.type !== "submit") events.push({ type: "click", target: button });
  } else if (event.type === "submit") {
    const form = target as HTMLFormElement;
    if (form.hasAttribute("action")) return;
    event.preventDefault();
    addLatest({ type: "submit", target: form, submitter: (event as SubmitEvent).submitter });
  } else {
    const field = target as HTMLInputElement;
    const isCheck = field.type === "checkbox" || field.type === "radio";
    if (isCheck) addLatest({ type: "check", target: field, isChecked: field.checked });
    else addLatest({ type: "text", target: field, text: field.value });
  }
};

const recorded = ["click", "submit", "input"];
for (const type of recorded) document.addEventListener(type, record, true);

// Nothing is recorded after the client has taken the events: React handles all later ones.
document.addEventListener("take-early-events", ({ detail }) => {
  for (const type of recorded) document.removeEventListener(type, record, true);
  detail(events);
});

/** Any of them starts the client at once. */
const triggers = ["pointerdown", "touchstart", "keydown", "focusin"];

/** How long the client waits after the page has loaded, for a browser that is never idle, and at most in all; in milliseconds. */
const MAX_IDLE_WAIT = 2000;
const MAX_WAIT = 6000;

/** Pauses between the attempts to load the client, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Loads the client. After a failure it tries again, after a pause or when the network is back. */
const loadClient = (entry: string, pause = FIRST_PAUSE): void => {
  import(/* @vite-ignore */ entry).catch(() => {
    const tryAgain = () => {
      clearTimeout(timer);
      removeEventListener("online", tryAgain);
      loadClient(entry, Math.min(pause * 2, LONGEST_PAUSE));
    };
    const timer = setTimeout(tryAgain, pause);
    addEventListener("online", tryAgain);
  });
};

/** Whether the page shows its content already. Otherwise it waits for the client. */
const hasContent = () =>
  document.querySelector("#root main h1") !== null &&
  document.querySelector("#root [aria-busy=true]") === null &&
  !(history.state as { usr?: unknown } | null)?.usr;

/** Calls back after the first paint: soon if the page is painted already, never as long as its tab is hidden. */
const afterFirstPaint = (callback: () => void): void =>
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });

/** Loads the client's entry and its files: after the page is loaded and painted and the browser is idle, or at the first input. */
const startClient = ({ entry = "", files = "" }: DOMStringMap) => {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of triggers) removeEventListener(type, start, true);
    for (const file of files.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    loadClient(entry);
  };
  const startWhenIdle = () => {
    setTimeout(start, MAX_IDLE_WAIT);
    if ("requestIdleCallback" in window) requestIdleCallback(start);
  };
  const plan = () => {
    if (!hasContent()) start();
    else if (document.readyState === "complete") afterFirstPaint(startWhenIdle);
    else addEventListener("load", () => afterFirstPaint(startWhenIdle));
  };
  for (const type of triggers) addEventListener(type, start, { capture: true, passive: true });
  setTimeout(start, MAX_WAIT);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", plan);
  else plan();
};

/** Whether the style sheet came from the browser's cache. The typefaces are then there, too. */
const isStyleCached = () =>
  performance
    .getEntriesByType("resource")
    .some((entry) => entry.name.endsWith(".css") && (entry as PerformanceResourceTiming).transferSize === 0);

/** Replaces the system fonts by the shop's typefaces (`web/src/ui/base.css`). */
const showTypefaces = () => {
  document.documentElement.dataset["typefaces"] = "";
};

// The typefaces come after the first paint, so that the style sheet and the first picture have a slow line for themselves.
if (isStyleCached()) showTypefaces();
else afterFirstPaint(showTypefaces);

/** An announcement that was dismissed takes no space from the first paint on (`web/src/app/announcement-bar.tsx`). */
const hideDismissedAnnouncement = () => {
  try {
    const id = localStorage.getItem("announcement");
    if (!id || !/^[\w-]+$/.test(id)) return;
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`#announcement-${id} { display: none; }`);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser without a storage, or an old one: the client removes the announcement.
  }
};

hideDismissedAnnouncement();

const script = document.querySelector<HTMLScriptElement>("script[data-entry]");
if (script) startClient(script.dataset);
