import type pg from "pg";
import type { EntityManager } from "typeorm";

/** Work that must not be lost and need not be waited for: name and payload of each kind. */
export type Jobs = {
  /** Looks up the account of an address that asked for a mailed secret, and adds its mail, if it gets one. */
  "issue-secret": {
    requestId: string;
    purpose: "verify-email" | "reset-password" | "one-time-password";
    email: string;
  };
  /** Tells an address with which a sign-up was begun that it has an account. */
  "mail-already-registered": { to: string };
  /** Makes the secret of that row, and mails it. */
  "mail-secret": { secretId: string };
  "mail-password-changed": { to: string; name: string };
  "mail-email-changed": { to: string; name: string; newEmail: string };
  /** Tells her, once, that her order is confirmed. */
  "mail-order-confirmation": { orderId: string };
  /** Asks Razorpay what was paid on an intent, and books it. */
  "confirm-payment": { intentId: string };
  /** Ends an order that was not paid in its time. */
  "expire-order": { orderId: string };
  /** Gives back a payment that the shop may not keep. */
  "refund-payment": { refundId: string };
  /** Asks Razorpay whether a refund that it took on could be paid. */
  "check-refund": { refundId: string };
  /** Tells her that her money is on its way back. */
  "mail-refund": { refundId: string };
  /** Looks for what has waited too long. */
  "sweep-payments": Record<string, never>;
  "mail-welcome": { to: string; name: string; code: string; percent: number };
  /** Forgets what is long over. */
  "tidy-accounts": Record<string, never>;
  /** Forgets the jobs that failed for good long ago. */
  "tidy-jobs": Record<string, never>;
  /** Brings a message of the contact form to the shop. */
  "mail-contact-message": { messageId: string };
  /** Where an order stands now, unless it has moved on by the time of sending. */
  "mail-order-status": { orderId: string; status: string };
  "mail-invoice": { orderId: string };
  /** Asks a second address that an order names whether it wants the mails on orders. */
  "mail-order-address": { addressId: string };
};

export type JobName = keyof Jobs;

/** Jobs about money: they have workers of their own, which never wait for a mail server. */
export const moneyJobs: ReadonlySet<JobName> = new Set<JobName>([
  "confirm-payment",
  "expire-order",
  "refund-payment",
  "check-refund",
  "sweep-payments",
]);

export type Tasks = { [Name in JobName]: (payload: Jobs[Name]) => Promise<void> };

/** A failed job is tried again after 3 s, 7 s, 20 s ..., up to a few hours apart, for about three days. */
export const mostTries = 25;

/**
 * Adds a job in the transaction that makes it due: it comes to be with it, or not at all. With a key there is one of
 * it that waits: a newer one takes its place, and is done at once, or after so many seconds.
 */
export const addJob = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: Jobs[Name],
  { key, after = 0 }: { key?: string; after?: number } = {},
): Promise<void> => {
  await tx.query(
    `select graphile_worker.add_job($1, payload => $2::json, max_attempts => $3, job_key => $4,
       run_at => now() + make_interval(secs => $5))`,
    [name, JSON.stringify(payload), mostTries, key ?? null, after],
  );
};

/** Adds a job unless one with that key is there and has tries left: one that failed keeps the time of its next try. */
export const addMissingJob = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: Jobs[Name],
  key: string,
): Promise<void> => {
  const [known] = await tx.query<unknown[]>(
    "select 1 from graphile_worker.jobs where key = $1 and attempts < max_attempts",
    [key],
  );
  if (!known) await addJob(tx, name, payload, { key });
};

/** Adds a job without payload that comes again by itself: it is tried once, and one of it waits at a time. */
export const repeatJob = async (pool: pg.Pool, name: JobName): Promise<void> => {
  await pool.query(
    "select graphile_worker.add_job($1, payload => '{}'::json, max_attempts => 1, job_key => $2)",
    [name, `again ${name}`],
  );
};
