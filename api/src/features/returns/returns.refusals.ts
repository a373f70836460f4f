import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";
import { paymentsRefusals } from "../payments/payments.refusals.ts";

/** The refusals of returns, exchanges and refunds by hand. */
export const returnsRefusals = {
  ORDER_NOT_REFUNDABLE: { status: 409, message: "Nothing of this order can be refunded now." },
  REFUND_INVALID: {
    status: 400,
    message: "Please choose pieces, shipping or an amount. An amount cannot be combined with pieces.",
  },
  REFUND_REASON_NEEDED: { status: 400, message: "Please write a reason. The customer will read it." },
  RETURN_NOT_FOUND: { status: 404, message: "Return not found." },
  RETURN_EMPTY: { status: 400, message: "Please choose the pieces that you want to return." },
  RETURN_NOT_DELIVERED: { status: 409, message: "Only pieces of a delivered order can be returned." },
  RETURN_TOO_LATE: { status: 409, message: "The return period for this order has ended." },
  RETURN_TOO_MANY: { status: 409, message: "You cannot return that many pieces." },
  RETURN_SAME_VARIANT: {
    status: 400,
    message: "Please choose a different size or colour.",
  },
  RETURN_CHANGED: {
    status: 409,
    message: "This return has changed in the meantime. Please look at it again.",
  },
  RETURN_STEP_INVALID: { status: 409, message: "This step is not possible for the return now." },
  RETURN_REASON_NEEDED: { status: 400, message: "Please write a reason. The customer will read it." },
  INSPECTION_INVALID: {
    status: 400,
    message:
      "Please mark every piece as back in stock, written off or not arrived. A piece that was inspected stays as it is.",
  },
  RETURN_PHOTOS_FULL: { status: 409, message: "A return has at most 4 photographs." },
  RETURN_PHOTO_LINK_INVALID: {
    status: 404,
    message: "This link to a photograph is invalid or has expired.",
  },
} as const;

type ReturnsRefusals = typeof returnsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ReturnsRefusals {}
}

export const refuse = refuserOf({
  ...catalogueRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
  ...returnsRefusals,
});
