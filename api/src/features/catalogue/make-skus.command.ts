import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import {
  addVariants,
  lockVariants,
  nextSkuNumbers,
  productsWithoutSkus,
  skusWithPrefix,
  type NewVariant,
} from "./product-variant.store.ts";
import { madeSkus, skuPrefixOf } from "./sku.rules.ts";
import { isSameVariant, variantsOf } from "./variant.rules.ts";

/** Makes the SKUs of the sizes and colours of these products that have none yet. Those that have one keep it. */
export const makeSkus = async (tx: EntityManager, productIds: readonly string[]): Promise<void> => {
  const products = await lockVariants(tx, productIds);
  const unnumbered = products.filter(({ skuPrefix }) => skuPrefix === null);
  const numbers = unnumbered.length > 0 ? await nextSkuNumbers(tx, unnumbered.length) : [];
  const prefixes = unnumbered.map(({ id, kind }, index) => ({
    productId: id,
    skuPrefix: skuPrefixOf(kind, numbers[index] ?? 0),
  }));
  const prefixOf = new Map([
    ...products.map(({ id, skuPrefix }) => [id, skuPrefix ?? ""] as const),
    ...prefixes.map(({ productId, skuPrefix }) => [productId, skuPrefix] as const),
  ]);
  const incomplete = products
    .map((product) => ({
      id: product.id,
      missing: variantsOf(product).filter(
        (variant) => !product.variants.some((known) => isSameVariant(known, variant)),
      ),
    }))
    .filter(({ missing }) => missing.length > 0);
  if (incomplete.length === 0 && prefixes.length === 0) return;
  const taken = await skusWithPrefix(
    tx,
    incomplete.map(({ id }) => prefixOf.get(id) ?? ""),
  );
  const variants = incomplete.flatMap(({ id, missing }): NewVariant[] =>
    madeSkus(prefixOf.get(id) ?? "", missing, taken).map((variant) => ({ ...variant, productId: id })),
  );
  await addVariants(tx, variants, prefixes);
};

/** The same in a transaction of its own. */
export const makeSkusOf = (database: Services["database"], productIds: readonly string[]): Promise<void> =>
  inTransaction(database, (tx) => makeSkus(tx, productIds));

/** Products of one transaction. */
const batchSize = 200;

/** Makes the SKUs of all products without one, in the order in which they were added. */
export const makeMissingSkus = async ({ database }: Pick<Services, "database">): Promise<void> => {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const ids = await productsWithoutSkus(database, { after, limit: batchSize });
    const last = ids.at(-1);
    if (last === undefined) return;
    await makeSkusOf(database, ids);
    after = last;
  }
};
