import type { Feature } from "../shop/feature.ts";
import { deliveryPlan } from "./current-delivery-plan.ts";
import { StoredDeliveryPlan } from "./delivery-plan.entity.ts";
import { DeliveryPlanResolver } from "./delivery-plan.resolver.ts";

export const deliveryFeature = {
  entities: [StoredDeliveryPlan],
  resolvers: [DeliveryPlanResolver],
  listen: deliveryPlan.forgetOnChange,
} satisfies Feature;
