import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit, changesAfter } from "../audit/audit.store.ts";
import { AuditSubject, Channel, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import {
  checkSeenStock,
  highestStock,
  StockReason,
  type StockCause,
} from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import { checkNotPast, validPrice } from "../catalogue/scheduled-price.rules.ts";
import { lockProducts, type LockedProduct } from "./admin-product.store.ts";
import { matchUnits } from "./match-units.command.ts";
import { checkedFields, checkedStock } from "./product-fields.rules.ts";
import {
  changesOf,
  conflictsOf,
  intendedFields,
  isChangedSince,
  type EditableProduct,
} from "./product-merge.rules.ts";
import { readOf, saveRequestedStock, type ProductRead } from "../catalogue/product-read.store.ts";
import { lockUnits, setUnitStock } from "./stock-unit.store.ts";
import { isTracked } from "./stock-units.rules.ts";
import { withDictionary } from "../search/words/with-dictionary.command.ts";
import { writeEdits } from "./write-products.command.ts";

/** A change of a product in the transaction of another one. */
export type ChangeIn = (tx: EntityManager, productId: string) => Promise<void>;

export type ProductChange = {
  id: string;
  /** The version that the admin saw; missing for the last version that the session read over REST. */
  version?: number | undefined;
  sessionId: string;
  changes: Partial<EditableProduct>;
  /** The new number of pieces; missing if the stock is not changed. */
  stock?: number | undefined;
  /** The stock that the admin saw; missing to skip the comparison with the current stock. */
  stockSeen?: number | undefined;
  /** A further change of the product in the same transaction. */
  alsoIn?: ChangeIn | undefined;
  /** Name of the mutation. */
  action: AuditAction;
};

/** Locks a product. Throws PRODUCT_NOT_FOUND. */
export const lockProduct = async (tx: EntityManager, id: string): Promise<LockedProduct> => {
  const [product] = await lockProducts(tx, [id]);
  return product ?? refuse("PRODUCT_NOT_FOUND");
};

/** The fields that the admin changed. Throws PRODUCT_CHANGED if another admin changed one of them since `version`. */
const mergedFields = async (
  tx: EntityManager,
  current: LockedProduct,
  { version, after }: { version: number; after: Partial<EditableProduct> },
): Promise<Partial<EditableProduct>> => {
  if (!isChangedSince(version, current)) return after;
  const later = await changesAfter(tx, { kind: AuditSubject.PRODUCT, id: current.id }, version);
  const intended = intendedFields(after, later);
  const conflicts = conflictsOf(changesOf(current, intended), later);
  if (conflicts.length > 0)
    refuse("PRODUCT_CHANGED", {
      field: conflicts[0]?.field ?? "version",
      facts: { conflicts, version: current.version },
    });
  return intended;
};

/**
 * The stock after the change. The typed number is what was counted now. Over REST, the typed number is compared with the one
 * that the session last read: the difference is booked, so that pieces which were sold meanwhile stay sold. The number that
 * the session's last PUT asked for is a repeated request, whose response may be lost: it changes nothing. Decision 48.
 * Throws STOCK_INVALID, and STOCK_CHANGED for a difference that the current stock does not allow.
 */
const newStock =
  (typed: number, lastRead: ProductRead | undefined) =>
  (current: number): number => {
    if (!lastRead) return checkedStock(typed, current);
    if (lastRead.requestedStock === typed) return current;
    const after = current + checkedStock(typed, lastRead.stock) - lastRead.stock;
    if (after >= 0 && after <= highestStock(current)) return after;
    checkSeenStock({ seen: lastRead.stock, counted: typed, current }, "countedStock");
    return current;
  };

/**
 * Sets the pooled stock of a product to what `stockOf` returns for the pieces that are there now, as a movement. Returns the
 * change for the audit, empty if the stock stays. Throws STOCK_TRACKED for a product that counts by size and colour.
 */
const changePooledStock = async (
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

/**
 * The typed fields without a price that is the scheduled one of this moment: a client of REST that sends back the price which
 * the shop showed does not change the regular one.
 */
const withoutShownPrice = (
  { channel }: Author,
  typed: Partial<EditableProduct>,
  { scheduledPrices }: LockedProduct,
): Partial<EditableProduct> => {
  const { price, ...others } = typed;
  const isShown = channel === Channel.REST && validPrice(scheduledPrices, new Date())?.price === price;
  return isShown ? others : typed;
};

/**
 * Changes the given fields of a product in one transaction. Fields that only another admin changed since the writer's
 * version keep that admin's values. Stock changes only if a number is given. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED,
 * VARIANT_HAS_STOCK, STOCK_TRACKED, STOCK_CHANGED, SCHEDULE_INVALID, PRICE_ABOVE_MRP, and the refusals of the fields.
 */
export const updateProduct = (services: Services, author: Author, change: ProductChange): Promise<void> => {
  const id = asId(change.id, "id");
  const { isArchived, ...fields } = change.changes;
  const typed = { ...checkedFields(fields), ...(isArchived === undefined ? {} : { isArchived }) };
  const { stock } = change;
  return inTransaction(services.database, async (tx) => {
    const current = await lockProduct(tx, id);
    const lastRead = author.channel === Channel.REST ? await readOf(tx, change.sessionId, id) : undefined;
    const version = change.version ?? lastRead?.version ?? current.version;
    const intended = withoutShownPrice(author, typed, current);
    const after = await mergedFields(tx, current, { version, after: intended });
    checkNotPast(after.scheduledPrices ?? [], current.scheduledPrices, new Date());
    await matchUnits(tx, { current, after }, { userId: author.userId });
    const origin = { author, action: change.action };
    await withDictionary(tx, (words) => writeEdits(tx, origin, [{ current, after }], words));
    await change.alsoIn?.(tx, id);
    if (stock === undefined) return;
    const cause = { reason: StockReason.COUNTED, userId: author.userId };
    const changes = await changePooledStock(tx, id, cause, (pieces) => {
      checkSeenStock({ seen: change.stockSeen, counted: stock, current: pieces }, "countedStock");
      return newStock(stock, lastRead)(pieces);
    });
    if (author.channel === Channel.REST)
      await saveRequestedStock(tx, change.sessionId, { id, version, stock });
    if (Object.keys(changes).length === 0) return;
    const label = after.title ?? current.title;
    await addAudit(tx, { ...origin, subject: AuditSubject.PRODUCT, subjectId: id, label, changes });
  });
};
