import sql, { raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { isUniqueViolation, primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { refuse } from "./product-admin.refusals.ts";
import { picturesAsList, unitsAsList, videoJson } from "../catalogue/product-columns.store.ts";
import {
  pictureUrl,
  withRenderings,
  type StockUnitRow,
  type StoredPicture,
} from "../catalogue/product-row.rules.ts";
import { shownVideo, type VideoRow } from "../catalogue/videos/video-row.rules.ts";
import { slugOf } from "../catalogue/slug.rules.ts";
import { validPrice } from "../catalogue/scheduled-price.rules.ts";
import { kindOfTitle } from "../search/words/families.rules.ts";
import { countChanges, searchVector, wordInput, wordsOf } from "../search/words/product-words.store.ts";
import { addWordChanges, type WordChanges, type WordCount } from "../search/words/word-counts.rules.ts";
import type { ProductFields } from "../catalogue/product-fields.rules.ts";
import {
  fieldAssignments,
  fieldColumnNames,
  fieldColumns,
  fieldTypes,
  fieldValues,
} from "../catalogue/product-fields.store.ts";
import { withFallbacks, type NewProductFields } from "./product-fields.rules.ts";

/** A product as the database returns it to the admin. */
export type StoredAdminProduct = ProductFields & {
  id: string;
  version: number;
  isArchived: boolean;
  createdAt: string;
  updatedAt: string;
  stockUnits: StockUnitRow[];
  pictures: StoredPicture[];
  video: VideoRow | null;
};

/** Columns of a product `p` for the admin. */
export const adminColumns = `p.id, p.version, ${fieldColumns}, p.archived_at is not null as "isArchived", ${instantText("p.created_at")} as "createdAt",
  ${instantText("p.updated_at")} as "updatedAt",
  ${unitsAsList} as "stockUnits", ${picturesAsList} as pictures,
  (select ${videoJson} from product_videos v where v.product_id = p.id) as video`;

/** Pages of the admin load pictures from the shop itself. */
const ownUrl = "";

/** A product with the values that follow from its units and pictures. */
export const shownAdminProduct = <Row extends StoredAdminProduct>(row: Row) => ({
  ...row,
  titleSlug: slugOf(row.title),
  currentPrice: validPrice(row.scheduledPrices, new Date())?.price ?? row.price,
  stock: row.stockUnits.reduce((total, { stock }) => total + stock, 0),
  isTracked: row.stockUnits.some(({ size, color }) => size !== null || color !== null),
  pictures: row.pictures.map((picture) => withRenderings(picture, ownUrl)),
  video: row.video && shownVideo(row.video, ownUrl),
  imageUrl: row.pictures[0] ? pictureUrl(row.pictures[0].mediaKey, ownUrl) : "",
  images: row.pictures.map(({ mediaKey }) => pictureUrl(mediaKey, ownUrl)),
});

export type AdminProductRow = ReturnType<typeof shownAdminProduct<StoredAdminProduct>>;

/** Products by id, unordered, archived ones included. */
export const adminProductsById = async (
  database: Pick<Database, "primary">,
  ids: readonly string[],
): Promise<AdminProductRow[]> => {
  const { text, values } = sql`select ${raw(adminColumns)} from products p where p.id = any(${ids}::uuid[])`;
  const rows = await primaryRows<StoredAdminProduct>(database, "admin-products-by-id", text, values);
  return rows.map(shownAdminProduct);
};

/** One product; `undefined` if missing. */
export const findAdminProduct = async (
  database: Pick<Database, "primary">,
  id: string,
): Promise<AdminProductRow | undefined> => (await adminProductsById(database, [id]))[0];

/** The editable fields of a product with its version, locked until the transaction ends. */
export type LockedProduct = ProductFields & { id: string; version: number; isArchived: boolean };

/**
 * Locks products against other admins, in ascending order of ids. Does not block orders;
 * `lockAgainstOrders` does.
 */
export const lockProducts = (tx: EntityManager, ids: readonly string[]): Promise<LockedProduct[]> =>
  tx.query<LockedProduct[]>(
    `select p.id, p.version, ${fieldColumns}, p.archived_at is not null as "isArchived"
     from products p where p.id = any($1::uuid[]) order by p.id for no key update`,
    [ids],
  );

/** New values of a product, and the version that it has with them. */
export type ProductWrite = ProductFields & { id: string; version: number; isArchived: boolean };

/** Throws HANDLE_TAKEN for a handle of another product. */
const refuseTakenHandle = (error: unknown): never => {
  if (isUniqueViolation(error, "products_handle")) refuse("HANDLE_TAKEN", { field: "handle" });
  throw error;
};

/** Columns of an edited product in the JSON of a statement. */
const fieldInput = `${fieldTypes}, "isArchived" boolean, ${wordInput}`;

/**
 * Writes locked products by one statement, with their words. The changes of the dictionary are added to `words`, for
 * `saveWordChanges`. Throws HANDLE_TAKEN.
 */
export const writeProducts = async (
  tx: EntityManager,
  writes: readonly ProductWrite[],
  words: WordChanges,
): Promise<void> => {
  const write = tx.query<{ words: WordCount[] }[]>(
    `with written as (
       update products p set ${fieldAssignments}, version = w.version, updated_at = now(),
         archived_at = case when w."isArchived" then coalesce(p.archived_at, now()) end,
         facets = w.facets,
         search = case
           when (p.title, p.category, p.available_colors, p.materials, p.description)
             is distinct from (w.title, w.category, w."availableColors", w.materials, w.description)
           then ${searchVector} else ts_delete(p.search, p.facets) end || facet_words(w.facets)
       from jsonb_to_recordset($1::jsonb) as w(id uuid, version integer, ${fieldInput})
         join products before on before.id = w.id
       where p.id = w.id
       returning case when p.archived_at is null then p.search end as come,
         case when before.archived_at is null then before.search end as gone)
     select ${countChanges("written")} as words`,
    [JSON.stringify(writes.map((product) => ({ ...product, ...wordsOf(product) })))],
  );
  const [row] = await write.catch(refuseTakenHandle);
  recordEvent(
    tx,
    "product.changed",
    writes.map(({ id }) => id),
  );
  addWordChanges(words, row?.words ?? []);
};

export type AddedProduct = NewProductFields & {
  isArchived?: boolean;
  /** By default a new one. */
  id?: string;
  createdAt?: Date;
  /** Whether pictures follow in the same transaction. */
  hasPictures?: boolean;
};

/**
 * Inserts products with version 1 in the order given, and returns their ids. The last one is the newest in the shop. A product
 * without a kind gets the one that its title names. The changes of the dictionary are added to `words`, for `saveWordChanges`.
 * Throws HANDLE_TAKEN.
 */
export const addProducts = async (
  tx: EntityManager,
  products: readonly AddedProduct[],
  words: WordChanges,
): Promise<string[]> => {
  const rows = products.map((product, position) => {
    const withKind = { ...withFallbacks(product), kind: product.kind ?? kindOfTitle(product.title) };
    return { ...withKind, ...wordsOf(withKind), position };
  });
  const insert = tx.query<{ ids: string[]; words: WordCount[] }[]>(
    `with input as materialized (
       select coalesce(w.id, uuidv7()) as new_id, w.* from jsonb_to_recordset($1::jsonb)
         as w(position integer, id uuid, "createdAt" timestamptz, "hasPictures" boolean, ${fieldInput})),
     added as (
       insert into products (id, ${fieldColumnNames}, archived_at, created_at, updated_at, lacks_pictures, facets, search)
       select w.new_id, ${fieldValues}, case when w."isArchived" then now() end, coalesce(w."createdAt", now()),
         coalesce(w."createdAt", now()), w."hasPictures" is not true, w.facets,
         ${searchVector} || facet_words(w.facets)
       from input w
       returning case when archived_at is null then search end as come, null::tsvector as gone)
     select (select json_agg(new_id order by position) from input) as ids, ${countChanges("added")} as words`,
    [JSON.stringify(rows)],
  );
  const [row] = await insert.catch(refuseTakenHandle);
  addWordChanges(words, row?.words ?? []);
  const ids = row?.ids ?? [];
  recordEvent(tx, "product.changed", ids);
  return ids;
};
