import type { EntityManager } from "typeorm";
import { addJob, addMissingJob } from "../../platform/jobs/jobs.ts";

/** Seconds after which an accepted refund is checked, in case its webhook is lost. */
const checkDelay = 24 * 60 * 60;

const keyOf = (refundId: string): string => `check ${refundId}`;

/** Adds the job that checks an accepted refund after `delay` seconds. At most one is pending for a refund. */
export const scheduleRefundCheck = (tx: EntityManager, refundId: string, delay = checkDelay): Promise<void> =>
  addJob(tx, "check-refund", { refundId }, { key: keyOf(refundId), after: delay });

/** Adds the job that checks an accepted refund now, unless one is pending. */
export const scheduleMissingRefundCheck = (tx: EntityManager, refundId: string): Promise<void> =>
  addMissingJob(tx, "check-refund", { refundId }, keyOf(refundId));
