import { refuse } from "./bulk-changes.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { findBatch, type ShownBatch } from "./product-batch.store.ts";

/** One batch. Throws BAD_ID, BATCH_NOT_FOUND. */
export const batchOf = async ({ services }: { services: Services }, id: string): Promise<ShownBatch> =>
  (await findBatch(services.database, asId(id, "id"))) ?? refuse("BATCH_NOT_FOUND", { field: "id" });
