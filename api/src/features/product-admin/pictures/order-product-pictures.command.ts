import { asId } from "../../../platform/ids.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPictures } from "./edit-pictures.command.ts";
import { inOrder } from "./picture-list.rules.ts";

/** Puts all pictures of a product into an order. Throws PRODUCT_CHANGED if another admin changed the list since `version`. */
export const orderProductPictures = (
  services: Services,
  author: Author,
  input: { productId: string; version: number; pictureIds: readonly string[] },
): Promise<void> => {
  const ids = input.pictureIds.map((id) => asId(id, "pictureIds"));
  return editPictures(services, author, {
    ...input,
    action: "orderProductPictures",
    change: ({ current, seen }) => inOrder(current, seen, ids),
  });
};
