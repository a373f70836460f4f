import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import type { Shop } from "../../shop/shop.ts";
import { findBatch, type ShownBatch } from "./product-batch.store.ts";

/** One batch. Throws BAD_ID, BATCH_NOT_FOUND. */
export const batchOf = async ({ shop }: { shop: Shop }, id: string): Promise<ShownBatch> =>
  (await findBatch(shop.database, asId(id, "id"))) ?? refuse("BATCH_NOT_FOUND", { field: "id" });
