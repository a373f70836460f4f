import { inTransaction } from "../../../../platform/database/database.ts";
import type { Author } from "../../../audit/audit.rules.ts";
import type { Shop } from "../../../shop/shop.ts";
import { lockProduct } from "../change-product.command.ts";
import { asId } from "../../../../platform/ids.ts";
import { mediaKeyOfUrl } from "./picture-list.rules.ts";
import { picturesInOrder } from "./product-picture.store.ts";
import { keepFirstPicture, putFirstPictureIn, readFirstPicture } from "./first-picture.command.ts";

/** Whether a URL is that of the first picture of a product: what a REST client read and sends back. */
const isFirstPicture = async (shop: Shop, productId: string, url: string | null): Promise<boolean> => {
  const key = mediaKeyOfUrl(url ?? "", shop.settings.publicUrl);
  if (key === undefined) return false;
  const [first] = await picturesInOrder(shop.database.source.manager, asId(productId, "id"));
  return first?.mediaKey === key;
};

/**
 * Writes a product, and makes the picture of the field `imageUrl` its first one. The picture is read first: if it cannot be
 * read, nothing is written. `write` returns the id of the product, and so does this function. Throws PICTURE_URL_REFUSED,
 * PICTURE_URL_UNREACHABLE and the refusals of pictures, each with the field `imageUrl`.
 */
export const withFirstPicture = async (
  shop: Shop,
  author: Author,
  field: { imageUrl: string | null | undefined; action: string; productId?: string },
  write: () => Promise<string>,
): Promise<string> => {
  const { imageUrl = "", action } = field;
  const isUnchanged =
    field.productId !== undefined && (await isFirstPicture(shop, field.productId, imageUrl));
  const file = isUnchanged ? undefined : await readFirstPicture(shop, imageUrl ?? "");
  const productId = await write();
  if (!file) return productId;
  await inTransaction(shop.database, async (tx) => {
    const { version } = await lockProduct(tx, productId);
    await putFirstPictureIn(tx, author, { productId, version, action, file });
  });
  await keepFirstPicture(shop, file);
  return productId;
};
