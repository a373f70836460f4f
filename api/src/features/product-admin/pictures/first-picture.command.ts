import type { EntityManager } from "typeorm";
import type { StoredUpload } from "../../../platform/images/uploads.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPicturesIn } from "./edit-pictures.command.ts";
import { storePictureOfUrl } from "./picture-of-url.ts";
import { listedPicture, mediaKeyOfUrl, withPicture, type PictureList } from "./picture-list.rules.ts";
import { productPictureSizes } from "./product-picture.store.ts";

/** A picture of this shop, by its URL. Throws PICTURE_URL_UNREACHABLE if no product shows it. */
const ownPicture = async (services: Services, key: string): Promise<StoredUpload> => {
  const [picture] = await productPictureSizes(services.database.source.manager, [key]);
  const content = picture && (await services.files.original(key));
  return content ? { ...picture, content } : refuse("PICTURE_URL_UNREACHABLE", { field: "imageUrl" });
};

/**
 * The picture of the field `imageUrl` of a product's form: a picture of this shop, or one of the public internet, which is stored.
 * To be called before the transaction of the product. `undefined` for a blank field, which changes nothing.
 */
export const readFirstPicture = async (
  services: Services,
  imageUrl: string,
): Promise<StoredUpload | undefined> => {
  if (imageUrl.trim() === "") return undefined;
  const { publicUrl, mediaUrl } = services.settings;
  const key = mediaKeyOfUrl(imageUrl.trim(), publicUrl, mediaUrl);
  return key ? ownPicture(services, key) : storePictureOfUrl(services, imageUrl, "imageUrl");
};

const withFirst = (list: PictureList, file: StoredUpload): PictureList => {
  const existing = list.find(({ mediaKey }) => mediaKey === file.key);
  if (existing) return [existing, ...list.filter((picture) => picture !== existing)];
  return withPicture(list, listedPicture(file, {}), 0);
};

/** Makes a picture the first of a product, in the transaction of the product's change. The others move one place. */
export const putFirstPictureIn = (
  tx: EntityManager,
  author: Author,
  { file, ...edit }: { productId: string; version: number; action: AuditAction; file: StoredUpload },
): Promise<void> =>
  editPicturesIn(tx, author, { ...edit, change: ({ current }) => withFirst(current, file) });

/** To be called after that transaction: the file may have been deleted while the change was made. */
export const keepFirstPicture = async (services: Services, file: StoredUpload): Promise<void> => {
  await services.files.storeOriginal(file.content);
};
