import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import { addAudit } from "../../audit/audit.store.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { setStockCause } from "../stock.store.ts";
import { lockProduct } from "./change-product.command.ts";
import type { LockedProduct } from "./admin-product.store.ts";
import { checkedStock } from "./product-fields.rules.ts";
import {
  addUnits,
  lockAgainstOrders,
  lockUnits,
  orderedChoices,
  removeUnits,
  repointOrderLines,
  type LockedUnit,
  type NewUnit,
} from "./stock-unit.store.ts";
import { choicesOf, isSameChoice, isTracked, spreadEvenly } from "./stock-units.rules.ts";

export type StockTracking = {
  productId: string;
  isTracked: boolean;
  /** The pieces of each size and colour; spread evenly if missing. Must add up to the stock of the product. */
  units?: readonly NewUnit[] | null;
};

const totalOf = (units: readonly { stock: number }[]): number =>
  units.reduce((total, { stock }) => total + stock, 0);

/** The units of a product by size and colour. Throws STOCK_SPREAD_DIFFERS, STOCK_INVALID. */
const spreadUnits = (
  product: LockedProduct,
  total: number,
  requested: readonly NewUnit[] | null | undefined,
): NewUnit[] => {
  const choices = choicesOf(product);
  if (!requested) return spreadEvenly(total, choices);
  for (const { stock } of requested) checkedStock(stock, "units");
  const units = choices.map((choice) => ({
    ...choice,
    stock: totalOf(requested.filter((unit) => isSameChoice(choice, unit))),
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
    current.every((unit) => unit.stock === totalOf(requested.filter((other) => isSameChoice(other, unit))));
  if (isEqual) return;
  refuse("PRODUCT_CHANGED", {
    field: "units",
    message: "Another admin has begun to count this product by size and colour, in other numbers.",
    facts: { units: current.map(({ size, color, stock }) => ({ size, color, stock })) },
  });
};

/**
 * Replaces the units. Order lines refer to the new ones, so that returned pieces go there: to the unit of their choice,
 * which is added without pieces if the product no longer offers it.
 */
const replaceUnits = async (
  tx: EntityManager,
  product: LockedProduct,
  { before, after }: { before: readonly LockedUnit[]; after: readonly NewUnit[] },
): Promise<void> => {
  const retired = isTracked(after)
    ? (await orderedChoices(tx, product.id)).filter(
        (choice) => isTracked([choice]) && !after.some((unit) => isSameChoice(unit, choice)),
      )
    : [];
  await addUnits(tx, product.id, [...after, ...retired.map((choice) => ({ ...choice, stock: 0 }))]);
  await repointOrderLines(
    tx,
    product.id,
    before.map(({ id }) => id),
  );
  await removeUnits(
    tx,
    before.map(({ id }) => id),
  );
};

/**
 * Counts the pieces of a product by size and colour, or pools them again. No piece is lost: the sum of the units stays the
 * same. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED with the current units, STOCK_SPREAD_DIFFERS, CHOICE_NEEDED.
 */
export const trackStock = (shop: Shop, author: Author, input: StockTracking): Promise<void> => {
  const productId = asId(input.productId, "productId");
  return inTransaction(shop.database, async (tx) => {
    const product = await lockProduct(tx, productId);
    await lockAgainstOrders(tx, productId);
    const before = await lockUnits(tx, productId);
    if (isTracked(before) === input.isTracked) {
      if (input.isTracked) refuseOtherSpread(before, input.units);
      return;
    }
    const total = totalOf(before);
    const after = input.isTracked
      ? spreadUnits(product, total, input.units)
      : [{ size: null, color: null, stock: total }];
    if (input.isTracked && !isTracked(after)) refuse("CHOICE_NEEDED", { field: "isTracked" });
    const note = input.isTracked ? "Counted by size and colour" : "Counted together";
    await setStockCause(tx, { reason: StockReason.CORRECTION, userId: author.userId, note });
    await replaceUnits(tx, product, { before, after });
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
