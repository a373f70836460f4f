import { primaryRows } from "../gateways/database.ts";
import {
  withRenderings,
  type KeptPicture,
  type KeptProduct,
  type PictureRow,
  type ProductRow,
  type StockUnitRow,
} from "./product-row.rules.ts";
import {
  pictures,
  productColumns,
  productRows,
  rowsOf,
  unitJson,
  type Source,
} from "./product-columns.store.ts";

/** One product with all its pictures and stock units, in one statement; nothing when it is not in the shop. */
export const findProduct = async (source: Source, id: string): Promise<ProductRow | undefined> => {
  const [row] = await productRows(
    source,
    "product",
    `select ${productColumns}, ${pictures("i.product_id = p.id")} as pictures,
      (select coalesce(json_agg(${unitJson} order by u.id), '[]') from stock_units u where u.product_id = p.id)
        as "stockUnits"
      from products p where p.id = $1 and p.archived_at is null`,
    [id],
  );
  return row;
};

/**
 * Products by id, in no order; archived ones too, since carts and orders keep them. From the primary: a line of a cart
 * is never without its product.
 */
export const productsById = (source: Source, ids: readonly string[]) =>
  productRows<KeptProduct & { isArchived: boolean }>(
    source,
    "products-by-id",
    `select ${productColumns}, p.archived_at is not null as "isArchived" from products p where p.id = any($1::uuid[])`,
    [ids],
    primaryRows,
  );

/** For each product the newest others of its category, in one statement. */
export const similarProducts = (source: Source, ids: readonly string[], limit: number) =>
  productRows<KeptProduct & { similarTo: string }>(
    source,
    "similar-products",
    `select ${productColumns}, p.similar_to as "similarTo" from products o
      cross join lateral (select s.*, o.id as similar_to from products s
        where s.category = o.category and s.id <> o.id and s.archived_at is null
        order by s.created_at desc, s.id desc limit $2) p
      where o.id = any($1::uuid[]) order by p.created_at desc, p.id desc`,
    [ids, limit],
  );

/** All pictures of these products, each product's in its own order. */
export const picturesOf = async (source: Source, productIds: readonly string[]): Promise<PictureRow[]> => {
  const rows = await rowsOf<KeptPicture>(
    source,
    "pictures",
    `select i.id, i.product_id as "productId", i.media_key as "mediaKey", i.view, i.color, i.alt, i.width, i.height
      from product_pictures i where i.product_id = any($1::uuid[]) order by i.product_id, i.place`,
    [productIds],
  );
  return rows.map(withRenderings);
};

/** All stock units of these products. */
export const stockUnitsOf = (source: Source, productIds: readonly string[]) =>
  rowsOf<StockUnitRow>(
    source,
    "stock-units",
    `select u.id, u.product_id as "productId", u.size, u.color, u.stock
      from stock_units u where u.product_id = any($1::uuid[]) order by u.product_id, u.id`,
    [productIds],
  );
