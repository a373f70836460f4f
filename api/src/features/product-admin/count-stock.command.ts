import type { EntityManager } from "typeorm";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { refuse } from "./product-admin.refusals.ts";
import type { StockCause } from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import { lockUnits, setUnitStock } from "./stock-unit.store.ts";
import { isTracked } from "./stock-units.rules.ts";

/**
 * Sets the pooled stock of a product to what `stockOf` returns for the pieces that are there now, as a movement. Returns the
 * change for the audit, empty if the stock stays. Throws STOCK_TRACKED for a product that counts by size and colour.
 */
export const changePooledStock = async (
  tx: EntityManager,
  productId: string,
  cause: StockCause,
  stockOf: (current: number) => number,
): Promise<FieldChanges> => {
  const units = await lockUnits(tx, productId);
  const [unit] = units;
  if (!unit) return refuse("PRODUCT_NOT_FOUND");
  const before = units.reduce((total, { stock }) => total + stock, 0);
  const after = stockOf(before);
  if (after === before) return {};
  if (isTracked(units)) return refuse("STOCK_TRACKED", { field: "stock" });
  await setStockCause(tx, cause);
  await setUnitStock(tx, unit.id, after);
  return { stock: { before, after } };
};
