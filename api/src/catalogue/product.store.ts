import { readRows } from "../gateways/database.ts";
import type { Shop } from "../shop.ts";
import {
  shownProduct,
  withRenderings,
  type KeptPicture,
  type KeptProduct,
  type PictureRow,
  type ProductRow,
  type StockUnitRow,
} from "./product-row.rules.ts";
import {
  orderOf,
  productCursorKey,
  type CategoryCounts,
  type ProductSelection,
  type ProductSort,
} from "./product-list.rules.ts";

type Source = Pick<Shop, "database" | "settings">;

const pictureJson = `json_build_object('id', i.id, 'productId', i.product_id, 'mediaKey', i.media_key,
  'view', i.view, 'color', i.color, 'alt', i.alt, 'width', i.width, 'height', i.height)`;

const unitJson = `json_build_object('id', u.id, 'productId', u.product_id, 'size', u.size, 'color', u.color,
  'stock', u.stock)`;

const pictures = (where: string): string =>
  `(select coalesce(json_agg(${pictureJson} order by i.place), '[]') from product_pictures i where ${where})`;

const cardColumns = `p.id, p.title, p.price, p.category,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors",
  p.review_count as "reviewCount",
  case when p.review_count > 0 then round(p.rating_sum::numeric / p.review_count, 2) end as "averageRating",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  (select coalesce(sum(u.stock), 0) from stock_units u where u.product_id = p.id) as stock,
  ${pictures("i.product_id = p.id and i.place < 2")} as "coverPictures"`;

const productColumns = `${cardColumns}, p.description, p.materials`;

const asJson = (select: string): string => `select coalesce(json_agg(t), '[]') as rows from (${select}) t`;

const rowsOf = async <Row>(
  { database }: Source,
  name: string,
  select: string,
  values: unknown[],
): Promise<Row[]> => {
  const [answer] = await readRows<{ rows: Row[] }>(database, name, asJson(select), values);
  return answer?.rows ?? [];
};

const productRows = async <Row extends KeptProduct>(
  source: Source,
  name: string,
  select: string,
  values: unknown[],
) => {
  const now = new Date();
  const rows = await rowsOf<Row>(source, name, select, values);
  return rows.map((row) => shownProduct(row, source.settings.shop, now));
};

type Condition = { name: string; sql: (place: number) => string; value: unknown };

/** LIKE treats these as wildcards; what a shopper typed is meant as it stands. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const conditionsOf = (selection: ProductSelection): Condition[] => {
  const conditions: Condition[] = [];
  const add = (name: string, value: unknown, sql: Condition["sql"]) => conditions.push({ name, sql, value });
  if (selection.categories?.length === 1)
    add("category", selection.categories[0], (n) => `p.category = $${n}`);
  else if (selection.categories)
    add("categories", selection.categories, (n) => `p.category = any($${n}::text[])`);
  if (selection.minPrice !== undefined) add("min", selection.minPrice, (n) => `p.price >= $${n}`);
  if (selection.maxPrice !== undefined) add("max", selection.maxPrice, (n) => `p.price <= $${n}`);
  if (selection.newSince) add("new", selection.newSince, (n) => `p.created_at >= $${n}`);
  if (selection.text)
    add(
      "text",
      `%${literally(selection.text)}%`,
      (n) => `(p.title ilike $${n} or p.description ilike $${n} or p.category ilike $${n}
        or array_to_string(p.materials, ' ') ilike $${n})`,
    );
  return conditions;
};

const whereOf = (conditions: Condition[]): string =>
  ["p.archived_at is null", ...conditions.map((condition, index) => condition.sql(index + 1))].join(" and ");

const nameOf = (kind: string, conditions: Condition[]): string =>
  [kind, ...conditions.map((condition) => condition.name)].join("-");

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** Also description and materials: a page of cards does without. */
  withTexts?: boolean | undefined;
  /** Also every picture, not only the covers. */
  withPictures?: boolean | undefined;
};

/** A page of products in one statement, whatever its size. */
export const listProducts = (source: Source, query: ProductListQuery): Promise<ProductRow[]> => {
  const { column, type, down } = orderOf(query.sort);
  const conditions = conditionsOf(query.selection);
  const columns = [
    query.withTexts ? productColumns : cardColumns,
    ...(query.withPictures ? [`${pictures("i.product_id = p.id")} as pictures`] : []),
  ].join(", ");
  const shape = `${query.withTexts ? "products" : "cards"}${query.withPictures ? "-pictures" : ""}`;
  const name = nameOf(`${shape}-${query.sort}`, conditions);
  const values = conditions.map((condition) => condition.value);
  let where = whereOf(conditions);
  if (query.after !== undefined) {
    const [key, id] = productCursorKey(query.sort, query.after);
    where += ` and (p.${column}, p.id) ${down ? "<" : ">"} ($${values.length + 1}::${type}, $${values.length + 2}::uuid)`;
    values.push(key, id);
  }
  const direction = down ? "desc" : "asc";
  const select = `select ${columns} from products p where ${where}
    order by p.${column} ${direction}, p.id ${direction} limit $${values.length + 1}`;
  return productRows(source, query.after === undefined ? name : `${name}-after`, select, [
    ...values,
    query.limit,
  ]);
};

/** How many products a selection has in each category, as if no category were chosen. */
export const countByCategory = async (
  source: Source,
  selection: ProductSelection,
): Promise<CategoryCounts> => {
  const conditions = conditionsOf({ ...selection, categories: undefined });
  const rows = await readRows<{ category: string; count: string }>(
    source.database,
    nameOf("product-count", conditions),
    `select p.category, count(*) from products p where ${whereOf(conditions)} group by p.category`,
    conditions.map((condition) => condition.value),
  );
  return Object.fromEntries(rows.map((row) => [row.category, Number(row.count)]));
};

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

/** Products by id, in no order; archived ones too, since carts and orders keep them. */
export const productsById = (source: Source, ids: readonly string[]) =>
  productRows<KeptProduct & { isArchived: boolean }>(
    source,
    "products-by-id",
    `select ${productColumns}, p.archived_at is not null as "isArchived" from products p where p.id = any($1::uuid[])`,
    [ids],
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
