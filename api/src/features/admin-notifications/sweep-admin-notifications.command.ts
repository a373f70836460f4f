import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { isDue, type NotificationKind } from "./admin-notification.rules.ts";
import {
  addMissingSettings,
  committedUntil,
  lockActiveSettings,
  setMailedUntil,
} from "./admin-notification.store.ts";
import { listIncoming } from "./incoming.store.ts";

/** What one mail is about: for each kind, what came in since an instant and before `until`. Instants are ISO 8601 texts. */
export type IncomingMailJob = {
  userId: string;
  until: string;
  kinds: { kind: NotificationKind; since: string }[];
};

/**
 * Adds a mail for each admin for whom something came in. It looks at what is committed, so placing an order does not wait for it,
 * and nothing is left out or mailed twice: up to when it was mailed changes with the job.
 */
export const sweepAdminNotifications = (services: Services, now: Date): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    await addMissingSettings(tx);
    const until = await committedUntil(tx);
    const due = (await lockActiveSettings(tx)).filter((setting) => isDue(setting, now));
    const mails = new Map<string, IncomingMailJob>();
    for (const { userId, kind, mailedUntil: since } of due) {
      const { count } = await listIncoming(tx, { kind, userId, since, until });
      if (count === 0) continue;
      await setMailedUntil(tx, { userId, kind }, until);
      const mail = mails.get(userId) ?? { userId, until: until.toISOString(), kinds: [] };
      mails.set(userId, { ...mail, kinds: [...mail.kinds, { kind, since: since.toISOString() }] });
    }
    for (const mail of mails.values()) await addJob(tx, "mail-admin-notification", mail);
  });
