import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of webhooks. */
export const webhooksRefusals = {
  WEBHOOK_URL_INVALID: {
    status: 400,
    message:
      "Please enter a web address that begins with https:// and is open to the internet, without a port or a password.",
  },
  WEBHOOK_URL_TAKEN: { status: 409, message: "This address already receives events. Change that endpoint." },
  WEBHOOK_EVENTS_NEEDED: { status: 400, message: "Please choose at least one event." },
  WEBHOOK_CHANGED: {
    status: 409,
    message: "Another owner has changed this endpoint in the meantime. Please check it again.",
  },
  WEBHOOK_NOT_FOUND: { status: 404, message: "This endpoint was deleted in the meantime." },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: "The shop has 20 endpoints. Delete one that you no longer need.",
  },
  DELIVERY_NOT_FOUND: { status: 404, message: "This delivery is no longer in the log." },
} as const;

type WebhooksRefusals = typeof webhooksRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends WebhooksRefusals {}
}

export const refuse = refuserOf({ ...webhooksRefusals });
