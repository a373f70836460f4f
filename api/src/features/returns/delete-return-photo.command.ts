import { removeUnused } from "../../platform/files/remove-unused.ts";
import type { Shop } from "../shop/shop.ts";
import { photoPath, photosOfReturns } from "./return-photo.store.ts";

/** Deletes the file of a photograph that its return does not have. */
export const deleteReturnPhoto = (
  shop: Shop,
  photo: { returnId: string; contentKey: string },
): Promise<void> =>
  removeUnused(shop.privateFiles, [photoPath(photo)], async () => {
    const photos = await photosOfReturns(shop.database.source.manager, [photo.returnId]);
    return photos.some(({ contentKey }) => contentKey === photo.contentKey);
  });
