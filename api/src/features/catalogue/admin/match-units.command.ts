import type { EntityManager } from "typeorm";
import type { LockedProduct } from "./admin-product.store.ts";
import type { ProductFields } from "./product-fields.rules.ts";
import { addUnits, lockAgainstOrders, lockUnits, removeUnusedUnits } from "./stock-unit.store.ts";
import { choicesOf, isSameChoice, isTracked, removedUnits } from "./stock-units.rules.ts";

/**
 * Adds units for new sizes and colours of a tracked product, and removes those of sizes and colours that are taken out.
 * Throws CHOICE_HAS_STOCK if one of them still has pieces.
 */
export const matchUnits = async (
  tx: EntityManager,
  current: LockedProduct,
  after: Partial<ProductFields>,
): Promise<void> => {
  if (!after.availableSizes && !after.availableColors) return;
  await lockAgainstOrders(tx, current.id);
  const units = await lockUnits(tx, current.id);
  if (!isTracked(units)) return;
  const choices = choicesOf({ ...current, ...after });
  const removed = removedUnits(units, current, after);
  const added = choices.filter((choice) => !units.some((unit) => isSameChoice(choice, unit)));
  await addUnits(
    tx,
    current.id,
    added.map((choice) => ({ ...choice, stock: 0 })),
  );
  await removeUnusedUnits(
    tx,
    removed.map(({ id }) => id),
  );
};
