import type { TasksOf } from "../../platform/jobs/jobs.ts";
import { deleteOldAdminRequests } from "../audit/admin-request.store.ts";
import type { Services } from "../shop/services.ts";
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

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends BatchJobs {}
}

export const batchTasks = (services: Services): TasksOf<BatchJobs> => ({
  "check-product-batch": ({ batchId }) => checkBatch(services, batchId),
  "read-batch-pictures": ({ batchId }) => readBatchPictures(services, batchId),
  "apply-product-batch": ({ batchId }) => applyBatch(services, batchId),
  "tidy-product-batches": async () => {
    await deleteOldBatches(services.database);
    await deleteOldAdminRequests(services.database);
  },
});
