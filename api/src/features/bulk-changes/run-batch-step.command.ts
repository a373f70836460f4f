import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import type { Services } from "../shop/services.ts";
import type { BatchStatus } from "./batch.rules.ts";
import { lockBatch, refuseBatch, type BatchRow } from "./product-batch.store.ts";

/**
 * Runs one step of a batch in a transaction, unless another worker has already done it: then the batch no longer has the
 * status. A refusal makes the batch REFUSED.
 */
export const runBatchStep = async (
  services: Services,
  { batchId, status }: { batchId: string; status: BatchStatus },
  step: (tx: EntityManager, batch: BatchRow) => Promise<void>,
): Promise<void> => {
  try {
    await inTransaction(services.database, async (tx) => {
      const batch = await lockBatch(tx, batchId);
      if (batch?.status === status) await step(tx, batch);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await refuseBatch(services.database, { batchId, status, problem: error.message });
  }
};
