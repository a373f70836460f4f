import { removeUnused } from "../../platform/files/remove-unused.ts";
import type { Services } from "../shop/services.ts";
import { photoPath, photosOfReturns } from "./return-photo.store.ts";

/** Deletes the file of a photograph that its return does not have. */
export const deleteReturnPhoto = (
  services: Services,
  photo: { returnId: string; contentKey: string },
): Promise<void> =>
  removeUnused(services.privateFiles, [photoPath(photo)], async () => {
    const photos = await photosOfReturns(services.database.source.manager, [photo.returnId]);
    return photos.some(({ contentKey }) => contentKey === photo.contentKey);
  });
