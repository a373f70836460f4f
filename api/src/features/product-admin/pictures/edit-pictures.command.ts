import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import { changesAfter } from "../../audit/audit.store.ts";
import { AuditSubject, isSame, type Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import type { LockedProduct } from "../admin-product.store.ts";
import { lockProduct } from "../update-product.command.ts";
import {
  addDeleteJob,
  addRenderJobs,
  lockPictureFiles,
} from "../../catalogue/pictures/picture-file.store.ts";
import type { PictureList } from "./picture-list.rules.ts";
import { picturesInOrder, writePictures } from "./product-picture.store.ts";
import { recordNewVersion } from "./record-new-version.command.ts";

export type PictureEdit = {
  productId: string;
  /** The version of the product that the admin saw. */
  version: number;
  /** Name of the mutation. */
  action: AuditAction;
  /** The new list, from the current one and the one that the admin saw. */
  change: (lists: { current: PictureList; seen: PictureList; product: LockedProduct }) => PictureList;
};

/** The pictures of a product at an earlier version: the audit has them if they changed since. */
export const picturesAt = async (
  tx: EntityManager,
  productId: string,
  { version, current }: { version: number; current: PictureList },
): Promise<PictureList> => {
  const later = await changesAfter(tx, { kind: AuditSubject.PRODUCT, id: productId }, version);
  const change = later.find(({ field }) => field === "pictures");
  return change ? ((change.valueBefore ?? []) as PictureList) : current;
};

/** The pictures at the version that the admin saw. */
const seenPictures = async (
  tx: EntityManager,
  product: LockedProduct,
  { version, current }: { version: number; current: PictureList },
): Promise<PictureList> => {
  if (!Number.isInteger(version) || version < 1 || version > product.version)
    refuse("BAD_INPUT", { field: "version" });
  return version === product.version ? current : picturesAt(tx, product.id, { version, current });
};

/** Adds the jobs that follow from a new list: renderings of new pictures and of a new cover, and files that are left over. */
export const addFileJobs = async (
  tx: EntityManager,
  before: PictureList,
  after: PictureList,
): Promise<void> => {
  const isNew = (id: string) => !before.some((picture) => picture.id === id);
  const isNewCover = after[0]?.id !== before[0]?.id;
  const toRender = after
    .map(({ id, mediaKey }, position) => ({ id, key: mediaKey, position }))
    .filter(({ id, position }) => isNew(id) || (position === 0 && isNewCover));
  await addRenderJobs(tx, toRender);
  const remaining = new Set(after.map(({ mediaKey }) => mediaKey));
  for (const { mediaKey } of before) if (!remaining.has(mediaKey)) await addDeleteJob(tx, mediaKey);
};

/**
 * Changes the pictures of a product in a transaction, with a new version and an audit entry. A change that leaves the list as
 * it is writes nothing.
 */
export const editPicturesIn = async (
  tx: EntityManager,
  author: Author,
  { productId, version, action, change }: PictureEdit,
): Promise<void> => {
  const product = await lockProduct(tx, asId(productId, "productId"));
  const before = await picturesInOrder(tx, product.id);
  const seen = await seenPictures(tx, product, { version, current: before });
  const after = change({ current: before, seen, product });
  if (isSame(after, before)) return;
  await lockPictureFiles(
    tx,
    after.map(({ mediaKey }) => mediaKey),
  );
  await writePictures(tx, [{ productId: product.id, pictures: after }]);
  await addFileJobs(tx, before, after);
  await recordNewVersion(tx, product, { author, action, changes: { pictures: { before, after } } });
};

/** The same in a transaction of its own. */
export const editPictures = (services: Services, author: Author, edit: PictureEdit): Promise<void> =>
  inTransaction(services.database, (tx) => editPicturesIn(tx, author, edit));
