import sql, { raw } from "sql-template-tag";
import { primaryRows } from "../../platform/database/database.ts";
import {
  columnsFor,
  productRows,
  rowsOf,
  selectList,
  shortNameOf,
  type ProductRow,
  type Source,
  type StoredProduct,
} from "./product-columns.store.ts";
import { withRenderings, type StockUnitRow, type StoredPicture } from "./product-row.rules.ts";

/** Batches read the same columns for every operation. All pictures and the stock units have batches of their own. */
const batchColumns = raw(
  selectList(columnsFor(new Set(["coverPictures", "description", "materials", "kind"]))),
);

/** One product in one statement; `undefined` if the shop does not sell it. */
export const findProduct = async (
  source: Source,
  id: string,
  fields: ReadonlySet<string>,
): Promise<ProductRow | undefined> => {
  const names = columnsFor(fields);
  const [row] = await productRows<StoredProduct>(
    source,
    `product-${shortNameOf(names)}`,
    sql`select ${raw(selectList(names))} from products p where p.id = ${id} and p.archived_at is null`,
  );
  return row;
};

/** The products with these ids that the shop sells, in the order of the ids. */
export const soldProducts = (
  source: Source,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<ProductRow[]> => {
  const names = columnsFor(fields);
  return productRows<StoredProduct>(
    source,
    `sold-products-${shortNameOf(names)}`,
    sql`select ${raw(selectList(names))} from unnest(${ids}::uuid[]) with ordinality as requested(id, place)
      join products p on p.id = requested.id and p.archived_at is null order by requested.place`,
  );
};

/**
 * Products by id, unordered, archived ones included because carts and orders keep them. Reads from the primary, so that
 * every line of a cart has its product.
 */
export const productsById = (source: Source, ids: readonly string[]) =>
  productRows<StoredProduct & { isArchived: boolean }>(
    source,
    "products-by-id",
    sql`select ${batchColumns}, p.archived_at is not null as "isArchived" from products p where p.id = any(${ids}::uuid[])`,
    primaryRows,
  );

/** For each product the newest others of its category, in one statement. */
export const similarProducts = (source: Source, ids: readonly string[], limit: number) =>
  productRows<StoredProduct & { similarTo: string }>(
    source,
    "similar-products",
    sql`select ${batchColumns}, p.similar_to as "similarTo" from products o
      cross join lateral (select s.*, o.id as similar_to from products s
        where s.category = o.category and s.id <> o.id and s.archived_at is null
        order by s.created_at desc, s.id desc limit ${limit}) p
      where o.id = any(${ids}::uuid[]) order by p.created_at desc, p.id desc`,
  );

const pictureColumns = raw(
  'i.id, i.product_id as "productId", i.media_key as "mediaKey", i.view, i.color, i.alt, i.width, i.height',
);

/** All pictures of these products, each product's in its own order. */
export const picturesOf = async (source: Source, productIds: readonly string[]) => {
  const rows = await rowsOf<StoredPicture & { productId: string }>(
    source,
    "pictures",
    sql`select ${pictureColumns} from product_pictures i
      where i.product_id = any(${productIds}::uuid[]) order by i.product_id, i.place`,
  );
  return rows.map((picture) => withRenderings(picture, source.settings.mediaUrl));
};

/** All stock units of these products. */
export const stockUnitsOf = (source: Source, productIds: readonly string[]) =>
  rowsOf<StockUnitRow>(
    source,
    "stock-units",
    sql`select u.id, u.product_id as "productId", u.size, u.color, u.stock
      from stock_units u where u.product_id = any(${productIds}::uuid[]) order by u.product_id, u.id`,
  );
