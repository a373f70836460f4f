import type { Feature } from "../shop/feature.ts";
import { addCodesFile } from "./codes-file.ts";
import { PromotionWritingResolver } from "./promotion-writing.resolver.ts";
import { PromotionResolver } from "./promotion.resolver.ts";
import { promotionAdminRefusals } from "./promotion-admin.refusals.ts";

export const promotionAdminFeature = {
  resolvers: [PromotionResolver, PromotionWritingResolver],
  refusals: promotionAdminRefusals,
  nodes: { Promotion: "promotion" },
  addRoutes: addCodesFile,
} satisfies Feature;
