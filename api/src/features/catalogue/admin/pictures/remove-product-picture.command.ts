import { asId } from "../../../../platform/ids.ts";
import type { Author } from "../../../audit/audit.rules.ts";
import type { Shop } from "../../../shop/shop.ts";
import { editPictures } from "./edit-pictures.command.ts";
import { withoutPicture } from "./picture-list.rules.ts";

/**
 * Takes a picture out of a product. Its files are deleted 33 days later, unless something shows them by then. Throws
 * PICTURE_NOT_FOUND.
 */
export const removeProductPicture = (
  shop: Shop,
  author: Author,
  input: { productId: string; version: number; pictureId: string },
): Promise<void> => {
  const id = asId(input.pictureId, "pictureId");
  return editPictures(shop, author, {
    ...input,
    action: "removeProductPicture",
    change: ({ current }) => withoutPicture(current, id),
  });
};
