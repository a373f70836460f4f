import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearBrowserStorage } from "../accounts/session/session-storage.ts";
import { onStoredPinChange, readStoredPin, savePin } from "./stored-pin.ts";

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  clear: () => entries.clear(),
};
const stubStorage = (localStorage: unknown) =>
  vi.stubGlobal("window", { localStorage, sessionStorage: { clear: () => {} } });

beforeEach(() => {
  entries.clear();
  stubStorage(storage);
});
afterEach(() => {
  clearBrowserStorage();
  vi.unstubAllGlobals();
});

describe("the stored PIN code", () => {
  it("is removed by a logout", () => {
    savePin("560025");
    expect(readStoredPin()).toBe("560025");
    clearBrowserStorage();
    expect(readStoredPin()).toBeNull();
  });

  it("calls its listeners when a logout removes it", () => {
    savePin("560025");
    const pins: (string | null)[] = [];
    const stop = onStoredPinChange(() => pins.push(readStoredPin()));
    clearBrowserStorage();
    stop();
    expect(pins).toEqual([null]);
  });

  it("is in memory where the browser has no storage, until a logout", () => {
    stubStorage(null);
    savePin("560025");
    expect(readStoredPin()).toBe("560025");
    clearBrowserStorage();
    expect(readStoredPin()).toBeNull();
  });

  const saveInFullStorage = () => {
    entries.set("pin", "110001");
    stubStorage({
      ...storage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    savePin("560025");
  };

  it("is the newest one if the storage is full", () => {
    saveInFullStorage();
    expect(readStoredPin()).toBe("560025");
  });

  it("is read from the storage again when that is no longer full", () => {
    saveInFullStorage();
    stubStorage(storage);
    savePin("682001");
    entries.set("pin", "141001");
    expect(readStoredPin()).toBe("141001");
  });
});
