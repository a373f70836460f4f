import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";

/**
 * A change of `order_totals` that is not folded into it yet. Triggers of `orders` write one when an order is placed, and
 * two when its status, payment status or credits change: one less of what it was, one more of what it is. The rows are only ever
 * inserted and deleted, so no order waits for another. docs/adr/0021-dashboard-figures.md
 */
@Entity("order_deltas")
export class OrderDelta {
  @PrimaryGeneratedColumn("identity", {
    type: "bigint",
    generatedIdentity: "ALWAYS",
    primaryKeyConstraintName: "order_deltas_pkey",
  })
  id!: number;

  @Column("uuid")
  orderId!: string;

  @Column("date")
  day!: string;

  @Column("text")
  orderStatus!: OrderStatus;

  @Column("text")
  paymentStatus!: PaymentStatus;

  /** 1 or -1. */
  @Column("smallint")
  orders!: number;

  @Column("bigint")
  amount!: Paise;

  @Column("bigint", { default: 0 })
  credited!: Paise;
}
