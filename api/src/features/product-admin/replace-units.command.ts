import type { EntityManager } from "typeorm";
import {
  addUnits,
  orderedVariants,
  removeUnits,
  repointOrderLines,
  type LockedUnit,
  type NewUnit,
} from "./stock-unit.store.ts";
import { isSameVariant } from "../catalogue/variant.rules.ts";
import { isTracked } from "./stock-units.rules.ts";

/**
 * Replaces the units. Order lines refer to the new ones, so that returned pieces go there: to the unit of their variant,
 * which is added without pieces if the product no longer offers it. A product of an earlier version can have the pooled unit beside
 * units of sizes: the unit is kept, and gets its new stock.
 */
export const replaceUnits = async (
  tx: EntityManager,
  productId: string,
  { before, after }: { before: readonly LockedUnit[]; after: readonly NewUnit[] },
): Promise<void> => {
  const retired = isTracked(after)
    ? (await orderedVariants(tx, productId)).filter(
        (variant) => isTracked([variant]) && !after.some((unit) => isSameVariant(unit, variant)),
      )
    : [];
  const keptIds = await addUnits(tx, productId, [
    ...after,
    ...retired.map((variant) => ({ ...variant, stock: 0 })),
  ]);
  const removedIds = before.map(({ id }) => id).filter((id) => !keptIds.includes(id));
  await repointOrderLines(tx, productId, removedIds);
  await removeUnits(tx, removedIds);
};
