import { userById } from "../accounts/user.store.ts";
import { mailOf, parts } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";

type SettingJobs = {
  /** Sends a mail to the admin who asked for it. */
  "mail-test": { userId: string; mailId: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends SettingJobs {}
}

export const settingTasks = (services: Services, mailer: Mailer): TasksOf<SettingJobs> => ({
  "mail-test": async ({ userId, mailId }) => {
    const { publicUrl } = services.settings;
    const admin = await userById(services.database.source.manager, userId);
    if (!admin) return;
    const text = {
      subject: "Test e-mail from your shop",
      heading: "Your shop can send e-mails",
      parts: [
        parts.paragraph(
          "Order confirmations, invoices and links go through the same mail server as this e-mail.",
        ),
        parts.paragraph(
          "If you found it in your spam folder, set up SPF and DKIM for the domain you send from.",
        ),
        parts.action("Open the settings", `${publicUrl}/admin/settings`),
      ],
      why: "You are receiving this e-mail because you asked for it on the settings page of your shop.",
    };
    await mailer.send({ ...mailOf(admin.email, text, services.settings), id: `test.${mailId}` });
  },
});
