import { afterEach, expect, it, vi } from "vitest";
import { clearOrderInFlight, markOrderInFlight, wasOrderInFlight } from "./order-in-flight.ts";

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

afterEach(() => {
  vi.unstubAllGlobals();
  entries.clear();
});

it("an order is in flight until its response", () => {
  vi.stubGlobal("window", { sessionStorage: storage });
  markOrderInFlight();
  expect(wasOrderInFlight()).toBe(true);
  clearOrderInFlight();
  expect(wasOrderInFlight()).toBe(false);
});

it("an order without a response is no longer expected after two minutes", () => {
  vi.stubGlobal("window", { sessionStorage: storage });
  vi.useFakeTimers();
  markOrderInFlight();
  vi.advanceTimersByTime(119_000);
  expect(wasOrderInFlight()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(wasOrderInFlight()).toBe(false);
  vi.useRealTimers();
});

it("the mark of an order is in memory if the storage is full", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { sessionStorage: { ...storage, setItem } });
  markOrderInFlight();
  expect(wasOrderInFlight()).toBe(true);
  clearOrderInFlight();
  expect(wasOrderInFlight()).toBe(false);
});
