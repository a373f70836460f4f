import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { typedCode } from "./sku.rules.ts";
import type { Variant, VariantCodes } from "./variant.rules.ts";

export type VariantRow = VariantCodes & { productId: string };

const columns = `v.id, v.product_id as "productId", v.size, v.color, v.sku, v.barcode`;

/** The variants of these products, those that they no longer have included. */
export const variantsOfProducts = (
  database: Pick<Database, "primary">,
  productIds: readonly string[],
): Promise<VariantRow[]> =>
  primaryRows<VariantRow>(
    database,
    "variants-of-products",
    `select ${columns} from product_variants v where v.product_id = any($1::uuid[])`,
    [productIds],
  );

export type LockedVariants = {
  id: string;
  kind: string;
  skuPrefix: string | null;
  availableSizes: string[];
  availableColors: string[];
  variants: VariantRow[];
};

/** Products with their variants, locked in ascending order of ids against other admins. Orders are not blocked. */
export const lockVariants = async (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<LockedVariants[]> => {
  const products = await tx.query<Omit<LockedVariants, "variants">[]>(
    `select id, kind, sku_prefix as "skuPrefix", available_sizes as "availableSizes", available_colors as "availableColors"
     from products where id = any($1::uuid[]) order by id for no key update`,
    [productIds],
  );
  const rows = await tx.query<VariantRow[]>(
    `select ${columns} from product_variants v where v.product_id = any($1::uuid[])`,
    [productIds],
  );
  const byProduct = new Map(products.map(({ id }): [string, VariantRow[]] => [id, []]));
  for (const row of rows) byProduct.get(row.productId)?.push(row);
  return products.map((product) => ({ ...product, variants: byProduct.get(product.id) ?? [] }));
};

/** The next numbers of products for their SKUs. */
export const nextSkuNumbers = async (tx: EntityManager, count: number): Promise<number[]> => {
  const rows = await tx.query<{ number: number }[]>(
    "select nextval('sku_numbers')::int as number from generate_series(1, $1::int)",
    [count],
  );
  return rows.map(({ number }) => number);
};

/** The SKUs of the shop that are one of these prefixes, or go on with a hyphen. */
export const skusWithPrefix = async (tx: EntityManager, prefixes: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ sku: string }[]>(
    `select v.sku from unnest($1::text[]) prefix
       join product_variants v on v.sku >= prefix and v.sku < prefix || '.'`,
    [prefixes],
  );
  return rows.map(({ sku }) => sku);
};

export type NewVariant = Variant & { productId: string; sku: string };

/** Adds variants, and the prefixes of products that get their first ones. */
export const addVariants = async (
  tx: EntityManager,
  variants: readonly NewVariant[],
  prefixes: readonly { productId: string; skuPrefix: string }[],
): Promise<void> => {
  if (prefixes.length > 0)
    await tx.query(
      `update products p set sku_prefix = n."skuPrefix"
       from jsonb_to_recordset($1::jsonb) as n("productId" uuid, "skuPrefix" text) where p.id = n."productId"`,
      [JSON.stringify(prefixes)],
    );
  if (variants.length > 0)
    await tx.query(
      `insert into product_variants (product_id, size, color, sku)
       select n."productId", n.size, n.color, n.sku
       from jsonb_to_recordset($1::jsonb) as n("productId" uuid, size text, color text, sku text)`,
      [JSON.stringify(variants)],
    );
};

/** Products without SKUs, after an id in the order of ids: those of a shop of an earlier version. */
export const productsWithoutSkus = async (
  database: Pick<Database, "primary">,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const rows = await primaryRows<{ id: string }>(
    database,
    undefined,
    "select id from products where sku_prefix is null and id > $1::uuid order by id limit $2",
    [after, limit],
  );
  return rows.map(({ id }) => id);
};

/** A variant with its product, by its SKU or barcode as typed or scanned; of two, the one with this SKU. */
export const findVariantByCode = async (
  database: Pick<Database, "primary">,
  typed: string,
): Promise<(VariantRow & { title: string }) | undefined> => {
  const { sku, barcode } = typedCode(typed);
  const [row] = await primaryRows<VariantRow & { title: string }>(
    database,
    "variant-by-code",
    `select ${columns}, p.title from product_variants v join products p on p.id = v.product_id
     where v.sku = $1 or v.barcode = $2 order by v.sku = $1 desc limit 1`,
    [sku, barcode],
  );
  return row;
};
