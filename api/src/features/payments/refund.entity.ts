import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { OrderCredit } from "./order-credit.entity.ts";
import { Payment } from "./payment.entity.ts";
import { RefundReason } from "./payment.rules.ts";

registerEnumType(RefundReason, {
  name: "RefundReason",
  description: "Reason of a refund.",
  valuesConfig: {
    WRONG_AMOUNT: { description: "The payment was not the total of its order." },
    PAID_TWICE: { description: "The order had been paid before." },
    ORDER_OVER: { description: "The payment came after the order had ended." },
    NO_ORDER: { description: "Paid before placing, and no order was placed." },
    ORDER_CANCELLED: { description: "The order was cancelled." },
    ORDER_RETURNED: { description: "The order was returned." },
    ORDER_LOST: { description: "The database was restored from a backup that is older than the order." },
    PIECES_CANCELLED: { description: "Some pieces of the order were cancelled." },
    PIECES_RETURNED: { description: "Some pieces of the order were returned." },
    REFUNDED_BY_SHOP: { description: "The staff refunded a part of the order." },
  },
});

/** A refund of a payment: of all of it, or of one credit of its order. A trigger refuses refunds above the payment. */
@ObjectType({ description: "Refund of an online payment, or of a part of it.", simpleResolvers: true })
@Entity("refunds")
@Unique("refunds_gateway_refund", ["gatewayRefundId"])
@Check("refunds_amount_check", "amount > 0")
@Index("refunds_due", ["createdAt"], { where: "refunded_at IS NULL" })
@Index("refunds_given", ["refundedAt", "id"], { where: "refunded_at IS NOT NULL" })
@Index("refunds_of_payment", ["paymentId"])
@Index("refunds_whole_payment", ["paymentId"], { unique: true, where: "credit_id IS NULL" })
@Index("refunds_credit", ["creditId"], { unique: true })
export class Refund {
  @Field(() => ID, { description: "Id of the refund." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "refunds_pkey" })
  id!: string;

  @Column("uuid")
  paymentId!: string;

  @ManyToOne(() => Payment, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "payment_id", foreignKeyConstraintName: "refunds_payment_id_fkey" })
  payment!: Relation<Payment>;

  /** The credit that it pays back; `null` if the shop keeps nothing of the payment. */
  @ForeignKey(() => OrderCredit, { name: "refunds_credit_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  creditId!: string | null;

  @Field(() => Rupees, { description: "Amount of the refund, in rupees." })
  @Column("bigint")
  amount!: Paise;

  @Field(() => RefundReason, { description: "Reason of the refund." })
  @Column("text")
  reason!: RefundReason;

  /** Razorpay's id, `rfnd_...`; `null` until Razorpay has accepted it. */
  @Column("text", { nullable: true })
  gatewayRefundId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time at which Razorpay accepted the refund, some days before the money arrives; null before that.",
  })
  @Column("timestamptz", { nullable: true })
  refundedAt!: Date | null;

  /** Why Razorpay refused the last request for it, for the admin; `null` if it did not, or has accepted one since. */
  @Column("text", { nullable: true })
  refusal!: string | null;

  /** How often Razorpay failed to pay it. */
  @Column("integer", { default: 0 })
  failures!: number;

  @Field(() => Date, { description: "Time since which the refund is due." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
