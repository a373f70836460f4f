import { removeUnused } from "../../platform/files/remove-unused.ts";
import type { Services } from "../shop/services.ts";
import {
  deletePhotosOf,
  photoFolder,
  photoPath,
  photosOfReturns,
  returnIdsOfUser,
} from "./return-photo.store.ts";

/** Deletes the file of a photograph that its return does not have. */
export const deleteReturnPhoto = (
  services: Services,
  photo: { returnId: string; contentKey: string },
): Promise<void> =>
  removeUnused(services.privateFiles, [photoPath(photo)], async () => {
    const photos = await photosOfReturns(services.database.source.manager, [photo.returnId]);
    return photos.some(({ contentKey }) => contentKey === photo.contentKey);
  });

/** Deletes the photographs of all returns of an account, with files that an upload left without a row when it failed. */
export const deleteReturnPhotos = async (services: Services, userId: string): Promise<void> => {
  const { manager } = services.database.source;
  for (const returnId of await returnIdsOfUser(manager, userId))
    await services.privateFiles.remove(photoFolder(returnId));
  await deletePhotosOf(manager, userId);
};
