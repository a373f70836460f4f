import { AuditSubject } from "../audit/audit.rules.ts";
import { currentValue } from "../audit/current-value.ts";
import { findDeliveryPlan } from "./delivery-plan.store.ts";

/** The plan. `undefined` before an admin has set it. */
export const deliveryPlan = currentValue(AuditSubject.DELIVERY_PLAN, async ({ database }) => {
  const stored = await findDeliveryPlan(database.source.manager);
  return stored?.plan;
});

export const currentDeliveryPlan = deliveryPlan.get;
