import type { EntityManager } from "typeorm";
import { refuse } from "../product-admin.refusals.ts";
import type { Author, FieldChange } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import type { LockedProduct } from "../admin-product.store.ts";
import { editVideoIn } from "./edit-video.command.ts";
import { isSameVideo, type StoredVideo } from "./stored-video.rules.ts";

/** The files of the video and of the poster that a change has taken away; `isThere` if none of them is missing. */
export type RemovedVideo = {
  video?: { content: Buffer; format: string } | undefined;
  poster?: Buffer | undefined;
  isThere: boolean;
};

/** Reads the files that a revert shows again. To be called before its transaction: the storage may be slow. */
export const readRemovedVideo = async (
  services: Services,
  change: FieldChange | undefined,
): Promise<RemovedVideo> => {
  const before = (change?.before ?? null) as StoredVideo | null;
  if (!before) return { isThere: true };
  const { mediaKey: key, format, posterKey } = before;
  const content = await services.videos.read({ key, format });
  const poster = posterKey === null ? undefined : await services.files.original(posterKey);
  return {
    video: content && { content, format },
    poster,
    isThere: content !== undefined && (posterKey === null || poster !== undefined),
  };
};

/** To be called after that transaction: a file may have been deleted while the change was made. */
export const keepVideo = async ({ videos, files }: Services, removed: RemovedVideo): Promise<void> => {
  if (removed.video) await videos.store(removed.video.content, removed.video.format);
  if (removed.poster) await files.storeOriginal(removed.poster);
};

/**
 * Takes back one change of a product's video. Throws PRODUCT_CHANGED if it was changed again since, CHANGE_NOT_REVERTIBLE if a
 * file is deleted by now.
 */
export const revertVideoIn = async (
  tx: EntityManager,
  author: Author,
  { product, change, file }: { product: LockedProduct; change: FieldChange; file: RemovedVideo },
): Promise<void> => {
  if (!file.isThere) refuse("CHANGE_NOT_REVERTIBLE", { field: "id" });
  await editVideoIn(tx, author, {
    productId: product.id,
    version: product.version,
    action: "revertChange",
    change: (current) =>
      isSameVideo(current, change.after as StoredVideo | null)
        ? (change.before as StoredVideo | null)
        : refuse("PRODUCT_CHANGED", {
            message: "The video has changed again since then. Please edit it instead.",
          }),
  });
};
