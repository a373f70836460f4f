import { refuserOf } from "../../platform/errors/errors.ts";
import { promotionsRefusals } from "../promotions/promotions.refusals.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of orders. */
export const ordersRefusals = {
  ORDER_NOT_FOUND: { status: 404, message: "Order not found." },
  ORDER_CHANGED: {
    status: 409,
    message: "This order was changed in the meantime. Please look at it again.",
  },
  ORDER_SHIPPED: {
    status: 409,
    message: "This order has been shipped or closed and can no longer be changed.",
  },
  ORDER_LINE_NOT_FOUND: { status: 404, message: "This piece is not part of the order." },
} as const;

type OrdersRefusals = typeof ordersRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends OrdersRefusals {}
}

export const refuse = refuserOf({ ...promotionsRefusals, ...catalogueRefusals, ...ordersRefusals });
