import { refuserOf } from "../../platform/errors/errors.ts";
import { apiKeysRefusals } from "../api-keys/api-keys.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";
import { invoicesRefusals } from "../invoices/invoices.refusals.ts";

/** The refusals of packing and shipping. */
export const parcelsRefusals = {
  COURIER_UNKNOWN: { status: 400, message: "Please choose a courier from the list." },
  TRACKING_ID_INVALID: {
    status: 400,
    message:
      "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not accepted.",
  },
  ESTIMATE_INVALID: {
    status: 400,
    message: "The expected delivery must be between the day of shipping and 180 days after it.",
  },
  ORDER_NOT_SHIPPABLE: { status: 409, message: "This order cannot be shipped." },
  PARCEL_LEFT: { status: 409, message: "A parcel of this order has already left the shop." },
  PIECES_INVALID: {
    status: 409,
    message: "A parcel needs at least one piece, and no more pieces of a line than are left to ship.",
  },
  PARCEL_RECORDED: { status: 409, message: "This order already has a parcel with this tracking id." },
  PARCEL_NOT_FOUND: { status: 404, message: "This parcel no longer exists." },
  PARCEL_CHANGED: {
    status: 409,
    message: "Another admin has changed this parcel in the meantime. Please look at it again.",
  },
} as const;

type ParcelsRefusals = typeof parcelsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ParcelsRefusals {}
}

export const refuse = refuserOf({
  ...apiKeysRefusals,
  ...ordersRefusals,
  ...invoicesRefusals,
  ...parcelsRefusals,
});
