import type { EntityManager } from "typeorm";
import { refuse } from "../product-admin.refusals.ts";
import type { Author, FieldChange } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPicturesIn } from "./edit-pictures.command.ts";
import { isSameList, type PictureList } from "./picture-list.rules.ts";

/** The originals of pictures that a change has removed. */
export type RemovedOriginals = { contents: Buffer[]; areAllThere: boolean };

/**
 * Reads the originals of the pictures that a change has removed. To be called before the transaction of the revert: the storage
 * may be slow.
 */
export const readRemovedOriginals = async (
  services: Services,
  change: FieldChange | undefined,
): Promise<RemovedOriginals> => {
  const [before, after] = [(change?.before ?? []) as PictureList, (change?.after ?? []) as PictureList];
  const remaining = new Set(after.map(({ mediaKey }) => mediaKey));
  const removed = before.filter(({ mediaKey }) => !remaining.has(mediaKey));
  const originals = await Promise.all(removed.map(({ mediaKey }) => services.files.original(mediaKey)));
  const contents = originals.filter((content) => content !== undefined);
  return { contents, areAllThere: contents.length === removed.length };
};

/** To be called after that transaction: a file may have been deleted while the change was made. */
export const keepOriginals = async (services: Services, { contents }: RemovedOriginals): Promise<void> => {
  for (const content of contents) await services.files.storeOriginal(content);
};

/**
 * Takes back one change of a product's pictures: the list is the one from before. Throws PRODUCT_CHANGED if the list was changed
 * again since, CHANGE_NOT_REVERTIBLE if the file of a removed picture is deleted by now.
 */
export const revertPicturesIn = async (
  tx: EntityManager,
  author: Author,
  {
    productId,
    version,
    change,
    originals,
  }: { productId: string; version: number; change: FieldChange; originals: RemovedOriginals },
): Promise<void> => {
  const [before, after] = [change.before as PictureList, change.after as PictureList];
  if (!originals.areAllThere) refuse("CHANGE_NOT_REVERTIBLE", { field: "id" });
  await editPicturesIn(tx, author, {
    productId,
    version,
    action: "revertChange",
    change: ({ current }) =>
      isSameList(current, after)
        ? before
        : refuse("PRODUCT_CHANGED", {
            message: "The pictures have changed again since then. Please edit them instead.",
          }),
  });
};
