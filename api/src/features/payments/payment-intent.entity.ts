import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";

/**
 * An amount that a shopper is to pay online, with its order at Razorpay. It is created for an order, or before placing
 * (the documented REST sequence) and then used by one order.
 */
@Entity("payment_intents")
@Unique("payment_intents_gateway_order", ["gatewayOrderId"])
@Unique("payment_intents_order", ["orderId"])
@Check("payment_intents_amount_check", "amount >= 100 AND currency = 'INR'")
@Index("payment_intents_next_ask", ["nextAskAt"], { where: "next_ask_at IS NOT NULL" })
export class PaymentIntent {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "payment_intents_pkey" })
  id!: string;

  /** Its order at Razorpay, `order_...`. */
  @Column("text")
  gatewayOrderId!: string;

  /** The paying shopper; `null` if the order of a captured payment was lost with a restored backup. */
  @ForeignKey(() => User, { name: "payment_intents_user_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** The order that it pays; `null` before placing. */
  @ForeignKey(() => Order, { name: "payment_intents_order_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  orderId!: string | null;

  @Column("bigint")
  amount!: Paise;

  @Column("text", { default: "INR" })
  currency!: string;

  /** When the reconciler asks Razorpay about it next; `null` for never. */
  @Column("timestamptz", { nullable: true })
  nextAskAt!: Date | null;

  /** When its order became pending again; `null` if it never did. Razorpay is asked for three days from then on. */
  @Column("timestamptz", { nullable: true })
  askSince!: Date | null;

  /** When a sweep last added the job that expires its order; `null` if none did. */
  @Column("timestamptz", { nullable: true })
  expiryTriedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
