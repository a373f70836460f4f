import { userById } from "../accounts/user.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanPhotograph } from "../../platform/files/photographs.ts";
import type { Upload } from "../../platform/files/uploads.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { lockReturn } from "./move-return.command.ts";
import { addPhoto, photoPath, photosOfReturns } from "./return-photo.store.ts";
import { canReturn } from "./return.policy.ts";
import { isOpen } from "./return-status.rules.ts";

/** Most photographs of one return. */
const maxPhotos = 4;

/**
 * Adds a photograph to an open return of the shopper. It is decoded and encoded anew, without metadata such as the place, and
 * stored as a private file. The same picture again changes nothing. Throws RETURN_NOT_FOUND, RETURN_STEP_INVALID,
 * RETURN_PHOTOS_FULL, and the refusals of pictures.
 */
export const addReturnPhoto = async (
  shop: Shop,
  viewer: Viewer,
  { returnId, upload }: { returnId: string; upload: Upload },
): Promise<string> => {
  await shop.throttles.count({ returnPhotoByAccount: viewer.userId });
  const { content, contentKey, width, height } = await cleanPhotograph(upload);
  return inTransaction(shop.database, async (tx) => {
    const { request } = await lockReturn(tx, returnId);
    if (!canReturn(viewer, request)) return refuse("RETURN_NOT_FOUND");
    // The deletion of the account waits for the order as well: it comes after this photograph and deletes it, or is seen here.
    if ((await userById(tx, viewer.userId))?.deletedAt) refuse("RETURN_NOT_FOUND");
    if (!isOpen(request.status))
      refuse("RETURN_STEP_INVALID", { message: "Photographs can be added to an open return only." });
    const photos = await photosOfReturns(tx, [request.id]);
    if (photos.some((photo) => photo.contentKey === contentKey)) return request.id;
    if (photos.length >= maxPhotos) refuse("RETURN_PHOTOS_FULL");
    const photo = { returnId: request.id, contentKey, width, height };
    await addPhoto(tx, photo);
    await shop.privateFiles.write(photoPath(photo), content);
    return request.id;
  });
};
