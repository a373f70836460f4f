import sql, { raw } from "sql-template-tag";
import { primaryRows } from "../../platform/database/database.ts";
import {
  columnsFor,
  pictureColumns,
  productRows,
  rowsOf,
  selectList,
  shortNameOf,
  type ProductRow,
  type Source,
  type StoredProduct,
  videoJson,
} from "./product-columns.store.ts";
import { shownVideo, type VideoRow } from "./videos/video-row.rules.ts";
import { declarationOf, productFields } from "./product-fields.rules.ts";
import { withRenderings, type StockUnitRow, type StoredPicture } from "./product-row.rules.ts";

/** The editable fields that single products return on request are among them, so that each way to a product returns the same. */
const batchFields = [
  "coverPictures",
  "kind",
  "priceEndsAt",
  ...productFields.filter((field) => declarationOf(field).shown === "on request"),
];

/** Loaders read the same columns for every operation. All pictures and the stock units have batches of their own. */
const batchColumns = raw(selectList(columnsFor(new Set(batchFields))));

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

/** The product with this handle in one statement; `undefined` if the shop does not sell it. */
export const findProductByHandle = async (
  source: Source,
  handle: string,
  fields: ReadonlySet<string>,
): Promise<ProductRow | undefined> => {
  const names = columnsFor(fields);
  const [row] = await productRows<StoredProduct>(
    source,
    `product-by-handle-${shortNameOf(names)}`,
    sql`select ${raw(selectList(names))} from products p where p.handle = ${handle} and p.archived_at is null`,
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
    `listed-products-${shortNameOf(names)}`,
    sql`select ${raw(selectList(names))} from unnest(${ids}::uuid[]) with ordinality as requested(id, position)
      join products p on p.id = requested.id and p.archived_at is null order by requested.position`,
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

/** For each product, the ones that the admin has picked as similar, then the newest others of its category. One statement. */
export const similarProducts = (source: Source, ids: readonly string[], limit: number) =>
  productRows<StoredProduct & { similarTo: string }>(
    source,
    "similar-products",
    sql`select ${batchColumns}, p.similar_to as "similarTo" from products o
      cross join lateral (
        (select s.*, o.id as similar_to, i.position from similar_products i join products s on s.id = i.similar_id
          where i.product_id = o.id and s.archived_at is null order by i.position)
        union all
        (select s.*, o.id as similar_to, null as position from products s
          where s.category = o.category and s.id <> o.id and s.archived_at is null
            and not exists (select from similar_products i where i.product_id = o.id and i.similar_id = s.id)
          order by s.created_at desc, s.id desc limit ${limit})
        limit ${limit}) p
      where o.id = any(${ids}::uuid[]) order by p.position nulls last, p.created_at desc, p.id desc`,
  );

/** All pictures of these products, in the order of each product. */
export const picturesOf = async (source: Source, productIds: readonly string[]) => {
  const rows = await rowsOf<StoredPicture & { productId: string }>(
    source,
    "pictures",
    sql`select ${raw(pictureColumns)}, i.product_id as "productId" from product_pictures i
      where i.product_id = any(${productIds}::uuid[]) order by i.product_id, i.position`,
  );
  return rows.map((picture) => withRenderings(picture, source.settings.mediaUrl));
};

/** The videos of these products. */
export const videosOf = async (source: Source, productIds: readonly string[]) => {
  const rows = await rowsOf<{ productId: string; video: VideoRow }>(
    source,
    "videos",
    sql`select v.product_id as "productId", ${raw(videoJson)} as video from product_videos v
      where v.product_id = any(${productIds}::uuid[])`,
  );
  const { mediaUrl } = source.settings;
  return rows.map(({ productId, video }) => ({ productId, video: shownVideo(video, mediaUrl) }));
};

/** All stock units of these products. */
export const stockUnitsOf = (source: Source, productIds: readonly string[]) =>
  rowsOf<StockUnitRow>(
    source,
    "stock-units",
    sql`select u.id, u.product_id as "productId", u.size, u.color, u.stock
      from stock_units u where u.product_id = any(${productIds}::uuid[]) order by u.product_id, u.id`,
  );
