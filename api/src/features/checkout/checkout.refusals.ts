import { refuserOf } from "../../platform/errors/errors.ts";
import { shopRefusals } from "../shop/shop.refusals.ts";
import { promotionsRefusals } from "../promotions/promotions.refusals.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";
import { cartRefusals } from "../cart/cart.refusals.ts";
import { ordersRefusals } from "../orders/orders.refusals.ts";
import { paymentsRefusals } from "../payments/payments.refusals.ts";

/** The refusals of placing an order, and of its limits. */
export const checkoutRefusals = {
  ORDER_PACKED: {
    status: 409,
    message: "This order is being packed. Please contact us to change its address.",
  },
  ADDRESS_STATE_INVOICED: {
    status: 409,
    message:
      "The invoice of this order shows the tax of its state, so the state cannot be changed. Please cancel the order and place a new one.",
  },
  PAY_LINK_INVALID: { status: 404, message: "This payment link is invalid or has expired." },
  ORDER_EMPTY: { status: 400, message: "Your Cart is Empty" },
  UNPAID_ORDERS_LIMIT: {
    status: 409,
    message: "You have too many unpaid orders. Please pay for one of them first.",
  },
  UNPAID_PIECES_LIMIT: {
    status: 409,
    message:
      "Your unpaid orders would hold too many pieces. Please order fewer pieces or pay for an earlier order first.",
  },
  EXPIRED_ORDERS_LIMIT: {
    status: 429,
    message:
      "Many of your orders were not paid today. Please choose cash on delivery, or try again tomorrow.",
  },
  ORDERS_PER_HOUR_LIMIT: {
    status: 429,
    message: "You have placed many orders within an hour. Please wait a little and try again.",
  },
  NETWORK_ORDERS_LIMIT: {
    status: 429,
    message: "Many orders came from your network within an hour. Please wait a little and try again.",
  },
  CASH_ORDERS_LIMIT: {
    status: 409,
    message:
      "Too many of your cash on delivery orders are on their way. Please pay online, or wait until one is delivered.",
  },
  CASH_VALUE_LIMIT: {
    status: 409,
    message: "Your open cash on delivery orders have reached the limit. Please pay for this one online.",
  },
  TOTAL_CHANGED: { status: 409, message: "The total has changed. Please look at it again." },
  PROMOTION_USED_UP: {
    status: 409,
    message: "An offer of your order has just been used up. Please look at the total again.",
  },
} as const;

type CheckoutRefusals = typeof checkoutRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends CheckoutRefusals {}
}

export const refuse = refuserOf({
  ...shopRefusals,
  ...promotionsRefusals,
  ...catalogueRefusals,
  ...cartRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
  ...checkoutRefusals,
});
