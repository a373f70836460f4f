import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection } from "./connection.ts";

const shop = { isReachable: true, checkCount: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(shop, { isReachable: true, checkCount: 0 });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => {
    shop.checkCount += 1;
    return shop.isReachable
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError("Failed to fetch"));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection, and the statuses that it reports. */
const openConnection = () => {
  const connection = new Connection();
  const statuses: string[] = [];
  connection.subscribe(() => statuses.push(connection.status));
  return { connection, statuses };
};

it("sends no request while nothing fails", async () => {
  openConnection();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.checkCount).toBe(0);
});

it("checks again if the shop answers although the browser reports no network", async () => {
  const { connection, statuses } = openConnection();
  expect(await connection.check()).toBe(true);
  shop.isReachable = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual(["offline"]);
});

it("checks again by itself until the shop answers, at most twice a minute in the end", async () => {
  const { connection, statuses } = openConnection();
  shop.isReachable = false;
  expect(await connection.check()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  const firstMinute = shop.checkCount;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(firstMinute).toBeLessThanOrEqual(8);
  expect(shop.checkCount - firstMinute).toBe(20);
  shop.isReachable = true;
  vi.stubGlobal("navigator", { onLine: true });
  await vi.advanceTimersByTimeAsync(60_000);
  const { checkCount } = shop;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.checkCount).toBe(checkCount);
  expect(statuses).toEqual(["offline", "restored", "online"]);
  expect(connection.restoredAt).toBeGreaterThan(0);
});

it("tells a missing network from a shop that does not answer", async () => {
  const { connection } = openConnection();
  shop.isReachable = false;
  await connection.check();
  expect(connection.status).toBe("offline");
  vi.stubGlobal("navigator", { onLine: true });
  await connection.recheck();
  expect(connection.status).toBe("unreachable");
});

it("does not trust a check that began before the browser lost its network", async () => {
  const { connection } = openConnection();
  const check = connection.check();
  shop.isReachable = false;
  await connection.recheck();
  expect(await check).toBe(true);
  expect(connection.isDown).toBe(true);
});

it("says for four seconds that the shop answers again, also when another check follows", async () => {
  const { connection, statuses } = openConnection();
  shop.isReachable = false;
  await connection.check();
  shop.isReachable = true;
  await connection.check();
  await vi.advanceTimersByTimeAsync(1000);
  await connection.check();
  await vi.advanceTimersByTimeAsync(3000);
  expect(statuses).toEqual(["offline", "restored", "online"]);
});
