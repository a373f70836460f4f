import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import { deleteOldAdminRequests } from "../../audit/admin-request.store.ts";
import type { Shop } from "../../shop/shop.ts";
import { applyBatch } from "./apply-batch.command.ts";
import { checkBatch } from "./check-batch.command.ts";
import { readBatchPictures } from "./read-batch-pictures.command.ts";
import { deleteOldBatches } from "./product-batch.store.ts";

type BatchJobs = {
  /** Finds out what a batch does with each product. */
  "check-product-batch": { batchId: string };
  /** Reads pictures that an imported file names by URL. */
  "read-batch-pictures": { batchId: string };
  /** Writes a checked batch, whole or not at all. */
  "apply-product-batch": { batchId: string };
  /** Deletes what is no longer needed of old batches, and old idempotency keys. */
  "tidy-product-batches": Record<string, never>;
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends BatchJobs {}
}

export const batchTasks = (shop: Shop): TasksOf<BatchJobs> => ({
  "check-product-batch": ({ batchId }) => checkBatch(shop, batchId),
  "read-batch-pictures": ({ batchId }) => readBatchPictures(shop, batchId),
  "apply-product-batch": ({ batchId }) => applyBatch(shop, batchId),
  "tidy-product-batches": async () => {
    await deleteOldBatches(shop.database);
    await deleteOldAdminRequests(shop.database);
  },
});
