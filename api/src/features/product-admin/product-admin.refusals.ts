import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of writes of one product, its codes, pictures and video. */
export const productAdminRefusals = {
  CHANGE_NOT_FOUND: { status: 404, message: "This change is not in the history." },
  CHANGE_NOT_REVERTIBLE: { status: 409, message: "This change cannot be reverted." },
  HANDLE_TAKEN: { status: 409, message: "Another product has this handle." },
  SKU_TAKEN: { status: 409, message: "Another size or colour has this SKU." },
  BARCODE_TAKEN: { status: 409, message: "Another size or colour has this barcode." },
  VARIANT_NOT_FOUND: { status: 404, message: "This size or colour does not exist." },
  CODE_CHANGED: { status: 409, message: "Another admin has changed this code in the meantime." },
  PRODUCT_CHANGED: {
    status: 409,
    message: "Another admin has changed the same fields in the meantime. Please compare them.",
  },
  VARIANT_HAS_STOCK: { status: 409, message: "A size or colour that you removed still has pieces in stock." },
  STOCK_TRACKED: {
    status: 409,
    message: "The stock of this product is counted by size and colour. Please change one of them.",
  },
  STOCK_SPREAD_DIFFERS: {
    status: 409,
    message: "The pieces by size and colour do not add up to the stock of the product.",
  },
  VARIANT_NEEDED: { status: 409, message: "This product has neither sizes nor colours." },
  STOCK_UNIT_NOT_FOUND: { status: 404, message: "This size or colour is no longer counted separately." },
  PICTURE_NOT_FOUND: { status: 404, message: "This picture no longer exists." },
  PICTURES_FULL: { status: 409, message: "A product has at most 60 pictures." },
  PICTURE_COLOR_UNKNOWN: { status: 400, message: "Please choose one of the colours of the product." },
  VIDEO_PART_MISSING: {
    status: 409,
    message: "A part of the video has not arrived. Please upload it again.",
  },
  VIDEO_NOT_FOUND: { status: 404, message: "This product no longer has a video." },
} as const;

type ProductAdminRefusals = typeof productAdminRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ProductAdminRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals, ...productAdminRefusals });
