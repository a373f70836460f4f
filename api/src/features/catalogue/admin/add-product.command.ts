import { inTransaction } from "../../../platform/database/database.ts";
import { addAudit } from "../../audit/audit.store.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { setStockCause } from "../stock.store.ts";
import { addProducts } from "./admin-product.store.ts";
import { checkedFields, checkedStock, type ProductFields } from "./product-fields.rules.ts";
import { addUnits } from "./stock-unit.store.ts";

/** Adds a product with its pooled stock, by the mutation `action`; archived if asked for. Returns its id. Throws the refusals of the fields. */
export const addProduct = (
  shop: Shop,
  author: Author,
  input: ProductFields & { stock: number },
  { action = "addProduct", isArchived = false } = {},
): Promise<string> => {
  const { stock: typedStock, ...typedFields } = input;
  const fields = checkedFields(typedFields);
  const stock = checkedStock(typedStock);
  return inTransaction(shop.database, async (tx) => {
    const [id = ""] = await addProducts(tx, [{ ...fields, isArchived }]);
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
    return id;
  });
};
