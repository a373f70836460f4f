import { LRUCache } from "lru-cache";
import { perShop } from "../../platform/per-shop.ts";
import type { Shop } from "./shop.ts";

/** A figure, and when it was counted; `null` if that was just now. */
export type Figure<Value> = { value: Value; countedAt: Date | null };

/** Rows up to which a figure is counted each time: some tens of milliseconds. */
export const countedEachTime = 50_000;

/** How old the figure of a larger shop may be. */
const keptForMs = 30_000;

const keptFigures = perShop<Shop["settings"], LRUCache<string, { value: unknown; countedAt: Date }>>(
  () => new LRUCache({ max: 100 }),
);

/**
 * Counts a figure of the shop, whose `rows` say how much was read for it. A figure of many rows is kept for 30 seconds, in
 * this process.
 */
export const countFigure = async <Value>(
  shop: Pick<Shop, "settings">,
  key: string,
  count: () => Promise<Value>,
  rows: (value: Value) => number,
): Promise<Figure<Value>> => {
  const kept = keptFigures(shop).get(key);
  if (kept && Date.now() - kept.countedAt.getTime() < keptForMs) return kept as Figure<Value>;
  const value = await count();
  if (rows(value) > countedEachTime) keptFigures(shop).set(key, { value, countedAt: new Date() });
  return { value, countedAt: null };
};
