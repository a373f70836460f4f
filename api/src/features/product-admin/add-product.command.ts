import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { idempotently } from "../audit/idempotently.command.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { StockReason } from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import { makeSkus } from "../catalogue/make-skus.command.ts";
import type { ChangeIn } from "./update-product.command.ts";
import { checkImport } from "../catalogue/legal-fields.rules.ts";
import { checkMrp, checkNotPast } from "../catalogue/scheduled-price.rules.ts";
import { setNewCodes, type NewCodes } from "./set-new-codes.command.ts";
import { addProducts } from "./admin-product.store.ts";
import { tellPriceChange } from "./price-notice.store.ts";
import { checkedFields, checkedStock, withFallbacks, type NewProductFields } from "./product-fields.rules.ts";
import { addUnits, type NewUnit } from "./stock-unit.store.ts";
import { pooledUnit, totalOf } from "./stock-units.rules.ts";
import { spreadUnits } from "./track-stock.command.ts";
import { withDictionary } from "../search/words/with-dictionary.command.ts";

type AddOptions = {
  action?: AuditAction;
  isArchived?: boolean;
  idempotencyKey?: string | null | undefined;
  /** What the admin asked for, if it is not the product itself. */
  request?: Record<string, unknown>;
  /** A further change in the transaction of the product, which it makes only once. */
  alsoIn?: ChangeIn | undefined;
};

/**
 * Adds a product with its stock, by the mutation `action`; archived if asked for. With `units`, its pieces are counted by size
 * and colour, and their sum is the stock. Returns its id. A repeated request with the same idempotency key returns the same id.
 * With `codes`, they take the place of the SKUs that the shop makes. Throws BAD_KEY, KEY_REUSED, STOCK_SPREAD_DIFFERS for a size or
 * colour that it does not have, and the refusals of the fields and of the codes.
 */
export const addProduct = (
  services: Services,
  author: Author,
  input: NewProductFields & {
    stock: number;
    units?: readonly NewUnit[] | null;
    codes?: readonly NewCodes[] | null;
  },
  { action = "addProduct", isArchived = false, idempotencyKey, request = input, alsoIn }: AddOptions = {},
): Promise<string> => {
  const { stock: typedStock, units: typedUnits, codes, ...typedFields } = input;
  const fields = checkedFields(withFallbacks(typedFields));
  checkNotPast(fields.scheduledPrices, [], new Date());
  checkMrp(fields);
  checkImport({ ...fields, isArchived });
  const stock = checkedStock(typedUnits ? totalOf(typedUnits) : typedStock);
  const units = typedUnits ? spreadUnits(fields, stock, typedUnits) : [pooledUnit(stock)];
  const addIn = async (tx: EntityManager): Promise<string> => {
    const [id = ""] = await withDictionary(tx, (words) =>
      addProducts(tx, [{ ...fields, isArchived }], words),
    );
    if (fields.scheduledPrices.length > 0) await tellPriceChange(tx);
    await setStockCause(tx, { reason: StockReason.RECEIVED, userId: author.userId });
    await addUnits(tx, id, units);
    await makeSkus(tx, [id]);
    const values = Object.entries({ ...fields, stock });
    const changes = Object.fromEntries(values.map(([field, after]) => [field, { before: null, after }]));
    await addAudit(tx, {
      author,
      action,
      subject: AuditSubject.PRODUCT,
      subjectId: id,
      label: fields.title,
      version: 1,
      changes,
    });
    if (codes && codes.length > 0) await setNewCodes(tx, author, { id, title: fields.title, codes });
    await alsoIn?.(tx, id);
    return id;
  };
  return inTransaction(services.database, (tx) =>
    idempotently(tx, author, { idempotencyKey, action, input: request }, () => addIn(tx)),
  );
};
