import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { TasksOf } from "../../platform/jobs/jobs.ts";
import { userById } from "../accounts/user.store.ts";
import type { Services } from "../shop/services.ts";
import { kindsOf } from "./admin-notification.rules.ts";
import { incomingMail, type IncomingOfKind } from "./incoming-mail.rules.ts";
import { staffRoleOf } from "./admin-notification.store.ts";
import { listIncoming } from "./incoming.store.ts";
import { sweepAdminNotifications, type IncomingMailJob } from "./sweep-admin-notifications.command.ts";

type NotificationJobs = {
  /** Looks each minute for what came in. */
  "sweep-admin-notifications": Record<string, never>;
  /** Mails an admin what came in. */
  "mail-admin-notification": IncomingMailJob;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends NotificationJobs {}
}

const listsOf = async (
  services: Services,
  { userId, until, kinds }: IncomingMailJob,
): Promise<IncomingOfKind[]> => {
  const lists: IncomingOfKind[] = [];
  // The role may have changed since the job was added.
  const readable = kindsOf(await staffRoleOf(services.database.source.manager, userId));
  for (const kind of readable) {
    const since = kinds.find((each) => each.kind === kind)?.since;
    if (!since) continue;
    const window = { kind, userId, since: new Date(since), until: new Date(until) };
    lists.push({ kind, ...(await listIncoming(services.database.source.manager, window)) });
  }
  return lists.filter(({ count }) => count > 0);
};

export const adminNotificationTasks = (services: Services, mailer: Mailer): TasksOf<NotificationJobs> => ({
  "sweep-admin-notifications": () => sweepAdminNotifications(services, new Date()),
  "mail-admin-notification": async (job) => {
    const admin = await userById(services.database.source.manager, job.userId);
    const lists = await listsOf(services, job);
    if (!admin || lists.length === 0) return;
    const { publicUrl } = services.settings;
    const id = `admin-notification.${job.userId}.${job.until}`;
    await mailer.send({ ...mailOf(admin.email, incomingMail(lists, publicUrl), services.settings), id });
  },
});
