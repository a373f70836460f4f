import sql, { type Sql } from "sql-template-tag";
import { catalogueRows, type primaryRows } from "../../platform/database/database.ts";
import type { Paise } from "../../platform/money.ts";
import type { Shop } from "../shop/shop.ts";
import { shownProduct, type StockUnitRow, type StoredPicture } from "./product-row.rules.ts";
import { instantText } from "../../platform/database/instant-text.ts";

export type Source = Pick<Shop, "database" | "settings">;

/** Where rows are read: the catalogue reads, unless rows of a shopper depend on them. */
type ReadRows = typeof catalogueRows | typeof primaryRows;

type Column<Value> = {
  /** Expression over a row `p` of `products`. */
  sql: string;
  /** The column is read only if the GraphQL operation selects one of these fields. */
  forFields?: readonly string[];
  /** The type of the value; never set. */
  value?: Value;
};

const column = <Value>(sql: string, forFields?: readonly string[]): Column<Value> =>
  forFields ? { sql, forFields } : { sql };

/** A picture `i` as JSON. */
export const pictureJson = `json_build_object('id', i.id, 'mediaKey', i.media_key, 'view', i.view, 'color', i.color,
  'alt', i.alt, 'width', i.width, 'height', i.height)`;

/** A value of each picture `i` of a product `p`, as a JSON list. */
const ofPictures = (value: string, condition = "true"): string =>
  `(select coalesce(json_agg(${value} order by i.place), '[]') from product_pictures i
    where i.product_id = p.id and ${condition})`;

/** A stock unit `u` as JSON. */
export const unitJson = `json_build_object('id', u.id, 'productId', u.product_id, 'size', u.size, 'color', u.color,
  'stock', u.stock)`;

/** SQL condition: the product `p` offers the size and the colour of the stock unit `u`, or the unit is the pooled one. */
const isOfferedUnit = `((u.size is null and u.color is null)
  or ((u.size = any(p.available_sizes) or (u.size is null and p.available_sizes = '{}'))
    and (u.color = any(p.available_colors) or (u.color is null and p.available_colors = '{}'))))`;

/**
 * Every column that the API reads of a product, once: name, SQL, type, and when a list reads it. A new plain field of
 * `Product` needs a line here and its `@Field`; lists and single products then return the same value.
 */
export const productColumns = {
  id: column<string>("p.id"),
  title: column<string>("p.title"),
  price: column<Paise>("p.price"),
  category: column<string>("p.category"),
  availableSizes: column<string[]>("p.available_sizes"),
  availableColors: column<string[]>("p.available_colors"),
  reviewCount: column<number>("p.review_count"),
  /** The sum of the stars of all reviews. Not in the schema. */
  ratingSum: column<number>("p.rating_sum"),
  /** ISO 8601 with microseconds, as cursors need it. */
  createdAt: column<string>(instantText("p.created_at")),
  /** The pieces that can be ordered: a piece that came back in a size or colour that was taken out is not among them. */
  stock: column<number>(
    `(select coalesce(sum(u.stock), 0) from stock_units u where u.product_id = p.id and ${isOfferedUnit})`,
  ),
  coverPictures: column<StoredPicture[]>(ofPictures(pictureJson, "i.place < 2"), ["coverPictures"]),
  description: column<string>("p.description", ["description"]),
  materials: column<string[]>("p.materials", ["materials"]),
  kind: column<string>("p.kind", ["kind"]),
  /** What the URLs of the pictures are made of. Not in the schema. */
  mediaKeys: column<string[]>(ofPictures("i.media_key"), ["images", "imageUrl"]),
  pictures: column<StoredPicture[]>(ofPictures(pictureJson), ["pictures"]),
  stockUnits: column<StockUnitRow[]>(
    `(select coalesce(json_agg(${unitJson} order by u.id), '[]') from stock_units u where u.product_id = p.id)`,
    ["stockUnits"],
  ),
  /** Not in the schema. A later PUT of an admin is compared with it. */
  version: column<number>("p.version"),
};

export type ProductColumn = keyof typeof productColumns;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

type Stored = { [Name in ProductColumn]: ValueOf<(typeof productColumns)[Name]> };

/** Columns on request that the code reads as absent. */
type OnRequest = "coverPictures" | "mediaKeys" | "pictures" | "stockUnits";

/** A product as the database returns it. */
export type StoredProduct = Omit<Stored, OnRequest> & Partial<Pick<Stored, OnRequest>>;

/** A product as the API returns it, with the values that follow from the shop's rules. */
export type ProductRow = ReturnType<typeof shownProduct<StoredProduct>>;

const entries = Object.entries(productColumns) as [ProductColumn, Column<unknown>][];

/** GraphQL fields for which further columns are read. */
export const fieldsOnRequest: readonly string[] = entries.flatMap(([, { forFields = [] }]) => forFields);

const isSelected = ({ forFields }: Column<unknown>, fields: ReadonlySet<string>): boolean =>
  !forFields || forFields.some((field) => fields.has(field));

/** The columns for a GraphQL operation that selects these fields. */
export const columnsFor = (fields: ReadonlySet<string>): ProductColumn[] =>
  entries.filter(([, each]) => isSelected(each, fields)).map(([name]) => name);

/** A short name for a set of columns: PostgreSQL cuts the names of prepared statements at 63 bytes. */
export const shortNameOf = (names: readonly ProductColumn[]): string =>
  entries.reduce((bits, [name]) => bits * 2 + Number(names.includes(name)), 1).toString(36);

/** The select list of these columns over a row `p`. */
export const selectList = (names: readonly ProductColumn[]): string =>
  names.map((name) => `${productColumns[name].sql} as "${name}"`).join(", ");

/** The products `p` of a page of ids. The rows that were skipped to reach the page are read from an index alone. */
export const wholeRows = (page: Sql): Sql =>
  sql`from (${page}) page cross join lateral (select * from products found where found.id = page.id offset 0) p`;

/** Rows of a statement, returned by the database as one JSON text. */
export const rowsOf = async <Row>(
  { database }: Source,
  name: string | undefined,
  select: Sql,
  readRows: ReadRows = catalogueRows,
): Promise<Row[]> => {
  const { text, values } = sql`select coalesce(json_agg(t), '[]') as rows from (${select}) t`;
  const [result] = await readRows<{ rows: Row[] }>(database, name, text, values);
  return result?.rows ?? [];
};

/** Products of a statement with the values that follow from the shop's rules. */
export const productRows = async <Row extends StoredProduct>(
  source: Source,
  name: string | undefined,
  select: Sql,
  readRows: ReadRows = catalogueRows,
) => {
  const { shop: rules, mediaUrl } = source.settings;
  const now = new Date();
  const rows = await rowsOf<Row>(source, name, select, readRows);
  return rows.map((row) => shownProduct(row, { rules, mediaUrl, now }));
};
