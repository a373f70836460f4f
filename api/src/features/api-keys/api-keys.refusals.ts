import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of API keys, and of links to files for the staff. */
export const apiKeysRefusals = {
  DOWNLOAD_LINK_INVALID: { status: 404, message: "This download link is invalid or has expired." },
  API_KEY_NAME_NEEDED: { status: 400, message: "Please enter a name for the key." },
  API_KEY_NAME_TAKEN: { status: 409, message: "A key with this name exists. Choose another name." },
  API_KEY_PERMISSIONS_INVALID: { status: 400, message: "Please choose what the key may do." },
  API_KEY_NOT_FOUND: { status: 404, message: "This key has already been ended." },
  TOO_MANY_API_KEYS: { status: 409, message: "The shop has 50 keys. End one that you no longer need." },
} as const;

type ApiKeysRefusals = typeof apiKeysRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ApiKeysRefusals {}
}

export const refuse = refuserOf({ ...apiKeysRefusals });
