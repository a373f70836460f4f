import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../product-admin.refusals.ts";
import { mediaKeyOf } from "../../../platform/files/files.ts";
import { asId } from "../../../platform/ids.ts";
import type { Upload } from "../../../platform/images/uploads.ts";
import { cleanVideo } from "../../../platform/videos/read-video.ts";
import type { Author } from "../../audit/audit.rules.ts";
import { addVideoDeleteJob } from "../../catalogue/videos/video-file.store.ts";
import type { Services } from "../../shop/services.ts";
import { findAdminProduct } from "../admin-product.store.ts";
import { collectParts, type VideoPart } from "./collect-parts.command.ts";
import { checkSeenVideo, editVideo } from "./edit-video.command.ts";
import { coverPoster, type StoredVideo } from "./stored-video.rules.ts";

export type NewVideo = {
  productId: string;
  version: number;
  upload: Upload;
  /** Missing if the file is the whole video. */
  part?: VideoPart | undefined;
};

/**
 * Adds a video to a product, or replaces it; the new poster is the first picture of the product. A part that is not the last one
 * changes nothing of the product, but is refused as the last one is if another admin has changed the video. The same video again
 * changes nothing. Throws the refusals of videos and of their parts, PRODUCT_NOT_FOUND, PRODUCT_CHANGED.
 */
export const addProductVideo = async (
  services: Services,
  author: Author,
  { productId, version, upload, part }: NewVideo,
): Promise<void> => {
  const { database, videos } = services;
  if (!(await findAdminProduct(database, asId(productId, "productId")))) refuse("PRODUCT_NOT_FOUND");
  if (part && part.position < part.count - 1) await checkSeenVideo(services, author, { productId, version });
  const uploaded = part ? await collectParts(services, author, part, upload.content) : upload.content;
  if (!uploaded) return;
  const { content, ...facts } = cleanVideo(uploaded);
  const { format } = facts;
  const file = { key: mediaKeyOf(content), format };
  const added: StoredVideo = { ...facts, mediaKey: file.key, bytes: content.length, ...coverPoster };
  const isNew = !(await videos.has(file));
  await videos.store(content, format);
  try {
    await editVideo(services, author, {
      productId,
      version,
      action: "addProductVideo",
      change: (current) => (current?.mediaKey === file.key ? current : added),
    });
  } catch (error) {
    // Another product may show the file by now: the job checks that before it deletes the file.
    if (isNew) await inTransaction(database, (tx) => addVideoDeleteJob(tx, file, 0)).catch(() => undefined);
    throw error;
  }
  // The job of a deleted equal video may have removed the file before the commit. After it the file is in use, and stays.
  await videos.store(content, format);
};
