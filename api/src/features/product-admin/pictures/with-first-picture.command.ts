import type { EntityManager } from "typeorm";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import type { StoredUpload } from "../../../platform/images/uploads.ts";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import type { Author } from "../../audit/audit.rules.ts";
import { readOf } from "../../catalogue/product-read.store.ts";
import type { Services } from "../../shop/services.ts";
import { lockProduct, type ChangeIn } from "../update-product.command.ts";
import { editPicturesIn, picturesAt } from "./edit-pictures.command.ts";
import { storePictureOfUrl } from "./picture-of-url.ts";
import { listedPicture, mediaKeyOfUrl, withPicture, type PictureList } from "./picture-list.rules.ts";
import { picturesInOrder, productPictureSizes } from "./product-picture.store.ts";

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

/** A product as its writer saw it: in a version, or as the session last read it over REST. */
type SeenProduct = { id: string; version?: number | undefined; sessionId: string };

/**
 * Whether a URL is that of the first picture of a product, or was it in the version that the writer saw: what a REST client read
 * and sends back. Another admin may have moved or removed that picture since.
 */
const isFirstPicture = async (
  services: Services,
  seen: SeenProduct,
  url: string | null,
): Promise<boolean> => {
  const { publicUrl, mediaUrl } = services.settings;
  const key = mediaKeyOfUrl(url ?? "", publicUrl, mediaUrl);
  if (key === undefined) return false;
  const reader = services.database.source.manager;
  const id = asId(seen.id, "id");
  const current = await picturesInOrder(reader, id);
  if (current[0]?.mediaKey === key) return true;
  const version = seen.version ?? (await readOf(reader, seen.sessionId, id))?.version;
  if (version === undefined) return false;
  const [first] = await picturesAt(reader, id, { version, current });
  return first?.mediaKey === key;
};

/**
 * Writes a product, and makes the picture of the field `imageUrl` its first one. The picture is read first: if it cannot be
 * read, nothing is written. `write` calls `putPicture` in its transaction, so that both are written or neither is. It returns
 * the id of the product, and so does this function. Throws PICTURE_URL_REFUSED, PICTURE_URL_UNREACHABLE and the refusals of
 * pictures, each with the field `imageUrl`; PICTURES_FULL.
 */
export const withFirstPicture = async (
  services: Services,
  author: Author,
  field: { imageUrl: string | null | undefined; action: AuditAction; seen?: SeenProduct },
  write: (putPicture: ChangeIn | undefined) => Promise<string>,
): Promise<string> => {
  const { imageUrl = "", action } = field;
  const isUnchanged = field.seen !== undefined && (await isFirstPicture(services, field.seen, imageUrl));
  const file = isUnchanged ? undefined : await readFirstPicture(services, imageUrl ?? "");
  if (!file) return write(undefined);
  const productId = await write(async (tx, id) => {
    const { version } = await lockProduct(tx, id);
    await putFirstPictureIn(tx, author, { productId: id, version, action, file });
  });
  await keepFirstPicture(services, file);
  return productId;
};
