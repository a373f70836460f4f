import type { EntityManager } from "typeorm";
import type { ListedPicture, PictureList } from "./picture-list.rules.ts";

/** The pictures of a product in their order. Its row must be locked. */
export const picturesInOrder = (tx: EntityManager, productId: string): Promise<ListedPicture[]> =>
  tx.query<ListedPicture[]>(
    `select id, media_key as "mediaKey", view, color, alt, width, height from product_pictures
     where product_id = $1 order by place`,
    [productId],
  );

/**
 * Replaces the pictures of a product. The places first become negative, so that no two rows have one place at any moment.
 */
export const writePictures = async (
  tx: EntityManager,
  productId: string,
  pictures: PictureList,
): Promise<void> => {
  const ids = pictures.map(({ id }) => id);
  await tx.query("delete from product_pictures where product_id = $1 and id <> all($2::uuid[])", [
    productId,
    ids,
  ]);
  await tx.query("update product_pictures set place = -1 - place where product_id = $1", [productId]);
  await tx.query(
    `insert into product_pictures (id, product_id, place, media_key, view, color, alt, width, height)
     select w.id, $1, w.place, w."mediaKey", w.view, w.color, w.alt, w.width, w.height
     from jsonb_to_recordset($2::jsonb) as w(id uuid, place smallint, "mediaKey" text, view text, color text, alt text,
       width integer, height integer)
     on conflict (id) do update set place = excluded.place, view = excluded.view, color = excluded.color, alt = excluded.alt`,
    [productId, JSON.stringify(pictures.map((picture, place) => ({ ...picture, place })))],
  );
};

/** Counts a write of the product, and returns its new version. */
export const raiseVersion = async (tx: EntityManager, productId: string): Promise<number> => {
  const [rows] = await tx.query<[{ version: number }[]]>(
    "update products set version = version + 1, updated_at = now() where id = $1 returning version",
    [productId],
  );
  return rows[0]?.version ?? 0;
};

/** The size of the widest rendering of a picture that a product shows; `undefined` if none does. */
export const productPictureOfKey = async (
  tx: EntityManager,
  key: string,
): Promise<{ width: number; height: number } | undefined> => {
  const [row] = await tx.query<{ width: number; height: number }[]>(
    "select width, height from product_pictures where media_key = $1 limit 1",
    [key],
  );
  return row;
};
