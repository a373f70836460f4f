import type { Feature } from "../shop/feature.ts";
import { deliveryPlan } from "./current-delivery-plan.ts";
import { StoredDeliveryPlan } from "./delivery-plan.entity.ts";
import { DeliveryPlanResolver } from "./delivery-plan.resolver.ts";
import { deliveryRefusals } from "./delivery.refusals.ts";

export const deliveryFeature = {
  entities: [StoredDeliveryPlan],
  resolvers: [DeliveryPlanResolver],
  refusals: deliveryRefusals,
  listen: deliveryPlan.forgetOnChange,
} satisfies Feature;
