import type { EntityManager } from "typeorm";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { addDeleteJob, addRenderJobs, lockPictureFiles } from "../catalogue/pictures/picture-file.store.ts";
import { Collection } from "../collections/collection.entity.ts";
import { maxCollections } from "../collections/collection.rules.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { refuse } from "./collection-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { renderedSize } from "../../platform/images/images.rules.ts";
import { productPicture } from "../../platform/images/upload.rules.ts";
import { storePicture, type StoredUpload, type Upload } from "../../platform/images/uploads.ts";
import type { Services } from "../shop/services.ts";
import {
  countProducts,
  keepFormerSlug,
  lockCollection,
  lockPositions,
  pickedIds,
  writePickedIds,
} from "./collection-admin.store.ts";
import {
  checkedCollection,
  checkedProducts,
  type CheckedCollection,
  type TypedCollection,
} from "./collection-input.rules.ts";

export type CollectionChange = {
  id: string;
  /** The version that the admin saw; 0 for a new collection. */
  version: number;
  collection: TypedCollection;
  /** A new picture. */
  upload?: Upload | undefined;
  removesPicture: boolean;
};

/** A picture of a collection is stored as one of a product. */
const uploadRules = {
  ...productPicture,
  field: "picture",
  tooLarge: "A picture has at most 20 MB and 50 megapixels.",
};

type Picture = Pick<Collection, "pictureKey" | "pictureWidth" | "pictureHeight">;

const noPicture: Picture = { pictureKey: null, pictureWidth: null, pictureHeight: null };

const pictureOf = ({ key, ...size }: StoredUpload): Picture => {
  const { width, height } = renderedSize(size);
  return { pictureKey: key, pictureWidth: width, pictureHeight: height };
};

type Content = Omit<CheckedCollection, "productIds"> & Picture & { productIds: string[] };

/** Ids in an audit entry: more would make it large. */
const maxAuditedIds = 200;

/** A collection as JSON for the audit, with prices in rupees. */
const asAudited = ({ productIds, rule, pictureKey, ...content }: Content): Record<string, unknown> => ({
  title: content.title,
  slug: content.slug,
  text: content.text,
  kind: content.kind,
  rule: {
    ...rule,
    ...(rule.minPrice === undefined ? {} : { minPrice: rule.minPrice / 100 }),
    ...(rule.maxPrice === undefined ? {} : { maxPrice: rule.maxPrice / 100 }),
  },
  products: { count: productIds.length, ids: productIds.slice(0, maxAuditedIds) },
  picture: pictureKey,
  pictureAlt: content.pictureAlt,
  pictureFocus: content.pictureFocus,
});

const contentOf = async (tx: EntityManager, stored: Collection): Promise<Content> => ({
  title: stored.title,
  slug: stored.slug,
  text: stored.text,
  kind: stored.kind,
  rule: stored.rule,
  productIds: await pickedIds(tx, stored.id),
  pictureAlt: stored.pictureAlt,
  pictureFocus: stored.pictureFocus,
  pictureKey: stored.pictureKey,
  pictureWidth: stored.pictureWidth,
  pictureHeight: stored.pictureHeight,
});

/** Adds the jobs for the files of a new picture, and of the one before it. */
const addFileJobs = async (tx: EntityManager, before: string | null, after: string | null): Promise<void> => {
  if (before === after) return;
  if (after !== null) {
    await lockPictureFiles(tx, [after]);
    await addRenderJobs(tx, [{ key: after, position: 0 }]);
  }
  if (before !== null) await addDeleteJob(tx, before);
};

/** Writes a new collection, behind the others. Throws COLLECTIONS_FULL. */
const insertCollection = async (
  tx: EntityManager,
  id: string,
  content: Omit<Content, "productIds">,
): Promise<void> => {
  await lockPositions(tx);
  const count = await tx.count(Collection);
  if (count >= maxCollections) refuse("COLLECTIONS_FULL");
  const last = await tx.maximum(Collection, "position");
  await tx.insert(Collection, { id, ...content, position: (last ?? -1) + 1 });
};

