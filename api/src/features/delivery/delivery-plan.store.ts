import type { EntityManager } from "typeorm";
import { StoredDeliveryPlan } from "./delivery-plan.entity.ts";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";

/** The plan of the shop; `null` before an admin has set it. */
export const findDeliveryPlan = (tx: EntityManager): Promise<StoredDeliveryPlan | null> =>
  tx.findOneBy(StoredDeliveryPlan, { isCurrent: true });

/** The same, locked until the transaction ends. */
export const lockDeliveryPlan = (tx: EntityManager): Promise<StoredDeliveryPlan | null> =>
  tx.findOne(StoredDeliveryPlan, { where: { isCurrent: true }, lock: { mode: "pessimistic_write" } });

/** Adds the first plan; `undefined` if another request has added one. */
export const addDeliveryPlan = async (tx: EntityManager, plan: DeliveryPlan): Promise<string | undefined> => {
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(StoredDeliveryPlan)
    .values({ plan })
    .orIgnore()
    .execute();
  return (raw as { id: string }[])[0]?.id;
};

export const updateDeliveryPlanRow = async (
  tx: EntityManager,
  id: string,
  plan: DeliveryPlan,
): Promise<void> => {
  await tx.update(StoredDeliveryPlan, { id }, { plan, version: () => "version + 1" });
};
