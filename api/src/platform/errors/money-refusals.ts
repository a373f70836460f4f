/** The refusals of payouts, collected cash and settlements. */
export const moneyRefusals = {
  PAYOUT_NOT_FOUND: { status: 404, message: "This refund was not found." },
  PAYOUT_CHANGED: {
    status: 409,
    message: "The customer has changed the details in the meantime. Please check them again.",
  },
  PAYOUT_PAID: { status: 409, message: "This refund is already paid." },
  PAYOUT_DETAILS_INVALID: { status: 400, message: "Please give a UPI ID or a bank account." },
  PAYOUT_REFERENCE_NEEDED: { status: 400, message: "Please enter the bank's reference of the payment." },
  GSTIN_MISSING: {
    status: 409,
    message:
      "The shop has no GSTIN, and a GST return is filed under one. Enter it in the settings, under Seller.",
  },
  CREDIT_NOTE_NOT_FOUND: { status: 404, message: "Credit note not found." },
  NO_MAIL_ADDRESS: {
    status: 409,
    message:
      "The customer has no verified e-mail address, so no mail can be sent. You can send the PDF yourself.",
  },
  ORDER_NOT_REFUNDABLE: { status: 409, message: "Nothing of this order can be refunded now." },
  REFUND_INVALID: {
    status: 400,
    message: "Please choose pieces, shipping or an amount. An amount cannot be combined with pieces.",
  },
  REFUND_REASON_NEEDED: { status: 400, message: "Please write a reason. The customer will read it." },
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
} as const satisfies Record<string, { status: number; message: string }>;
