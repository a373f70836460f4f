import { AuditSubject } from "../audit/audit.rules.ts";
import { onAudited } from "../audit/on-audited.ts";
import type { Shop } from "../shop/shop.ts";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";
import { findDeliveryPlan } from "./delivery-plan.store.ts";

const plans = new WeakMap<Shop["settings"], Promise<DeliveryPlan | undefined>>();

/**
 * The plan, kept in the memory of the process, so that neither a page nor an order needs a statement for it. `undefined` before
 * an admin has set it.
 */
export const currentDeliveryPlan = (shop: Shop): Promise<DeliveryPlan | undefined> => {
  const { settings, database } = shop;
  const existing = plans.get(settings);
  if (existing) return existing;
  const plan = findDeliveryPlan(database.source.manager).then((stored) => stored?.plan);
  plans.set(settings, plan);
  plan.catch(() => plans.get(settings) === plan && plans.delete(settings));
  return plan;
};

/** Makes this process read the plan again. */
export const forgetDeliveryPlan = ({ settings }: Pick<Shop, "settings">): void => {
  plans.delete(settings);
};

/** Reads it again whenever an admin changes it, in any process. Returns a function that ends it. */
export const forgetDeliveryPlanOnChange = (shop: Shop): (() => void) =>
  onAudited(shop, AuditSubject.DELIVERY_PLAN, () => forgetDeliveryPlan(shop));
