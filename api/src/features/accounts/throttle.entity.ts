import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * A counter of rate-limiter-flexible; `api/src/features/orders/order-history.store.ts` counts orders by network in rows
 * of the same form.
 */
@Entity("throttles")
export class Throttle {
  @PrimaryColumn("varchar", { length: 255, primaryKeyConstraintName: "throttles_pkey" })
  key!: string;

  @Column("integer", { default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Column("bigint", { nullable: true })
  expire!: number | null;
}
