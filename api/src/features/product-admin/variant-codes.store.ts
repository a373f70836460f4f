import type { EntityManager } from "typeorm";
import type { VariantRow } from "../catalogue/product-variant.store.ts";

export type CodeHolder = VariantRow & { title: string };

/** The other variants that have one of these codes, as SKU or as barcode. */
export const holdersOf = (
  tx: EntityManager,
  codes: readonly string[],
  exceptIds: readonly string[],
): Promise<CodeHolder[]> =>
  tx.query<CodeHolder[]>(
    `select v.id, v.product_id as "productId", v.size, v.color, v.sku, v.barcode, p.title
     from product_variants v join products p on p.id = v.product_id
     where (v.sku = any($1::text[]) or v.barcode = any($1::text[])) and v.id <> all($2::uuid[])`,
    [codes, exceptIds],
  );

/** Removes variants that their product no longer has, so that others can have their codes. */
export const removeVariants = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query("delete from product_variants where id = any($1::uuid[])", [ids]);
};

/** Writes the SKU of a variant into the order lines of earlier versions, which have none, before it changes. */
export const keepSkusOfLines = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query(
    `update order_lines l set sku = v.sku from product_variants v
     where v.id = any($1::uuid[]) and l.product_id = v.product_id and l.sku is null
       and l.size is not distinct from v.size and l.color is not distinct from v.color`,
    [ids],
  );
};

/** Sets codes. The first statement frees the old ones, since two variants may exchange theirs. */
export const setCodes = async (
  tx: EntityManager,
  variants: readonly { id: string; sku: string; barcode: string | null }[],
): Promise<void> => {
  await tx.query("update product_variants set sku = '~' || id, barcode = null where id = any($1::uuid[])", [
    variants.map(({ id }) => id),
  ]);
  await tx.query(
    `update product_variants v set sku = n.sku, barcode = n.barcode
     from jsonb_to_recordset($1::jsonb) as n(id uuid, sku text, barcode text) where v.id = n.id`,
    [JSON.stringify(variants)],
  );
};
