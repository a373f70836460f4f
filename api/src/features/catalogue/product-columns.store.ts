import sql, { type Sql } from "sql-template-tag";
import { catalogueRows, type primaryRows } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import { declarationOf, productFields, type ProductFields, type ShownField } from "./product-fields.rules.ts";
import type { VariantRow } from "./product-variant.store.ts";
import { shownProduct, type StockUnitRow, type StoredPicture } from "./product-row.rules.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import type { Paise } from "../../platform/money.ts";
import type { VideoRow } from "./videos/video-row.rules.ts";
import { currentPrice, nearEndOfPrice } from "./scheduled-price.store.ts";

export type Source = Pick<Services, "database" | "settings">;

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

/** The focus of a picture `i` as JSON; null without one. */
export const focusJson = `case when i.focus_x is not null then json_build_array(i.focus_x, i.focus_y) end`;

/** A picture `i` as JSON. */
export const pictureJson = `json_build_object('id', i.id, 'mediaKey', i.media_key, 'view', i.view, 'color', i.color,
  'alt', i.alt, 'width', i.width, 'height', i.height, 'focus', ${focusJson})`;

/** A video `v` as JSON. */
export const videoJson = `json_build_object('mediaKey', v.media_key, 'format', v.format, 'width', v.width, 'height', v.height,
  'milliseconds', v.milliseconds, 'bytes', v.bytes, 'posterKey', v.poster_key, 'posterWidth', v.poster_width,
  'posterHeight', v.poster_height, 'addedAt', ${instantText("v.added_at")})`;

/** A value of each picture `i` of a product `p`, as a JSON list. */
const ofPictures = (value: string, condition = "true"): string =>
  `(select coalesce(json_agg(${value} order by i.position), '[]') from product_pictures i
    where i.product_id = p.id and ${condition})`;

/** A stock unit `u` as JSON. */
export const unitJson = `json_build_object('id', u.id, 'productId', u.product_id, 'size', u.size, 'color', u.color,
  'stock', u.stock)`;

/** SQL condition: the product `p` offers the size and the colour of the stock unit `u`, or the unit is the pooled one. */
const isOfferedUnit = `((u.size is null and u.color is null)
  or ((u.size = any(p.available_sizes) or (u.size is null and p.available_sizes = '{}'))
    and (u.color = any(p.available_colors) or (u.color is null and p.available_colors = '{}'))))`;

/** SQL condition: the product `p` offers the size and the colour of the variant `v`. */
const isOfferedVariant = `(v.size = any(p.available_sizes) or (v.size is null and p.available_sizes = '{}'))
  and (v.color = any(p.available_colors) or (v.color is null and p.available_colors = '{}'))`;

/** The editable fields that shoppers see. */
const shownFields = Object.fromEntries(
  productFields
    .filter((field) => declarationOf(field).shown)
    .map((field) => {
      const { column: name, shown } = declarationOf(field);
      return [field, column(`p.${name}`, shown === "on request" ? [field] : undefined)];
    }),
) as { [Field in ShownField]: Column<ProductFields[Field]> };

/**
 * Every column that the API reads of a product, once: name, SQL, type, and when a list reads it. Lists and single
 * products return the same values. Fields that an admin edits come from their declarations.
 */
export const productColumns = {
  id: column<string>("p.id"),
  ...shownFields,
  /** The size chart is that of the kind. */
  kind: column<ProductFields["kind"]>("p.kind", ["kind", "sizeChart"]),
  price: column<Paise>(currentPrice),
  priceEndsAt: column<string | null>(nearEndOfPrice, ["priceEndsAt"]),
  reviewCount: column<number>("p.review_count"),
  /** The sum of the stars of all reviews. Not in the schema. */
  ratingSum: column<number>("p.rating_sum"),
  /** ISO 8601 with microseconds, as cursors need it. */
  createdAt: column<string>(instantText("p.created_at")),
  /** The pieces that can be ordered: a piece that came back in a size or colour that was taken out is not among them. */
  stock: column<number>(
    `(select coalesce(sum(u.stock), 0) from stock_units u where u.product_id = p.id and ${isOfferedUnit})`,
  ),
  coverPictures: column<StoredPicture[]>(ofPictures(pictureJson, "i.position < 2"), ["coverPictures"]),
  /** What the URLs of the pictures are made of. Not in the schema. */
  mediaKeys: column<string[]>(ofPictures("i.media_key"), ["images", "imageUrl"]),
  pictures: column<StoredPicture[]>(ofPictures(pictureJson), ["pictures"]),
  video: column<VideoRow | null>(`(select ${videoJson} from product_videos v where v.product_id = p.id)`, [
    "video",
  ]),
  stockUnits: column<StockUnitRow[]>(
    `(select coalesce(json_agg(${unitJson} order by u.id), '[]') from stock_units u where u.product_id = p.id)`,
    ["stockUnits"],
  ),
  variants: column<VariantRow[]>(
    `(select coalesce(json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'size', v.size, 'color', v.color, 'sku', v.sku, 'barcode', v.barcode)
        order by array_position(p.available_sizes, v.size), array_position(p.available_colors, v.color)), '[]')
      from product_variants v where v.product_id = p.id and ${isOfferedVariant})`,
    ["variants"],
  ),
  /** Not in the schema. A later PUT of an admin is compared with it. */
  version: column<number>("p.version"),
};

export type ProductColumn = keyof typeof productColumns;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

type Stored = { [Name in ProductColumn]: ValueOf<(typeof productColumns)[Name]> };

/** Columns on request that the code reads as absent. */
type OnRequest =
  "priceEndsAt" | "coverPictures" | "mediaKeys" | "pictures" | "video" | "stockUnits" | "variants";

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
