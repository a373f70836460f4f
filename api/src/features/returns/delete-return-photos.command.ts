import type { Shop } from "../shop/shop.ts";
import { deletePhotosOf, photoFolder, photosOfUser } from "./return-photo.store.ts";

/** Deletes the photographs of all returns of an account: first the files, so that a failed attempt finds them again. */
export const deleteReturnPhotos = async (shop: Shop, userId: string): Promise<void> => {
  const { manager } = shop.database.source;
  const photos = await photosOfUser(manager, userId);
  for (const returnId of new Set(photos.map((photo) => photo.returnId)))
    await shop.privateFiles.remove(photoFolder(returnId));
  await deletePhotosOf(manager, userId);
};
