import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";

const key = "order_totals_pkey";

/**
 * The orders that were placed on one day in India and have one status and payment status now: their number and the sum
 * of their totals. With the rows of `order_deltas` the sums are exact at any moment.
 */
@Entity("order_totals")
export class OrderTotal {
  @PrimaryColumn("date", { primaryKeyConstraintName: key })
  day!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: key })
  orderStatus!: OrderStatus;

  @PrimaryColumn("text", { primaryKeyConstraintName: key })
  paymentStatus!: PaymentStatus;

  @Column("bigint")
  orders!: number;

  @Column("bigint")
  amount!: Paise;

  /** What of `amount` is credited. */
  @Column("bigint", { default: 0 })
  credited!: Paise;
}
