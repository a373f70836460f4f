import { inTransaction } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { addDeleteJob, usesOfPicture } from "./picture-file.store.ts";

/**
 * Deletes the files of a picture, unless a product or a profile shows it. While an import that is not applied names it, the job
 * is tried again later.
 */
export const deleteUnusedPicture = (shop: Shop, key: string): Promise<void> =>
  shop.files.removeUnused(key, () =>
    inTransaction(shop.database, async (tx) => {
      const { isShown, isImported } = await usesOfPicture(tx, key);
      if (isImported && !isShown) await addDeleteJob(tx, key);
      return isShown || isImported;
    }),
  );
