import { refuserOf } from "../../platform/errors/errors.ts";
import { accountsRefusals } from "../accounts/accounts.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";

/** The refusals of the contact form, its inbox, and the pages of tickets. */
export const supportRefusals = {
  SUBJECT_NEEDED: { status: 400, message: "Please enter a subject." },
  MESSAGE_NEEDED: { status: 400, message: "Please enter a message." },
  MESSAGE_NOT_FOUND: { status: 404, message: "This message is no longer in the inbox." },
  MESSAGE_CHANGED: {
    status: 409,
    message: "Something was added to this conversation in the meantime. Please read it before you go on.",
  },
  TICKET_LINK_INVALID: { status: 404, message: "This link is invalid or has expired." },
  TICKET_MESSAGE_WAITS: {
    status: 409,
    message: "We have received your last message. You can write again once we have answered it.",
  },
} as const;

type SupportRefusals = typeof supportRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends SupportRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals, ...ordersRefusals, ...supportRefusals });
