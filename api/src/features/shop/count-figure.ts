import { LRUCache } from "lru-cache";
import { perShop } from "../../platform/per-shop.ts";
import type { Services } from "./services.ts";

/** A figure, and when it was counted; `null` if that was just now. */
export type Figure<Value> = { value: Value; countedAt: Date | null };

/** Rows up to which a figure is counted each time: some tens of milliseconds. */
export const countedEachTime = 50_000;

/** Milliseconds for which the figure of a larger shop is not counted again. */
const maxAgeMs = 30_000;

const storedFigures = perShop<Services["settings"], LRUCache<string, { value: unknown; countedAt: Date }>>(
  () => new LRUCache({ max: 100 }),
);

/**
 * Counts a figure of the shop. `rows` returns the number of rows that were read for it: a figure of many rows is kept for 30
 * seconds, in this process.
 */
export const countFigure = async <Value>(
  services: Pick<Services, "settings">,
  key: string,
  count: () => Promise<Value>,
  rows: (value: Value) => number,
): Promise<Figure<Value>> => {
  const stored = storedFigures(services).get(key);
  if (stored && Date.now() - stored.countedAt.getTime() < maxAgeMs) return stored as Figure<Value>;
  const value = await count();
  if (rows(value) > countedEachTime) storedFigures(services).set(key, { value, countedAt: new Date() });
  return { value, countedAt: null };
};
