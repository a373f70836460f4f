import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { addAudit } from "../../audit/audit.store.ts";
import { idempotently } from "../../audit/idempotently.command.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { setStockCause } from "../stock.store.ts";
import type { ChangeIn } from "./change-product.command.ts";
import { addProducts } from "./admin-product.store.ts";
import {
  checkedFields,
  checkedStock,
  type NewProductFields,
  type ProductFields,
} from "./product-fields.rules.ts";
import { addUnits } from "./stock-unit.store.ts";
import { withDictionary } from "../words/with-dictionary.command.ts";

type AddOptions = {
  action?: string;
  isArchived?: boolean;
  idempotencyKey?: string | null | undefined;
  /** What the admin asked for, if it is not the product itself. */
  request?: Record<string, unknown>;
  /** A further change in the transaction of the product, which it makes only once. */
  alsoIn?: ChangeIn | undefined;
};

/**
 * Adds a product with its pooled stock, by the mutation `action`; archived if asked for. Returns its id. A repeated request
 * with the same idempotency key returns the same id. Throws BAD_KEY, KEY_REUSED and the refusals of the fields.
 */
export const addProduct = (
  shop: Shop,
  author: Author,
  input: NewProductFields & { stock: number },
  { action = "addProduct", isArchived = false, idempotencyKey, request = input, alsoIn }: AddOptions = {},
): Promise<string> => {
  const { stock: typedStock, ...typedFields } = input;
  const fields = checkedFields(typedFields as ProductFields);
  const stock = checkedStock(typedStock);
  const addIn = async (tx: EntityManager): Promise<string> => {
    const [id = ""] = await withDictionary(tx, (words) =>
      addProducts(tx, [{ ...fields, isArchived }], words),
    );
    await setStockCause(tx, { reason: StockReason.RECEIVED, userId: author.userId });
    await addUnits(tx, id, [{ size: null, color: null, stock }]);
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
    await alsoIn?.(tx, id);
    return id;
  };
  return inTransaction(shop.database, (tx) =>
    idempotently(tx, author, { idempotencyKey, action, input: request }, () => addIn(tx)),
  );
};
