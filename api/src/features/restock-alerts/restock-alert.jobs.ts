import { inTransaction } from "../../platform/database/database.ts";
import type { TasksOf } from "../../platform/jobs/jobs.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { withdrawalPath } from "../accounts/consents/withdrawal-link.ts";
import { productPath } from "../catalogue/slug.rules.ts";
import type { Services } from "../shop/services.ts";
import { restockEndedMail, restockMail } from "./restock-alert.rules.ts";
import {
  alertToMail,
  claimForUnsoldPieces,
  markAlertMailed,
  releaseAlert,
  type AlertToMail,
} from "./restock-alert.store.ts";
import { restockLinkUrl } from "./restock-link.ts";

type RestockJobs = {
  /** Sends the mail of a claimed request, or of a request for an archived product. The triggers of `restock-alerts.sql` add it. */
  "mail-restock": { alertId: string };
  /** Offers unsold pieces to the next in line, and deletes old requests. */
  "sweep-restock-alerts": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends RestockJobs {}
}

const productUrl = (publicUrl: string, alert: AlertToMail): string => {
  const { size, color } = alert;
  const url = new URL(publicUrl + productPath(alert));
  if (size) url.searchParams.set("size", size);
  if (color) url.searchParams.set("color", color);
  return url.href;
};

/**
 * The mails to shoppers who wait for a piece. A request is looked at again when its mail is due: if the piece is sold out
 * again, or the address is no longer verified, the request goes back to its place in line.
 */
export const restockTasks = (services: Services, mailer: Mailer): TasksOf<RestockJobs> => {
  const { publicUrl } = services.settings;
  const { manager } = services.database.source;
  return {
    "mail-restock": async ({ alertId }) => {
      const alert = await alertToMail(manager, alertId);
      if (!alert || (!alert.isArchived && !alert.isClaimed)) return;
      if (alert.email === "" || (!alert.isArchived && alert.pieces <= 0)) {
        await releaseAlert(manager, alertId);
        return;
      }
      const cancel = restockLinkUrl(services, alert.userId, new Date());
      const text = alert.isArchived
        ? restockEndedMail(alert, { shop: `${publicUrl}/shop`, cancel })
        : restockMail(alert, { product: productUrl(publicUrl, alert), cancel });
      const mail = mailOf(alert.email, text, services.settings);
      const withdrawal = { userId: alert.userId, purpose: ConsentPurpose.RESTOCK_ALERTS } as const;
      const unsubscribeUrl = publicUrl + withdrawalPath(services, withdrawal);
      await mailer.send({ ...mail, unsubscribeUrl, id: `restock-${alertId}` });
      await markAlertMailed(manager, alertId);
    },
    "sweep-restock-alerts": () => inTransaction(services.database, claimForUnsoldPieces),
  };
};
