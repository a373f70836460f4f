import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Entry = { state: Record<string, unknown>; url: string };

/** A browser's history of one tab. Moves are asynchronous, as in a browser. */
class TabHistory extends EventTarget {
  entries: Entry[] = [{ state: { idx: 0 }, url: "/" }];
  position = 0;
  /** The moves that a listener after the overlays' has seen. */
  routerMoves: string[] = [];
  history = {
    tab: this,
    get state() {
      return this.tab.entries[this.tab.position]?.state;
    },
    pushState: (state: Entry["state"], _: string, url = this.url) => {
      this.entries.splice((this.position += 1), Infinity, { state, url });
    },
    replaceState: (state: Entry["state"], _: string, url = this.url) => {
      this.entries[this.position] = { state, url };
    },
    go: (delta: number) => void setTimeout(() => this.move(delta)),
  };
  get url() {
    return this.entries[this.position]?.url ?? "";
  }
  move(delta: number) {
    if (!this.entries[this.position + delta]) return;
    this.position += delta;
    const event = new Event("popstate");
    let isStopped = false;
    event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    this.dispatchEvent(event);
    if (!isStopped) this.routerMoves.push(this.url);
  }
}

let tab: TabHistory;
let closeOnBack: typeof import("./overlay-history.ts").closeOnBack;

const settled = () => vi.advanceTimersByTimeAsync(10);
const back = async () => {
  tab.move(-1);
  await settled();
};

/** An open overlay. It closes as in React: by `isOpen`, and then its effect ends. */
const openOverlay = (close?: () => void) => {
  const overlay = { isOpen: true, close: () => {} };
  const stop = closeOnBack(close ?? (() => overlay.close()));
  overlay.close = () => {
    overlay.isOpen = false;
    stop();
  };
  return overlay;
};

beforeEach(async () => {
  vi.useFakeTimers();
  tab = new TabHistory();
  vi.stubGlobal("window", tab);
  vi.resetModules();
  ({ closeOnBack } = await import("./overlay-history.ts"));
  tab.history.pushState({ idx: 1 }, "", "/page");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the history with overlays", () => {
  it("closes one overlay at each Back until the page itself is left", async () => {
    const lower = openOverlay();
    await settled();
    const upper = openOverlay();
    await settled();
    await back();
    expect([lower.isOpen, upper.isOpen, tab.url]).toEqual([true, false, "/page"]);
    await back();
    expect([lower.isOpen, tab.url, tab.routerMoves]).toEqual([false, "/page", []]);
    await back();
    expect([tab.url, tab.routerMoves]).toEqual(["/", ["/"]]);
  });

  it("has no entry left after an overlay has closed in another way", async () => {
    const overlay = openOverlay();
    await settled();
    overlay.close();
    await settled();
    await back();
    expect([tab.url, tab.routerMoves]).toEqual(["/", ["/"]]);
  });

  it("keeps one entry when an overlay takes the place of another one", async () => {
    const first = openOverlay();
    await settled();
    const { length } = tab.entries;
    first.close();
    const second = openOverlay();
    await settled();
    expect(tab.entries).toHaveLength(length);
    await back();
    expect([second.isOpen, tab.url]).toEqual([false, "/page"]);
  });

  it("gives the entry of an overlay to the page that a link in it opens", async () => {
    const overlay = openOverlay();
    await settled();
    overlay.close();
    tab.history.pushState({ idx: 2 }, "", "/linked");
    await settled();
    expect(tab.entries.map(({ url }) => url)).toEqual(["/", "/page", "/linked"]);
  });

  it("writes into the entry of the page while its overlays stay open", async () => {
    const overlays = [openOverlay(), openOverlay()];
    await settled();
    tab.history.replaceState({ idx: 1 }, "", "/page?a");
    tab.history.pushState({ idx: 2 }, "", "/page?b");
    await settled();
    await back();
    await back();
    expect([overlays.map(({ isOpen }) => isOpen), tab.url]).toEqual([[false, false], "/page?b"]);
    await back();
    expect([tab.url, tab.routerMoves]).toEqual(["/page?a", ["/page?a"]]);
  });

  it("tells the router of a URL that could not be written at once", async () => {
    openOverlay();
    await settled();
    const urls: string[] = [];
    tab.addEventListener("popstate", () => urls.push(tab.url));
    tab.history.replaceState({ idx: 1 }, "", "/login");
    await settled();
    expect([urls.at(-1), tab.url]).toEqual(["/login", "/login"]);
  });

  it("keeps a navigation that comes while the entry of a closed overlay is being removed", async () => {
    const overlay = openOverlay();
    await settled();
    overlay.close();
    await Promise.resolve();
    tab.history.pushState({ idx: 2 }, "", "/next");
    await settled();
    expect([tab.url, tab.entries.map(({ url }) => url)]).toEqual(["/next", ["/", "/page", "/next"]]);
  });

  it("still closes an overlay by Back that has refused to close once", async () => {
    const close = vi.fn<() => void>();
    openOverlay(close);
    await settled();
    await back();
    await back();
    expect([close.mock.calls.length, tab.url]).toEqual([2, "/page"]);
  });

  it("goes back from the entry of a closed overlay, to which Forward leads", async () => {
    openOverlay();
    await settled();
    await back();
    tab.move(1);
    await settled();
    expect([tab.position, tab.history.state, tab.routerMoves]).toEqual([1, { idx: 1 }, []]);
  });
});
