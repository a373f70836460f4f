import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of the wishlist. */
export const wishlistRefusals = {
  WISHLIST_FULL: {
    status: 409,
    message: "Your wishlist can hold up to 500 pieces. Please remove one first.",
  },
} as const;

type WishlistRefusals = typeof wishlistRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends WishlistRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals, ...wishlistRefusals });
