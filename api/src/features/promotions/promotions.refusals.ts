import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of discount codes. */
export const promotionsRefusals = {
  CODE_UNKNOWN: { status: 400, message: "This discount code is not valid." },
  CODE_SPENT: { status: 409, message: "This discount code has already been used." },
  CODE_NOT_FIRST: { status: 409, message: "This discount code is for your first order only." },
  CODE_PAUSED: { status: 409, message: "This discount code is not available at the moment." },
  CODE_NOT_STARTED: { status: 409, message: "This discount code has not started yet." },
  CODE_ENDED: { status: 409, message: "This discount code has ended." },
  CODE_USED_UP: { status: 409, message: "This discount code has been used up." },
  CODE_NOT_FOR_PIECES: { status: 409, message: "This discount code is not for the pieces of your order." },
  CODE_NEEDS_MORE: { status: 409, message: "Your order is too small for this discount code." },
} as const;

/** The codes with which an order refuses a discount code, for `@Refuses`. */
export const discountCodeRefusals = Object.keys(promotionsRefusals) as (keyof typeof promotionsRefusals)[];

type PromotionsRefusals = typeof promotionsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends PromotionsRefusals {}
}

export const refuse = refuserOf({ ...promotionsRefusals });
