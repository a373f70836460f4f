import { refuserOf } from "../../platform/errors/errors.ts";
import { accountsRefusals } from "../accounts/accounts.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";

/** The refusals of payments, refunds, payouts and settlements. */
export const paymentsRefusals = {
  PAYMENT_SETUP_FAILED: { status: 503, message: "Payment setup failed." },
  PAYMENT_NOT_VERIFIED: { status: 400, message: "Payment verification failed." },
  PAYMENT_RETURNED: {
    status: 409,
    message: "This payment could not be used for your order. It is being refunded in full.",
  },
  ORDER_PAID: { status: 409, message: "This order is already paid." },
  ORDER_REFUNDED: {
    status: 409,
    message: "This order was refunded and cannot be reopened. Please place a new order.",
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message:
      "This order has been shipped and can no longer be cancelled. You can return it after it arrives.",
  },
  ORDER_CREDITED: {
    status: 409,
    message: "Every piece of this order was refunded, so it cannot be reopened. Please place a new order.",
  },
  CREDIT_EXCEEDS_ORDER: { status: 409, message: "The order does not have that many pieces left." },
  ORDER_NOT_PAYABLE: { status: 409, message: "This order can no longer be paid online." },
  AMOUNT_UNPAYABLE: { status: 400, message: "No order can cost that amount." },
  SIGNATURE_WRONG: { status: 400, message: "The signature does not belong to this body." },
  EVENT_UNKNOWN: { status: 503, message: "This event is about a payment or a refund that is not known yet." },
  PAYOUT_NOT_FOUND: { status: 404, message: "This refund was not found." },
  PAYOUT_CHANGED: {
    status: 409,
    message: "The customer has changed the details in the meantime. Please check them again.",
  },
  PAYOUT_PAID: { status: 409, message: "This refund is already paid." },
  PAYOUT_NOT_PAID: { status: 409, message: "This refund is not recorded as paid." },
  PAYOUT_RECORDED_AGAIN: {
    status: 409,
    message: "This refund was recorded again in the meantime. Please check it.",
  },
  PAYOUT_UNDO_ENDED: {
    status: 409,
    message: "This refund was recorded as paid more than 30 minutes ago. It can no longer be undone.",
  },
  PAYOUT_DETAILS_INVALID: { status: 400, message: "Please give a UPI ID or a bank account." },
  PAYOUT_REFERENCE_NEEDED: { status: 400, message: "Please enter the bank's reference of the payment." },
  CASH_NOT_COLLECTABLE: {
    status: 409,
    message: "Only a cash on delivery order that is not cancelled can be marked as collected.",
  },
  CASH_DIFFERS: {
    status: 400,
    message: "The amount differs from the cash to collect by one rupee or more.",
  },
  SETTLEMENTS_UNREACHABLE: {
    status: 503,
    message: "Razorpay's report could not be fetched. Please try again in a moment.",
  },
  SETTLEMENTS_REFUSED: {
    status: 409,
    message:
      "Razorpay refused to report on this day. Please check the day, and the keys of the shop at Razorpay.",
  },
  ONLINE_LIMIT: {
    status: 400,
    message:
      "The total is above the limit of online payments. Please order fewer pieces at a time, or place two orders.",
  },
  PAYMENT_REFUSED: {
    status: 400,
    message: "Payment setup failed. Our payment provider does not accept this online payment.",
  },
} as const;

type PaymentsRefusals = typeof paymentsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends PaymentsRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals, ...ordersRefusals, ...paymentsRefusals });
