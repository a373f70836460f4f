import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";

/** Adds the job that asks Razorpay what was paid on an intent. At most one is pending for an intent. */
export const scheduleConfirmation = (tx: EntityManager, intentId: string): Promise<void> =>
  addJob(tx, "confirm-payment", { intentId }, { key: `ask ${intentId}` });
