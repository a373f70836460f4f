import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of the cart. */
export const cartRefusals = {
  CART_LINE_NOT_FOUND: { status: 404, message: "This line is no longer in your cart." },
  ORDER_TOO_LONG: { status: 400, message: "An order has at most 50 lines." },
} as const;

type CartRefusals = typeof cartRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends CartRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals, ...cartRefusals });
