import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import { addAudit, fieldsChangedAfter } from "../../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../../audit/audit.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { lockProducts, type LockedProduct } from "./admin-product.store.ts";
import { changePooledStock } from "./count-stock.command.ts";
import { matchUnits } from "./match-units.command.ts";
import { checkedFields, checkedStock } from "./product-fields.rules.ts";
import { changesOf, conflictsOf, type EditableProduct } from "./product-merge.rules.ts";
import { writeEdits } from "./write-products.command.ts";

export type ProductChange = {
  id: string;
  /** The version that the admin saw. */
  version: number;
  changes: Partial<EditableProduct>;
  /** Returns the new stock for the pieces that are there now; missing if the stock is not changed. */
  stockOf?: ((current: number) => number) | undefined;
  /** Name of the mutation. */
  action: string;
};

/** Locks a product. Throws PRODUCT_NOT_FOUND. */
export const lockProduct = async (tx: EntityManager, id: string): Promise<LockedProduct> => {
  const [product] = await lockProducts(tx, [id]);
  return product ?? refuse("PRODUCT_NOT_FOUND");
};

/** Throws PRODUCT_CHANGED with the conflicts, if another admin changed one of the fields since `version`. */
const checkVersion = async (
  tx: EntityManager,
  current: LockedProduct,
  version: number,
  changes: FieldChanges,
): Promise<void> => {
  if (!Number.isInteger(version) || version < 1 || version > current.version)
    refuse("BAD_INPUT", { field: "version" });
  if (version === current.version) return;
  const subject = { kind: AuditSubject.PRODUCT, id: current.id };
  const conflicts = conflictsOf(changes, await fieldsChangedAfter(tx, subject, version));
  if (conflicts.length > 0)
    refuse("PRODUCT_CHANGED", {
      field: conflicts[0]?.field ?? "version",
      facts: { conflicts, version: current.version },
    });
};

/**
 * Changes the given fields of a product in one transaction. Fields that only another admin changed since the writer's
 * version keep that admin's values. Stock changes only by `stockOf`. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED,
 * CHOICE_HAS_STOCK, STOCK_TRACKED, and the refusals of the fields.
 */
export const changeProduct = (shop: Shop, author: Author, change: ProductChange): Promise<void> => {
  const id = asId(change.id, "id");
  const { isArchived } = change.changes;
  const after: Partial<EditableProduct> = {
    ...checkedFields(change.changes),
    ...(isArchived === undefined ? {} : { isArchived }),
  };
  return inTransaction(shop.database, async (tx) => {
    const current = await lockProduct(tx, id);
    await checkVersion(tx, current, change.version, changesOf(current, after));
    await matchUnits(tx, current, after);
    const origin = { author, action: change.action };
    await writeEdits(tx, origin, [{ current, after }]);
    if (!change.stockOf) return;
    const cause = { reason: StockReason.COUNTED, userId: author.userId };
    const changes = await changePooledStock(tx, id, cause, change.stockOf);
    if (Object.keys(changes).length === 0) return;
    const label = after.title ?? current.title;
    await addAudit(tx, { ...origin, subject: AuditSubject.PRODUCT, subjectId: id, label, changes });
  });
};

/** Sets the stock to what was counted, whatever is there. Throws STOCK_INVALID. */
export const counted = (stock: number): ((current: number) => number) => {
  const checked = checkedStock(stock, "countedStock");
  return () => checked;
};
