import { refuserOf } from "../../platform/errors/errors.ts";
import { apiKeysRefusals } from "../api-keys/api-keys.refusals.ts";

/** The refusals of the books. */
export const booksRefusals = {
  GSTIN_MISSING: {
    status: 409,
    message:
      "The shop has no GSTIN, and a GST return is filed under one. Enter it in the settings, under Seller.",
  },
} as const;

type BooksRefusals = typeof booksRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends BooksRefusals {}
}

export const refuse = refuserOf({ ...apiKeysRefusals, ...booksRefusals });
