import { beforeEach, describe, expect, it } from "vitest";
import { safeStorage } from "./safe-storage.ts";

const entries = new Map<string, string>();
const working: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
  clear: () => entries.clear(),
};
const refuse = () => {
  throw new DOMException("refused", "QuotaExceededError");
};

beforeEach(() => entries.clear());

describe("a storage of the browser", () => {
  it.each<[string, () => unknown]>([
    ["is denied", refuse],
    ["is missing", () => null],
    ["denies every call", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })],
    ["is full", () => ({ ...working, setItem: refuse })],
    ["takes a write and drops it", () => ({ ...working, setItem: () => {} })],
  ])("that %s keeps values in memory, and says so", (_, open) => {
    const storage = safeStorage(open as () => Storage);
    expect(storage.setItem("token", "t1")).toBe(false);
    storage.setItem("user", "{}");
    expect(storage.getItem("token")).toBe("t1");
    storage.removeItem("token");
    expect([storage.getItem("token"), storage.getItem("user")]).toEqual([null, "{}"]);
    storage.clear();
    expect(storage.getItem("user")).toBeNull();
  });

  it("stores values in the browser where it can", () => {
    const storage = safeStorage(() => working as Storage);
    expect(storage.setItem("token", "t1")).toBe(true);
    entries.set("token", "t2");
    expect(storage.getItem("token")).toBe("t2");
    storage.removeItem("token");
    expect(entries.size).toBe(0);
  });

  it("does not find an old value in place of one that the browser has refused", () => {
    entries.set("token", "old");
    let isFull = true;
    const storage = safeStorage(() => (isFull ? { ...working, setItem: refuse } : working) as Storage);
    storage.setItem("token", "t1");
    expect([storage.getItem("token"), entries.get("token")]).toEqual(["t1", undefined]);
    isFull = false;
    storage.setItem("token", "t2");
    entries.set("token", "t3");
    expect(storage.getItem("token")).toBe("t3");
  });

  it("forgets what is in memory only, of one key or all", () => {
    const storage = safeStorage(refuse);
    for (const key of ["token", "user", "pin"]) storage.setItem(key, key);
    storage.forgetMemory("token");
    expect([storage.getItem("token"), storage.getItem("user")]).toEqual([null, "user"]);
    storage.forgetMemory(null);
    expect([storage.getItem("user"), storage.getItem("pin")]).toEqual([null, null]);
  });
});
