import type { Feature } from "../shop/feature.ts";
import { wantedEvents } from "./wanted-events.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";
import { webhookTasks } from "./webhook.jobs.ts";
import { WebhookMessage } from "./webhook-message.entity.ts";
import { WebhookResolver } from "./webhook.resolver.ts";
import { webhooksRefusals } from "./webhooks.refusals.ts";

export const webhooksFeature = {
  entities: [WebhookEndpoint, WebhookMessage, WebhookDelivery],
  resolvers: [WebhookResolver],
  tasks: webhookTasks,
  timetable: [
    { task: "webhook-deliveries", match: "*/5 * * * *" },
    { task: "tidy-webhooks", match: "55 21 * * *" },
  ],
  refusals: webhooksRefusals,
  listen: wantedEvents.forgetOnChange,
} satisfies Feature;
