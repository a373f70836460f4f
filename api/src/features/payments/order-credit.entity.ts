import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";
import type { CreditReason } from "./credit.rules.ts";

/**
 * An amount that the shop no longer charges for an order: pieces that were cancelled or returned, the shipping, or a part of the
 * prices. Rows are only added. A trigger adds the amount to `Order.creditedAmount`. docs/adr/0026-order-credits.md
 */
@Entity("order_credits")
@Unique("order_credits_source", ["sourceId"])
@Check(
  "order_credits_amount_check",
  "amount >= 0 AND shipping BETWEEN 0 AND amount AND tax >= 0 AND shipping_tax BETWEEN 0 AND tax",
)
@Index("order_credits_order", ["orderId"])
export class OrderCredit {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_credits_pkey" })
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "order_credits_order_id_fkey" })
  order!: Relation<Order>;

  /** Id of what caused it: of the order if all that was left is credited, of a return, or of an admin's request. Unique. */
  @Column("uuid")
  sourceId!: string;

  @Column("text")
  reason!: CreditReason;

  @Column("bigint")
  amount!: Paise;

  /** GST contained in `amount`. */
  @Column("bigint")
  tax!: Paise;

  /** The part of `amount` that is shipping. */
  @Column("bigint")
  shipping!: Paise;

  /** GST contained in `shipping`. */
  @Column("bigint")
  shippingTax!: Paise;

  /** What the shop writes to the shopper about a refund by hand; `null` for other credits. */
  @Column("text", { nullable: true })
  note!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
