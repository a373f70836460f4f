import { inTransaction } from "../../../platform/database/database.ts";
import { addJob, addMissingJob } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { eraseAccount } from "../settings/erase-account.command.ts";
import {
  accountsToAnnounce,
  accountsToErase,
  forgetAnnouncements,
  lockIfStillDue,
} from "./inactive-account.store.ts";

/** Accounts of one run, so that a run stays short; a full one is followed by the next. */
const batchSize = 100;

/** The key of the job of the next batch. */
const nextSweep = "next sweep of unused accounts";

const eraseUnlessUsed = (services: Services, userId: string): Promise<boolean> =>
  inTransaction(services.database, async (tx) => {
    const isDue = await lockIfStillDue(tx, userId);
    if (isDue) await eraseAccount(tx, services, userId);
    return isDue;
  });

/**
 * Tells the owners of accounts that were not used for three years, and erases those that were told a week ago and did not come
 * back. Each account is erased in a transaction of its own. Nothing happens while the shop keeps unused accounts.
 */
export const sweepInactiveAccounts = async (services: Services): Promise<void> => {
  const { manager } = services.database.source;
  const { erasesInactiveAccounts } = services.settings;
  await forgetAnnouncements(manager, { isOfAll: !erasesInactiveAccounts });
  if (!erasesInactiveAccounts) return;
  const due = await accountsToErase(manager, batchSize);
  let erased = 0;
  for (const userId of due) if (await eraseUnlessUsed(services, userId)) erased += 1;
  if (erased > 0) services.log.info({ accounts: erased }, "unused accounts are erased");
  const unused = await accountsToAnnounce(manager, batchSize);
  for (const userId of unused)
    await addMissingJob(manager, "mail-erasure-notice", { userId }, `erasure notice ${userId}`);
  // An account counts as told when its mail has left: the next batch waits for that.
  if (due.length === batchSize || unused.length === batchSize)
    await addJob(manager, "sweep-inactive-accounts", {}, { key: nextSweep, after: 60 });
};
