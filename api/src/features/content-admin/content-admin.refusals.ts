import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of writes of the texts of the shop. */
export const contentAdminRefusals = {
  CONTENT_NOT_FOUND: { status: 404, message: "Text not found." },
  CONTENT_INVALID: { status: 400, message: "Something in this text is not valid." },
  CONTENT_CHANGED: {
    status: 409,
    message: "Another admin has changed this text in the meantime. Please look at it again.",
  },
  CONTENT_IN_USE: {
    status: 409,
    message: "Every shop has this text. It can be changed, but not taken down.",
  },
  SLUG_TAKEN: { status: 409, message: "Another page has this address." },
  PREVIEW_LINK_INVALID: {
    status: 404,
    message: "This preview link no longer works. Please create a new one in the admin.",
  },
} as const;

type ContentAdminRefusals = typeof contentAdminRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ContentAdminRefusals {}
}

export const refuse = refuserOf({ ...contentAdminRefusals });
