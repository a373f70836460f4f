import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of products, their fields, stock and variants. */
export const catalogueRefusals = {
  HANDLE_INVALID: {
    status: 400,
    message: "A handle has letters a to z, digits and single hyphens, at most 80 characters.",
  },
  SLUG_INVALID: {
    status: 400,
    message: "A web address has letters a to z, digits and single hyphens, at most 80 characters.",
  },
  SKU_INVALID: {
    status: 400,
    message: "An SKU has letters A to Z, digits, and . _ / - between them, at most 40 characters.",
  },
  BARCODE_INVALID: {
    status: 400,
    message: "A barcode has letters without accents, digits and signs, at most 48 characters.",
  },
  PRODUCT_NOT_FOUND: { status: 404, message: "Product not found." },
  TITLE_NEEDED: { status: 400, message: "Please enter a title." },
  DESCRIPTION_NEEDED: { status: 400, message: "Please enter a description." },
  CATEGORY_NEEDED: { status: 400, message: "Please choose a category." },
  PRICE_INVALID: {
    status: 400,
    message: "A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
  },
  PRICE_ABOVE_MRP: { status: 400, message: "A price cannot be above the MRP." },
  SCHEDULE_INVALID: { status: 400, message: "A scheduled price is not valid." },
  STOCK_INVALID: { status: 400, message: "Stock is a whole number from 0 to 1,000,000." },
  LIST_INVALID: { status: 400, message: "A list has at most 50 entries, each with at most 60 characters." },
  LIST_DUPLICATE: { status: 400, message: "A list names an entry twice." },
  HSN_UNKNOWN: { status: 400, message: "Please choose an HSN code from the list." },
  STOCK_CHANGED: { status: 409, message: "The stock has changed in the meantime. Please check your count." },
  CATEGORY_UNKNOWN: {
    status: 400,
    message: "A category is party, casuals, everyday or accessories.",
  },
  KIND_UNKNOWN: {
    status: 400,
    message:
      "This is not a kind of garment. The export writes the kinds as an import reads them: kurta, saree_gown.",
  },
  CHOOSE_SIZE_AND_COLOR: { status: 400, message: "Please select size and color." },
  BAD_QUANTITY: { status: 400, message: "The quantity must be a whole number from 1 to 99." },
  OUT_OF_STOCK: { status: 409, message: "There are not enough pieces left." },
  ORIGIN_UNKNOWN: { status: 400, message: "Please enter a country, such as India or IN." },
  IMPORTER_NEEDED: {
    status: 400,
    message: "Imported goods need the name and address of their importer before they can be on sale.",
  },
  ORIGIN_NEEDED: {
    status: 400,
    message: "Goods with an importer need their country of origin before they can be on sale.",
  },
} as const;

type CatalogueRefusals = typeof catalogueRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends CatalogueRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals });
