import type { PromotionKind, PromotionMethod } from "../../../graphql/generated.ts";

export const methodNames: Record<PromotionMethod, string> = {
  CODE: "Discount code",
  AUTOMATIC: "Automatic",
};

export const kindNames: Record<PromotionKind, string> = {
  PERCENT: "Percentage",
  AMOUNT: "Amount",
  FREE_SHIPPING: "Free shipping",
  BUY_X_GET_Y: "Buy X, get Y",
};
