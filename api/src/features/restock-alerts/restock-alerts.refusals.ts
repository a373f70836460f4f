import { refuserOf } from "../../platform/errors/errors.ts";
import { accountsRefusals } from "../accounts/accounts.refusals.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of restock alerts. */
export const restockAlertsRefusals = {
  BACK_IN_STOCK: { status: 409, message: "This piece is back in stock. You can add it to your cart now." },
  RESTOCK_ALERTS_FULL: {
    status: 409,
    message: "You already have 20 back-in-stock alerts. Please turn one off first.",
  },
  RESTOCK_LINK_INVALID: { status: 404, message: "This link is invalid or has expired." },
} as const;

type RestockAlertsRefusals = typeof restockAlertsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends RestockAlertsRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals, ...catalogueRefusals, ...restockAlertsRefusals });
