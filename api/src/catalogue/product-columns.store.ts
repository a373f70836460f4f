import { catalogueRows, type primaryRows } from "../gateways/database.ts";
import type { Shop } from "../shop.ts";
import { shownProduct, type KeptProduct } from "./product-row.rules.ts";

export type Source = Pick<Shop, "database" | "settings">;

const pictureJson = `json_build_object('id', i.id, 'productId', i.product_id, 'mediaKey', i.media_key,
  'view', i.view, 'color', i.color, 'alt', i.alt, 'width', i.width, 'height', i.height)`;

/** A stock unit `u` as JSON. */
export const unitJson = `json_build_object('id', u.id, 'productId', u.product_id, 'size', u.size, 'color', u.color,
  'stock', u.stock)`;

/** Pictures of a product as one JSON list. */
export const pictures = (where: string): string =>
  `(select coalesce(json_agg(${pictureJson} order by i.place), '[]') from product_pictures i where ${where})`;

/** The words of a product `p` with its price step, as the index of all words knows them. */
export const indexedWords = "search_with_price(p.search, p.price)";

/** What a card of a product `p` shows. */
export const cardColumns = `p.id, p.title, p.price, p.category,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors",
  p.review_count as "reviewCount",
  case when p.review_count > 0 then round(p.rating_sum::numeric / p.review_count, 2) end as "averageRating",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  (select coalesce(sum(u.stock), 0) from stock_units u where u.product_id = p.id) as stock,
  ${pictures("i.product_id = p.id and i.place < 2")} as "coverPictures"`;

/** The same with its texts. */
export const productColumns = `${cardColumns}, p.description, p.materials`;

/** The products `p` of a page of ids: what was skipped on the way to it has been read from an index alone. */
export const wholeRows = (page: string): string =>
  `from (${page}) page cross join lateral (select * from products found where found.id = page.id offset 0) p`;

const asJson = (select: string): string => `select coalesce(json_agg(t), '[]') as rows from (${select}) t`;

/** Where rows are read: of the catalogue unless a shopper's own rows depend on them. */
type ReadRows = typeof catalogueRows | typeof primaryRows;

/** Rows of a statement, brought as one JSON text. */
export const rowsOf = async <Row>(
  { database }: Source,
  name: string | undefined,
  select: string,
  values: unknown[],
  readRows: ReadRows = catalogueRows,
): Promise<Row[]> => {
  const [answer] = await readRows<{ rows: Row[] }>(database, name, asJson(select), values);
  return answer?.rows ?? [];
};

/** Products as the shop shows them. */
export const productRows = async <Row extends KeptProduct>(
  source: Source,
  name: string | undefined,
  select: string,
  values: unknown[],
  readRows: ReadRows = catalogueRows,
) => {
  const now = new Date();
  const rows = await rowsOf<Row>(source, name, select, values, readRows);
  return rows.map((row) => shownProduct(row, source.settings.shop, now));
};
