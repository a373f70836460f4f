import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { startOfText } from "../../platform/text.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { addProduct } from "./add-product.command.ts";
import { findAdminProduct } from "./admin-product.store.ts";
import { productFields, type ProductFields } from "../catalogue/product-fields.rules.ts";

const maxTitle = 200;

/**
 * Adds a copy of a product without pieces, pictures, video and scheduled prices, titled "Copy of ...". It is archived until the
 * admin has edited it. Returns its id. A repeated request with the same idempotency key returns the same id. Throws
 * PRODUCT_NOT_FOUND, BAD_KEY, KEY_REUSED.
 */
export const duplicateProduct = async (
  services: Services,
  author: Author,
  productId: string,
  idempotencyKey?: string | null,
): Promise<string> => {
  const product = await findAdminProduct(services.database, asId(productId, "id"));
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  const fields = Object.fromEntries(productFields.map((field) => [field, product[field]])) as ProductFields;
  const title = startOfText(`Copy of ${product.title}`, maxTitle);
  return addProduct(
    services,
    author,
    { ...fields, title, handle: null, slug: null, scheduledPrices: [], stock: 0 },
    { action: "duplicateProduct", isArchived: true, idempotencyKey, request: { productId } },
  );
};
