import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./delivery.refusals.ts";
import type { Services } from "../shop/services.ts";
import { deliveryPlan } from "./current-delivery-plan.ts";
import { checkedPlan, orderedPlan, type DeliveryPlan } from "./delivery-plan.rules.ts";
import { addDeliveryPlan, lockDeliveryPlan, updateDeliveryPlanRow } from "./delivery-plan.store.ts";

/**
 * Replaces the plan of delivery dates. Orders that are placed already keep their dates. `version` is the one that the admin
 * saw, 0 without a plan. The same plan again changes nothing. Throws DELIVERY_PLAN_INVALID, DELIVERY_PLAN_CHANGED.
 */
export const updateDeliveryPlan = async (
  services: Services,
  author: Author,
  { version, plan: input }: { version: number; plan: DeliveryPlan },
): Promise<void> => {
  const plan = checkedPlan(input, services.settings.shop.states);
  await inTransaction(services.database, async (tx) => {
    const stored = await lockDeliveryPlan(tx);
    const changes = changesBetween(stored ? orderedPlan(stored.plan) : {}, plan);
    // Also a request that is repeated, since its answer was lost.
    if (Object.keys(changes).length === 0) return;
    if ((stored?.version ?? 0) !== version) refuse("DELIVERY_PLAN_CHANGED");
    if (stored) await updateDeliveryPlanRow(tx, stored.id, plan);
    const id = stored?.id ?? (await addDeliveryPlan(tx, plan)) ?? refuse("DELIVERY_PLAN_CHANGED");
    await addAudit(tx, {
      author,
      action: "changeDeliveryPlan",
      subject: AuditSubject.DELIVERY_PLAN,
      subjectId: id,
      label: "Delivery dates",
      version: version + 1,
      changes,
    });
  });
  deliveryPlan.forget(services);
};
