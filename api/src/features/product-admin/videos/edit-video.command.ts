import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../product-admin.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import { changesAfter } from "../../audit/audit.store.ts";
import {
  addDeleteJob,
  addRenderJobs,
  lockPictureFiles,
} from "../../catalogue/pictures/picture-file.store.ts";
import { addVideoDeleteJob } from "../../catalogue/videos/video-file.store.ts";
import type { Services } from "../../shop/services.ts";
import { lockProduct } from "../update-product.command.ts";
import type { PictureList } from "../pictures/picture-list.rules.ts";
import { picturesInOrder } from "../pictures/product-picture.store.ts";
import { recordNewVersion } from "../pictures/record-new-version.command.ts";
import { videoOf, writeVideo } from "./product-video.store.ts";
import { isSameVideo, type StoredVideo } from "./stored-video.rules.ts";

export type VideoEdit = {
  productId: string;
  /** The version of the product that the admin saw. */
  version: number;
  /** Name of the mutation. */
  action: AuditAction;
  /** The new video from the current one, `null` for none. */
  change: (current: StoredVideo | null, pictures: PictureList) => StoredVideo | null;
};

/** Adds the jobs that follow from a new video: renderings of its poster, and the deletion of files that are left over. */
const addFileJobs = async (
  tx: EntityManager,
  before: StoredVideo | null,
  after: StoredVideo | null,
): Promise<void> => {
  if (before && before.mediaKey !== after?.mediaKey)
    await addVideoDeleteJob(tx, { key: before.mediaKey, format: before.format });
  if (before?.posterKey === after?.posterKey) return;
  if (before?.posterKey) await addDeleteJob(tx, before.posterKey);
  if (after?.posterKey) await addRenderJobs(tx, [{ key: after.posterKey, position: 0 }]);
};

/**
 * Changes the video of a product in a transaction, with a new version and an audit entry. A change that leaves it as it is writes
 * nothing, so that a request may be repeated after a lost response. Throws PRODUCT_NOT_FOUND, and PRODUCT_CHANGED if another admin
 * has changed the video since `version`.
 */
export const editVideoIn = async (
  tx: EntityManager,
  author: Author,
  { productId, version, action, change }: VideoEdit,
): Promise<void> => {
  const product = await lockProduct(tx, asId(productId, "productId"));
  if (!Number.isInteger(version) || version < 1 || version > product.version)
    refuse("BAD_INPUT", { field: "version" });
  const before = await videoOf(tx, product.id);
  const after = change(before, await picturesInOrder(tx, product.id));
  if (isSameVideo(before, after)) return;
  const later = await changesAfter(tx, { kind: AuditSubject.PRODUCT, id: product.id }, version);
  if (later.some(({ field }) => field === "video")) refuse("PRODUCT_CHANGED", { field: "video" });
  const keys = after ? [after.mediaKey, ...(after.posterKey ? [after.posterKey] : [])] : [];
  await lockPictureFiles(tx, keys);
  await writeVideo(tx, product.id, after);
  await addFileJobs(tx, before, after);
  await recordNewVersion(tx, product, { author, action, changes: { video: { before, after } } });
};

/** The same in a transaction of its own. */
export const editVideo = (services: Services, author: Author, edit: VideoEdit): Promise<void> =>
  inTransaction(services.database, (tx) => editVideoIn(tx, author, edit));

/**
 * Throws PRODUCT_CHANGED if another admin has changed the video since `version`: the parts of a new one are not sent for nothing.
 * The author's own change may be the same upload, whose response was lost.
 */
export const checkSeenVideo = async (
  { database }: Services,
  author: Author,
  { productId, version }: Pick<VideoEdit, "productId" | "version">,
): Promise<void> => {
  const subject = { kind: AuditSubject.PRODUCT, id: asId(productId, "productId") };
  const later = await changesAfter(database.source.manager, subject, version);
  if (later.some(({ field, userId }) => field === "video" && userId !== author.userId))
    refuse("PRODUCT_CHANGED", { field: "video" });
};
