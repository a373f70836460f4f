import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { StockReason } from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import { lockProduct } from "./update-product.command.ts";
import type { LockedProduct } from "./admin-product.store.ts";
import { checkedStock } from "./product-fields.rules.ts";
import { replaceUnits } from "./replace-units.command.ts";
import { lockAgainstOrders, lockUnits, type LockedUnit, type NewUnit } from "./stock-unit.store.ts";
import { variantsOf, isSameVariant } from "../catalogue/variant.rules.ts";
import { isTracked, pooledUnit, spreadEvenly, totalOf } from "./stock-units.rules.ts";

export type StockTracking = {
  productId: string;
  isTracked: boolean;
  /** The pieces of each size and colour; spread evenly if missing. Must add up to the stock of the product. */
  units?: readonly NewUnit[] | null;
};

/** The units of a product by size and colour. Throws STOCK_SPREAD_DIFFERS, STOCK_INVALID. */
export const spreadUnits = (
  product: Pick<LockedProduct, "availableSizes" | "availableColors">,
  total: number,
  requested: readonly NewUnit[] | null | undefined,
): NewUnit[] => {
  const variants = variantsOf(product);
  if (!requested) return spreadEvenly(total, variants);
  for (const { stock } of requested) checkedStock(stock, total, "units");
  const units = variants.map((variant) => ({
    ...variant,
    stock: totalOf(requested.filter((unit) => isSameVariant(variant, unit))),
  }));
  const counted = totalOf(requested);
  if (totalOf(units) !== total || counted !== total)
    refuse("STOCK_SPREAD_DIFFERS", {
      field: "units",
      message: `The sizes and colours add up to ${counted} pieces, the product has ${total}.`,
      facts: { stock: total },
    });
  return units;
};

/**
 * Refuses a spread of a product that another admin has begun to count by size and colour meanwhile, in other numbers. The
 * same numbers, such as those of a repeated request, need no change.
 */
const refuseOtherSpread = (
  current: readonly LockedUnit[],
  requested: readonly NewUnit[] | null | undefined,
): void => {
  if (!requested) return;
  const isEqual =
    totalOf(requested) === totalOf(current) &&
    current.every((unit) => unit.stock === totalOf(requested.filter((other) => isSameVariant(other, unit))));
  if (isEqual) return;
  refuse("PRODUCT_CHANGED", {
    field: "units",
    message:
      "Another admin has already started to count this product by size and colour, with different numbers.",
    facts: { units: current.map(({ size, color, stock }) => ({ size, color, stock })) },
  });
};

/**
 * Counts the pieces of a product by size and colour, or pools them again. No piece is lost: the sum of the units stays the
 * same. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED with the current units, STOCK_SPREAD_DIFFERS, VARIANT_NEEDED.
 */
export const trackStock = (services: Services, author: Author, input: StockTracking): Promise<void> => {
  const productId = asId(input.productId, "productId");
  return inTransaction(services.database, async (tx) => {
    const product = await lockProduct(tx, productId);
    await lockAgainstOrders(tx, productId);
    const before = await lockUnits(tx, productId);
    if (isTracked(before) === input.isTracked) {
      if (input.isTracked) refuseOtherSpread(before, input.units);
      return;
    }
    const total = totalOf(before);
    const after = input.isTracked ? spreadUnits(product, total, input.units) : [pooledUnit(total)];
    if (input.isTracked && !isTracked(after)) refuse("VARIANT_NEEDED", { field: "isTracked" });
    const note = input.isTracked ? "Counted by size and colour" : "Counted together";
    await setStockCause(tx, { reason: StockReason.CORRECTION, userId: author.userId, note });
    await replaceUnits(tx, productId, { before, after });
    await addAudit(tx, {
      author,
      action: "trackStock",
      subject: AuditSubject.PRODUCT,
      subjectId: productId,
      label: product.title,
      changes: { isTracked: { before: !input.isTracked, after: input.isTracked } },
    });
  });
};
