import { refuserOf } from "../../platform/errors/errors.ts";
import { accountsRefusals } from "../accounts/accounts.refusals.ts";

/** The refusals of the second factors of others. */
export const secondFactorAdminRefusals = {
  ACCOUNT_NOT_FOUND: { status: 404, message: "No account has this e-mail address." },
} as const;

type SecondFactorAdminRefusals = typeof secondFactorAdminRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends SecondFactorAdminRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals, ...secondFactorAdminRefusals });
