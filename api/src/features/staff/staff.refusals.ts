import { refuserOf } from "../../platform/errors/errors.ts";
import { accountsRefusals } from "../accounts/accounts.refusals.ts";

/** The refusals of the staff and its invitations. */
export const staffRefusals = {
  STAFF_MEMBER: { status: 409, message: "This address already belongs to the staff." },
  STAFF_INVITED: {
    status: 409,
    message: "This address has an open invitation. Send that one again, or cancel it first.",
  },
  STAFF_CHANGED: {
    status: 409,
    message: "This member was changed by another owner in the meantime. Look at the list again.",
  },
  LAST_OWNER: { status: 409, message: "The shop needs an owner. Make another member an owner first." },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: "This invitation was accepted or cancelled in the meantime.",
  },
  INVITATION_INVALID: {
    status: 404,
    message: "This invitation is invalid or has expired. Ask an owner of the shop for a new one.",
  },
} as const;

type StaffRefusals = typeof staffRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends StaffRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals, ...staffRefusals });
