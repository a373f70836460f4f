import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import { contactMail } from "./support-mails.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { messageById } from "./contact-message.store.ts";

type SupportJobs = {
  /** Sends a message of the contact form to the shop. */
  "mail-contact-message": { messageId: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends SupportJobs {}
}

/** Mails a message of the contact form to the shop. Replies go to the sender. */
export const supportTasks = (shop: Shop, mailer: Mailer): TasksOf<SupportJobs> => {
  const { publicUrl, mail } = shop.settings;
  return {
    "mail-contact-message": async ({ messageId }) => {
      const message = await messageById(shop.database.source.manager, messageId);
      if (!message) return;
      const text = contactMail(message, `${publicUrl}/admin/messages`);
      const id = `contact-message.${messageId}`;
      await mailer.send({ ...mailOf(mail.contact, text, publicUrl), replyTo: message.email, id });
    },
  };
};
