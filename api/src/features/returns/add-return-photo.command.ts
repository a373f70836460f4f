import type { EntityManager } from "typeorm";
import { lockShopper } from "../accounts/user.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import { cleanPhotograph } from "../../platform/images/photographs.ts";
import { storeWithRow } from "../../platform/files/store-with-row.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { lockReturn } from "./move-return.command.ts";
import { addPhoto, photoPath, photosOfReturns } from "./return-photo.store.ts";
import { canReturn } from "./return.policy.ts";
import type { ReturnRow } from "./return.store.ts";
import { isOpen } from "./return-status.rules.ts";

/** Maximum number of photographs of one return. */
const maxPhotos = 4;

/** Locks an open return of the shopper. Throws RETURN_NOT_FOUND, RETURN_STEP_INVALID. */
const lockOwnOpenReturn = async (tx: EntityManager, viewer: Viewer, returnId: string): Promise<ReturnRow> => {
  // The deletion of the account waits for this lock: it deletes a photograph that was added before it.
  if (!(await lockShopper(tx, viewer.userId))) refuse("RETURN_NOT_FOUND");
  const { request } = await lockReturn(tx, returnId);
  if (!canReturn(viewer, request)) return refuse("RETURN_NOT_FOUND");
  if (!isOpen(request.status))
    refuse("RETURN_STEP_INVALID", { message: "Photographs can be added to an open return only." });
  return request;
};

/**
 * Locks the return, if the shopper may add a photograph. Returns its id, and whether it has this photograph. Throws
 * RETURN_NOT_FOUND, RETURN_STEP_INVALID, RETURN_PHOTOS_FULL.
 */
const lockForPhoto = async (
  tx: EntityManager,
  viewer: Viewer,
  { returnId, contentKey }: { returnId: string; contentKey: string },
): Promise<{ id: string; isAdded: boolean }> => {
  const request = await lockOwnOpenReturn(tx, viewer, returnId);
  const photos = await photosOfReturns(tx, [request.id]);
  const isAdded = photos.some((photo) => photo.contentKey === contentKey);
  if (!isAdded && photos.length >= maxPhotos) refuse("RETURN_PHOTOS_FULL");
  return { id: request.id, isAdded };
};

/**
 * Adds a photograph to an open return of the shopper. It is decoded and encoded anew, without metadata such as the position, and
 * stored as a private file. The same picture again changes nothing. Throws RETURN_NOT_FOUND, RETURN_STEP_INVALID,
 * RETURN_PHOTOS_FULL, and the refusals of pictures.
 */
export const addReturnPhoto = async (
  services: Services,
  viewer: Viewer,
  { returnId, upload }: { returnId: string; upload: Upload },
): Promise<string> => {
  await services.throttles.count({ returnPhotoByAccount: viewer.userId });
  // Decoding is expensive: it is not done for a return that is missing or of another account.
  await inTransaction(services.database, (tx) => lockOwnOpenReturn(tx, viewer, returnId));
  const { content, contentKey, width, height } = await cleanPhotograph(upload);
  const { id, isAdded } = await inTransaction(services.database, (tx) =>
    lockForPhoto(tx, viewer, { returnId, contentKey }),
  );
  if (isAdded) return id;
  const photo = { returnId: id, contentKey, width, height };
  await storeWithRow(services.privateFiles, [{ path: photoPath(photo), content }], {
    addRow: () =>
      inTransaction(services.database, async (tx) => {
        if (!(await lockForPhoto(tx, viewer, photo)).isAdded) await addPhoto(tx, photo);
      }),
    addDeleteJob: () =>
      addJob(services.database.source.manager, "delete-return-photo", { returnId: id, contentKey }),
  });
  return id;
};
