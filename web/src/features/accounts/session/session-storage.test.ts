import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearBrowserStorage,
  clearSession,
  saveSession,
  readSession,
  readShopperId,
  readToken,
  type SessionUser,
} from "./session-storage.ts";
import { onStorageCleared } from "./storage-cleared.ts";

/** A browser storage in memory. */
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
  clear: () => entries.clear(),
});

const local = new Map<string, string>();
const perTab = new Map<string, string>();
const aditi: SessionUser = {
  id: "1",
  name: "Aditi",
  email: "aditi@example.com",
  role: "SHOPPER",
  profilePic: null,
  mustAddSecondFactor: false,
  hasPassword: true,
};
const meher: SessionUser = {
  id: "2",
  name: "Meher",
  email: "meher@example.com",
  role: "ADMIN",
  profilePic: null,
  mustAddSecondFactor: false,
  hasPassword: true,
};

beforeEach(() => {
  local.clear();
  perTab.clear();
  vi.stubGlobal("window", { localStorage: storageOf(local), sessionStorage: storageOf(perTab) });
});
afterEach(() => vi.unstubAllGlobals());

describe("a login in the browser's storage", () => {
  it("keeps a shopper under token and user", () => {
    saveSession("t1", aditi);
    expect([...local.keys()].sort()).toEqual(["token", "user"]);
    expect(readSession()).toEqual({
      token: "t1",
      role: "SHOPPER",
      name: "Aditi",
      email: "aditi@example.com",
    });
  });

  it("of an admin is adminName, adminEmail and adminToken alone", () => {
    saveSession("t1", aditi);
    saveSession("t2", meher);
    expect(Object.fromEntries(local)).toEqual({
      adminName: "Meher",
      adminEmail: "meher@example.com",
      adminToken: "t2",
    });
    expect(readToken()).toBe("t2");
  });

  it("clears the admin when a shopper logs in", () => {
    saveSession("t2", meher);
    saveSession("t1", aditi);
    expect([...local.keys()].sort()).toEqual(["token", "user"]);
  });

  it("has the shopper's id, or none if no shopper is logged in", () => {
    expect(readShopperId()).toBeNull();
    saveSession("t1", aditi);
    expect(readShopperId()).toBe("1");
    saveSession("t2", meher);
    expect(readShopperId()).toBeNull();
  });

  it("is complete whenever another tab can read its token", () => {
    const completeness: boolean[] = [];
    const checked =
      <Arguments extends unknown[]>(change: (...values: Arguments) => void) =>
      (...values: Arguments) => {
        change(...values);
        completeness.push(readToken() === (readSession()?.token ?? null));
      };
    const { setItem, removeItem, ...rest } = storageOf(local);
    vi.stubGlobal("window", {
      localStorage: { ...rest, setItem: checked(setItem), removeItem: checked(removeItem) },
    });
    saveSession("t1", aditi);
    saveSession("t2", meher);
    saveSession("t3", aditi);
    clearSession();
    expect(completeness.length).toBeGreaterThan(10);
    expect(completeness.filter((isComplete) => !isComplete)).toEqual([]);
  });

  it("ignores an incomplete login", () => {
    local.set("token", "t1").set("user", "{broken");
    expect(readSession()).toBeNull();
    local.set("adminToken", "t2");
    expect(readSession()).toBeNull();
  });
});

it("logging out clears all browser storage", () => {
  saveSession("t1", aditi);
  local.set("anything", "else");
  perTab.set("scroll", "{}");
  clearBrowserStorage();
  expect([local.size, perTab.size]).toEqual([0, 0]);
});

it("clearing an ended session removes the viewed products and nothing else", () => {
  saveSession("t1", aditi);
  local.set("notifications", "on").set("recently-viewed", "[]");
  clearSession();
  expect([...local.keys()]).toEqual(["notifications"]);
});

it.each([
  ["a logout", clearBrowserStorage],
  ["the end of a session", clearSession],
])("%s calls the listeners when the data is removed", (_, clear) => {
  local.set("recently-viewed", "[]");
  const sizes: number[] = [];
  const stop = onStorageCleared(() => sizes.push(local.size));
  clear();
  stop();
  clear();
  expect(sizes).toEqual([0]);
});

it("a login lasts as long as the tab if the browser denies storage", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect([readToken(), readSession()]).toEqual([null, null]);
  expect(saveSession("t1", aditi)).toBe(false);
  expect(readSession()).toMatchObject({ token: "t1", role: "SHOPPER", email: aditi.email });
  expect(saveSession("t2", meher)).toBe(false);
  expect(readToken()).toBe("t2");
  clearBrowserStorage();
  expect([readToken(), readSession()]).toEqual([null, null]);
});

it("there is no login on a server", () => {
  vi.stubGlobal("window", undefined);
  expect([readToken(), readSession()]).toEqual([null, null]);
});
