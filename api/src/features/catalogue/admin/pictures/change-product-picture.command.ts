import { asId } from "../../../../platform/ids.ts";
import type { Author } from "../../../audit/audit.rules.ts";
import type { Shop } from "../../../shop/shop.ts";
import { editPictures } from "./edit-pictures.command.ts";
import { checkedText, withChanges, type PictureText } from "./picture-list.rules.ts";

/**
 * Changes colour, view and alternative text of a picture. Throws PICTURE_NOT_FOUND, PICTURE_COLOR_UNKNOWN, and PRODUCT_CHANGED if
 * another admin changed the same value since `version`.
 */
export const changeProductPicture = (
  shop: Shop,
  author: Author,
  input: { productId: string; version: number; pictureId: string; changes: Partial<PictureText> },
): Promise<void> => {
  const id = asId(input.pictureId, "pictureId");
  return editPictures(shop, author, {
    ...input,
    action: "changeProductPicture",
    change: ({ current, seen, product }) =>
      withChanges(current, seen, { id, changes: checkedText(input.changes, product.availableColors) }),
  });
};
