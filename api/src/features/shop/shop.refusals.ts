import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of addresses, of orders and saved ones. */
export const shopRefusals = {
  FILL_ALL_FIELDS: { status: 400, message: "Please fill all fields." },
  STATE_UNKNOWN: { status: 400, message: "Please choose a state from the list." },
  NOT_PRINTABLE: { status: 400, message: "We cannot print this on your parcel." },
  COUNTRY_UNKNOWN: { status: 400, message: "We deliver within India only." },
} as const;

type ShopRefusals = typeof shopRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ShopRefusals {}
}

export const refuse = refuserOf({ ...shopRefusals });
