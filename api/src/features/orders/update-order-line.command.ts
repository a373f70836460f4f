import type { EntityManager } from "typeorm";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { variantOf, variantText, type Variant } from "../catalogue/variant.rules.ts";
import { offersOf, returnStock, takeStock, unitsFor } from "../catalogue/stock.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./orders.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanOptional } from "../../platform/text.ts";
import type { Services } from "../shop/services.ts";
import { isUnshipped } from "./order-edit.rules.ts";
import { markUnpacked } from "./mark-unpacked.command.ts";
import { lineToChange, setLineVariant, type LineToChange } from "./order-edit.store.ts";
import { lockProductsOf } from "./order-portion.store.ts";
import { lockOrder } from "./order-write.store.ts";

const refuseShortage = (title: string, left: number): never =>
  refuse("OUT_OF_STOCK", {
    message:
      left === 0
        ? `${title} is out of stock in this size and colour.`
        : `Only ${left} left of ${title} in this size and colour.`,
    facts: { available: left },
  });

/** Moves the pieces of a line to another stock unit, in ascending order of units. Throws OUT_OF_STOCK. */
const movePieces = async (
  tx: EntityManager,
  orderId: string,
  line: LineToChange,
  toUnit: string,
): Promise<void> => {
  const { quantity, stockUnitId } = line;
  const giveBack = () => returnStock(tx, orderId, [{ unitId: stockUnitId, quantity }]);
  const isGivenBackFirst = stockUnitId < toUnit;
  if (isGivenBackFirst) await giveBack();
  const shortage = await takeStock(tx, orderId, [{ unitId: toUnit, quantity }]);
  if (shortage) refuseShortage(line.title, shortage.left);
  if (!isGivenBackFirst) await giveBack();
};

/** Longest size or colour. */
const maxVariant = 60;

export type LineChange = {
  orderId: string;
  lineId: string;
  size: string | null;
  color: string | null;
  /** The size and colour that the admin saw. */
  seen: Variant;
};

/**
 * Changes size or colour of a line before shipping, at the price that was paid: takes the new pieces and gives the old ones
 * back. A packed order is to be packed again. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_LINE_NOT_FOUND, ORDER_SHIPPED,
 * ORDER_CHANGED, OUT_OF_STOCK, PRODUCT_NOT_FOUND, CHOOSE_SIZE_AND_COLOR.
 */
export const updateOrderLine = (services: Services, author: Author, change: LineChange): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  const lineId = asId(change.lineId, "lineId");
  const seen = {
    size: cleanOptional(change.seen.size, "seen", maxVariant),
    color: cleanOptional(change.seen.color, "seen", maxVariant),
  };
  return inTransaction(services.database, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
    // Before the line is read: an admin who changes the tracking of the product replaces its unit.
    await lockProductsOf(tx, orderId);
    const line = (await lineToChange(tx, orderId, lineId)) ?? refuse("ORDER_LINE_NOT_FOUND");
    if (!isUnshipped(order.orderStatus)) refuse("ORDER_SHIPPED");
    if (line.hasLeft)
      refuse("ORDER_SHIPPED", {
        message: "Pieces of this line have left the shop. It can no longer be changed.",
      });
    if (line.quantity === 0)
      refuse("ORDER_SHIPPED", {
        message: "All pieces of this line were removed. It can no longer be changed.",
      });
    const [offer] = await offersOf(tx, [line.productId]);
    if (!offer)
      return refuse("PRODUCT_NOT_FOUND", { message: "This product is archived. It has no other choices." });
    const variant = variantOf(offer, change);
    if (variant.size === line.size && variant.color === line.color) return orderId;
    if (seen.size !== line.size || seen.color !== line.color)
      refuse("ORDER_CHANGED", { field: "size", facts: { size: line.size, color: line.color } });
    const [unit] = await unitsFor(tx, [{ productId: line.productId, ...variant }]);
    if (!unit) return refuseShortage(line.title, 0);
    if (unit.id !== line.stockUnitId) await movePieces(tx, orderId, line, unit.id);
    await setLineVariant(tx, { id: lineId, orderId }, { ...variant, sku: unit.sku, stockUnitId: unit.id });
    await markUnpacked(tx, author, order);
    await addAudit(tx, {
      author,
      action: "changeOrderLine",
      subject: AuditSubject.ORDER,
      subjectId: orderId,
      label: order.orderNumber,
      changes: { [line.title]: { before: variantText(line), after: variantText(variant) } },
    });
    return orderId;
  });
};
