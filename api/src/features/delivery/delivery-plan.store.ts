import type { EntityManager } from "typeorm";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";

export type StoredPlan = { id: string; version: number; plan: DeliveryPlan };

/** The plan of the shop; `undefined` before an admin has set it. */
export const findDeliveryPlan = async (tx: EntityManager): Promise<StoredPlan | undefined> => {
  const [row] = await tx.query<StoredPlan[]>("select id, version, plan from delivery_plans");
  return row;
};

/** The same, locked until the transaction ends. */
export const lockDeliveryPlan = async (tx: EntityManager): Promise<StoredPlan | undefined> => {
  const [row] = await tx.query<StoredPlan[]>("select id, version, plan from delivery_plans for update");
  return row;
};

/** Adds the first plan; `undefined` if another request has added one. */
export const addDeliveryPlan = async (tx: EntityManager, plan: DeliveryPlan): Promise<string | undefined> => {
  const [row] = await tx.query<{ id: string }[]>(
    "insert into delivery_plans (plan) values ($1::jsonb) on conflict do nothing returning id",
    [JSON.stringify(plan)],
  );
  return row?.id;
};

export const updateDeliveryPlan = async (
  tx: EntityManager,
  id: string,
  plan: DeliveryPlan,
): Promise<void> => {
  await tx.query("update delivery_plans set plan = $2::jsonb, version = version + 1 where id = $1", [
    id,
    JSON.stringify(plan),
  ]);
};
