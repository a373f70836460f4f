import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of the delivery plan. */
export const deliveryRefusals = {
  DELIVERY_PLAN_INVALID: { status: 400, message: "The plan of delivery dates is not valid." },
  DELIVERY_PLAN_CHANGED: {
    status: 409,
    message: "Another admin has changed the delivery dates in the meantime. Please look at them again.",
  },
} as const;

type DeliveryRefusals = typeof deliveryRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends DeliveryRefusals {}
}

export const refuse = refuserOf({ ...deliveryRefusals });
