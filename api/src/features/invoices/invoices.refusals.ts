import { refuserOf } from "../../platform/errors/errors.ts";
import { apiKeysRefusals } from "../api-keys/api-keys.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";

/** The refusals of invoices and credit notes. */
export const invoicesRefusals = {
  INVOICE_UNPAID: { status: 409, message: "This order is not paid yet. Its invoice comes with the payment." },
  INVOICE_CANCELLED: { status: 409, message: "This order was cancelled before it had an invoice." },
  INVOICE_LINK_INVALID: { status: 404, message: "This invoice link is invalid or has expired." },
  CREDIT_NOTE_NOT_FOUND: { status: 404, message: "Credit note not found." },
  NO_MAIL_ADDRESS: {
    status: 409,
    message:
      "The customer has no verified e-mail address, so no mail can be sent. You can send the PDF yourself.",
  },
  TOO_MANY_ORDERS: { status: 400, message: "Please choose 1 to 100 orders." },
} as const;

type InvoicesRefusals = typeof invoicesRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends InvoicesRefusals {}
}

export const refuse = refuserOf({ ...apiKeysRefusals, ...ordersRefusals, ...invoicesRefusals });
