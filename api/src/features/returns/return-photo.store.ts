import { In, type EntityManager } from "typeorm";
import { ReturnRequest } from "./return.entity.ts";
import { ReturnPhoto } from "./return-photo.entity.ts";

export type ReturnPhotoRow = Pick<ReturnPhoto, "id" | "returnId" | "contentKey" | "width" | "height">;

/** The photographs of many returns, oldest first. */
export const photosOfReturns = (tx: EntityManager, returnIds: readonly string[]): Promise<ReturnPhotoRow[]> =>
  tx.find(ReturnPhoto, { where: { returnId: In(returnIds) }, order: { id: "asc" } });

/** One photograph; `null` if missing. */
export const findReturnPhoto = (tx: EntityManager, id: string): Promise<ReturnPhotoRow | null> =>
  tx.findOneBy(ReturnPhoto, { id });

export const addPhoto = async (tx: EntityManager, photo: Omit<ReturnPhotoRow, "id">): Promise<void> => {
  await tx.insert(ReturnPhoto, photo);
};

/** The ids of all returns of an account. */
export const returnIdsOfUser = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const returns = await tx.find(ReturnRequest, { select: { id: true }, where: { userId } });
  return returns.map(({ id }) => id);
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
