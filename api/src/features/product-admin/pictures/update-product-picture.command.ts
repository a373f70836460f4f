import { asId } from "../../../platform/ids.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPictures } from "./edit-pictures.command.ts";
import { checkedText, withChanges, type TypedPictureText } from "./picture-list.rules.ts";

/**
 * Changes colour, view and alternative text of a picture. Throws PICTURE_NOT_FOUND, PICTURE_COLOR_UNKNOWN, and PRODUCT_CHANGED if
 * another admin changed the same value since `version`.
 */
export const updateProductPicture = (
  services: Services,
  author: Author,
  input: { productId: string; version: number; pictureId: string; changes: TypedPictureText },
): Promise<void> => {
  const id = asId(input.pictureId, "pictureId");
  return editPictures(services, author, {
    ...input,
    action: "changeProductPicture",
    change: ({ current, seen, product }) =>
      withChanges(current, seen, { id, changes: checkedText(input.changes, product.availableColors) }),
  });
};
