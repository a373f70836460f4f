import type { Shop } from "../shop/shop.ts";
import { deletePhotosOf, photoFolder, returnIdsOfUser } from "./return-photo.store.ts";

/** Deletes the photographs of all returns of an account, with files that an upload left without a row when it failed. */
export const deleteReturnPhotos = async (shop: Shop, userId: string): Promise<void> => {
  const { manager } = shop.database.source;
  for (const returnId of await returnIdsOfUser(manager, userId))
    await shop.privateFiles.remove(photoFolder(returnId));
  await deletePhotosOf(manager, userId);
};
