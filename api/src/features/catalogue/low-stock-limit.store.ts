import type { EntityManager } from "typeorm";
import { shopRules } from "../shop/shop.rules.ts";

type Source = EntityManager["connection"];

/** The setting "Low stock" by the database of its shop: what writes stock has only a transaction. */
const limits = new WeakMap<Source, number>();

export const setLowStockLimit = (source: Source, lowStockUpTo: number): void => {
  limits.set(source, lowStockUpTo);
};

/** What pages show of the stock of a variant: "Out of stock", "Only 3 left" or "In stock". */
export const stockLevel = ({ connection }: EntityManager, pieces: number): "none" | "few" | "many" => {
  if (pieces <= 0) return "none";
  return pieces <= (limits.get(connection) ?? shopRules.lowStockUpTo) ? "few" : "many";
};
