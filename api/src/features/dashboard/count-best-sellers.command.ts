import { inTransaction } from "../../platform/database/database.ts";
import type { Shop } from "../shop/shop.ts";
import { replaceBestSellers } from "./best-seller.store.ts";

/** Counts the best sellers of each period again. */
export const countBestSellers = (shop: Pick<Shop, "database">): Promise<void> =>
  inTransaction(shop.database, replaceBestSellers);
