import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { deliverWebhooks } from "./deliver-webhooks.command.ts";
import { deleteOldMessages } from "./webhook-message.store.ts";

type WebhookJobs = {
  /** Sends the messages that are due. Each transaction with an event adds one, and a run that leaves some. */
  "webhook-deliveries": Record<string, never>;
  "tidy-webhooks": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends WebhookJobs {}
}

export const webhookTasks = (services: Services): TasksOf<WebhookJobs> => ({
  "webhook-deliveries": () => deliverWebhooks(services),
  "tidy-webhooks": () => deleteOldMessages(services.database),
});
