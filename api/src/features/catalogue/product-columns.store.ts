import sql, { type Sql } from "sql-template-tag";
import { catalogueRows, type primaryRows } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import { declarationOf, productFields, type ProductFields, type ShownField } from "./product-fields.rules.ts";
import type { VariantRow } from "./product-variant.store.ts";
import { coverCount, shownProduct, type StockUnitRow, type StoredPicture } from "./product-row.rules.ts";
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

/** The columns of a picture `i`. The focus is null without one. */
export const pictureColumns = `i.id, i.media_key as "mediaKey", i.view, i.color, i.alt, i.width, i.height,
  case when i.focus_x is not null then json_build_array(i.focus_x, i.focus_y) end as focus`;

/** A video `v` as JSON. */
export const videoJson = `json_build_object('mediaKey', v.media_key, 'format', v.format, 'width', v.width, 'height', v.height,
  'milliseconds', v.milliseconds, 'bytes', v.bytes, 'posterKey', v.poster_key, 'posterWidth', v.poster_width,
  'posterHeight', v.poster_height, 'addedAt', ${instantText("v.added_at")})`;

/** The rows of a select as one JSON list. Rows become JSON in half the time that `json_build_object` takes. */
const asList = (select: string): string => `(select coalesce(json_agg(r), '[]') from (${select}) r)`;

/** The pictures of a product `p` as a JSON list. */
export const picturesAsList = asList(
  `select ${pictureColumns} from product_pictures i where i.product_id = p.id order by i.position`,
);

/** The stock units of a product `p` as a JSON list. */
export const unitsAsList = asList(
  `select u.id, u.product_id as "productId", u.size, u.color, u.stock from stock_units u where u.product_id = p.id order by u.id`,
);

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
  coverPictures: column<StoredPicture[]>(
    asList(`select ${pictureColumns} from product_pictures i
      where i.product_id = p.id and i.position < ${coverCount} order by i.position`),
    ["coverPictures"],
  ),
  /** What the URLs of the pictures are made of. Not in the schema. */
  mediaKeys: column<string[]>(
    `(select coalesce(json_agg(i.media_key order by i.position), '[]') from product_pictures i where i.product_id = p.id)`,
    ["images", "imageUrl"],
  ),
  pictures: column<StoredPicture[]>(picturesAsList, ["pictures"]),
  video: column<VideoRow | null>(`(select ${videoJson} from product_videos v where v.product_id = p.id)`, [
    "video",
  ]),
  stockUnits: column<StockUnitRow[]>(unitsAsList, ["stockUnits"]),
  variants: column<VariantRow[]>(
    asList(`select v.id, v.product_id as "productId", v.size, v.color, v.sku, v.barcode from product_variants v
      where v.product_id = p.id and ${isOfferedVariant}
      order by array_position(p.available_sizes, v.size), array_position(p.available_colors, v.color)`),
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

const isSelected = ({ forFields }: Column<unknown>, fields: ReadonlySet<string>): boolean =>
  !forFields || forFields.some((field) => fields.has(field));

/** What all pictures of a product contain. */
const ofAllPictures: ReadonlySet<ProductColumn> = new Set(["coverPictures", "mediaKeys"]);

/** The columns for a GraphQL operation that selects these fields. */
export const columnsFor = (fields: ReadonlySet<string>): ProductColumn[] => {
  const names = entries.filter(([, each]) => isSelected(each, fields)).map(([name]) => name);
  return names.includes("pictures") ? names.filter((name) => !ofAllPictures.has(name)) : names;
};

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
