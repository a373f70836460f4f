import {
  preparePicture,
  storePrepared,
  type PreparedPicture,
  type StoredUpload,
} from "../../../platform/images/uploads.ts";
import { Refusal } from "../../../platform/errors/errors.ts";
import { productPicture } from "../../../platform/images/upload.rules.ts";
import type { Services } from "../../shop/services.ts";

/**
 * Reads a picture of the public internet without storing it. Throws PICTURE_LINK_INVALID, PICTURE_URL_REFUSED,
 * PICTURE_URL_UNREACHABLE and the refusals of an upload, all about `field`.
 */
export const readPictureOfUrl = async (
  services: Pick<Services, "readUrl">,
  url: string,
  field: string,
): Promise<PreparedPicture> => {
  try {
    const content = await services.readUrl(url.trim(), { maxBytes: productPicture.maxBytes });
    return await preparePicture({ content }, { ...productPicture, field });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "NOT_READY") throw error;
    const message = error.code === "PICTURE_TOO_LARGE" ? productPicture.tooLarge : error.details.message;
    throw error.with({ ...(message ? { message } : {}), field });
  }
};

/** The same, and stores the picture. */
export const storePictureOfUrl = async (
  services: Services,
  url: string,
  field: string,
): Promise<StoredUpload> => {
  const picture = await readPictureOfUrl(services, url, field);
  await storePrepared(services.files, picture);
  return picture;
};
