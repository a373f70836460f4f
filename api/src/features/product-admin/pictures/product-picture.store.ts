import type { EntityManager } from "typeorm";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { pictureColumns, picturesAsList } from "../../catalogue/product-columns.store.ts";
import type { ListedPicture, PictureList } from "./picture-list.rules.ts";

/** The pictures of a product in their order. Its row must be locked. */
export const picturesInOrder = (tx: EntityManager, productId: string): Promise<ListedPicture[]> =>
  tx.query<ListedPicture[]>(
    `select ${pictureColumns} from product_pictures i where product_id = $1 order by position`,
    [productId],
  );

export type ProductPictures = { productId: string; pictures: PictureList };

/**
 * Replaces the pictures of products. The places first become negative, so that no two rows have one place at any moment.
 */
export const writePictures = async (
  tx: EntityManager,
  products: readonly ProductPictures[],
): Promise<void> => {
  const productIds = products.map(({ productId }) => productId);
  const rows = products.flatMap(({ productId, pictures }) =>
    pictures.map((picture, position) => ({ ...picture, productId, position })),
  );
  await tx.query(
    "delete from product_pictures where product_id = any($1::uuid[]) and id <> all($2::uuid[])",
    [productIds, rows.map(({ id }) => id)],
  );
  await tx.query("update product_pictures set position = -1 - position where product_id = any($1::uuid[])", [
    productIds,
  ]);
  await tx.query(
    `insert into product_pictures (id, product_id, position, media_key, view, color, alt, width, height, focus_x, focus_y)
     select w.id, w."productId", w.position, w."mediaKey", w.view, w.color, w.alt, w.width, w.height,
       (w.focus->>0)::smallint, (w.focus->>1)::smallint
     from jsonb_to_recordset($1::jsonb) as w(id uuid, "productId" uuid, position smallint, "mediaKey" text, view text, color text, alt text,
       width integer, height integer, focus jsonb)
     on conflict (id) do update set position = excluded.position, view = excluded.view, color = excluded.color, alt = excluded.alt,
       focus_x = excluded.focus_x, focus_y = excluded.focus_y`,
    [JSON.stringify(rows)],
  );
};

/** The pictures of each product in their order. */
export const pictureLists = async (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, PictureList>> => {
  const rows = await tx.query<ProductPictures[]>(
    `select p.id as "productId", ${picturesAsList} as pictures from unnest($1::uuid[]) p(id)`,
    [productIds],
  );
  return new Map(rows.map(({ productId, pictures }) => [productId, pictures]));
};

/** Counts a write of each product. */
export const raiseVersions = async (tx: EntityManager, productIds: readonly string[]): Promise<void> => {
  await tx.query("update products set version = version + 1, updated_at = now() where id = any($1::uuid[])", [
    productIds,
  ]);
  recordEvent(tx, "product.changed", productIds);
};

/** The sizes of the widest renderings of pictures that products show. Keys that no product shows are missing. */
export const productPictureSizes = (
  tx: EntityManager,
  keys: readonly string[],
): Promise<{ key: string; width: number; height: number }[]> =>
  tx.query(
    `select distinct on (media_key) media_key as key, width, height from product_pictures
     where media_key = any($1::text[])`,
    [keys],
  );
