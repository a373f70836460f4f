import type { EntityManager } from "typeorm";
import { StockReason, type StockCause } from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import type { LockedProduct } from "./admin-product.store.ts";
import type { ProductFields } from "../catalogue/product-fields.rules.ts";
import { replaceUnits } from "./replace-units.command.ts";
import { addUnits, lockAgainstOrders, lockUnits, removeUnusedUnits } from "./stock-unit.store.ts";
import { variantsOf, isSameVariant } from "../catalogue/variant.rules.ts";
import { isTracked, pooledUnit, removedUnits, totalOf } from "./stock-units.rules.ts";

/**
 * Adds units for new sizes and colours of a tracked product, and removes those of sizes and colours that are taken out. A
 * product without sizes and colours counts its pieces together. Throws VARIANT_HAS_STOCK if one of them still has pieces.
 */
export const matchUnits = async (
  tx: EntityManager,
  { current, after }: { current: LockedProduct; after: Partial<ProductFields> },
  cause: Pick<StockCause, "userId" | "batchId">,
): Promise<void> => {
  if (!after.availableSizes && !after.availableColors) return;
  await lockAgainstOrders(tx, current.id);
  const units = await lockUnits(tx, current.id);
  if (!isTracked(units)) return;
  const variants = variantsOf({ ...current, ...after });
  const removed = removedUnits(units, current, after);
  if (!isTracked(variants)) {
    await setStockCause(tx, { ...cause, reason: StockReason.CORRECTION, note: "Counted together" });
    await replaceUnits(tx, current.id, { before: units, after: [pooledUnit(totalOf(units))] });
    return;
  }
  const added = variants.filter((variant) => !units.some((unit) => isSameVariant(variant, unit)));
  await addUnits(
    tx,
    current.id,
    added.map((variant) => ({ ...variant, stock: 0 })),
  );
  await removeUnusedUnits(
    tx,
    removed.map(({ id }) => id),
  );
};
