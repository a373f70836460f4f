import type { EntityManager } from "typeorm";
import type { ListedPicture, PictureList } from "./picture-list.rules.ts";

/** The pictures of a product in their order. Its row must be locked. */
export const picturesInOrder = (tx: EntityManager, productId: string): Promise<ListedPicture[]> =>
  tx.query<ListedPicture[]>(
    `select id, media_key as "mediaKey", view, color, alt, width, height from product_pictures
     where product_id = $1 order by place`,
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
    pictures.map((picture, place) => ({ ...picture, productId, place })),
  );
  await tx.query(
    "delete from product_pictures where product_id = any($1::uuid[]) and id <> all($2::uuid[])",
    [productIds, rows.map(({ id }) => id)],
  );
  await tx.query("update product_pictures set place = -1 - place where product_id = any($1::uuid[])", [
    productIds,
  ]);
  await tx.query(
    `insert into product_pictures (id, product_id, place, media_key, view, color, alt, width, height)
     select w.id, w."productId", w.place, w."mediaKey", w.view, w.color, w.alt, w.width, w.height
     from jsonb_to_recordset($1::jsonb) as w(id uuid, "productId" uuid, place smallint, "mediaKey" text, view text, color text, alt text,
       width integer, height integer)
     on conflict (id) do update set place = excluded.place, view = excluded.view, color = excluded.color, alt = excluded.alt`,
    [JSON.stringify(rows)],
  );
};

/** The pictures of products in their order; products without pictures are missing. */
export const pictureLists = async (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, PictureList>> => {
  const rows = await tx.query<ProductPictures[]>(
    `select product_id as "productId", json_agg(json_build_object('id', id, 'mediaKey', media_key, 'view', view,
       'color', color, 'alt', alt, 'width', width, 'height', height) order by place) as pictures
     from product_pictures where product_id = any($1::uuid[]) group by product_id`,
    [productIds],
  );
  return new Map(rows.map(({ productId, pictures }) => [productId, pictures]));
};

/** Counts a write of each product. */
export const raiseVersions = async (tx: EntityManager, productIds: readonly string[]): Promise<void> => {
  await tx.query("update products set version = version + 1, updated_at = now() where id = any($1::uuid[])", [
    productIds,
  ]);
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
