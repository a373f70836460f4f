import type { EntityManager } from "typeorm";
import {
  variantOf,
  maxLineQuantity,
  quantityOf,
  refuseAboveMaximum,
  type Variant,
} from "../catalogue/variant.rules.ts";
import { offersOf, unitsFor } from "../catalogue/stock.store.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./cart.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { lockLine, lockLineOfVariant, removeLine, setLine } from "./cart.store.ts";

export type LineChange = {
  lineId: string;
  quantity?: number | null;
  size?: string | null;
  color?: string | null;
};

type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

const newVariant = async (tx: EntityManager, line: Line, change: LineChange): Promise<Variant> => {
  const isNew = change.size !== undefined || change.color !== undefined;
  if (!isNew) return line;
  const [offer] = await offersOf(tx, [line.productId]);
  if (!offer) return refuse("PRODUCT_NOT_FOUND");
  return variantOf(offer, { size: change.size ?? line.size, color: change.color ?? line.color });
};

const checkStock = async (
  tx: EntityManager,
  line: Line,
  variant: Variant,
  quantity: number,
): Promise<void> => {
  const [unit] = await unitsFor(tx, [
    { productId: line.productId, size: variant.size, color: variant.color },
  ]);
  const available = unit?.stock ?? 0;
  const isReduction = quantity <= line.quantity && variant.size === line.size && variant.color === line.color;
  if (quantity > available && !isReduction)
    refuse("OUT_OF_STOCK", { field: "quantity", facts: { available } });
};

/**
 * Changes quantity, size or colour of a line. A quantity of 0 or below removes the line. A variant that is already in the
 * cart merges the two lines. A lower quantity is always accepted, even above the stock.
 * Throws OUT_OF_STOCK or BAD_QUANTITY with the quantity that the line could have as `available`.
 */
export const updateCartLine = (services: Services, viewer: Viewer, change: LineChange): Promise<void> => {
  const lineId = asId(change.lineId, "lineId");
  const changeInTransaction = async (tx: EntityManager): Promise<void> => {
    const line = await lockLine(tx, viewer.userId, lineId);
    if (!line) return refuse("CART_LINE_NOT_FOUND", { field: "lineId" });
    if (Number.isInteger(change.quantity) && (change.quantity ?? 1) <= 0) {
      await removeLine(tx, viewer.userId, lineId);
      return;
    }
    const quantity = quantityOf(change.quantity ?? line.quantity);
    const variant = await newVariant(tx, line, change);
    const match = await lockLineOfVariant(tx, viewer.userId, line.productId, variant);
    const otherLine = match && match.id !== line.id ? match : undefined;
    const mergedQuantity = quantity + (otherLine?.quantity ?? 0);
    await checkStock(tx, line, variant, Math.min(maxLineQuantity, mergedQuantity));
    if (mergedQuantity > maxLineQuantity) refuseAboveMaximum();
    if (otherLine) await removeLine(tx, viewer.userId, otherLine.id);
    await setLine(tx, line.id, { size: variant.size, color: variant.color, quantity: mergedQuantity });
  };
  // Another request may give another line the same variant at the same time. The retry finds that line, and merges.
  return inTransaction(services.database, changeInTransaction, (error) =>
    isUniqueViolation(error, "cart_lines_variant"),
  );
};
