import { asId } from "../../../platform/ids.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPictures } from "./edit-pictures.command.ts";
import { withoutPicture } from "./picture-list.rules.ts";

/**
 * Takes a picture out of a product. Its files are deleted 33 days later, unless something shows them by then. Throws
 * PICTURE_NOT_FOUND.
 */
export const removeProductPicture = (
  services: Services,
  author: Author,
  input: { productId: string; version: number; pictureId: string },
): Promise<void> => {
  const id = asId(input.pictureId, "pictureId");
  return editPictures(services, author, {
    ...input,
    action: "removeProductPicture",
    change: ({ current }) => withoutPicture(current, id),
  });
};
