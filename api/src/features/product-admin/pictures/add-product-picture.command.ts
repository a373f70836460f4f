import { storePicture, type StoredUpload, type Upload } from "../../../platform/images/uploads.ts";
import { productPicture } from "../../../platform/images/upload.rules.ts";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editPictures, type PictureEdit } from "./edit-pictures.command.ts";
import { storePictureOfUrl } from "./picture-of-url.ts";
import { checkedText, listedPicture, withUpload, type TypedPictureText } from "./picture-list.rules.ts";

export type NewPicture = { productId: string; version: number } & TypedPictureText;

/**
 * Writes a list with a stored picture. The file of an earlier, equal picture may be deleted while this one is added: then it is
 * stored again, since after the commit the list protects it.
 */
const editWithFile = async (
  services: Services,
  author: Author,
  { file, ...edit }: PictureEdit & { file: StoredUpload },
): Promise<void> => {
  await editPictures(services, author, edit);
  await services.files.storeOriginal(file.content);
};

const addStored = (
  services: Services,
  author: Author,
  { productId, version, action, file, ...text }: NewPicture & { action: AuditAction; file: StoredUpload },
): Promise<void> =>
  editWithFile(services, author, {
    productId,
    version,
    action,
    file,
    change: ({ current, seen, product }) =>
      withUpload(current, seen, listedPicture(file, checkedText(text, product.availableColors))),
  });

/**
 * Adds an uploaded picture after the others; a repeated request adds it once. Throws PICTURE_INVALID, PICTURE_TOO_LARGE,
 * PICTURE_TOO_NARROW, AVIF_TOO_LARGE, PNG_TOO_LARGE, PICTURES_FULL, PICTURE_COLOR_UNKNOWN.
 */
export const addProductPicture = async (
  services: Services,
  author: Author,
  { upload, ...input }: NewPicture & { upload: Upload },
): Promise<void> => {
  const file = await storePicture(services.files, upload, productPicture);
  await addStored(services, author, { ...input, action: "addProductPicture", file });
};

/** The same for a picture of the public internet. It is read before the transaction begins. */
export const addProductPictureByUrl = async (
  services: Services,
  author: Author,
  { url, ...input }: NewPicture & { url: string },
): Promise<void> => {
  const file = await storePictureOfUrl(services, url, "url");
  await addStored(services, author, { ...input, action: "addProductPictureByUrl", file });
};
