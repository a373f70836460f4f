import type { Feature } from "../shop/feature.ts";
import { OrderPromotion } from "./order-promotion.entity.ts";
import { PromotionCode } from "./promotion-code.entity.ts";
import { Promotion } from "./promotion.entity.ts";
import { promotionsRefusals } from "./promotions.refusals.ts";

export const promotionsFeature = {
  refusals: promotionsRefusals,
  entities: [Promotion, PromotionCode, OrderPromotion],
} satisfies Feature;
