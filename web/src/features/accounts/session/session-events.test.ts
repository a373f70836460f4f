import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession } from "./session-events.ts";

const local = new Map<string, string>();
const perTab = new Map<string, string>();
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
});

/** What a browser tells a page: of another tab's change of the storage, and of a page put aside or brought out again. */
const told = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts));

const onEnded = vi.fn<() => void>();
const onLoggedOut = vi.fn<() => void>();
const onChanged = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  local.clear();
  perTab.clear();
  local.set("token", "hers");
  perTab.set("draft:contact", "{}");
  const page = Object.assign(new EventTarget(), {
    localStorage: storageOf(local),
    sessionStorage: storageOf(perTab),
  });
  vi.stubGlobal("window", page);
  stop = watchSession({ onEnded, onLoggedOut, onChanged });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a logout in another tab", () => {
  it("is followed, and empties what this tab kept", () => {
    told("storage", { key: null });
    expect(onLoggedOut).toHaveBeenCalledOnce();
    expect(perTab.size).toBe(0);
  });

  it("is another thing than a login there, for which what she is writing here is kept", () => {
    told("storage", { key: "token" });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length, perTab.size]).toEqual([1, 0, 1]);
  });

  it("is not taken for one when something else changes there", () => {
    told("storage", { key: "notifications:1" });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length, perTab.size]).toEqual([0, 0, 1]);
  });
});

describe("a page that the browser's Back brings out as it was", () => {
  it("is looked through when somebody has logged out or in meanwhile", () => {
    told("pagehide", {});
    local.delete("token");
    told("pageshow", { persisted: true });
    expect(onLoggedOut).toHaveBeenCalledOnce();
    told("pagehide", {});
    local.set("token", "another's");
    told("pageshow", { persisted: true });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("stands as it was when nobody has", () => {
    told("pagehide", {});
    told("pageshow", { persisted: true });
    told("pageshow", { persisted: false });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length]).toEqual([0, 0]);
  });
});
