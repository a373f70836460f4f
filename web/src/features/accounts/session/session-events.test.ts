import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession } from "./session-events.ts";
import { onStorageCleared } from "./storage-cleared.ts";

const local = new Map<string, string>();
const perTab = new Map<string, string>();
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  removeItem: (key: string) => void entries.delete(key),
  clear: () => entries.clear(),
});

/**
 * Dispatches an event of the browser: a storage change in another tab, or a page that enters or leaves the back/forward
 * cache.
 */
const dispatch = (type: string, properties: object) =>
  window.dispatchEvent(Object.assign(new Event(type), properties));

const onEnded = vi.fn<() => void>();
const onLoggedOut = vi.fn<() => void>();
const onChanged = vi.fn<() => void>();
const onCleared = vi.fn<() => void>();
let stop = () => {};
let stopWatchingStorage = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  local.clear();
  perTab.clear();
  local.set("token", "t1");
  perTab.set("draft:contact", "{}");
  const page = Object.assign(new EventTarget(), {
    localStorage: storageOf(local),
    sessionStorage: storageOf(perTab),
  });
  vi.stubGlobal("window", page);
  stop = watchSession({ onEnded, onLoggedOut, onChanged });
  stopWatchingStorage = onStorageCleared(onCleared);
});
afterEach(() => {
  stop();
  stopWatchingStorage();
  vi.unstubAllGlobals();
});

describe("a logout in another tab", () => {
  it("logs this tab out", () => {
    dispatch("storage", { key: null });
    expect(onLoggedOut).toHaveBeenCalledOnce();
  });

  it("calls the listeners of the storage", () => {
    dispatch("storage", { key: null });
    expect(onCleared).toHaveBeenCalledOnce();
  });

  it("clears the storage of this tab", () => {
    dispatch("storage", { key: null });
    expect(perTab.size).toBe(0);
  });

  it("differs from a login there, which keeps the drafts of this tab", () => {
    dispatch("storage", { key: "token" });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length, perTab.size]).toEqual([1, 0, 1]);
    expect(onCleared).not.toHaveBeenCalled();
  });

  it("differs from a renewal of the token there, which changes nothing", () => {
    const tokenOf = (facts: object) => `x.${btoa(JSON.stringify({ jti: "s1", ...facts }))}.y`;
    const [oldValue, newValue] = [tokenOf({ exp: 1 }), tokenOf({ exp: 2 })];
    dispatch("storage", { key: "token", oldValue, newValue });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length]).toEqual([0, 0]);
    dispatch("storage", { key: "token", oldValue, newValue: tokenOf({ jti: "s2" }) });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("is not assumed when another key changes", () => {
    dispatch("storage", { key: "notifications:1" });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length, perTab.size]).toEqual([0, 0, 1]);
  });
});

describe("a page restored from the back/forward cache", () => {
  it("follows a logout or a login that happened meanwhile", () => {
    dispatch("pagehide", {});
    local.delete("token");
    dispatch("pageshow", { persisted: true });
    expect(onLoggedOut).toHaveBeenCalledOnce();
    dispatch("pagehide", {});
    local.set("token", "t2");
    dispatch("pageshow", { persisted: true });
    expect(onChanged).toHaveBeenCalledOnce();
    expect(onCleared).toHaveBeenCalledTimes(2);
  });

  it("stays as it was if the session has not changed", () => {
    dispatch("pagehide", {});
    dispatch("pageshow", { persisted: true });
    dispatch("pageshow", { persisted: false });
    expect([onChanged.mock.calls.length, onLoggedOut.mock.calls.length]).toEqual([0, 0]);
  });
});
