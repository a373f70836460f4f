import type { EntityManager } from "typeorm";
import { refuse } from "../../../../platform/errors/errors.ts";
import type { Author, FieldChange } from "../../../audit/audit.rules.ts";
import type { Shop } from "../../../shop/shop.ts";
import { lockPictureFiles } from "../../pictures/picture-file.store.ts";
import { editPicturesIn } from "./edit-pictures.command.ts";
import { isSameList, type PictureList } from "./picture-list.rules.ts";

/**
 * Takes back one change of a product's pictures: the list is the one from before. Throws PRODUCT_CHANGED if the list was changed
 * again since, CHANGE_NOT_REVERTIBLE if the file of a removed picture is deleted by now.
 */
export const revertPicturesIn = async (
  tx: EntityManager,
  shop: Shop,
  author: Author,
  { productId, version, change }: { productId: string; version: number; change: FieldChange },
): Promise<void> => {
  const [before, after] = [change.before as PictureList, change.after as PictureList];
  await lockPictureFiles(
    tx,
    before.map(({ mediaKey }) => mediaKey),
  );
  for (const { mediaKey } of before)
    if (!(await shop.files.hasOriginal(mediaKey))) refuse("CHANGE_NOT_REVERTIBLE", { field: "id" });
  await editPicturesIn(tx, author, {
    productId,
    version,
    action: "revertChange",
    change: ({ current }) =>
      isSameList(current, after)
        ? before
        : refuse("PRODUCT_CHANGED", {
            message: "The pictures were changed again since. Please edit them instead.",
          }),
  });
};
