/** The refusals of payouts, collected cash and settlements. */
export const moneyRefusals = {
  PAYOUT_NOT_FOUND: { status: 404, message: "This refund was not found." },
  PAYOUT_CHANGED: {
    status: 409,
    message: "The shopper has changed the details in the meantime. Please look at them again.",
  },
  PAYOUT_PAID: { status: 409, message: "This refund is already paid." },
  PAYOUT_DETAILS_INVALID: { status: 400, message: "Please give a UPI ID or a bank account." },
  PAYOUT_REFERENCE_NEEDED: { status: 400, message: "Please enter the bank's reference of the payment." },
  CASH_NOT_COLLECTABLE: {
    status: 409,
    message: "Only a cash on delivery order that is not cancelled can be marked as collected.",
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
} as const satisfies Record<string, { status: number; message: string }>;
