import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearOrderInFlight, markOrderInFlight, readOrderInFlight } from "./order-in-flight.ts";

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { sessionStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  entries.clear();
});

const anOrder = () => ({ idempotencyKey: "cart-1", sentAt: Date.now() });

it("an order is in flight, with its key, until its response", () => {
  const order = anOrder();
  markOrderInFlight(order);
  expect(readOrderInFlight()).toEqual(order);
  clearOrderInFlight();
  expect(readOrderInFlight()).toBeNull();
});

it("an order without a response is asked for within an hour", () => {
  markOrderInFlight(anOrder());
  vi.advanceTimersByTime(59 * 60_000);
  expect(readOrderInFlight()).not.toBeNull();
  vi.advanceTimersByTime(61_000);
  expect(readOrderInFlight()).toBeNull();
});

it.each(["1764144000000", "{", '{"sentAt":1}', "null"])("ignores %s, which it has not stored", (text) => {
  entries.set("placing-order", text);
  expect(readOrderInFlight()).toBeNull();
});

it("the mark of an order is in memory if the storage is full", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { sessionStorage: { ...storage, setItem } });
  const order = anOrder();
  markOrderInFlight(order);
  expect(readOrderInFlight()).toEqual(order);
  clearOrderInFlight();
  expect(readOrderInFlight()).toBeNull();
});
