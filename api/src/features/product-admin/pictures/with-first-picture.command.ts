import type { AuditAction } from "../../audit/audit-action.rules.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { lockProduct, type ChangeIn } from "../update-product.command.ts";
import { asId } from "../../../platform/ids.ts";
import { mediaKeyOfUrl } from "./picture-list.rules.ts";
import { readOf } from "../../catalogue/product-read.store.ts";
import { picturesAt } from "./edit-pictures.command.ts";
import { picturesInOrder } from "./product-picture.store.ts";
import { keepFirstPicture, putFirstPictureIn, readFirstPicture } from "./first-picture.command.ts";

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