const asSlugTaken = (error: unknown): never => {
  if (isUniqueViolation(error, "collections_slug")) refuse("COLLECTION_SLUG_TAKEN", { field: "slug" });
  throw error;
};

/** The picture that the collection has from now on. */
const nextPicture = (
  file: StoredUpload | undefined,
  stored: Collection | null,
  removesPicture: boolean,
): Picture => {
  if (file) return pictureOf(file);
  if (!stored || removesPicture) return noPicture;
  const { pictureKey, pictureWidth, pictureHeight } = stored;
  return { pictureKey, pictureWidth, pictureHeight };
};

const saveIn = async (
  tx: EntityManager,
  author: Author,
  {
    id,
    version,
    checked,
    file,
    removesPicture,
  }: {
    id: string;
    version: number;
    checked: CheckedCollection;
    file: StoredUpload | undefined;
    removesPicture: boolean;
  },
): Promise<void> => {
  const stored = await lockCollection(tx, id);
  if (!stored && version !== 0) refuse("COLLECTION_NOT_FOUND");
  const before = stored ? await contentOf(tx, stored) : undefined;
  // A collection by rule pins fewer products than one of picked ones may have.
  const { productIds: typedIds, ...terms } = checked;
  const productIds = typedIds ?? checkedProducts(terms.kind, before?.productIds ?? []);
  const picture = nextPicture(file, stored, removesPicture);
  const pictureFocus = picture.pictureKey === null ? null : terms.pictureFocus;
  const content = { ...terms, ...picture, pictureFocus };
  const changes = changesBetween(before ? asAudited(before) : {}, asAudited({ ...content, productIds }));
  const hasOtherProducts = (before?.productIds ?? []).join() !== productIds.join();
  // Also a request that is repeated, since its answer was lost.
  if (Object.keys(changes).length === 0 && !hasOtherProducts) return;
  if ((stored?.version ?? 0) !== version) refuse("COLLECTION_CHANGED");
  if (hasOtherProducts && (await countProducts(tx, productIds)) < productIds.length)
    refuse("PRODUCT_NOT_FOUND", { field: "productIds" });
  if (stored)
    await tx.update(Collection, { id }, { ...content, version: () => "version + 1" }).catch(asSlugTaken);
  else await insertCollection(tx, id, content).catch(asSlugTaken);
  await keepFormerSlug(tx, { id, former: stored?.slug, slug: content.slug });
  if (hasOtherProducts) await writePickedIds(tx, id, productIds);
  await addFileJobs(tx, before?.pictureKey ?? null, content.pictureKey);
  await addAudit(tx, {
    author,
    action: "saveCollection",
    subject: AuditSubject.COLLECTION,
    subjectId: id,
    label: content.title,
    version: version + 1,
    changes,
  });
};

/**
 * Adds a collection with an id that the client made (`version` 0), or changes it, with its products and its picture. The same
 * content again changes nothing. Throws COLLECTION_INVALID, COLLECTION_NOT_FOUND, COLLECTION_CHANGED, COLLECTION_SLUG_TAKEN,
 * COLLECTIONS_FULL, PRODUCT_NOT_FOUND, and the refusals of an upload.
 */
export const saveCollection = async (
  services: Services,
  author: Author,
  { collection, upload, removesPicture, ...change }: CollectionChange,
): Promise<string> => {
  const id = asId(change.id, "id");
  const checked = checkedCollection(collection);
  const file = upload && (await storePicture(services.files, upload, uploadRules));
  await inTransaction(
    services.database,
    (tx) => saveIn(tx, author, { id, version: change.version, checked, file, removesPicture }),
    // Two requests that add the same collection: the second one finds it.
    (error) => !(error instanceof Refusal) && isUniqueViolation(error, "collections_pkey"),
  );
  // The file of an earlier, equal picture may have been deleted while the change was made.
  if (file) await services.files.storeOriginal(file.content);
  return id;
};
