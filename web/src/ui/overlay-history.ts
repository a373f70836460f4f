/**
 * While overlays are open, each has an entry of its own in the browser's history, above the entry of the page and with the same
 * URL: Back takes the entry away, and the overlay closes. An overlay that closes in another way takes its entry with it. The router
 * never sees these entries.
 */
type Overlay = { close: () => void };

type EntryState = { overlays?: number; idx?: number } | null;

type Write = typeof window.history.pushState;

/** The open overlays, the topmost last. */
const overlays: Overlay[] = [];

/** Writes of the router that wait until the entries of overlays are gone. */
const waitingWrites: (() => void)[] = [];

let isMoving = false;
let isTellingRouter = false;
let pushNow: Write | undefined;
let pageIndex: number | undefined;

const entryState = (): EntryState => window.history.state as EntryState;

/** The overlays that the current entry stands for. */
const depth = (): number => entryState()?.overlays ?? 0;

/** Adds or removes entries until there is one for each overlay. Waits for nothing that is not under way. */
const settle = (): void => {
  if (isMoving) return;
  const excess = depth() - (waitingWrites.length > 0 ? 0 : overlays.length);
  if (excess > 0) {
    isMoving = true;
    return window.history.go(-excess);
  }
  const writes = waitingWrites.splice(0);
  for (const write of writes) write();
  while (depth() < overlays.length) pushNow?.({ ...entryState(), overlays: depth() + 1 }, "");
  pageIndex = entryState()?.idx;
  if (writes.length > 0) tellRouter();
};

/** The router reads the URL right after its write. When the write had to wait, the router read the old one. */
const tellRouter = (): void => {
  isTellingRouter = true;
  window.dispatchEvent(new Event("popstate"));
  isTellingRouter = false;
};

/** After the commit of React that opens or closes overlays: one that takes the place of another one takes its entry too. */
const settleSoon = () => queueMicrotask(settle);

const onPopState = (event: PopStateEvent): void => {
  if (isTellingRouter) return;
  const isOwnMove = isMoving;
  isMoving = false;
  if (isOwnMove || (pageIndex !== undefined && entryState()?.idx === pageIndex))
    event.stopImmediatePropagation();
  pageIndex = entryState()?.idx;
  if (!isOwnMove) for (const { close } of overlays.slice(depth()).reverse()) close();
  settleSoon();
};

/** Lets the router write into the entry of the page, not into that of an overlay. */
const install = (): void => {
  if (pushNow) return;
  const { history } = window;
  pushNow = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  const aside =
    (write: Write, atOneOverlay?: Write): Write =>
    (...change) => {
      if (isMoving || depth() > 1 || (depth() === 1 && !atOneOverlay))
        waitingWrites.push(() => write(...change));
      else (depth() === 1 && atOneOverlay ? atOneOverlay : write)(...change);
      settleSoon();
    };
  // The page that a link in an overlay opens takes the entry of the overlay.
  history.pushState = aside(pushNow, replaceState);
  history.replaceState = aside(replaceState);
  // In the capture phase, before the router's listener.
  window.addEventListener("popstate", onPopState, true);
};

/** Lets Back close an overlay instead of leaving the page. Returns a function that ends it. */
export const closeOnBack = (close: () => void): (() => void) => {
  install();
  const overlay = { close };
  overlays.push(overlay);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    settleSoon();
  };
};
