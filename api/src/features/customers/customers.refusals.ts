import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of the pages of customers. */
export const customersRefusals = {
  CUSTOMER_NOT_FOUND: { status: 404, message: "There is no such customer." },
  CUSTOMER_CHANGED: {
    status: 409,
    message: "Another member of the staff has changed this customer in the meantime. Please check it again.",
  },
  CUSTOMER_NOTE_NOT_FOUND: { status: 404, message: "This note no longer exists." },
} as const;

type CustomersRefusals = typeof customersRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends CustomersRefusals {}
}

export const refuse = refuserOf({ ...customersRefusals });
