import { inTransaction } from "../../../platform/database/database.ts";
import { outdatePages } from "../../../platform/edge/outdated-pages.ts";
import { pictureTag } from "../../../platform/images/media-routes.ts";
import type { Services } from "../../shop/services.ts";
import { addDeleteJob, usesOfPicture } from "./picture-file.store.ts";

/**
 * Deletes the files of a picture, unless a product or a profile shows it, and then its copies at the edge. While an import that is
 * not applied names it, the job is tried again later.
 */
export const deleteUnusedPicture = async (services: Services, key: string): Promise<void> => {
  await services.files.removeUnused(key, () =>
    inTransaction(services.database, async (tx) => {
      const { isShown, isImported } = await usesOfPicture(tx, key);
      if (isImported && !isShown) await addDeleteJob(tx, key);
      return isShown || isImported;
    }),
  );
  if (await services.files.hasOriginal(key)) return;
  await inTransaction(services.database, async (tx) => outdatePages(tx, [pictureTag(key)]));
};
