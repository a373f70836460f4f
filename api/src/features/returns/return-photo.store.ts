import type { EntityManager } from "typeorm";
import type { ReturnPhoto } from "./return-photo.entity.ts";

export type ReturnPhotoRow = Pick<ReturnPhoto, "id" | "returnId" | "contentKey" | "width" | "height">;

const columns = `id, return_id as "returnId", content_key as "contentKey", width, height`;

/** The photographs of many returns, oldest first. */
export const photosOfReturns = (tx: EntityManager, returnIds: readonly string[]): Promise<ReturnPhotoRow[]> =>
  tx.query<ReturnPhotoRow[]>(
    `select ${columns} from return_photos where return_id = any($1::uuid[]) order by id`,
    [returnIds],
  );

/** One photograph; `undefined` if missing. */
export const findReturnPhoto = async (tx: EntityManager, id: string): Promise<ReturnPhotoRow | undefined> => {
  const [row] = await tx.query<ReturnPhotoRow[]>(`select ${columns} from return_photos where id = $1`, [id]);
  return row;
};

export const addPhoto = async (tx: EntityManager, photo: Omit<ReturnPhotoRow, "id">): Promise<void> => {
  await tx.query(
    "insert into return_photos (return_id, content_key, width, height) values ($1, $2, $3, $4)",
    [photo.returnId, photo.contentKey, photo.width, photo.height],
  );
};

/** The ids of all returns of an account. */
export const returnIdsOfUser = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>("select id from returns where user_id = $1", [userId]);
  return rows.map(({ id }) => id);
};

/** Deletes the rows of the photographs of all returns of an account. */
export const deletePhotosOf = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query("delete from return_photos where return_id in (select id from returns where user_id = $1)", [
    userId,
  ]);
};

/** The private folder of the photographs of a return. */
export const photoFolder = (returnId: string): string => `returns/${returnId}`;

/** The private file of a photograph. */
export const photoPath = ({
  returnId,
  contentKey,
}: Pick<ReturnPhotoRow, "returnId" | "contentKey">): string => `${photoFolder(returnId)}/${contentKey}`;
