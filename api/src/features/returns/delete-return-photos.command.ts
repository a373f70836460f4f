import type { Services } from "../shop/services.ts";
import { deletePhotosOf, photoFolder, returnIdsOfUser } from "./return-photo.store.ts";

/** Deletes the photographs of all returns of an account, with files that an upload left without a row when it failed. */
export const deleteReturnPhotos = async (services: Services, userId: string): Promise<void> => {
  const { manager } = services.database.source;
  for (const returnId of await returnIdsOfUser(manager, userId))
    await services.privateFiles.remove(photoFolder(returnId));
  await deletePhotosOf(manager, userId);
};
