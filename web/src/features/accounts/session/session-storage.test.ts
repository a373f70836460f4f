import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearBrowserStorage,
  forgetSession,
  keepSession,
  readSession,
  readShopperId,
  readToken,
  type SessionUser,
} from "./session-storage.ts";

/** A browser's storage, in memory. */
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
});

const local = new Map<string, string>();
const perTab = new Map<string, string>();
const aditi: SessionUser = {
  id: "1",
  name: "Aditi",
  email: "aditi@example.com",
  role: "SHOPPER",
  profilePic: null,
};
const meher: SessionUser = {
  id: "2",
  name: "Meher",
  email: "meher@example.com",
  role: "ADMIN",
  profilePic: null,
};

beforeEach(() => {
  local.clear();
  perTab.clear();
  vi.stubGlobal("window", { localStorage: storageOf(local), sessionStorage: storageOf(perTab) });
});
afterEach(() => vi.unstubAllGlobals());

describe("a login in the browser's storage", () => {
  it("keeps a shopper under token and user", () => {
    keepSession("t1", aditi);
    expect([...local.keys()].sort()).toEqual(["token", "user"]);
    expect(readSession()).toEqual({
      token: "t1",
      role: "SHOPPER",
      name: "Aditi",
      email: "aditi@example.com",
    });
  });

  it("keeps an admin under adminName, adminEmail and adminToken, and clears the shopper", () => {
    keepSession("t1", aditi);
    keepSession("t2", meher);
    expect(Object.fromEntries(local)).toEqual({
      adminName: "Meher",
      adminEmail: "meher@example.com",
      adminToken: "t2",
    });
    expect(readToken()).toBe("t2");
  });

  it("clears the admin when a shopper logs in", () => {
    keepSession("t2", meher);
    keepSession("t1", aditi);
    expect([...local.keys()].sort()).toEqual(["token", "user"]);
  });

  it("knows whose it is, and nobody when no shopper is logged in", () => {
    expect(readShopperId()).toBeNull();
    keepSession("t1", aditi);
    expect(readShopperId()).toBe("1");
    keepSession("t2", meher);
    expect(readShopperId()).toBeNull();
  });

  it("is whole in each moment in which another tab can look: whoever finds a token finds whose it is", () => {
    const seen: boolean[] = [];
    const look =
      <Arguments extends unknown[]>(change: (...given: Arguments) => void) =>
      (...given: Arguments) => {
        change(...given);
        seen.push(readToken() === (readSession()?.token ?? null));
      };
    const { setItem, removeItem, ...rest } = storageOf(local);
    vi.stubGlobal("window", {
      localStorage: { ...rest, setItem: look(setItem), removeItem: look(removeItem) },
    });
    keepSession("t1", aditi);
    keepSession("t2", meher);
    keepSession("t3", aditi);
    forgetSession();
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter((isWhole) => !isWhole)).toEqual([]);
  });

  it("does not take half a login for one", () => {
    local.set("token", "t1").set("user", "{broken");
    expect(readSession()).toBeNull();
    local.set("adminToken", "t2");
    expect(readSession()).toBeNull();
  });
});

it("logging out clears all browser storage", () => {
  keepSession("t1", aditi);
  local.set("anything", "else");
  perTab.set("scroll", "{}");
  clearBrowserStorage();
  expect([local.size, perTab.size]).toEqual([0, 0]);
});

it("a session that the server ended is forgotten, and nothing else", () => {
  keepSession("t1", aditi);
  local.set("notifications", "on");
  forgetSession();
  expect([...local.keys()]).toEqual(["notifications"]);
});

it("nobody is logged in on a server, or where storage is forbidden", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect([readToken(), readSession()]).toEqual([null, null]);
  vi.stubGlobal("window", undefined);
  expect([readToken(), readSession()]).toEqual([null, null]);
});
