import { Check, Column, Entity, PrimaryColumn, Unique } from "typeorm";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";

/** The plan of the shop's delivery dates: one row, or none before an admin has set it. Then the shop promises no dates. */
@Entity("delivery_plans")
@Unique("delivery_plans_is_current", ["isCurrent"])
@Check("delivery_plans_is_current_check", "is_current")
export class StoredDeliveryPlan {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "delivery_plans_pkey" })
  id!: string;

  @Column("boolean", { default: true })
  isCurrent!: boolean;

  /** Grows by one with each change. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("jsonb")
  plan!: DeliveryPlan;
}
