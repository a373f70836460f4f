import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";
import { collectionAdminRefusals } from "../collection-admin/collection-admin.refusals.ts";

/** The refusals of writes of promotions. */
export const promotionAdminRefusals = {
  PROMOTION_NOT_FOUND: { status: 404, message: "Promotion not found." },
  PROMOTION_INVALID: { status: 400, message: "Something in this promotion is not valid." },
  PROMOTION_CHANGED: {
    status: 409,
    message: "Another admin has changed this promotion in the meantime. Please look at it again.",
  },
  PROMOTION_USED: {
    status: 409,
    message: "Orders already use this promotion, so it cannot be deleted. You can end it.",
  },
  CODE_TAKEN: { status: 409, message: "Another promotion has this code." },
} as const;

type PromotionAdminRefusals = typeof promotionAdminRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends PromotionAdminRefusals {}
}

export const refuse = refuserOf({
  ...catalogueRefusals,
  ...collectionAdminRefusals,
  ...promotionAdminRefusals,
});
