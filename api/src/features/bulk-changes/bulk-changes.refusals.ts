import { refuserOf } from "../../platform/errors/errors.ts";
import { apiKeysRefusals } from "../api-keys/api-keys.refusals.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";
import { productAdminRefusals } from "../product-admin/product-admin.refusals.ts";

/** The refusals of imports, bulk changes and their undo. */
export const bulkChangesRefusals = {
  ARCHIVED_INVALID: { status: 400, message: "Please write true or false." },
  CELL_FORMULA: {
    status: 400,
    message: "A file cannot hold formulas. Please write an apostrophe before an equals sign.",
  },
  IMAGE_NAME_UNKNOWN: { status: 400, message: "No picture of this name was uploaded with the file." },
  IMAGE_NAME_REPEATED: {
    status: 400,
    message: "Several uploaded pictures have this name. Please rename them and import again.",
  },
  IMPORT_PICTURES_FULL: {
    status: 409,
    message: "An import has at most 2,000 new pictures. Please split the file.",
  },
  ROW_UNNAMED: {
    status: 400,
    message: "Please give the row an id or a handle, so that a file never adds a product twice.",
  },
  ROW_REPEATED: { status: 400, message: "Another row is about the same product." },
  ROW_WIDTH: { status: 400, message: "The row does not have the same number of cells as the header." },
  FILE_INCOMPLETE: { status: 409, message: "Parts of the file are missing. Please send it again." },
  BULK_INVALID: { status: 400, message: "Please choose one change, and 1 to 10,000 products." },
  BATCH_NOT_FOUND: { status: 404, message: "This preview no longer exists. Please start again." },
  BATCH_NOT_READY: { status: 409, message: "This change cannot be made now. Please check it again." },
  BATCH_CHANGED: {
    status: 409,
    message: "Products have changed since the check. Nothing was saved. Please check again.",
  },
  BATCH_NOT_UNDOABLE: { status: 409, message: "This change can no longer be undone." },
  CODES_INVALID: {
    status: 400,
    message: "Codes are written as a size and colour with its SKU: M, Rust: KUR-0042-M-RST.",
  },
} as const;

type BulkChangesRefusals = typeof bulkChangesRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends BulkChangesRefusals {}
}

export const refuse = refuserOf({
  ...apiKeysRefusals,
  ...catalogueRefusals,
  ...productAdminRefusals,
  ...bulkChangesRefusals,
});
