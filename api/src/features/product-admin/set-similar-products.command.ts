import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./product-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { lockProduct } from "./update-product.command.ts";
import { similarOf, titlesOf, writeSimilar } from "./similar-product.store.ts";

/** Most products that an admin picks as similar to one. */
const maxPicked = 8;

const checkedIds = (given: readonly string[], field: string): string[] => [
  ...new Set(given.map((id) => asId(id, field))),
];

/**
 * Picks the products for "You might also like" of a product, in their order; none for those of its category. `seenIds` is the list
 * that the admin saw. The same list again changes nothing. Throws PRODUCT_NOT_FOUND, BAD_INPUT, and PRODUCT_CHANGED if another
 * admin has changed the list.
 */
export const setSimilarProducts = (
  services: Services,
  author: Author,
  input: { productId: string; seenIds: readonly string[]; ids: readonly string[] },
): Promise<string> => {
  const productId = asId(input.productId, "productId");
  const ids = checkedIds(input.ids, "ids");
  const seenIds = checkedIds(input.seenIds, "seenIds");
  if (ids.length > maxPicked)
    refuse("BAD_INPUT", { field: "ids", message: `Pick at most ${maxPicked} products.` });
  if (ids.includes(productId))
    refuse("BAD_INPUT", { field: "ids", message: "A product is not similar to itself." });
  return inTransaction(services.database, async (tx) => {
    const product = await lockProduct(tx, productId);
    const before = await similarOf(tx, [productId]);
    const beforeIds = before.map(({ id }) => id);
    if (beforeIds.join() === ids.join()) return productId;
    if (beforeIds.join() !== seenIds.join())
      refuse("PRODUCT_CHANGED", {
        message: "Another admin has changed this list in the meantime. Please look at it again.",
      });
    const titles = await titlesOf(tx, ids);
    if (titles.size < ids.length) refuse("PRODUCT_NOT_FOUND", { field: "ids" });
    await writeSimilar(tx, productId, ids);
    await addAudit(tx, {
      author,
      action: "setSimilarProducts",
      subject: AuditSubject.PRODUCT,
      subjectId: productId,
      label: product.title,
      changes: {
        similar: { before: before.map(({ title }) => title), after: ids.map((id) => titles.get(id) ?? "") },
      },
    });
    return productId;
  });
};
