import { storePicture, type StoredUpload } from "../../../../platform/files/uploads.ts";
import { Refusal } from "../../../../platform/errors/errors.ts";
import { productPicture } from "../../../../platform/images/upload.rules.ts";
import type { Shop } from "../../../shop/shop.ts";

/**
 * Reads a picture of the public internet and stores it. Throws PICTURE_LINK_INVALID, PICTURE_URL_REFUSED,
 * PICTURE_URL_UNREACHABLE and the refusals of an upload, all about `field`.
 */
export const storePictureOfUrl = async (shop: Shop, url: string, field: string): Promise<StoredUpload> => {
  try {
    const content = await shop.readUrl(url.trim(), { maxBytes: productPicture.maxBytes });
    return await storePicture(shop.files, { content }, { ...productPicture, field });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "NOT_READY") throw error;
    const message = error.code === "PICTURE_TOO_LARGE" ? productPicture.tooLarge : error.details.message;
    throw new Refusal(error.code, { ...(message ? { message } : {}), field });
  }
};
