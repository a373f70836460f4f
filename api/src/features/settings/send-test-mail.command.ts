import { randomUUID } from "node:crypto";
import { userById } from "../accounts/user.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { settingGroupId } from "./setting-group-id.rules.ts";

/** Sends a mail to the admin, the way of all mails. While one waits, another request adds none. Returns the address. */
export const sendTestMail = (services: Services, author: Author): Promise<string> =>
  inTransaction(services.database, async (tx) => {
    const { userId } = author;
    const { email } = (await userById(tx, userId)) ?? refuse("UNAUTHENTICATED");
    await addJob(tx, "mail-test", { userId, mailId: randomUUID() }, { key: `mail-test ${userId}` });
    await addAudit(tx, {
      author,
      action: "sendTestMail",
      subject: AuditSubject.SETTINGS,
      subjectId: settingGroupId("contact"),
      label: "Contact",
      changes: { "Test mail": { before: null, after: "sent" } },
    });
    return email;
  });
