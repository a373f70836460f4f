/** The refusals of discount codes, and of promotions. */
export const promotionRefusals = {
  CODE_UNKNOWN: { status: 400, message: "This discount code is not valid." },
  CODE_SPENT: { status: 409, message: "This discount code has already been used." },
  CODE_NOT_FIRST: { status: 409, message: "This discount code is for your first order only." },
  CODE_PAUSED: { status: 409, message: "This discount code is not available at the moment." },
  CODE_NOT_STARTED: { status: 409, message: "This discount code has not started yet." },
  CODE_ENDED: { status: 409, message: "This discount code has ended." },
  CODE_USED_UP: { status: 409, message: "This discount code has been used up." },
  CODE_NOT_FOR_PIECES: { status: 409, message: "This discount code is not for the pieces of your order." },
  CODE_NEEDS_MORE: { status: 409, message: "Your order is too small for this discount code." },
  PROMOTION_USED_UP: {
    status: 409,
    message: "An offer of your order has just been used up. Please look at the total again.",
  },
  PROMOTION_NOT_FOUND: { status: 404, message: "Promotion not found." },
  PROMOTION_INVALID: { status: 400, message: "Something in this promotion is not valid." },
  PROMOTION_CHANGED: {
    status: 409,
    message: "Another admin has changed this promotion in the meantime. Please look at it again.",
  },
  PROMOTION_USED: {
    status: 409,
    message: "Orders already use this promotion, so it cannot be deleted. You can end it.",
  },
  CODE_TAKEN: { status: 409, message: "Another promotion has this code." },
} as const;
