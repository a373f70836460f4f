import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanOptional } from "../../platform/text.ts";
import { addAudit } from "../audit/audit.store.ts";
import { idempotently } from "../audit/idempotently.command.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { variantText } from "../catalogue/variant.rules.ts";
import {
  checkSeenStock,
  stockAfter,
  StockReason,
  type AdminReason,
} from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import { lockProduct } from "./update-product.command.ts";
import { lockUnits, setUnitStock } from "./stock-unit.store.ts";
import { isTracked } from "./stock-units.rules.ts";

export type StockChange = {
  productId: string;
  /** Missing for a product that is not tracked. */
  unitId?: string | null;
  reason: AdminReason;
  quantity: number;
  /** The pieces of the unit that the admin saw before a count. */
  stockSeen?: number | null | undefined;
  note?: string | null;
  idempotencyKey?: string | null;
};

/**
 * Books a movement of one stock unit against the pieces that are there at that moment. A repeated request with the same
 * idempotency key books nothing; it may name another seen stock, which the first request has set. Throws PRODUCT_NOT_FOUND,
 * STOCK_UNIT_NOT_FOUND, STOCK_TRACKED, STOCK_CHANGED, STOCK_INVALID, OUT_OF_STOCK, BAD_KEY, KEY_REUSED.
 */
export const updateStock = async (
  services: Services,
  author: Author,
  { idempotencyKey, stockSeen, ...input }: StockChange,
): Promise<void> => {
  const productId = asId(input.productId, "productId");
  const unitId = input.unitId ? asId(input.unitId, "unitId") : undefined;
  const note = cleanOptional(input.note, "note", 200) ?? undefined;
  const bookIn = async (tx: EntityManager): Promise<void> => {
    const product = await lockProduct(tx, productId);
    const units = await lockUnits(tx, productId);
    if (!unitId && isTracked(units)) refuse("STOCK_TRACKED", { field: "unitId" });
    const unit = unitId ? units.find(({ id }) => id === unitId) : units[0];
    if (!unit) return refuse("STOCK_UNIT_NOT_FOUND", { field: "unitId" });
    const after = stockAfter(unit.stock, input.reason, input.quantity);
    if (input.reason === StockReason.COUNTED)
      checkSeenStock({ seen: stockSeen, counted: after, current: unit.stock }, "quantity");
    if (after === unit.stock) return;
    await setStockCause(tx, { reason: input.reason, userId: author.userId, note });
    await setUnitStock(tx, unit.id, after);
    const field = isTracked(units) ? `stock: ${variantText(unit)}` : "stock";
    await addAudit(tx, {
      author,
      action: "changeStock",
      subject: AuditSubject.PRODUCT,
      subjectId: productId,
      label: product.title,
      changes: { [field]: { before: unit.stock, after } },
    });
  };
  await inTransaction(services.database, (tx) =>
    idempotently(tx, author, { idempotencyKey, action: "changeStock", input }, async () => {
      await bookIn(tx);
      return productId;
    }),
  );
};
