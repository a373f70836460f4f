import { refuserOf } from "../../platform/errors/errors.ts";
import { apiKeysRefusals } from "../api-keys/api-keys.refusals.ts";

/** The refusals of exports. */
export const exportsRefusals = {
  EXPORTS_BUSY: {
    status: 503,
    message: "Two files are being exported. Please go back and try again when one of them is finished.",
  },
} as const;

type ExportsRefusals = typeof exportsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ExportsRefusals {}
}

export const refuse = refuserOf({ ...apiKeysRefusals, ...exportsRefusals });
