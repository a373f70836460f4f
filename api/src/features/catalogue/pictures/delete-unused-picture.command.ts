import { inTransaction } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { isUnusedPicture } from "./picture-file.store.ts";

/** Deletes the files of a picture, unless a product or a profile shows it. */
export const deleteUnusedPicture = (shop: Shop, key: string): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    if (await isUnusedPicture(tx, key)) await shop.files.remove(key);
  });
