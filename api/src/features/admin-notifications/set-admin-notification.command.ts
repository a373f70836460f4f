import { inTransaction } from "../../platform/database/database.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";
import type { NotificationFrequency, NotificationKind } from "./admin-notification.rules.ts";
import { addMissingSettings, lockSetting, setFrequency } from "./admin-notification.store.ts";

type Change = { kind: NotificationKind; frequency: NotificationFrequency };

/** Changes how often the admin is mailed about what comes in. It concerns only the own mails, so the last change holds. */
export const setAdminNotification = (services: Services, author: Author, change: Change): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    await addMissingSettings(tx, author.userId);
    const before = await lockSetting(tx, author.userId, change.kind);
    if (before.frequency === change.frequency) return;
    await setFrequency(tx, author.userId, change);
    await addAudit(tx, {
      author,
      action: "setAdminNotification",
      subject: AuditSubject.NOTIFICATIONS,
      subjectId: author.userId,
      label: author.name,
      changes: { [change.kind]: { before: before.frequency, after: change.frequency } },
    });
  });
