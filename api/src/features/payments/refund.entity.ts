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
  description:
    "Why: it was not the total, the order was paid already, it had ended, no order came, or the order was lost, cancelled or returned, or some of its pieces were.",
});

/** A refund of a payment: of all of it, or of one credit of its order. A trigger refuses refunds above the payment. */
@ObjectType({ description: "Money of an online payment that is given back.", simpleResolvers: true })
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

  @Field(() => Rupees, { description: "How much." })
  @Column("bigint")
  amount!: Paise;

  @Field(() => RefundReason, { description: "Why." })
  @Column("text")
  reason!: RefundReason;

  /** Razorpay's id, `rfnd_...`; `null` until Razorpay has accepted it. */
  @Column("text", { nullable: true })
  gatewayRefundId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When Razorpay accepted it, some days before the money arrives; absent before.",
  })
  @Column("timestamptz", { nullable: true })
  refundedAt!: Date | null;

  /** How often Razorpay failed to pay it. */
  @Column("integer", { default: 0 })
  failures!: number;

  @Field(() => Date, { description: "Since when it is due." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
